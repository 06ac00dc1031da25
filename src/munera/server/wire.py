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
"""

from typing import Annotated, Any, Literal

from msgspec import UNSET, Meta, Struct, UnsetType, field

Millis = Annotated[int, Meta(ge=0, description="Milliseconds since 1970, or a length of time in milliseconds.")]
Seat = Annotated[int, Meta(ge=0, le=7)]
TableId = Annotated[str, Meta(pattern="^[a-z0-9]{4,16}$")]
Ref = Annotated[str, Meta(max_length=64)]
Seq = Annotated[int, Meta(ge=0, le=2**31 - 1)]
Actions = Annotated[list[Annotated[int, Meta(ge=0, le=2**31 - 1)]], Meta(min_length=1, max_length=100)]
ChatText = Annotated[str, Meta(min_length=1, max_length=500)]


class Message(Struct, frozen=True):
    """Something for people to read: a message of the catalogue and what to fill in.

    An argument is a text as it is, a number, a player (`{"seat": 1}`, to be named as the table names them), another
    message (`{"id": …, "args": …}`), or a list of these to be joined in the reader's manner.
    """

    id: str
    args: dict[str, Any] = field(default_factory=dict)


# The table


class Pace(Struct, frozen=True):
    """How long one may think.

    none: as long as one likes. live: `bank` for the whole game, and `increment` after each decision. slow: `bank`
    for each decision. Both lengths are in seconds.
    """

    kind: Literal["none", "live", "slow"] = "none"
    bank: Annotated[int, Meta(ge=0, le=60 * 86_400)] = 0
    increment: Annotated[int, Meta(ge=0, le=86_400)] = 0


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


class Table(Struct, frozen=True, tag="table"):
    """All about a table but the game itself. Sent when it changes, and by the REST API."""

    id: str
    name: str
    game: str
    players: int
    variants: list[str]
    rules: int  # the version of the rules it began with
    status: Literal["open", "playing", "over"]
    seats: list[SeatInfo]
    pace: Pace
    public: bool  # listed for everybody; otherwise found by its link alone
    spectators: bool  # whether people without a seat may watch
    hints: bool  # whether a player may ask what a bot would do
    takeover: str  # the level of the bot that plays on for an absent person
    host: str  # the public id of the person who opened it
    created: Millis
    seq: Seq
    commitment: str  # the hash of the secret behind every die and draw
    you: Seat | None = None  # your seat
    watching: int = 0  # people who watch without a seat
    result: Result | None = None
    rematch: str | None = None  # the table where the same people play again
    origin: Origin | None = None  # where its beginning was taken from; such a game counts for nobody's record
    archived: bool = False  # by you: no longer among your games


# The game


class Legal(Struct, frozen=True):
    """Something you may do now: send `action`. `words` are those of records, `block` is the sort of action."""

    action: int
    words: str
    block: str
    label: Message
    hint: Message | None = None  # what it would bring


class Event(Struct, frozen=True):
    """An entry of the table's log, as you may see it. Entry n leads to seq n.

    act and chance: `action` was taken, `move` counts those in force. undo: everything after `move` was taken back.
    autopilot: a bot plays on for the seat. back: its owner does again.
    """

    seq: Seq
    kind: Literal["act", "chance", "undo", "autopilot", "back"]
    at: Millis
    move: int  # how many actions are in force after it; `moves/{move}` shows that moment
    seat: Seat | None = None  # None is chance
    action: int | None = None
    words: str | None = None
    by: Literal["person", "bot", "order"] = "person"  # who decided for the seat
    told: list[Message] = []  # what happened; empty if it tells nothing by itself


class Clocks(Struct, frozen=True):
    """`left` for each seat at the time `now` of the server; only the seat in `running` loses time."""

    now: Millis
    left: list[int]
    running: Seat | None


Count = Annotated[int, Meta(ge=-(2**31), le=2**31)]
OrderName = Annotated[str, Meta(max_length=40)]
OrderValue = (
    Count
    | OrderName
    | Annotated[list[OrderName], Meta(max_length=40)]
    | Annotated[dict[OrderName, Count], Meta(max_length=40)]
)


class Order(Struct, frozen=True):
    """A standing order: one of the kinds that `GET /api/tables/{id}/orders` offers, with its parameters.

    The server sets `until`, the last moment of the game's own clock at which it stands.
    """

    kind: OrderName
    args: Annotated[dict[OrderName, OrderValue], Meta(max_length=16)] = {}
    until: Count = 0


class OrderParameter(Struct, frozen=True):
    """What a form asks for: a number from `least` to `most`, one of `choices`, a ranking of them, or counts of them."""

    name: str
    sort: Literal["number", "choice", "ranking", "counts"]
    default: OrderValue
    least: int
    most: int
    choices: list[str]


class OrderKind(Struct, frozen=True):
    """A sort of standing order that can be given now."""

    kind: str
    parameters: list[OrderParameter]


class View(Struct, frozen=True, tag="view"):
    """The game as you may see it after entry `seq` of its log, what is asked, and what you may do.

    `events` are those after `since`: what happened since the last view sent to this client, or since the number it
    resumed with. `view` is the game's own (see the games' documents); the screen is a function of it.
    """

    table: str
    seq: Seq
    since: Seq
    move: int
    seat: Seat | None
    view: dict[str, Any]
    prompt: Message
    legal: list[Legal]
    events: list[Event]
    actors: list[Seat]  # who is asked now
    undo: int = 0  # how many of your last steps can be taken back
    clocks: Clocks | None = None
    autopilot: list[Seat] = []
    orders: list[Order] = []  # your own
    over: bool = False


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


class Effect(Struct, frozen=True):
    """What would change, as the game names it: docs/core/preview.md lists the names and their arguments."""

    name: str
    args: dict[str, int | str]


class Preview(Struct, frozen=True, tag="preview"):
    """What would follow from your actions, up to the next die, draw or other player. Nothing has happened."""

    table: str
    seq: Seq
    actions: list[int]
    view: dict[str, Any]
    prompt: Message
    legal: list[Legal]  # what you could go on with
    effects: list[Effect]
    stopped_by: Literal["you", "chance", "seat", "end"]
    ref: Ref | UnsetType = UNSET


class Advice(Struct, frozen=True):
    action: int
    words: str
    label: Message
    score: float  # your chance to win with it, as far as the bot can tell
    share: float  # of the thought given to it
    chances: list[float]  # every seat's chance to win after it


class Hint(Struct, frozen=True, tag="hint"):
    """What the strongest bot considers, best first."""

    table: str
    seq: Seq
    advice: list[Advice]
    ref: Ref | UnsetType = UNSET


class Orders(Struct, frozen=True, tag="orders"):
    """Your standing orders at a table, as they are now."""

    table: str
    orders: list[Order]
    ref: Ref | UnsetType = UNSET


class Turn(Struct, frozen=True, tag="turn"):
    """It is your turn at a table, which need not be one that you are watching; for notifications."""

    table: str
    name: str
    game: str
    seq: Seq


# Around it


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
    """What you asked for was not done. `error.id` is fit for programs, `detail` is the same in English."""

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
    Hello | Table | View | Chat | Presence | Preview | Hint | Orders | Turn | Done | Error | Gone | Bye | Pong
)  # fmt: skip
