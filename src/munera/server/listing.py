"""Which tables there are: those that wait for players, and those of a person. Ids alone, newest first and
page by page where somebody reads them."""

from typing import Any

from sqlalchemy import ColumnElement, and_, or_, select

from munera.server.database import Database
from munera.server.schema import seats, tables

PAGE = 50


class Listing:
    def __init__(self, database: Database) -> None:
        self.database = database

    async def open_tables(self, before: str | None) -> list[str]:
        return await self._listed(and_(tables.c.status == "open", tables.c.public), before)

    async def tables_of(self, person: str, status: str | None, archived: bool, before: str | None) -> list[str]:
        mine = select(seats.c.table).where(seats.c.person == person, seats.c.archived == archived)
        which: ColumnElement[bool] = tables.c.id.in_(mine)
        if not archived:  # one may open a table and not sit there
            which = or_(which, and_(tables.c.host == person, tables.c.status == "open"))
        return await self._listed(which if status is None else and_(which, tables.c.status == status), before)

    async def finished_by(self, person: str) -> list[str]:
        """Every game that somebody has played to the end, put away or not, oldest first."""
        mine = select(seats.c.table).where(seats.c.person == person)
        wanted = select(tables.c.id).where(tables.c.id.in_(mine), tables.c.status == "over")
        async with self.database.reading() as connection:
            return list((await connection.execute(wanted.order_by(tables.c.created, tables.c.id))).scalars())

    async def _listed(self, which: Any, before: str | None) -> list[str]:
        wanted = select(tables.c.id).where(which)
        async with self.database.reading() as connection:
            if before is not None:
                found = await connection.execute(select(tables.c.created).where(tables.c.id == before))
                created = found.scalar_one_or_none()
                if created is None:
                    return []
                earlier = and_(tables.c.created == created, tables.c.id < before)
                wanted = wanted.where(or_(tables.c.created < created, earlier))
            listed = wanted.order_by(tables.c.created.desc(), tables.c.id.desc()).limit(PAGE)
            return list((await connection.execute(listed)).scalars())
