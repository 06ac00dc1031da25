"""M8, the favours that are played in one's turn."""

import pytest

from tests.games.circus_maximus.positions import position
from tests.games.circus_maximus.table import (
    VENUES,
    actor,
    can,
    choices,
    favours,
    gone,
    hand,
    pile,
    play,
    queue,
    tickets,
    visitors,
)

PHASES = pytest.mark.parametrize("phase_", ["favours", "tickets", "events"])


# Extra visitor


@pytest.mark.rule("M8.1")
@PHASES
def test_an_extra_visitor_is_drawn_first_and_then_placed(phase_: str) -> None:
    s = position(3, phase_, favours={1: ["extra visitor"]})
    play(s, "1: use extra visitor")
    assert gone(s) == ["extra visitor"]
    play(s, "chance: draw visitor tourist")
    assert choices(s) == {f"place at {venue}" for venue in VENUES}
    play(s, "1: place at theatre of pompey")
    assert visitors(s, "theatre of pompey") == ["tourist"]
    assert actor(s) == "2"
    assert len(hand(s, 1)) == 8


@pytest.mark.rule("M8.1", "M8.10")
def test_no_extra_visitor_comes_from_an_empty_pile() -> None:
    s = position(3, "events", favours={1: ["extra visitor"]}, no_more=["visitors"])
    assert pile(s, "visitors") == 0
    assert not can(s, "use extra visitor")


# Push ahead


@pytest.mark.rule("M8.2")
def test_a_pushed_trader_counts_as_the_one_it_overtook() -> None:
    s = position(4, "tickets", queues={"forum": ["2:7", "3:5", "1:2"]}, favours={1: ["push ahead"]})
    play(s, "1: push 2")
    assert queue(s, "forum") == ["2:7", "1:2=5", "3:5"]
    play(s, "2: play 5", "3: play 6", "4: play 4")
    assert queue(s, "forum") == ["2:7", "3:6", "1:2=5", "3:5", "2:5", "4:4"]


@pytest.mark.rule("M8.2")
def test_two_traders_may_push_ahead_of_the_same_one() -> None:
    s = position(4, "tickets", queues={"forum": ["3:5", "1:2", "2:1"]}, favours={1: ["push ahead"], 2: ["push ahead"]})
    play(s, "1: push 2")
    assert queue(s, "forum") == ["1:2=5", "3:5", "2:1"]
    play(s, "2: push 1", "3: pass", "4: play 5")
    assert queue(s, "forum") == ["1:2=5", "2:1=5", "3:5", "4:5"]


@pytest.mark.rule("M8.2")
def test_a_trader_pushed_twice_goes_two_places() -> None:
    queues = {"colosseum": ["3:8", "2:5", "1:2"]}
    s = position(4, "events", queues=queues, favours={1: ["push ahead", "push ahead"]})
    play(s, "1: push 2", "2: pass", "3: pass", "4: pass", "1: push 2")
    assert queue(s, "colosseum") == ["1:2=8", "3:8", "2:5"]
    play(s, "1: play 8 at colosseum")
    assert queue(s, "colosseum") == ["1:2=8", "3:8", "1:8", "2:5"]


@pytest.mark.rule("M8.2", "M8.10")
def test_only_a_trader_of_the_present_phase_with_somebody_ahead_is_pushed() -> None:
    queues = {"villa": ["2:8", "1:7"], "forum": ["1:6", "2:5", "1:4"]}
    s = position(3, "tickets", queues=queues, favours={1: ["push ahead"]})
    assert {words for words in choices(s) if words.startswith("push")} == {"push 4"}


@pytest.mark.rule("M8.2")
def test_one_may_overtake_ones_own_trader() -> None:
    s = position(3, "tickets", queues={"forum": ["1:6", "1:4"]}, favours={1: ["push ahead"]})
    play(s, "1: push 4")
    assert queue(s, "forum") == ["1:4=6", "1:6"]


# Recall trader


@pytest.mark.rule("M8.4")
def test_a_trader_of_the_villa_is_recalled_to_a_venue() -> None:
    queues = {"villa": ["1:7", "2:8"], "forum": ["1:5"]}
    s = position(3, "events", queues=queues, favours={1: ["recall trader"]})
    recalls = {words for words in choices(s) if words.startswith("recall")}
    assert recalls == {f"recall {rank} at {venue}" for rank in (5, 7) for venue in VENUES}
    play(s, "1: recall 7 at colosseum")
    assert queue(s, "villa") == ["2:8"]
    assert queue(s, "forum") == ["1:5"]
    assert queue(s, "colosseum") == ["1:7"]
    assert actor(s) == "2"
    assert gone(s) == ["recall trader"]


@pytest.mark.rule("M8.4")
def test_a_recalled_trader_stands_in_the_queue_by_its_printed_rank() -> None:
    s = position(3, "tickets", start=2, favours={1: ["recall trader", "rank one is eight"]}, queues={"villa": ["1:2"]})
    play(s, "2: play 5", "3: pass", "1: recall 2")
    assert queue(s, "forum") == ["2:5", "1:2"]
    assert queue(s, "villa") == []


@pytest.mark.rule("M8.4", "M8.10")
def test_nobody_is_recalled_in_the_first_phase_nor_from_the_present_one() -> None:
    s = position(3, "favours", day=2, queues={"villa": ["1:7"]}, favours={1: ["recall trader"]})
    assert not any(words.startswith("recall") for words in choices(s))


@pytest.mark.rule("M8.4", "M3.1")
def test_who_has_only_a_recall_left_is_asked() -> None:
    s = position(3, "tickets", hands={1: []}, favours={1: ["recall trader"]})
    assert choices(s) == {"pass", *(f"recall {rank}" for rank in range(1, 9))}


# New ticket


@pytest.mark.rule("M8.6")
def test_a_new_ticket_comes_with_a_visitor_for_its_venue() -> None:
    s = position(3, "tickets", favours={1: ["new ticket"]})
    play(s, "1: use new ticket", "chance: draw ticket colosseum loge", "chance: draw visitor senator")
    assert tickets(s, 1) == ["colosseum loge"]
    assert visitors(s, "colosseum") == ["senator"]
    assert actor(s) == "2"
    assert gone(s) == ["new ticket"]


@pytest.mark.rule("M8.6", "M8.10")
@PHASES
def test_a_new_ticket_comes_in_the_second_phase_only(phase_: str) -> None:
    s = position(3, phase_, day=2, favours={1: ["new ticket"]})
    assert can(s, "use new ticket") == (phase_ == "tickets")


@pytest.mark.rule("M8.6", "M8.10")
@pytest.mark.parametrize("deck", ["visitors", "tickets"])
def test_no_new_ticket_comes_when_a_pile_is_empty(deck: str) -> None:
    s = position(3, "tickets", favours={1: ["new ticket"]}, no_more=[deck])
    assert not can(s, "use new ticket")


# Rank one is eight


@pytest.mark.rule("M8.7")
def test_rank_one_as_eight_stands_behind_a_real_eight_and_before_a_later_one() -> None:
    s = position(4, "tickets", start=4, favours={1: ["rank one is eight"]})
    play(s, "4: play 8", "1: play 1 as 8", "2: play 8", "3: play 7")
    assert queue(s, "forum") == ["4:8", "1:1=8", "2:8", "3:7"]
    assert gone(s) == ["rank one is eight"]


@pytest.mark.rule("M8.7")
def test_rank_one_may_still_be_played_as_rank_one() -> None:
    s = position(3, "events", favours={1: ["rank one is eight"]})
    assert {f"play 1 at {venue}" for venue in VENUES} <= choices(s)
    assert {f"play 1 as 8 at {venue}" for venue in VENUES} <= choices(s)
    play(s, "1: play 1 at colosseum", "2: play 2 at colosseum")
    assert queue(s, "colosseum") == ["2:2", "1:1"]
    assert favours(s, 1) == ["rank one is eight"]


@pytest.mark.rule("M8.7", "M8.4")
def test_rank_one_counts_as_one_again_after_the_phase() -> None:
    s = position(3, "favours", day=2, favours={1: ["rank one is eight", "recall trader"]})
    play(s, "1: play 1 as 8", "2: play 7", "3: pass", "1: pass", "2: pass", "1: take start player")
    play(s, "1: recall 1", "2: play 2")
    assert queue(s, "forum") == ["2:2", "1:1"]


@pytest.mark.rule("M8.7", "M8.10")
def test_without_the_rank_one_trader_the_favour_cannot_be_played() -> None:
    s = position(3, "tickets", hands={1: [2, 3]}, favours={1: ["rank one is eight"]})
    assert choices(s) == {"pass", "play 2", "play 3"}


# Second trader


@pytest.mark.rule("M8.9")
def test_a_second_trader_is_played_in_the_same_turn() -> None:
    s = position(3, "events", hands={1: [2, 5, 7]}, favours={1: ["second trader"]})
    play(s, "1: use second trader", "1: play 5 at colosseum")
    assert actor(s) == "1"
    assert choices(s) == {f"play 7 at {venue}" for venue in VENUES}
    play(s, "1: play 7 at circus maximus")
    assert actor(s) == "2"
    assert (queue(s, "colosseum"), queue(s, "circus maximus")) == (["1:5"], ["1:7"])
    assert gone(s) == ["second trader"]


@pytest.mark.rule("M8.9")
def test_each_pair_of_traders_is_played_in_one_order_only() -> None:
    s = position(3, "tickets", hands={1: [2, 5, 7]}, favours={1: ["second trader"]})
    play(s, "1: use second trader")
    assert choices(s) == {"play 2", "play 5"}
    play(s, "1: play 2")
    assert choices(s) == {"play 5", "play 7"}


@pytest.mark.rule("M8.9", "M8.10")
def test_without_a_second_trader_the_favour_cannot_be_played() -> None:
    s = position(3, "tickets", hands={1: [5]}, favours={1: ["second trader"]})
    assert choices(s) == {"pass", "play 5"}


@pytest.mark.rule("M8.9", "M8.10")
def test_two_of_the_favours_make_three_traders() -> None:
    s = position(4, "tickets", hands={1: [2, 5, 7]}, favours={1: ["second trader", "second trader"]})
    play(s, "1: use second trader", "1: use second trader")
    assert choices(s) == {"play 2"}
    play(s, "1: play 2", "1: play 5", "1: play 7")
    assert actor(s) == "2"


@pytest.mark.rule("M8.9", "M8.10")
def test_two_of_the_favours_need_three_traders() -> None:
    s = position(4, "tickets", hands={1: [2, 5]}, favours={1: ["second trader", "second trader"]})
    play(s, "1: use second trader")
    assert choices(s) == {"play 2"}


# Together


@pytest.mark.rule("M8.10")
def test_a_second_trader_may_follow_a_recalled_one_and_count_as_eight() -> None:
    held = {1: ["second trader", "recall trader", "rank one is eight"]}
    s = position(3, "tickets", hands={1: [1]}, favours=held)
    play(s, "1: use second trader")
    assert choices(s) == {f"recall {rank}" for rank in range(2, 9)}
    play(s, "1: recall 6")
    assert choices(s) == {"play 1", "play 1 as 8"}
    play(s, "1: play 1 as 8")
    assert queue(s, "forum") == ["1:1=8", "1:6"]
    assert favours(s, 1) == []
    assert actor(s) == "2"


@pytest.mark.rule("M8.10")
def test_a_recalled_rank_one_may_count_as_eight() -> None:
    s = position(3, "tickets", queues={"villa": ["1:1"]}, favours={1: ["recall trader", "rank one is eight"]})
    play(s, "1: recall 1 as 8", "2: play 7")
    assert queue(s, "forum") == ["1:1=8", "2:7"]
    assert favours(s, 1) == []


@pytest.mark.rule("M8.10")
def test_a_favour_instead_of_a_trader_does_not_replace_the_second_one() -> None:
    held = {1: ["second trader", "recall trader", "extra visitor", "new ticket", "push ahead"]}
    queues = {"villa": ["1:8"], "forum": ["2:8", "1:7"]}
    s = position(3, "tickets", queues=queues, favours=held)
    assert {"use extra visitor", "use new ticket", "push 7", "recall 8"} <= choices(s)
    play(s, "1: use second trader")
    assert not {"pass", "use extra visitor", "use new ticket", "push 7"} & choices(s)
    assert can(s, "recall 8")
    play(s, "1: play 1")
    assert choices(s) == {"play 2", "play 3", "play 4", "play 5", "play 6"}


@pytest.mark.rule("M8.10")
def test_any_number_of_favours_may_be_held() -> None:
    held = ["push ahead", "push ahead", "double sale", "double sale", "new ticket", "new ticket"]
    s = position(4, "favours", day=2, villa=["extra visitor"], favours={1: held})
    play(s, "1: play 8", "2: pass", "3: pass", "4: pass", "1: pass", "1: take extra visitor")
    assert len(favours(s, 1)) == 7
