"""What games say about each kind, on games made up for it."""

import pytest

from munera.lab.arena import Match, Outcome
from munera.lab.arena_standings import places, standings
from munera.lab.ratings import ratings


def outcome(number: int, scores: tuple[int, ...], winners: tuple[int, ...]) -> Outcome:
    players = len(scores)
    return Outcome(number, scores, winners, 10, (2,) * players, (0.5,) * players, (0.4,) * players)


def test_places_begin_with_the_winners_and_equals_share_the_mean() -> None:
    assert places([30, 20, 10], [0]) == [1, 2, 3]
    assert places([30, 30, 10], [1]) == [2, 1, 3]
    assert places([30, 30, 10], [0, 1]) == [1.5, 1.5, 3]
    assert places([5, 5, 5, 9], [3]) == [3, 3, 3, 1]


def test_a_kind_in_several_seats_is_one_row_whose_figures_are_by_seat() -> None:
    match = Match("any", (), ("strong", "weak", "weak"), 1)
    games = [
        outcome(0, (9, 1, 2), (0,)),  # strong in seat 1
        outcome(1, (1, 2, 9), (2,)),  # weak weak strong
        outcome(2, (3, 9, 9), (1, 2)),  # weak strong weak
        outcome(3, (9, 1, 2), (0,)),
        outcome(4, (1, 2, 9), (2,)),
        outcome(5, (1, 9, 2), (1,)),
    ]
    strong, weak = standings(match, games)
    assert (strong.bot, strong.seats, strong.games) == ("strong", 1, 6)
    assert (weak.bot, weak.seats, weak.games) == ("weak", 2, 6)
    assert strong.win_share == pytest.approx(5.5 / 6)
    assert weak.win_share == pytest.approx(0.5 / 12)
    assert strong.win_share_interval is not None
    assert weak.win_share_interval is not None
    # block means 5/6 and 1: 12.7062 standard errors of 1/12 reach beyond what is possible
    assert strong.win_share_interval == (0.0, 1.0)
    assert weak.win_share_interval == (0.0, 0.5)
    assert strong.mean_score == 9
    assert weak.mean_score == pytest.approx((1 + 2 + 1 + 2 + 3 + 9 + 1 + 2 + 1 + 2 + 1 + 2) / 12)
    assert strong.mean_place == pytest.approx((1 + 1 + 1.5 + 1 + 1 + 1) / 6)
    assert strong.mean_place + 2 * weak.mean_place == pytest.approx(1 + 2 + 3)
    assert (strong.decisions, strong.seconds_per_decision, strong.longest_decision) == (12, 0.25, 0.4)


def test_who_holds_all_seats_wins_exactly_the_fair_share() -> None:
    (alone,) = standings(Match("any", (), ("one", "one"), 1), [outcome(0, (1, 2), (1,)), outcome(1, (3, 2), (0,))])
    assert alone.win_share_interval == (0.5, 0.5)


def test_a_shared_victory_of_three_counts_as_one() -> None:
    match = Match("any", (), ("a", "a", "a", "b"), 1)
    games = [
        outcome(n, scores, tuple(s for s in range(4) if scores[s]))
        for n, scores in enumerate([(1, 1, 1, 0), (1, 1, 0, 1), (1, 0, 1, 1), (0, 1, 1, 1)])
    ]
    a, b = standings(match, games)
    assert (a.win_share, b.win_share) == (1 / 3, 0.0)
    assert a.win_share_interval == pytest.approx((0.025 / 3, 1 / 3))


def test_ratings_know_who_is_stronger_and_grow_surer() -> None:
    few = ratings(["x", "y"], [(("x", "y"), (1, 2))] * 2)
    many = ratings(["x", "y"], [(("x", "y"), (1, 2))] * 20)
    assert many["x"].mu > few["x"].mu > 25 > few["y"].mu > many["y"].mu
    assert many["x"].sigma < few["x"].sigma < 25 / 3
    assert many["x"].ordinal == pytest.approx(many["x"].mu - 3 * many["x"].sigma)


def test_the_first_rated_game_is_that_of_the_published_model() -> None:
    # openskill's documentation: two new players, one game
    found = ratings(["x", "y"], [(("x", "y"), (1, 2))])
    assert found["x"].mu == pytest.approx(27.6346, abs=0.01)
    assert found["y"].mu == pytest.approx(22.3654, abs=0.01)


def test_a_kind_against_itself_learns_nothing_about_its_strength() -> None:
    found = ratings(["x"], [(("x", "x", "x"), (1, 2, 3))] * 5)
    assert found["x"].mu == pytest.approx(25)
