"""Positions of Circus Maximus for tests.

Seats are counted from 1 here, as on the table; cards have their words. Every card comes from its pile: nothing is made
or lost, so every audit holds.
"""

from collections.abc import Mapping, Sequence
from typing import Final

from munera.games.circus_maximus import GAME, flow
from munera.games.circus_maximus import state as cell
from munera.games.circus_maximus.cards import favour, ticket, transfer, visitor
from munera.games.circus_maximus.data import (
    CATEGORIES,
    CATEGORY_NAMES,
    FAVOUR_NAMES,
    MOST_SEATS,
    RANKS,
    VENUE_NAMES,
    VISITOR_NAMES,
)
from munera.games.circus_maximus.flow import CircusMaximus
from munera.games.circus_maximus.phases import day as morning
from munera.games.circus_maximus.phases import queueing
from munera.games.circus_maximus.queues import join
from tests.games.circus_maximus.table import PHASES, VENUES

Cards = Sequence[str]
QUEUES: Final = ("villa", "forum", *VENUES)


def new(players: int, *variants: str) -> CircusMaximus:
    """The state before the first draw."""
    s = GAME.new(players, variants)
    assert isinstance(s, CircusMaximus)
    return s


def evening(players: int, day: int = 1, start: int = 1, variants: tuple[str, ...] = ()) -> CircusMaximus:
    """A day on which nothing happened is over, and the first favour of the next is about to be drawn."""
    s = _undrawn(players, day, start, variants)
    s.cells[cell.PHASE] = cell.SCORING
    morning.announce(s)
    flow.settle(s)
    GAME.audit(s)
    return s


def position(
    players: int = 3,
    phase: str = "favours",
    *,
    day: int = 1,
    start: int = 1,
    villa: Cards = (),
    forum: Cards = (),
    favours: Mapping[int, Cards] | None = None,
    tickets: Mapping[int, Cards] | None = None,
    visitors: Mapping[str, Cards] | None = None,
    events: Mapping[str, int] | None = None,
    queues: Mapping[str, Cards] | None = None,
    hands: Mapping[int, Sequence[int]] | None = None,
    earned: Mapping[int, Sequence[int]] | None = None,
    no_more: Cards = (),
    variants: tuple[str, ...] = (),
) -> CircusMaximus:
    """The beginning of a phase. What is not named is not there.

    `queues` are traders like `2:5` in the order of their coming; traders that are in neither a queue nor `hands` stand
    in the villa's queue, those of seats that `hands` does not name are in hand. `earned` are coins by seat on the days
    before. A deck in `no_more` has nothing left to draw.
    """
    s = _undrawn(players, day, start, variants)
    s.cells[cell.START_CARD] = int(phase == "favours")
    _lay(s, favour(cell.PILE, 0), favour(cell.SHOWN, 0), villa, FAVOUR_NAMES)
    _lay(s, ticket(cell.PILE, 0), ticket(cell.SHOWN, 0), forum, _TICKETS)
    for seat, cards in (favours or {}).items():
        _lay(s, favour(cell.PILE, 0), favour(cell.HELD + seat - 1, 0), cards, FAVOUR_NAMES)
    for seat, cards in (tickets or {}).items():
        _lay(s, ticket(cell.PILE, 0), ticket(cell.HELD + seat - 1, 0), cards, _TICKETS)
    for venue, cards in (visitors or {}).items():
        _lay(s, visitor(cell.PILE, 0), visitor(cell.HELD + VENUES.index(venue), 0), cards, VISITOR_NAMES)
    for venue, count in (events or {}).items():
        s.cells[cell.EVENT + VENUES.index(venue)] = count
    for name, traders in (queues or {}).items():
        for trader in traders:
            owner, rank = (int(number) for number in trader.split(":"))
            join(s, (owner - 1) * RANKS + rank - 1, QUEUES.index(name), rank)
    for seat, ranks in (hands or {}).items():
        for rank in range(1, RANKS + 1):
            number = (seat - 1) * RANKS + rank - 1
            if rank not in ranks and s.cells[cell.PLACE + number] == cell.HAND:
                join(s, number, cell.VILLA, rank)
    for seat, coins in (earned or {}).items():
        for number, sum_ in enumerate(coins):
            s.cells[cell.FROM_SALES + number * MOST_SEATS + seat - 1] = sum_
    if "visitors" in no_more:
        for kind in range(len(VISITOR_NAMES)):
            _sweep(s, visitor(cell.PILE, kind), visitor(cell.HELD + 2, kind))
    if "tickets" in no_more:
        for kind in range(len(_TICKETS)):
            _sweep(s, ticket(cell.PILE, kind), ticket(cell.HELD + MOST_SEATS - 1, kind))
    queueing.enter(s, PHASES.index(phase))
    flow.settle(s)
    GAME.audit(s)
    return s


_TICKETS: Final = tuple(f"{venue}_{category}" for venue in VENUE_NAMES for category in CATEGORY_NAMES)
assert len(_TICKETS) == len(VENUES) * CATEGORIES


def _undrawn(players: int, day: int, start: int, variants: tuple[str, ...]) -> CircusMaximus:
    """A day with nothing laid out."""
    s = new(players, *variants)
    for draw in range(cell.DUES):
        s.cells[cell.DUE + draw] = 0
    s.cells[cell.DAY] = day
    s.cells[cell.START_PLAYER] = start - 1
    s.cells[cell.START_CARD] = 0
    return s


def _lay(s: CircusMaximus, pile: int, target: int, cards: Cards, names: Sequence[str]) -> None:
    for card in cards:
        kind = names.index(card.replace(" ", "_"))
        assert s.cells[pile + kind] > 0, f"there are not that many of kind {card}"
        transfer(s, pile + kind, target + kind)


def _sweep(s: CircusMaximus, source: int, target: int) -> None:
    while s.cells[source] > 0:
        transfer(s, source, target)
