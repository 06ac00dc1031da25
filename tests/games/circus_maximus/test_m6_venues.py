"""M6, the venues."""

import pytest

from tests.games.circus_maximus.positions import position
from tests.games.circus_maximus.table import VENUES, actor, can, choices, earned, phase, play, sales, tickets, visitors


@pytest.mark.rule("M6.1")
def test_a_trader_goes_to_any_venue_with_or_without_a_ticket() -> None:
    s = position(3, "events", hands={1: [5]}, tickets={1: ["colosseum loge"]})
    assert choices(s) == {"pass", *(f"play 5 at {venue}" for venue in VENUES)}


@pytest.mark.rule("M6.1")
def test_passing_ends_ones_play_at_all_three_venues() -> None:
    s = position(3, "events")
    play(s, "1: play 5 at colosseum", "2: pass", "3: pass", "1: play 4 at circus maximus", "1: pass")
    assert phase(s) == "scoring"


@pytest.mark.rule("M6.2")
def test_the_seller_chooses_ticket_and_visitor_of_that_venue() -> None:
    s = position(
        3,
        "events",
        tickets={1: ["colosseum loge", "colosseum balcony", "circus maximus arena"]},
        visitors={"colosseum": ["senator", "student"], "theatre of pompey": ["tourist"]},
    )
    play(s, "1: play 5 at colosseum", "2: pass", "3: pass", "1: pass")
    assert choices(s) == {
        f"sell {category} to {visitor}" for category in ("loge", "balcony") for visitor in ("senator", "student")
    }
    play(s, "1: sell balcony to senator")
    assert phase(s) == "scoring"
    assert sales(s, 1) == [1 + 6]
    assert tickets(s, 1) == ["circus maximus arena", "colosseum loge"]
    assert visitors(s, "colosseum") == ["student"]


@pytest.mark.rule("M6.2")
def test_without_a_ticket_for_the_venue_a_trader_sells_nothing() -> None:
    s = position(
        3, "events", tickets={1: ["circus maximus arena"], 2: ["colosseum arena"]}, visitors={"colosseum": ["senator"]}
    )
    play(s, "1: play 8 at colosseum", "2: play 1 at colosseum", "3: pass", "1: pass", "2: pass")
    assert actor(s) == "2"
    assert choices(s) == {"sell arena to senator"}


@pytest.mark.rule("M6.2")
def test_a_ticket_is_sold_once_and_a_visitor_buys_once() -> None:
    s = position(
        3,
        "events",
        tickets={1: ["colosseum loge"], 2: ["colosseum arena"], 3: ["colosseum balcony"]},
        visitors={"colosseum": ["senator", "student"]},
    )
    play(s, "1: play 8 at colosseum", "2: play 7 at colosseum", "3: play 6 at colosseum", "1: play 5 at colosseum")
    play(s, "2: pass", "3: pass", "1: pass", "1: sell loge to senator", "2: sell arena to student")
    assert phase(s) == "scoring"
    assert earned(s, 1) == [9 + 7, 5 + 9, 0 + 10]


@pytest.mark.rule("M6.2")
def test_who_holds_a_ticket_and_finds_a_visitor_must_sell() -> None:
    s = position(3, "events", tickets={1: ["colosseum loge"]}, visitors={"colosseum": ["legionnaire"]})
    play(s, "1: play 5 at colosseum", "2: pass", "3: pass", "1: pass")
    assert choices(s) == {"sell loge to legionnaire"}


@pytest.mark.rule("M6.2")
def test_venues_are_served_in_their_order() -> None:
    s = position(
        3,
        "events",
        tickets={1: ["colosseum loge"], 2: ["theatre of pompey loge"], 3: ["circus maximus loge"]},
        visitors={venue: ["senator"] for venue in VENUES[:1]} | {VENUES[1]: ["student"], VENUES[2]: ["tourist"]},
    )
    play(s, "1: play 8 at colosseum", "2: play 7 at theatre of pompey", "3: play 6 at circus maximus")
    play(s, "1: pass", "2: pass", "3: pass")
    play(s, "3: sell loge to senator", "2: sell loge to student", "1: sell loge to tourist")


@pytest.mark.rule("M6.2")
def test_a_venue_without_visitors_is_served_without_a_sale() -> None:
    s = position(3, "events", tickets={1: ["colosseum loge"]})
    play(s, "1: play 8 at colosseum", "2: pass", "3: pass")
    assert can(s, "play 7 at colosseum")
    play(s, "1: pass")
    assert phase(s) == "scoring"
    assert tickets(s, 1) == ["colosseum loge"]
