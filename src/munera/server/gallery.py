"""What those who look at a table are told: each their own view, and what they missed."""

import asyncio
from collections import deque
from typing import TYPE_CHECKING, NamedTuple

from msgspec import json, structs

from munera.server import clocks, telling, wire
from munera.server.audience import Audience, Connection, Watcher
from munera.server.match import Match
from munera.server.portrait import Portrait
from munera.server.problems import Refusal
from munera.server.rows import TableRow
from munera.server.rules import rules
from munera.server.showing import Showing
from munera.server.views import Teller, events_of, view_message

if TYPE_CHECKING:
    from munera.server.node import Node

KEPT_EVENTS = 300  # told from memory; older ones are read again
MOST_EVENTS = 500  # in one answer


class Letters(NamedTuple):
    """For everybody who watches, None for those who may not; written for the position `seq`."""

    seq: int
    each: list[tuple[Watcher, bytes | None]]
    portrait: Portrait | None


class Gallery:
    row: TableRow

    def __init__(self, node: "Node", table: str) -> None:
        self.node = node
        self.table = table
        self.audience = Audience(table)
        self.teller: Teller | None = None  # None until the game begins
        self._events: deque[wire.Event] = deque(maxlen=KEPT_EVENTS)
        self._portrait: Portrait | None = None  # what those who watch were told last
        self._waiting = 0  # requests that wait for news
        self._news = asyncio.Event()

    @property
    def match(self) -> Match:
        if self.teller is None:
            raise Refusal("server-table-not-started")
        return self.teller.match

    def seat_of(self, person: str) -> int | None:
        return self.row.seat_of(person)

    def _fresh_match(self) -> Match:
        row = self.row
        return Match(rules(row.game, row.rules), row.players, row.variants, row.dice)

    def view_for(self, seat: int | None, events: list[wire.Event], since: int) -> wire.View:
        clocks = self._clocks(self.row)
        return view_message(self.table, self.match, seat, events, since, clocks, self.row.orders_of(seat))

    def _clocks(self, row: TableRow) -> wire.Clocks | None:
        if row.pace.kind == "none":
            return None
        now = self.node.clock()
        left = clocks.left(row.clock, now, self.node.pulse.outages)
        return wire.Clocks(now, left, None if row.status == "over" else row.clock.running)

    async def events_since(self, since: int) -> tuple[list[wire.Event], int]:
        """What happened after that entry, and after which one exactly: no answer goes back without bound."""
        match = self.match
        first = max(since, match.seq - MOST_EVENTS)
        if first >= match.seq:
            return [], match.seq
        if self._events and self._events[0].seq <= first + 1:
            return [event for event in self._events if event.seq > first], first
        entries = await self.node.store.entries(self.table, 0, match.seq)
        return events_of(self._fresh_match(), entries, first), first

    def table_for(self, person: str | None) -> wire.Table:
        present, watching = self.audience.present(self.seat_of, self.node.clock())
        autopilot = frozenset(self.match.autopilot if self.teller else ())
        row = self.row
        if row.stage is None and self.teller:  # nothing has been done here since tables keep where they stand
            row = structs.replace(row, stage=telling.stage(self.teller.seen))
        return row.message(person, frozenset(present), watching, autopilot)

    def _tell_tables(self) -> None:
        self.audience.tell_each(self.table_for)
        self._ring()

    def _letters(self, teller: Teller, row: TableRow, news: list[wire.Event]) -> Letters:
        """What those who watch are told of this position, each their own; who has missed something is told that, too.

        They can be written while the position is still on its way to the disk, and must not leave before.
        """
        showing = Showing(self.table, teller.match, teller.seen, self._clocks(row), self._portrait)
        letters: list[tuple[Watcher, bytes | None]] = []
        for watcher in self.audience.watchers.values():
            seat = self.seat_of(watcher.connection.person)
            if seat is None and not row.spectators:
                letters.append((watcher, None))
                continue
            missed = self._missed(watcher.seq) + news
            letters.append((watcher, showing.told(seat, missed, row.orders_of(seat), watcher.changes)))
        return Letters(teller.match.seq, letters, showing.portrait)

    def _tell_views(self) -> None:
        assert self.teller is not None
        if self.audience.watchers:
            self._send(self._letters(self.teller, self.row, []))
        self._ring()

    def _send(self, letters: Letters) -> None:
        self._portrait = letters.portrait
        for watcher, letter in letters.each:
            if watcher.connection not in self.audience.watchers:
                continue
            if letter is None:
                self.dismiss(watcher.connection, Refusal("server-no-spectators"))
                continue
            watcher.connection.send(letter)
            watcher.seq = letters.seq

    def _missed(self, since: int) -> list[wire.Event]:
        """Of what is in memory; most have seen all but the end of it."""
        count = 0
        for event in reversed(self._events):
            if event.seq <= since:
                break
            count += 1
        return [self._events[-place] for place in range(count, 0, -1)]

    def _tell_all(self) -> None:
        self._tell_tables()
        if self.teller is not None:
            self._tell_views()

    def dismiss(self, connection: Connection, why: Refusal) -> None:
        if self.audience.watchers.pop(connection, None) is not None:
            connection.send(json.encode(wire.Gone(self.table, why.message)))

    def _ring(self) -> None:
        """For those who wait by plain HTTP."""
        if self._waiting:
            self._news.set()
            self._news = asyncio.Event()

    async def wait_for_news(self, seconds: float) -> None:
        self._waiting += 1
        try:
            await asyncio.wait_for(self._news.wait(), seconds)
        except TimeoutError:
            return
        finally:
            self._waiting -= 1

    def _call(self, seat: int) -> None:
        """It is somebody's turn, who may be looking elsewhere."""
        person = self.row.seats[seat].person
        assert person is not None
        turn = wire.Turn(self.table, self.row.name, self.row.game, self.match.seq)
        self.node.hub.tell_person(person, turn)
        if not self.audience.has(person, seat, self.node.clock()):
            self.node.notices.turn(person, turn, self.row.pace.kind)
