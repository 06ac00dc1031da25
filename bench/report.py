"""What was measured, as one table and as JSON."""

import datetime
import json
import os
import platform
from importlib.metadata import version
from pathlib import Path
from typing import NamedTuple

from rich.console import Console
from rich.table import Table

import munera
from bench.measure import Pace
from bench.others import LIBRARIES
from bench.ours import Costs
from bench.served import Served, Weight

PACKAGES = ("librt", "mypy", "numpy")  # besides those compared


class Ratio(NamedTuple):
    """One figure against another of the same run, and the goal set for it."""

    name: str
    value: float
    goal: float | None = None
    at_most: bool = False

    @property
    def verdict(self) -> str:
        if self.goal is None:
            return ""
        good = self.value <= self.goal if self.at_most else self.value >= self.goal
        return "reached" if good else "missed"


class Report(NamedTuple):
    paces: dict[str, Pace]
    costs: dict[str, Costs]
    ratios: list[Ratio]
    served: dict[str, Served]
    weights: dict[str, Weight]


def show(report: Report, console: Console) -> None:
    table = Table(title="Random play to the end, one core, processor time, best of three runs", title_justify="left")
    table.add_column("what")
    table.add_column("figure", justify="right")
    table.add_column("games or goal", justify="right")
    table.add_column("verdict")
    for name, pace in report.paces.items():
        table.add_row(name, f"{pace.steps_per_second:,.0f} steps/s", f"{pace.games_per_second:,.1f} games/s", "")
    table.add_section()
    for name, costs in report.costs.items():
        for operation, cost in costs._asdict().items():
            table.add_row(f"{name}, {operation}() from Python", f"{cost:,.0f} ns", "", "")
    table.add_section()
    for ratio in report.ratios:
        goal = "" if ratio.goal is None else f"{'at most' if ratio.at_most else 'at least'} {ratio.goal:g}"
        colour = "green" if ratio.verdict == "reached" else "red"
        table.add_row(ratio.name, f"{ratio.value:,.1f}", goal, f"[{colour}]{ratio.verdict}[/]")
    console.print(table)
    if report.served:
        console.print(_tables(report))


def _tables(report: Report) -> Table:
    """What the servers did, by the clock on the wall."""
    table = Table(title="Tables of four players and a spectator, one node, every move committed", title_justify="left")
    for heading in ("server", "moves/s", "p50", "p99", "processor"):
        table.add_column(heading, justify="left" if heading == "server" else "right")
    for name, run in report.served.items():
        times = (f"{each:,.1f} ms" for each in (run.p50, run.p99, run.processor))
        table.add_row(name, f"{run.moves_per_second:,.0f}", *times)
    table.add_section()
    for name, weight in report.weights.items():
        table.add_row(f"{name}, a table in memory", f"idle {weight.idle:,.0f} kB", f"active {weight.active:,.0f} kB")
    return table


def save(report: Report, path: Path) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    data = {
        "machine": machine(),
        "paces": {name: pace._asdict() for name, pace in report.paces.items()},
        "nanoseconds": {name: costs._asdict() for name, costs in report.costs.items()},
        "served": {name: run._asdict() for name, run in report.served.items()},
        "kilobytes": {name: weight._asdict() for name, weight in report.weights.items()},
        "ratios": [{**ratio._asdict(), "verdict": ratio.verdict} for ratio in report.ratios],
    }
    path.write_text(json.dumps(data, indent=2) + "\n", "utf-8")


def machine() -> dict[str, object]:
    """What a reader needs to know to compare two reports."""
    return {
        "date": datetime.datetime.now(datetime.UTC).isoformat(timespec="seconds"),
        "python": platform.python_version(),
        "system": f"{platform.system()} {platform.machine()}",
        "processor": _processor(),
        "cores": os.cpu_count(),
        "clock": "processor time",
        "munera": munera.__version__,
        "libraries": {package: version(package) for package in (*PACKAGES, *LIBRARIES.values())},
    }


def _processor() -> str:
    try:
        lines = Path("/proc/cpuinfo").read_text("utf-8").splitlines()
    except OSError:
        return platform.processor()
    return next((line.partition(":")[2].strip() for line in lines if line.startswith("model name")), platform.machine())
