"""Everything that travels through the socket, and what REST and socket share.

One WebSocket a client, at `/api/socket`, carries JSON objects with a `type`: the client sends any of `Ask`
(`wire_asks.py`), the server any of `Tell`. A client's message may carry a `ref`, any short text: the answer to it
carries the same one. Bodies of plain HTTP are in `wire_rest.py`. Times are milliseconds since 1970 (`Millis`), seats
are counted from 0.

What people read travels as a `Message`, to be put into words by whoever shows it, in the reader's language.

How a client lives:

    → {"type": "watch", "table": "k3v9…"}                       begin, or resume with "since": the last seq you have
    ← {"type": "table", …}                                      who sits where; again whenever that changes
    ← {"type": "view", "seq": 41, "legal": [...], …}            once the game is on; again after every change
    → {"type": "act", "table": "k3v9…", "seq": 41, "actions": [137], "ref": "a"}
    ← {"type": "view", "seq": 42, "events": [...], …}           to everybody at the table, each their own
    ← {"type": "done", "ref": "a"}                              committed: it will not be lost

Who watches with `"changes": true` is told less: after the first view, `Changes` with what is new of it.
"""

from typing import Annotated, Literal

from msgspec import UNSET, Meta, Struct, UnsetType

from munera.server.wire_game import (
    Advice,
    Changes,
    Clocks,
    Effect,
    Event,
    Hint,
    Legal,
    Order,
    OrderKind,
    OrderParameter,
    Orders,
    Preview,
    View,
)
from munera.server.wire_parts import Actions, ChatText, Message, Millis, Ref, Seat, Seq, TableId

# The table


class Pace(Struct, frozen=True):
    """How long one may think.

    none: as long as one likes. live: `bank` for the whole game, and `increment` after each decision. slow: `bank`
    for each decision. Both lengths are in seconds.
    """

    kind: Literal["none", "live", "slow"] = "none"
    bank: Annotated[int, Meta(ge=0, le=60 * 86_400)] = 0
    increment: Annotated[int, Meta(ge=0, le=86_400)] = 0


BotPace = Literal["human", "at_once"]  # how bots answer: after a moment, or as soon as they know


class SeatInfo(Struct, frozen=True):
    """Who sits where. `autopilot` says that a bot plays on for a person, who may take the seat back at any moment."""

    seat: Seat
    kind: Literal["open", "person", "bot"]
    name: str = ""
    person: str | None = None  # the public id of the person
    level: str | None = None  # of the bot
    ready: bool = False
    autopilot: bool = False
    present: bool = False  # has the table open somewhere


class Result(Struct, frozen=True):
    scores: list[int]
    winners: list[Seat]


class Origin(Struct, frozen=True):
    """A game that is played on from a moment of another: of which table, and after how many of its moves."""

    table: str
    move: int


class Stage(Struct, frozen=True):
    """Where a game stands: in which round (or day), and in which phase of it, as its view names them."""

    part: int
    phase: str


class Table(Struct, frozen=True, tag="table"):
    """All about a table but the game itself. Sent when it changes, and by the REST API.

    `stage`, `asked`, `since` and `until` are those of the moment when this was told; for the present, see `View`.
    """

    id: str
    name: str
    game: str
    players: int
    variants: list[str]
    rules: int  # the version of the rules it began with
    status: Literal["open", "playing", "over"]
    seats: list[SeatInfo]
    pace: Pace
    bot_pace: BotPace
    public: bool  # listed for everybody; otherwise found by its link alone
    spectators: bool  # whether people without a seat may watch
    hints: bool  # whether a player may ask what a bot would do
    takeover: str  # the level of the bot that plays on for an absent person
    host: str  # the public id of the person who opened it
    created: Millis
    seq: Seq
    commitment: str  # the hash of the secret behind every die and draw
    began: Millis | None = None  # the game; None before it
    ended: Millis | None = None
    you: Seat | None = None  # your seat
    stage: Stage | None = None  # None before the first entry of its log
    asked: Seat | None = None  # the person whom the game waits for
    since: Millis | None = None  # when they were asked
    until: Millis | None = None  # when their time is up; None if they may think as long as they like
    watching: int = 0  # people who watch without a seat
    result: Result | None = None
    rematch: str | None = None  # the table where the same people play again
    origin: Origin | None = None  # where its beginning was taken from; such a game counts for nobody's record
    archived: bool = False  # by you: no longer among your games


# Around the game


class Chat(Struct, frozen=True, tag="chat"):
    """A line said at the table. `number` grows from line to line. The text is plain: show it as text, never as HTML."""

    table: str
    number: int
    at: Millis
    name: str
    person: str
    text: str
    seat: Seat | None = None


class Presence(Struct, frozen=True, tag="presence"):
    """Who has the table open."""

    table: str
    seats: list[Seat]
    watching: int


class Turn(Struct, frozen=True, tag="turn"):
    """It is your turn at a table, which need not be one that you are watching; for notifications."""

    table: str
    name: str
    game: str
    seq: Seq


class Hello(Struct, frozen=True, tag="hello"):
    """The first message of a connection: who you are, and the server's clock."""

    person: str
    name: str
    guest: bool
    now: Millis
    version: str


class Done(Struct, frozen=True, tag="done"):
    """What you asked for was done, and kept."""

    ref: Ref | UnsetType = UNSET


class Error(Struct, frozen=True, tag="error"):
    """What you asked for was not done. `error.id` is fit for programs, `detail` is the same in your language."""

    error: Message
    detail: str
    table: str | None = None
    ref: Ref | UnsetType = UNSET


class Gone(Struct, frozen=True, tag="gone"):
    """You no longer watch this table: it was closed, or its seat or spectators' place was taken from you."""

    table: str
    error: Message


class Bye(Struct, frozen=True, tag="bye"):
    """The server goes down; connect again after `after` milliseconds and resume. Nothing is lost."""

    after: Millis


class Pong(Struct, frozen=True, tag="pong"):
    now: Millis
    ref: Ref | UnsetType = UNSET


Tell = (
    Hello | Table | View | Changes | Chat | Presence | Preview | Hint | Orders | Turn | Done | Error | Gone | Bye | Pong
)  # fmt: skip

__all__ = [  # whoever speaks of messages finds them here
    "Actions",
    "Advice",
    "Bye",
    "Changes",
    "Chat",
    "ChatText",
    "Clocks",
    "Done",
    "Effect",
    "Error",
    "Event",
    "Gone",
    "Hello",
    "Hint",
    "Legal",
    "Message",
    "Millis",
    "Order",
    "OrderKind",
    "OrderParameter",
    "Orders",
    "Pace",
    "Pong",
    "Presence",
    "Preview",
    "Ref",
    "Result",
    "Seat",
    "SeatInfo",
    "Seq",
    "Stage",
    "Table",
    "TableId",
    "Tell",
    "Turn",
    "View",
]
