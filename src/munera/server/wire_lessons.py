"""The messages of the lessons: a lesson's plan, and the answer to what a newcomer tries."""

from msgspec import Struct

from munera.server.wire import Actions, Message, Table


class LessonStep(Struct, frozen=True):
    """`title` and `text` are to be read; `ask`, where there is one, is to be done."""

    move: int  # how many moves have been made before it
    points: list[str]  # places of the table that it is about
    title: Message
    text: Message
    ask: Message | None = None


class LessonInfo(Struct, frozen=True):
    """GET /api/lessons/{game}."""

    table: Table  # as a table would be told; it is nobody's
    moves: int
    steps: list[LessonStep]


class Try(Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/lessons/{game}/moves/{move}/try and /preview, /api/puzzles/{game}/{puzzle}/preview."""

    actions: Actions


class Tried(Struct, frozen=True):
    """Whether it was the lesson's move: if so, how many have been made now; if not, what is to be said to it."""

    right: bool
    move: int
    answer: Message | None = None
