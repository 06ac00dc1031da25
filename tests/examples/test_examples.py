"""The examples of the environments run, and the one that learns, learns."""

from pathlib import Path

import numpy as np
import pytest

from examples import bot_play, open_spiel_mcts, random_play
from examples.learn.__main__ import Course
from examples.learn.curve import draw
from examples.learn.network import Network, drawn
from munera import games
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


def test_a_policy_gets_better_by_imitation_and_draws_its_curve(tmp_path: Path) -> None:
    course = Course(test_games=40, seed=1)
    course.run(steps=250, sessions=0)
    untaught, taught = course.points
    assert taught.plebeian > untaught.plebeian
    draw(course.points, tmp_path / "curve.svg")
    assert (tmp_path / "curve.svg").read_text("utf-8").startswith("<?xml")


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
