"""When the server was down, so that nobody's clock is charged for it.

While any node runs, a moment is noted every second. A node on its own that starts knows that nobody was there since the
last one. Where there may be others, they would have noted something: only a longer silence means that nobody was there.
"""

import asyncio
from collections.abc import Callable
from contextlib import suppress
from functools import partial

import structlog

from munera.server.clocks import Outage
from munera.server.database import Database, is_unreachable
from munera.server.hands import Hand, Statement

EVERY = 1.0  # seconds
SILENCE = 4_000  # milliseconds without a note that mean that no node was there
KEPT = 70 * 86_400_000  # no clock runs longer than that

log = structlog.get_logger()
_last = Statement(
    sqlite="SELECT value FROM facts WHERE name = 'alive'",
    shared="SELECT value FROM facts WHERE name = 'alive' FOR UPDATE",
)
_note = "INSERT INTO facts (name, value) VALUES ('alive', :now) ON CONFLICT (name) DO UPDATE SET value = excluded.value"
_was_down = "INSERT INTO outages (begun, ended) VALUES (:begun, :ended)"
_outages = "SELECT begun, ended FROM outages WHERE ended > :since"


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
        self.outages = await self.database.commit(partial(_beat, now=self.clock(), silence=silence))

    async def _beat_on(self) -> None:
        while True:
            await asyncio.sleep(EVERY)
            try:
                await self.beat()
            except Exception as error:
                if not is_unreachable(error):
                    raise
                log.warning("database_lost", error=type(error).__name__)


def _beat(hand: Hand, now: int, silence: int) -> list[Outage]:
    """All outages that may still matter."""
    found = hand.ask(_last, {})
    alive = int(found[0][0]) if found else now
    if alive < now - silence:
        hand.write(_was_down, [{"begun": alive, "ended": now}])
        log.info("was_down", seconds=(now - alive) / 1000)
    hand.write(_note, [{"now": str(now)}])
    return [Outage(*row) for row in hand.ask(_outages, {"since": now - KEPT})]
