"""M7, phase IV: coins."""

from mypy_extensions import i64

from munera.games.circus_maximus.cards import favour
from munera.games.circus_maximus.data import (
    BUYER_COINS,
    BUYERS,
    DAYS,
    FAVOUR_COINS,
    FAVOUR_KINDS,
    GOODS_COINS,
    MOST_SEATS,
    RANKS,
    TRADER_COINS,
)
from munera.games.circus_maximus.state import (
    DAY,
    EVENT,
    FROM_FAVOURS,
    FROM_SALES,
    FROM_TRADERS,
    HAND,
    HELD,
    PLACE,
    PLAYERS,
    SALE,
    SALE_VENUE,
    SALES,
    SELLER,
    Table,
)


def score_day(s: Table) -> None:
    """M7.1 and M7.2, and after the last day M7.3."""
    row = (s.cells[DAY] - 1) * MOST_SEATS
    for number in range(s.cells[SALES]):
        s.cells[FROM_SALES + row + s.cells[SELLER + number]] += sale_coins(s, number)
    for seat in range(s.cells[PLAYERS]):
        s.cells[FROM_TRADERS + row + seat] = hand_coins(s, seat)
        if s.cells[DAY] == DAYS:
            s.cells[FROM_FAVOURS + seat] = favour_coins(s, seat)


def sale_coins(s: Table, number: i64) -> i64:
    """A sold ticket, or the favour in its place, its visitor, and that visitor's event coins (M7.1)."""
    sale = s.cells[SALE + number]
    return GOODS_COINS[sale // BUYERS] + BUYER_COINS[sale % BUYERS] + s.cells[EVENT + s.cells[SALE_VENUE + number]]


def hand_coins(s: Table, seat: i64) -> i64:
    """What the traders are worth that were not played (M7.2)."""
    coins: i64 = 0
    for rank in range(1, RANKS + 1):
        if s.cells[PLACE + seat * RANKS + rank - 1] == HAND:
            coins += TRADER_COINS[rank]
    return coins


def favour_coins(s: Table, seat: i64) -> i64:
    """What the unused favours are worth at the end (M7.3)."""
    coins: i64 = 0
    for kind in range(FAVOUR_KINDS):
        coins += s.cells[favour(HELD + seat, kind)] * FAVOUR_COINS[kind]
    return coins


def winners(s: Table) -> list[int]:
    """Most coins, then most of them on the last day, then shared (M7.4)."""
    best: list[int] = []
    for seat in range(s.cells[PLAYERS]):
        lead = _lead(s, seat, best[0]) if best else 1
        if lead > 0:
            best = [int(seat)]
        elif lead == 0:
            best.append(int(seat))
    return best


def _lead(s: Table, seat: i64, other: i64) -> i64:
    lead = s.score(seat) - s.score(other)
    return lead if lead != 0 else s.earned(seat, DAYS) - s.earned(other, DAYS)
