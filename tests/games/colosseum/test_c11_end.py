"""C11, the end."""

from collections.abc import Sequence

import pytest

from munera.core.game import State
from tests.games.colosseum.positions import BARE, IDLE, Goods, position
from tests.games.colosseum.table import actor, coins, play


def ended(
    scores: Sequence[int],
    coins: Sequence[int] = (),
    medals: Sequence[int] = (),
    tokens: dict[int, Goods] | None = None,
) -> State:
    """A game whose last shows nobody gives."""
    players = len(scores)
    s = position(
        players,
        "produce",
        round=5,
        scores=scores,
        coins=coins or [10] * players,
        medals=medals,
        tokens=BARE | (tokens or {}),
        owned=IDLE,
    )
    while not s.is_over():
        play(s, f"{actor(s)}: pass")
    return s


def winners(s: State) -> list[int]:
    return [seat + 1 for seat in s.winners()]


@pytest.mark.rule("C11.1")
def test_the_highest_score_wins_whatever_else_the_others_have() -> None:
    goods: dict[int, Goods] = {1: {"lion": 3, "horse": 3}}
    assert winners(ended([40, 41, 39], coins=[500, 0, 90], medals=[9, 0, 9], tokens=goods)) == [2]


@pytest.mark.rule("C11.1")
def test_the_score_is_the_largest_single_audience_not_the_last_one() -> None:
    goods: dict[int, Goods] = BARE | {1: ["gladiator", "gladiator"]}
    s = position(3, "produce", round=5, tokens=goods, owned=IDLE | {1: [1]}, scores=[30, 31, 0])
    play(s, "1: begin show", "chance: roll 2", "1: move senator-3 2", "1: produce 1")
    assert (s.scores(), winners(s)) == ([30, 31, 0], [2])


@pytest.mark.rule("C11.1")
def test_nobody_has_won_before_the_end() -> None:
    assert position(3, "produce", round=5, scores=[30, 31, 0], medals=[1, 0, 0]).winners() == []


@pytest.mark.rule("C11.1")
def test_in_a_tie_on_score_the_richest_of_those_tied_wins() -> None:
    assert winners(ended([40, 40, 39], coins=[12, 13, 99])) == [2]
    assert winners(ended([40, 40, 40], coins=[12, 13, 14])) == [3]


@pytest.mark.rule("C11.1")
def test_for_riches_every_unspent_medal_counts_six_coins() -> None:
    assert winners(ended([40, 40, 0], coins=[10, 15, 0], medals=[1, 0, 0])) == [1]
    assert winners(ended([40, 40, 0], coins=[10, 17, 0], medals=[1, 0, 0])) == [2]


@pytest.mark.rule("C11.1")
def test_for_riches_every_extra_action_token_counts_six_coins_even_without_medals_in_the_supply() -> None:
    goods: dict[int, Goods] = {1: ["extra_action", "extra_action"]}
    assert winners(ended([40, 40, 0], coins=[10, 21, 0], tokens=goods)) == [1]
    assert winners(ended([40, 40, 0], coins=[10, 21, 0], tokens=goods, medals=[0, 0, 18])) == [1]
    assert winners(ended([40, 40, 0], coins=[10, 23, 0], tokens=goods)) == [2]


@pytest.mark.rule("C11.1")
def test_in_a_tie_on_riches_most_star_performers_win() -> None:
    goods: dict[int, Goods] = {1: {"lion": 3}, 2: {"horse": 3, "ship": 3}, 3: {"gladiator": 9}}
    assert winners(ended([40, 40, 39], coins=[10, 10, 10], tokens=goods)) == [2]


@pytest.mark.rule("C11.1")
def test_riches_come_before_star_performers() -> None:
    goods: dict[int, Goods] = {2: {"horse": 3, "ship": 3}}
    assert winners(ended([40, 40, 0], coins=[11, 10, 0], tokens=goods)) == [1]


@pytest.mark.rule("C11.1")
def test_coins_and_medals_of_the_same_worth_are_a_tie_on_riches() -> None:
    goods: dict[int, Goods] = {2: {"ship": 3}}
    assert winners(ended([40, 40, 0], coins=[4, 10, 0], medals=[1, 0, 0], tokens=goods)) == [2]


@pytest.mark.rule("C11.1")
def test_a_tie_on_everything_is_shared() -> None:
    goods: dict[int, Goods] = {1: {"lion": 3}, 3: {"horse": 3}}
    assert winners(ended([40, 39, 40], tokens=goods)) == [1, 3]


@pytest.mark.rule("C11.1")
def test_a_three_way_tie_is_shared_by_three() -> None:
    assert winners(ended([40, 40, 3, 40])) == [1, 2, 4]


@pytest.mark.rule("C11.1")
def test_in_a_three_way_tie_the_later_levels_leave_two() -> None:
    goods: dict[int, Goods] = {1: {"lion": 3}, 2: {"horse": 3}, 3: {"cage": 3}}
    assert winners(ended([40, 40, 40], tokens=goods)) == [1, 2]
    assert winners(ended([40, 40, 40], coins=[9, 10, 10], tokens=goods)) == [2]


@pytest.mark.rule("C11.1")
def test_a_game_in_which_nobody_ever_gave_a_show_has_winners_too() -> None:
    s = ended([0, 0, 0], coins=[5, 6, 6])
    assert (winners(s), coins(s)) == ([2, 3], [5, 6, 6])
