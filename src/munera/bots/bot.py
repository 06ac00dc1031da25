"""What every computer player has in common."""

from librt.random import Random

from munera.core.game import Game, State


class Bot:
    """A player for any seat."""

    def __init__(self, game: Game, seed: int) -> None:
        self.game = game
        self.random = Random(seed)

    def choose(self, state: State) -> int:
        """One of the legal actions of the state's actor, who is a seat. The state is not changed."""
        raise AssertionError("a kind of bot defines this")
