"""Many games at once are the same games as one by one."""

import numpy as np
import pytest
from numpy.typing import NDArray

from munera import IllegalAction, MuneraError, SetupError
from munera.core.seeds import derived
from munera.envs.match import Match
from munera.envs.parallel import ParallelVectorEnv
from munera.envs.vector import Batch, VectorEnv
from tests.envs.positions import GAMES


def any_action(batch: Batch, random: np.random.Generator) -> NDArray[np.int64]:
    found: NDArray[np.int64] = (random.random(batch.masks.shape) * batch.masks).argmax(axis=1)
    return found


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("reward", ["win", "score"])
def test_every_row_is_a_game_by_itself(name: str, reward: str) -> None:
    env = VectorEnv(name, games=3, players=3, reward=reward)
    batch = env.reset(seed=8)
    row = 1
    match = Match(name, 3, (), "counts", reward, "ladder")
    match.begin(derived(8, row))
    random = np.random.default_rng(0)
    ended = False
    while not ended:
        assert batch.seats[row] == match.state.actor()
        assert np.array_equal(batch.observations[row], match.observe(int(batch.seats[row])))
        assert np.array_equal(batch.masks[row], match.mask(np.bool_))
        actions = any_action(batch, random)
        match.take(int(actions[row]))
        batch = env.step(actions)
        assert batch.rewards[row].tolist() == match.earned()
        ended = match.state.is_over()
        assert batch.dones[row] == ended
    assert batch.scores[row].tolist() == match.state.scores()


def test_a_game_that_ends_begins_anew_at_once_and_differently() -> None:
    env = VectorEnv("circus_maximus", games=1, players=3)
    batch = env.reset(seed=1)
    first = batch.observations.copy()
    random = np.random.default_rng(0)
    games = 0
    while games < 3:
        batch = env.step(any_action(batch, random))
        if batch.dones[0]:
            games += 1
            assert batch.rewards.sum() == pytest.approx(1)
            assert batch.observations[0, env.encoding.features.names.index("day[1]")] == 1
            assert not np.array_equal(batch.observations, first)
        else:
            assert not batch.rewards.any()


def test_the_same_seed_and_actions_give_the_same_games_and_another_seed_others() -> None:
    rows = []
    for seed in (3, 3, 4):
        env = VectorEnv("colosseum", games=4)
        batch = env.reset(seed)
        for _ in range(50):
            batch = env.step(batch.masks.argmax(axis=1))
        rows.append(batch.observations.copy())
    assert np.array_equal(rows[0], rows[1])
    assert not np.array_equal(rows[0], rows[2])


def test_a_reset_in_the_middle_leaves_nothing_behind() -> None:
    env, fresh = VectorEnv("colosseum", games=2), VectorEnv("colosseum", games=2)
    batch = env.reset(1)
    for _ in range(30):
        batch = env.step(batch.masks.argmax(axis=1))
    for ours, theirs in zip(env.reset(2), fresh.reset(2), strict=True):
        assert np.array_equal(np.asarray(ours), np.asarray(theirs))


def test_the_arrays_are_the_memory_of_the_compiled_code() -> None:
    env = VectorEnv("circus_maximus", games=2)
    before = env.reset(0)
    after = env.step(before.masks.argmax(axis=1))
    assert all(ours is theirs for ours, theirs in zip(before, after, strict=True))
    assert not after.observations.flags.owndata
    assert not after.observations.flags.writeable


def test_an_illegal_action_is_refused_with_its_game_and_nothing_is_played() -> None:
    env = VectorEnv("circus_maximus", games=3)
    batch = env.reset(0)
    before = batch.observations.copy()
    actions = batch.masks.argmax(axis=1)
    actions[2] = batch.masks[2].argmin()
    with pytest.raises(IllegalAction, match=r"^Game 2: Action \d+ .* is not legal now; .* Nothing was played"):
        env.step(actions)
    assert np.array_equal(batch.observations, before)
    with pytest.raises(IllegalAction, match="actions run from 0 to 180"):
        env.step(np.array([0, 999, 0]))


def test_wrong_calls_say_what_is_wrong() -> None:
    env = VectorEnv("circus_maximus", games=3)
    with pytest.raises(MuneraError, match="reset"):
        env.step(np.zeros(3, int))
    env.reset(0)
    with pytest.raises(MuneraError, match="3 actions are needed, not 2"):
        env.step(np.zeros(2, int))
    with pytest.raises(SetupError, match="3, 4 or 5 players, not 7"):
        VectorEnv("circus_maximus", players=7)


@pytest.mark.parametrize("name", GAMES)
def test_two_processes_play_the_same_games_as_one(name: str) -> None:
    alone = VectorEnv(name, games=5)
    with ParallelVectorEnv(name, games=5, cores=2) as env:
        ours, theirs = alone.reset(7), env.reset(7)
        random = np.random.default_rng(0)
        for _ in range(250):
            actions = any_action(ours, random)
            ours, theirs = alone.step(actions), env.step(actions)
            for mine, other in zip(ours, theirs, strict=True):
                assert np.array_equal(np.asarray(mine), np.asarray(other))


def test_in_two_processes_wrong_calls_are_refused_as_in_one() -> None:
    with pytest.raises(SetupError, match="1 to 4 cores, not 5"):
        ParallelVectorEnv("colosseum", games=4, cores=5)
    with pytest.raises(SetupError, match="not 9"):
        ParallelVectorEnv("colosseum", games=4, players=9)
    with ParallelVectorEnv("colosseum", games=4, cores=2) as env:
        with pytest.raises(MuneraError, match="reset"):
            env.step(np.zeros(4, int))
        batch = env.reset(0)
        before = batch.observations.copy()
        for wrong in (-1, int(env.actions.size), int(batch.masks[3].argmin())):
            actions = batch.masks.argmax(axis=1)
            actions[3] = wrong
            with pytest.raises(IllegalAction, match=f"Game 3: action {wrong} is not legal"):
                env.step(actions)
        with pytest.raises(MuneraError, match="4 actions are needed, not 1"):
            env.step(np.zeros(1, int))
        assert np.array_equal(batch.observations, before)


def test_a_process_that_has_died_is_told_in_a_sentence() -> None:
    env = ParallelVectorEnv("circus_maximus", games=2, cores=2)
    env.reset(0)
    env._processes[0].kill()
    env._processes[0].join()
    with pytest.raises(MuneraError, match="has ended; make a new environment"):
        env.step(env.batch.masks.argmax(axis=1))
    env.close()
