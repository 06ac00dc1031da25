"""Cards move only here, so that none is ever lost or made: favours, tickets, visitors."""

from mypy_extensions import i64

from munera.games.circus_maximus.data import CATEGORIES, FAVOUR_KINDS, TICKET_KINDS, VISITOR_KINDS
from munera.games.circus_maximus.state import DONE, FAVOUR, HELD, TICKET, VISITOR, Table


def transfer(s: Table, source: i64, target: i64) -> None:
    """Moves one card from a cell to another of the same kind."""
    s.cells[source] -= 1
    s.cells[target] += 1


def favour(place: i64, kind: i64) -> i64:
    """The cell that counts the favours of a kind at a place; so too for tickets and visitors."""
    return FAVOUR + place * FAVOUR_KINDS + kind


def ticket(place: i64, kind: i64) -> i64:
    return TICKET + place * TICKET_KINDS + kind


def visitor(place: i64, kind: i64) -> i64:
    return VISITOR + place * VISITOR_KINDS + kind


def total(s: Table, first: i64, kinds: i64) -> i64:
    """How many cards lie in the cells from `first` on."""
    count: i64 = 0
    for cell in range(first, first + kinds):
        count += s.cells[cell]
    return count


def favours_at(s: Table, place: i64) -> i64:
    return total(s, favour(place, 0), FAVOUR_KINDS)


def tickets_at(s: Table, place: i64) -> i64:
    return total(s, ticket(place, 0), TICKET_KINDS)


def visitors_at(s: Table, place: i64) -> i64:
    return total(s, visitor(place, 0), VISITOR_KINDS)


def tickets_for(s: Table, place: i64, venue: i64) -> i64:
    """How many tickets for a venue lie at a place."""
    return total(s, ticket(place, venue * CATEGORIES), CATEGORIES)


def holds(s: Table, seat: i64, kind: i64) -> bool:
    """Whether a seat has a favour of this kind."""
    return s.cells[favour(HELD + seat, kind)] > 0


def spend(s: Table, seat: i64, kind: i64) -> None:
    """A favour works once and leaves the game (M8)."""
    transfer(s, favour(HELD + seat, kind), favour(DONE, kind))
