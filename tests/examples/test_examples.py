"""The examples of the environments run, and the one that learns, learns."""

from pathlib import Path

import numpy as np
import pytest

from examples import bot_play, open_spiel_mcts, random_play
from examples.learn import imitation, practice
from examples.learn.__main__ import Course
from examples.learn.curve import draw
from examples.learn.network import Network, drawn
from examples.learn.table import new_env, win_share
from munera import MuneraError, games
from munera.bots import bots


@pytest.mark.parametrize("game", games())
def test_random_agents_play_to_the_end(game: str) -> None:
    paid = random_play.play(game, players=3, seed=1)
    assert list(paid) == ["player_0", "player_1", "player_2"]
    assert paid == random_play.play(game, players=3, seed=1)


@pytest.mark.parametrize("game", games())
def test_the_second_weakest_beats_the_weakest(game: str) -> None:
    assert bot_play.play(game, bots()[1], bots()[0], games=4) > 0.5


def test_openspiels_search_plays_circus_maximus() -> None:
    returns = open_spiel_mcts.play("munera_circus_maximus(players=3)", simulations=2, seed=1)
    assert sum(returns) == pytest.approx(1)


def new_network() -> Network:
    env = new_env(1)
    return Network(env.encoding.features.size, int(env.actions.size), hidden=32, seed=0)


def test_a_policy_agrees_with_its_teacher_more_and_more() -> None:
    agreement = list(imitation.imitate(new_network(), steps=60, seed=1))
    assert np.mean(agreement[-10:]) > np.mean(agreement[:10]) + 0.1


def test_in_practice_a_policy_learns_from_the_games_that_ended(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(practice, "GAMES", 4)
    network = new_network()
    before = network.weights["out"].copy()
    (decisions,) = practice.practise(network, sessions=1, seed=1)
    assert 4 * 100 < decisions <= 4 * practice.STEPS
    assert not np.array_equal(network.weights["out"], before)


def test_every_decision_is_paid_what_its_seat_got_in_the_end(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(practice, "GAMES", 1)
    seats = np.array([[0], [1], [0], [2], [1]])
    dones = np.array([[False], [False], [True], [False], [False]])
    rewards = np.zeros((5, 1, 4), np.float32)
    rewards[2, 0, 1] = 1
    earned, is_known = practice.looking_back(seats, rewards, dones)
    assert earned[:3, 0].tolist() == [0, 1, 0]
    assert is_known[:, 0].tolist() == [True, True, True, False, False]


def test_a_course_tests_itself_on_the_way_and_draws_its_curve(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(imitation, "GAMES", 4)
    monkeypatch.setattr(practice, "GAMES", 4)
    course = Course(test_games=4, seed=1)
    course.run(steps=250, sessions=5)
    assert [point.stage for point in course.points] == ["untaught", "imitation", "practice"]
    assert course.points[1].decisions == 1_000
    draw(course.points, tmp_path / "curve.svg")
    assert (tmp_path / "curve.svg").read_text("utf-8").startswith("<?xml")


def test_a_fair_test_plays_every_seat_as_often() -> None:
    with pytest.raises(MuneraError, match="multiple of 4"):
        win_share(new_network(), games=6, seed=1)


def test_the_network_climbs_where_it_is_pushed() -> None:
    network = Network(features=3, actions=2, hidden=8, seed=0)
    observations = np.eye(3, dtype=np.float32)
    masks = np.ones((3, 2), bool)
    right = np.array([0, 1, 0])
    for _ in range(200):
        outcome = network.look(observations, masks)
        slopes = outcome.chances.copy()
        slopes[np.arange(3), right] -= 1
        network.learn(observations, outcome, slopes, outcome.values - 2, 0.01)
    outcome = network.look(observations, masks)
    assert outcome.chances.argmax(axis=1).tolist() == right.tolist()
    assert np.allclose(outcome.values, 2, atol=0.2)


def test_a_forbidden_action_is_never_drawn() -> None:
    network = Network(features=4, actions=6, hidden=3, seed=0)
    random = np.random.default_rng(0)
    masks = random.random((500, 6)) < 0.3
    masks[:, 2] = True
    chances = network.look(random.random((500, 4), np.float32), masks).chances
    assert masks[np.arange(500), drawn(chances, random)].all()
