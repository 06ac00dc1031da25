"""Tables before and after the game: opened, joined, left, started, played again, put away.

Each change is one transaction that locks the table's row, so two people never get one seat.
"""

from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any

from sqlalchemy import delete, func, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from munera.bots import bots
from munera.core.catalogue import game as find_game
from munera.core.errors import SetupError
from munera.core.message import Message
from munera.core.pledge import tidy_contribution
from munera.server.accounts import Identity, now_ms
from munera.server.database import Database
from munera.server.fairness import commitment_to, new_secret
from munera.server.problems import Refusal
from munera.server.rows import TableRow, seat_row, table_row
from munera.server.schema import seats, tables
from munera.server.seals import new_id
from munera.server.wire_rest import NewSeat, NewTable

BOT_NAMES = ("Claudius", "Livia", "Marcus", "Octavia", "Titus", "Valeria", "Lucius", "Flavia")
FEASTS = ("Saturnalia", "Lupercalia", "Floralia", "Cerealia", "Vinalia", "Consualia", "Robigalia", "Parilia")
TENS = ("", "X", "XX", "XXX", "XL", "L", "LX", "LXX", "LXXX", "XC")
ONES = ("", "I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX")
MOST_OPEN = 50  # tables that one person has opened and not begun
MOST_BANK = {"none": 0, "live": 4 * 3600, "slow": 60 * 86_400}
LEAST_BANK = {"none": 0, "live": 10, "slow": 600}


class Lobby:
    def __init__(self, database: Database, clock: Callable[[], int] = now_ms) -> None:
        self.database = database
        self.clock = clock

    async def create(self, who: Identity, wanted: NewTable) -> str:
        self._check_setup(wanted)
        layout = wanted.seats or [NewSeat("me"), *[NewSeat()] * (wanted.players - 1)]
        if len(layout) != wanted.players or sum(seat.kind == "me" for seat in layout) > 1:
            raise Refusal("server-bad-setup", why=Message("server-setup-seats"))
        async with self.database.writing() as connection:
            waiting = select(func.count()).select_from(tables).where(tables.c.host == who.person)
            if (await connection.execute(waiting.where(tables.c.status == "open"))).scalar_one() >= MOST_OPEN:
                raise Refusal("server-too-many", most=MOST_OPEN)
            table = await self.insert_table(connection, who, wanted)
            rows = []
            for place, seat in enumerate(layout):
                kind = "person" if seat.kind == "me" else seat.kind
                level = (seat.level or bots()[-1]) if kind == "bot" else None
                row = new_seat(table, place, kind, level=level)
                if seat.kind == "me":
                    row |= {"person": who.person, "name": who.name}
                rows.append(row)
            await connection.execute(insert(seats), rows)
        return table

    def _check_setup(self, wanted: NewTable) -> None:
        try:
            find_game(wanted.game).new(wanted.players, tuple(wanted.variants))
        except SetupError as error:
            raise Refusal("server-bad-setup", why=error.said) from None
        for level in [wanted.takeover, *[seat.level for seat in wanted.seats or []]]:
            _check_level(level)
        pace = wanted.pace
        if not LEAST_BANK[pace.kind] <= pace.bank <= MOST_BANK[pace.kind]:
            raise Refusal("server-bad-setup", why=Message("server-setup-clock"))

    async def insert_table(self, connection: AsyncConnection, who: Identity, wanted: NewTable) -> str:
        table = new_id()
        secret = new_secret()
        rules = find_game(wanted.game)
        name = " ".join(wanted.name.split()) or table_name(table)
        await connection.execute(
            insert(tables).values(
                id=table,
                name="".join(c for c in name if c.isprintable())[:40] or table,
                game=wanted.game,
                rules=rules.rules_version,
                players=wanted.players,
                variants=" ".join(sorted(set(wanted.variants))),
                status="open",
                public=wanted.public,
                spectators=wanted.spectators,
                hints=wanted.hints,
                takeover=wanted.takeover or bots()[-1],
                pace=wanted.pace.kind,
                bank=wanted.pace.bank,
                increment=wanted.pace.increment,
                bot_pace=wanted.bot_pace,
                host=who.person,
                created=self.clock(),
                secret=secret,
                commitment=commitment_to(secret),
            )
        )
        return table

    # Seats

    async def join(self, who: Identity, table: str, seat: int | None, bring: str) -> None:
        async with self._changing(table) as (connection, row):
            _must_be_open(row)
            if row.seat_of(who.person) is not None:
                raise Refusal("server-seated-already")
            free = [each.seat for each in row.seats if each.kind == "open"]
            if not free:
                raise Refusal("server-table-full")
            if seat is not None and seat >= row.players:
                raise Refusal("server-no-such-seat")
            if seat is not None and seat not in free:
                raise Refusal("server-seat-taken")
            place = free[0] if seat is None else seat
            changes = {"person": who.person, "name": who.name, "bring": tidy_contribution(bring)}
            await _set_seat(connection, table, place, new_seat(table, place, "person") | changes)

    async def leave(self, who: Identity, table: str) -> None:
        """Before the start. A host hands the table on; the last person closes it."""
        async with self._changing(table) as (connection, row):
            _must_be_open(row)
            place = row.seat_of(who.person)
            if place is None and row.host != who.person:
                raise Refusal("server-not-seated")
            others = [each.person for each in row.seats if each.person not in (None, who.person)]
            if place is not None:
                await _set_seat(connection, table, place, new_seat(table, place, "open"))
            if row.host == who.person and others:
                await connection.execute(update(tables).where(tables.c.id == table).values(host=others[0]))
            elif not others:
                await connection.execute(delete(seats).where(seats.c.table == table))
                await connection.execute(delete(tables).where(tables.c.id == table))

    async def set_seat(self, who: Identity, table: str, seat: int, kind: str, level: str | None) -> None:
        """By the host: a bot, or open, which sends a person away."""
        _check_level(level)
        async with self._changing(table) as (connection, row):
            _must_be_open(row)
            if row.host != who.person:
                raise Refusal("server-not-host")
            if seat >= row.players:
                raise Refusal("server-no-such-seat")
            level = (level or bots()[-1]) if kind == "bot" else None
            await _set_seat(connection, table, seat, new_seat(table, seat, kind, level=level))

    async def bring(self, who: Identity, table: str, bring: str) -> None:
        """One's part in the dice: after the commitment, which everybody sees with the table, and once."""
        async with self._changing(table) as (connection, row):
            _must_be_open(row)
            place = row.seat_of(who.person)
            if place is None:
                raise Refusal("server-not-seated")
            if row.seats[place].bring:
                raise Refusal("server-brought-already")
            await _set_seat(connection, table, place, {"bring": tidy_contribution(bring)})

    async def set_orders(self, table: str, seat: int, orders: str) -> None:
        """Standing orders, as JSON."""
        async with self._changing(table) as (connection, _):
            await _set_seat(connection, table, seat, {"orders": orders})

    # Beginning and ending

    async def ready(self, who: Identity, table: str, ready: bool, bring: str) -> None:
        """The game begins when everybody is there and ready."""
        async with self._changing(table) as (connection, row):
            _must_be_open(row)
            place = row.seat_of(who.person)
            if place is None:
                raise Refusal("server-not-seated")
            changes: dict[str, Any] = {"ready": ready}
            if bring and not row.seats[place].bring:
                changes["bring"] = tidy_contribution(bring)
            await _set_seat(connection, table, place, changes)
            all_ready = all(each.kind == "bot" or each.ready or each.seat == place for each in row.seats)
            if ready and all_ready and all(each.kind != "open" for each in row.seats):
                await self._begin(connection, row)

    async def start(self, who: Identity, table: str) -> None:
        async with self._changing(table) as (connection, row):
            _must_be_open(row)
            if row.host != who.person:
                raise Refusal("server-not-host")
            if any(each.kind == "open" for each in row.seats):
                raise Refusal("server-seats-open")
            await self._begin(connection, row)

    async def _begin(self, connection: AsyncConnection, row: TableRow) -> None:
        """Bots get their names; the room does the rest."""
        taken = {each.name for each in row.seats}
        names = iter(name for name in BOT_NAMES if name not in taken)
        for each in row.seats:
            if each.kind == "bot":
                await _set_seat(connection, row.id, each.seat, {"name": next(names)})
        now = self.clock()
        await connection.execute(
            update(tables).where(tables.c.id == row.id).values(status="playing", began=now, due=now)
        )

    async def rematch(self, who: Identity, table: str) -> str:
        """A new table for the same people, made once whoever asks first."""
        async with self._changing(table) as (connection, row):
            if row.status != "over":
                raise Refusal("server-table-not-over")
            if row.seat_of(who.person) is None:
                raise Refusal("server-not-seated")
            if row.rematch is not None:
                return row.rematch
            wanted = NewTable(
                game=row.game,
                players=row.players,
                variants=list(row.variants),
                name=row.name,
                pace=row.pace,
                bot_pace=row.bot_pace,
                public=row.public,
                spectators=row.spectators,
                hints=row.hints,
                takeover=row.takeover,
            )
            fresh = await self.insert_table(connection, who, wanted)
            again = [
                new_seat(fresh, each.seat, each.kind, level=each.level)
                | {"person": each.person, "name": each.name if each.person else ""}
                | {"ready": each.person == who.person}
                for each in row.seats
            ]
            await connection.execute(insert(seats), again)
            await connection.execute(update(tables).where(tables.c.id == table).values(rematch=fresh))
        return fresh

    async def archive(self, who: Identity, table: str, archived: bool) -> None:
        async with self._changing(table) as (connection, row):
            place = row.seat_of(who.person)
            if place is None:
                raise Refusal("server-not-seated")
            await _set_seat(connection, table, place, {"archived": archived})

    @asynccontextmanager
    async def _changing(self, table: str) -> AsyncIterator[tuple[AsyncConnection, TableRow]]:
        async with self.database.writing() as connection:
            found = await connection.execute(select(tables).where(tables.c.id == table).with_for_update())
            row = found.mappings().one_or_none()
            if row is None:
                raise Refusal("server-no-such-table")
            taken = await connection.execute(select(seats).where(seats.c.table == table).order_by(seats.c.seat))
            yield connection, table_row(row, [seat_row(each) for each in taken.mappings()])
            await connection.execute(
                update(tables).where(tables.c.id == table).values(revision=tables.c.revision + 1)
            )  # fmt: skip


def table_name(table: str) -> str:
    """For who gives it none: a feast, and a numeral that tells it from the others of that name.

    >>> table_name("k3v9x2m4p7qa")
    'Lupercalia XXXV'
    """
    number, feast = divmod(int.from_bytes(table.encode()), len(FEASTS))
    tens, ones = divmod(1 + number % 99, 10)
    return f"{FEASTS[feast]} {TENS[tens]}{ONES[ones]}"


def _must_be_open(row: TableRow) -> None:
    if row.status != "open":
        raise Refusal("server-table-started")


def _check_level(level: str | None) -> None:
    if level is not None and level not in bots():
        raise Refusal("server-bad-setup", why=Message("server-setup-level", level=level, levels=list(bots())))


def new_seat(table: str, seat: int, kind: str, level: str | None = None) -> dict[str, Any]:
    """A seat as nobody has touched it yet."""
    return {
        "table": table,
        "seat": seat,
        "kind": kind,
        "person": None,
        "level": level,
        "name": "",
        "ready": False,
        "bring": "",
        "orders": "[]",
        "archived": False,
    }


async def _set_seat(connection: AsyncConnection, table: str, seat: int, values: dict[str, Any]) -> None:
    await connection.execute(update(seats).where(seats.c.table == table, seats.c.seat == seat).values(**values))
