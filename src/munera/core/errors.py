"""Every error a user of Munera can meet.

    MuneraError                 catch this one to catch them all
    ├── SetupError              no such game, player count or variant
    ├── IllegalAction           the rules do not allow this action now
    │   └── preview.IllegalStep one of several actions is not allowed in its place
    ├── NotationError           these words name no action of the game
    ├── OrderError              a standing order that the game does not know, or not now
    ├── RecordError             a record that cannot be read or replayed; says in which line
    └── conformance.Breach      a game that does not keep the contract; for authors of games

A mistake of our own is an `AssertionError`, never one of these.
"""

import errno
from collections.abc import Callable
from typing import Final

from munera.core.message import Message

_REASONS: Final = {
    errno.ENOENT: "errors-reason-missing",
    errno.EACCES: "errors-reason-forbidden",
    errno.EPERM: "errors-reason-forbidden",
    errno.EROFS: "errors-reason-read-only",
    errno.EISDIR: "errors-reason-folder",
    errno.ENOTDIR: "errors-reason-no-folder",
    errno.ENOSPC: "errors-reason-full",
}
_voice: Callable[[Message], str] = repr


def speak_with(voice: Callable[[Message], str]) -> None:
    """How `str(error)` says a message; the core itself knows no language."""
    global _voice
    _voice = voice


class MuneraError(Exception):
    """What all errors of Munera have in common: one sentence that says what to do, for people in their language."""

    def __init__(self, said: Message | str) -> None:
        super().__init__(said)
        self.said = said

    def __str__(self) -> str:
        return _voice(self.said) if isinstance(self.said, Message) else self.said


class SetupError(MuneraError):
    """A game was asked for that does not exist as described."""


class IllegalAction(MuneraError):
    """The rules do not allow this action in this state. The state is as it was."""


class NotationError(MuneraError):
    """Words that name no action of the game."""


class OrderError(MuneraError):
    """A standing order that cannot be given."""


class RecordError(MuneraError):
    """A record that cannot be read or replayed."""


def reason(error: OSError) -> Message | str:
    """Why a file could not be read or written; what is rare in the words of the system."""
    if error.errno in _REASONS:
        return Message(_REASONS[error.errno])
    return (error.strerror or "error").lower()
