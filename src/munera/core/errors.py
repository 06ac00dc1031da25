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


class MuneraError(Exception):
    """What all errors of Munera have in common: one sentence that says what to do."""


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
