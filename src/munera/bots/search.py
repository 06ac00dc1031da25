"""Looks ahead in a tree of what may follow, and takes what was tried most."""

from munera.bots.bot import Bot
from munera.bots.tree import Tree
from munera.core.game import Game, State

SIMULATIONS = 300


class SearchBot(Bot):
    """Thinks for a fixed number of simulations, so that the same seed plays the same way on any machine."""

    def __init__(self, game: Game, seed: int) -> None:
        super().__init__(game, seed)
        self.tree = Tree(game, seed)

    def choose(self, state: State) -> int:
        return self.tree.search(state, SIMULATIONS)[0].action
