"""Playing by plain HTTP, for scripts; a browser uses the socket."""

from typing import Annotated

from litestar import Router, get, post, put
from litestar.params import JSONBody, QueryParameter

from munera.server import chat, desk, guard, limits, standing, wire
from munera.server.room import Room
from munera.server.routes.tables import TableId
from munera.server.wire_rest import Asked as AskedPreview
from munera.server.wire_rest import Away, ChatPage, Line, Moves, NewOrders, OrderBook, Position, Steps

Since = Annotated[int | None, QueryParameter(ge=0, le=2**31 - 1)]


async def _room(request: guard.Asked, table: str) -> Room:
    return await guard.node_of(request).hub.room(table)


@get("/tables/{table:str}/view")
async def view(
    request: guard.Asked,
    visitor: guard.Visitor,
    table: TableId,
    since: Since = None,
    wait: Annotated[int, QueryParameter(ge=0, le=30)] = 0,
) -> wire.View:
    """The game as you may see it. With `wait`, up to so many seconds until it is past `since`, or your turn."""
    room = await _room(request, table)
    desk.may_look(room, visitor)
    if wait and since is not None and room.match.seq <= since and not room.match.state.is_over():
        await room.wait_for_news(wait)
        room = await _room(request, table)
    return await desk.view(room, visitor, since)


@post("/tables/{table:str}/actions", status_code=200)
async def act(request: guard.Asked, player: guard.Player, table: TableId, data: JSONBody[Moves]) -> wire.View:
    """All of these or none, in the position `seq`; answered when they are kept for good."""
    room = await _room(request, table)
    await desk.act(room, player, data.seq, list(data.actions))
    return await desk.view(room, player, data.seq)


@post("/tables/{table:str}/undo", status_code=200)
async def undo(request: guard.Asked, player: guard.Player, table: TableId, data: JSONBody[Steps]) -> wire.View:
    """Your own last steps, unless a die, a draw or another player came after them."""
    room = await _room(request, table)
    await desk.undo(room, player, data.seq, data.steps)
    return await desk.view(room, player, data.seq)


@post("/tables/{table:str}/preview", status_code=200)
async def preview(
    request: guard.Asked, player: guard.Player, table: TableId, data: JSONBody[AskedPreview]
) -> wire.Preview:
    """What would follow; nothing happens."""
    return desk.preview(await _room(request, table), player, data.seq, list(data.actions))


@post("/tables/{table:str}/hint", status_code=200)
async def hint(request: guard.Asked, player: guard.Player, table: TableId, data: JSONBody[Position]) -> wire.Hint:
    """What the strongest bot considers."""
    guard.node_of(request).limits.use(limits.THOUGHTS, player.person)
    return await desk.hint(await _room(request, table), player, data.seq)


@put("/tables/{table:str}/orders")
async def set_orders(
    request: guard.Asked, player: guard.Player, table: TableId, data: JSONBody[NewOrders]
) -> wire.Orders:
    """Your standing orders, which nobody else sees."""
    return await desk.set_orders(await _room(request, table), player, list(data.orders))


@get("/tables/{table:str}/orders")
async def orders(request: guard.Asked, reader: guard.Reader, table: TableId) -> OrderBook:
    """Yours, and what you could order now."""
    room = await _room(request, table)
    seat = desk.seat(room, reader)
    return OrderBook(list(room.row.seats[seat].orders), standing.kinds(room.match.game, room.match.state, seat))


@post("/tables/{table:str}/aside", status_code=204)
async def step_aside(request: guard.Asked, player: guard.Player, table: TableId) -> None:
    """Let a bot play on for you."""
    await desk.hand_over(await _room(request, table), player, "autopilot")


@post("/tables/{table:str}/back", status_code=204)
async def take_back(request: guard.Asked, player: guard.Player, table: TableId) -> None:
    """Play yourself again."""
    await desk.hand_over(await _room(request, table), player, "back")


@get("/tables/{table:str}/events")
async def events(
    request: guard.Asked,
    visitor: guard.Visitor,
    table: TableId,
    since: Annotated[int, QueryParameter(ge=0, le=2**31 - 1)] = 0,
) -> Away:
    """What happened since; at most the latest 500."""
    room = await _room(request, table)
    desk.may_look(room, visitor)
    found, first = await room.events_since(since)
    return Away(first, room.match.seq, found)


@get("/tables/{table:str}/chat")
async def chat_page(
    request: guard.Asked,
    visitor: guard.Visitor,
    table: TableId,
    before: Annotated[int | None, QueryParameter(ge=0, le=2**53)] = None,
) -> ChatPage:
    """The latest hundred lines, or those before a line."""
    room = await _room(request, table)
    desk.may_look(room, visitor)
    node = guard.node_of(request)
    lines = await chat.lines(node.database, table, before)
    muted = await node.accounts.muted(visitor.person) if visitor is not None else set()
    return ChatPage([line for line in lines if line.person not in muted])


@post("/tables/{table:str}/chat")
async def say(request: guard.Asked, player: guard.Player, table: TableId, data: JSONBody[Line]) -> wire.Chat:
    guard.node_of(request).limits.use(limits.LINES, player.person)
    return await desk.say(await _room(request, table), player, data.text)


router = Router(
    "/",
    route_handlers=[
        view,
        act,
        undo,
        preview,
        hint,
        set_orders,
        orders,
        step_aside,
        take_back,
        events,
        chat_page,
        say,
    ],
    tags=["play"],
)
