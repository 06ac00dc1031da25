"""What people read about a game, as messages. The one place that knows where the texts of a game come from.

A game may have `telling/story.py` and `telling/hints.py`; one that has none is told plainly.
"""

from collections.abc import Callable
from functools import cache
from importlib import import_module
from typing import Any

from munera.core.game import Game, State
from munera.server.wire import Legal, Message

GameView = dict[str, Any]


def prompt(game: Game, state: State) -> Message:
    """What is asked, and of whom."""
    return _text(game.prompt(state))


def legal(game: Game, view: GameView, names: list[str]) -> list[Legal]:
    """What the viewer may do now."""
    hint = _own(game.name, "hints", "hint")
    found: list[Legal] = []
    for offer in view["legal"]:
        words = offer["words"]
        brings = hint(view, words, names) if hint else ""
        label = _text(words)
        found.append(Legal(offer["action"], words, offer["block"], label, _text(brings) if brings else None))
    return found


def story(game: Game, before: GameView, words: str, after: GameView, names: list[str]) -> list[Message]:
    """What an action did; empty if it tells nothing by itself."""
    told = _own(game.name, "story", "story")
    if told is None:
        actor = before.get("actor")
        who = names[actor] if isinstance(actor, int) else "Chance"
        return [_text(f"{who}: {words}.")]
    return [_text(line) for line in told(before, words, after, names)]


def _text(text: str) -> Message:
    return Message("server-text", {"text": text})


@cache
def _own(game: str, module: str, function: str) -> Callable[..., Any] | None:
    """A function of the game's folder, or None if it has no such file."""
    path = f"munera.games.{game}.telling.{module}"
    try:
        found: Callable[..., Any] = getattr(import_module(path), function)
    except ModuleNotFoundError as error:
        if error.name and f"{path}.".startswith(f"{error.name}."):
            return None
        raise
    return found
