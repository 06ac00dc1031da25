"""One action ahead: what the game says each action is worth, seen more or less clearly."""

import math

from librt.random import Random
from librt.vecs import append, vec
from mypy_extensions import i64

from munera.core.game import Game, State


class Judgement:
    """Picks what looks best. With a blur, actions of nearly the same worth look alike.

    The blur is measured in the game's spread: a blur of 1 mistakes odds of e to one for even ones now and then.
    Deals are always seen clearly, or whoever asks often enough would get everything in the end.
    """

    def __init__(self, game: Game, seed: i64, blur: float) -> None:
        self.game = game
        self.random = Random(seed)
        self.blur = blur
        self.is_amount = amounts(game)

    def choose(self, state: State) -> i64:
        if self.blur > 0.0 and not self.game.is_dealing(state):
            return self._blurred(state)
        legal = state.legal()
        best: i64 = legal[0]
        best_worth: i64 = 0
        equals: i64 = 0  # how many actions so far are worth as much as the best
        for action in legal:
            worth = self.game.weigh(state, action)
            if equals == 0 or worth > best_worth:
                best, best_worth, equals = action, worth, 1
            elif worth == best_worth:
                equals += 1
                if self.random.randrange(equals) == 0:
                    best = action
        return best

    def _blurred(self, state: State) -> i64:
        actions = considered(state.legal(), self.is_amount)
        blur = self.blur * self.game.spread(state)
        best: i64 = actions[0]
        best_look = 0.0
        for place in range(len(actions)):
            look = float(self.game.weigh(state, actions[place])) + blur * self.error()
            if place == 0 or look > best_look:
                best = actions[place]
                best_look = look
        return best

    def error(self) -> float:
        """Such errors added to each worth pick an action by the odds e to the worth."""
        return -math.log(-math.log((float(self.random.randrange(1 << 30)) + 0.5) / float(1 << 30)))


LONG_BLOCK = 100  # so many actions of one sort are amounts, such as bids: only some are considered


def considered(legal: vec[i64], is_amount: vec[i64]) -> vec[i64]:
    """All actions, but of many amounts in a row only some, closest together where they begin.

    >>> list(considered(vec[i64]([1, 2, *range(10, 40)]), vec[i64]([0] * 10 + [1] * 30)))
    [1, 2, 10, 11, 12, 14, 17, 21, 27, 36, 39]
    """
    out = vec[i64](capacity=32)
    count: i64 = len(legal)
    start: i64 = 0  # of the present row of amounts
    kept: i64 = -1  # the last of it that was kept
    for place in range(count):
        action = legal[place]
        if not is_amount[action]:
            out = append(out, action)
            continue
        if place == 0 or legal[place - 1] != action - 1 or not is_amount[action - 1]:
            start = action
            kept = action - 1
        is_last = place + 1 == count or legal[place + 1] != action + 1 or not is_amount[action + 1]
        if is_last or action - kept > (kept - start) // 2:
            out = append(out, action)
            kept = action
    return out


def amounts(game: Game) -> vec[i64]:
    """For each action of a game, and one beyond the last, whether it is one of many amounts."""
    marks: list[int] = []
    for block in game.blocks.blocks:
        marks += [int(len(block.words) >= LONG_BLOCK)] * len(block.words)
    marks.append(0)
    return vec[i64](marks)
