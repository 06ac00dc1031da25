"""How much is still to come for a seat: shows, investments, auctions."""

from mypy_extensions import i64

from munera.games.colosseum.data import ROUNDS
from munera.games.colosseum.phases.acquire import REFILL
from munera.games.colosseum.phases.invest import MAY_PAY_FOR_SECOND
from munera.games.colosseum.state import (
    ACQUIRE,
    BARRED,
    FIRST,
    INVEST,
    PHASE,
    PLAYERS,
    PRODUCE,
    ROUND,
    STAGE,
    TURN,
    Table,
)


def shows_left(s: Table, seat: i64) -> i64:
    phase = s.cells[PHASE]
    this_round = phase < PRODUCE or (phase == PRODUCE and _is_to_play(s, seat))
    return ROUNDS - s.cells[ROUND] + (1 if this_round else 0)


def investments_left(s: Table, seat: i64) -> i64:
    this_round = s.cells[PHASE] == INVEST and _is_to_play(s, seat)
    if this_round and seat == s.current() and s.cells[STAGE] == MAY_PAY_FOR_SECOND:
        this_round = False
    return ROUNDS - s.cells[ROUND] + (1 if this_round else 0)


def auctions_left(s: Table, seat: i64) -> i64:
    """Markets that may still be won; who no longer initiates hardly wins one."""
    phase = s.cells[PHASE]
    this_round = phase < ACQUIRE
    if phase == ACQUIRE and not s.cells[BARRED + seat] and _is_to_play(s, seat):
        this_round = seat != s.current() or s.cells[STAGE] != REFILL
    return ROUNDS - s.cells[ROUND] + (1 if this_round else 0)


def _is_to_play(s: Table, seat: i64) -> bool:
    """Whether a seat's turn in this phase is not over."""
    players = s.cells[PLAYERS]
    return (seat - s.cells[FIRST] + players) % players >= s.cells[TURN]
