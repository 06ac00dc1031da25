"""M8, the favours that are played instead of a trader."""

import pytest

from tests.games.circus_maximus.positions import position
from tests.games.circus_maximus.table import (
    VENUES,
    actor,
    can,
    choices,
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
    assert gone(s) == ["push ahead"]
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


@pytest.mark.rule("M8.2", "M3.1")
def test_who_has_only_a_push_left_is_asked() -> None:
    s = position(3, "tickets", hands={1: []}, queues={"forum": ["2:8", "1:7"]}, favours={1: ["push ahead"]})
    assert choices(s) == {"pass", "push 7"}


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
