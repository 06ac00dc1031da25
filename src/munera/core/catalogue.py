"""The games, found by looking: every folder in `munera.games` that has a `GAME` is one.

The core names no game and imports none; it only knows where they live.
"""

from importlib import import_module
from pkgutil import iter_modules
from typing import Final

from munera.core.errors import SetupError
from munera.core.game import Game
from munera.core.message import Message

_shelf: Final = import_module("munera.games")
_found: Final[dict[str, Game]] = {}  # those asked for so far


def games() -> list[str]:
    """The names of all games."""
    return sorted(module.name for module in iter_modules(_shelf.__path__) if module.ispkg)


def game(name: str) -> Game:
    """The game of that name."""
    if name not in _found:
        if name not in games():
            raise SetupError(Message("errors-no-game", name=name, games=games()))
        _found[name] = import_module(f"{_shelf.__name__}.{name}").GAME
    return _found[name]
