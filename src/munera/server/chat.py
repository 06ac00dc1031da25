"""What is said at a table."""

from sqlalchemy import insert, select

from munera.server.accounts import Identity
from munera.server.database import Database
from munera.server.schema import chat
from munera.server.wire import Chat

PAGE = 100


async def keep_line(database: Database, table: str, who: Identity, seat: int | None, text: str, at: int) -> Chat:
    async with database.writing() as connection:
        kept = await connection.execute(
            insert(chat)
            .values(table=table, person=who.person, name=who.name, seat=seat, at=at, text=text)
            .returning(chat.c.number)
        )
        return Chat(table, kept.scalar_one(), at, who.name, who.person, text, seat)


async def lines(database: Database, table: str, before: int | None = None, after: int = 0) -> list[Chat]:
    """The latest page, or the one before a line; oldest first."""
    wanted = select(chat).where(chat.c.table == table, chat.c.number > after)
    if before is not None:
        wanted = wanted.where(chat.c.number < before)
    async with database.reading() as connection:
        rows = (await connection.execute(wanted.order_by(chat.c.number.desc()).limit(PAGE))).all()
    return [Chat(table, row.number, row.at, row.name, row.person, row.text, row.seat) for row in reversed(rows)]
