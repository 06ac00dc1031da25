"""How much the worth of a position tells about who will win."""

from typing import Final

from librt.vecs import vec

from munera.games.colosseum.data import ROUNDS
from munera.games.colosseum.state import PHASE, PRODUCE, ROUND, Table

SPREADS: Final = vec[float]([1300.0, 1000.0, 1000.0, 800.0, 450.0])  # by round
LAST_SHOWS: Final = 200.0  # while the last shows are given


def spread(s: Table) -> float:
    """How far apart seats must be for odds of e to one, in hundredths of a spectator; fitted on games."""
    return LAST_SHOWS if s.cells[PHASE] == PRODUCE and s.cells[ROUND] == ROUNDS else SPREADS[max(s.cells[ROUND] - 1, 0)]
