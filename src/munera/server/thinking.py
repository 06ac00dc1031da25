"""Bots think in processes of their own, so that no table waits for them.

Whatever happens there, a table gets an answer: if a bot crashes or takes too long, a weaker one answers in its place.
"""

import asyncio
import multiprocessing
import os
import signal
import threading
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Any, NamedTuple, Protocol

import structlog
from librt.random import Random

from munera.bots import bot, bots
from munera.bots.analysis import SETTINGS, Piece, done
from munera.bots.analysis.lookout import Lookout
from munera.bots.levels import LEVELS
from munera.bots.tree import Tree
from munera.core.game import State
from munera.core.record import Record
from munera.core.seeds import fresh
from munera.server.metrics import BOT_FAILURES, BOT_SECONDS
from munera.server.rules import rules

LONGEST = 20.0  # seconds for one decision
LONGEST_ASIDE = 300.0  # for a piece of work aside, which may have to wait long for its turn
HINTS = 5  # of what was considered, so much is told

log = structlog.get_logger()

WHAT_IF = 60  # times that a position is played on

Considered = list[tuple[int, int, float, list[float]]]  # action, visits, the actor's score, every seat's chances


class Played(NamedTuple):
    """A game as far as it was played, in a form that travels between processes."""

    game: str
    rules: int
    players: int
    variants: tuple[str, ...]
    actions: list[int]

    def record(self) -> Record:
        return Record(rules(self.game, self.rules), self.players, self.variants, actions=self.actions)


def choose(game: str, version: int, state: bytes, level: str, seed: int) -> int:
    """In a process of its own: what a bot of that level does."""
    found = rules(game, version)
    return int(bot(level, found, seed, clock=True).choose(found.from_bytes(state)))


def consider(game: str, version: int, state: bytes, seed: int) -> Considered:
    """In a process of its own: what may be done, best first."""
    found = rules(game, version)
    strongest = LEVELS[-1]
    candidates = Tree(found, seed).search(found.from_bytes(state), strongest.simulations, strongest.seconds)
    return [(each.action, each.visits, each.score, list(each.chances)) for each in candidates[:HINTS]]


def analyse(played: Played, setting: str, seed: int, piece: tuple[str, int, int]) -> list[Any]:
    """In a process of its own: a piece of an analysis."""
    return done(played.record(), SETTINGS[setting], seed, Piece(*piece))


def what_if(played: Played, path: list[int], seed: int) -> tuple[list[float], list[float]]:
    """In a process of its own: everybody's chances in a position, and after somebody has done something there."""
    record = played.record()
    before = record.replay()
    after = before.copy()
    for action in path:
        after.apply(action)
    lookout = Lookout(record.game, seed)
    return lookout.chances(before, WHAT_IF), lookout.chances(after, WHAT_IF)


class Place(Protocol):
    """Where thinking is done."""

    async def start(self) -> None: ...

    async def stop(self) -> None: ...

    async def run(self, job: str, *args: Any) -> Any:
        """The answer of `choose` or `consider`."""

    async def aside(self, job: str, *args: Any) -> Any:
        """The answer of a job that nobody at a table waits for: one at a time, when there is nothing else to do."""


class Pool:
    """Processes of this node. One that hangs is replaced together with its pool."""

    def __init__(self, processes: int) -> None:
        self._processes = processes
        self._pool: ProcessPoolExecutor | None = None
        self._aside: ProcessPoolExecutor | None = None  # begun when it is first needed

    async def start(self) -> None:
        self._pool = ProcessPoolExecutor(
            self._processes, multiprocessing.get_context("spawn"), initializer=_mind_the_parent
        )

    async def stop(self) -> None:
        for pool in (self._pool, self._aside):
            if pool is not None:
                _end(pool)

    async def aside(self, job: str, *args: Any) -> Any:
        """In a process of its own, which the system only lets run when the others leave time."""
        if self._aside is None:
            self._aside = ProcessPoolExecutor(1, multiprocessing.get_context("spawn"), initializer=_step_back)
        pool = self._aside
        loop = asyncio.get_running_loop()
        try:
            return await asyncio.wait_for(loop.run_in_executor(pool, JOBS[job], *args), LONGEST_ASIDE)
        except (BrokenProcessPool, TimeoutError):
            if self._aside is pool:
                self._aside = None
                _end(pool)
            raise

    async def run(self, job: str, *args: Any) -> Any:
        assert self._pool is not None
        pool = self._pool
        loop = asyncio.get_running_loop()
        try:
            return await asyncio.wait_for(loop.run_in_executor(pool, JOBS[job], *args), LONGEST)
        except (BrokenProcessPool, TimeoutError):
            if self._pool is pool:  # not already replaced for another table
                await self.start()
                _end(pool)
            raise


def _mind_the_parent() -> None:
    """A thinking process leaves interrupts to the server, and does not outlive it, however that ends."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    parent = multiprocessing.parent_process()
    assert parent is not None

    def follow() -> None:
        parent.join()
        os._exit(0)

    threading.Thread(target=follow, daemon=True).start()


def _step_back() -> None:
    _mind_the_parent()
    if hasattr(os, "nice"):
        os.nice(19)


def _end(pool: ProcessPoolExecutor) -> None:
    """The library offers no way to end a process that hangs; what it keeps of them is read before it forgets it."""
    processes = list((pool._processes or {}).values())
    pool.shutdown(wait=False, cancel_futures=True)
    for process in processes:
        process.kill()


JOBS: dict[str, Callable[..., Any]] = {
    "choose": choose,
    "consider": consider,
    "analyse": analyse,
    "what_if": what_if,
}


class Thinking:
    def __init__(self, place: Place) -> None:
        self.place = place

    async def choose(self, game: str, version: int, state: State, level: str) -> int:
        """Always an action that is legal in that state."""
        legal = [int(action) for action in state.legal()]
        if len(legal) == 1:
            return legal[0]
        for attempt in (level, bots()[0]):
            try:
                with BOT_SECONDS.labels(attempt).time():
                    action = int(await self.place.run("choose", game, version, state.to_bytes(), attempt, fresh()))
                if action in legal:
                    return action
                log.error("bot_illegal", level=attempt, action=action)
            except Exception as error:  # whatever a bot does wrong, the table goes on
                log.error("bot_failed", level=attempt, error=repr(error))
            BOT_FAILURES.labels(attempt).inc()
        return legal[int(Random(fresh()).randrange(len(legal)))]

    async def consider(self, game: str, version: int, state: State) -> Considered:
        found: Considered = await self.place.run("consider", game, version, state.to_bytes(), fresh())
        return found
