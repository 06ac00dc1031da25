"""Whole games between bots, for tests."""

from collections.abc import Sequence

from librt.random import Random

import munera
from munera.bots import bot
from munera.core.chance import draw


def match(
    name: str, kinds: Sequence[str], seed: int, variants: tuple[str, ...] = ()
) -> tuple[munera.Record, munera.State]:
    """The record of a game and its last state; every action is checked."""
    game = munera.game(name)
    record = munera.Record(game, len(kinds), variants, list(kinds))
    bots = [bot(kind, game, seed + seat) for seat, kind in enumerate(kinds)]
    random = Random(seed)
    state = record.start()
    while not state.is_over():
        actor = state.actor()
        action = int(draw(state, random)) if actor == munera.CHANCE else bots[actor].choose(state)
        state.apply(action)
        record.actions.append(action)
    return record, state
