"""What all nodes of a server have in common."""

from sqlalchemy import select, text

from munera.server.database import Database
from munera.server.schema import facts
from munera.server.seals import Seal

_keep_first = text("INSERT INTO facts (name, value) VALUES ('key', :key) ON CONFLICT (name) DO NOTHING")


async def server_key(database: Database) -> bytes:
    """Signs cookies and tokens; made when the server first starts."""
    async with database.writing() as connection:
        await connection.execute(_keep_first, {"key": Seal.new_key().hex()})
        return bytes.fromhex(
            (await connection.execute(select(facts.c.value).where(facts.c.name == "key"))).scalar_one()
        )
