"""A table that is awake. It does one thing after the other, in turn.

What changes the game is proposed, committed and only then told. Another node may play at the same table: whoever
commits first is right, the other one catches up.
"""

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import TYPE_CHECKING, TypeVar

import structlog
from msgspec import structs

from munera.core.game import CHANCE
from munera.server import clocks, standing, telling, wire
from munera.server.appends import Append, Finish
from munera.server.chat import lines
from munera.server.database import is_unreachable
from munera.server.match import Entry, Match
from munera.server.metrics import MOVES
from munera.server.neighbour import Neighbour
from munera.server.problems import Refusal
from munera.server.store import Stale
from munera.server.timekeeping import asked_seat, clock_after, due
from munera.server.views import Teller

if TYPE_CHECKING:
    from munera.server.node import Node

SNAPSHOT_EVERY = 50  # entries
IDLE = 60.0  # seconds after which a table that nobody needs falls asleep
LOOK = 15.0  # seconds between looks at the database, where there are other nodes
LOOK_ALONE = 2.0  # the same while they cannot be heard
RETRY = 1.0  # seconds until the store is tried again

log = structlog.get_logger()
T = TypeVar("T")


class Room(Neighbour):
    def __init__(self, node: "Node", table: str, asleep: Callable[["Room"], None]) -> None:
        super().__init__(node, table)
        self._asleep = asleep
        self._turn = asyncio.Lock()  # held by whatever is being done
        self._tasks: set[asyncio.Task[None]] = set()  # what nobody waits for
        self._timer: asyncio.TimerHandle | None = None
        self._thought: asyncio.Task[None] | None = None
        self._thinking_at = -1  # the seq at which a bot was asked
        self._unsure = False  # whether something may have been committed that we were not told of
        self._closed = False

    # Living

    async def open(self) -> None:
        self.touch()
        await self._load()
        await self.node.relay.subscribe(f"table:{self.table}", self._hear)
        self.later(self._look_around)
        await self.spread("who")

    async def close(self) -> None:
        self._closed = True
        tasks = [*self._tasks, *([self._thought] if self._thought else [])]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        if self._timer is not None:
            self._timer.cancel()
        await self.node.relay.unsubscribe(f"table:{self.table}")

    async def do(self, job: Callable[[], Awaitable[T]]) -> T:
        """In turn with everything else at this table."""
        async with self._turn:
            try:
                if self._unsure:
                    await self._load()
                    self._tell_all()
                result = await job()
            except Exception as error:
                known = self._known(error)
                await self._go_on()
                raise known from None
            except asyncio.CancelledError:
                self._unsure = True  # it may have been in the middle of a commit
                self.later(self._look_around)
                raise
            await self._go_on()
            return result

    def later(self, job: Callable[[], Awaitable[None]]) -> None:
        """In its turn, while nobody waits for it."""
        if self._closed:
            return  # what was broken off when the table fell asleep asks for a look at it
        task = asyncio.create_task(self._do_alone(job), name=f"room {self.table}")
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _do_alone(self, job: Callable[[], Awaitable[None]]) -> None:
        with suppress(Exception):  # noted where it happened
            await self.do(job)

    async def _go_on(self) -> None:
        """Whatever happens by itself now. What was asked is done; if this fails, it is tried again."""
        try:
            await self._settle()
            self._set_timer()
        except Exception as error:
            self._known(error)
            self._wake_in(RETRY)

    def _known(self, error: Exception) -> Exception:
        """What whoever asked is told, and whether we still know what is kept."""
        if is_unreachable(error):
            self._unsure = True
            return Refusal("server-unavailable")
        if not isinstance(error, (Refusal, Stale)):
            self._unsure = True
            log.exception("room_failed", table=self.table, exc_info=error)
        return error

    # What the table is

    async def _load(self) -> None:
        loaded = await self.node.store.load(self.table)
        self.row = loaded.row
        self.teller = None
        self._portrait = None
        self._events.clear()
        if loaded.row.status != "open":
            match = self._fresh_match()
            match.resume(loaded.entries, loaded.snapshot)
            self.teller = Teller(match)
        self._unsure = False

    def _is_bot(self, seat: int) -> bool:
        return self.row.seats[seat].kind == "bot" or seat in self.match.autopilot

    async def refresh(self) -> None:
        """Reads what has changed elsewhere, and tells it."""
        row = await self.node.store.row(self.table)
        if self.teller is None and row.status != "open":
            await self._load()
            self._tell_tables()
            self._tell_views()
            return
        changed = row.revision != self.row.revision
        grown = self.teller is not None and row.seq > self.teller.match.seq
        over = row.status != self.row.status
        self.row = row
        if grown:
            assert self.teller is not None
            entries = await self.node.store.entries(self.table, self.teller.match.seq, row.seq)
            self._events.extend(self.teller.take(entry) for entry in entries)
            self._tell_views()
        if changed or over:
            self._tell_tables()

    # Changing the game

    async def commit(self, entries: list[Entry]) -> None:
        """Keeps these entries for good, then tells everybody."""
        assert self.teller is not None
        fork = self.teller.fork()
        orders = {each.seat: each.orders for each in self.row.seats if each.orders}
        events: list[wire.Event] = []
        for entry in entries:
            before_it = fork.match.state.copy() if orders else fork.match.state
            events.append(fork.take(entry))
            if entry.kind in ("act", "chance"):
                for seat, given in orders.items():
                    orders[seat] = standing.remaining(fork.match.game, given, seat, before_it, fork.match.state)
            elif entry.kind == "undo" and entry.seat in orders:
                orders[entry.seat] = standing.silent(fork.match.game, fork.match.state, entry.seat, orders[entry.seat])
        changed = {seat: left for seat, left in orders.items() if left != self.row.seats[seat].orders}
        asked = asked_seat(self.row, fork.match)
        now, outages = self.node.clock(), self.node.pulse.outages
        clock = clock_after(self.row, entries, asked, outages)
        over = fork.match.state.is_over()
        change = Append(
            table=self.table,
            after=self.teller.match.seq,
            entries=entries,
            clock=clock,
            due=due(self.row, fork.match, clock, now, outages),
            stage=telling.stage(fork.seen),
            status="over" if over else "playing",
            finish=self._finish(fork.match) if over else None,
            orders=changed,
            snapshot=fork.match.snapshot() if fork.match.seq % SNAPSHOT_EVERY < len(entries) else None,
        )
        before = asked_seat(self.row, self.teller.match)
        result = change.finish.result if change.finish else None
        row = self.row.with_orders(changed) if changed else self.row
        row = structs.replace(
            row,
            seq=fork.match.seq,
            clock=clock,
            due=change.due,
            stage=change.stage,
            status=change.status,
            result=result,
            ended=entries[-1].at if over else None,
        )
        kept = self.node.store.append(change)
        await asyncio.sleep(0)  # it is on its way
        letters = self._letters(fork, row, events) if self.audience.watchers else None
        try:
            await kept
        except Stale:
            await self.refresh()
            raise Refusal("server-stale") from None
        except Refusal:
            self._unsure = True  # the connection may have broken after the commit
            raise
        self.teller, self.row = fork, row
        self._events.extend(events)
        self.node.post.gather()
        for entry in entries:
            if entry.kind == "act":
                MOVES.labels(self.row.game, entry.by).inc()
        if letters is not None:
            self._send(letters)
        self._ring()
        if over or entries[0].kind in ("autopilot", "back"):
            self._tell_tables()
        await self.spread("log")
        if asked is not None and asked != before:
            self._call(asked)

    def _finish(self, match: Match) -> Finish:
        people = {each.seat: each.person for each in self.row.seats if each.person is not None}
        if self.row.origin is not None:  # the beginning was somebody else's
            people = {}
        result = wire.Result([int(score) for score in match.state.scores()], match.state.winners())
        return Finish(result, people, self.row.game)

    # What happens by itself

    async def _settle(self) -> None:
        """Chance, standing orders and bots, until a person is asked."""
        while self.teller is not None and not self.match.state.is_over():
            match, now = self.match, self.node.clock()
            if match.actor == CHANCE:
                await self.commit(match.start(now))
                continue
            if self._is_bot(match.actor):
                await self._let_bot_think(match.actor)
                return
            seat = self.row.seats[match.actor]
            action = standing.answer(match.game, match.state, seat.seat, seat.orders) if seat.orders else None
            if action is None:
                return
            await self.commit(match.act(seat.seat, [action], now, "order"))

    async def _let_bot_think(self, seat: int) -> None:
        if self._thinking_at == self.match.seq or not await self.node.relay.leads(self.table):
            return
        if self._thought is not None:
            self._thought.cancel()
        self._thinking_at = self.match.seq
        level = self.row.seats[seat].level or self.row.takeover
        self._thought = asyncio.create_task(self._think(self.match, seat, level), name=f"thought {self.table}")

    async def _think(self, match: Match, seat: int, level: str) -> None:
        least = self.node.settings.bot_pace if self.row.bot_pace == "human" else 0
        pace = asyncio.create_task(asyncio.sleep(least))
        action = await self.node.thinking.choose(self.row.game, self.row.rules, match.state, level)
        await pace
        self.later(lambda: self._bot_acts(match.seq, seat, action))

    async def _bot_acts(self, seq: int, seat: int, action: int) -> None:
        self._thinking_at = -1
        if self.match.seq == seq and self._is_bot(seat):
            await self.commit(self.match.act(seat, [action], self.node.clock(), "bot"))

    async def _look_around(self) -> None:
        """When the clock has run out, or now and then."""
        if self.node.relay.is_shared:
            seq, revision, line = await self.node.store.position(self.table)
            if self.teller is None or seq != self.match.seq or revision != self.row.revision:
                await self.refresh()
            if line > self._last_line and self.audience.watchers:
                for missed in await lines(self.node.database, self.table, after=self._last_line):
                    self.audience.tell_chat(missed)
            self._last_line = line
            await self.spread("crowd")
        if self.teller is None or self.match.state.is_over():
            return
        seat = asked_seat(self.row, self.match)
        if self.row.pace.kind == "none" or seat is None:
            return
        now, outages = self.node.clock(), self.node.pulse.outages
        if clocks.left(self.row.clock, now, outages)[seat] > 0:
            if self.row.due is not None and self.row.due <= now:  # it was put off by an outage
                later = due(self.row, self.match, self.row.clock, now, outages)
                await self.node.store.set_due(self.table, self.row.seq, later)
                self.row = structs.replace(self.row, due=later)
        elif await self.node.relay.leads(self.table):
            await self.commit(self.match.hand_over(seat, "autopilot", now, "bot"))

    def _set_timer(self) -> None:
        """Wakes when the clock runs out, to look at the database, or to fall asleep."""
        delays = [IDLE]
        if self.node.relay.is_shared:
            delays.append(LOOK if self.node.relay.is_up else LOOK_ALONE)
        if self.teller is not None and self.row.pace.kind != "none" and asked_seat(self.row, self.match) is not None:
            end = clocks.runs_out(self.row.clock, self.node.clock(), self.node.pulse.outages)
            if end is not None:
                delays.append(max(0.0, (end - self.node.clock()) / 1000))
        self._wake_in(min(delays))

    def _wake_in(self, seconds: float) -> None:
        """By then at the latest: a look too early costs less than a timer for every move."""
        loop = asyncio.get_running_loop()
        if self._timer is not None:
            if self._timer.when() <= loop.time() + seconds:
                return
            self._timer.cancel()
        self._timer = loop.call_later(seconds, self._wake)

    def _wake(self) -> None:
        self._timer = None
        if self.is_idle:
            self._asleep(self)
        else:
            self.later(self._look_around)

    @property
    def is_idle(self) -> bool:
        busy = self.audience.watchers or self._waiting or self._turn.locked() or self._tasks or self._thinking_at >= 0
        return not busy and asyncio.get_running_loop().time() - self._used >= IDLE
