"""Matches between bots at the terminal: how far they are, and how they ended."""

import sys
from collections.abc import Sequence
from contextlib import AbstractContextManager
from pathlib import Path
from typing import Any

from rich import box
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from munera import MuneraError
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
        raise MuneraError(f"--on must be {' or '.join(PLACES)}, not “{on}”.")
    if address is not None and on != "ray":
        raise MuneraError("--address is that of a Ray cluster; please add --on ray.")
    extra("openskill")  # rather now than after the last game
    blocks = -(-games // match.players)
    arena = Arena(load(path, match) if path else Results(match), blocks, path, records)
    if blocks * match.players != games:
        _note(f"{games} games are no whole rounds of {match.players} seats, so {blocks * match.players} are played.")
    if arena.games > blocks * match.players:
        _note(f"{path} holds more games than that already; all {arena.games} are counted.")
    try:
        _play(arena, on, address, workers)
    except KeyboardInterrupt:
        if path is not None:
            done = len(arena.results.outcomes)
            _note(f"Stopped after {done} of {arena.games} games; the same command goes on from {path}.")
        raise
    print_result(match, arena.finish())


def _play(arena: Arena, on: str, address: str | None, workers: int | None) -> None:
    missing = len(arena.missing())
    if missing == 0:
        return
    arena.prepare()
    console = Console(stderr=True)
    columns = [TextColumn("playing"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn()]
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


def _note(sentence: str) -> None:
    print(f"munera: {sentence}", file=sys.stderr)


def print_result(match: Match, result: dict[str, Any]) -> None:
    """Two tables, each narrow enough for any terminal."""
    console = Console(highlight=False)
    variants = f" ({', '.join(match.variants)})" if match.variants else ""
    blocks = "1 block" if result["blocks"] == 1 else f"{result['blocks']:,} blocks"
    console.print(f"{result['games']:,} games of {match.game}{variants} in {blocks} of {match.players}")
    won = _table("bot", "seats", "games", "win share", "95 % interval", "fair share", "mean place")
    rated = _table("bot", "score", "95 % interval", "decision", "longest", "mu", "sigma", "ordinal")
    for bot in result["bots"]:
        shares = bot["win_share_interval"]
        won.add_row(
            bot["bot"],
            str(bot["seats"]),
            f"{bot['games']:,}",
            f"{100 * bot['win_share']:.2f} %",
            _between(shares and [100 * bound for bound in shares], " %"),
            f"{100 * result['fair_share']:.2f} %",
            f"{bot['mean_place']:.2f}",
        )
        rated.add_row(
            bot["bot"],
            f"{bot['mean_score']:.2f}",
            _between(bot["mean_score_interval"]),
            _duration(bot["seconds_per_decision"]),
            _duration(bot["longest_decision"]),
            *(f"{bot[name]:.2f}" for name in ("mu", "sigma", "ordinal")),
        )
    for table in (won, rated):
        console.print()
        console.print(table)
    speed = result["games_per_second"]
    pace = f"{speed:,.{0 if speed > 10 else 1}f} games a second"
    console.print(f"\nseed {match.seed}, {pace}, {result['mean_steps']:.1f} steps a game")


def _table(*columns: str) -> Table:
    table = Table(box=box.SIMPLE_HEAD, show_edge=False, padding=(0, 1, 0, 0))
    for place, column in enumerate(columns):
        table.add_column(column, justify="left" if place == 0 else "right", no_wrap=place > 0)
    return table


def _between(bounds: Sequence[float] | None, unit: str = "") -> str:
    return "–" if bounds is None else f"{bounds[0]:.2f} to {bounds[1]:.2f}{unit}"


def _duration(seconds: float) -> str:
    """
    >>> _duration(0.0000213), _duration(0.0456), _duration(12)
    ('21 µs', '45.6 ms', '12.0 s')
    """
    if seconds < 0.001:
        return f"{1e6 * seconds:.0f} µs"
    return f"{1e3 * seconds:.1f} ms" if seconds < 1 else f"{seconds:.1f} s"
