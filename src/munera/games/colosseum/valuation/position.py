"""What a seat may hope for: the audience it will draw in the end, in hundredths of a spectator.

A network guesses it from the features of the seat. Its weights were learnt from games: see docs/lab/learn.md.
"""

from pathlib import Path
from typing import Final

from mypy_extensions import i64

from munera.core.weights import Weights
from munera.games.colosseum.audience import from_nobles
from munera.games.colosseum.ending import riches
from munera.games.colosseum.state import PLAYERS, SCORE, Table
from munera.games.colosseum.valuation.features import features
from munera.games.colosseum.valuation.horizon import shows_left

WEIGHTS: Final = Weights(Path(__file__).with_name("weights.txt"))
RIVALS: Final = 15  # hundredths of the spectators that nobles bring to the others


def position(s: Table, seat: i64) -> i64:
    """The value of all that a seat has, less what nobles bring to the others."""
    spectators: i64 = 0
    for other in range(s.cells[PLAYERS]):
        if other != seat and shows_left(s, other) > 0:
            spectators += from_nobles(s, other)
    return prospect(s, seat) - spectators * RIVALS


def prospect(s: Table, seat: i64) -> i64:
    """The audience to be expected; once the last show is given it is known, and riches decide ties (C11.1)."""
    if shows_left(s, seat) == 0:
        return s.cells[SCORE + seat] * 100 + riches(s, seat)
    return i64(WEIGHTS.value(features(s, seat)))
