"""M7, scoring."""

import pytest

from munera.games.circus_maximus import GAME
from munera.games.circus_maximus.flow import CircusMaximus
from tests.games.circus_maximus.positions import position
from tests.games.circus_maximus.table import (
    VENUES,
    actor,
    card_at_villa,
    coins,
    earned,
    favours,
    forum,
    gone,
    hand,
    let_chance,
    pass_all,
    phase,
    pile,
    play,
    queue,
    sales,
    tickets,
    visitors,
)

WHOLE_HAND = 0 + 0 + 1 + 1 + 2 + 2 + 3 + 3


@pytest.mark.rule("M7.1")
def test_a_sold_ticket_brings_its_coins_its_visitors_and_the_event_coins() -> None:
    s = position(
        3,
        "events",
        tickets={1: ["colosseum arena", "theatre of pompey loge"]},
        visitors={"colosseum": ["artisan"], "theatre of pompey": ["student"]},
        events={"colosseum": 1},
        hands={1: [1, 2]},
    )
    play(s, "1: play 1 at colosseum", "2: pass", "3: pass", "1: play 2 at theatre of pompey")
    play(s, "1: sell loge to student", "1: sell arena to artisan")
    assert sales(s, 1) == [3 + 3, 2 + 4 + 1]
    assert coins(s) == [13, WHOLE_HAND, WHOLE_HAND]


@pytest.mark.rule("M7.2")
@pytest.mark.parametrize(
    ("ranks", "value"), [([], 0), ([1, 2], 0), ([3, 4], 2), ([5, 6], 4), ([7, 8], 6), ([2, 3, 6], 3)]
)
def test_unplayed_traders_bring_their_coins(ranks: list[int], value: int) -> None:
    s = position(3, "events", hands={1: ranks})
    pass_all(s)
    assert coins(s) == [value, WHOLE_HAND, WHOLE_HAND]


@pytest.mark.rule("M7.2")
def test_played_traders_and_unsold_tickets_bring_nothing() -> None:
    s = position(3, "events", tickets={1: ["colosseum loge"]}, hands={1: [8]})
    play(s, "1: play 8 at colosseum", "2: pass", "3: pass")
    assert coins(s)[0] == 0


@pytest.mark.rule("M7.1", "M7.2", "M7.3")
def test_a_whole_evening() -> None:
    s = position(
        3,
        "events",
        tickets={1: ["colosseum balcony", "theatre of pompey arena", "theatre of pompey balcony"]},
        visitors={"colosseum": ["senator"], "theatre of pompey": ["student"]},
        hands={1: [1, 2, 3, 6, 8]},
        favours={1: ["push ahead"]},
    )
    play(s, "1: play 1 at colosseum", "2: pass", "3: pass", "1: play 8 at theatre of pompey", "1: pass")
    play(s, "1: sell arena to student", "1: sell balcony to senator")
    assert coins(s)[0] == (1 + 6) + (2 + 3) + (0 + 1 + 2)


@pytest.mark.rule("M7.3")
def test_unused_favours_pay_after_the_last_day_only() -> None:
    held = {1: ["push ahead", "new ticket"], 2: ["double sale"]}
    for day, paid in ((1, [0, 0, 0]), (2, [0, 0, 0]), (3, [4, 2, 0])):
        s = position(3, "events", day=day, favours=held)
        pass_all(s)
        assert coins(s) == [WHOLE_HAND + extra for extra in paid]
    assert s.is_over()


def _ended(*earned: tuple[int, int], favours: dict[int, list[str]] | None = None) -> CircusMaximus:
    """A game of three with these sums of the first two days; on the third nobody does anything."""
    sums = dict(enumerate(earned, start=1))
    s = position(3, "events", day=3, earned=sums, favours=favours)
    pass_all(s)
    return s


@pytest.mark.rule("M7.4")
def test_most_coins_win() -> None:
    s = _ended((10, 10), (20, 1), (1, 18))
    assert coins(s) == [32, 33, 31]
    assert s.winners() == [1]


@pytest.mark.rule("M7.4")
def test_nobody_has_won_before_the_end() -> None:
    s = position(3, "events", day=2)
    pass_all(s)
    assert s.winners() == []


@pytest.mark.rule("M7.4")
def test_of_those_tied_the_one_wins_who_earned_more_on_the_last_day() -> None:
    s = position(3, "events", day=3, earned={1: (10, 10), 2: (9, 9), 3: (1, 1)}, hands={1: [5, 6, 7, 8]})
    pass_all(s)
    assert earned(s, 3) == [10, 12, 12]
    assert coins(s) == [30, 30, 14]
    assert s.winners() == [1]


@pytest.mark.rule("M7.4")
def test_favours_do_not_count_as_coins_of_the_last_day() -> None:
    s = _ended((8, 10), (10, 10), (1, 1), favours={1: ["push ahead"]})
    assert coins(s) == [32, 32, 14]
    assert s.winners() == [0, 1]


@pytest.mark.rule("M7.4")
def test_a_full_tie_is_shared() -> None:
    assert _ended((10, 10), (5, 15), (20, 0)).winners() == [0, 1, 2]


@pytest.mark.rule("M7.5")
def test_after_the_day_all_but_the_favours_comes_back() -> None:
    s = position(
        4,
        "events",
        tickets={1: ["colosseum loge", "colosseum arena"]},
        visitors={"colosseum": ["senator", "student"]},
        forum=["circus maximus loge"],
        events={"colosseum": 1},
        queues={"villa": ["2:5"], "forum": ["1:5"]},
        favours={1: ["push ahead"], 2: ["bribe legionnaire"]},
    )
    play(s, "1: play 1 at colosseum", "2: pass", "3: pass", "4: pass", "1: pass", "1: sell loge to senator")
    assert phase(s) == "scoring"
    assert sales(s, 1) == [3 + 6 + 1]
    play(s, "chance: draw favour second trader")
    assert all(hand(s, seat) == [1, 2, 3, 4, 5, 6, 7, 8] for seat in (1, 2, 3, 4))
    assert all(queue(s, name) == [] for name in ("villa", "forum", *VENUES))
    assert (pile(s, "tickets"), pile(s, "visitors"), forum(s), tickets(s, 1)) == (18, 15, [], [])
    assert visitors(s, "colosseum") == []
    assert sales(s, 1) == []
    assert GAME.view(s, None)["venues"][2]["event_coins"] == 0
    assert card_at_villa(s)
    assert (favours(s, 1), favours(s, 2)) == (["push ahead"], ["bribe legionnaire"])


@pytest.mark.rule("M7.5", "M8.1")
def test_a_played_favour_does_not_come_back() -> None:
    s = position(4, "events", favours={1: ["extra visitor"]})
    play(s, "1: use extra visitor", "chance: draw visitor senator", "1: place at colosseum")
    pass_all(s)
    let_chance(s)
    assert "extra visitor" in gone(s)
    assert favours(s, 1) == []
    assert actor(s) == "1"


@pytest.mark.rule("M7.5")
def test_after_the_last_day_nothing_comes_back() -> None:
    s = position(3, "events", day=3, tickets={1: ["colosseum loge"]}, visitors={"colosseum": ["senator"]})
    play(s, "1: play 1 at colosseum", "2: pass", "3: pass", "1: pass", "1: sell loge to senator")
    assert s.is_over()
    assert sales(s, 1) == [9]
    assert queue(s, "colosseum") == ["1:1"]
