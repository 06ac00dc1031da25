"""A position in plain text, for `render()`."""

from typing import Any, Final

from munera.core.game import Game, State
from munera.tongues import Tongue

_LEFT_OUT: Final = ("game", "you", "legal", "over", "chance")


def text(game: Game, state: State) -> str:
    """Everything that is open, an entry a line, and below it what is asked of whom."""
    lines = [game.title]
    for key, value in game.view(state, None).items():
        if key not in _LEFT_OUT and not _is_empty(value):
            lines += _lines(_words(key), value)
    return "\n".join([*lines, Tongue("en").say(game.prompt(state))])


def _lines(name: str, value: Any) -> list[str]:
    """What is a list of things becomes a line for each."""
    if isinstance(value, list) and isinstance(value[0], dict):
        return [f"{name}:", *(f"  {number}. {_told(entry)}" for number, entry in enumerate(value, 1))]
    return [f"{name}: {_told(value)}"]


def _told(value: Any) -> str:
    if isinstance(value, dict):
        return "; ".join(_named(_words(key), each) for key, each in value.items() if not _is_empty(each))
    if isinstance(value, list):
        return ", ".join(_in_short(each) for each in value)
    return _words(str(value))


def _named(name: str, value: Any) -> str:
    return name if value is True else f"{name} {_told(value)}"


def _in_short(value: Any) -> str:
    """A thing within a thing: by its name, or by its bare figures."""
    if not isinstance(value, dict):
        return f"[{_told(value)}]" if isinstance(value, list) else _told(value)
    names = [_words(each) for each in value.values() if isinstance(each, str)]
    return " ".join(names) or "/".join(_told(each) for each in value.values())


def _is_empty(value: Any) -> bool:
    return value is None or value is False or value in ("", [], {})


def _words(name: str) -> str:
    return name.replace("_", " ")
