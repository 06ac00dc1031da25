"""Everything is accounted for: traders, tickets, visitors, favours, and today's sales against what was sold."""

from mypy_extensions import i64

from munera.games.circus_maximus.cards import favour, ticket, tickets_at, visitor, visitors_at
from munera.games.circus_maximus.data import (
    BRIBED,
    BUYERS,
    CAESAR,
    CATEGORIES,
    FAVOUR_COPIES,
    FAVOUR_KINDS,
    LEGIONNAIRE,
    MOST_SEATS,
    RANKS,
    TICKET_COPIES,
    TICKET_KINDS,
    TRADERS,
    VISITOR_COPIES,
    VISITOR_KINDS,
    copies_removed,
)
from munera.games.circus_maximus.queues import length, trader_at
from munera.games.circus_maximus.state import (
    CAESAR_CARDS,
    DONE,
    FAVOUR,
    HAND,
    HEAD,
    IN_HAND,
    PLACE,
    PLACES,
    PLAYERS,
    QUEUES,
    RANK,
    SALE,
    SALE_VENUE,
    SALES,
    TICKET,
    VISITOR,
    VISITOR_PLACES,
    Table,
)


def audit(s: Table) -> None:
    """Raises `AssertionError` if anything was lost or made."""
    _audit_traders(s)
    removed = copies_removed(s.cells[PLAYERS])
    for kind in range(FAVOUR_KINDS):
        assert _copies(s, FAVOUR, PLACES, FAVOUR_KINDS, kind) == FAVOUR_COPIES - removed, "favours"
    for kind in range(TICKET_KINDS):
        assert _copies(s, TICKET, PLACES, TICKET_KINDS, kind) == TICKET_COPIES, "tickets"
    for kind in range(VISITOR_KINDS):
        copies = s.cells[CAESAR_CARDS] if kind == CAESAR else VISITOR_COPIES - removed
        assert _copies(s, VISITOR, VISITOR_PLACES, VISITOR_KINDS, kind) == copies, "visitors"
    _audit_sales(s)


def _audit_traders(s: Table) -> None:
    """Every trader is in hand or in one queue, and every queue is in order (M3.2)."""
    assert s.cells[HEAD] == 0, "a queue before the first"
    waiting: i64 = 0
    for queue in range(QUEUES):
        before: i64 = RANKS
        assert length(s, queue) >= 0, "a queue shorter than none"
        for index in range(length(s, queue)):
            trader = trader_at(s, queue, index)
            assert s.cells[PLACE + trader] == queue, "a trader in two queues"
            assert 0 < s.cells[RANK + trader] <= before, "a queue out of order"
            before = s.cells[RANK + trader]
            waiting += 1
    for seat in range(MOST_SEATS):
        held: i64 = 0
        for trader in range(seat * RANKS, (seat + 1) * RANKS):
            if s.cells[PLACE + trader] == HAND:
                assert s.cells[RANK + trader] == 0, "a rank in hand"
                held += 1
        assert held == s.cells[IN_HAND + seat], "traders in hand"
        assert held == RANKS or seat < s.cells[PLAYERS], "traders without a player"
        waiting += held
    assert waiting == TRADERS, "traders"


def _audit_sales(s: Table) -> None:
    """Every ticket and visitor that is gone today was part of a sale."""
    assert visitors_at(s, DONE) == s.cells[SALES], "sales"
    tickets: i64 = 0
    for number in range(s.cells[SALES]):
        sale = s.cells[SALE + number]
        goods = sale // BUYERS
        buyer = sale % BUYERS
        assert s.cells[visitor(DONE, LEGIONNAIRE if buyer == BRIBED else buyer)] > 0, "a buyer who is not gone"
        if goods < CATEGORIES:
            tickets += 1
            kind = s.cells[SALE_VENUE + number] * CATEGORIES + goods
            assert s.cells[ticket(DONE, kind)] > 0, "a sold ticket that is not gone"
        else:
            assert s.cells[favour(DONE, goods - CATEGORIES)] > 0, "a sold favour that is not gone"
    assert tickets_at(s, DONE) == tickets, "tickets sold"


def _copies(s: Table, table: i64, places: i64, kinds: i64, kind: i64) -> i64:
    count: i64 = 0
    for place in range(places):
        cards = s.cells[table + place * kinds + kind]
        assert cards >= 0, "fewer cards than none"
        count += cards
    return count
