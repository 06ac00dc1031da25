"""M1, the set-up."""

from collections import Counter

import pytest

from munera.games.circus_maximus import GAME
from tests.games.circus_maximus.positions import evening, new
from tests.games.circus_maximus.table import (
    actor,
    card_at_villa,
    choices,
    let_chance,
    pass_all,
    pile,
    play,
    start_player,
)


def _piles(players: int, *variants: str) -> dict[str, Counter[str]]:
    piles = GAME.view(new(players, *variants), None)["piles"]
    return {deck: Counter(pile["kinds"]) for deck, pile in piles.items()}


@pytest.mark.rule("M1.1")
def test_three_players_have_one_copy_of_each_favour_and_two_of_each_visitor() -> None:
    piles = _piles(3)
    assert set(piles["favours"].values()) == {1}
    assert piles["favours"].total() == 9
    assert set(piles["visitors"].values()) == {2}
    assert piles["visitors"].total() == 10


@pytest.mark.rule("M1.1")
@pytest.mark.parametrize("players", [4, 5])
def test_more_players_have_all_cards(players: int) -> None:
    piles = _piles(players)
    assert set(piles["favours"].values()) == {2}
    assert piles["favours"].total() == 18
    assert set(piles["visitors"].values()) == {3}
    assert piles["visitors"].total() == 15


@pytest.mark.rule("M1.1", "M9.1")
@pytest.mark.parametrize(("players", "visitors"), [(3, 11), (4, 16), (5, 16)])
def test_caesar_is_one_more_visitor_and_never_removed(players: int, visitors: int) -> None:
    piles = _piles(players, "caesar")
    assert piles["visitors"]["caesar"] == 1
    assert piles["visitors"].total() == visitors


@pytest.mark.rule("M1.1")
def test_nine_favours_are_just_enough_for_three_players() -> None:
    s = new(3)
    for day in (1, 2, 3):
        let_chance(s)
        assert pile(s, "favours") == 9 - 3 * day
        for _ in range(3):
            pass_all(s)
    assert s.is_over()


@pytest.mark.rule("M1.2")
def test_a_favour_that_was_drawn_is_never_drawn_again() -> None:
    s = new(3)
    play(s, "chance: start 1", "chance: draw favour push ahead", "chance: draw favour new ticket")
    play(s, "chance: draw favour double sale")
    let_chance(s)
    for _ in range(3):
        pass_all(s)
    drawn = {"draw favour push ahead", "draw favour new ticket", "draw favour double sale"}
    assert actor(s) == "chance"
    assert len(choices(s)) == 6
    assert not choices(s) & drawn


@pytest.mark.rule("M1.2")
def test_the_start_player_card_lies_at_the_villa() -> None:
    assert card_at_villa(new(4))


@pytest.mark.rule("M1.3")
@pytest.mark.parametrize("players", [3, 4, 5])
def test_every_seat_is_as_likely_to_start(players: int) -> None:
    s = new(players)
    assert choices(s) == {f"start {seat}" for seat in range(1, players + 1)}
    assert list(s.weights()) == [1] * players
    play(s, f"chance: start {players}")
    let_chance(s)
    assert start_player(s) == players
    assert actor(s) == str(players)


@pytest.mark.rule("M1.3")
def test_the_start_player_is_drawn_on_the_first_day_only() -> None:
    assert all(words.startswith("draw favour") for words in choices(evening(4)))
