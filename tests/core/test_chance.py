"""Chance draws what its weights say, and nothing else."""

from collections import Counter

import pytest
from librt.random import Random

import munera
from munera.core.chance import draw


def test_outcomes_come_as_often_as_their_weights_say() -> None:
    state = munera.game("colosseum").new(3)
    random = Random(5)
    counts = Counter(int(draw(state, random)) for _ in range(40_000))
    weights = {int(action): int(weight) for action, weight in zip(state.legal(), state.weights(), strict=True)}
    assert set(counts) == set(weights)
    for action, weight in weights.items():
        share = weight / sum(weights.values())
        assert counts[action] / 40_000 == pytest.approx(share, abs=0.01)


def test_the_same_seed_plays_the_same_game() -> None:
    game = munera.game("colosseum")
    one, same, other = game.new(4), game.new(4), game.new(4)
    assert munera.playout(one, 11) == munera.playout(same, 11)
    munera.playout(other, 12)
    assert one == same
    assert one != other
