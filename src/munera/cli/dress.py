"""How a game looks in the terminal: its own words where it has them, plain ones made from its view where not.

A game may have `telling/` with `tables.py`, `hints.py` and `story.py`, each with one function like those below.
"""

import re
from collections.abc import Callable
from importlib import import_module
from typing import Any

from munera import Game
from munera.cli import plain

YOU = "You"  # the name of a person who gave none

View = dict[str, Any]
Sheet = tuple[str, list[str], list[list[str]]]


class Dress:
    """The texts of one game for one table of players."""

    def __init__(self, game: Game, names: list[str]) -> None:
        self.game = game
        self.names = names
        self._tables: Callable[[View, list[str], bool], list[Sheet]] = _own(game, "tables", "tables") or plain.tables
        self._hint: Callable[[View, str, list[str]], str] = _own(game, "hints", "hint") or plain.hint
        self._story: Callable[[View, str, View, list[str]], list[str]] = _own(game, "story", "story") or plain.story

    def tables(self, view: View, everything: bool = False) -> list[Sheet]:
        """What lies on the table: what matters now, or everything."""
        return self._tables(view, self.names, everything)

    def hint(self, view: View, words: str) -> str:
        """What a choice of the viewer would bring; may be empty."""
        return self._hint(view, words, self.names)

    def story(self, before: View, words: str, after: View) -> list[str]:
        """What an action did; empty if it tells nothing by itself."""
        return [self._sentence(line) for line in self._story(before, words, after, self.names)]

    def _sentence(self, line: str) -> str:
        """“You” is a name like any other, but only at the beginning."""
        return re.sub(r"(?<=[^.] )You\b", "you", line) if YOU in self.names else line

    def named(self, text: str) -> str:
        """A text with names instead of “seat 2”."""
        return re.sub(r"\b[Ss]eat (\d+)\b", self._name, text)

    def _name(self, match: re.Match[str]) -> str:
        seat = int(match[1])
        return self.names[seat - 1] if 1 <= seat <= len(self.names) else match[0]


def _own(game: Game, module: str, function: str) -> Any:
    """A function of the game's folder, or None if it has no such file."""
    path = f"munera.games.{game.name}.telling.{module}"
    try:
        return getattr(import_module(path), function)
    except ModuleNotFoundError as error:
        if error.name and f"{path}.".startswith(f"{error.name}."):
            return None
        raise
