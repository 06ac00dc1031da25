"""Chances compared with how games ended: every seat is counted once, and the picture shows every row."""

from collections import Counter

import pytest

from munera.lab.calibration import POSITIONS, Part, markdown, table, watch_part
from munera.lab.calibration_plot import drawn
from munera.lab.plan import planned


def test_every_seat_of_every_position_is_in_one_row_and_all_wins_are_counted() -> None:
    plan = planned("circus_maximus", "random", 1, 6, (3, 4))
    rows = table(watch_part(Part(plan, 0, 6)))
    players = [plan.cell(number).players for number in range(6)]
    assert sum(row.seats for row in rows) == POSITIONS * sum(players)
    assert sum(row.seats * (row.won.value or 0) for row in rows) == pytest.approx(POSITIONS * 6)
    assert sum(row.seats * row.said for row in rows) == pytest.approx(POSITIONS * 6)
    assert all(10 * row.said >= row.tenth for row in rows)


def test_what_was_won_as_often_as_it_was_said_lies_on_the_line() -> None:
    tallies = [
        (number, Counter({("games",): 1, ("seats", 5): 2, ("said", 5): 1.1, ("won", 5): number % 2 + 0.1}))
        for number in range(80)
    ]
    (row,) = table(tallies)
    assert (row.tenth, row.seats) == (5, 160)
    assert row.said == pytest.approx(0.55)
    assert row.won.value == pytest.approx(0.3)
    assert row.won.low is not None
    assert row.won.high is not None
    assert row.won.low < 0.3 < row.won.high
    assert "| 50 to 60 % | 160 | 55.0 % | 30.0 % |" in markdown([row])
    picture = drawn([row], "A game & another")
    assert picture.count("<circle") == 1
    assert "A game &amp; another" in picture
