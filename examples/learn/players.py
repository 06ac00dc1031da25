"""Who teaches, and whom to beat."""

from munera import Game
from munera.bots import bot
from munera.bots.bot import Bot

PLEBEIAN = "plebeian"
TEACHER = "senator"


def plebeian(game: Game, seed: int) -> Bot:
    """The opponent to beat."""
    return bot(PLEBEIAN, game, seed)


def teacher(game: Game, seed: int) -> Bot:
    return bot(TEACHER, game, seed)
