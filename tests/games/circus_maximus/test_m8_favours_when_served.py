"""M8, the favours that are played when a trader is served."""

import pytest

from tests.games.circus_maximus.positions import position
from tests.games.circus_maximus.table import (
    actor,
    can,
    choices,
    coins,
    favours,
    gone,
    pass_all,
    phase,
    play,
    sales,
    tickets,
    visitors,
)

# Double sale


@pytest.mark.rule("M8.3")
def test_a_double_sale_sells_two_tickets_to_two_visitors() -> None:
    s = position(
        3,
        "events",
        tickets={1: ["colosseum loge", "colosseum arena"], 2: ["colosseum arena"]},
        visitors={"colosseum": ["senator", "student", "artisan"]},
        favours={1: ["double sale"]},
    )
    play(s, "1: play 8 at colosseum", "2: play 3 at colosseum", "3: pass", "1: pass", "2: pass")
    play(s, "1: use double sale", "1: sell arena to student", "1: sell loge to senator")
    assert sales(s, 1) == [2 + 3, 3 + 6]
    assert gone(s) == ["double sale"]
    assert choices(s) == {"sell arena to artisan"}
    assert actor(s) == "2"


@pytest.mark.rule("M8.3")
def test_each_pair_of_sales_is_made_in_one_order_only() -> None:
    s = position(
        3,
        "events",
        tickets={1: ["colosseum loge", "colosseum arena"]},
        visitors={"colosseum": ["senator", "student"]},
        favours={1: ["double sale"]},
    )
    play(s, "1: play 8 at colosseum")
    pass_all(s)
    play(s, "1: use double sale")
    assert choices(s) == {"sell arena to student", "sell arena to senator"}
    play(s, "1: sell arena to senator")
    assert choices(s) == {"sell loge to student"}


@pytest.mark.rule("M8.3")
def test_two_equal_tickets_go_to_two_equal_visitors() -> None:
    s = position(
        3,
        "events",
        tickets={1: ["colosseum loge", "colosseum loge"]},
        visitors={"colosseum": ["senator", "senator"]},
        favours={1: ["double sale"]},
    )
    play(s, "1: play 8 at colosseum")
    pass_all(s)
    play(s, "1: use double sale", "1: sell loge to senator", "1: sell loge to senator")
    assert sales(s, 1) == [9, 9]


@pytest.mark.rule("M8.3")
def test_two_equal_tickets_go_to_visitors_in_one_order_only() -> None:
    s = position(
        3,
        "events",
        tickets={1: ["colosseum loge", "colosseum loge"]},
        visitors={"colosseum": ["student", "artisan", "senator"]},
        favours={1: ["double sale", "bribe legionnaire"]},
    )
    play(s, "1: play 8 at colosseum")
    pass_all(s)
    play(s, "1: use double sale")
    assert choices(s) == {"sell loge to student", "sell loge to artisan"}
    play(s, "1: sell loge to artisan")
    assert choices(s) == {"sell loge to senator"}


@pytest.mark.rule("M8.3", "M8.10")
@pytest.mark.parametrize(
    ("held", "waiting"),
    [
        (["colosseum loge", "colosseum arena"], ["senator"]),
        (["colosseum loge", "circus maximus loge"], ["senator", "student"]),
    ],
)
def test_with_one_visitor_or_one_ticket_there_is_no_double_sale(held: list[str], waiting: list[str]) -> None:
    s = position(3, "events", tickets={1: held}, visitors={"colosseum": waiting}, favours={1: ["double sale"]})
    play(s, "1: play 8 at colosseum")
    pass_all(s)
    assert not can(s, "use double sale")


@pytest.mark.rule("M8.3")
def test_one_trader_uses_one_double_sale() -> None:
    s = position(
        4,
        "events",
        tickets={1: ["colosseum loge", "colosseum loge", "colosseum arena"]},
        visitors={"colosseum": ["senator", "senator", "senator"]},
        favours={1: ["double sale", "double sale"]},
    )
    play(s, "1: play 8 at colosseum")
    pass_all(s)
    play(s, "1: use double sale")
    assert not can(s, "use double sale")
    play(s, "1: sell loge to senator", "1: sell loge to senator")
    assert phase(s) == "scoring"
    assert favours(s, 1) == ["double sale"]


# Bribe


@pytest.mark.rule("M8.5")
def test_a_bribed_legionnaire_pays_six_and_the_event_coin() -> None:
    s = position(
        3,
        "events",
        tickets={1: ["colosseum loge"]},
        visitors={"colosseum": ["legionnaire", "student"]},
        events={"colosseum": 1},
        favours={1: ["bribe legionnaire"]},
        hands={1: [1]},
    )
    play(s, "1: play 1 at colosseum")
    pass_all(s)
    assert choices(s) == {"sell loge to legionnaire", "sell loge to student", "sell loge to bribed legionnaire"}
    play(s, "1: sell loge to bribed legionnaire")
    assert sales(s, 1) == [3 + 6 + 1]
    assert coins(s)[0] == 10
    assert gone(s) == ["bribe legionnaire"]
    assert visitors(s, "colosseum") == ["student"]


@pytest.mark.rule("M8.5")
def test_a_legionnaire_without_a_bribe_pays_two() -> None:
    s = position(
        3,
        "events",
        tickets={1: ["colosseum loge"]},
        visitors={"colosseum": ["legionnaire"]},
        favours={1: ["bribe legionnaire"]},
    )
    play(s, "1: play 1 at colosseum")
    pass_all(s)
    play(s, "1: sell loge to legionnaire")
    assert sales(s, 1) == [3 + 2]
    assert favours(s, 1) == ["bribe legionnaire"]


@pytest.mark.rule("M8.5", "M8.10")
def test_without_a_legionnaire_there_is_nobody_to_bribe() -> None:
    s = position(
        3,
        "events",
        tickets={1: ["colosseum loge"]},
        visitors={"colosseum": ["student"], "circus maximus": ["legionnaire"]},
        favours={1: ["bribe legionnaire"]},
    )
    play(s, "1: play 1 at colosseum")
    pass_all(s)
    assert choices(s) == {"sell loge to student"}


@pytest.mark.rule("M8.5", "M8.10")
def test_a_double_sale_may_bribe_two_legionnaires() -> None:
    held = {1: ["bribe legionnaire", "bribe legionnaire", "double sale"]}
    s = position(
        4,
        "events",
        tickets={1: ["colosseum loge", "colosseum arena"]},
        visitors={"colosseum": ["legionnaire", "legionnaire"]},
        favours=held,
    )
    play(s, "1: play 1 at colosseum")
    pass_all(s)
    play(s, "1: use double sale", "1: sell arena to bribed legionnaire", "1: sell loge to bribed legionnaire")
    assert sales(s, 1) == [8, 9]
    assert favours(s, 1) == []


# Double purchase


@pytest.mark.rule("M8.8")
def test_a_double_purchase_takes_two_tickets() -> None:
    forum = ["colosseum loge", "colosseum arena", "circus maximus loge"]
    s = position(3, "tickets", forum=forum, favours={1: ["double purchase"]})
    play(s, "1: play 8", "2: play 7", "3: pass", "1: pass", "2: pass")
    play(s, "1: use double purchase", "1: take circus maximus loge", "1: take colosseum loge")
    assert tickets(s, 1) == ["circus maximus loge", "colosseum loge"]
    assert gone(s) == ["double purchase"]
    assert actor(s) == "2"
    assert choices(s) == {"take colosseum arena"}


@pytest.mark.rule("M8.8")
def test_each_pair_of_tickets_is_taken_in_one_order_only() -> None:
    forum = ["colosseum loge", "colosseum loge", "colosseum arena", "circus maximus loge"]
    s = position(3, "tickets", forum=forum, favours={1: ["double purchase"]})
    play(s, "1: play 8")
    pass_all(s)
    play(s, "1: use double purchase")
    assert choices(s) == {"take circus maximus loge", "take colosseum arena", "take colosseum loge"}
    play(s, "1: take colosseum arena")
    assert choices(s) == {"take colosseum loge"}


@pytest.mark.rule("M8.8")
def test_the_first_of_two_tickets_leaves_one_that_may_follow() -> None:
    s = position(3, "tickets", forum=["colosseum loge", "circus maximus loge"], favours={1: ["double purchase"]})
    play(s, "1: play 8")
    pass_all(s)
    play(s, "1: use double purchase")
    assert choices(s) == {"take circus maximus loge"}


@pytest.mark.rule("M8.8", "M8.10")
def test_with_one_ticket_left_there_is_no_double_purchase() -> None:
    s = position(3, "tickets", forum=["colosseum loge"], favours={1: ["double purchase"]})
    play(s, "1: play 8")
    pass_all(s)
    assert choices(s) == {"take colosseum loge"}


@pytest.mark.rule("M8.8")
def test_one_trader_uses_one_double_purchase() -> None:
    forum = ["colosseum loge", "colosseum loge", "colosseum arena", "colosseum arena"]
    s = position(4, "tickets", forum=forum, favours={1: ["double purchase", "double purchase"]})
    play(s, "1: play 8", "2: play 7", "3: pass", "4: pass", "1: pass", "2: pass", "1: use double purchase")
    assert not can(s, "use double purchase")
    play(s, "1: take colosseum arena", "1: take colosseum arena")
    assert actor(s) == "2"
