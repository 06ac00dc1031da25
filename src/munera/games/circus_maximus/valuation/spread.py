"""How much the worth of a position tells about who will win."""

from pathlib import Path
from typing import Final

from mypy_extensions import i64

from munera.core.weights import Weights
from munera.games.circus_maximus.state import DAY, Table

WEIGHTS: Final = Weights(Path(__file__).with_name("weights.txt"))


def stage(s: Table) -> i64:
    """The days."""
    return s.cells[DAY] - 1 if s.cells[DAY] > 0 else i64(0)


def spread(s: Table) -> float:
    """How far apart seats must be for odds of e to one, in hundredths of a coin."""
    return WEIGHTS.spreads[stage(s)]
