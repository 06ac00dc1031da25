"""The guided first round of each game, for anybody."""

from typing import Annotated

from litestar import Router, get, post
from litestar.params import JSONBody, PathParameter

import munera
from munera.server import guard, lessons, wire
from munera.server.problems import Refusal
from munera.server.wire_lessons import LessonInfo, Tried, Try

GameName = Annotated[str, PathParameter(pattern="^[a-z_]{1,40}$")]
MoveNumber = Annotated[int, PathParameter(ge=0, le=10**4)]


def _known(game: str) -> str:
    if game not in munera.games():
        raise Refusal("server-no-such-page")
    return game


@get("/lessons/{game:str}")
async def plan(visitor: guard.Visitor, game: GameName) -> LessonInfo:
    return lessons.info(_known(game))


@get("/lessons/{game:str}/moves/{move:int}")
async def moment(visitor: guard.Visitor, game: GameName, move: MoveNumber) -> wire.View:
    """The lesson's table after so many moves."""
    return lessons.moment(_known(game), move)


@post("/lessons/{game:str}/moves/{move:int}/try", status_code=200)
async def attempt(visitor: guard.Visitor, game: GameName, move: MoveNumber, data: JSONBody[Try]) -> Tried:
    """Whether this is the lesson's move, and if not, what speaks against it."""
    return lessons.attempt(_known(game), move, data.actions)


@post("/lessons/{game:str}/moves/{move:int}/preview", status_code=200)
async def preview(visitor: guard.Visitor, game: GameName, move: MoveNumber, data: JSONBody[Try]) -> wire.Preview:
    return lessons.previewed(_known(game), move, data.actions)


router = Router("/", route_handlers=[plan, moment, attempt, preview], tags=["lessons"])
