"""An observer watches games while they are played, and counts.

It names the few actions it wants to see (`watch`), so that all others cost nothing. Everything is counted in integers:
neither the order of games nor the number of workers changes a sum.
"""

import math
from collections import Counter
from typing import Any, Final

from munera import Game, State
from munera.lab.estimate import GAMES, Key, Tally

MOST_SEATS: Final = 12  # for which shared wins are still whole parts
WIN: Final = math.lcm(*range(1, MOST_SEATS + 1))  # a win in parts; shared by k, each gets WIN / k


class Observer:
    """Counts what every game has: wins and scores by seat, the length. A game's own observer adds to it."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.watched = bytearray(game.blocks.size)
        self.tally: Tally = Counter()

    def watch(self, first: Any, count: Any = 1) -> None:
        """The hooks shall be called for these actions."""
        self.watched[int(first) : int(first + count)] = b"\1" * int(count)

    def add(self, *key: str | int, by: int = 1) -> None:
        self.tally[key] += by

    def begin(self, state: State) -> None:
        """Before the first action."""

    def before(self, state: State, actor: int, action: int) -> None:
        """Before a watched action is taken."""

    def after(self, state: State, actor: int, action: int) -> None:
        """After it."""

    def end(self, state: State, steps: int) -> None:
        """The game is over."""
        scores = state.scores()
        ranking = sorted(scores, reverse=True)
        self.tally[GAMES] += 1
        self.add("steps", by=steps)
        self.add("players", by=len(scores))
        self.add("scores", by=sum(scores))
        self.add("best score", by=ranking[0])
        self.add("lead", by=ranking[0] - ranking[1] if len(ranking) > 1 else 0)
        self.add("best score is", ranking[0])
        for seat, score in enumerate(scores):
            self.add("score", seat, by=score)
        for seat, part in shares(state).items():
            self.add("wins", seat, by=part)
        if len(state.winners()) > 1:
            self.add("shared")


def shares(state: State) -> dict[int, int]:
    """What part of the win each winner has."""
    winners = state.winners()
    return {seat: WIN // len(winners) for seat in winners}


def keys(tally: Tally, *start: str | int) -> list[Key]:
    """All keys that begin so, in order."""
    return sorted((key for key in tally if key[: len(start)] == start), key=str)
