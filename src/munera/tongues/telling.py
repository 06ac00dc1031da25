"""How a game speaks: its own messages where it has them, plain ones made from its view where not.

A game may have `telling/` with `tables.py`, `hints.py`, `story.py` and `labels.py`, with functions like those of
`Telling`.
"""

from collections.abc import Callable
from importlib import import_module
from typing import Any

from munera.core.game import Game
from munera.core.message import Message, Said, Sheet
from munera.tongues import plain

View = dict[str, Any]


class Telling:
    """What a person reads of one game, as messages."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self._tables: Callable[[View, bool], list[Sheet]] = _own(game, "tables", "tables") or plain.tables
        self._hint: Callable[[View, str], Message | None] = _own(game, "hints", "hint") or plain.hint
        self._story: Callable[[View, str, View], list[Message]] = _own(game, "story", "story") or plain.story
        self._label: Callable[[str], Said] = _own(game, "labels", "label") or plain.label
        self._variant: Callable[[str], Said] = _own(game, "labels", "variant") or plain.label

    def tables(self, view: View, everything: bool = False) -> list[Sheet]:
        """What lies on the table: what matters now, or everything."""
        return self._tables(view, everything)

    def hint(self, view: View, words: str) -> Message | None:
        """What a choice of the viewer would bring."""
        return self._hint(view, words)

    def story(self, before: View, words: str, after: View) -> list[Message]:
        """What an action did, from what was seen before and after it; empty if it tells nothing by itself."""
        return self._story(before, words, after)

    def label(self, words: str) -> Said:
        """What an action is called, whose words these are."""
        return self._label(words)

    def variant(self, name: str) -> Said:
        """What a variant is called."""
        return self._variant(name)


def _own(game: Game, module: str, function: str) -> Any:
    """A function of the game's folder, or None if it has no such file."""
    path = f"munera.games.{game.name}.telling.{module}"
    try:
        return getattr(import_module(path), function)
    except ModuleNotFoundError as error:
        if error.name and f"{path}.".startswith(f"{error.name}."):
            return None
        raise
