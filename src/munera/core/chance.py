"""Where chance comes from is the driver's business; this is the one for simulation, bots and tests."""

from librt.random import Random
from mypy_extensions import i64

from munera.core.game import State


def draw(state: State, random: Random) -> i64:
    """One of chance's actions, each as likely as its weight says."""
    legal = state.legal()
    weights = state.weights()
    total: i64 = 0
    for i in range(len(weights)):
        total += weights[i]
    ticket = random.randrange(total)
    place: i64 = 0
    ticket -= weights[0]
    while ticket >= 0:
        place += 1
        ticket -= weights[place]
    return legal[place]
