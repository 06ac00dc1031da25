"""The rules a game began with: running games keep theirs when a newer version comes.

When a change of the rules would lead an old game elsewhere, the old rules stay in the game's folder as a package
`rules_<version>` with its own `GAME`, and the games that began with them are played to the end under them.
"""

from importlib import import_module

from munera.core.catalogue import game as find_game
from munera.core.game import Game
from munera.server.problems import Refusal


def rules(name: str, version: int) -> Game:
    """The game of that name in that version."""
    current = find_game(name)
    if current.rules_version == version:
        return current
    path = f"munera.games.{name}.rules_{version}"
    try:
        pinned = import_module(path).GAME
    except ModuleNotFoundError as error:
        if error.name != path:
            raise
        raise Refusal("server-unknown-rules", game=current.title, rules=version) from None
    assert isinstance(pinned, Game)
    assert pinned.rules_version == version
    return pinned
