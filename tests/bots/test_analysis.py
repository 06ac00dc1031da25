"""A record judged by the search."""

import pytest

import munera
from munera.bots.analysis import analysed, costliest
from tests.bots.matches import match


@pytest.fixture(scope="module")
def record() -> munera.Record:
    return match("circus_maximus", ["random", "senator", "senator"], 3)[0]


def test_after_every_move_the_chances_add_up_to_one_and_in_the_end_they_are_known(record: munera.Record) -> None:
    moves = list(analysed(record, 10))
    assert [move.action for move in moves] == record.actions
    for move in moves:
        assert sum(move.chances) == pytest.approx(1)
    winners = record.replay().winners()
    assert moves[-1].chances == [1 / len(winners) if seat in winners else 0 for seat in range(3)]


def test_whoever_sees_more_gives_less_away() -> None:
    """Against their like, who plays at random gives more away in a decision than a senator does."""
    lost = []
    for level in ("random", "senator"):
        moves = [
            move
            for seed in range(3)
            for move in analysed(match("circus_maximus", [level] * 3, seed)[0], 20)
            if move.seat != munera.CHANCE
        ]
        lost.append(sum(move.cost for move in moves) / len(moves))
        worst = costliest(moves, 3)
        assert [move.cost for move in worst] == sorted((move.cost for move in moves), reverse=True)[:3]
        assert all(move.best != move.action for move in worst)
    assert lost[0] > lost[1]


def test_the_same_seed_judges_the_same(record: munera.Record) -> None:
    assert list(analysed(record, 5, seed=4)) == list(analysed(record, 5, seed=4))
