"""Everything the server refuses, each with a name for programs and a sentence for people.

    MuneraError
    └── Refusal      was asked for and not done; becomes a Problem (REST) or an Error (socket)

A refusal is the asker's business and leaves everything as it was. A mistake of our own is an `AssertionError`.
"""

from typing import Final

from munera.core.errors import MuneraError
from munera.core.message import Message as Sentence
from munera.core.message import plain_data
from munera.server.wire import Message
from munera.server.wire_rest import Problem
from munera.tongues import Tongue

SENTENCES: Final[dict[str, tuple[int, str]]] = {
    # how it was asked
    "server-malformed": (400, "This message cannot be read: {why}."),
    "server-too-large": (413, "This message is too large; at most {most} bytes are read."),
    "server-slow-down": (429, "Too many requests; please wait {seconds} seconds."),
    "server-wrong-origin": (403, "Requests from another site are not answered."),
    "server-no-csrf": (403, "The header x-csrf-token is missing or wrong; GET /api/me tells the right one."),
    "server-no-such-page": (404, "There is no such address."),
    "server-wrong-method": (405, "This address does not answer that method."),
    "server-unavailable": (503, "The server cannot reach its store just now; please try again in a moment."),
    "server-internal": (500, "Something went wrong in the server; nothing was lost. Please try again."),
    # people
    "server-not-logged-in": (401, "Say who you are first: POST /api/guests, or log in."),
    "server-wrong-password": (401, "The name or the password is wrong."),
    "server-name-taken": (409, "Somebody else is called {name}; please choose another name."),
    "server-bad-name": (400, "A name needs at least one visible character and at most 30."),
    "server-has-account": (409, "You have an account already."),
    "server-guest-only-name": (403, "A guest has no password; make an account first."),
    "server-no-scope": (403, "This token may not do that; it lacks the scope “{scope}”."),
    "server-bad-webhook": (400, "A webhook must be an https address of another machine."),
    "server-bad-mail": (400, "This is no mail address."),
    "server-no-guests": (403, "This server is for people with an account."),
    "server-no-such-session": (404, "There is no such session."),
    "server-no-such-token": (404, "There is no such token."),
    "server-no-such-person": (404, "There is no such person."),
    "server-too-many": (409, "You have as many as one person can have: {most}."),
    # tables
    "server-no-such-table": (404, "There is no such table."),
    "server-bad-setup": (400, "A table cannot be set up like this: {why}"),
    "server-table-started": (409, "The game has begun already."),
    "server-table-not-started": (409, "The game has not begun yet."),
    "server-table-over": (409, "The game is over."),
    "server-table-not-over": (409, "The game is not over yet."),
    "server-table-full": (409, "Every seat is taken."),
    "server-seat-taken": (409, "That seat is taken."),
    "server-no-such-seat": (404, "There is no such seat."),
    "server-seats-open": (409, "Some seats are still open; fill them with bots, or wait."),
    "server-not-host": (403, "Only the host of the table can do that."),
    "server-not-seated": (403, "You have no seat at this table."),
    "server-seated-already": (409, "You have a seat at this table already."),
    "server-no-spectators": (403, "This table is for its players only."),
    "server-no-hints": (403, "This table plays without hints."),
    # play
    "server-stale": (409, "The table has moved on; look at the present position."),
    "server-not-your-turn": (409, "It is not your turn."),
    "server-illegal": (409, "The rules do not allow this now: action {action}."),
    "server-past-chance": (409, "A list of actions cannot go past a die, a draw or another player."),
    "server-nothing-to-undo": (409, "There is nothing of yours to take back since the last die, draw or other player."),
    "server-on-autopilot": (409, "A bot plays for you; take your seat back first."),
    "server-not-on-autopilot": (409, "You play yourself already."),
    "server-bad-orders": (400, "These standing orders cannot be followed: {why}"),
    "server-no-such-move": (404, "The game has no such moment; it has {moves} moves."),
    "server-bad-record": (400, "This record cannot be read: {why}"),
    "server-unknown-rules": (409, "This game follows rules that this server no longer has: {game} {rules}."),
    "server-no-analysis": (404, "Nobody has asked for an analysis of this game yet."),
    "server-not-asked-by-you": (403, "Only who asked for the analysis, or sits at the table, can cancel it."),
    "server-no-such-puzzle": (404, "There is no such position to solve."),
    "server-busy-thinking": (503, "The bots are busy; please ask again in a moment."),
}


class Refusal(MuneraError):
    """`Refusal("server-name-taken", name="Bea")`"""

    def __init__(self, id: str, **args: str | int | Sentence) -> None:
        self.status, sentence = SENTENCES[id]
        self.detail = sentence.format(**{name: _english(value) for name, value in args.items()})
        self.message = Message(id, {name: plain_data(value) for name, value in args.items()})
        super().__init__(self.detail)

    @property
    def id(self) -> str:
        return self.message.id

    def problem(self) -> Problem:
        return Problem(self.status, self.message, self.detail)


def _english(value: str | int | Sentence) -> str | int:
    return Tongue("en").say(value) if isinstance(value, Sentence) else value
