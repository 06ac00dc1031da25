"""M6, phase III served: each venue in turn, tickets are sold to its visitors; and the seat beside Caesar (M9.2, M9.3).

A sale is a number, `goods * BUYERS + buyer`: what is sold, a seat of some category or a favour, and who buys it, one of
the visitors or the legionnaire after a bribe.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from munera.games.circus_maximus.actions import DECLINE, SELL, USE_DOUBLE_SALE
from munera.games.circus_maximus.cards import (
    favour,
    favours_at,
    holds,
    spend,
    ticket,
    tickets_for,
    total,
    transfer,
    visitor,
)
from munera.games.circus_maximus.data import (
    BRIBE_LEGIONNAIRE,
    BRIBED,
    BUYERS,
    CAESAR,
    CATEGORIES,
    DOUBLE_SALE,
    GOODS,
    LEGIONNAIRE,
    VENUES,
)
from munera.games.circus_maximus.queues import length, owner, trader_at
from munera.games.circus_maximus.state import (
    ACTOR,
    DONE,
    EVENTS,
    HELD,
    LOWEST,
    PILE,
    SALE,
    SALE_VENUE,
    SALES,
    SELLER,
    SERVED,
    STILL,
    VENUE,
    Table,
)

DOUBLE: Final = 2  # sales with a double sale (M8.3)
SOLD_BRIBE: Final[i64] = CATEGORIES + BRIBE_LEGIONNAIRE  # the bribe itself, as goods beside Caesar


def settle(s: Table) -> bool:
    """Whether a trader is served who can sell; the others stand there in vain."""
    while s.cells[VENUE] < VENUES:
        venue = s.cells[VENUE]
        waiting = length(s, EVENTS + venue) if waiting_visitors(s, venue) > 0 else 0
        while s.cells[SERVED] < waiting:
            seat = owner(trader_at(s, EVENTS + venue, s.cells[SERVED]))
            if tickets_for(s, HELD + seat, venue) > 0 or may_sell_favour(s, seat, venue):
                s.cells[ACTOR] = seat
                return True
            s.cells[SERVED] += 1
        s.cells[VENUE] += 1
        s.cells[SERVED] = 0
    return False


def legal(s: Table, out: vec[i64]) -> vec[i64]:
    seat = s.cells[ACTOR]
    venue = s.cells[VENUE]
    still = s.cells[STILL]
    if still == 0:
        if tickets_for(s, HELD + seat, venue) == 0:
            out = append(out, DECLINE)  # M9.2; who has a ticket must sell (M6.2)
        elif can_sell_twice(s, seat, venue):
            out = append(out, USE_DOUBLE_SALE)
    for goods in range(s.cells[LOWEST] // BUYERS, GOODS):
        if not _has(s, seat, venue, goods):
            continue
        for sale in range(goods * BUYERS, (goods + 1) * BUYERS):
            if (
                sale >= s.cells[LOWEST]
                and _finds_buyer(s, seat, venue, sale)
                and (still < DOUBLE or _leaves_another(s, seat, venue, sale))
            ):
                out = append(out, SELL + sale)
    return out


def apply(s: Table, action: i64) -> None:
    seat = s.cells[ACTOR]
    if action == USE_DOUBLE_SALE:
        spend(s, seat, DOUBLE_SALE)
        s.cells[STILL] = DOUBLE
        return
    if action >= SELL:
        _sell(s, seat, s.cells[VENUE], action - SELL)
        if s.cells[STILL] == DOUBLE:
            s.cells[STILL] = 1
            s.cells[LOWEST] = action - SELL
            return
    s.cells[STILL] = 0
    s.cells[LOWEST] = 0
    s.cells[SERVED] += 1


def waiting_visitors(s: Table, venue: i64) -> i64:
    """Those who may buy: all but Caesar (M9.3)."""
    return total(s, visitor(HELD + venue, 0), CAESAR)


def may_sell_favour(s: Table, seat: i64, venue: i64) -> bool:
    """The seat beside Caesar is free while he is there (M9.2, M9.3)."""
    return s.cells[visitor(HELD + venue, CAESAR)] > 0 and favours_at(s, HELD + seat) > 0


def can_sell_twice(s: Table, seat: i64, venue: i64) -> bool:
    """M8.3: two visitors, and two tickets or one beside the favour that Caesar's neighbour takes (M9.2)."""
    if not holds(s, seat, DOUBLE_SALE) or waiting_visitors(s, venue) < DOUBLE:
        return False
    tickets = tickets_for(s, HELD + seat, venue)
    if s.cells[visitor(HELD + venue, CAESAR)] > 0 and favours_at(s, HELD + seat) > 1:
        tickets += 1
    return tickets >= DOUBLE


def _sell(s: Table, seat: i64, venue: i64, sale: i64) -> None:
    goods = sale // BUYERS
    buyer = _visitor_of(sale)
    transfer(s, visitor(HELD + venue, buyer), visitor(DONE, buyer))
    if sale % BUYERS == BRIBED:
        spend(s, seat, BRIBE_LEGIONNAIRE)
    if goods < CATEGORIES:
        kind = venue * CATEGORIES + goods
        transfer(s, ticket(HELD + seat, kind), ticket(DONE, kind))
    else:
        spend(s, seat, goods - CATEGORIES)
        transfer(s, visitor(HELD + venue, CAESAR), visitor(PILE, CAESAR))  # M9.3
    number = s.cells[SALES]
    s.cells[SELLER + number] = seat
    s.cells[SALE_VENUE + number] = venue
    s.cells[SALE + number] = sale
    s.cells[SALES] = number + 1


def _visitor_of(sale: i64) -> i64:
    """The kind of visitor that a sale goes to."""
    buyer = sale % BUYERS
    return LEGIONNAIRE if buyer == BRIBED else buyer


def _has(s: Table, seat: i64, venue: i64, goods: i64) -> bool:
    if goods < CATEGORIES:
        return s.cells[ticket(HELD + seat, venue * CATEGORIES + goods)] > 0
    return s.cells[visitor(HELD + venue, CAESAR)] > 0 and holds(s, seat, goods - CATEGORIES)


def _finds_buyer(s: Table, seat: i64, venue: i64, sale: i64) -> bool:
    if s.cells[visitor(HELD + venue, _visitor_of(sale))] == 0:
        return False
    return _bribes(sale) <= s.cells[favour(HELD + seat, BRIBE_LEGIONNAIRE)]


def _bribes(sale: i64) -> i64:
    """How many bribe favours a sale uses up, whether to bribe or as goods (0 for most)."""
    count: i64 = 1 if sale // BUYERS == SOLD_BRIBE else 0
    return count + 1 if sale % BUYERS == BRIBED else count


def _leaves_another(s: Table, seat: i64, venue: i64, sale: i64) -> bool:
    """Whether the first of two sales leaves one that may follow it, itself perhaps."""
    for other in range(sale, GOODS * BUYERS):
        if (
            _has(s, seat, venue, other // BUYERS)
            and _finds_buyer(s, seat, venue, other)
            and _can_both(s, seat, venue, sale, other)
        ):
            return True
    return False


def _can_both(s: Table, seat: i64, venue: i64, sale: i64, other: i64) -> bool:
    """Whether two sales, each of them possible, are possible together."""
    goods = sale // BUYERS
    if goods >= CATEGORIES:
        return False  # the other would be a favour too (M9.3)
    if goods == other // BUYERS and s.cells[ticket(HELD + seat, venue * CATEGORIES + goods)] < DOUBLE:
        return False
    buyer = _visitor_of(sale)
    if buyer == _visitor_of(other) and s.cells[visitor(HELD + venue, buyer)] < DOUBLE:
        return False
    return _bribes(sale) + _bribes(other) <= s.cells[favour(HELD + seat, BRIBE_LEGIONNAIRE)]
