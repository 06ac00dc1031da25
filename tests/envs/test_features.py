"""Features have names, bounds and a version that cannot be forgotten."""

import hashlib
from pathlib import Path

import numpy as np
import pytest

from munera import SetupError
from munera.envs.actions import LADDER, Actions
from munera.envs.encoding import encoding
from tests.envs.positions import GAMES, positions

DOCS = Path(__file__).parents[2] / "docs" / "envs"

# Whoever changes the features raises the version, and writes the digest of the new ones beside it.
DIGESTS = {
    "circus_maximus": (1, "74f8dd897e9d22dd"),
    "colosseum": (1, "5e0882d1f6c19bca"),
}


def digest(name: str) -> str:
    features = encoding(name).features
    return hashlib.sha256("\n".join([*features.names, str(features.scales)]).encode()).hexdigest()[:16]


@pytest.mark.parametrize("name", GAMES)
def test_other_features_have_another_version(name: str) -> None:
    assert (encoding(name).version, digest(name)) == DIGESTS[name]


@pytest.mark.parametrize("name", GAMES)
def test_every_feature_has_a_name_of_its_own(name: str) -> None:
    names = encoding(name).features.names
    assert len(set(names)) == len(names) == encoding(name).features.size


@pytest.mark.parametrize("name", GAMES)
def test_every_feature_stays_within_its_bounds(name: str) -> None:
    features = encoding(name).features
    for state in positions(name)[::5]:
        row = np.frombuffer(memoryview(encoding(name).row(state, 0)), np.int16)
        assert (row >= features.lows).all()
        assert (row <= features.highs).all()


@pytest.mark.parametrize("name", GAMES)
def test_no_feature_is_always_the_same_but_those_of_what_is_rare(name: str) -> None:
    rows = [
        np.frombuffer(memoryview(encoding(name).row(state, place % 3)), np.int16)
        for place, state in enumerate(positions(name))
    ]
    is_still = np.ptp(np.array(rows), axis=0) == 0
    fields = encoding(name).features.fields
    still = [field.name for field in fields if is_still[field.first : field.first + field.size()].all()]
    assert set(still) <= {"contest", "contest_dice", "contest_total"}  # ties


@pytest.mark.parametrize("name", GAMES)
def test_every_field_is_documented(name: str) -> None:
    page = (DOCS / f"{name}.md").read_text("utf-8")
    for field in encoding(name).features.fields:
        assert f"`{field.name}`" in page, field.name
    assert f"version {encoding(name).version}" in page
    assert f"{encoding(name).features.size} features" in page


@pytest.mark.parametrize("name", GAMES)
def test_every_block_of_actions_is_documented(name: str) -> None:
    page = (DOCS / f"{name}.md").read_text("utf-8")
    for block in Actions(encoding(name), 4, LADDER).blocks:
        assert f"| {block.name} | {block.first} | {block.size} |" in page, block.name


def test_an_unknown_game_is_met_with_the_names_of_the_known() -> None:
    with pytest.raises(SetupError, match="circus_maximus or colosseum"):
        encoding("chess")
