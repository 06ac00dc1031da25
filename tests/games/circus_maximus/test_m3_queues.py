"""M3, the queues."""

import pytest

from tests.games.circus_maximus.positions import position
from tests.games.circus_maximus.table import actor, can, choices, hand, phase, play, queue, tickets


@pytest.mark.rule("M3.1")
def test_turns_go_clockwise_from_the_start_player_until_all_have_passed() -> None:
    s = position(4, "favours", start=3, villa=["new ticket"])
    play(s, "3: play 1", "4: play 2", "1: pass", "2: play 3", "3: play 4", "4: pass", "2: pass", "3: pass")
    assert phase(s) == "favours"
    assert not can(s, "pass")
    assert actor(s) == "3"


@pytest.mark.rule("M3.1")
def test_who_passes_is_out_of_the_phase_but_not_of_the_next() -> None:
    s = position(3, "tickets")
    play(s, "1: pass", "2: play 1", "3: play 1", "2: play 2", "3: pass", "2: pass")
    assert phase(s) == "events"
    assert actor(s) == "1"


@pytest.mark.rule("M3.1")
def test_a_turn_is_a_trader_or_a_favour_or_a_pass() -> None:
    s = position(3, "tickets", hands={1: [2, 7]}, favours={1: ["new ticket", "double purchase", "bribe legionnaire"]})
    assert choices(s) == {"pass", "use new ticket", "play 2", "play 7"}


@pytest.mark.rule("M3.1")
def test_who_can_do_nothing_but_pass_is_not_asked() -> None:
    s = position(3, "tickets", hands={1: [], 2: [4]})
    assert actor(s) == "2"
    play(s, "2: play 4", "3: play 1")
    assert actor(s) == "3"


@pytest.mark.rule("M3.1", "M8.1")
def test_who_has_no_trader_but_a_playable_favour_is_asked() -> None:
    s = position(3, "tickets", hands={1: []}, favours={1: ["extra visitor"]})
    assert actor(s) == "1"
    assert choices(s) == {"pass", "use extra visitor"}


@pytest.mark.rule("M3.1", "M8.2")
def test_who_had_nothing_to_do_is_out_even_if_a_favour_becomes_playable() -> None:
    s = position(3, "events", queues={"colosseum": ["1:5"]}, hands={1: []}, favours={1: ["push ahead"]})
    play(s, "2: play 8 at colosseum")
    assert queue(s, "colosseum") == ["2:8", "1:5"]
    play(s, "3: pass", "2: pass")
    assert phase(s) == "scoring"


@pytest.mark.rule("M3.1", "M8.8")
def test_who_has_passed_may_still_use_a_favour_when_served() -> None:
    forum = ["colosseum loge", "colosseum arena"]
    s = position(3, "tickets", forum=forum, favours={1: ["double purchase"]})
    play(s, "1: play 8", "2: pass", "3: pass", "1: pass")
    assert can(s, "use double purchase")


@pytest.mark.rule("M3.2")
def test_the_highest_rank_stands_nearest_the_place() -> None:
    s = position(4, "favours")
    play(s, "1: play 1", "2: play 6", "3: play 4", "4: play 8")
    assert queue(s, "villa") == ["4:8", "2:6", "3:4", "1:1"]


@pytest.mark.rule("M3.2")
def test_equal_ranks_stand_in_the_order_of_their_coming() -> None:
    s = position(4, "favours")
    play(s, "1: play 1", "2: play 6", "3: play 4", "4: play 4", "1: play 4", "2: play 5")
    assert queue(s, "villa") == ["2:6", "2:5", "3:4", "4:4", "1:4", "1:1"]


@pytest.mark.rule("M3.2")
def test_each_queue_is_ordered_by_itself() -> None:
    s = position(3, "events")
    play(s, "1: play 5 at colosseum", "2: play 8 at circus maximus", "3: play 6 at colosseum", "1: play 8 at colosseum")
    assert queue(s, "colosseum") == ["1:8", "3:6", "1:5"]
    assert queue(s, "circus maximus") == ["2:8"]
    assert queue(s, "theatre of pompey") == []


@pytest.mark.rule("M3.3")
def test_the_queue_is_served_from_the_front_until_cards_run_out() -> None:
    s = position(3, "tickets", forum=["colosseum loge", "colosseum arena"])
    play(s, "1: play 3", "2: play 5", "3: play 4", "1: pass", "2: pass", "3: pass")
    play(s, "2: take colosseum arena", "3: take colosseum loge")
    assert phase(s) == "events"
    assert (tickets(s, 1), tickets(s, 2)) == ([], ["colosseum arena"])


@pytest.mark.rule("M3.3")
def test_the_queue_is_served_until_traders_run_out() -> None:
    s = position(3, "tickets", forum=["colosseum loge", "colosseum arena"])
    play(s, "1: play 3", "2: pass", "3: pass", "1: pass", "1: take colosseum loge")
    assert phase(s) == "events"


@pytest.mark.rule("M3.3")
def test_a_trader_served_must_take_something() -> None:
    s = position(3, "tickets", forum=["colosseum balcony"])
    play(s, "1: play 3", "2: pass", "3: pass", "1: pass")
    assert choices(s) == {"take colosseum balcony"}


@pytest.mark.rule("M3.3")
def test_a_trader_is_played_once_a_day_and_stays_in_its_queue() -> None:
    s = position(3, "tickets", forum=["colosseum balcony"])
    play(s, "1: play 3", "2: pass", "3: pass")
    assert not can(s, "play 3")
    play(s, "1: pass", "1: take colosseum balcony")
    assert phase(s) == "events"
    assert queue(s, "forum") == ["1:3"]
    assert hand(s, 1) == [1, 2, 4, 5, 6, 7, 8]
    assert not can(s, "play 3 at colosseum")


@pytest.mark.rule("M3.3")
def test_an_empty_queue_is_served_at_once() -> None:
    s = position(3, "tickets", forum=["colosseum balcony"])
    play(s, "1: pass", "2: pass", "3: pass")
    assert phase(s) == "events"
    assert tickets(s, 1) == []
