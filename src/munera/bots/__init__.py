"""Computer players, one file per kind.

A bot sees what its seat sees, and gets its own randomness: never that of the table.
"""

from munera.bots.bot import Bot
from munera.bots.greedy import GreedyBot
from munera.bots.random import RandomBot
from munera.bots.search import SearchBot
from munera.core.errors import SetupError
from munera.core.game import Game
from munera.core.wording import joined

_KINDS: dict[str, type[Bot]] = {"random": RandomBot, "greedy": GreedyBot, "search": SearchBot}


def bots() -> list[str]:
    """The kinds of computer players."""
    return list(_KINDS)


def bot(name: str, game: Game, seed: int) -> Bot:
    """A player of that kind; the same seed plays the same way."""
    if name not in _KINDS:
        raise SetupError(f"There is no opponent “{name}”; choose {joined(list(_KINDS), 'or')}.")
    return _KINDS[name](game, seed)
