"""The environments are measured by what their steps take."""

import itertools

from bench.envs import vectorised
from munera.envs.vector import VectorEnv


def test_only_the_time_of_the_steps_is_counted() -> None:
    ticks = itertools.count()
    pace = vectorised(VectorEnv("circus_maximus", games=8, players=3), lambda: float(next(ticks)), seconds=100)
    assert pace.steps_per_second == 8  # every step of eight games takes one tick of this clock
    assert pace.games_per_second > 0
