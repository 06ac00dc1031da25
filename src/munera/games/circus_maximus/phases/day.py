"""M2, the day: what is laid out in the morning (M2.1 to M2.5), and what comes back before (M7.5)."""

from mypy_extensions import i64

from munera.games.circus_maximus.cards import ticket, transfer, visitor
from munera.games.circus_maximus.data import (
    FAVOURS_PER_PLAYER,
    MOST_SALES,
    SPECIAL_EVENTS,
    TICKET_KINDS,
    TICKETS_PER_PLAYER,
    VENUES,
    VISITOR_KINDS,
)
from munera.games.circus_maximus.phases import queueing
from munera.games.circus_maximus.queues import disperse
from munera.games.circus_maximus.state import (
    DAY,
    DUE,
    EVENT,
    EVENTS_DUE,
    FAVOURS_DUE,
    PILE,
    PLACES,
    PLAYERS,
    SALE,
    SALE_VENUE,
    SALES,
    SELLER,
    START_CARD,
    TICKETS_DUE,
    VILLA,
    VISITOR_PLACES,
    Table,
)


def announce(s: Table) -> None:
    """Chance has the cards of the next day to draw, favours first; until it does, the table stays as it was scored."""
    s.cells[DUE + FAVOURS_DUE] = FAVOURS_PER_PLAYER * s.cells[PLAYERS]
    s.cells[DUE + TICKETS_DUE] = TICKETS_PER_PLAYER * s.cells[PLAYERS]
    s.cells[DUE + EVENTS_DUE] = SPECIAL_EVENTS[s.cells[DAY] + 1]


def begin(s: Table) -> None:
    """A clear table, all traders in hand, and the start-player card at the villa (M2.1)."""
    _clear(s)
    s.cells[DAY] += 1
    s.cells[START_CARD] = 1
    queueing.enter(s, VILLA)


def _clear(s: Table) -> None:
    """Traders go back to the hands, tickets and visitors to their piles; favours stay where they are (M7.5)."""
    disperse(s)
    for place in range(PILE + 1, PLACES):
        for kind in range(TICKET_KINDS):
            _gather(s, ticket(place, kind), ticket(PILE, kind))
    for place in range(PILE + 1, VISITOR_PLACES):
        for kind in range(VISITOR_KINDS):
            _gather(s, visitor(place, kind), visitor(PILE, kind))
    for venue in range(VENUES):
        s.cells[EVENT + venue] = 0
    s.cells[SALES] = 0
    for sale in range(MOST_SALES):
        s.cells[SELLER + sale] = 0
        s.cells[SALE_VENUE + sale] = 0
        s.cells[SALE + sale] = 0


def _gather(s: Table, source: i64, pile: i64) -> None:
    while s.cells[source] > 0:
        transfer(s, source, pile)
