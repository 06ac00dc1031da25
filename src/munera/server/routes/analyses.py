"""A finished game understood: its analysis, other moves tried on it, and played on from any moment."""

from typing import Annotated

from litestar import Router, delete, get, post
from litestar.params import JSONBody, PathParameter, QueryParameter

from munera.core.errors import IllegalAction
from munera.server import desk, guard, limits, wire
from munera.server.accounts import Identity
from munera.server.analyses import SEED, played_of
from munera.server.playing_on import play_on
from munera.server.problems import Refusal
from munera.server.room import Room
from munera.server.routes.tables import TableId
from munera.server.views import seen
from munera.server.wire_analysis import AnalysisInfo, AskAnalysis, Choices, PlayOn, Supposed, WhatIf

Move = Annotated[int, PathParameter(ge=0, le=10**6)]
Share = Annotated[float, QueryParameter(ge=0, le=1, description="What you know is done")]
Wait = Annotated[float, QueryParameter(ge=0, le=30, description="Seconds to wait for more")]


async def _finished(request: guard.Asked, table: str, who: Identity | None) -> Room:
    room = await guard.node_of(request).hub.room(table)
    desk.may_look(room, who)
    if room.row.status != "over":
        raise Refusal("server-table-not-over")
    return room


def _at(room: Room, move: int) -> int:
    """A moment at which somebody may do something."""
    if move >= len(room.match.moves):
        raise Refusal("server-no-such-move", moves=len(room.match.moves) - 1)
    return move


@get("/tables/{table:str}/analysis")
async def look(
    request: guard.Asked, visitor: guard.Visitor, table: TableId, share: Share = 1.0, wait: Wait = 0.0
) -> AnalysisInfo:
    """How far it is, and what came of it; for everybody who may look at the game."""
    await _finished(request, table, visitor)
    return await guard.node_of(request).analyses.wait(table, share, wait)


@post("/tables/{table:str}/analysis", status_code=200)
async def ask(
    request: guard.Asked, reader: guard.Reader, table: TableId, data: JSONBody[AskAnalysis]
) -> AnalysisInfo:  # fmt: skip
    """Begins it, or tells how far it is if somebody has asked already."""
    node = guard.node_of(request)
    await _finished(request, table, reader)
    node.limits.use(limits.ANALYSES, reader.person)
    return await node.analyses.ask(reader, table, data.setting)


@delete("/tables/{table:str}/analysis")
async def cancel(request: guard.Asked, reader: guard.Reader, table: TableId) -> None:
    room = await _finished(request, table, reader)
    await guard.node_of(request).analyses.cancel(reader, room.row)


@get("/tables/{table:str}/moves/{move:int}/choices")
async def choices(request: guard.Asked, visitor: guard.Visitor, table: TableId, move: Move) -> Choices:
    """What could have been done at a moment, to ask what if."""
    room = await _finished(request, table, visitor)
    state = played_of(room.row, room.match, _at(room, move)).record().replay()
    actor = int(state.actor())
    if actor < 0:
        return Choices(table, move, None, [])
    return Choices(table, move, actor, seen(room.match.game, state, actor)[2])


@post("/tables/{table:str}/moves/{move:int}/what-if", status_code=200)
async def what_if(
    request: guard.Asked, reader: guard.Reader, table: TableId, move: Move, data: JSONBody[WhatIf]
) -> Supposed:
    """Everybody's chances if something else had been done; the actions go no further than the next die or player."""
    node = guard.node_of(request)
    room = await _finished(request, table, reader)
    node.limits.use(limits.THOUGHTS, reader.person)
    played = played_of(room.row, room.match, _at(room, move))
    game, state = room.match.game, played.record().replay()
    seat = int(state.actor())
    for action in data.actions:
        if state.actor() != seat or seat < 0:
            raise Refusal("server-past-chance")
        try:
            state.apply(action)
        except IllegalAction:
            raise Refusal("server-illegal", action=action) from None
    try:
        before, after = await node.thinking.place.aside("what_if", played, list(data.actions), SEED)
    except Exception:
        raise Refusal("server-busy-thinking") from None
    view, prompt, legal = seen(game, state, seat)
    return Supposed(table, move, before, after, view, prompt, legal, state.is_over())


@post("/tables/{table:str}/moves/{move:int}/play-on")
async def go_on(
    request: guard.Asked, keeper: guard.Keeper, table: TableId, move: Move, data: JSONBody[PlayOn]
) -> wire.Table:
    """A table of your own that begins at this moment."""
    node = guard.node_of(request)
    room = await _finished(request, table, keeper)
    node.limits.use(limits.OPENED, keeper.person)
    fresh = await play_on(node.lobby, keeper, room.row, room.match, _at(room, move), data)
    return (await node.hub.room(fresh)).table_for(keeper.person)


router = Router("/", route_handlers=[look, ask, cancel, choices, what_if, go_on], tags=["analyses"])
