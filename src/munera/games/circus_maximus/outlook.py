"""What queues and hands promise as all stands now, if nobody comes any more: to look at, not for the rules."""

from typing import NamedTuple

from mypy_extensions import i64

from munera.games.circus_maximus.cards import favours_at, ticket, tickets_at, tickets_for, visitor
from munera.games.circus_maximus.data import (
    BUYER_COINS,
    CAESAR,
    CATEGORIES,
    CATEGORY_COINS,
    MOST_SEATS,
    VENUES,
    VISITOR_KINDS,
)
from munera.games.circus_maximus.phases.venues import may_sell_favour, waiting_visitors
from munera.games.circus_maximus.queues import length, owner, trader_at
from munera.games.circus_maximus.state import (
    EVENT,
    EVENTS,
    FORUM,
    HELD,
    IN_HAND,
    PASSED,
    PHASE,
    SERVE,
    SERVED,
    SHOWN,
    STAGE,
    START_CARD,
    VENUE,
    Table,
)


class Lot(NamedTuple):
    """The how-manieth of a queue to get something, or 0 and what is lacking: a card, goods to sell, a visitor."""

    turn: int
    lacks: str | None


def owners(s: Table, queue: i64) -> list[int]:
    return [int(owner(trader_at(s, queue, index))) for index in range(length(s, queue))]


def lots(s: Table, queue: i64, waiting: list[int]) -> list[Lot]:
    """Of those who wait, by the seats of their owners from the front (M3.3, M6.2)."""
    if queue < EVENTS:
        left = cards(s, queue)
        return [Lot(place + 1, None) if place < left else Lot(0, "card") for place in range(len(waiting))]
    venue = queue - EVENTS
    visitors = int(waiting_visitors(s, venue))
    tickets = [int(tickets_for(s, HELD + seat, venue)) for seat in range(MOST_SEATS)]
    beside_caesar = True  # one sale may use a favour (M9.2)
    found: list[Lot] = []
    sold = 0
    for seat in waiting:
        if tickets[seat] > 0:
            tickets[seat] -= 1
        elif beside_caesar and may_sell_favour(s, seat, venue):
            beside_caesar = False
        else:
            found.append(Lot(0, "goods"))
            continue
        if sold < visitors:
            sold += 1
            found.append(Lot(sold, None))
        else:
            found.append(Lot(0, "visitor"))
    return found


def cards(s: Table, queue: i64) -> int:
    """That lie where a queue for favours or tickets is served from."""
    return int(tickets_at(s, SHOWN) if queue == FORUM else favours_at(s, SHOWN) + s.cells[START_CARD])


def is_open(s: Table, queue: i64) -> bool:
    """Whether one queues there in this phase."""
    return s.cells[PHASE] == (EVENTS if queue >= EVENTS else queue)


def served_of(s: Table, queue: i64) -> int:
    """How many of a queue have had their turn."""
    venue = s.cells[VENUE] if s.cells[PHASE] == EVENTS else 0
    return int(s.cells[SERVED]) if s.cells[STAGE] == SERVE and s.cells[PHASE] + venue == queue else 0


def queue_lots(s: Table, queue: i64) -> list[Lot]:
    """Of a whole queue; nobody lacks anything who was served already, or stands where nothing is to be had today."""
    waiting = owners(s, queue)
    if not is_open(s, queue):
        return [Lot(0, None)] * len(waiting)
    done = served_of(s, queue)
    return [Lot(0, None)] * done + lots(s, queue, waiting[done:])


def reach(s: Table, queue: i64) -> int | None:
    """Behind how many of a queue nothing will be left; None where that is not known yet."""
    if not is_open(s, queue):
        return None
    if queue < EVENTS:
        return served_of(s, queue) + cards(s, queue)
    visitors = int(waiting_visitors(s, queue - EVENTS))
    turns = [lot.turn for lot in queue_lots(s, queue)]
    return turns.index(visitors) + 1 if visitors > 0 and visitors in turns else None


def pays(s: Table, venue: i64) -> list[int]:
    """What the visitors of a venue pay, the best first; Caesar buys nothing (M9.1)."""
    found = [
        int(BUYER_COINS[kind] + s.cells[EVENT + venue])
        for kind in range(VISITOR_KINDS)
        if kind != CAESAR
        for _ in range(s.cells[visitor(HELD + venue, kind)])
    ]
    return sorted(found, reverse=True)


def most_sales(s: Table, seat: i64) -> int:
    """What a seat's tickets can still bring at most: the dearest to the best visitors, if no other gang comes first."""
    if s.cells[PHASE] > EVENTS:
        return 0
    sure = 0
    rest: list[int] = []
    for venue in range(VENUES):
        own = [
            int(CATEGORY_COINS[category])
            for category in range(CATEGORIES)
            for _ in range(s.cells[ticket(HELD + seat, venue * CATEGORIES + category)])
        ]
        sales = [coins + pay for coins, pay in zip(sorted(own, reverse=True), pays(s, venue), strict=False)]
        there = _waiting(s, seat, venue)
        sure += sum(sales[:there])
        rest += sales[there:]
    sellers = int(s.cells[IN_HAND + seat]) if _may_come(s, seat) else 0
    return sure + sum(sorted(rest, reverse=True)[:sellers])


def _waiting(s: Table, seat: i64, venue: i64) -> int:
    """Traders of a seat who stand at a venue and are still to be served."""
    serving = s.cells[PHASE] == EVENTS and s.cells[STAGE] == SERVE
    if serving and s.cells[VENUE] > venue:
        return 0
    return owners(s, EVENTS + venue)[served_of(s, EVENTS + venue) :].count(int(seat))


def _may_come(s: Table, seat: i64) -> bool:
    """Whether traders in hand can still go to a venue today."""
    if s.cells[PHASE] != EVENTS:
        return s.cells[PHASE] < EVENTS
    return s.cells[STAGE] != SERVE and s.cells[PASSED + seat] == 0
