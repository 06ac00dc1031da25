"""How much the worth of a position tells about who will win."""

from mypy_extensions import i64

from munera.games.colosseum.data import ROUNDS
from munera.games.colosseum.phases import acquire, produce, trade
from munera.games.colosseum.state import ACQUIRE, PHASE, PRODUCE, ROUND, SETUP, STAGE, TRADE, Table
from munera.games.colosseum.valuation.position import WEIGHTS


def stage(s: Table) -> i64:
    """The rounds, and while the last shows are given one more."""
    if s.cells[PHASE] == PRODUCE and s.cells[ROUND] == ROUNDS:
        return ROUNDS
    return s.cells[ROUND] - 1 if s.cells[ROUND] > 0 else i64(0)


def spread(s: Table) -> float:
    """How far apart seats must be for odds of e to one, in hundredths of a spectator."""
    return WEIGHTS.spreads[stage(s)]


def is_calm(s: Table) -> bool:
    """Whether no auction, offer or show is under way."""
    phase = s.cells[PHASE]
    stage = s.cells[STAGE]
    if phase == ACQUIRE:
        return stage != acquire.OPENING and stage != acquire.RAISING
    if phase == TRADE:
        return stage == trade.IDLE
    return phase != SETUP and (phase != PRODUCE or stage == produce.BEGINNING)
