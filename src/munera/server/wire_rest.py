"""Bodies of the REST API about tables and games that the socket does not share; those about people are in
`wire_people.py`. Paths are in docs/server/api.md and `/api/schema/openapi.json`."""

from typing import Annotated, Literal

from msgspec import Meta, Struct, field

from munera.server.wire import (
    Actions,
    BotPace,
    Chat,
    ChatText,
    Event,
    Message,
    Order,
    OrderKind,
    Pace,
    Seat,
    Seq,
    Table,
)

Level = Annotated[str, Meta(max_length=30)]


class Problem(Struct, frozen=True):
    """Every answer that is not a success. `error.id` is for programs, `detail` is the same in the asker's language."""

    status: int
    error: Message
    detail: str


# Tables


class NewSeat(Struct, frozen=True, forbid_unknown_fields=True):
    kind: Literal["open", "me", "bot"] = "open"
    level: Level | None = None  # of the bot


class NewTable(Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/tables. Without `seats`, you sit first and the others are open.

    `bring` is not counted: it comes before the table has committed to its dice. `PUT /api/tables/{id}/bring` is.
    """

    game: Annotated[str, Meta(max_length=40)]
    players: Annotated[int, Meta(ge=1, le=8)]
    variants: Annotated[list[Annotated[str, Meta(max_length=40)]], Meta(max_length=8)] = field(default_factory=list)
    seats: Annotated[list[NewSeat], Meta(max_length=8)] | None = None
    name: Annotated[str, Meta(max_length=40)] = ""
    pace: Pace = Pace()
    bot_pace: BotPace = "human"
    public: bool = False
    spectators: bool = True
    hints: bool = True
    takeover: Level | None = None
    bring: Annotated[str, Meta(max_length=64)] = ""


class Join(Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/tables/{id}/join: any open seat, or the one you want. `bring` is your part in the dice."""

    seat: Seat | None = None
    bring: Annotated[str, Meta(max_length=64)] = ""


class SeatChange(Struct, frozen=True, forbid_unknown_fields=True):
    """PUT /api/tables/{id}/seats/{seat}, by the host before the start: a bot, or open (which sends a person away)."""

    kind: Literal["open", "bot"]
    level: Level | None = None


class Brought(Struct, frozen=True, forbid_unknown_fields=True):
    """PUT /api/tables/{id}/bring: your part in the dice, which stands from then on."""

    bring: Annotated[str, Meta(min_length=1, max_length=64)]


class Ready(Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/tables/{id}/ready. A table starts when every seat is taken and all people are ready."""

    ready: bool = True
    bring: Annotated[str, Meta(max_length=64)] = ""  # your part in the dice, if you did not bring it when you joined


class Tables(Struct, frozen=True):
    """A page of a list, newest first; ask again with `before` for the next."""

    tables: list[Table]
    before: str | None = None


class Moves(Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/tables/{id}/actions, answered by the View after them."""

    seq: Seq
    actions: Actions


class Asked(Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/tables/{id}/preview, answered by a Preview."""

    seq: Seq
    actions: Annotated[list[Annotated[int, Meta(ge=0, le=2**31 - 1)]], Meta(max_length=100)]


class Position(Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/tables/{id}/hint."""

    seq: Seq


class Steps(Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/tables/{id}/undo, answered by the View after it."""

    seq: Seq
    steps: Annotated[int, Meta(ge=1, le=1000)] = 1


class NewOrders(Struct, frozen=True, forbid_unknown_fields=True):
    """PUT /api/tables/{id}/orders, answered by Orders."""

    orders: Annotated[list[Order], Meta(max_length=20)]


class OrderBook(Struct, frozen=True):
    """GET /api/tables/{id}/orders: yours, and what you could order now."""

    orders: list[Order]
    kinds: list[OrderKind]


class Line(Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/tables/{id}/chat."""

    text: ChatText


class Archived(Struct, frozen=True, forbid_unknown_fields=True):
    """PUT /api/tables/{id}/archived"""

    archived: bool


class ChatPage(Struct, frozen=True):
    """GET /api/tables/{id}/chat?before=number, oldest first."""

    lines: list[Chat]


class Away(Struct, frozen=True):
    """GET /api/tables/{id}/events?since=seq: what happened, at most 500 entries at a time."""

    since: Seq
    seq: Seq
    events: list[Event]


class Mark(Struct, frozen=True):
    """A line of the story of a finished game: `move` is the moment to jump to."""

    move: int
    seat: Seat | None
    told: list[Message]


class Chapter(Struct, frozen=True):
    """Where a phase of a round (or day) begins: `move` is its first moment."""

    move: int
    part: int
    phase: str


class Chronicle(Struct, frozen=True):
    """GET /api/tables/{id}/chronicle: the whole story, for a replay. Actions that were taken back are not in it."""

    table: str
    moves: int
    marks: list[Mark]
    scores: list[list[int]]  # of every seat, after each move
    chapters: list[Chapter]
    coins: list[list[int]]  # of every seat, after each move


class Fairness(Struct, frozen=True):
    """GET /api/tables/{id}/fairness. `secret` and `verified` are there when the game is over."""

    commitment: str
    contributions: list[str]  # what each seat brought
    secret: str | None = None
    verified: bool | None = None
    outcomes: int = 0  # dice and draws so far


class RecordText(Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/verify, /api/replays and /api/replays/{move}: the text of a record."""

    record: Annotated[str, Meta(max_length=200_000)]


class VerdictInfo(Struct, frozen=True):
    """Whether the dice of a record were fair: how many were found right, and which action is the wrong one."""

    finding: str
    sentence: str
    outcomes: int
    action: int | None


class Replay(Struct, frozen=True):
    """POST /api/replays: a record that is a legal game, with its story. Nothing of it is kept."""

    game: str
    players: int
    variants: list[str]
    names: list[str]
    verdict: VerdictInfo
    chronicle: Chronicle


# What there is


class GameInfo(Struct, frozen=True):
    name: str
    title: str
    rules: int
    players: list[int]
    variants: list[str]


class BotInfo(Struct, frozen=True):
    level: str
    rank: int  # from 0, the weakest


class Offerings(Struct, frozen=True):
    """GET /api/games."""

    games: list[GameInfo]
    bots: list[BotInfo]
    version: str
    mail: bool  # whether this server sends mail
