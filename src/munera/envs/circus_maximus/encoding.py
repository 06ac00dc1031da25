"""Circus Maximus as a row of numbers."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i16, i64

from munera.core.game import CHANCE, State
from munera.envs.circus_maximus import features as feature
from munera.envs.encoding import Encoding
from munera.games.circus_maximus import GAME
from munera.games.circus_maximus.actions import DRAW_START_PLAYER
from munera.games.circus_maximus.cards import favour, ticket, visitor
from munera.games.circus_maximus.data import (
    DAYS,
    FAVOUR_KINDS,
    MOST_SEATS,
    PLAYER_COUNTS,
    RANKS,
    TICKET_KINDS,
    VENUES,
    VISITOR_KINDS,
)
from munera.games.circus_maximus.phases.scoring import sale_coins
from munera.games.circus_maximus.state import (
    ACTOR,
    CAESAR_CARDS,
    DAY,
    DONE,
    EVENT,
    EVENTS,
    FROM_FAVOURS,
    FROM_SALES,
    FROM_TRADERS,
    HAND,
    HEAD,
    HELD,
    LINE,
    OVER,
    PASSED,
    PHASE,
    PILE,
    PLACE,
    PLACE_VISITOR,
    PLAYERS,
    QUEUES,
    RANK,
    SALES,
    SELLER,
    SERVE,
    SERVED,
    SHOWN,
    STAGE,
    START_CARD,
    START_PLAYER,
    TURN,
    VENUE,
    Table,
)

_FEWEST: Final[i64] = min(PLAYER_COUNTS)
_SIZE: Final[i64] = feature.FEATURES.size

# The places of `feature.STAGE`
_QUEUE: Final[i64] = feature.STAGE_NAMES.index("queue")
_PLACE: Final[i64] = feature.STAGE_NAMES.index("place visitor")
_SERVE: Final[i64] = feature.STAGE_NAMES.index("serve")
_DRAW: Final[i64] = feature.STAGE_NAMES.index("draw")
_OVER: Final[i64] = feature.STAGE_NAMES.index("over")


class CircusMaximusEncoding(Encoding):
    def __init__(self) -> None:
        super().__init__(GAME, feature.VERSION, feature.FEATURES, int(DRAW_START_PLAYER), -1, feature.MOST_COINS)

    def write(self, state: State, seat: i64, out: vec[i16], at: i64) -> None:
        assert isinstance(state, Table)
        for place in range(at, at + _SIZE):
            out[place] = 0
        _write_game(state, seat, out, at)
        _write_queues(state, seat, out, at)
        _write_board(state, out, at)
        for other in range(state.cells[PLAYERS]):
            _write_seat(state, other, _seen_from(state, seat, other), out, at)
        _write_sales(state, seat, out, at)


def _seen_from(s: Table, seat: i64, other: i64) -> i64:
    """How many seats clockwise of the observer another one is."""
    distance = other - seat
    return distance if distance >= 0 else distance + s.cells[PLAYERS]


def _write_game(s: Table, seat: i64, out: vec[i16], at: i64) -> None:
    cells = s.cells
    out[at + feature.SEAT + seat] = 1
    out[at + feature.PLAYERS + cells[PLAYERS] - _FEWEST] = 1
    out[at + feature.CAESAR_VARIANT] = i16(cells[CAESAR_CARDS])
    out[at + feature.DAY + cells[DAY] - 1] = 1
    out[at + feature.PHASE + cells[PHASE]] = 1
    out[at + feature.STAGE + _stage(s)] = 1
    if cells[ACTOR] >= 0:
        out[at + feature.ACTOR + _seen_from(s, seat, cells[ACTOR])] = 1
    if cells[TURN] >= 0:
        out[at + feature.TURN + _seen_from(s, seat, cells[TURN])] = 1
    if cells[START_PLAYER] >= 0:
        out[at + feature.START_PLAYER + _seen_from(s, seat, cells[START_PLAYER])] = 1
    out[at + feature.START_CARD] = 1 if cells[START_CARD] > 0 else 0


def _stage(s: Table) -> i64:
    if s.cells[ACTOR] == CHANCE:
        return _DRAW
    if s.cells[PHASE] == OVER:
        return _OVER
    if s.cells[STAGE] == PLACE_VISITOR:
        return _PLACE
    return _SERVE if s.cells[STAGE] == SERVE else _QUEUE


def _write_queues(s: Table, seat: i64, out: vec[i16], at: i64) -> None:
    cells = s.cells
    for queue in range(QUEUES):
        head = cells[HEAD + queue]
        for place in range(head, cells[HEAD + queue + 1]):
            trader = cells[LINE + place]
            seen = _seen_from(s, seat, trader // RANKS) * RANKS + trader % RANKS
            out[at + feature.QUEUED + queue * MOST_SEATS * RANKS + seen] = i16(place - head + 1)
            out[at + feature.EFFECTIVE_RANK + seen] = i16(cells[RANK + trader])
    if cells[STAGE] == SERVE and cells[PHASE] <= EVENTS:
        served = EVENTS + cells[VENUE] if cells[PHASE] == EVENTS else cells[PHASE]
        out[at + feature.SERVED_QUEUE + served] = 1
        out[at + feature.SERVED_PLACE] = i16(cells[SERVED] + 1)


def _write_board(s: Table, out: vec[i16], at: i64) -> None:
    _copy(s, favour(SHOWN, 0), FAVOUR_KINDS, out, at + feature.FAVOURS_SHOWN)
    _copy(s, ticket(SHOWN, 0), TICKET_KINDS, out, at + feature.TICKETS_SHOWN)
    _copy(s, visitor(HELD, 0), VENUES * VISITOR_KINDS, out, at + feature.VISITORS)
    _copy(s, EVENT, VENUES, out, at + feature.EVENT_COINS)
    _copy(s, visitor(SHOWN, 0), VISITOR_KINDS, out, at + feature.EXTRA_VISITOR)
    _copy(s, favour(PILE, 0), FAVOUR_KINDS, out, at + feature.FAVOUR_PILE)
    _copy(s, ticket(PILE, 0), TICKET_KINDS, out, at + feature.TICKET_PILE)
    _copy(s, visitor(PILE, 0), VISITOR_KINDS, out, at + feature.VISITOR_PILE)
    _copy(s, favour(DONE, 0), FAVOUR_KINDS, out, at + feature.FAVOURS_GONE)


def _write_seat(s: Table, seat: i64, seen: i64, out: vec[i16], at: i64) -> None:
    cells = s.cells
    for rank in range(RANKS):
        if cells[PLACE + seat * RANKS + rank] == HAND:
            out[at + feature.IN_HAND + seen * RANKS + rank] = 1
    out[at + feature.PASSED + seen] = 1 if cells[PASSED + seat] > 0 else 0
    _copy(s, ticket(HELD + seat, 0), TICKET_KINDS, out, at + feature.TICKETS + seen * TICKET_KINDS)
    _copy(s, favour(HELD + seat, 0), FAVOUR_KINDS, out, at + feature.FAVOURS + seen * FAVOUR_KINDS)
    out[at + feature.COINS + seen] = i16(s.score(seat))
    for day in range(DAYS):
        place = day * MOST_SEATS + seat
        out[at + feature.COINS_FROM_SALES + seen * DAYS + day] = i16(cells[FROM_SALES + place])
        out[at + feature.COINS_FROM_TRADERS + seen * DAYS + day] = i16(cells[FROM_TRADERS + place])
    out[at + feature.COINS_FROM_FAVOURS + seen] = i16(cells[FROM_FAVOURS + seat])


def _write_sales(s: Table, seat: i64, out: vec[i16], at: i64) -> None:
    for number in range(s.cells[SALES]):
        seen = _seen_from(s, seat, s.cells[SELLER + number])
        out[at + feature.SALES + seen] += 1
        out[at + feature.SALE_COINS + seen] += i16(sale_coins(s, number))


def _copy(s: Table, first: i64, count: i64, out: vec[i16], to: i64) -> None:
    cells = s.cells
    for place in range(count):
        out[to + place] = i16(cells[first + place])


ENCODING: Final = CircusMaximusEncoding()
