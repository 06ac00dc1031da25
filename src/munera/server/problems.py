"""Everything the server refuses, each with a name for programs and a sentence for people.

    MuneraError
    └── Refusal      was asked for and not done; becomes a Problem (REST) or an Error (socket)

The sentences are in `tongues/server/`, in every language. A refusal is the asker's business and leaves everything as it
was. A mistake of our own is an `AssertionError`.
"""

from typing import Final

from munera.core.errors import MuneraError
from munera.core.message import Message as Sentence
from munera.core.message import Said, plain_data
from munera.server.wire import Message
from munera.server.wire_rest import Problem
from munera.tongues import Tongue

STATUS: Final[dict[str, int]] = {
    # how it was asked
    "server-malformed": 400,
    "server-too-large": 413,
    "server-slow-down": 429,
    "server-wrong-origin": 403,
    "server-no-csrf": 403,
    "server-no-such-page": 404,
    "server-wrong-method": 405,
    "server-unavailable": 503,
    "server-internal": 500,
    # people
    "server-not-logged-in": 401,
    "server-wrong-password": 401,
    "server-name-taken": 409,
    "server-bad-name": 400,
    "server-has-account": 409,
    "server-guest-only-name": 403,
    "server-no-scope": 403,
    "server-bad-webhook": 400,
    "server-bad-mail": 400,
    "server-no-guests": 403,
    "server-no-such-session": 404,
    "server-no-such-token": 404,
    "server-no-such-person": 404,
    "server-too-many": 409,
    "server-no-games": 404,
    # tables
    "server-no-such-table": 404,
    "server-bad-setup": 400,
    "server-table-started": 409,
    "server-table-not-started": 409,
    "server-table-over": 409,
    "server-table-not-over": 409,
    "server-table-full": 409,
    "server-seat-taken": 409,
    "server-no-such-seat": 404,
    "server-seats-open": 409,
    "server-not-host": 403,
    "server-not-seated": 403,
    "server-seated-already": 409,
    "server-brought-already": 409,
    "server-no-spectators": 403,
    "server-no-hints": 403,
    # play
    "server-stale": 409,
    "server-not-your-turn": 409,
    "server-illegal": 409,
    "server-past-chance": 409,
    "server-nothing-to-undo": 409,
    "server-on-autopilot": 409,
    "server-not-on-autopilot": 409,
    "server-bad-orders": 400,
    "server-no-such-move": 404,
    "server-bad-record": 400,
    "server-unknown-rules": 409,
    "server-no-analysis": 404,
    "server-not-asked-by-you": 403,
    "server-no-such-puzzle": 404,
    "server-busy-thinking": 503,
}


class Refusal(MuneraError):
    """`Refusal("server-name-taken", name="Bea")`"""

    said: Sentence

    def __init__(self, id: str, **args: Said) -> None:
        super().__init__(Sentence(id, **args))
        self.status = STATUS[id]

    @property
    def id(self) -> str:
        return self.said.id

    @property
    def message(self) -> Message:
        return Message(self.id, {name: plain_data(value) for name, value in self.said.args.items()})

    def detail(self, language: str) -> str:
        return Tongue(language).say(self.said)

    def problem(self, language: str) -> Problem:
        return Problem(self.status, self.message, self.detail(language))
