"""Keeps the tables' logs. What `append` has returned from is there for good.

Appends of many tables are committed together: while one transaction is on its way to the disk, the next one gathers. A
log grows only at the expected place: if another node was first, nothing is written and the appender gets `Stale`.
"""

import asyncio
from collections.abc import Sequence
from functools import partial

from msgspec import Struct
from sqlalchemy import func, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from munera.server.appends import Append, commit
from munera.server.database import Database, is_unreachable
from munera.server.match import Entry, Snapshot
from munera.server.metrics import COMMIT_SECONDS
from munera.server.problems import Refusal
from munera.server.rows import SeatRow, TableRow, seat_row, table_row
from munera.server.schema import chat, entries, seats, snapshots, tables

MOST_TOGETHER = 500  # appends in one transaction
PAGE = 1000  # of a log, when a part of it is asked for


class Stale(Exception):
    """The log has grown elsewhere; read it again."""


class Loaded(Struct, frozen=True):
    row: TableRow
    entries: list[Entry]
    snapshot: Snapshot | None


class Store:
    def __init__(self, database: Database) -> None:
        self.database = database
        self._waiting: list[tuple[Append, asyncio.Future[None]]] = []
        self._wake = asyncio.Event()
        self._is_writing = False
        self._writer: asyncio.Task[None] | None = None

    def start(self) -> None:
        self._writer = asyncio.create_task(self._write_on(), name="store")

    async def stop(self) -> None:
        """Writes what waits, then ends."""
        while self._waiting or self._is_writing:
            await asyncio.sleep(0.01)
        if self._writer is not None:
            self._writer.cancel()
            await asyncio.gather(self._writer, return_exceptions=True)

    # Writing

    def append(self, change: Append) -> asyncio.Future[None]:
        """Done when it is kept; fails with `Stale`, or with a `Refusal` if the database does not answer."""
        future: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.append((change, future))
        self._wake.set()
        return future

    async def _write_on(self) -> None:
        while True:
            await self._wake.wait()
            self._wake.clear()
            self._is_writing = True
            await asyncio.sleep(0)  # whatever else is ready to be kept comes along
            while self._waiting:
                batch, self._waiting = self._waiting[:MOST_TOGETHER], self._waiting[MOST_TOGETHER:]
                try:
                    with COMMIT_SECONDS.time():
                        kept = await self.database.commit(partial(commit, changes=[change for change, _ in batch]))
                except Exception as error:
                    refusal = Refusal("server-unavailable") if is_unreachable(error) else error
                    for _, future in batch:
                        if not future.done():
                            future.set_exception(refusal)
                    continue
                for change, future in batch:
                    if future.done():
                        continue
                    if change.table in kept:
                        future.set_result(None)
                    else:
                        future.set_exception(Stale(change.table))
            self._is_writing = False

    async def set_due(self, table: str, seq: int, due: int | None) -> None:
        """When something happens by itself, if the log is still there."""
        async with self.database.writing() as connection:
            await connection.execute(
                update(tables).where(tables.c.id == table, tables.c.seq == seq).values(due=due)
            )  # fmt: skip

    # Reading

    async def load(self, table: str) -> Loaded:
        async with self.database.reading() as connection:
            row = await self._row(connection, table)
            found = await connection.execute(
                select(snapshots.c.seq, snapshots.c.move, snapshots.c.state).where(snapshots.c.table == table)
            )
            picture = found.one_or_none()
            lines = await self._entries(connection, table, 0, row.seq)
        return Loaded(row, lines, Snapshot(*picture) if picture and picture.seq <= row.seq else None)

    async def row(self, table: str) -> TableRow:
        async with self.database.reading() as connection:
            return await self._row(connection, table)

    async def position(self, table: str) -> tuple[int, int, int]:
        """Its seq, its revision, and the number of the last line of its chat: whether there is anything new."""
        last = select(func.coalesce(func.max(chat.c.number), 0)).where(chat.c.table == table).scalar_subquery()
        async with self.database.reading() as connection:
            found = await connection.execute(select(tables.c.seq, tables.c.revision, last).where(tables.c.id == table))
            row = found.one_or_none()
        if row is None:
            raise Refusal("server-no-such-table")
        return row[0], row[1], row[2]

    async def entries(self, table: str, after: int, upto: int) -> list[Entry]:
        async with self.database.reading() as connection:
            return await self._entries(connection, table, after, upto)

    async def due(self, now: int, most: int) -> list[str]:
        """Tables where something happens by itself now."""
        wanted = (
            select(tables.c.id)
            .where(tables.c.due <= now, tables.c.status == "playing")
            .order_by(tables.c.due)
            .limit(most)
        )
        async with self.database.reading() as connection:
            return list((await connection.execute(wanted)).scalars())

    async def rows(self, ids: Sequence[str]) -> list[TableRow]:
        """In the order asked for."""
        async with self.database.reading() as connection:
            found = await connection.execute(select(tables).where(tables.c.id.in_(ids)))
            rows = {row["id"]: row for row in found.mappings()}
            taken = await connection.execute(select(seats).where(seats.c.table.in_(ids)).order_by(seats.c.seat))
            by_table: dict[str, list[SeatRow]] = {}
            for row in taken.mappings():
                by_table.setdefault(row["table"], []).append(seat_row(row))
        return [table_row(rows[id], by_table.get(id, [])) for id in ids if id in rows]

    async def _row(self, connection: AsyncConnection, table: str) -> TableRow:
        found = (await connection.execute(select(tables).where(tables.c.id == table))).mappings().one_or_none()
        if found is None:
            raise Refusal("server-no-such-table")
        taken = await connection.execute(select(seats).where(seats.c.table == table).order_by(seats.c.seat))
        return table_row(found, [seat_row(row) for row in taken.mappings()])

    async def _entries(self, connection: AsyncConnection, table: str, after: int, upto: int) -> list[Entry]:
        """`upto` is the seq read before: what comes later belongs to a later look."""
        wanted = (
            select(entries.c.seq, entries.c.kind, entries.c.seat, entries.c.action, entries.c.by, entries.c.at)
            .where(entries.c.table == table, entries.c.seq > after, entries.c.seq <= upto)
            .order_by(entries.c.seq)
        )
        return [Entry(*row) for row in await connection.execute(wanted)]
