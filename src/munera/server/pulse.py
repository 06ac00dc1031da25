"""When the server was down, so that nobody's clock is charged for it.

While any node runs, a moment is noted every few seconds. A node that starts and finds the last one long ago knows that
nobody was there in between.
"""

import asyncio
from collections.abc import Callable

import structlog
from sqlalchemy import insert, select, text

from munera.server.clocks import Outage
from munera.server.database import Database, is_unreachable
from munera.server.schema import facts, outages

EVERY = 5.0  # seconds
SILENCE = 12_000  # milliseconds without a note that mean that no node was there
KEPT = 70 * 86_400_000  # no clock runs longer than that

log = structlog.get_logger()
_note = text(
    "INSERT INTO facts (name, value) VALUES ('alive', :now) ON CONFLICT (name) DO UPDATE SET value = excluded.value"
)


class Pulse:
    def __init__(self, database: Database, clock: Callable[[], int]) -> None:
        self.database = database
        self.clock = clock
        self.outages: list[Outage] = []
        self._task: asyncio.Task[None] | None = None

    async def start(self) -> None:
        await self.beat()
        self._task = asyncio.create_task(self._beat_on(), name="pulse")

    async def stop(self) -> None:
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def beat(self) -> None:
        """Notes that somebody is there, and since when nobody was."""
        now = self.clock()
        async with self.database.writing() as connection:
            found = await connection.execute(select(facts.c.value).where(facts.c.name == "alive").with_for_update())
            alive = found.scalar_one_or_none()
            if alive is not None and int(alive) < now - SILENCE:
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
