"""A table that is awake on several nodes: each hears from the others what is new, who is there, and what was said."""

import asyncio
from abc import ABC, abstractmethod
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING

from msgspec import Struct, json, structs

from munera.server import wire
from munera.server.audience import Crowd
from munera.server.gallery import Gallery

if TYPE_CHECKING:
    from munera.server.node import Node


class Rumour(Struct, frozen=True):
    """What nodes tell each other about a table."""

    node: str
    what: str  # log, table, chat, crowd, who
    crowd: Crowd | None = None
    line: wire.Chat | None = None


class Neighbour(Gallery, ABC):
    def __init__(self, node: "Node", table: str) -> None:
        super().__init__(node, table)
        self._last_line = 0  # of the chat, that was told here
        self._used = 0.0

    def touch(self) -> None:
        self._used = asyncio.get_running_loop().time()

    @abstractmethod
    async def refresh(self) -> None:
        """Reads what has changed elsewhere, and tells it."""

    @abstractmethod
    def later(self, job: Callable[[], Awaitable[None]]) -> None:
        """Does it when its turn comes."""

    async def presence_changed(self) -> None:
        self.audience.tell_presence(self.seat_of, self.node.clock())
        self.touch()
        await self.spread("crowd")

    async def spread(self, what: str, line: wire.Chat | None = None) -> None:
        relay = self.node.relay
        if relay.is_shared:
            crowd = self.audience.crowd(self.seat_of)
            await relay.publish(f"table:{self.table}", json.encode(Rumour(relay.node, what, crowd, line)))

    def _hear(self, data: bytes) -> None:
        rumour = json.decode(data, type=Rumour)
        if rumour.node == self.node.relay.node:
            return
        now = self.node.clock()
        if rumour.crowd is not None:
            self.audience.elsewhere[rumour.node] = structs.replace(rumour.crowd, at=now)
            self.audience.tell_presence(self.seat_of, now)
        if rumour.what == "who":
            self.later(lambda: self.spread("crowd"))
        elif rumour.line is not None:
            self._last_line = max(self._last_line, rumour.line.number)
            self.audience.tell_chat(rumour.line)
        elif rumour.what in ("log", "table"):
            self.later(self.refresh)
