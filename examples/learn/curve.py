"""The learning curve as a picture."""

from pathlib import Path
from typing import NamedTuple

import matplotlib as mpl

mpl.use("svg")

from matplotlib import pyplot  # after the choice of where to draw


class Point(NamedTuple):
    """A test on the way: shares of the wins, alone against three of a kind."""

    stage: str
    decisions: int
    plebeian: float
    teacher: float


def draw(points: list[Point], path: Path) -> None:
    figure, axes = pyplot.subplots(figsize=(7, 4))
    learned = [point.decisions / 1e6 for point in points]
    axes.plot(learned, [100 * point.plebeian for point in points], "o-", color="#8e3b2f", label="three Plebeians")
    axes.plot(learned, [100 * point.teacher for point in points], "s-", color="#5b4a8a", label="three of its teachers")
    axes.axhline(25, color="#777777", linewidth=1, linestyle=":")
    axes.text(learned[-1], 26, "even", ha="right", color="#777777")
    practice = [point.decisions / 1e6 for point in points if point.stage != "practice"]
    axes.axvline(practice[-1], color="#bbbbbb", linewidth=1)
    axes.text(practice[-1], 101, " imitation, then practice", color="#777777", fontsize=8)
    axes.set(xlabel="decisions learned from, millions", ylabel="wins, %", ylim=(0, 105))
    axes.legend(title="alone against", loc="center")
    figure.tight_layout()
    figure.savefig(path, metadata={"Date": None})  # the same curve is the same file
    pyplot.close(figure)
