"""Positions to solve: what a person answered first is kept."""

from sqlalchemy import insert, select
from sqlalchemy.exc import IntegrityError

from munera.bots.puzzles import Puzzle
from munera.server.accounts import Identity
from munera.server.database import Database
from munera.server.schema import solutions


async def answered(database: Database, who: Identity | None) -> dict[tuple[str, str], bool]:
    """Whether the first answer was right, by game and position."""
    if who is None:
        return {}
    async with database.reading() as connection:
        wanted = select(solutions.c.game, solutions.c.puzzle, solutions.c.right)
        rows = await connection.execute(wanted.where(solutions.c.person == who.person))
        return {(row.game, row.puzzle): bool(row.right) for row in rows}


async def keep(database: Database, who: Identity, puzzle: Puzzle, right: bool, at: int) -> bool:
    """Whether it was the first answer."""
    try:
        async with database.writing() as connection:
            values = {"person": who.person, "game": puzzle.game, "puzzle": puzzle.id, "right": right, "at": at}
            await connection.execute(insert(solutions).values(**values))
    except IntegrityError:
        return False
    return True
