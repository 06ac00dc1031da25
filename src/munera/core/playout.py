"""Random play to the end."""

from librt.random import Random
from mypy_extensions import i64

from munera.core.chance import draw
from munera.core.game import CHANCE, NOBODY, State


def playout(state: State, seed: i64) -> i64:
    """Plays random legal actions until the game is over; returns their number."""
    random = Random(seed)
    steps: i64 = 0
    actor = state.actor()
    while actor != NOBODY:
        if actor == CHANCE:
            state.step(draw(state, random))
        else:
            legal = state.legal()
            count: i64 = len(legal)
            state.step(legal[random.randrange(count)])
        steps += 1
        actor = state.actor()
    return steps
