"""The games on PettingZoo's interface, by PettingZoo's own tests and ours."""

import itertools
import warnings
from types import ModuleType
from typing import Any

import numpy as np
import pytest

from munera import IllegalAction, SetupError
from munera.envs import circus_maximus_v0, colosseum_v0
from tests.envs.positions import SETTINGS

with warnings.catch_warnings():
    warnings.simplefilter("ignore")  # of pygame, which PettingZoo's tests import
    from pettingzoo.test import api_test, performance_benchmark, seed_test

MODULES: dict[str, ModuleType] = {"circus_maximus": circus_maximus_v0, "colosseum": colosseum_v0}
DICT_OBSERVATIONS = pytest.mark.filterwarnings("ignore:Observation")  # PettingZoo warns of its own classic games too


@DICT_OBSERVATIONS
@pytest.mark.parametrize(("name", "players", "variants"), SETTINGS)
def test_pettingzoos_own_test_of_the_interface_passes(name: str, players: int, variants: tuple[str, ...]) -> None:
    api_test(MODULES[name].env(players=players, variants=variants), num_cycles=300)


@pytest.mark.parametrize(("name", "players", "variants"), SETTINGS)
def test_pettingzoos_own_test_of_seeds_passes(name: str, players: int, variants: tuple[str, ...]) -> None:
    seed_test(lambda: MODULES[name].env(players=players, variants=variants), num_cycles=50)


@pytest.mark.parametrize(("name", "players", "variants"), SETTINGS)
def test_pettingzoos_own_benchmark_runs(
    name: str,
    players: int,
    variants: tuple[str, ...],
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    clock = itertools.count()  # the benchmark looks at it once in a while, and stops after five seconds
    monkeypatch.setattr("time.time", lambda: next(clock))
    performance_benchmark(MODULES[name].env(players=players, variants=variants))
    assert "turns per second" in capsys.readouterr().out


def played(env: Any, seed: int) -> tuple[list[Any], dict[str, float]]:
    """A random game: every observation of whose turn it was, and all that each agent was paid."""
    random = np.random.default_rng(seed)
    env.reset(seed=seed)
    observations = []
    paid = dict.fromkeys(env.possible_agents, 0.0)
    for agent in env.agent_iter():
        observation, reward, ended, _cut_short, _info = env.last()
        observations.append(observation["observation"])
        paid[agent] += reward
        env.step(None if ended else random.choice(np.flatnonzero(observation["action_mask"])))
    return observations, paid


@pytest.mark.parametrize("name", MODULES)
@pytest.mark.parametrize("reward", ["win", "margin", "score"])
def test_agents_are_paid_what_the_game_says(name: str, reward: str) -> None:
    env = MODULES[name].env(reward=reward)
    _, paid = played(env, 4)
    state = env.unwrapped.match.state
    assert state.is_over()
    if reward == "score":
        assert list(paid.values()) == state.scores()
    else:
        assert sum(paid.values()) == pytest.approx(1 if reward == "win" else 0)
        assert [seat for seat, got in enumerate(paid.values()) if got == max(paid.values())] == state.winners()


@pytest.mark.parametrize("name", MODULES)
def test_observations_are_of_the_kind_that_was_asked_for(name: str) -> None:
    counts, _ = played(MODULES[name].env(observation="counts"), 1)
    scaled, _ = played(MODULES[name].env(observation="scaled"), 1)
    assert (counts[0].dtype, scaled[0].dtype) == (np.int16, np.float32)
    scales = MODULES[name].raw_env().match.encoding.features.scales
    for ours, theirs in zip(counts, scaled, strict=True):
        assert np.allclose(ours / scales, theirs)
    space = MODULES[name].env(observation="scaled").observation_space("player_0")["observation"]
    assert all(space.contains(row) for row in scaled)


def test_only_the_agent_whose_turn_it_is_may_do_something() -> None:
    env = circus_maximus_v0.env(players=5)
    env.reset(seed=2)
    can_act = {agent: bool(env.observe(agent)["action_mask"].any()) for agent in env.agents}
    assert [agent for agent, can in can_act.items() if can] == [env.agent_selection]


def test_a_table_is_rendered_in_words(capsys: pytest.CaptureFixture[str]) -> None:
    env = colosseum_v0.env(render_mode="ansi")
    env.reset(seed=1)
    shown = env.render()
    assert shown.startswith("Colosseum\nplayers: 4\nround: 1\n")
    assert "Make one investment or pass" in shown
    assert circus_maximus_v0.raw_env().render() is None
    talking = circus_maximus_v0.raw_env(render_mode="human")
    talking.reset(seed=1)
    assert capsys.readouterr().out.startswith("Circus Maximus\n")


def test_an_illegal_action_ends_the_game_at_the_cost_of_whoever_took_it(caplog: pytest.LogCaptureFixture) -> None:
    env = circus_maximus_v0.env(players=3)
    env.reset(seed=3)
    culprit = env.agent_selection
    illegal = int(env.observe(culprit)["action_mask"].argmin())
    env.step(illegal)
    assert "Illegal move made" in caplog.text
    assert all(env.terminations.values())
    assert env.rewards == {agent: -1.0 if agent == culprit else 0.0 for agent in env.possible_agents}
    paid = {}
    for agent in env.agent_iter():
        paid[agent] = env.last()[1]
        env.step(None)
    assert paid == {agent: -1.0 if agent == culprit else 0.0 for agent in env.possible_agents}
    assert env.agents == []


def test_without_guards_an_illegal_action_is_an_error_that_changes_nothing() -> None:
    env = circus_maximus_v0.raw_env()
    env.reset(seed=3)
    before = env.match.state.copy()
    illegal = int(env.observe(env.agent_selection)["action_mask"].argmin())
    for action, message in ((illegal, "is not legal now"), (999, "actions run from 0 to 180"), (None, "no action -1")):
        with pytest.raises(IllegalAction, match=message):
            env.step(action)
    assert env.match.state == before


def test_an_action_outside_the_space_is_an_error_with_guards_too() -> None:
    env = circus_maximus_v0.env()
    env.reset(seed=3)
    with pytest.raises(IllegalAction, match="There is no action 181: actions run from 0 to 180"):
        env.step(181)


def test_after_the_end_only_none_can_be_done_and_then_nothing(caplog: pytest.LogCaptureFixture) -> None:
    env = circus_maximus_v0.env(players=3)
    played(env, 1)
    assert env.agents == []
    env.step(0)
    assert "step() called after all agents are terminated or truncated" in caplog.text
    raw = circus_maximus_v0.raw_env(players=3)
    raw.reset(seed=1)
    while not raw.match.state.is_over():
        raw.step(int(raw.match.choices.ids[0]))
    with pytest.raises(ValueError, match="only valid action is None"):
        raw.step(0)


def test_a_step_before_the_reset_is_an_error() -> None:
    with pytest.raises(AssertionError, match="reset"):
        circus_maximus_v0.env().step(0)


@pytest.mark.parametrize(
    ("setting", "message"),
    [
        ({"players": 6}, "is for 3, 4 or 5 players, not 6"),
        ({"variants": ("nero",)}, "no variant “nero”"),
        ({"observation": "smell"}, "counts or scaled"),
        ({"reward": "love"}, "win, margin or score"),
        ({"amounts": "roman"}, "ladder or exact"),
        ({"render_mode": "fresco"}, "human or ansi"),
    ],
)
def test_a_wrong_setting_is_told_with_the_right_ones(setting: dict[str, Any], message: str) -> None:
    with pytest.raises(SetupError, match=message):
        circus_maximus_v0.env(**setting)
