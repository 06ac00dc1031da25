"""The environments for learning agents: on PettingZoo's interface, and many games at once.

Many games at once are measured by the time that `step` takes: which action to take is the agents' business. On one core
that is processor time, on two the time on the clock, so that nothing else should run on the machine.
"""

import time
from collections.abc import Callable
from importlib import import_module

import numpy as np

from bench.measure import RUNS, WARM_UP, Pace
from bench.others import turns
from bench.report import Ratio
from munera.envs.parallel import ParallelVectorEnv
from munera.envs.vector import VectorEnv

SIZES = (1, 64, 1024)
GOAL_STEPS = 200_000  # a second, with the most games


def measure(name: str, players: int, seconds: float, paces: dict[str, Pace], ratios: list[Ratio]) -> None:
    """Adds the paces of a game's environments, and how they compare."""
    aec = turns(import_module(f"munera.envs.{name}_v0").env(players=players), seconds)
    paces[f"{name} on PettingZoo"] = aec
    for rival, goal in (("texas_holdem_v4", 5), ("connect_four_v3", None)):
        ratio = aec.steps_per_second / paces[f"PettingZoo {rival}"].steps_per_second
        ratios.append(Ratio(f"{name} on PettingZoo / {rival}", ratio, goal))
    for size in SIZES:
        paces[f"{name}, {size:,} at once"] = vectorised(VectorEnv(name, size, players), time.process_time, seconds)
        if size > 1:
            with ParallelVectorEnv(name, size, players, cores=2) as env:
                paces[f"{name}, {size:,} at once on two cores"] = vectorised(env, time.perf_counter, seconds)
    most = f"{name}, {SIZES[-1]:,} at once"
    one, two = paces[most].steps_per_second, paces[f"{most} on two cores"].steps_per_second
    ratios.append(Ratio(f"{most}, thousand steps/s", one / 1000, GOAL_STEPS / 1000))
    ratios.append(Ratio(f"{most} on two cores, thousand steps/s", two / 1000, GOAL_STEPS / 1000))
    ratios.append(Ratio(f"{most}, two cores / one", two / one))


def vectorised(env: VectorEnv | ParallelVectorEnv, clock: Callable[[], float], seconds: float) -> Pace:
    """The best of three runs with random legal actions, after a warm-up that leads into the middle of the games."""
    random = np.random.default_rng(0)
    env.reset(0)
    _run(env, random, clock, seconds * WARM_UP)
    return max(_run(env, random, clock, seconds) for _ in range(RUNS))


def _run(
    env: VectorEnv | ParallelVectorEnv, random: np.random.Generator, clock: Callable[[], float], seconds: float
) -> Pace:
    steps = games = 0
    spent = 0.0
    while spent < seconds:
        actions = (random.random(env.batch.masks.shape, np.float32) * env.batch.masks).argmax(axis=1)
        start = clock()
        batch = env.step(actions)
        spent += clock() - start
        steps += env.games
        games += int(batch.dones.sum())
    return Pace(steps / spent, games / spent)
