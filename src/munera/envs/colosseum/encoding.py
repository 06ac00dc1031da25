"""Colosseum as a row of numbers: the game, the board, and what is going on in the present phase."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i16, i64

from munera.core.game import State
from munera.envs.colosseum import features as feature
from munera.envs.colosseum.seats import seen_from, write_programs, write_seat
from munera.envs.encoding import Encoding
from munera.games.colosseum import GAME
from munera.games.colosseum.actions import ASK, DRAW
from munera.games.colosseum.data import FACES, KINDS, MARKETS, NOBLES, OFFERS_PER_TURN, PLAYER_COUNTS
from munera.games.colosseum.phases import trade
from munera.games.colosseum.phases.acquire import RAISING
from munera.games.colosseum.phases.ceremony import DONATION, LAST_CONTEST, PODIUM_CONTEST
from munera.games.colosseum.state import (
    ACQUIRE,
    ACTOR,
    ASKED,
    BAG,
    BANK,
    BARS_LAST_AN_INITIATOR,
    BID,
    BIDDER,
    CEREMONY,
    CONTEST,
    CONTEST_DICE,
    CONTEST_TOTAL,
    DEAL,
    DEAL_COINS,
    DIE,
    FIRST,
    FIRST_MARKET,
    GREEN,
    HONOURED,
    MARKET,
    MEDAL,
    MOVED,
    NOBLE,
    NONE,
    OFFERS,
    OPEN,
    PHASE,
    PLAYERS,
    PRODUCE,
    PROGRAM,
    ROUND,
    SEASON_TICKET,
    SHOWN_JOKERS,
    STAGE,
    TOKENS,
    TRADE,
    Table,
)
from munera.games.colosseum.view import STAGE_NAMES

_FEWEST: Final[i64] = min(PLAYER_COUNTS)
_SIZE: Final[i64] = feature.FEATURES.size
_FIRST_STAGE: Final = vec[i64](
    [sum(len(stages) for stages in STAGE_NAMES[:phase]) for phase in range(len(STAGE_NAMES))]
)


class ColosseumEncoding(Encoding):
    def __init__(self) -> None:
        super().__init__(GAME, feature.VERSION, feature.FEATURES, int(DRAW), int(ASK), feature.MOST_SPECTATORS)

    def write(self, state: State, seat: i64, out: vec[i16], at: i64) -> None:
        assert isinstance(state, Table)
        for place in range(at, at + _SIZE):
            out[place] = 0
        _write_game(state, seat, out, at)
        for other in range(state.cells[PLAYERS]):
            write_seat(state, other, seen_from(state, seat, other), out, at)
        write_programs(state, seat, out, at)
        _write_board(state, out, at)
        phase = state.cells[PHASE]
        if phase == ACQUIRE:
            _write_auction(state, seat, out, at)
        elif phase == TRADE:
            _write_trade(state, seat, out, at)
        elif phase == PRODUCE:
            _write_show(state, seat, out, at)
        elif phase == CEREMONY:
            _write_ceremony(state, seat, out, at)


def _write_game(s: Table, seat: i64, out: vec[i16], at: i64) -> None:
    cells = s.cells
    out[at + feature.SEAT + seat] = 1
    out[at + feature.PLAYERS + cells[PLAYERS] - _FEWEST] = 1
    out[at + feature.INTENSE_AUCTIONS] = 1 if cells[BARS_LAST_AN_INITIATOR] else 0
    out[at + feature.ROUND] = i16(cells[ROUND])
    out[at + feature.PHASE + cells[PHASE]] = 1
    out[at + feature.STAGE + _FIRST_STAGE[cells[PHASE]] + cells[STAGE]] = 1
    _mark(s, seat, cells[FIRST], out, at + feature.FIRST_PLAYER)
    _mark(s, seat, cells[ACTOR], out, at + feature.ACTOR)


def _write_board(s: Table, out: vec[i16], at: i64) -> None:
    cells = s.cells
    _copy(s, TOKENS + FIRST_MARKET * KINDS, MARKETS * KINDS, out, at + feature.MARKET)
    _copy(s, TOKENS + GREEN * KINDS, KINDS, out, at + feature.FACE_DOWN)
    _copy(s, TOKENS + BAG * KINDS, KINDS, out, at + feature.BAG)
    _copy(s, NOBLE, NOBLES, out, at + feature.NOBLE)
    out[at + feature.SUPPLY_MEDALS] = i16(cells[MEDAL + BANK])
    out[at + feature.SUPPLY_TICKETS] = i16(cells[SEASON_TICKET + BANK])
    shown: i64 = 0  # dice are told in the order of their roll; one that was used is not there
    for die in range(2):
        if cells[DIE + die] != NONE:
            out[at + feature.DIE + shown * FACES + cells[DIE + die]] = 1
            shown += 1


def _write_auction(s: Table, seat: i64, out: vec[i16], at: i64) -> None:
    cells = s.cells
    _mark(s, seat, s.current(), out, at + feature.INITIATOR)
    if cells[MARKET] != NONE:
        out[at + feature.AUCTIONED + cells[MARKET]] = 1
    if cells[STAGE] == RAISING:
        out[at + feature.BID] = i16(cells[BID])
    _mark(s, seat, cells[BIDDER], out, at + feature.BIDDER)


def _write_trade(s: Table, seat: i64, out: vec[i16], at: i64) -> None:
    cells = s.cells
    out[at + feature.OFFERS_LEFT] = i16(OFFERS_PER_TURN - cells[OFFERS])
    if cells[STAGE] == trade.IDLE:
        return
    _mark(s, seat, s.current(), out, at + feature.OFFER_FROM)
    _mark(s, seat, cells[ASKED], out, at + feature.OFFER_TO)
    out[at + feature.OFFER_OPEN] = 1 if cells[OPEN] else 0
    _copy(s, DEAL + trade.OFFER * KINDS, KINDS, out, at + feature.OFFER)
    out[at + feature.OFFER_COINS] = i16(cells[DEAL_COINS + trade.OFFER])
    if cells[STAGE] >= trade.COUNTER_DRAFT:
        _mark(s, seat, cells[ASKED], out, at + feature.COUNTER_FROM)
        _mark(s, seat, s.current(), out, at + feature.COUNTER_TO)
        _copy(s, DEAL + trade.COUNTER_OFFER * KINDS, KINDS, out, at + feature.COUNTER)
        out[at + feature.COUNTER_COINS] = i16(cells[DEAL_COINS + trade.COUNTER_OFFER])


def _write_show(s: Table, seat: i64, out: vec[i16], at: i64) -> None:
    cells = s.cells
    if cells[STAGE] == 0:
        return  # nobody has begun one
    _mark(s, seat, s.current(), out, at + feature.SHOW_SEAT)
    out[at + feature.SHOW_PROGRAM] = i16(cells[PROGRAM] + 1)
    out[at + feature.SHOW_JOKERS] = i16(cells[SHOWN_JOKERS + s.current()])
    if cells[MOVED] != NONE:
        out[at + feature.SHOW_MOVED + cells[MOVED]] = 1


def _write_ceremony(s: Table, seat: i64, out: vec[i16], at: i64) -> None:
    cells = s.cells
    stage = cells[STAGE]
    if stage != PODIUM_CONTEST:
        _mark(s, seat, cells[HONOURED], out, at + feature.PODIUM_TO)
    if stage == DONATION:
        _mark(s, seat, cells[ASKED], out, at + feature.LAST)
    if stage == PODIUM_CONTEST or stage == LAST_CONTEST:
        for other in range(cells[PLAYERS]):
            if cells[CONTEST + other]:
                seen = seen_from(s, seat, other)
                out[at + feature.CONTEST + seen] = 1
                out[at + feature.CONTEST_DICE + seen] = i16(cells[CONTEST_DICE + other])
                out[at + feature.CONTEST_TOTAL + seen] = i16(cells[CONTEST_TOTAL + other])


def _mark(s: Table, seat: i64, other: i64, out: vec[i16], to: i64) -> None:
    """Sets the flag of another seat, if it is one."""
    if other >= 0:
        out[to + seen_from(s, seat, other)] = 1


def _copy(s: Table, first: i64, count: i64, out: vec[i16], to: i64) -> None:
    cells = s.cells
    for place in range(count):
        out[to + place] = i16(cells[first + place])


ENCODING: Final = ColosseumEncoding()
