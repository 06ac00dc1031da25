"""The result of a simulation, as text."""

from typing import Any

from rich import box
from rich.console import Console
from rich.table import Table


def print_report(result: dict[str, Any]) -> None:
    console = Console(highlight=False)
    variants = f" ({', '.join(result['variants'])})" if result["variants"] else ""
    games = "1 game" if result["games"] == 1 else f"{result['games']:,} games"
    players = f"{result['players']} {result['bot']} players"
    console.print(f"{games} of {result['game']}{variants} with {players}, seed {result['seed']}")
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False)
    for column in ("seat", "mean score", "95 % interval", "win rate", "95 % interval"):
        table.add_column(column, justify="right")
    for seat in result["seats"]:
        table.add_row(
            str(seat["seat"]),
            f"{seat['mean_score']:.2f}",
            _interval(seat["mean_score_interval"]),
            f"{100 * seat['win_rate']:.2f} %",
            _interval([100 * bound for bound in seat["win_rate_interval"]], " %"),
        )
    table.add_section()
    table.add_row("all", f"{result['mean_score']:.2f}", _interval(result["mean_score_interval"]), "", "")
    console.print(table)
    speed = result["games_per_second"]
    console.print(f"{result['mean_steps']:.1f} steps a game, {speed:,.{0 if speed > 10 else 1}f} games a second")


def _interval(bounds: list[float] | None, unit: str = "") -> str:
    return "–" if bounds is None else f"{bounds[0]:.2f} to {bounds[1]:.2f}{unit}"
