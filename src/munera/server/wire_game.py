"""Messages about the game that is played at a table: what one sees, may do, ordered, and asks about."""

from typing import Annotated, Any, Literal

from msgspec import UNSET, Meta, Struct, UnsetType

from munera.server.wire_parts import Message, Millis, Ref, Seat, Seq


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


class Changes(Struct, frozen=True, tag="changes"):
    """A view for a client that has the one of `since` and watches with `changes`: all that is not here is as it was.

    `view` has the parts of the game's view that are new. `items` has those of its lists in which only some things are
    new: by the name of the list, then by their places in it.
    """

    table: str
    seq: Seq
    since: Seq
    move: int
    view: dict[str, Any]
    items: dict[str, dict[str, Any]]
    prompt: Message
    legal: list[Legal]
    events: list[Event]
    actors: list[Seat]
    undo: int = 0
    clocks: Clocks | None = None
    autopilot: list[Seat] = []
    orders: list[Order] = []
    over: bool = False


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
    why: Message | None = None  # what speaks for it, in a sentence; the best one always has it


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
