"""A game played on from a moment of another: a table of its own, with the moves up to there and dice of its own."""

from typing import Any

from msgspec import json
from sqlalchemy import insert, update

from munera.bots import bots
from munera.core.game import CHANCE
from munera.core.pledge import tidy_contribution
from munera.server import clocks, telling
from munera.server.accounts import Identity
from munera.server.chronicle import actions_of
from munera.server.lobby import BOT_NAMES, Lobby, new_seat
from munera.server.match import Match
from munera.server.problems import Refusal
from munera.server.rows import TableRow
from munera.server.schema import entries, seats, tables
from munera.server.wire import Pace
from munera.server.wire_analysis import PlayOn
from munera.server.wire_rest import NewTable


async def play_on(lobby: Lobby, who: Identity, row: TableRow, match: Match, move: int, wanted: PlayOn) -> str:
    """The id of the new table. What was rolled and drawn until then stays; from there on its own secret decides."""
    if wanted.seat >= row.players:
        raise Refusal("server-no-such-seat")
    if wanted.level not in bots():
        raise Refusal("server-bad-setup", why=f"there is no bot called {wanted.level}.")
    now = lobby.clock()
    names = iter(name for name in BOT_NAMES if name != who.name)
    async with lobby.database.writing() as connection:
        like = NewTable(
            game=row.game,
            players=row.players,
            variants=list(row.variants),
            takeover=wanted.level,
            bot_pace=wanted.bot_pace,
        )
        table = await lobby.insert_table(connection, who, like)
        taken = []
        for seat in range(row.players):
            if seat == wanted.seat:
                mine = {"person": who.person, "name": who.name, "bring": tidy_contribution(wanted.bring)}
                taken.append(new_seat(table, seat, "person") | mine)
            else:
                taken.append(new_seat(table, seat, "bot", wanted.level) | {"name": next(names)})
        await connection.execute(insert(seats), taken)
        lines = [
            {
                "table": table,
                "seq": place,
                "kind": "chance" if actor == CHANCE else "act",
                "seat": None if actor == CHANCE else actor,
                "action": action,
                "by": "person",
                "at": now,
            }
            for place, (actor, action) in enumerate(match.moves[:move], 1)
        ]
        if lines:
            await connection.execute(insert(entries), lines)
        begun = {"status": "playing", "began": now, "due": now, "seq": len(lines), "rules": row.rules}
        origin = {"origin": row.id, "origin_move": move}
        stands = _stands(match, move, wanted.seat, now)
        await connection.execute(update(tables).where(tables.c.id == table).values(**begun, **origin, **stands))
    return table


def _stands(match: Match, move: int, seat: int, now: int) -> dict[str, Any]:
    """Where the game stands then, and whether its player is asked: in the lists of tables before anything happens."""
    state = actions_of(match, []).replay(move)
    stage = telling.stage(match.game.view(state, None))
    asked = seat if state.actor() == seat else None
    clock = clocks.asked(clocks.fresh(Pace(), match.players), Pace(), asked, now, [])
    return {"part": stage.part, "phase": stage.phase, "clock": json.encode(clock).decode()}
