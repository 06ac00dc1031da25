"""How a game speaks: its own messages where it has them, plain ones made from its view where not.

A game may have `telling/` with `tables.py`, `hints.py`, `story.py`, `labels.py`, `deeds.py`, `reasons.py`,
`verdicts.py` and `awards.py`, with functions like those of `Telling`.
"""

from collections.abc import Callable, Sequence
from importlib import import_module
from typing import Any

from munera.core.game import Game, State
from munera.core.message import Message, Said, Sheet
from munera.core.record import Record
from munera.tongues import plain

View = dict[str, Any]
Award = tuple[str, int, Message]


class Telling:
    """What a person reads of one game, as messages."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self._tables: Callable[[View, bool], list[Sheet]] = _own(game, "tables", "tables") or plain.tables
        self._hint: Callable[[View, str], Message | None] = _own(game, "hints", "hint") or plain.hint
        self._story: Callable[[View, str, View], list[Message]] = _own(game, "story", "story") or plain.story
        self._label: Callable[[str], Said] = _own(game, "labels", "label") or plain.label
        self._deed: Callable[[str], Said] = _own(game, "deeds", "deed") or self._label
        self._reason: Callable[[State, int], Message | None] = _own(game, "reasons", "reason") or plain.reason
        self._verdict: Callable[[State, int, Sequence[int], int], Message] = (
            _own(game, "verdicts", "verdict") or plain.verdict
        )
        self._awards: Callable[[Record], list[Award]] = _own(game, "awards", "awards") or plain.awards
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
        """What an action is called where it can be typed, whose words these are."""
        return self._label(words)

    def deed(self, words: str) -> Said:
        """The same action where it is only read: an infinitive, in plain words."""
        return self._deed(words)

    def reason(self, before: State, action: int) -> Message | None:
        """What speaks for an action of the actor: a sentence, or None if there is nothing to point at."""
        return self._reason(before, action)

    def verdict(self, before: State, seat: int, path: Sequence[int], better: int) -> Message:
        """What was wrong with actions of a seat, where another was better: a sentence without its subject."""
        return self._verdict(before, seat, path, better)

    def awards(self, record: Record) -> list[Award]:
        """What deserves a mention at the end of a game: its name, the seat, and a sentence."""
        return self._awards(record)

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
