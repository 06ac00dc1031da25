"""The socket: one a client, for all tables it has open.

Whatever a client sends, it gets an answer and the connection stays. Only silence, a full outbox or the server's end
close it.
"""

import asyncio
from contextlib import suppress
from typing import Any

import structlog
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect
from msgspec import UNSET, DecodeError, UnsetType, ValidationError, json, structs

import munera
from munera.server import desk, guard, limits, wire, wire_asks
from munera.server.accounts import Identity
from munera.server.database import is_unreachable
from munera.server.frames import EXTENSION, WayOut, drained
from munera.server.metrics import REFUSALS
from munera.server.node import Node
from munera.server.problems import Refusal
from munera.server.room import Room

MOST_BYTES = 16_384  # of a message
MOST_WAITING = 4 * 1_048_576  # bytes for a client that does not read
MOST_TABLES = 30  # that one socket watches
MOST_SOCKETS = 20  # of one person
TOO_SLOW, NO_ENTRY = 4008, 4001

log = structlog.get_logger()
_asks: json.Decoder[wire_asks.Ask] = json.Decoder(wire_asks.Ask)


class SocketConnection:
    """No table waits for a client: what it does not read in time piles up outside, and too much of it ends it."""

    def __init__(self, socket: WebSocket[Any, Any, Any], node: Node, who: Identity, muted: set[str]) -> None:
        self.socket = socket
        self.node = node
        self.who = who
        self.person = who.person
        self.language = who.language
        self.muted = muted
        self.watched: dict[str, Room] = {}
        extensions: dict[str, Any] = socket.scope["extensions"]  # type: ignore[assignment]
        self._way_out: WayOut = extensions[EXTENSION]

    def send(self, message: bytes) -> None:
        if self._way_out.waiting > MOST_WAITING:
            self._way_out.drop(TOO_SLOW)
        self.node.post.send(self._way_out, message)

    def tell(self, message: wire.Tell) -> None:
        self.send(json.encode(message))

    async def flush(self) -> None:
        await drained(self._way_out)

    async def read_on(self) -> None:
        while True:
            event = await self.socket.receive()  # text or bytes alike
            if event["type"] == "websocket.disconnect":
                return
            await self._answer(_bytes(event))
            if self._way_out.has_more:
                await asyncio.sleep(0)  # who sends a thousand messages at once does not keep the others waiting
            if self._way_out.waiting > MOST_WAITING // 2:  # who asks faster than they read, waits
                await drained(self._way_out, MOST_WAITING // 2)

    async def _answer(self, data: bytes) -> None:
        ask: wire_asks.Ask | None = None
        try:
            self.node.limits.use(limits.MESSAGES, self.person)
            if len(data) > MOST_BYTES:
                raise Refusal("server-too-large", most=MOST_BYTES)
            ask = _decoded(data)
            answer = await self._do(ask)
            self.tell(answer if answer is not None else wire.Done(_ref(ask)))
            self.node.post.leave()
        except Refusal as refusal:
            self._refuse(refusal, ask)
        except Exception as error:
            if is_unreachable(error):
                self._refuse(Refusal("server-unavailable"), ask)
                return
            log.exception("socket_failed", ask=type(ask).__name__)
            self._refuse(Refusal("server-internal"), ask)

    def _refuse(self, refusal: Refusal, ask: wire_asks.Ask | None) -> None:
        REFUSALS.labels(refusal.id).inc()
        table = getattr(ask, "table", None)
        detail = refusal.detail(self.language)
        self.tell(wire.Error(refusal.message, detail, table, UNSET if ask is None else _ref(ask)))
        room = self.watched.get(table) if table else None
        if refusal.id == "server-stale" and room is not None and room.teller is not None:
            seat = room.seat_of(self.person)
            self.tell(room.view_for(seat, [], room.match.seq))

    async def _do(self, ask: wire_asks.Ask) -> wire.Tell | None:
        """What was asked for; None is answered by `done`."""
        who = self.who
        match ask:
            case wire_asks.Ping():
                return wire.Pong(self.node.clock(), ask.ref)
            case wire_asks.Watch():
                await self._watch(ask)
            case wire_asks.Unwatch():
                room = self.watched.pop(ask.table, None)
                if room is not None:
                    await desk.unwatch(room, self)
            case wire_asks.Act():
                who.needs("play")
                await desk.act(await self._room(ask.table), who, ask.seq, list(ask.actions))
            case wire_asks.Undo():
                who.needs("play")
                await desk.undo(await self._room(ask.table), who, ask.seq, ask.steps)
            case wire_asks.AskPreview():
                who.needs("play")
                found = desk.preview(await self._room(ask.table), who, ask.seq, list(ask.actions))
                return structs.replace(found, ref=ask.ref)
            case wire_asks.AskHint():
                who.needs("play")
                self.node.limits.use(limits.THOUGHTS, self.person)
                return structs.replace(await desk.hint(await self._room(ask.table), who, ask.seq), ref=ask.ref)
            case wire_asks.SetOrders():
                who.needs("play")
                orders = await desk.set_orders(await self._room(ask.table), who, list(ask.orders))
                return structs.replace(orders, ref=ask.ref)
            case wire_asks.StepAside():
                who.needs("play")
                await desk.hand_over(await self._room(ask.table), who, "autopilot")
            case wire_asks.TakeBack():
                who.needs("play")
                await desk.hand_over(await self._room(ask.table), who, "back")
            case wire_asks.Say():
                who.needs("play")
                self.node.limits.use(limits.LINES, self.person)
                await desk.say(await self._room(ask.table), who, ask.text)
        return None

    async def _room(self, table: str) -> Room:
        return await self.node.hub.room(table)

    async def _watch(self, ask: wire_asks.Watch) -> None:
        if ask.table not in self.watched and len(self.watched) >= MOST_TABLES:
            raise Refusal("server-too-many", most=MOST_TABLES)
        room = await self._room(ask.table)
        await desk.watch(room, self.who, self, ask.since, ask.changes)
        self.watched[ask.table] = room


def _decoded(data: bytes) -> wire_asks.Ask:
    try:
        return _asks.decode(data)
    except (ValidationError, DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise Refusal("server-malformed", why=str(error)[:200]) from None


def _bytes(event: Any) -> bytes:
    """A message may come as text or as bytes; servers leave the other out."""
    text: str | None = event.get("text")
    return text.encode(errors="replace") if text is not None else bytes(event.get("bytes") or b"")


def _ref(ask: wire_asks.Ask) -> str | UnsetType:
    return ask.ref


@websocket("/socket")
async def socket_handler(socket: WebSocket[Any, Any, Any]) -> None:
    """See `munera.server.wire`."""
    node = guard.node_of(socket)
    try:
        node.limits.use(limits.ADDRESS, guard.address(socket))
        guard.check_origin(socket)
        who = await guard.identify(socket)
        if who is None:
            raise Refusal("server-not-logged-in")
        socket.state.language = who.language
        who.needs("read")
        if len(node.hub.connections.get(who.person, ())) >= MOST_SOCKETS:
            raise Refusal("server-too-many", most=MOST_SOCKETS)
        muted = await node.accounts.muted(who.person)
    except Refusal as refusal:
        await socket.accept()
        error = wire.Error(refusal.message, refusal.detail(guard.language(socket)))
        await socket.send_data(json.encode(error).decode(), mode="text", encoding="utf-8")
        await socket.close(NO_ENTRY, refusal.id)
        return
    await socket.accept()
    connection = SocketConnection(socket, node, who, muted)
    connection.tell(wire.Hello(who.person, who.name, who.guest, node.clock(), munera.__version__))
    await node.hub.add(connection)
    try:
        with suppress(WebSocketDisconnect, OSError):
            await connection.read_on()
    finally:
        for room in connection.watched.values():
            with suppress(Exception):
                await desk.unwatch(room, connection)
        await node.hub.remove(connection)
