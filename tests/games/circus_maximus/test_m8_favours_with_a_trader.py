"""M8, the favours that are played with a trader, and favours together."""

import pytest

from tests.games.circus_maximus.positions import position
from tests.games.circus_maximus.table import (
    VENUES,
    actor,
    can,
    choices,
    favours,
    gone,
    play,
    queue,
)

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


@pytest.mark.rule("M8.9", "M8.7")
def test_rank_one_as_eight_comes_first_of_two_traders() -> None:
    held = {1: ["second trader", "rank one is eight"]}
    s = position(3, "tickets", hands={1: [1, 5, 7]}, favours=held)
    play(s, "1: use second trader")
    assert choices(s) == {"play 1", "play 1 as 8", "play 5"}
    play(s, "1: play 5")
    assert choices(s) == {"play 7"}


@pytest.mark.rule("M8.9")
def test_a_second_trader_is_announced_before_the_first() -> None:
    s = position(4, "tickets", favours={1: ["second trader", "second trader"]})
    play(s, "1: use second trader", "1: play 2")
    assert not can(s, "use second trader")
    play(s, "1: play 3")
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
