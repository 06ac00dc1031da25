"""The connection to the database: SQLite in a file, or PostgreSQL.

`reading()` gives a connection that sees what is committed; `writing()` one transaction. On SQLite, which has one
writer at a time, writers wait their turn here instead of failing there.
"""

import asyncio
import sqlite3
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, TypeVar

from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, event, make_url
from sqlalchemy.exc import DBAPIError, InterfaceError, OperationalError
from sqlalchemy.exc import TimeoutError as PoolTimeout
from sqlalchemy.ext.asyncio import AsyncConnection, create_async_engine

from munera.server.appends import SHORTCUTS
from munera.server.hands import PRAGMAS, Hand, SharedHand, SqliteHand

T = TypeVar("T")
MIGRATION_LOCK = 1_776_402  # any number that nothing else in this database locks


def is_unreachable(error: BaseException) -> bool:
    """Whether the database did not answer; otherwise the error is a mistake of our own."""
    if isinstance(error, DBAPIError) and error.connection_invalidated:
        return True
    lost = (OperationalError, InterfaceError, PoolTimeout, OSError, TimeoutError, sqlite3.OperationalError)
    return isinstance(error, lost)


class Database:
    def __init__(self, url: str) -> None:
        self.is_sqlite = url.startswith("sqlite")
        self._turn = asyncio.Lock()
        if self.is_sqlite:
            self.engine = create_async_engine(url, connect_args={"timeout": 30})
            event.listen(self.engine.sync_engine, "connect", _prepare_sqlite)
            event.listen(self.engine.sync_engine, "begin", _begin_sqlite)
            path = make_url(url).database
            assert path, "a database in memory would be another one for every connection"
            self._hand = SqliteHand(path, SHORTCUTS)
        else:
            self.engine = create_async_engine(
                url, pool_pre_ping=True, pool_size=10, max_overflow=10, pool_timeout=10, connect_args={"timeout": 5}
            )

    @asynccontextmanager
    async def reading(self) -> AsyncIterator[AsyncConnection]:
        async with self.engine.connect() as connection:
            yield connection

    @asynccontextmanager
    async def writing(self) -> AsyncIterator[AsyncConnection]:
        if not self.is_sqlite:
            async with self.engine.begin() as connection:
                yield connection
            return
        async with self._turn, self.engine.connect() as connection:
            await connection.execution_options(writes=True)
            async with connection.begin():
                yield connection

    async def commit(self, work: Callable[[Hand], T]) -> T:
        """One transaction, for those who know beforehand all that they write."""
        if not self.is_sqlite:
            async with self.writing() as connection:
                return await connection.run_sync(lambda its: work(SharedHand(its)))
        async with self._turn:
            return await asyncio.get_running_loop().run_in_executor(self._hand.thread, self._hand.transaction, work)

    async def migrate(self) -> None:
        """Makes the tables, or brings older ones up to today."""
        async with self.engine.begin() as connection:
            await connection.run_sync(_upgrade)

    async def close(self) -> None:
        await self.engine.dispose()
        if self.is_sqlite:
            await asyncio.get_running_loop().run_in_executor(self._hand.thread, self._hand.close)
            self._hand.thread.shutdown()


def _upgrade(connection: Connection) -> None:
    if connection.dialect.name == "postgresql":  # nodes that start together take turns
        connection.exec_driver_sql(f"SELECT pg_advisory_xact_lock({MIGRATION_LOCK})")
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")


def _prepare_sqlite(connection: Any, _: object) -> None:
    connection.isolation_level = None  # transactions are begun below, not by the driver
    cursor = connection.cursor()
    for pragma in PRAGMAS:
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def _begin_sqlite(connection: Connection) -> None:
    """A writer takes the lock at once: one that finds out later that it must wait cannot wait any more."""
    writes = connection.get_execution_options().get("writes")
    connection.exec_driver_sql("BEGIN IMMEDIATE" if writes else "BEGIN")
