"""Computer players: five levels, and one that plays at random.

A bot sees what its seat sees, and gets its own randomness: never that of the table.
"""

from munera.bots.bot import Bot
from munera.bots.levels import LEVELS, LevelBot
from munera.bots.random import RandomBot
from munera.core.errors import SetupError
from munera.core.game import Game
from munera.core.message import Message

RANDOM = "random"


def levels() -> list[str]:
    """The levels, weakest first."""
    return [level.name for level in LEVELS]


def bots() -> list[str]:
    """All kinds of computer players, weakest first."""
    return [RANDOM, *levels()]


def bot(name: str, game: Game, seed: int, clock: bool = False) -> Bot:
    """A player of that kind. With a clock it keeps the time of its level, without one the same seed plays the same."""
    if name == RANDOM:
        return RandomBot(game, seed)
    for level in LEVELS:
        if level.name == name:
            return LevelBot(level, game, seed, clock)
    raise SetupError(Message("errors-no-opponent", name=name, bots=bots()))
