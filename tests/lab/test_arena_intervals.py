"""Intervals over blocks, on numbers that can be looked up."""

import pytest

from munera.lab.arena_intervals import mean_interval, share_interval, student


@pytest.mark.parametrize(
    ("freedom", "expected"),
    [(1, 12.7062), (2, 4.3027), (3, 3.1824), (4, 2.7764), (9, 2.2622), (30, 2.0423), (120, 1.9799), (5000, 1.9604)],
)
def test_students_quantiles_are_those_of_the_tables(freedom: int, expected: float) -> None:
    assert student(freedom) == pytest.approx(expected, abs=1e-4)


def test_the_interval_of_a_mean_is_that_of_the_textbook() -> None:
    # 1 … 5: mean 3, standard error √(2.5 / 5), 2.7764 of them on either side
    assert mean_interval([1, 2, 3, 4, 5]) == pytest.approx((1.0368, 4.9632), abs=1e-4)


def test_one_block_or_blocks_that_do_not_differ_give_no_interval() -> None:
    assert mean_interval([3.0]) is None
    assert mean_interval([3.0, 3.0, 3.0]) is None
    assert share_interval([0.5]) is None


def test_shares_stay_between_none_and_all() -> None:
    assert share_interval([0.0, 0.0, 0.1]) == pytest.approx((0.0, 0.1768), abs=1e-4)
    assert share_interval([1.0, 1.0, 0.9]) == pytest.approx((0.8232, 1.0), abs=1e-4)


def test_who_never_won_might_still_win_sometimes() -> None:
    # Clopper and Pearson: 0 of 10 and 10 of 10
    assert share_interval([0.0] * 10) == pytest.approx((0.0, 0.3085), abs=1e-4)
    assert share_interval([1.0] * 10) == pytest.approx((0.6915, 1.0), abs=1e-4)
