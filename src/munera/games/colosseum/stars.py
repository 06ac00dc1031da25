"""Star performers (C9)."""

from mypy_extensions import i64

from munera.games.colosseum.data import HAS_STAR, KINDS, STAR_MINIMUM
from munera.games.colosseum.state import NONE, PLAYERS, STAR, TOKENS, Table


def award_stars(s: Table) -> None:
    """After a whole deal, auction, discard or donation (C9.4)."""
    for kind in range(KINDS):
        if HAS_STAR[kind]:
            _award(s, kind)


def _award(s: Table, kind: i64) -> None:
    cells = s.cells
    most: i64 = 0
    leader: i64 = NONE  # the one seat that has more than all others, if there is one
    for seat in range(cells[PLAYERS]):
        count = cells[TOKENS + seat * KINDS + kind]
        if count > most:
            most = count
            leader = seat
        elif count == most:
            leader = NONE
    if most < STAR_MINIMUM:
        leader = NONE
    holder = cells[STAR + kind]
    if holder != NONE:
        count = cells[TOKENS + holder * KINDS + kind]
        if count >= STAR_MINIMUM and count == most:
            return  # equalled perhaps, but not surpassed: kept (C9.3)
    cells[STAR + kind] = leader
