"""The result of a simulation, as text."""

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
        low, high = seat["win_rate_interval"]
        table.add_row(
            str(seat["seat"]),
            _number(seat["mean_score"]),
            _interval(seat["mean_score_interval"]),
            _percent(seat["win_rate"]),
            tell(Message("terminal-between", low=_number(100 * low), high=_percent(high))),
        )
    table.add_section()
    every = tell(Message("terminal-all-seats"))
    table.add_row(every, _number(result["mean_score"]), _interval(result["mean_score_interval"]), "", "")
    console.print(table)
    speed = result["games_per_second"]
    rounded = Message("terminal-rounded", number=round(speed) if speed > 10 else speed)
    steps = Message("terminal-rounded", number=result["mean_steps"])
    console.print(tell(Message("terminal-speed", steps=steps, speed=rounded)))


def _number(number: float) -> str:
    return tell(Message("terminal-number", number=number))


def _percent(share: float) -> str:
    return tell(Message("terminal-percent", number=100 * share))


def _interval(bounds: list[float] | None) -> str:
    if bounds is None:
        return tell(Message("common-none"))
    return tell(Message("terminal-between", low=_number(bounds[0]), high=_number(bounds[1])))
