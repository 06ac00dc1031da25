"""All that is awake on this node: the rooms, and the sockets of people."""

import asyncio
import random
from collections.abc import Coroutine

import structlog
from msgspec import json

from munera.server import wire
from munera.server.audience import Connection
from munera.server.database import is_unreachable
from munera.server.metrics import ROOMS, SOCKETS
from munera.server.node import Node
from munera.server.problems import Refusal
from munera.server.room import Room

DUE_EVERY = 2.0  # seconds between looks for tables where something happens by itself
DUE_TOGETHER = 200
FAREWELL = 2.0  # seconds for the last messages to leave

log = structlog.get_logger()


class Hub:
    def __init__(self, node: Node) -> None:
        self.node = node
        self.rooms: dict[str, Room] = {}
        self.connections: dict[str, set[Connection]] = {}  # by person
        self._opening: dict[str, asyncio.Task[Room]] = {}
        self._tasks: set[asyncio.Task[None]] = set()

    async def start(self) -> None:
        self._spawn(self._wake_tables())

    async def stop(self) -> None:
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await asyncio.gather(*[room.close() for room in self.rooms.values()])
        self.rooms.clear()

    async def say_bye(self) -> None:
        """Before the node goes down; clients come back spread over some seconds."""
        everybody = [connection for people in self.connections.values() for connection in people]
        for connection in everybody:
            connection.send(json.encode(wire.Bye(random.randrange(200, 3000))))
        if everybody:
            await asyncio.wait([asyncio.ensure_future(each.flush()) for each in everybody], timeout=FAREWELL)

    def _spawn(self, work: Coroutine[None, None, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    # Rooms

    async def room(self, table: str) -> Room:
        """The table, woken if it sleeps."""
        room = self.rooms.get(table)
        if room is not None:
            room.touch()
            return room
        if table not in self._opening:
            self._opening[table] = asyncio.create_task(self._open(table), name=f"open {table}")
        return await asyncio.shield(self._opening[table])

    async def _open(self, table: str) -> Room:
        try:
            room = Room(self.node, table, self._fall_asleep)
            await room.open()
            self.rooms[table] = room
            ROOMS.set(len(self.rooms))
            return room
        finally:
            del self._opening[table]

    def _fall_asleep(self, room: Room) -> None:
        if self.rooms.pop(room.table, None) is not None:
            ROOMS.set(len(self.rooms))
            self._spawn(room.close())

    async def changed(self, table: str) -> None:
        """Something but the game has changed at a table, by a request to this node."""
        room = await self.room(table)
        await room.do(room.refresh)
        await room.spread("table")

    async def closed(self, table: str) -> None:
        """There is no such table any more."""
        room = self.rooms.get(table)
        if room is not None:
            for connection in list(room.audience.watchers):
                room.dismiss(connection, Refusal("server-no-such-table"))
            self._fall_asleep(room)

    async def _wake_tables(self) -> None:
        """Bots move and clocks run out at tables that nobody watches, too."""
        while True:
            try:
                for table in await self.node.store.due(self.node.clock(), DUE_TOGETHER):
                    if table not in self.rooms and await self.node.relay.leads(table):
                        await self.room(table)
            except Refusal as refusal:
                log.warning("table_stays_asleep", error=str(refusal))
            except Exception as error:
                if not is_unreachable(error):
                    log.exception("waking_failed")
            await asyncio.sleep(DUE_EVERY)

    # People

    async def add(self, connection: Connection) -> None:
        person = connection.person
        if person not in self.connections:
            self.connections[person] = set()
            await self.node.relay.subscribe(f"person:{person}", lambda data: self._tell_here(person, data))
        self.connections[person].add(connection)
        SOCKETS.inc()

    async def remove(self, connection: Connection) -> None:
        held = self.connections.get(connection.person, set())
        if connection in held:
            held.discard(connection)
            SOCKETS.dec()
        if not held and self.connections.pop(connection.person, None) is not None:
            await self.node.relay.unsubscribe(f"person:{connection.person}")

    def tell_person(self, person: str, message: wire.Tell) -> None:
        """Wherever they are."""
        data = json.encode(message)
        if self.node.relay.is_shared:
            self._spawn(self.node.relay.publish(f"person:{person}", data))
        else:
            self._tell_here(person, data)

    def _tell_here(self, person: str, data: bytes) -> None:
        for connection in list(self.connections.get(person, ())):
            connection.send(data)
