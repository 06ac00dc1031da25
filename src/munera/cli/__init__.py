"""The terminal client: `munera play`, `replay`, `analyse`, `verify`, `simulate`, `arena`, `games`."""

import re
import sys
from pathlib import Path
from typing import Annotated, Any

import typer
from typer.core import TyperGroup
from typer.exceptions import TyperException

import munera
from munera import Message, MuneraError
from munera.cli.admin import app as admin
from munera.cli.lab import app as lab
from munera.cli.language import choose, tell
from munera.cli.serve import serve, think
from munera.core.message import Said
from munera.tongues import LANGUAGES


class OneSentence(TyperGroup):
    """Whatever goes wrong is told in one sentence on stderr, with exit code 2."""

    def main(self, *args: Any, **options: Any) -> Any:
        for stream in (sys.stdout, sys.stderr):
            if hasattr(stream, "reconfigure"):
                stream.reconfigure(errors="replace")  # a terminal that lacks a letter still shows the rest
        choose(None)
        try:
            code = super().main(*args, **{**options, "prog_name": "munera", "standalone_mode": False})
        except MuneraError as error:
            sys.exit(_complaint(tell(error.said)))
        except TyperException as error:
            sys.exit(_complaint(error.format_message()))
        sys.exit(code if isinstance(code, int) else 0)


def _complaint(text: str) -> int:
    sentence = re.sub(r"[ \t\r\n]+", " ", text).strip()  # French keeps its spaces that do not break
    print(f"munera: {sentence}{'' if sentence.endswith('.') else '.'}", file=sys.stderr)
    return 2


app = typer.Typer(cls=OneSentence, add_completion=False, pretty_exceptions_enable=False, rich_markup_mode="rich")
app.add_typer(admin, name="admin")
app.add_typer(lab, name="lab")
app.command()(serve)
app.command()(think)


def _speak(name: str | None) -> None:
    if name is not None:
        choose(name)


Language = Annotated[
    str | None,
    typer.Option(
        metavar="NAME",
        callback=_speak,
        is_eager=True,
        help=f"In which language: {', '.join(LANGUAGES)}; else $MUNERA_LANGUAGE or that of the system.",
        show_default=False,
    ),
]
Players = Annotated[
    int | None, typer.Option(metavar="N", help="How many play; four where the game allows it.", show_default=False)
]
Variants = Annotated[
    list[str] | None,
    typer.Option(
        "--variant", metavar="NAME", help="A variant of the rules; may be given several times.", show_default=False
    ),
]
Seed = Annotated[
    int | None, typer.Option(metavar="N", help="The same seed gives the same dice and draws.", show_default=False)
]


def main() -> None:
    app()


def _version(wanted: bool) -> None:
    if wanted:
        print(f"munera {munera.__version__} ({'compiled' if munera.COMPILED else 'interpreted'})")
        raise typer.Exit


@app.callback(invoke_without_command=True)
def _top(
    context: typer.Context,
    version: Annotated[
        bool, typer.Option("--version", callback=_version, is_eager=True, help="Say the version and how it runs.")
    ] = False,
    language: Language = None,
) -> None:
    """Roman board games to play, to study, and to teach machines."""
    if context.invoked_subcommand is None:
        print(context.get_help())


@app.command()
def play(
    game: Annotated[
        str | None, typer.Argument(metavar="GAME", help="Which game; “munera games” lists them.", show_default=False)
    ] = None,
    players: Players = None,
    variant: Variants = None,
    seat: Annotated[
        int | None, typer.Option(metavar="N", help="Where you sit, counted from 1.", show_default=False)
    ] = None,
    against: Annotated[
        str,
        typer.Option(metavar="LEVEL", help="Who plays the other seats: plebeian, eques, senator, consul or emperor."),
    ] = "senator",
    name: Annotated[str | None, typer.Option(metavar="NAME", help="Your name.", show_default=False)] = None,
    seed: Seed = None,
    save: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Keep the game in this new file.", show_default=False)
    ] = None,
    resume: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Go on with a game that was kept.", show_default=False)
    ] = None,
    language: Language = None,
) -> None:
    """Play a game against bots."""
    from munera.cli.dress import YOU
    from munera.cli.keeper import Keeper, new_file, unused_path
    from munera.cli.play import Play
    from munera.cli.seating import new_session, resumed_session
    from munera.core.seeds import fresh

    chosen = fresh() if seed is None else seed
    if resume is not None:
        if players is not None or variant or name is not None:
            raise MuneraError(Message("errors-resumed"))
        session = resumed_session(resume, game, seat, against, chosen)
    elif game is None:
        raise MuneraError(Message("errors-which-game", games=munera.games()))
    else:
        rules = munera.game(game)
        session = new_session(
            rules,
            players,
            tuple(variant or ()),
            1 if seat is None else seat,
            against,
            YOU if name is None else name,
            chosen,
        )
    path = new_file(save) if save is not None else resume or unused_path(session.game.name)
    Play(session, Keeper(session.record, path)).run()


@app.command()
def replay(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A record (.munera).", show_default=False)],
    everything: Annotated[bool, typer.Option("--all", help="Print the whole game without asking.")] = False,
    language: Language = None,
) -> None:
    """Watch a game that was kept."""
    from munera.cli.replay import replay as watch

    watch(file, everything)


@app.command()
def analyse(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A record (.munera).", show_default=False)],
    thorough: Annotated[bool, typer.Option("--thorough", help="Look about five times as long.")] = False,
    seed: Annotated[int, typer.Option(metavar="N", help="The same seed gives the same result.")] = 1,
    json: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Write everything to this file, too.", show_default=False)
    ] = None,
    language: Language = None,
) -> None:
    """Tell everybody's chance to win after every move of a game, and which moves mattered and why."""
    from munera.cli.analyse import analyse as judge

    judge(file, thorough, seed, json)


@app.command()
def verify(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A record (.munera).", show_default=False)],
    language: Language = None,
) -> None:
    """Check that the dice of a game were those its table committed to."""
    from munera.cli.verify import verify as check

    check(file)


@app.command()
def simulate(
    game: Annotated[
        str, typer.Argument(metavar="GAME", help="Which game; “munera games” lists them.", show_default=False)
    ],
    games: Annotated[int, typer.Option(min=1, metavar="N", help="How many games.")] = 1000,
    players: Players = None,
    variant: Variants = None,
    bot: Annotated[str, typer.Option(metavar="KIND", help="Who plays all seats.")] = "random",
    seed: Annotated[int, typer.Option(metavar="N", help="The same seed gives the same result.")] = 1,
    workers: Annotated[
        int | None, typer.Option(min=1, metavar="N", help="Processes; all cores by default.", show_default=False)
    ] = None,
    json: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Write the result to this file, too.", show_default=False)
    ] = None,
    language: Language = None,
) -> None:
    """Let bots play many games, and report scores and win rates."""
    from munera.cli.seating import usual_players
    from munera.cli.simulate import Job, run

    rules = munera.game(game)
    count = usual_players(rules) if players is None else players
    run(Job(game, count, tuple(sorted(set(variant or ()))), bot, seed, 0, games), workers, json)


@app.command()
def arena(
    game: Annotated[
        str, typer.Argument(metavar="GAME", help="Which game; “munera games” lists them.", show_default=False)
    ],
    bots: Annotated[
        str, typer.Option(metavar="KIND,KIND,…", help="Who plays: one kind of bot for each player.", show_default=False)
    ],
    games: Annotated[int, typer.Option(min=1, metavar="N", help="How many games; whole rounds of the seats.")] = 400,
    variant: Variants = None,
    seed: Annotated[int, typer.Option(metavar="N", help="The same seed gives the same result.")] = 1,
    workers: Annotated[
        int | None, typer.Option(min=1, metavar="N", help="How many at a time; all cores by default.")
    ] = None,
    records: Annotated[
        Path | None, typer.Option(metavar="DIR", help="Keep every game as a record in this folder.")
    ] = None,
    json: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Keep all results in this file, and go on from it.")
    ] = None,
    on: Annotated[str, typer.Option(metavar="PLACE", help="Where to play: processes or ray.")] = "processes",
    address: Annotated[str | None, typer.Option(metavar="ADDR", help="Of the Ray cluster; else a local one.")] = None,
) -> None:
    """Let bots compete in turned seats with equal dice, and rate them."""
    from munera.cli.arena import run
    from munera.lab.arena import Match

    match = Match(game, tuple(sorted(set(variant or ()))), tuple(kind.strip() for kind in bots.split(",")), seed)
    run(match, games, workers, records, json, on, address)


@app.command()
def games(language: Language = None) -> None:
    """List the games, for how many players they are, and their variants."""
    for name in munera.games():
        rules = munera.game(name)
        listed: Said = Message("common-parts", parts=list(rules.variants))
        variants = listed if rules.variants else Message("terminal-no-variants")
        counts = list(rules.player_counts)
        print(tell(Message("terminal-game", name=name, title=rules.title, counts=counts, variants=variants)))
