"""Tables and seats as the database has them, in types."""

from typing import Any, Literal

from msgspec import Struct, json, structs
from sqlalchemy import RowMapping

from munera.server import wire
from munera.server.clocks import Clock, fresh
from munera.server.fairness import FairDice

Status = Literal["open", "playing", "over"]


class SeatRow(Struct, frozen=True):
    seat: int
    kind: Literal["open", "person", "bot"]
    person: str | None
    level: str | None
    name: str
    ready: bool
    bring: str
    orders: list[wire.Order]
    archived: bool


class TableRow(Struct, frozen=True):
    """How a table was set up, and where it stands."""

    id: str
    name: str
    game: str
    rules: int
    players: int
    variants: tuple[str, ...]
    status: Status
    public: bool
    spectators: bool
    hints: bool
    takeover: str
    pace: wire.Pace
    bot_pace: wire.BotPace
    host: str
    created: int
    began: int | None
    ended: int | None
    revision: int
    seq: int
    secret: bytes
    commitment: str
    clock: Clock
    stage: wire.Stage | None
    due: int | None
    result: wire.Result | None
    rematch: str | None
    origin: str | None
    origin_move: int | None
    seats: list[SeatRow]

    def __repr__(self) -> str:
        return f"TableRow({self.id!r})"  # no log shows the secret

    @property
    def names(self) -> list[str]:
        return [seat.name or f"Player {seat.seat + 1}" for seat in self.seats]

    @property
    def dice(self) -> FairDice:
        return FairDice(self.secret, tuple(seat.bring for seat in self.seats))

    def seat_of(self, person: str | None) -> int | None:
        for seat in self.seats:
            if person is not None and seat.person == person:
                return seat.seat
        return None

    def orders_of(self, seat: int | None) -> list[wire.Order]:
        """A spectator has none."""
        return [] if seat is None else self.seats[seat].orders

    def with_orders(self, changed: dict[int, list[wire.Order]]) -> "TableRow":
        """The same with other standing orders of some seats."""
        seats = [structs.replace(each, orders=changed.get(each.seat, each.orders)) for each in self.seats]
        return structs.replace(self, seats=seats)

    def message(
        self,
        person: str | None,
        present: frozenset[int] = frozenset(),
        watching: int = 0,
        autopilot: frozenset[int] = frozenset(),
    ) -> wire.Table:
        """What a person may know of it."""
        you = self.seat_of(person)
        asked = self.clock.running if self.status == "playing" else None
        return wire.Table(
            id=self.id,
            name=self.name,
            game=self.game,
            players=self.players,
            variants=list(self.variants),
            rules=self.rules,
            status=self.status,
            seats=[
                wire.SeatInfo(
                    each.seat,
                    each.kind,
                    each.name,
                    each.person,
                    each.level,
                    each.ready,
                    each.seat in autopilot,
                    each.seat in present,
                )
                for each in self.seats
            ],
            pace=self.pace,
            bot_pace=self.bot_pace,
            public=self.public,
            spectators=self.spectators,
            hints=self.hints,
            takeover=self.takeover,
            host=self.host,
            created=self.created,
            seq=self.seq,
            commitment=self.commitment,
            began=self.began,
            ended=self.ended,
            you=you,
            stage=self.stage,
            asked=asked,
            since=None if asked is None else self.clock.since,
            until=None if asked is None else self.due,
            watching=watching,
            result=self.result,
            rematch=self.rematch,
            origin=None if self.origin is None else wire.Origin(self.origin, self.origin_move or 0),
            archived=you is not None and self.seats[you].archived,
        )


def seat_row(row: RowMapping) -> SeatRow:
    return SeatRow(
        row["seat"],
        row["kind"],
        row["person"],
        row["level"],
        row["name"],
        bool(row["ready"]),
        row["bring"],
        json.decode(row["orders"], type=list[wire.Order]),
        bool(row["archived"]),
    )


def table_row(row: RowMapping, seats: list[SeatRow]) -> TableRow:
    values: dict[str, Any] = dict(row)
    pace = wire.Pace(values.pop("pace"), values.pop("bank"), values.pop("increment"))
    part, phase = values.pop("part"), values.pop("phase")
    values["stage"] = None if part is None else wire.Stage(part, phase)
    values["variants"] = tuple(values["variants"].split())
    clock = values.pop("clock")
    values["clock"] = json.decode(clock, type=Clock) if clock else fresh(pace, values["players"])
    values["result"] = json.decode(values["result"], type=wire.Result) if values["result"] else None
    return TableRow(pace=pace, seats=seats, **values)
