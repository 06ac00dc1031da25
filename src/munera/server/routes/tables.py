"""Tables before and after the game, and lists of them."""

from typing import Annotated, Literal

from litestar import Router, get, post, put
from litestar.params import FromQuery, JSONBody, PathParameter, QueryParameter

import munera
from munera.bots import levels
from munera.core.catalogue import game, games
from munera.server import desk, guard, limits, wire
from munera.server.accounts import Identity
from munera.server.problems import Refusal
from munera.server.wire_rest import (
    Archived,
    BotInfo,
    Brought,
    GameInfo,
    Join,
    NewTable,
    Offerings,
    Ready,
    SeatChange,
    Tables,
)

SeatNumber = Annotated[int, PathParameter(ge=0, le=7)]
TableId = Annotated[str, PathParameter(pattern="^[a-z0-9]{4,16}$")]
Before = Annotated[
    str | None, QueryParameter(pattern="^[a-z0-9]{4,16}$", description="The last one of the page before")
]


@get("/games")
async def offerings(request: guard.Asked, visitor: guard.Visitor) -> Offerings:
    """What can be played here, and against whom."""
    found = [game(name) for name in games()]
    infos = [
        GameInfo(
            each.name,
            each.title,
            each.rules_version,
            list(each.player_counts),
            list(each.variants),
        )
        for each in found
    ]
    ladder = [BotInfo(level, rank) for rank, level in enumerate(levels())]
    return Offerings(infos, ladder, munera.__version__, bool(guard.node_of(request).settings.smtp))


@get("/tables")
async def open_tables(request: guard.Asked, visitor: guard.Visitor, before: Before = None) -> Tables:
    """Public tables that wait for players."""
    return await _page(request, visitor, await guard.node_of(request).listing.open_tables(before))


@get("/me/tables")
async def my_tables(
    request: guard.Asked,
    reader: guard.Reader,
    status: FromQuery[Literal["open", "playing", "over"] | None] = None,
    archived: FromQuery[bool] = False,
    before: Before = None,
) -> Tables:
    """Where you sit."""
    ids = await guard.node_of(request).listing.tables_of(reader.person, status, archived, before)
    return await _page(request, reader, ids)


async def _page(request: guard.Asked, who: Identity | None, ids: list[str]) -> Tables:
    node = guard.node_of(request)
    rows = await node.store.rows(ids)
    person = None if who is None else who.person
    found = []
    for row in rows:
        room = node.hub.rooms.get(row.id)
        if room is None and row.status == "playing" and row.stage is None:
            room = await node.hub.room(row.id)  # whose row does not say where the game stands
        found.append(room.table_for(person) if room is not None else row.message(person))
    return Tables(found, ids[-1] if ids else None)


async def _table(request: guard.Asked, table: str, who: Identity | None) -> wire.Table:
    room = await guard.node_of(request).hub.room(table)
    desk.may_look(room, who)
    return room.table_for(None if who is None else who.person)


@post("/tables")
async def new_table(request: guard.Asked, keeper: guard.Keeper, data: JSONBody[NewTable]) -> wire.Table:
    node = guard.node_of(request)
    node.limits.use(limits.OPENED, keeper.person)
    return await _table(request, await node.lobby.create(keeper, data), keeper)


@get("/tables/{table:str}")
async def table(request: guard.Asked, visitor: guard.Visitor, table: TableId) -> wire.Table:
    return await _table(request, table, visitor)


@post("/tables/{table:str}/join", status_code=200)
async def join(request: guard.Asked, keeper: guard.Keeper, table: TableId, data: JSONBody[Join]) -> wire.Table:
    node = guard.node_of(request)
    await node.lobby.join(keeper, table, data.seat, data.bring)
    await node.hub.changed(table)
    return await _table(request, table, keeper)


@post("/tables/{table:str}/leave", status_code=204)
async def leave(request: guard.Asked, keeper: guard.Keeper, table: TableId) -> None:
    """Before the start, your seat is open again; later a bot plays on for you, and you can come back."""
    node = guard.node_of(request)
    room = await node.hub.room(table)
    if room.row.status == "playing":
        await desk.hand_over(room, keeper, "autopilot")
        return
    await node.lobby.leave(keeper, table)
    try:
        await node.hub.changed(table)
    except Refusal:
        await node.hub.closed(table)


@put("/tables/{table:str}/seats/{seat:int}")
async def change_seat(
    request: guard.Asked,
    keeper: guard.Keeper,
    table: TableId,
    seat: SeatNumber,
    data: JSONBody[SeatChange],
) -> wire.Table:
    """By the host: seat a bot, or send somebody away."""
    node = guard.node_of(request)
    await node.lobby.set_seat(keeper, table, seat, data.kind, data.level)
    await node.hub.changed(table)
    return await _table(request, table, keeper)


@put("/tables/{table:str}/bring")
async def bring(request: guard.Asked, keeper: guard.Keeper, table: TableId, data: JSONBody[Brought]) -> wire.Table:
    """Your part in the dice, once you have seen what the table committed to."""
    node = guard.node_of(request)
    await node.lobby.bring(keeper, table, data.bring)
    await node.hub.changed(table)
    return await _table(request, table, keeper)


@post("/tables/{table:str}/ready", status_code=200)
async def ready(request: guard.Asked, keeper: guard.Keeper, table: TableId, data: JSONBody[Ready]) -> wire.Table:
    """The game begins when everybody is there and ready."""
    node = guard.node_of(request)
    await node.lobby.ready(keeper, table, data.ready, data.bring)
    await node.hub.changed(table)
    return await _table(request, table, keeper)


@post("/tables/{table:str}/start", status_code=200)
async def start(request: guard.Asked, keeper: guard.Keeper, table: TableId) -> wire.Table:
    """By the host, as soon as every seat is taken."""
    node = guard.node_of(request)
    await node.lobby.start(keeper, table)
    await node.hub.changed(table)
    return await _table(request, table, keeper)


@post("/tables/{table:str}/rematch", status_code=200)
async def rematch(request: guard.Asked, keeper: guard.Keeper, table: TableId) -> wire.Table:
    """A new table for the same people; the same one for all who ask."""
    node = guard.node_of(request)
    fresh = await node.lobby.rematch(keeper, table)
    await node.hub.changed(table)
    return await _table(request, fresh, keeper)


@put("/tables/{table:str}/archived", status_code=204)
async def archive(request: guard.Asked, keeper: guard.Keeper, table: TableId, data: JSONBody[Archived]) -> None:
    """Out of the list of your games, and back."""
    node = guard.node_of(request)
    await node.lobby.archive(keeper, table, data.archived)
    await node.hub.changed(table)


router = Router(
    "/",
    route_handlers=[
        offerings,
        open_tables,
        my_tables,
        new_table,
        table,
        join,
        leave,
        change_seat,
        bring,
        ready,
        start,
        rematch,
        archive,
    ],
    tags=["tables"],
)
