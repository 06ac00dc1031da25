"""Nodes as processes of their own, which are killed at any moment, again and again.

    python -m tests.server.crash --kills 100                   on SQLite
    python -m tests.server.crash --kills 50 --cuts 20 --outages 10 --shared    on PostgreSQL and Redis

Under play, each time: afterwards every acknowledged move is there, none twice, and no clock was charged for the time in
which nobody served. Prints how many there were.
"""

import argparse
import asyncio
import multiprocessing
import multiprocessing.process
import os
import random
import signal
import tempfile
import time
from pathlib import Path
from typing import Any, NamedTuple

import httpx

from munera.cli import app
from tests.server.backing import RedisServer, free_port, postgres
from tests.server.clients import Person
from tests.server.ledger import Ledger, enter, log_of, open_table, play_until_cut

BANK = 4 * 3600  # seconds
PACE = {"kind": "live", "bank": BANK, "increment": 0}
ALONE = (0.0, 0.3, 1.0)  # seconds until a killed node is started again
SHARED = (0.0, 0.0, 0.0, 0.0, 6.0)  # a short silence says nothing where there may be other nodes
NEAR_THE_END = 150  # moves after which a new table is opened: no game of three is over so soon


_nursery = multiprocessing.get_context("forkserver")  # everything is loaded once: nodes that die often start quickly
_nursery.set_forkserver_preload(["munera.cli", "munera.server.serve"])


class Process:
    """`munera serve` as a process of its own."""

    def __init__(self, data: Path, *options: str) -> None:
        self.port = free_port()
        self.address = f"http://127.0.0.1:{self.port}"
        self.log = data / f"log-{self.port}"
        self.options = ["serve", "--port", str(self.port), "--data", str(data), "--bot-pace", "0", "--thinkers", "1"]
        self.options += options
        self.begun = 0.0
        self._process: multiprocessing.process.BaseProcess | None = None

    def start(self) -> None:
        self.begun = time.time()
        self._process = _nursery.Process(target=_serve, args=(self.options, self.log))
        self._process.start()
        for _ in range(6000):
            try:
                if httpx.get(f"{self.address}/readyz", trust_env=False).status_code == 200:
                    return
            except httpx.TransportError:
                assert self._process.is_alive(), self.log.read_text()[-2000:]
            time.sleep(0.02)
        raise AssertionError("the node does not start")

    def kill(self) -> None:
        """Without any warning, as a power cut would."""
        assert self._process is not None
        assert self._process.pid is not None
        os.kill(self._process.pid, signal.SIGKILL)
        self._process.join()

    def stop(self) -> int | None:
        """As a host would."""
        assert self._process is not None
        self._process.terminate()
        self._process.join(60)
        return self._process.exitcode


def _serve(options: list[str], log: Path) -> None:
    with log.open("ab") as lines:
        os.dup2(lines.fileno(), 1)
        os.dup2(lines.fileno(), 2)
    app(options)


class Count(NamedTuple):
    """What a run saw."""

    kills: int
    moves: int  # that were acknowledged
    tables: int
    charged: float  # seconds, by all clocks
    served: float  # seconds in which a node was running


class Crashes:
    """A node under play, which dies."""

    def __init__(self, node: Process, seed: int, pauses: tuple[float, ...] = ALONE) -> None:
        self.node = node
        self.pauses = pauses
        self.picks = random.Random(seed)
        self.people: list[Person] = []
        self.moves = self.tables = 0
        self.charged = self.served = 0.0

    async def begin(self) -> None:
        await asyncio.to_thread(self.node.start)
        self.people = await enter(self.node.address, 3)
        await self._new_table()

    async def _new_table(self) -> None:
        self.table = await open_table(self.people, pace=PACE)
        self.ledger = Ledger()
        self.tables += 1

    async def kill(self) -> None:
        """Somewhere in the middle of a move; then everything is asked for."""
        playing = asyncio.create_task(play_until_cut(self.people, self.table, self.ledger, self.picks))
        enough = self.ledger.moves + self.picks.randrange(1, 6)
        while self.ledger.moves < enough and not playing.done():
            await asyncio.sleep(0.001)
        await asyncio.sleep(self.picks.uniform(0, 0.05))
        await asyncio.to_thread(self.node.kill)
        self.served += time.time() - self.node.begun
        self.moves += await playing
        await asyncio.sleep(self.picks.choice(self.pauses))
        await asyncio.to_thread(self.node.start)
        await self.look()

    async def look(self) -> None:
        self.ledger.check(await log_of(self.people[0], self.table))
        view = await self.people[0].get(f"/api/tables/{self.table}/view")
        self.ledger.see_clocks(view)
        if len(self.ledger.entries) > NEAR_THE_END or view["over"]:
            self._settle(view)
            await self._new_table()

    def _settle(self, view: dict[str, Any]) -> None:
        self.charged += sum(BANK - left / 1000 for left in view["clocks"]["left"])

    async def end(self, kills: int) -> Count:
        self._settle(await self.people[0].get(f"/api/tables/{self.table}/view"))
        self.served += time.time() - self.node.begun
        for person in self.people:
            await person.http.aclose()
        assert self.charged <= self.served, "somebody was charged for time in which nobody served"
        return Count(kills, self.moves, self.tables, self.charged, self.served)


async def kill_many(node: Process, kills: int, pauses: tuple[float, ...] = ALONE) -> Count:
    """Kills a node so many times under play."""
    run = Crashes(node, 5, pauses)
    await run.begin()
    for number in range(1, kills + 1):
        await run.kill()
        if number % 10 == 0:
            print(f"{number} kills, {run.moves} moves acknowledged, all there", flush=True)
    return await run.end(kills)


async def cut_many(node: Process, database: Any, cuts: int) -> tuple[int, int]:
    """Cuts every connection to the database so many times under play; how many cuts and moves there were."""
    cut = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = 'crash';"
    return await _disturb(node, cuts, lambda: database.psql(cut), lambda: None)


async def lose_redis_many(node: Process, redis: RedisServer, outages: int) -> tuple[int, int]:
    """Redis is gone for a while, so many times, under play."""
    return await _disturb(node, outages, redis.stop, redis.start)


async def _disturb(node: Process, times: int, break_it: Any, mend_it: Any) -> tuple[int, int]:
    run = Crashes(node, 7)
    await run.begin()
    for _ in range(times):
        playing = asyncio.create_task(_play_on(run))
        await asyncio.sleep(run.picks.uniform(0.02, 0.3))
        await asyncio.to_thread(break_it)
        await asyncio.sleep(run.picks.uniform(0.1, 1.5))
        await asyncio.to_thread(mend_it)
        run.moves += await playing
        await run.look()
    await run.end(0)
    return times, run.moves


async def _play_on(run: Crashes) -> int:
    """Some moves, some of which may be refused."""
    moves = 0
    for _ in range(6):
        moves += await play_until_cut(run.people, run.table, run.ledger, run.picks, most=3)
    return moves


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tests.server.crash", description=__doc__)
    parser.add_argument("--kills", type=int, default=100)
    parser.add_argument("--shared", action="store_true", help="on PostgreSQL and Redis instead of SQLite")
    parser.add_argument("--cuts", type=int, default=0, help="of the connections to PostgreSQL")
    parser.add_argument("--outages", type=int, default=0, help="of Redis")
    arguments = parser.parse_args()
    with tempfile.TemporaryDirectory(prefix="munera-crash-") as folder:
        if arguments.shared:
            _run_shared(Path(folder), arguments)
        else:
            node = Process(Path(folder))
            try:
                print(asyncio.run(kill_many(node, arguments.kills)), flush=True)
            finally:
                node.stop()


def _run_shared(folder: Path, arguments: argparse.Namespace) -> None:
    redis = RedisServer()
    redis.start()
    try:
        with postgres() as database:
            database.psql("CREATE DATABASE crash;")
            node = Process(folder, "--database", database.get_uri(database="crash"), "--redis", redis.url)
            try:
                print("cuts, moves", asyncio.run(cut_many(node, database, arguments.cuts)), flush=True)
                node.stop()
                print("outages, moves", asyncio.run(lose_redis_many(node, redis, arguments.outages)), flush=True)
                node.stop()
                print(asyncio.run(kill_many(node, arguments.kills, SHARED)), flush=True)
            finally:
                node.stop()
    finally:
        redis.stop()


if __name__ == "__main__":
    main()
