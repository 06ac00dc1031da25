"""Where work is done: here, in processes of this machine, or on a Ray cluster.

Each place is a context that gives a `Pool`; `as_finished` keeps it busy.

    with processes(4) as pool:
        for result in as_finished(pool, work, parts):
            ...
"""

import logging
import os
import signal
import socket
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from multiprocessing import active_children
from typing import Any, NamedTuple, Protocol, TypeVar

from munera import MuneraError
from munera.lab import extra

Part = TypeVar("Part")
Result = TypeVar("Result")


class Submit(Protocol):
    def __call__(self, work: Callable[[Part], Result], part: Part) -> Future[Result]: ...


class Pool(NamedTuple):
    submit: Submit
    workers: int


def as_finished(pool: Pool, work: Callable[[Part], Result], parts: Iterable[Part]) -> Iterator[Result]:
    """The results in the order in which they arrive.

    A few more parts are under way than there are workers, and the next is asked for only when one is finished: how
    large it should be may be decided by what was learnt so far.
    """
    ahead = pool.workers + pool.workers // 2
    coming = iter(parts)
    waiting: set[Future[Result]] = set()
    while True:
        while len(waiting) < ahead:
            try:
                waiting.add(pool.submit(work, next(coming)))
            except StopIteration:
                break
        if not waiting:
            return
        done, waiting = wait(waiting, return_when=FIRST_COMPLETED)
        for future in done:
            yield future.result()


@contextmanager
def here() -> Iterator[Pool]:
    """In this process, one part after the other."""

    def submit(work: Callable[[Part], Result], part: Part) -> Future[Result]:
        future: Future[Result] = Future()
        future.set_result(work(part))
        return future

    yield Pool(submit, 1)


@contextmanager
def processes(workers: int) -> Iterator[Pool]:
    """In that many processes, which end at once if anything goes wrong."""
    others = active_children()
    with ProcessPoolExecutor(workers, initializer=_leave_interrupts_to_the_parent) as executor:

        def submit(work: Callable[[Part], Result], part: Part) -> Future[Result]:
            return executor.submit(work, part)

        try:
            yield Pool(submit, workers)
        except BaseException as error:
            for process in active_children():
                if process not in others:
                    process.terminate()
            if isinstance(error, BrokenProcessPool):
                raise MuneraError("A worker process was ended from outside, perhaps for want of memory.") from None
            raise


def _leave_interrupts_to_the_parent() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)


@contextmanager
def on_ray(address: str | None, workers: int | None) -> Iterator[Pool]:
    """On the cluster at that address, or on one started here for the occasion; with all its cores or fewer."""
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")  # nobody else needs to know
    ray = extra("ray")
    if address is not None:
        _knock(address)
    quiet = {"log_to_driver": False, "logging_level": logging.ERROR}
    try:
        if address is None:
            ray.init("local", num_cpus=workers, include_dashboard=False, **quiet)
        else:
            ray.init(address, **quiet)
    except (OSError, RuntimeError, ValueError) as error:
        whose = "A local Ray cluster" if address is None else f"The Ray cluster at {address}"
        raise MuneraError(f"{whose} does not answer: {_first_line(error)}") from None
    task = ray.remote(_do)

    def submit(work: Callable[[Part], Result], part: Part) -> Future[Result]:
        future: Future[Result] = task.remote(work, part).future()
        return future

    try:
        yield Pool(submit, workers or int(ray.cluster_resources().get("CPU", 1)))
    except ray.exceptions.RayTaskError:
        raise  # a mistake in the work itself
    except ray.exceptions.RayError as error:
        raise MuneraError(f"Ray gave up: {_first_line(error)}") from None
    finally:
        ray.shutdown()


def _knock(address: str) -> None:
    """Whether anybody is there: Ray itself would go on asking for many minutes."""
    host, colon, port = address.rpartition("://")[2].rpartition(":")
    if not colon or not port.isdecimal():
        return  # a name that only Ray understands, as “auto”
    try:
        socket.create_connection((host, int(port)), timeout=5).close()
    except (OSError, OverflowError):
        raise MuneraError(f"The Ray cluster at {address} does not answer.") from None


def _do(work: Callable[[Any], Any], part: Any) -> Any:
    return work(part)


def _first_line(error: Exception) -> str:
    return next((line.strip() for line in str(error).splitlines() if line.strip()), type(error).__name__)
