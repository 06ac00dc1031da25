"""When the server was down, so that nobody's clock is charged for it.

While any node runs, a moment is noted every second. A node on its own that starts knows that nobody was there since the
last one. Where there may be others, they would have noted something: only a longer silence means that nobody was there.
"""

import asyncio
from collections.abc import Callable
from contextlib import suppress

import structlog
from sqlalchemy import insert, select, text

from munera.server.clocks import Outage
from munera.server.database import Database, is_unreachable
from munera.server.schema import facts, outages

EVERY = 1.0  # seconds
SILENCE = 4_000  # milliseconds without a note that mean that no node was there
KEPT = 70 * 86_400_000  # no clock runs longer than that

log = structlog.get_logger()
_note = text(
    "INSERT INTO facts (name, value) VALUES ('alive', :now) ON CONFLICT (name) DO UPDATE SET value = excluded.value"
)


class Pulse:
    def __init__(self, database: Database, clock: Callable[[], int], alone: bool) -> None:
        self.database = database
        self.clock = clock
        self.alone = alone  # no other node shares the database
        self.outages: list[Outage] = []
        self._task: asyncio.Task[None] | None = None

    async def start(self) -> None:
        await self.beat(silence=0 if self.alone else SILENCE)
        self._task = asyncio.create_task(self._beat_on(), name="pulse")

    async def stop(self) -> None:
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)
            with suppress(Exception):  # a database that is gone keeps no farewell
                await self.beat()

    async def beat(self, silence: int = SILENCE) -> None:
        """Notes that somebody is there, and since when nobody was."""
        now = self.clock()
        async with self.database.writing() as connection:
            found = await connection.execute(select(facts.c.value).where(facts.c.name == "alive").with_for_update())
            alive = found.scalar_one_or_none()
            if alive is not None and int(alive) < now - silence:
                await connection.execute(insert(outages).values(begun=int(alive), ended=now))
                log.info("was_down", seconds=(now - int(alive)) / 1000)
            await connection.execute(_note, {"now": str(now)})
            recent = select(outages.c.begun, outages.c.ended).where(outages.c.ended > now - KEPT)
            self.outages = [Outage(*row) for row in await connection.execute(recent)]

    async def _beat_on(self) -> None:
        while True:
            await asyncio.sleep(EVERY)
            try:
                await self.beat()
            except Exception as error:
                if not is_unreachable(error):
                    raise
                log.warning("database_lost", error=type(error).__name__)
