"""The order of play: who decides when (C2), and which chapter of the rules answers."""

from librt.vecs import vec
from mypy_extensions import i64

from munera.core.game import CHANCE, NOBODY
from munera.games.colosseum import ending, purse
from munera.games.colosseum.actions import SWAP
from munera.games.colosseum.data import ROUNDS
from munera.games.colosseum.phases import acquire, ceremony, invest, produce, setup, trade
from munera.games.colosseum.state import (
    ACQUIRE,
    ACTOR,
    CEREMONY,
    FIRST,
    INVEST,
    OVER,
    PHASE,
    PLAYERS,
    PRODUCE,
    ROUND,
    SCORE,
    SEAT,
    SETUP,
    STAGE,
    TRADE,
    TURN,
    Table,
)


class Colosseum(Table):
    """A game of Colosseum."""

    def actor(self) -> i64:
        return self.cells[ACTOR]

    def legal(self) -> vec[i64]:
        out = vec[i64](capacity=24)
        actor = self.cells[ACTOR]
        phase = self.cells[PHASE]
        if actor == NOBODY:
            return out
        if actor != CHANCE and not (phase == TRADE and trade.is_drafting(self)):
            out = purse.legal(self, actor, out)
        if phase == INVEST:
            return invest.legal(self, out)
        if phase == ACQUIRE:
            return acquire.legal(self, out)
        if phase == TRADE:
            return trade.legal(self, out)
        if phase == PRODUCE:
            return produce.legal(self, out)
        if phase == CEREMONY:
            return ceremony.legal(self, out)
        return setup.legal(self, out)

    def weights(self) -> vec[i64]:
        out = vec[i64](capacity=16)
        if self.cells[ACTOR] != CHANCE:
            return out
        phase = self.cells[PHASE]
        if phase == ACQUIRE:
            return acquire.weights(self, out)
        if phase == PRODUCE:
            return produce.weights(self, out)
        if phase == CEREMONY:
            return ceremony.weights(self, out)
        return setup.weights(self, out)

    def step(self, action: i64) -> None:
        phase = self.cells[PHASE]
        if action <= SWAP:
            purse.apply(self, self.cells[ACTOR], action)
        elif phase == INVEST:
            invest.apply(self, action)
        elif phase == ACQUIRE:
            acquire.apply(self, action)
        elif phase == TRADE:
            trade.apply(self, action)
        elif phase == PRODUCE:
            produce.apply(self, action)
        elif phase == CEREMONY:
            ceremony.apply(self, action)
        else:
            setup.apply(self, action)
        settle(self)

    def scores(self) -> list[int]:
        return [int(self.cells[SCORE + seat]) for seat in range(self.cells[PLAYERS])]

    def winners(self) -> list[int]:
        return ending.winners(self) if self.cells[PHASE] == OVER else []

    def like(self, cells: vec[i64]) -> "Colosseum":
        return Colosseum(cells)


def settle(s: Table) -> None:
    """Moves on until somebody, or chance, has something to decide."""
    while True:
        phase = s.cells[PHASE]
        if phase == SETUP:
            if setup.settle(s):
                return
            s.cells[ROUND] = 1
            _enter(s, INVEST)
        elif phase == INVEST:
            if invest.settle(s):
                return
            _enter(s, ACQUIRE)
            acquire.enter(s)
        elif phase == ACQUIRE:
            if acquire.settle(s):
                return
            _enter(s, TRADE)
        elif phase == TRADE:
            if trade.settle(s):
                return
            _enter(s, PRODUCE)
            produce.enter(s)
        elif phase == PRODUCE:
            if produce.settle(s):
                return
            if s.cells[ROUND] == ROUNDS:  # C2.3
                _enter(s, OVER)
                s.cells[ACTOR] = NOBODY
                return
            _enter(s, CEREMONY)
            ceremony.enter(s)
        else:
            if ceremony.settle(s):
                return
            s.cells[ROUND] += 1
            s.cells[FIRST] = s.after(s.cells[FIRST])  # C2.2
            _enter(s, INVEST)


def _enter(s: Table, phase: i64) -> None:
    s.cells[PHASE] = phase
    s.cells[STAGE] = 0
    s.cells[TURN] = 0
    s.cells[SEAT] = s.cells[FIRST]
