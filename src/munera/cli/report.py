"""The result of a simulation, as text."""

from collections.abc import Sequence
from typing import Any

from rich import box
from rich.console import Console
from rich.table import Table

from munera import Message
from munera.cli.language import tell


def print_report(result: dict[str, Any]) -> None:
    console = Console(highlight=False)
    game = Message("terminal-with-variants", game=result["game"], variants=result["variants"])
    headline = Message(
        "terminal-simulated",
        games=result["games"],
        game=game if result["variants"] else result["game"],
        players=result["players"],
        bot=result["bot"],
        seed=str(result["seed"]),
    )
    console.print(tell(headline))
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False)
    for column in ("seat", "mean-score", "interval", "win-rate", "interval"):
        table.add_column(tell(Message(f"terminal-column-{column}")), justify="right")
    for seat in result["seats"]:
        table.add_row(
            str(seat["seat"]),
            number(seat["mean_score"]),
            interval(seat["mean_score_interval"]),
            percent(seat["win_rate"]),
            percents(seat["win_rate_interval"]),
        )
    table.add_section()
    every = tell(Message("terminal-all-seats"))
    table.add_row(every, number(result["mean_score"]), interval(result["mean_score_interval"]), "", "")
    console.print(table)
    speed = result["games_per_second"]
    rounded = Message("terminal-rounded", number=round(speed) if speed > 10 else speed)
    steps = Message("terminal-rounded", number=result["mean_steps"])
    console.print(tell(Message("terminal-speed", steps=steps, speed=rounded)))


def number(number: float) -> str:
    """With two decimals."""
    return tell(Message("terminal-number", number=number))


def percent(share: float) -> str:
    return tell(Message("terminal-percent", number=100 * share))


def interval(bounds: Sequence[float] | None) -> str:
    """From one bound to the other, where there is one at all."""
    return tell(Message("common-none")) if bounds is None else _between(number(bounds[0]), number(bounds[1]))


def percents(bounds: Sequence[float] | None) -> str:
    """The same of shares, with one sign for both."""
    return tell(Message("common-none")) if bounds is None else _between(number(100 * bounds[0]), percent(bounds[1]))


def _between(low: str, high: str) -> str:
    return tell(Message("terminal-between", low=low, high=high))
