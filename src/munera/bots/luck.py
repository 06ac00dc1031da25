"""Chance as the same for games that differ a little: every sort of draw has a generator of its own.

The first die is then the same in all of them, however many tokens were drawn before it.
"""

from librt.random import Random

from munera.core.chance import draw
from munera.core.game import Game, State
from munera.core.seeds import derived


class Luck:
    def __init__(self, game: Game, seed: int) -> None:
        self.game = game
        self.seed = seed
        self._streams: dict[int, Random] = {}

    def draw(self, state: State) -> int:
        sort = self.game.blocks.block_of(int(state.legal()[0])).first
        if sort not in self._streams:
            self._streams[sort] = Random(derived(self.seed, sort))
        return int(draw(state, self._streams[sort]))
