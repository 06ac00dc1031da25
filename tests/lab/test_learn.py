"""Weights are learnt from games, the same from the same games."""

from pathlib import Path

import numpy as np
import pytest

from munera import game
from munera.core.weights import Weights
from munera.lab.fit import fit, joined_parts
from munera.lab.selfplay import Part, Positions, play_part


@pytest.fixture(scope="module")
def positions() -> Positions:
    return joined_parts([play_part(Part("circus_maximus", 1, first, 10)) for first in (10, 0)])


def test_games_are_kept_in_order_with_how_they_ended(positions: Positions) -> None:
    assert (np.diff(positions.games) >= 0).all()
    assert positions.wins.sum(axis=1) == pytest.approx(1)
    assert set(positions.stages) <= {0, 1, 2}


def test_a_game_without_features_gets_spreads_only(positions: Positions, tmp_path: Path) -> None:
    path = tmp_path / "weights.txt"
    path.write_text(fit(positions, 1).text, "utf-8")
    learnt = Weights(path)
    assert learnt.inputs == 0
    assert len(learnt.spreads) == 3
    assert all(spread > 0 for spread in learnt.spreads)


def test_a_network_learns_from_what_decides(tmp_path: Path) -> None:
    """Where the score is told outright, the network finds out, and who wins surprises it less than chance would."""
    random = np.random.default_rng(1)
    rows, seats = 4000, 3
    features = np.zeros((rows, 8, 3), "float32")
    features[:, :seats, :2] = random.random((rows, seats, 2))
    scores = np.zeros((rows, 8), "float32")
    scores[:, :seats] = 5000 * features[:, :seats, 0]
    wins = np.zeros((rows, 8), "float32")
    wins[np.arange(rows), scores.argmax(axis=1)] = 1
    zeros = np.zeros(rows, "int64")
    found = Positions(0, features, scores * 0, zeros, zeros + seats, np.arange(rows), scores, wins)
    result = fit(found, 1, epochs=100)
    assert result.score_error < 10
    assert result.surprise < 0.6 < np.log(3)
    assert fit(found, 1, epochs=100) == result
    path = tmp_path / "weights.txt"
    path.write_text(result.text, "utf-8")
    assert Weights(path).inputs == 2


def test_the_shipped_weights_fit_the_features() -> None:
    """A feature more or less would need new weights."""
    rules = game("colosseum")
    from munera.games.colosseum.valuation.features import NAMES
    from munera.games.colosseum.valuation.position import WEIGHTS

    assert WEIGHTS.inputs == len(NAMES) == len(rules.features(rules.new(4), 0))
