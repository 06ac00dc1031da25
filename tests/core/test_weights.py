"""What was learnt is read from a short text."""

from pathlib import Path

import pytest
from librt.vecs import vec

from munera.core.weights import Weights

FILE = """100 50
2 1
1 2 10
3 -1 0.5
4
"""  # two features, one hidden unit


def weights(folder: Path, text: str) -> Weights:
    path = folder / "weights.txt"
    path.write_text(text, "utf-8")
    return Weights(path)


def test_a_unit_counts_only_while_it_is_excited(tmp_path: Path) -> None:
    learnt = weights(tmp_path, FILE)
    assert list(learnt.spreads) == [100, 50]
    assert learnt.value(vec[float]([1.0, 1.0])) == pytest.approx(1 + 2 + 10 + 4 * (3 - 1 + 0.5))
    assert learnt.value(vec[float]([0.0, 1.0])) == pytest.approx(2 + 10)


def test_a_file_that_was_cut_off_is_not_taken(tmp_path: Path) -> None:
    with pytest.raises(AssertionError, match="was cut off"):
        weights(tmp_path, FILE[:-2])
