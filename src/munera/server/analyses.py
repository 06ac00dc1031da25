"""Analyses of finished games: asked for once, worked out in small pieces aside, kept for everybody who may look.

What was done is kept now and then, so that after a restart an analysis goes on. One is worked at at a time.
"""

import asyncio
import time
from contextlib import suppress
from typing import TYPE_CHECKING, Final

import structlog
from msgspec import json
from sqlalchemy import RowMapping, delete, insert, select, update

from munera.bots.analysis import SETTINGS, Work
from munera.server.accounts import Identity
from munera.server.database import is_unreachable
from munera.server.match import Match
from munera.server.problems import Refusal
from munera.server.rows import TableRow
from munera.server.rules import rules
from munera.server.schema import analyses
from munera.server.thinking import Played
from munera.server.wire_analysis import AnalysisInfo, AnalysisResult

if TYPE_CHECKING:
    from munera.server.node import Node

SEED: Final = 1  # the same for all: who asks again is told the same
KEEP_EVERY: Final = 3.0  # seconds
LOOK_EVERY: Final = 5.0  # seconds between looks whether another node was asked for something
TRIES: Final = 3  # of a piece, before an analysis is given up

log = structlog.get_logger()


class Cancelled(Exception):
    """Nobody wants it any more."""


class Analyses:
    def __init__(self, node: "Node") -> None:
        self.node = node
        self._shares: dict[str, float] = {}  # of those being worked at here
        self._asked = asyncio.Event()
        self._news = asyncio.Event()
        self._task: asyncio.Task[None] | None = None

    async def start(self) -> None:
        self._task = asyncio.create_task(self._work_on(), name="analyses")

    async def stop(self) -> None:
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    # Asking

    async def ask(self, who: Identity, table: str, setting: str) -> AnalysisInfo:
        """Begins it, unless somebody has; a longer look or one that failed is begun anew."""
        async with self.node.database.writing() as connection:
            found = await connection.execute(select(analyses).where(analyses.c.table == table).with_for_update())
            row = found.mappings().one_or_none()
            outdone = row is not None and setting == "thorough" and row["setting"] != setting
            if row is None or row["status"] == "failed" or outdone:
                await connection.execute(delete(analyses).where(analyses.c.table == table))
                await connection.execute(
                    insert(analyses).values(
                        table=table,
                        person=who.person,
                        setting=setting,
                        status="waiting",
                        asked=self.node.clock(),
                        share=0.0,
                        work="",
                        result="",
                    )
                )
        self._asked.set()
        return await self.look(table)

    async def look(self, table: str) -> AnalysisInfo:
        row = await self._row(table)
        if row is None:
            return AnalysisInfo(table, "", "none", 0.0, 0)
        result = json.decode(row["result"], type=AnalysisResult) if row["result"] else None
        share = 1.0 if result else self._shares.get(table, row["share"])
        return AnalysisInfo(table, row["setting"], row["status"], round(share, 3), row["asked"], result)

    async def wait(self, table: str, share: float, seconds: float) -> AnalysisInfo:
        """As soon as more of it is done than that."""
        end = time.monotonic() + seconds
        while True:
            info = await self.look(table)
            left = end - time.monotonic()
            if info.status != "waiting" or info.share > share or left <= 0:
                return info
            with suppress(TimeoutError):
                await asyncio.wait_for(self._news.wait(), min(left, LOOK_EVERY))

    async def cancel(self, who: Identity, row: TableRow) -> None:
        """Also one that is done is forgotten."""
        asked = await self._row(row.id)
        if asked is None:
            raise Refusal("server-no-analysis")
        if who.person != asked["person"] and row.seat_of(who.person) is None:
            raise Refusal("server-not-asked-by-you")
        async with self.node.database.writing() as connection:
            await connection.execute(delete(analyses).where(analyses.c.table == row.id))
        self._shares.pop(row.id, None)
        self._ring()

    async def _row(self, table: str) -> RowMapping | None:
        async with self.node.database.reading() as connection:
            found = await connection.execute(select(analyses).where(analyses.c.table == table))
            return found.mappings().one_or_none()

    # Working

    async def _work_on(self) -> None:
        while True:
            self._asked.clear()
            try:
                row = await self._next()
                if row is not None:
                    await self._try(row)
                    continue
            except Exception as error:
                if not is_unreachable(error):
                    log.exception("analyses_failed")
            with suppress(TimeoutError):
                await asyncio.wait_for(self._asked.wait(), LOOK_EVERY)

    async def _try(self, row: RowMapping) -> None:
        """What cannot be done is not tried again and again; if the store does not answer, it is."""
        try:
            await self._analyse(row)
        except Cancelled:
            return
        except Exception as error:
            if is_unreachable(error):
                raise
            log.exception("analysis_failed", table=row["table"])
            with suppress(Cancelled):
                await self._keep(row, status="failed", work="")

    async def _next(self) -> RowMapping | None:
        """The one that waits longest, of those that no other node works at."""
        wanted = select(analyses).where(analyses.c.status == "waiting").order_by(analyses.c.asked).limit(20)
        async with self.node.database.reading() as connection:
            rows = (await connection.execute(wanted)).mappings().all()
        for row in rows:
            if await self.node.relay.leads(f"analysis:{row['table']}"):
                return row
        return None

    async def _analyse(self, row: RowMapping) -> None:
        table = str(row["table"])
        loaded = await self.node.store.load(table)
        set_up = loaded.row
        match = Match(rules(set_up.game, set_up.rules), set_up.players, set_up.variants, set_up.dice)
        match.resume(loaded.entries, loaded.snapshot)
        played = played_of(set_up, match, len(match.moves))
        setting = SETTINGS[row["setting"]]
        record = played.record()
        work = Work.resumed(record, setting, json.decode(row["work"])) if row["work"] else Work(record, setting)
        kept = time.monotonic()
        failures = 0
        while (piece := work.next()) is not None:
            try:
                work.take(await self.node.thinking.place.aside("analyse", played, setting.name, SEED, tuple(piece)))
            except Exception as error:  # whatever went wrong aside, the tables go on
                failures += 1
                log.warning("analysis_piece_failed", table=table, error=repr(error))
                if failures == TRIES:
                    await self._keep(row, status="failed")
                    return
                continue
            self._shares[table] = work.share
            self._ring()
            if time.monotonic() - kept > KEEP_EVERY:
                kept = time.monotonic()
                await self._keep(row, share=work.share, work=json.encode(work.to_data()).decode())
                await self.node.relay.leads(f"analysis:{table}")
        result = await asyncio.to_thread(lambda: json.encode(work.result().to_data()).decode())
        await self._keep(row, status="done", work="", result=result)

    async def _keep(self, row: RowMapping, **values: str | float) -> None:
        """Unless somebody has cancelled it, or asked anew, in the meantime."""
        this = (analyses.c.table == row["table"], analyses.c.asked == row["asked"])
        async with self.node.database.writing() as connection:
            changed = await connection.execute(update(analyses).where(*this).values(**values))
        if "status" in values or changed.rowcount == 0:
            self._shares.pop(row["table"], None)
        self._ring()
        if changed.rowcount == 0:
            raise Cancelled

    def _ring(self) -> None:
        self._news.set()
        self._news = asyncio.Event()


def played_of(row: TableRow, match: Match, moves: int) -> Played:
    """The first moves of a table's game."""
    actions = [action for _, action in match.moves[:moves]]
    return Played(row.game, row.rules, row.players, row.variants, actions)
