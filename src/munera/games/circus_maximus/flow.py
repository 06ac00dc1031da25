"""The order of play: who decides when (M2.6), and which chapter of the rules answers."""

from librt.vecs import vec
from mypy_extensions import i64

from munera.core.game import CHANCE, NOBODY
from munera.games.circus_maximus import draws
from munera.games.circus_maximus.data import DAYS
from munera.games.circus_maximus.phases import day, forum, queueing, scoring, venues, villa
from munera.games.circus_maximus.state import (
    ACTOR,
    DAY,
    EVENTS,
    FORUM,
    OVER,
    PHASE,
    PLAYERS,
    SCORING,
    SERVE,
    STAGE,
    VILLA,
    Table,
)


class CircusMaximus(Table):
    """A game of Circus Maximus."""

    def actor(self) -> i64:
        return self.cells[ACTOR]

    def legal(self) -> vec[i64]:
        out = vec[i64](capacity=48)
        actor = self.cells[ACTOR]
        if actor == NOBODY:
            return out
        if actor == CHANCE:
            return draws.legal(self, out)
        if self.cells[STAGE] != SERVE:
            return queueing.legal(self, out)
        phase = self.cells[PHASE]
        if phase == VILLA:
            return villa.legal(self, out)
        if phase == FORUM:
            return forum.legal(self, out)
        return venues.legal(self, out)

    def weights(self) -> vec[i64]:
        out = vec[i64](capacity=16)
        return draws.weights(self, out) if self.cells[ACTOR] == CHANCE else out

    def step(self, action: i64) -> None:
        phase = self.cells[PHASE]
        if phase == SCORING:
            day.begin(self)
        if self.cells[ACTOR] == CHANCE:
            draws.apply(self, action)
        elif self.cells[STAGE] != SERVE:
            queueing.apply(self, action)
        elif phase == VILLA:
            villa.apply(self, action)
        elif phase == FORUM:
            forum.apply(self, action)
        else:
            venues.apply(self, action)
        settle(self)

    def scores(self) -> list[int]:
        return [int(self.score(seat)) for seat in range(self.cells[PLAYERS])]

    def winners(self) -> list[int]:
        return scoring.winners(self) if self.cells[PHASE] == OVER else []

    def like(self, cells: vec[i64]) -> "CircusMaximus":
        return CircusMaximus(cells)


def settle(s: Table) -> None:
    """Moves on until somebody, or chance, has something to decide."""
    while not draws.settle(s) and not queueing.settle(s):
        phase = s.cells[PHASE]
        if phase == VILLA:
            if villa.settle(s):
                return
            queueing.enter(s, FORUM)
        elif phase == FORUM:
            if forum.settle(s):
                return
            queueing.enter(s, EVENTS)
        else:
            if venues.settle(s):
                return
            scoring.score_day(s)
            if s.cells[DAY] == DAYS:
                s.cells[PHASE] = OVER
                s.cells[ACTOR] = NOBODY
                return
            s.cells[PHASE] = SCORING
            day.announce(s)
