"""Thinking on other machines: a queue on Redis, and `munera think` wherever there is a core to spare.

While no thinker is there, or Redis is not, a node thinks for itself.
"""

import asyncio
import os
import time
from contextlib import suppress
from typing import Any

import structlog
from redis.asyncio import Redis
from taskiq import TaskiqEvents, TaskiqState
from taskiq_redis import ListQueueBroker, RedisAsyncResultBackend

from munera.server.relay import LOST, PREFIX
from munera.server.thinking import JOBS, LONGEST, Pool

HERE = f"{PREFIX}thinkers"  # a key that lives as long as a thinker does
HERE_FOR = 6.0  # seconds
ASK_EVERY = 2.0  # seconds between looks whether one is there
VARIABLE = "MUNERA_REDIS"

log = structlog.get_logger()


def think(job: str, asked: float, args: list[Any]) -> Any:
    """By a thinker. Whoever asked too long ago has thought for themselves."""
    if time.time() - asked > LONGEST:
        return None
    return JOBS[job](*[bytes.fromhex(each[4:]) if _is_bytes(each) else each for each in args])


def _is_bytes(value: object) -> bool:
    return isinstance(value, str) and value.startswith("hex:")


def make_broker(url: str) -> ListQueueBroker:
    backend: RedisAsyncResultBackend[Any] = RedisAsyncResultBackend(url, keep_results=False, result_ex_time=60)
    made = ListQueueBroker(url, queue_name=f"{PREFIX}thoughts").with_result_backend(backend)
    assert isinstance(made, ListQueueBroker)
    made.register_task(think, task_name="think")
    return made


class Queue:
    """Asks the thinkers, and the processes of this node if there are none."""

    def __init__(self, url: str, pool: Pool) -> None:
        self._broker = make_broker(url)
        self._redis: Redis = Redis.from_url(url, socket_timeout=2, socket_connect_timeout=2)
        self._pool = pool
        self._looked = 0.0
        self._is_there = False

    async def start(self) -> None:
        await self._pool.start()
        with suppress(*LOST):
            await self._broker.startup()

    async def stop(self) -> None:
        await self._pool.stop()
        with suppress(*LOST):
            await self._broker.shutdown()
            await self._redis.aclose()

    async def run(self, job: str, *args: Any) -> Any:
        if await self._somebody_is_there():
            try:
                return await self._ask(job, *args)
            except Exception as error:  # a thinker that fails is no reason to stop thinking
                log.warning("thinker_failed", error=type(error).__name__)
        return await self._pool.run(job, *args)

    async def aside(self, job: str, *args: Any) -> Any:
        """On this node: who thinks elsewhere is there for the tables."""
        return await self._pool.aside(job, *args)

    async def _ask(self, job: str, *args: Any) -> Any:
        task = self._broker.find_task("think")
        assert task is not None
        plain = [f"hex:{each.hex()}" if isinstance(each, bytes) else each for each in args]
        sent = await task.kiq(job, time.time(), plain)
        answer = await sent.wait_result(check_interval=0.02, timeout=LONGEST / 2)
        answer.raise_for_error()
        if answer.return_value is None:
            raise TimeoutError
        return answer.return_value

    async def _somebody_is_there(self) -> bool:
        if time.monotonic() - self._looked > ASK_EVERY:
            self._looked = time.monotonic()
            try:
                self._is_there = bool(await self._redis.exists(HERE))
            except LOST:
                self._is_there = False
        return self._is_there


async def _stay(url: str) -> None:
    redis: Redis = Redis.from_url(url)
    while True:
        with suppress(*LOST):
            await redis.set(HERE, "1", px=int(HERE_FOR * 1000))
        await asyncio.sleep(HERE_FOR / 3)


def worker_broker() -> ListQueueBroker:
    """For a worker process, which finds the address in its environment."""
    url = os.environ[VARIABLE]
    made = make_broker(url)

    async def arrive(state: TaskiqState) -> None:
        state.staying = asyncio.create_task(_stay(url))

    made.add_event_handler(TaskiqEvents.WORKER_STARTUP, arrive)
    return made


def run_thinkers(url: str, processes: int) -> None:
    """Thinks for the tables of a server until it is interrupted."""
    from taskiq.cli.worker.args import WorkerArgs
    from taskiq.cli.worker.run import run_worker

    os.environ[VARIABLE] = url
    run_worker(
        WorkerArgs(
            broker="munera.server.thinkers:worker_broker",
            modules=[],
            workers=processes,
            max_async_tasks=1,
            max_threadpool_threads=1,
        )
    )
