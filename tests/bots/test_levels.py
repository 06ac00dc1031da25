"""The five levels: how clearly they see, and that they stop thinking in time."""

from librt.random import Random

import munera
from munera.bots import bot, levels
from munera.bots.judgement import Judgement
from munera.bots.levels import LEVELS, LevelBot
from munera.core.chance import draw
from munera.core.game import State


def first_decision(name: str) -> State:
    random = Random(1)
    state = munera.game(name).new(4)
    while state.actor() == munera.CHANCE or len(state.legal()) == 1:
        state.apply(draw(state, random) if state.actor() == munera.CHANCE else int(state.legal()[0]))
    return state


def test_the_levels_have_the_same_names_everywhere() -> None:
    assert levels() == ["plebeian", "eques", "senator", "consul", "emperor"]


def test_a_stronger_level_sees_more_clearly() -> None:
    """Over many seeds the stronger level more often does what is worth most."""
    for name in munera.games():
        state = first_decision(name)
        best = int(Judgement(munera.game(name), 1, 0.0).choose(state))
        right = [
            sum(bot(level, munera.game(name), seed).choose(state) == best for seed in range(60))
            for level in ("plebeian", "senator")
        ]
        assert right[0] < right[1]


def test_with_a_clock_thinking_ends_when_the_time_is_up() -> None:
    """Whoever could think for hours has an answer at once."""
    endless = LEVELS[-1]._replace(simulations=10**9, seconds=0.02)
    for name in munera.games():
        state = first_decision(name)
        assert LevelBot(endless, munera.game(name), 1, clock=True).choose(state) in state.legal()


def test_budgets_are_those_that_were_promised() -> None:
    assert [level.seconds for level in LEVELS] == [0.02, 0.02, 0.02, 0.2, 1.0]
