"""How good a position is: played on some times, with luck that is the same for all positions that are compared.

Everybody does what looks good. A game is not played to its end, where luck would drown what a decision was worth, but
to the end of the phase, or of the stage where a game does not count its phases; a deal until it is made or off. There
the game says everybody's chance to win.
"""

import math
from collections.abc import Sequence
from typing import Final, NamedTuple

from librt.random import Random

from munera.bots.judgement import Judgement
from munera.bots.luck import Luck
from munera.core.game import CHANCE, NOBODY, Game, State
from munera.core.seeds import derived

# How dimly players see what an action is worth: without errors all would go one way where no die is left to roll. For a
# whole stage they must err as people do, or chances would claim to know too much (docs/analysis.md, calibration).
BLUR: Final = 0.25
STAGE_BLUR: Final = 0.45
FIRST_SIGHT: Final = 4  # so many of the times that a position is played on, what the game says of it at once counts


class Comparison(NamedTuple):
    """Two ways to go on, for one seat: what the second keeps more of its chance to win than the first, on average."""

    difference: float
    error: float  # the standard error of it


class Lookout:
    def __init__(self, game: Game, seed: int) -> None:
        self.game = game
        self.seed = seed
        self._judgement = Judgement(game, seed, BLUR)

    def chances(self, state: State, times: int) -> list[float]:
        """Everybody's chance to win."""
        at_once = list(self.game.chances(state))
        if state.actor() == NOBODY:
            return at_once
        self._judgement.blur = STAGE_BLUR if self.game.chapter(state) == 0 else BLUR
        seen = _mean(self._outcomes(state, [], times))
        count = times + FIRST_SIGHT
        return [(times * later + FIRST_SIGHT * now) / count for later, now in zip(seen, at_once, strict=True)]

    def compare(self, state: State, seat: int, first: Sequence[int], second: Sequence[int], times: int) -> Comparison:
        """Two ways to go on from a state, each with the same luck; what differs shows best if players err little."""
        self._judgement.blur = BLUR
        ones = self._outcomes(state, first, times)
        others = self._outcomes(state, second, times)
        gains = [other[seat] - one[seat] for one, other in zip(ones, others, strict=True)]
        mean = sum(gains) / len(gains)
        spread = sum((gain - mean) ** 2 for gain in gains) / max(1, len(gains) - 1)
        return Comparison(mean, math.sqrt(spread / len(gains)))

    def _outcomes(self, state: State, path: Sequence[int], times: int) -> list[list[float]]:
        after = state.copy()
        for action in path:
            after.step(action)
        if after.actor() == NOBODY:
            return [list(self.game.chances(after))] * times
        return [self._outcome(after.copy(), derived(self.seed, number)) for number in range(times)]

    def _outcome(self, state: State, seed: int) -> list[float]:
        game = self.game
        luck = Luck(game, seed)
        self._judgement.random = Random(seed)
        dealing = game.is_dealing(state)
        chapter, stage = game.chapter(state), game.stage(state)
        while (actor := state.actor()) != NOBODY:
            if dealing:
                if not game.is_dealing(state) or game.is_calm(state):
                    break
            elif game.chapter(state) != chapter or (chapter == 0 and game.stage(state) != stage):
                break
            state.step(luck.draw(state) if actor == CHANCE else self._judgement.choose(state))
        return list(game.chances(state))


def _mean(rows: list[list[float]]) -> list[float]:
    return [sum(column) / len(rows) for column in zip(*rows, strict=True)]
