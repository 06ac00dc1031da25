"""Bodies of the REST API about games that are looked at afterwards, and about positions to solve."""

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from munera.server.wire import Actions, BotPace, Legal, Message, Millis, Seat

Level = Annotated[str, Meta(max_length=30)]


class AskAnalysis(Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/tables/{id}/analysis, by anybody who may look at the finished game."""

    setting: Literal["quick", "thorough"] = "quick"


class MarkInfo(Struct, frozen=True):
    """A move that mattered. cost: `better` was the better action. find: `better` looked best. luck: dice or draws."""

    move: int  # counted from 1: the moment after it
    seat: Seat
    kind: Literal["cost", "find", "luck"]
    amount: float  # of a chance to win
    better: int | None
    said: Message


class AwardInfo(Struct, frozen=True):
    name: str
    seat: Seat
    said: Message


class AnalysisResult(Struct, frozen=True):
    chances: list[list[float]]  # of every seat to win, after each move; they add up to 1
    marks: list[MarkInfo]
    awards: list[AwardInfo]


class AnalysisInfo(Struct, frozen=True):
    """GET /api/tables/{id}/analysis. With `wait`, answered as soon as there is more to tell than `share` asked for.

    Until somebody asks for one its status is `none`, and it has no setting.
    """

    table: str
    setting: str
    status: Literal["none", "waiting", "done", "failed"]
    share: float  # that is done
    asked: Millis
    result: AnalysisResult | None = None


class Choices(Struct, frozen=True):
    """GET /api/tables/{id}/moves/{n}/choices: what the actor of that moment could have done."""

    table: str
    move: int
    seat: Seat | None
    legal: list[Legal]


class WhatIf(Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/tables/{id}/moves/{n}/what-if: other actions of the one who was to act."""

    actions: Actions


class Supposed(Struct, frozen=True):
    """The chances at that moment and after the actions, and the table as it would then be."""

    table: str
    move: int
    before: list[float]
    after: list[float]
    view: dict[str, Any]
    prompt: Message
    legal: list[Legal]  # what the same seat could do next
    over: bool


class PlayOn(Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/tables/{id}/moves/{n}/play-on: a new table where you go on in any seat against bots."""

    seat: Seat
    level: Level
    bring: Annotated[str, Meta(max_length=64)] = ""
    bot_pace: BotPace = "human"


class PuzzleInfo(Struct, frozen=True):
    """A position to solve. `solved` says whether your first answer was right; None if you gave none yet."""

    game: str
    id: str
    grade: int  # 1 easy to 3 hard
    players: int
    variants: list[str]
    seat: Seat
    missed: dict[str, float]  # by level of the bots: how often it misses the best move
    solved: bool | None = None


class Puzzles(Struct, frozen=True):
    """GET /api/puzzles: all of them, or those of one game."""

    puzzles: list[PuzzleInfo]
    today: PuzzleInfo | None
    solved: int  # by you, at the first try
    answered: int


class PuzzlePosition(Struct, frozen=True):
    """GET /api/puzzles/{game}/{id}: the table as the one sees it who is to act."""

    puzzle: PuzzleInfo
    view: dict[str, Any]
    prompt: Message
    legal: list[Legal]


class PuzzleAnswer(Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/puzzles/{game}/{id}/answer. Only the first answer counts."""

    action: Annotated[int, Meta(ge=0, le=2**31 - 1)]


class PuzzleVerdict(Struct, frozen=True):
    right: bool
    best: int
    label: Message  # of the best action
    yours: list[float]  # everybody's chances after your action
    chances: list[float]  # and after the best one
    said: Message | None = None  # why yours was worse
    first: bool = True  # whether this was your first answer, which counts
