"""What a host does from the command line: keep a copy, put it back, look after people and tables.

Works beside a running server: on SQLite by the database's own backup, on PostgreSQL by a dump of the tables in one
transaction. Both make one file, which is a SQLite database, and either can be put back from it.
"""

import asyncio
import secrets
import sqlite3
from pathlib import Path
from typing import Any

from argon2 import PasswordHasher
from sqlalchemy import Table, create_engine, func, insert, select, text, update

from munera.core.errors import MuneraError
from munera.core.message import Message
from munera.server.database import Database
from munera.server.schema import BIG, metadata, people, seats, sessions, tables, tokens
from munera.server.settings import DATABASE_FILE, Settings

ROWS = 1000  # copied at a time


async def backup(settings: Settings, target: Path) -> None:
    """One file, whole even while people play."""
    if target.exists():
        raise MuneraError(Message("server-admin-in-the-way", path=str(target)))
    draft = target.with_name(target.name + ".part")
    draft.unlink(missing_ok=True)
    if settings.database:
        await _copy_out(settings, draft)
    else:
        await asyncio.to_thread(_copy_sqlite, _file(settings), draft)
    draft.replace(target)


def _file(settings: Settings) -> Path:
    path = settings.data / DATABASE_FILE
    if not path.exists():
        raise MuneraError(Message("server-admin-no-data", path=str(settings.data)))
    return path


def _copy_sqlite(source: Path, target: Path) -> None:
    with sqlite3.connect(source) as origin, sqlite3.connect(target) as copy:
        origin.backup(copy)
    origin.close()
    copy.close()


async def _copy_out(settings: Settings, target: Path) -> None:
    copy = Database(f"sqlite+aiosqlite:///{target.absolute()}")
    database = Database(settings.database_url)
    try:
        await copy.migrate()
        async with database.engine.connect() as connection:
            snapshot = await connection.execution_options(isolation_level="REPEATABLE READ")
            async with copy.writing() as writer:
                for table in metadata.sorted_tables:
                    await _copy_rows(snapshot, writer, table)
    finally:
        await database.close()
        await copy.close()


async def _copy_rows(source: Any, target: Any, table: Table) -> None:
    found = await source.stream(select(table))
    async for part in found.mappings().partitions(ROWS):
        await target.execute(insert(table), [dict(row) for row in part])


async def restore(settings: Settings, source: Path) -> None:
    """Into an empty place alone: nothing that is there is ever written over."""
    if not source.is_file():
        raise MuneraError(Message("server-admin-no-file", path=str(source)))
    _check(source)
    settings.data.mkdir(parents=True, exist_ok=True)
    if not settings.database:
        target = settings.data / DATABASE_FILE
        if target.exists():
            raise MuneraError(Message("server-admin-in-the-way", path=str(target)))
        await asyncio.to_thread(_copy_sqlite, source, target)
        return
    database = Database(settings.database_url)
    copy = Database(f"sqlite+aiosqlite:///{source.absolute()}")
    try:
        await database.migrate()
        async with database.reading() as connection:
            if (await connection.execute(select(func.count()).select_from(people))).scalar_one():
                raise MuneraError(Message("server-admin-not-empty"))
        async with copy.reading() as reader, database.writing() as writer:
            for table in metadata.sorted_tables:
                await writer.execute(table.delete())
                await _copy_rows(reader, writer, table)
            await _count_on(writer)
    finally:
        await database.close()
        await copy.close()


async def _count_on(connection: Any) -> None:
    """PostgreSQL numbers rows by itself, and must go on after those that came with their numbers."""
    for table in metadata.sorted_tables:
        for column in table.primary_key:
            if column.type is BIG:
                await connection.execute(
                    text(
                        f"SELECT setval(pg_get_serial_sequence('{table.name}', '{column.name}'), "
                        f"(SELECT COALESCE(MAX({column.name}), 0) + 1 FROM {table.name}), false)"
                    )
                )


def _check(source: Path) -> None:
    engine = create_engine(f"sqlite:///{source.absolute()}")
    try:
        with engine.connect() as connection:
            connection.execute(select(func.count()).select_from(tables))
    except Exception:
        raise MuneraError(Message("server-admin-no-copy", path=str(source))) from None
    finally:
        engine.dispose()


# People and tables


async def list_people(settings: Settings) -> list[tuple[str, str, bool, int]]:
    """Id, name, whether a guest, and at how many tables they sit."""
    joined = people.outerjoin(seats, seats.c.person == people.c.id)
    wanted = (
        select(people.c.id, people.c.name, people.c.login, func.count(seats.c.table))
        .select_from(joined)
        .group_by(people.c.id, people.c.name, people.c.login)
        .order_by(people.c.name)
    )
    return [(id, name, login is None, count) for id, name, login, count in await _read(settings, wanted)]


async def list_tables(settings: Settings) -> list[tuple[str, str, str, str, int]]:
    """Id, name, game, status, and the length of the log."""
    wanted = select(tables.c.id, tables.c.name, tables.c.game, tables.c.status, tables.c.seq)
    return [tuple(row) for row in await _read(settings, wanted.order_by(tables.c.created.desc()))]


async def new_password(settings: Settings, name: str) -> str:
    """For somebody who forgot theirs; every session and token of theirs ends."""
    fresh = secrets.token_urlsafe(9)
    database = Database(settings.database_url)
    try:
        async with database.writing() as connection:
            found = await connection.execute(select(people.c.id).where(people.c.login == name.casefold()))
            person = found.scalar_one_or_none()
            if person is None:
                raise MuneraError(Message("server-admin-no-account", name=name))
            await connection.execute(
                update(people).where(people.c.id == person).values(password=PasswordHasher().hash(fresh))
            )
            await connection.execute(sessions.delete().where(sessions.c.person == person))
            await connection.execute(tokens.delete().where(tokens.c.person == person))
    finally:
        await database.close()
    return fresh


async def close_table(settings: Settings, table: str) -> None:
    """For good, with its log and chat."""
    database = Database(settings.database_url)
    try:
        async with database.writing() as connection:
            gone = await connection.execute(tables.delete().where(tables.c.id == table))
        if gone.rowcount == 0:
            raise MuneraError(Message("server-admin-no-table", table=table))
    finally:
        await database.close()


async def _read(settings: Settings, wanted: Any) -> list[Any]:
    if not settings.database:
        _file(settings)
    database = Database(settings.database_url)
    try:
        async with database.reading() as connection:
            return list(await connection.execute(wanted))
    finally:
        await database.close()
