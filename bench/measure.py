"""Measuring: one core, one thing at a time, a warm-up, then the best of three runs.

Seconds are those of the processor, so that other work on the machine disturbs little; nothing here uses two threads.
"""

import gc
import time
from collections.abc import Callable, Iterable
from typing import NamedTuple

RUNS = 3
WARM_UP = 0.2  # of the length of a run


class Pace(NamedTuple):
    """How fast games are played to their end."""

    steps_per_second: float
    games_per_second: float


class BenchError(Exception):
    """One sentence that says why nothing can be measured, and what to do."""


def pace(play: Callable[[int], int], seconds: float) -> Pace:
    """The best of three runs of `play`, which plays the game of a seed and returns its number of steps."""
    _run(play, seconds * WARM_UP, 0)
    return max(_run(play, seconds, run) for run in range(RUNS))


def nanoseconds(work: Callable[[], object], times: int) -> float:
    """How long one of `times` repetitions inside `work` takes; the best of three runs after one warm-up."""
    work()
    best = float("inf")
    for _ in range(RUNS):
        best = min(best, _elapsed(work))
    return best / times * 1e9


def empty_loop(things: Iterable[object]) -> None:
    """What a loop costs that does nothing, to be subtracted."""
    for _ in things:
        pass


def _run(play: Callable[[int], int], seconds: float, run: int) -> Pace:
    steps = games = 0
    seed = run * 1_000_000
    gc.collect()
    start = time.process_time()
    end = start + seconds
    while (now := time.process_time()) < end or games == 0:
        steps += play(seed + games)
        games += 1
    now = time.process_time()
    return Pace(steps / (now - start), games / (now - start))


def _elapsed(work: Callable[[], object]) -> float:
    gc.collect()
    gc.disable()
    start = time.process_time()
    work()
    elapsed = time.process_time() - start
    gc.enable()
    return elapsed
