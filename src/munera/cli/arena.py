"""Matches between bots at the terminal: how far they are, and how they ended."""

import sys
from contextlib import AbstractContextManager
from pathlib import Path
from typing import Any

from rich import box
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from munera import Message, MuneraError
from munera.cli.language import tell
from munera.cli.report import interval, number, percent, percents
from munera.cli.simulate import cores
from munera.lab import extra, pools
from munera.lab.arena import Match
from munera.lab.arena_file import Results, load
from munera.lab.arena_run import Arena

PLACES = ("processes", "ray")


def run(
    match: Match, games: int, workers: int | None, records: Path | None, path: Path | None, on: str, address: str | None
) -> None:
    """Plays what is missing, prints the result."""
    match.check()
    if on not in PLACES:
        raise MuneraError(Message("errors-place-option", places=list(PLACES), given=on))
    if address is not None and on != "ray":
        raise MuneraError(Message("errors-address-option"))
    extra("openskill")  # rather now than after the last game
    blocks = -(-games // match.players)
    arena = Arena(load(path, match) if path else Results(match), blocks, path, records)
    if blocks * match.players != games:
        _note(Message("terminal-whole-rounds", games=games, seats=match.players, played=blocks * match.players))
    if arena.games > blocks * match.players:
        _note(Message("terminal-more-games", path=str(path), games=arena.games))
    try:
        _play(arena, on, address, workers)
    except KeyboardInterrupt:
        if path is not None:
            done = len(arena.results.outcomes)
            _note(Message("terminal-stopped", done=done, games=arena.games, path=str(path)))
        raise
    print_result(match, arena.finish())


def _play(arena: Arena, on: str, address: str | None, workers: int | None) -> None:
    missing = len(arena.missing())
    if missing == 0:
        return
    arena.prepare()
    console = Console(stderr=True)
    columns = [TextColumn(tell(Message("terminal-playing"))), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn()]
    with (
        _pool(on, address, workers, missing) as pool,
        Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as progress,
    ):
        bar = progress.add_task("playing", total=arena.games, completed=arena.games - missing)
        for done in arena.run(pool):
            progress.update(bar, completed=done)


def _pool(on: str, address: str | None, workers: int | None, games: int) -> AbstractContextManager[pools.Pool]:
    if on == "ray":
        return pools.on_ray(address, workers if address else workers or cores())
    count = min(workers or cores(), games)
    return pools.here() if count == 1 else pools.processes(count)


def _note(sentence: Message) -> None:
    print(f"munera: {tell(sentence)}", file=sys.stderr)


def print_result(match: Match, result: dict[str, Any]) -> None:
    """Two tables, each narrow enough for any terminal."""
    console = Console(highlight=False)
    game = Message("terminal-with-variants", game=match.game, variants=list(match.variants))
    games, blocks = result["games"], result["blocks"]
    played = game if match.variants else match.game
    console.print(tell(Message("terminal-arena", games=games, game=played, blocks=blocks, players=match.players)))
    won = _table("bot", "seats", "games", "win-share", "interval", "fair-share", "mean-place")
    rated = _table("bot", "mean-score", "interval", "decision", "longest", "mu", "sigma", "ordinal")
    for bot in result["bots"]:
        shares = bot["win_share_interval"]
        won.add_row(
            bot["bot"],
            tell(bot["seats"]),
            tell(bot["games"]),
            percent(bot["win_share"]),
            percents(shares),
            percent(result["fair_share"]),
            number(bot["mean_place"]),
        )
        rated.add_row(
            bot["bot"],
            number(bot["mean_score"]),
            interval(bot["mean_score_interval"]),
            _duration(bot["seconds_per_decision"]),
            _duration(bot["longest_decision"]),
            *(number(bot[name]) for name in ("mu", "sigma", "ordinal")),
        )
    for table in (won, rated):
        console.print()
        console.print(table)
    speed = result["games_per_second"]
    pace = Message("terminal-rounded", number=round(speed) if speed > 10 else speed)
    steps = Message("terminal-rounded", number=result["mean_steps"])
    console.print()
    console.print(tell(Message("terminal-arena-speed", seed=str(match.seed), speed=pace, steps=steps)))


def _table(*columns: str) -> Table:
    table = Table(box=box.SIMPLE_HEAD, show_edge=False, padding=(0, 1, 0, 0))
    for place, column in enumerate(columns):
        name = tell(Message(f"terminal-column-{column}"))
        table.add_column(name, justify="left" if place == 0 else "right", no_wrap=place > 0)
    return table


def _duration(seconds: float) -> str:
    """
    >>> _duration(0.0000213), _duration(0.0456), _duration(12)
    ('21 µs', '45.6 ms', '12.0 s')
    """
    if seconds < 0.001:
        return f"{1e6 * seconds:.0f} µs"
    return f"{1e3 * seconds:.1f} ms" if seconds < 1 else f"{seconds:.1f} s"
