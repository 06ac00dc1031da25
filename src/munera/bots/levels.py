"""The five levels of computer players, the same in every game."""

import math
from typing import NamedTuple

from munera.bots.bot import Bot
from munera.bots.judgement import Judgement
from munera.bots.tree import SLOPE, Candidate, Tree
from munera.core.game import Game, State


class Level(NamedTuple):
    """How well it sees what an action is worth, how far it looks ahead, and how long it may take for a decision."""

    name: str
    blur: float
    simulations: int  # 0: looks one action ahead
    seconds: float


LEVELS = (
    Level("plebeian", 1.2, 0, 0.02),
    Level("eques", 0.55, 0, 0.02),
    Level("senator", 0.25, 0, 0.02),
    Level("consul", 0.1, 40, 0.2),
    Level("emperor", 0.0, 300, 1.0),
)


class LevelBot(Bot):
    """A player of a level.

    With a clock it stops thinking when its time is up; without one it always thinks as long as its level does, and
    the same seed plays the same way on any machine.
    """

    def __init__(self, level: Level, game: Game, seed: int, clock: bool) -> None:
        super().__init__(game, seed)
        self.level = level
        self.seconds = level.seconds if clock else math.inf
        self.judgement = Judgement(game, seed, level.blur)
        self.tree = Tree(game, seed)

    def choose(self, state: State) -> int:
        """Deals are left to the valuation: it has worked out what to offer, and an answer is yes or no."""
        if self.level.simulations == 0 or self.game.is_dealing(state):
            return int(self.judgement.choose(state))
        candidates = self.tree.search(state, self.level.simulations, self.seconds)
        return max(candidates, key=self._look).action

    def _look(self, candidate: Candidate) -> float:
        return candidate.score + self.level.blur * SLOPE * self.judgement.error()
