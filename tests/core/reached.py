"""States reached by play, for property tests: every game, player count and variant."""

from hypothesis import strategies as st
from librt.random import Random

import munera
from munera.core.conformance import any_action

SETTINGS = [
    (name, players, variants)
    for name in munera.games()
    for players in munera.game(name).player_counts
    for variants in ((), munera.game(name).variants)
]


def reach(setting: tuple[str, int, tuple[str, ...]], seed: int, steps: int) -> tuple[munera.Record, munera.State]:
    """The record and the state after that many random actions, or at the end of the game."""
    name, players, variants = setting
    record = munera.Record(munera.game(name), players, variants)
    random = Random(seed)
    state = record.start()
    while len(record.actions) < steps and not state.is_over():
        action = int(any_action(state, random))
        state.apply(action)
        record.actions.append(action)
    return record, state


positions = st.builds(reach, st.sampled_from(SETTINGS), st.integers(0, 2**40), st.integers(0, 1200))
