"""M4, Caesar's villa."""

import pytest

from tests.games.circus_maximus.positions import new, position
from tests.games.circus_maximus.table import (
    actor,
    card_at_villa,
    choices,
    favours,
    let_chance,
    phase,
    play,
    start_player,
    villa,
)


@pytest.mark.rule("M4.1")
def test_nobody_holds_a_favour_on_the_first_morning() -> None:
    s = new(5)
    let_chance(s)
    assert all(favours(s, seat) == [] for seat in range(1, 6))
    assert choices(s) == {"pass", *(f"play {rank}" for rank in range(1, 9))}


@pytest.mark.rule("M4.1")
def test_a_trader_served_takes_a_favour_or_the_start_player_card() -> None:
    s = position(3, "favours", villa=["new ticket", "push ahead"])
    play(s, "1: play 3", "2: play 8", "3: pass", "1: pass", "2: pass")
    assert choices(s) == {"take start player", "take new ticket", "take push ahead"}
    play(s, "2: take push ahead")
    assert favours(s, 2) == ["push ahead"]
    assert choices(s) == {"take start player", "take new ticket"}
    assert actor(s) == "1"


@pytest.mark.rule("M4.2")
def test_who_takes_the_card_begins_the_next_phase() -> None:
    s = position(3, "favours", start=1, villa=["new ticket", "push ahead"])
    play(s, "1: play 3", "2: play 8", "3: play 5", "1: pass", "2: pass", "3: pass")
    play(s, "2: take push ahead", "3: take start player")
    assert not card_at_villa(s)
    play(s, "1: take new ticket")
    assert phase(s) == "tickets"
    assert (start_player(s), actor(s)) == (3, "3")


@pytest.mark.rule("M4.2")
def test_a_card_that_nobody_takes_goes_to_the_first_in_the_queue() -> None:
    s = position(3, "favours", start=1, villa=["new ticket", "push ahead"])
    play(s, "1: play 3", "2: play 8", "3: pass", "1: pass", "2: pass", "2: take push ahead", "1: take new ticket")
    assert phase(s) == "tickets"
    assert not card_at_villa(s)
    assert (start_player(s), actor(s)) == (2, "2")


@pytest.mark.rule("M4.2")
def test_with_an_empty_queue_the_start_player_does_not_change() -> None:
    s = position(3, "favours", start=2, villa=["new ticket"])
    play(s, "2: pass", "3: pass", "1: pass")
    assert phase(s) == "tickets"
    assert (start_player(s), actor(s)) == (2, "2")


@pytest.mark.rule("M4.2")
def test_the_card_is_one_more_thing_to_take() -> None:
    s = position(3, "favours", villa=["new ticket"])
    play(s, "1: play 3", "2: play 8", "3: play 1", "1: pass", "2: pass", "3: pass", "2: take new ticket")
    assert choices(s) == {"take start player"}
    play(s, "1: take start player")
    assert phase(s) == "tickets"
    assert villa(s) == []
    assert favours(s, 3) == []
