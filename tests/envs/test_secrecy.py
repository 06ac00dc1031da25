"""An observation tells nothing that the seat cannot see."""

import json
from collections.abc import Iterator

import numpy as np
import pytest

from munera import State, game
from munera.envs.aec import GameEnv
from munera.envs.encoding import encoding
from tests.envs.positions import GAMES, played


def disguised(state: State, others: list[State]) -> Iterator[tuple[int, State]]:
    """The position with one cell changed to the least, the middle or the most it is in such games, for each cell."""
    for cell in range(len(state.cells)):
        values = sorted({int(other.cells[cell]) for other in others})
        for value in {values[0], values[len(values) // 2], values[-1]} - {int(state.cells[cell])}:
            changed = state.copy()
            changed.cells[cell] = value
            yield cell, changed


def seen(name: str, state: State, seat: int) -> str | None:
    """The seat's view, without what it may do: that is the mask's business; None if this is no position at all."""
    try:
        view = dict(game(name).view(state, seat))
    except (IndexError, ValueError, AssertionError, OverflowError):
        return None
    return json.dumps({key: value for key, value in view.items() if key != "legal"})


@pytest.mark.parametrize("name", GAMES)
def test_what_a_view_does_not_show_changes_no_observation(name: str) -> None:
    found = list(played(name, 4, game(name).variants, seed=1))
    stages: dict[tuple[str, str], State] = {}  # a position of every stage
    for state in found:
        view = game(name).view(state, None)
        stages.setdefault((view["phase"], view["stage"]), state)
    assert len(stages) > 8
    hidden: set[str] = set()
    for state in stages.values():
        seat = 1
        shown, observation = seen(name, state, seat), encoding(name).row(state, seat)
        for cell, other in disguised(state, found):
            if seen(name, other, seat) == shown:
                field = game(name).layout.name_of(cell)
                assert encoding(name).row(other, seat) == observation, field
                hidden.add(field.partition("[")[0])
    assert len(hidden) > 5  # in every position some fields hold what does not matter then


@pytest.mark.parametrize("name", GAMES)
def test_the_dice_to_come_change_no_observation(name: str) -> None:
    env, other = GameEnv(name), GameEnv(name)
    for each in (env, other):
        each.reset(seed=5)
    other.match.random.seed(6)  # from here on chance will go another way
    is_same = True
    while is_same and not env.match.state.is_over():
        for agent in env.agents:
            ours, theirs = env.observe(agent), other.observe(agent)
            assert np.array_equal(ours["observation"], theirs["observation"])
            assert np.array_equal(ours["action_mask"], theirs["action_mask"])
        action = int(env.match.choices.ids[-1])
        for each in (env, other):
            each.step(action)
        is_same = env.match.state == other.match.state
    assert not is_same  # it did go another way in the end
