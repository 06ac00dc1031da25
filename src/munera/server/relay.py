"""How nodes hear of each other. It only makes things quick: what is true stands in the database.

A single node needs none: `Relay` tells nobody. With `RedisRelay`, messages may get lost while Redis is away; rooms
notice by looking at the database now and then.
"""

import asyncio
from collections.abc import Callable
from contextlib import suppress

import structlog
from redis.asyncio import Redis
from redis.asyncio.client import PubSub
from redis.exceptions import RedisError

from munera.server.seals import new_id

PREFIX = "munera:"
LEASE = 15_000  # milliseconds for which a node looks after a table's bots and clocks
LOST = (RedisError, OSError, TimeoutError)

log = structlog.get_logger()
Listener = Callable[[bytes], None]


class Relay:
    """A node on its own."""

    is_shared = False
    is_up = True

    def __init__(self) -> None:
        self.node = new_id()

    async def start(self) -> None: ...

    async def stop(self) -> None: ...

    async def subscribe(self, channel: str, listener: Listener) -> None: ...

    async def unsubscribe(self, channel: str) -> None: ...

    async def publish(self, channel: str, message: bytes) -> None: ...

    async def leads(self, table: str) -> bool:
        """Whether this node looks after the table's bots and clocks. Two that both do waste work, and harm nothing."""
        return True


class RedisRelay(Relay):
    is_shared = True

    def __init__(self, url: str) -> None:
        super().__init__()
        self.is_up = False
        self._redis: Redis = Redis.from_url(url, socket_timeout=5, socket_connect_timeout=5)
        self._ears: Redis = Redis.from_url(url, socket_connect_timeout=5)
        self._pubsub: PubSub = self._ears.pubsub(ignore_subscribe_messages=True)
        self._listeners: dict[str, Listener] = {}
        self._task: asyncio.Task[None] | None = None
        self._stops = False

    async def start(self) -> None:
        with suppress(*LOST):
            await self._resubscribe()
        self._task = asyncio.create_task(self._listen_on(), name="relay")

    async def stop(self) -> None:
        self._stops = True
        if self._task is not None:
            await asyncio.gather(self._task, return_exceptions=True)
        with suppress(*LOST):
            await self._pubsub.aclose()  # type: ignore[no-untyped-call]
            await self._ears.aclose()
            await self._redis.aclose()

    async def subscribe(self, channel: str, listener: Listener) -> None:
        self._listeners[PREFIX + channel] = listener
        with suppress(*LOST):
            await self._pubsub.subscribe(PREFIX + channel)

    async def unsubscribe(self, channel: str) -> None:
        self._listeners.pop(PREFIX + channel, None)
        with suppress(*LOST):
            await self._pubsub.unsubscribe(PREFIX + channel)

    async def publish(self, channel: str, message: bytes) -> None:
        try:
            await self._redis.publish(PREFIX + channel, message)
        except LOST:
            self.is_up = False

    async def leads(self, table: str) -> bool:
        key = f"{PREFIX}lead:{table}"
        try:
            if await self._redis.set(key, self.node, nx=True, px=LEASE):
                return True
            if await self._redis.get(key) == self.node.encode():
                await self._redis.pexpire(key, LEASE)
                return True
        except LOST:
            return True
        return False

    async def _resubscribe(self) -> None:
        """Also to a channel of its own, so that there is always something to listen to."""
        await self._pubsub.subscribe(f"{PREFIX}node:{self.node}", *self._listeners)
        self.is_up = True

    async def _listen_on(self) -> None:
        """Until it is told to stop: a listening client that is cancelled may not notice."""
        while not self._stops:
            try:
                if not self.is_up:
                    await self._resubscribe()
                    log.info("redis_back")
                message = await self._pubsub.get_message(timeout=0.5)
                if message is None:
                    continue
            except LOST as error:
                if self.is_up:
                    log.warning("redis_lost", error=str(error))
                self.is_up = False
                with suppress(*LOST):
                    await self._pubsub.connection_pool.disconnect()
                await asyncio.sleep(1)
                continue
            listener = self._listeners.get(message["channel"].decode())
            if listener is not None:
                listener(message["data"])
