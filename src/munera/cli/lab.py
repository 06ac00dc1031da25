"""`munera lab`: what many games tell, as a page or as a table."""

import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from munera import Message, MuneraError
from munera.cli.language import tell

if TYPE_CHECKING:
    from munera.lab.pools import Pool

app = typer.Typer(help="Study the games: a report about many of them, or all their moves as a table.")

GameName = Annotated[str, typer.Argument(metavar="GAME", help="Which game; “munera games” lists them.")]
Bots = Annotated[str, typer.Option(metavar="KIND", help="Who plays all seats.")]
Players = Annotated[
    str | None, typer.Option(metavar="N,N,…", help="With how many players; all that there are by default.")
]
Seed = Annotated[int, typer.Option(metavar="N", help="The same seed gives the same result.")]
Workers = Annotated[int | None, typer.Option(min=1, metavar="N", help="Processes; all cores by default.")]


@app.callback(invoke_without_command=True)
def _top(context: typer.Context) -> None:
    if context.invoked_subcommand is None:
        print(context.get_help())


@app.command()
def report(
    game: GameName,
    games: Annotated[int, typer.Option(min=1, metavar="N", help="How many games.")] = 1000,
    bots: Bots = "senator",
    players: Players = None,
    seed: Seed = 1,
    workers: Workers = None,
    out: Annotated[
        Path | None, typer.Option(metavar="FILE.html", help="Where to; GAME-report.html by default.")
    ] = None,
) -> None:
    """Let bots play many games, and tell what the game is like on one page."""
    from munera.lab.figures import needed
    from munera.lab.files import whole
    from munera.lab.plan import planned
    from munera.lab.report import observed
    from munera.lab.report import report as told

    plan = planned(game, bots, seed, games, _counts(players))
    needed()
    path = Path(f"{game}-report.html") if out is None else out
    begun = time.perf_counter()
    with whole(path) as draft:
        with _at_work(games, workers) as (pool, progress):
            results = observed(plan, pool, progress)
        seconds = time.perf_counter() - begun
        draft.write_text(told(results), "utf-8")
    speed = Message("terminal-rounded", number=_rounded(games / seconds))
    print(tell(Message("terminal-reported", path=str(path), games=games, speed=speed)))


@app.command()
def export(
    game: GameName,
    to: Annotated[Path, typer.Option(metavar="FILE", help="A file that ends in .csv or .parquet.")],
    games: Annotated[int, typer.Option(min=1, metavar="N", help="How many games.")] = 1000,
    bots: Bots = "senator",
    rows: Annotated[str, typer.Option(metavar="WHAT", help="A row for each of these: actions or games.")] = "actions",
    players: Players = None,
    seed: Seed = 1,
    workers: Workers = None,
) -> None:
    """Let bots play many games, and write every action, or every result, as a table."""
    from munera.lab.export import export as written
    from munera.lab.export import writer_for
    from munera.lab.plan import planned

    plan = planned(game, bots, seed, games, _counts(players))
    writer_for(to)
    with _at_work(games, workers) as (pool, progress):
        count = written(plan, to, rows, pool, progress)
    print(tell(Message("terminal-exported", path=str(to), games=games, rows=count)))


@app.command()
def learn(
    game: GameName,
    to: Annotated[Path, typer.Option(metavar="FILE", help="Where to write the weights.")],
    games: Annotated[int, typer.Option(min=20, metavar="N", help="How many games to learn from.")] = 4000,
    seed: Seed = 1,
    workers: Workers = None,
) -> None:
    """Let the valuation play against itself, and fit its weights to how the games ended."""
    from munera import game as find
    from munera.lab import extra
    from munera.lab.files import whole
    from munera.lab.fit import fit, joined_parts
    from munera.lab.pools import as_finished
    from munera.lab.selfplay import Part, play_part

    find(game)
    extra("numpy")
    parts = [Part(game, seed, first, min(20, games - first)) for first in range(0, games, 20)]
    with whole(to) as draft:
        found = []
        with _at_work(games, workers) as (pool, progress):
            for part in as_finished(pool, play_part, parts):
                found.append(part)
                progress(20)
        result = fit(joined_parts(found), seed)
        draft.write_text(result.text, "utf-8")
    missed, surprise = f"{result.score_error:.1f}", f"{result.surprise:.3f}"
    print(tell(Message("terminal-learnt", path=str(to), games=games, missed=missed, surprise=surprise)))


@app.command()
def calibration(
    game: GameName,
    games: Annotated[int, typer.Option(min=2, metavar="N", help="How many games.")] = 500,
    bots: Bots = "senator",
    players: Players = None,
    seed: Seed = 1,
    workers: Workers = None,
    plot: Annotated[Path | None, typer.Option(metavar="FILE.svg", help="Draw it to this file, too.")] = None,
) -> None:
    """Let bots play many games, and compare the chances to win that an analysis gives with how they ended."""
    from munera import game as find
    from munera.lab.calibration import Part, markdown, table, watch_part
    from munera.lab.calibration_plot import drawn
    from munera.lab.files import whole
    from munera.lab.plan import planned
    from munera.lab.pools import as_finished

    plan = planned(game, bots, seed, games, _counts(players))
    parts = [Part(plan, first, min(5, games - first)) for first in range(0, games, 5)]
    tallies = []
    with _at_work(games, workers) as (pool, progress):
        for found in as_finished(pool, watch_part, parts):
            tallies += found
            progress(len(found))
    rows = table(tallies)
    if plot is not None:
        with whole(plot) as draft:
            draft.write_text(drawn(rows, f"{find(game).title}, {games} games"), "utf-8")
    print(markdown(rows))


@app.command()
def puzzles(
    game: GameName,
    to: Annotated[Path, typer.Option(metavar="FILE", help="Where to write the positions.")],
    count: Annotated[int, typer.Option(min=1, metavar="N", help="How many positions.")] = 36,
    games: Annotated[int, typer.Option(min=1, metavar="N", help="How many games to look through.")] = 200,
    bots: Bots = "senator",
    players: Players = None,
    seed: Seed = 1,
    workers: Workers = None,
) -> None:
    """Find positions to solve in games of bots: one move is clearly best, and weaker players miss it."""
    from munera import game as find
    from munera.lab.files import whole
    from munera.lab.plan import planned
    from munera.lab.pools import as_finished
    from munera.lab.puzzles import Part, chosen, find_in_game, markdown, written

    plan = planned(game, bots, seed, games, _counts(players))
    found = []
    with whole(to) as draft:
        with _at_work(games, workers) as (pool, progress):
            for positions in as_finished(pool, find_in_game, [Part(plan, number) for number in range(games)]):
                found += positions
                progress(1)
        kept = chosen(found, find(game), count)
        draft.write_text(written(find(game), kept), "utf-8")
    print(markdown(kept))


@contextmanager
def _at_work(games: int, workers: int | None) -> Iterator[tuple["Pool", Callable[[int], None]]]:
    """Workers, and a bar on stderr that shows how far they are."""
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    from munera.cli.simulate import cores
    from munera.lab.pools import here, processes

    count = min(workers or cores(), games)
    columns = [TextColumn(tell(Message("terminal-playing"))), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn()]
    with Progress(*columns, console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task("playing", total=games)
        with here() if count == 1 else processes(count) as pool:
            yield pool, lambda more: bar.advance(task, more)


def _counts(text: str | None) -> tuple[int, ...]:
    """Player counts as they are typed: 3,4,5."""
    if text is None:
        return ()
    counts = [part.strip() for part in text.split(",")]
    if not all(part.isdecimal() and len(part) < 4 for part in counts):
        raise MuneraError(Message("errors-players-option", given=text))
    return tuple(int(part) for part in counts)


def _rounded(speed: float) -> float:
    return round(speed) if speed >= 10 else speed
