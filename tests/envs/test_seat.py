"""One seat on Gymnasium's interface, by Gymnasium's own test and ours."""

from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.error import InvalidAction, ResetNeeded
from gymnasium.utils.env_checker import check_env

from munera import SetupError
from munera.bots import bot, bots
from munera.envs.seat import SeatEnv
from tests.envs.positions import GAMES


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("observation", ["counts", "scaled"])
def test_gymnasiums_own_test_passes(name: str, observation: str) -> None:
    env = gymnasium.make(f"munera/{name}-v0", players=3, observation=observation, disable_env_checker=True)
    check_env(env.unwrapped)


def played(env: SeatEnv, seed: int) -> tuple[list[Any], float, dict[str, Any]]:
    """A random game: all observations, the sum of the rewards, the last info."""
    random = np.random.default_rng(seed)
    observation, info = env.reset(seed=seed)
    observations, paid, ended = [observation], 0.0, False
    while not ended:
        assert np.array_equal(info["action_mask"], env.action_masks())
        action = random.choice(np.flatnonzero(info["action_mask"]))
        observation, reward, ended, cut_short, info = env.step(action)
        assert not cut_short
        observations.append(observation)
        paid += reward
    return observations, paid, info


@pytest.mark.parametrize("name", GAMES)
def test_the_same_seed_gives_the_same_game_with_the_same_opponents(name: str) -> None:
    first, second = played(SeatEnv(name), 1), played(SeatEnv(name), 1)
    assert len(first[0]) == len(second[0])
    assert all(np.array_equal(ours, theirs) for ours, theirs in zip(first[0], second[0], strict=True))
    other = played(SeatEnv(name), 2)
    assert len(other[0]) != len(first[0]) or not np.array_equal(other[0][-1], first[0][-1])


@pytest.mark.parametrize("level", bots()[:2])
def test_the_others_are_of_any_level(level: str) -> None:
    _, paid, info = played(SeatEnv("circus_maximus", opponents=level, seat=2), 1)
    assert info["seat"] == 2
    assert paid == (1 / len(info["winners"]) if 2 in info["winners"] else 0)


def test_the_others_may_be_of_different_levels() -> None:
    levels = [bots()[0], bots()[1]]
    env = SeatEnv("circus_maximus", players=3, opponents=levels, seat=1)
    env.reset(seed=0)
    assert list(env._bots) == [2, 0]  # clockwise
    for player, level in zip(env._bots.values(), levels, strict=True):
        assert type(player) is type(bot(level, env.match.game, 0))


def test_without_a_seat_every_one_is_played_in_turn_by_chance() -> None:
    env = SeatEnv("circus_maximus", players=3)
    assert {env.reset(seed=seed)[1]["seat"] for seed in range(20)} == {0, 1, 2}


def test_points_can_be_paid_as_they_are_scored() -> None:
    _, paid, info = played(SeatEnv("colosseum", reward="score", seat=1), 3)
    assert paid == info["scores"][1]


def test_an_illegal_action_ends_the_game_at_a_cost_and_says_why() -> None:
    env = SeatEnv("circus_maximus")
    _, info = env.reset(seed=1)
    _, reward, ended, _, info = env.step(int(info["action_mask"].argmin()))
    assert (reward, ended) == (-1.0, True)
    assert "is not legal now; the action mask shows" in info["illegal_action"]
    with pytest.raises(ResetNeeded, match="call reset"):
        env.step(0)


def test_a_step_after_the_end_or_before_the_beginning_asks_for_a_reset() -> None:
    env = SeatEnv("circus_maximus")
    with pytest.raises(ResetNeeded, match="call reset"):
        env.step(0)
    played(env, 1)
    with pytest.raises(ResetNeeded, match="call reset"):
        env.step(0)


def test_an_action_outside_the_space_is_an_error() -> None:
    env = SeatEnv("circus_maximus")
    env.reset(seed=1)
    with pytest.raises(InvalidAction, match="actions run from 0 to 180"):
        env.step(181)


def test_the_table_can_be_read() -> None:
    env = SeatEnv("circus_maximus", render_mode="ansi")
    env.reset(seed=1)
    assert str(env.render()).startswith("Circus Maximus\n")
    assert SeatEnv("circus_maximus").render() is None


@pytest.mark.parametrize(
    ("setting", "message"),
    [
        ({"players": 6}, "is for 3, 4 or 5 players, not 6"),
        ({"seat": 4}, "seats run from 0 to 3"),
        ({"opponents": "nero"}, "no opponent “nero”"),
        ({"opponents": [bots()[0]]}, "4 players need 3 opponents, not 1"),
    ],
)
def test_a_wrong_setting_is_told_with_the_right_ones(setting: dict[str, Any], message: str) -> None:
    with pytest.raises(SetupError, match=message):
        SeatEnv("circus_maximus", **setting)
