"""Who teaches, and whom to beat."""

from librt.random import Random

from munera import Game, State
from munera.bots import bot, bots
from munera.bots.bot import Bot
from munera.core.seeds import derived

PLEBEIAN = "plebeian"
TEACHER = "greedy"


class Erring(Bot):
    """Looks one action ahead, and every other time does not look at all."""

    def __init__(self, game: Game, seed: int) -> None:
        super().__init__(game, seed)
        self.careful = bot(TEACHER, game, derived(seed, 1))
        self.careless = bot("random", game, derived(seed, 2))
        self.coin = Random(derived(seed, 3))

    def choose(self, state: State) -> int:
        return (self.careful if self.coin.randrange(2) else self.careless).choose(state)


def plebeian(game: Game, seed: int) -> Bot:
    """The opponent to beat."""
    return bot(PLEBEIAN, game, seed) if PLEBEIAN in bots() else Erring(game, seed)


def teacher(game: Game, seed: int) -> Bot:
    return bot(TEACHER, game, seed)
