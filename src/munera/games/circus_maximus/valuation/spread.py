"""How much the worth of a position tells about who will win."""

from typing import Final

from librt.vecs import vec

from munera.games.circus_maximus.state import DAY, Table

SPREADS: Final = vec[float]([600.0, 420.0, 270.0])  # by day


def spread(s: Table) -> float:
    """How far apart seats must be for odds of e to one, in hundredths of a coin; fitted on games."""
    return SPREADS[max(s.cells[DAY] - 1, 0)]
