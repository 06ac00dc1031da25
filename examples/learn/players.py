"""Who teaches, and whom to beat."""

from munera import Game, State
from munera.bots import bot, bots
from munera.bots.bot import Bot
from munera.core.seeds import derived

PLEBEIAN = "plebeian"
TEACHER = bots()[1]


class Erring(Bot):
    """Looks one action ahead, and every other time does not look at all."""

    def __init__(self, game: Game, seed: int) -> None:
        super().__init__(game, seed)
        self.careful = teacher(game, derived(seed, 1))

    def choose(self, state: State) -> int:
        if self.random.randrange(2):
            return self.careful.choose(state)
        legal = state.legal()
        return int(legal[self.random.randrange(len(legal))])


def plebeian(game: Game, seed: int) -> Bot:
    """The opponent to beat."""
    return bot(PLEBEIAN, game, seed) if PLEBEIAN in bots() else Erring(game, seed)


def teacher(game: Game, seed: int) -> Bot:
    return bot(TEACHER, game, seed)
