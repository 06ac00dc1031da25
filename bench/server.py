"""The server under load: durable moves, how long they take to reach everybody, and what a table weighs.

Beside it, in the same run and with the same clients, boardgame.io with its own server and its store in memory.
Everything is measured by the clock on the wall; the processor time that the server used for a move is told, too.
"""

import asyncio
import contextlib
import itertools
import json
import os
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import httpx

import munera
from bench.measure import BenchError
from bench.report import Ratio
from bench.served import Served, Weight
from bench.server_tables import PLAYERS, open_tables

HERE = Path(__file__).parent
CLIENTS = HERE / "boardgame"
GAME = "colosseum"
COUNTS = (10, 100, 1000)
SPARE = 60  # tables more, since games end
TURNS = 4  # that each server has at a number of tables
SECONDS = 3.0  # of a turn
PACED_SECONDS = 10.0
PACED = 100  # tables that make a move a second each
LATE = 50.0  # milliseconds: the goal for 99 of 100 moves there
TICKS = os.sysconf("SC_CLK_TCK")


Ask = Callable[[dict[str, Any]], dict[str, Any]]
Open = Callable[[int], list[dict[str, Any]]]


class Serving:
    """A server with its clients, and all that was measured of it. Tables come when a run needs them."""

    def __init__(self, pid: int, ask: Ask, kind: str, port: int, opened: Open) -> None:
        self.runs: dict[int, Served] = {}  # all turns of a number of tables, as one
        self.paced: Served | None = None
        self.weight = Weight(0, 0)  # at the largest number of tables
        self._pid, self._ask, self._kind, self._port, self._open = pid, ask, kind, port, opened
        self._empty = _kilobytes(pid)
        self._idle = 0.0
        self._connected = 0

    def seat(self, count: int) -> None:
        """Opens what is missing of so many tables; once there are as many, first lets them play at their own pace."""
        more = count + SPARE - self._connected
        address = f"ws://127.0.0.1:{self._port}"
        self._ask({"connect": {"kind": self._kind, "address": address, "tables": self._open(more)}})
        self._connected += more
        self._idle = (_kilobytes(self._pid) - self._empty) / self._connected
        if count == PACED:
            self.paced = self._played(count, PACED_SECONDS, every=1000)

    def take_turns(self, count: int) -> Iterator[None]:
        """Plays for a while each time it is asked to."""
        turns = []
        for _ in range(TURNS):
            turns.append(self._played(count, SECONDS))
            yield
        self.runs[count] = Served.all_of(turns)
        self.weight = Weight(self._idle, (_kilobytes(self._pid) - self._empty) / self._connected)

    def _played(self, count: int, seconds: float, every: int = 0) -> Served:
        begun = _processor(self._pid)
        found = self._ask({"play": {"tables": count, "seconds": seconds, "every": every}})
        spent = _processor(self._pid) - begun
        moves = found["moves"]
        return Served(moves / found["seconds"], found["p50"], found["p99"], 1000 * spent / max(1, moves))


def measure(served: dict[str, Served], ratios: list[Ratio], weights: dict[str, Weight]) -> None:
    """Adds what was measured, and how it compares. The two take short turns: a machine is not always as fast."""
    _check()
    from tests.server.backing import postgres

    with tempfile.TemporaryDirectory(prefix="munera-bench-") as folder:
        place = Path(folder)
        with _ours(place / "sqlite") as ours, _theirs(place) as theirs:
            for count in COUNTS:
                _measure_in_turns(count, ours, theirs)
        with _theirs(place, "changes") as telling_changes:
            _measure_in_turns(PACED, telling_changes)
        with postgres() as database:
            database.psql("CREATE DATABASE bench;")
            with _ours(place / "postgres", "--database", database.get_uri(database="bench")) as shared:
                _measure_in_turns(PACED, shared)
    measured = {
        "ours, SQLite": ours,
        "ours, PostgreSQL": shared,
        "boardgame.io, in memory": theirs,
        "boardgame.io, in memory, telling changes": telling_changes,
    }
    for name, found in measured.items():
        assert found.paced is not None
        for count, run in found.runs.items():
            served[f"{name}, {count:,} tables"] = run
        served[f"{name}, {PACED} tables, a move a second each"] = found.paced
        weights[name] = found.weight
    for count in COUNTS:
        ratio = ours.runs[count].moves_per_second / theirs.runs[count].moves_per_second
        ratios.append(Ratio(f"server / boardgame.io, moves/s at {count:,} tables", ratio, 2))
        by_processor = theirs.runs[count].processor / ours.runs[count].processor
        ratios.append(Ratio(f"server / boardgame.io, moves per second of processor, {count:,} tables", by_processor))
    for name, found in (("SQLite", ours), ("PostgreSQL", shared)):
        assert found.paced is not None
        ratios.append(Ratio(f"server, {name}: 99 of 100 moves within, ms", found.paced.p99, LATE, at_most=True))


def _measure_in_turns(count: int, *servers: Serving) -> None:
    for each in servers:
        each.seat(count)
    for _ in itertools.zip_longest(*[each.take_turns(count) for each in servers]):
        pass


def _check() -> None:
    if not (CLIENTS / "node_modules").is_dir():
        raise BenchError("The clients' packages are not installed; `make bench` installs them, with Node 20.")


@contextlib.contextmanager
def _ours(data: Path, *options: str) -> Iterator[Serving]:
    port = _free_port()
    command = [sys.executable, "-m", "bench.server_node", "--port", str(port), "--data", str(data), *options]
    address = f"http://127.0.0.1:{port}"
    with _running(command, f"{address}/readyz") as pid, _clients() as ask:
        yield Serving(pid, ask, "munera", port, lambda count: asyncio.run(open_tables(address, count, GAME)))


@contextlib.contextmanager
def _theirs(place: Path, *options: str) -> Iterator[Serving]:
    port = _free_port()
    state = place / "state.json"
    state.write_text(json.dumps(_middle_of_a_game()))
    command = ["node", str(CLIENTS / "server.js"), str(port), str(state), *options]
    numbers = itertools.count(1)
    five = {"cookies": [""] * (PLAYERS + 1)}
    with _running(command, f"http://127.0.0.1:{port}/") as pid, _clients() as ask:  # a match is made by whoever asks
        yield Serving(
            pid, ask, "boardgame", port, lambda count: [five | {"id": f"m{next(numbers)}"} for _ in range(count)]
        )


def _middle_of_a_game() -> dict[str, Any]:
    """A state as large as what we send: the view of a seat."""
    record = munera.Record.load(Path(munera.__file__).parent / f"games/{GAME}/golden/4_greedy_players.munera")
    view = record.game.view(record.replay(len(record.actions) // 2), 0)
    del view["legal"]
    return view


# Processes


@contextlib.contextmanager
def _running(command: list[str], ready: str) -> Iterator[int]:
    """A server, from its first answer until it is no longer needed."""
    process = subprocess.Popen(command, stdout=subprocess.DEVNULL, cwd=HERE.parent)
    try:
        for _ in range(600):
            with contextlib.suppress(httpx.TransportError):
                if httpx.get(ready, trust_env=False).status_code < 500:
                    break
            if process.poll() is not None:
                raise BenchError(f"The server ended before it began: {' '.join(command)}")
            time.sleep(0.05)
        yield process.pid
    finally:
        process.terminate()
        process.wait(30)


@contextlib.contextmanager
def _clients() -> Iterator[Ask]:
    process = subprocess.Popen(
        ["node", str(CLIENTS / "clients.js")], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    )
    assert process.stdin is not None
    assert process.stdout is not None

    def ask(command: dict[str, Any]) -> dict[str, Any]:
        assert process.stdin is not None
        assert process.stdout is not None
        print(json.dumps(command), file=process.stdin, flush=True)
        line = process.stdout.readline()
        if not line:
            raise BenchError("The clients ended before they had played.")
        answer: dict[str, Any] = json.loads(line)
        return answer

    try:
        yield ask
    finally:
        process.stdin.close()
        process.wait(30)


def _processor(pid: int) -> float:
    """Seconds that a process has used, by itself and for the system."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / TICKS


def _kilobytes(pid: int) -> float:
    lines = Path(f"/proc/{pid}/status").read_text().splitlines()
    return float(next(line for line in lines if line.startswith("VmRSS:")).split()[1])


def _free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port
