"""Every test that asks for `backing` runs twice: on SQLite alone, and on PostgreSQL with Redis."""

import itertools
from collections.abc import AsyncIterator, Callable, Coroutine, Iterator
from pathlib import Path
from typing import Any

import pytest

from munera.server.settings import Settings
from tests.server.backing import RedisServer, postgres
from tests.server.clients import Running, run_node

_numbers = itertools.count(1)


@pytest.fixture(scope="session")
def postgres_server() -> Iterator[Any]:
    with postgres() as server:
        yield server


@pytest.fixture(scope="session")
def redis_server() -> Iterator[RedisServer]:
    server = RedisServer()
    server.start()
    yield server
    server.stop()


@pytest.fixture(params=["sqlite", "postgres+redis"])
def backing(request: pytest.FixtureRequest, tmp_path: Path) -> dict[str, str]:
    """The settings that say where everything is kept: an empty place for each test."""
    if request.param == "sqlite":
        return {}
    return _shared(request)


@pytest.fixture
def shared(request: pytest.FixtureRequest) -> dict[str, str]:
    """PostgreSQL and Redis, for tests with several nodes."""
    return _shared(request)


def _shared(request: pytest.FixtureRequest) -> dict[str, str]:
    server = request.getfixturevalue("postgres_server")
    redis: RedisServer = request.getfixturevalue("redis_server")
    name = f"test_{next(_numbers)}"
    server.psql(f"CREATE DATABASE {name};")
    return {"database": server.get_uri(database=name), "redis": redis.url}


Start = Callable[..., Coroutine[Any, Any, Running]]


@pytest.fixture
async def start(tmp_path: Path) -> AsyncIterator[Start]:
    """Starts nodes, and stops them after the test."""
    running: list[Running] = []

    async def starter(clock: Callable[[], int] | None = None, **settings: Any) -> Running:
        place = settings.pop("place", None)
        chosen = {"data": tmp_path, "port": 0, "bot_pace": 0.0, "limits": False, **settings}
        node = await run_node(Settings(**chosen), clock, place=place)
        running.append(node)
        return node

    yield starter
    for node in running:
        if not node.task.done():
            await node.stop()


@pytest.fixture
async def node(start: Start, backing: dict[str, str]) -> Running:
    return await start(**backing)
