"""M9, the variant "Caesar"."""

import pytest

from munera.games.circus_maximus import GAME
from munera.games.circus_maximus import state as cell
from munera.games.circus_maximus.flow import CircusMaximus
from tests.games.circus_maximus.positions import evening, new, position
from tests.games.circus_maximus.table import (
    VENUES,
    actor,
    can,
    choices,
    coins,
    favours,
    forum,
    gone,
    let_chance,
    pass_all,
    phase,
    pile,
    play,
    sales,
    visitors,
)

CAESAR = ("caesar",)


@pytest.mark.rule("M9.1")
def test_without_the_variant_there_is_no_caesar() -> None:
    s = new(4)
    while not can(s, "draw visitor senator"):
        s.apply(s.legal()[0])
    assert not can(s, "draw visitor caesar")


@pytest.mark.rule("M9.1")
def test_caesar_counts_as_one_visitor_and_two_more_come_at_once() -> None:
    s = new(3, "caesar")
    while not forum(s):
        s.apply(s.legal()[0])
    play(s, "chance: draw ticket circus maximus balcony", "chance: draw ticket circus maximus arena")
    play(s, "chance: draw ticket colosseum loge", "chance: draw ticket colosseum loge")
    play(s, "chance: draw ticket colosseum arena")
    play(s, "chance: draw visitor senator", "chance: draw visitor senator", "chance: draw visitor caesar")
    assert visitors(s, "circus maximus") == ["senator", "senator"]
    play(s, "chance: draw visitor tourist", "chance: draw visitor tourist", "chance: draw visitor artisan")
    assert visitors(s, "colosseum") == ["artisan", "tourist", "tourist", "caesar"]
    assert actor(s) != "chance"


@pytest.mark.rule("M9.1", "M8.1")
def test_caesar_as_extra_visitor_brings_two_more() -> None:
    s = position(3, "events", favours={1: ["extra visitor"]}, variants=CAESAR)
    play(s, "1: use extra visitor", "chance: draw visitor caesar", "1: place at colosseum")
    play(s, "chance: draw visitor tourist", "chance: draw visitor student")
    assert visitors(s, "colosseum") == ["student", "tourist", "caesar"]
    assert actor(s) == "2"


@pytest.mark.rule("M9.1", "M8.6")
def test_caesar_for_a_new_ticket_brings_two_more() -> None:
    s = position(3, "tickets", favours={1: ["new ticket"]}, variants=CAESAR)
    play(s, "1: use new ticket", "chance: draw ticket colosseum loge", "chance: draw visitor caesar")
    play(s, "chance: draw visitor tourist", "chance: draw visitor student")
    assert visitors(s, "colosseum") == ["student", "tourist", "caesar"]
    assert actor(s) == "2"


@pytest.mark.rule("M9.1", "M2.5")
def test_caesar_for_a_special_event_brings_two_more_before_the_next_event() -> None:
    s = evening(3, day=2, variants=CAESAR)
    while len(forum(s)) < 6 or not can(s, "draw ticket colosseum loge"):
        s.apply(s.legal()[0])
    play(s, "chance: draw ticket colosseum loge", "chance: draw visitor caesar")
    play(s, "chance: draw visitor tourist", "chance: draw visitor tourist")
    assert can(s, "draw ticket colosseum loge")


@pytest.mark.rule("M9.1")
def test_nobody_follows_caesar_when_nobody_is_left() -> None:
    everybody = ["legionnaire", "student", "artisan", "tourist", "senator"] * 2
    s = position(3, "events", visitors={"colosseum": everybody}, favours={1: ["extra visitor"]}, variants=CAESAR)
    play(s, "1: use extra visitor", "chance: draw visitor caesar", "1: place at colosseum")
    assert actor(s) == "2"
    assert s.cells[cell.DUE + cell.VISITORS_DUE + VENUES.index("colosseum")] == 0


@pytest.mark.rule("M9.1")
def test_caesar_gets_no_event_coin() -> None:
    s = position(3, "events", visitors={"colosseum": ["caesar", "senator"]}, events={"colosseum": 2}, variants=CAESAR)
    shown = GAME.view(s, None)["venues"][2]["visitors"]
    assert [(card["name"], card["event_coins"]) for card in shown] == [("senator", 2), ("caesar", 0)]


@pytest.mark.rule("M9.1")
def test_caesar_may_come_again_on_another_day() -> None:
    s = position(3, "events", visitors={"colosseum": ["caesar", "senator"]}, variants=CAESAR)
    pass_all(s)
    while not can(s, "draw visitor senator"):
        s.apply(s.legal()[0])
    play(s, "chance: draw visitor caesar")
    let_chance(s)
    assert sum(visitors(s, venue).count("caesar") for venue in VENUES) == 1


def _beside_caesar(**more: dict[int, list[str]]) -> CircusMaximus:
    """The third day; Caesar is at the Colosseum, with a senator and a student."""
    waiting = {"colosseum": ["caesar", "senator", "student"], "circus maximus": ["tourist"]}
    return position(
        3,
        "events",
        day=3,
        visitors=waiting,
        variants=CAESAR,
        hands={1: [1], 2: [2], 3: []},
        favours=more.get("favours"),
        tickets=more.get("tickets"),
    )


@pytest.mark.rule("M9.2")
def test_a_favour_is_sold_as_a_ticket_and_worth_nothing_more_afterwards() -> None:
    s = _beside_caesar(favours={1: ["push ahead", "new ticket"]})
    play(s, "1: play 1 at colosseum", "2: pass")
    sell = {f"sell {favour} to {buyer}" for favour in ("push ahead", "new ticket") for buyer in ("senator", "student")}
    assert choices(s) == {"decline", *sell}
    play(s, "1: sell push ahead to senator")
    assert sales(s, 1) == [2 + 6]
    assert gone(s) == ["push ahead"]
    assert favours(s, 1) == ["new ticket"]
    assert s.is_over()
    assert coins(s)[0] == 2 + 6 + 2


@pytest.mark.rule("M9.2")
def test_who_has_no_ticket_may_decline() -> None:
    s = _beside_caesar(favours={1: ["push ahead"]})
    play(s, "1: play 1 at colosseum", "2: pass", "1: decline")
    assert s.is_over()
    assert sales(s, 1) == []
    assert coins(s)[0] == 2


@pytest.mark.rule("M9.2", "M6.2")
def test_who_has_a_ticket_must_sell_but_may_sell_the_favour_instead() -> None:
    s = _beside_caesar(favours={1: ["push ahead"]}, tickets={1: ["colosseum loge"]})
    play(s, "1: play 1 at colosseum", "2: pass")
    assert choices(s) == {
        f"sell {goods} to {buyer}" for goods in ("loge", "push ahead") for buyer in ("senator", "student")
    }


@pytest.mark.rule("M9.2")
def test_a_favour_is_sold_only_where_caesar_is() -> None:
    s = _beside_caesar(favours={1: ["push ahead"]})
    play(s, "1: play 1 at circus maximus", "2: pass")
    assert s.is_over()
    assert sales(s, 1) == []


@pytest.mark.rule("M9.2")
def test_without_a_favour_and_without_a_ticket_a_trader_sells_nothing_beside_caesar() -> None:
    s = _beside_caesar()
    play(s, "1: play 1 at colosseum", "2: pass")
    assert s.is_over()


@pytest.mark.rule("M9.2", "M8.3")
def test_one_of_two_sales_may_be_the_seat_beside_caesar() -> None:
    s = _beside_caesar(favours={1: ["double sale", "push ahead"]}, tickets={1: ["colosseum arena"]})
    play(s, "1: play 1 at colosseum", "2: pass", "1: use double sale")
    assert choices(s) == {"sell arena to senator", "sell arena to student"}
    play(s, "1: sell arena to student")
    assert choices(s) == {"sell push ahead to senator"}
    play(s, "1: sell push ahead to senator")
    assert sales(s, 1) == [2 + 3, 2 + 6]


@pytest.mark.rule("M9.2", "M9.3", "M8.3")
def test_only_one_of_two_sales_may_be_the_seat_beside_caesar() -> None:
    held = ["double sale", "push ahead", "new ticket"]
    s = _beside_caesar(favours={1: held}, tickets={1: ["colosseum arena"]})
    play(s, "1: play 1 at colosseum", "2: pass", "1: use double sale")
    assert choices(s) == {"sell arena to senator", "sell arena to student"}
    play(s, "1: sell arena to student")
    assert choices(s) == {"sell push ahead to senator", "sell new ticket to senator"}


@pytest.mark.rule("M9.2", "M8.3", "M8.10")
def test_the_double_sale_itself_is_not_the_favour_sold() -> None:
    s = _beside_caesar(favours={1: ["double sale"]}, tickets={1: ["colosseum arena"]})
    play(s, "1: play 1 at colosseum", "2: pass")
    assert not can(s, "use double sale")
    assert can(s, "sell double sale to senator")


@pytest.mark.rule("M9.2", "M8.5")
def test_the_bribe_is_spent_once_as_goods_or_as_a_bribe() -> None:
    waiting = {"colosseum": ["caesar", "legionnaire", "legionnaire"]}
    for bribes in (1, 2):
        held = {1: ["bribe legionnaire"] * bribes}
        s = position(4, "events", visitors=waiting, favours=held, variants=CAESAR)
        play(s, "1: play 1 at colosseum")
        pass_all(s)
        assert can(s, "sell bribe legionnaire to legionnaire")
        assert can(s, "sell bribe legionnaire to bribed legionnaire") == (bribes == 2)


@pytest.mark.rule("M9.2", "M8.3", "M8.5")
def test_the_first_of_two_sales_does_not_use_up_the_favour_that_the_second_needs() -> None:
    waiting = {"colosseum": ["caesar", "legionnaire", "student"]}
    held = {1: ["double sale", "bribe legionnaire"]}
    s = position(4, "events", visitors=waiting, favours=held, tickets={1: ["colosseum loge"]}, variants=CAESAR)
    play(s, "1: play 1 at colosseum")
    pass_all(s)
    assert can(s, "sell loge to bribed legionnaire")
    play(s, "1: use double sale")
    assert choices(s) == {"sell loge to legionnaire", "sell loge to student"}


@pytest.mark.rule("M9.3")
def test_after_the_first_such_sale_caesar_leaves() -> None:
    s = _beside_caesar(favours={1: ["double purchase"], 2: ["new ticket"]})
    before = pile(s, "visitors")
    play(s, "1: play 1 at colosseum", "2: play 2 at colosseum")
    assert actor(s) == "2"
    play(s, "2: sell new ticket to student")
    assert s.is_over()
    assert visitors(s, "colosseum") == ["senator"]
    assert pile(s, "visitors") == before + 1
    assert sales(s, 1) == []


@pytest.mark.rule("M9.3")
def test_not_even_the_same_player_sells_another_favour() -> None:
    s = position(
        3,
        "events",
        visitors={"colosseum": ["caesar", "senator", "student"]},
        favours={1: ["push ahead", "new ticket"]},
        variants=CAESAR,
    )
    play(s, "1: play 8 at colosseum", "2: pass", "3: pass", "1: play 7 at colosseum", "1: pass")
    play(s, "1: sell push ahead to senator")
    assert phase(s) == "scoring"
    assert favours(s, 1) == ["new ticket"]


@pytest.mark.rule("M9.3")
def test_caesar_stays_when_somebody_declines() -> None:
    s = _beside_caesar(favours={1: ["double purchase"], 2: ["new ticket"]})
    play(s, "1: play 1 at colosseum", "2: play 2 at colosseum", "2: decline")
    assert actor(s) == "1"
    assert can(s, "sell double purchase to senator")


@pytest.mark.rule("M9.3")
def test_caesar_himself_buys_nothing() -> None:
    s = position(3, "events", visitors={"colosseum": ["caesar"]}, tickets={1: ["colosseum loge"]}, variants=CAESAR)
    play(s, "1: play 1 at colosseum")
    pass_all(s)
    assert phase(s) == "scoring"
    assert sales(s, 1) == []
