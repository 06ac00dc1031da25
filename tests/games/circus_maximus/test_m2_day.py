"""M2, each day."""

import pytest

from tests.games.circus_maximus.positions import evening, new, position
from tests.games.circus_maximus.table import (
    VENUES,
    actor,
    can,
    card_at_villa,
    choices,
    day,
    earned,
    event_coins,
    forum,
    gone,
    hand,
    let_chance,
    pass_all,
    phase,
    pile,
    play,
    sales,
    serve,
    start_player,
    villa,
    visitors,
)

FAVOURS_OF_THREE = (
    "chance: draw favour push ahead",
    "chance: draw favour new ticket",
    "chance: draw favour double sale",
)


@pytest.mark.rule("M2.1")
def test_on_the_second_day_traders_are_in_hand_and_the_last_start_player_begins() -> None:
    s = position(3, "favours", villa=["new ticket"], visitors={"colosseum": ["senator"]})
    play(s, "1: play 3", "2: play 8", "3: pass", "1: pass", "2: pass", "2: take start player")
    serve(s)
    pass_all(s)
    pass_all(s)
    assert phase(s) == "scoring"
    assert not card_at_villa(s)
    let_chance(s)
    assert day(s) == 2
    assert hand(s, 1) == hand(s, 2) == [1, 2, 3, 4, 5, 6, 7, 8]
    assert card_at_villa(s)
    assert start_player(s) == 2
    assert actor(s) == "2"


@pytest.mark.rule("M2.2")
@pytest.mark.parametrize("players", [3, 4, 5])
def test_as_many_favours_as_players_lie_at_the_villa(players: int) -> None:
    s = new(players)
    let_chance(s)
    assert len(villa(s)) == players


@pytest.mark.rule("M2.2")
def test_favours_that_nobody_takes_leave_the_game() -> None:
    s = position(3, "favours", villa=["new ticket", "push ahead", "double sale"])
    play(s, "1: play 1", "2: pass", "3: pass", "1: pass", "1: take push ahead")
    assert phase(s) == "tickets"
    assert villa(s) == []
    assert gone(s) == ["double sale", "new ticket"]


@pytest.mark.rule("M2.3")
@pytest.mark.parametrize("players", [3, 4, 5])
def test_twice_as_many_tickets_as_players_lie_at_the_forum(players: int) -> None:
    s = new(players)
    let_chance(s)
    assert len(forum(s)) == 2 * players
    assert pile(s, "tickets") == 18 - 2 * players


@pytest.mark.rule("M2.3", "M7.5")
def test_all_tickets_are_shuffled_again_each_day() -> None:
    s = new(3)
    let_chance(s)
    for _ in range(3):
        pass_all(s)
    while not can(s, "draw ticket colosseum loge"):
        s.apply(s.legal()[0])
    assert pile(s, "tickets") == 18
    assert list(s.weights()) == [2] * 9


@pytest.mark.rule("M2.4")
def test_each_venue_gets_as_many_visitors_as_tickets_minus_one() -> None:
    s = new(3)
    play(s, "chance: start 1", *FAVOURS_OF_THREE)
    for ticket in ("circus maximus loge", "circus maximus loge", "circus maximus arena", "colosseum loge"):
        play(s, f"chance: draw ticket {ticket}")
    play(s, "chance: draw ticket colosseum balcony", "chance: draw ticket theatre of pompey arena")
    play(s, "chance: draw visitor senator", "chance: draw visitor student", "chance: draw visitor artisan")
    assert visitors(s, "circus maximus") == ["student", "senator"]
    assert visitors(s, "theatre of pompey") == []
    assert visitors(s, "colosseum") == ["artisan"]
    assert actor(s) == "1"


@pytest.mark.rule("M2.4")
def test_a_venue_without_tickets_has_no_visitors() -> None:
    s = new(3)
    play(s, "chance: start 1", *FAVOURS_OF_THREE)
    for category in ("loge", "arena", "balcony"):
        play(s, *[f"chance: draw ticket colosseum {category}"] * 2)
    let_chance(s)
    assert [len(visitors(s, venue)) for venue in VENUES] == [0, 0, 5]


@pytest.mark.rule("M2.5")
@pytest.mark.parametrize(("past", "events"), [(0, 0), (1, 1), (2, 2)])
def test_special_events_none_then_one_then_two(past: int, events: int) -> None:
    s = evening(4, day=past) if past else new(4)
    let_chance(s)
    assert day(s) == past + 1
    assert len(forum(s)) == 8 + events


@pytest.mark.rule("M2.5")
def test_a_special_event_brings_a_ticket_and_a_visitor_and_a_coin_from_everybody_there() -> None:
    s = evening(3, day=1)
    while len(forum(s)) < 6:
        s.apply(s.legal()[0])
    while not can(s, "draw ticket colosseum loge"):
        s.apply(s.legal()[0])
    here = len(visitors(s, "colosseum"))
    play(s, "chance: draw ticket colosseum loge")
    assert "colosseum loge" in forum(s)
    play(s, "chance: draw visitor senator")
    assert len(visitors(s, "colosseum")) == here + 1
    assert actor(s) != "chance"


@pytest.mark.rule("M2.5", "M7.1")
@pytest.mark.parametrize("events", [0, 1, 2])
def test_two_events_at_one_venue_are_two_coins_more(events: int) -> None:
    s = position(
        3,
        "events",
        tickets={1: ["colosseum loge"], 2: ["circus maximus loge"]},
        visitors={"colosseum": ["senator"], "circus maximus": ["senator"]},
        events={"colosseum": events},
    )
    play(s, "1: play 1 at colosseum", "2: play 1 at circus maximus", "3: pass", "1: pass", "2: pass")
    play(s, "2: sell loge to senator", "1: sell loge to senator")
    assert earned(s, 1)[0] == 3 + 6 + events + 12
    assert earned(s, 1)[1] == 3 + 6 + 12


@pytest.mark.rule("M2.5")
def test_both_events_of_the_third_day_may_fall_on_one_venue() -> None:
    s = evening(3, day=2)
    while len(forum(s)) < 6 or not can(s, "draw ticket colosseum loge"):
        s.apply(s.legal()[0])
    play(s, "chance: draw ticket colosseum loge", "chance: draw visitor senator")
    play(s, "chance: draw ticket colosseum loge", "chance: draw visitor senator")
    assert visitors(s, "colosseum")[-2:] == ["senator", "senator"]
    assert event_coins(s, "colosseum") == 2


@pytest.mark.rule("M2.5")
def test_a_visitor_who_comes_later_pays_the_event_coin_too() -> None:
    s = position(3, "events", tickets={1: ["colosseum loge"]}, events={"colosseum": 1}, favours={1: ["extra visitor"]})
    play(s, "1: use extra visitor", "chance: draw visitor tourist", "1: place at colosseum", "2: pass", "3: pass")
    play(s, "1: play 1 at colosseum", "1: pass", "1: sell loge to tourist")
    assert sales(s, 1) == [3 + 5 + 1]


@pytest.mark.rule("M2.6")
def test_the_phases_follow_each_other() -> None:
    s = new(3)
    let_chance(s)
    seen = []
    for _ in range(3):
        seen.append(phase(s))
        assert choices(s) >= {"pass"}
        pass_all(s)
    seen.append(phase(s))
    assert seen == ["favours", "tickets", "events", "scoring"]
    assert day(s) == 1
    let_chance(s)
    assert (phase(s), day(s)) == ("favours", 2)
