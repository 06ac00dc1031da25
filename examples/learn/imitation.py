"""The first lessons: do as the teacher does, in games in which every other action is a mistake."""

from collections.abc import Iterator

import numpy as np

from examples.learn.network import Network
from examples.learn.players import teacher
from examples.learn.table import chosen, new_env, scaled

GAMES = 256  # side by side
MISTAKES = 0.3  # of the actions are taken at random, so that the teacher is asked in all sorts of positions
RATE = 1e-3


def imitate(network: Network, steps: int, seed: int) -> Iterator[float]:
    """So many steps of all games; yields how often the policy agreed with the teacher before each."""
    env = new_env(GAMES)
    batch = env.reset(seed)
    random = np.random.default_rng(seed)
    guide = teacher(env.encoding.game, seed)
    rows = np.arange(GAMES)
    for _ in range(steps):
        observations, masks = scaled(env), batch.masks.copy()
        lessons = np.array([chosen(env, row, guide) for row in range(GAMES)])
        outcome = network.look(observations, masks)
        yield float((outcome.chances.argmax(axis=1) == lessons).mean())
        slopes = outcome.chances.copy()
        slopes[rows, lessons] -= 1
        network.learn(observations, outcome, slopes, np.zeros(GAMES, np.float32), RATE)
        any_legal = (random.random(masks.shape) * masks).argmax(axis=1)
        batch = env.step(np.where(random.random(GAMES) < MISTAKES, any_legal, lessons))
