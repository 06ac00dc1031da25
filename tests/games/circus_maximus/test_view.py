"""What anybody sees of Circus Maximus: all but the order of the piles."""

from munera.games.circus_maximus import GAME
from tests.games.circus_maximus.positions import new, position
from tests.games.circus_maximus.table import let_chance, play


def test_everybody_sees_the_same_but_only_the_actor_is_offered_actions() -> None:
    s = new(4, "caesar")
    let_chance(s)
    views = [GAME.view(s, seat) for seat in (None, 0, 1, 2, 3)]
    assert [bool(view.pop("legal")) for view in views] == [False, True, False, False, False]
    assert [view.pop("you") for view in views] == [None, 0, 1, 2, 3]
    assert all(view == views[0] for view in views)


def test_each_offer_has_its_action_its_words_and_its_block() -> None:
    s = position(3, "events", hands={1: [5]})
    offers = GAME.view(s, 0)["legal"]
    assert offers[0] == {"action": 0, "words": "pass", "block": "pass"}
    assert offers[1]["words"] == "play 5 at circus maximus"
    assert offers[1]["block"] == "play a trader at a venue"


def test_a_queue_shows_owner_printed_and_effective_rank() -> None:
    s = position(3, "tickets", favours={1: ["rank one is eight"]})
    play(s, "1: play 1 as 8", "2: play 3")
    assert GAME.view(s, None)["queues"]["forum"] == [
        {"owner": 0, "rank": 1, "effective_rank": 8, "turn": 0, "lacks": "card"},
        {"owner": 1, "rank": 3, "effective_rank": 3, "turn": 0, "lacks": "card"},
    ]


def test_a_sale_shows_what_was_sold_to_whom_and_for_how_much() -> None:
    s = position(
        3,
        "events",
        tickets={1: ["colosseum loge"], 2: ["colosseum arena"]},
        visitors={"colosseum": ["legionnaire", "student"]},
        events={"colosseum": 1},
        favours={1: ["bribe legionnaire"]},
    )
    play(s, "1: play 8 at colosseum", "2: play 1 at colosseum", "3: pass", "1: pass", "2: pass")
    assert GAME.view(s, None)["served"] == {"queue": "colosseum", "index": 0}
    play(s, "1: sell loge to bribed legionnaire")
    assert GAME.view(s, None)["seats"][0]["sales"] == [
        {
            "venue": "colosseum",
            "category": "loge",
            "favour": None,
            "coins": 3,
            "visitor": "legionnaire",
            "bribed": True,
            "visitor_coins": 6,
            "event_coins": 1,
            "total": 10,
        }
    ]
    assert GAME.view(s, None)["served"] == {"queue": "colosseum", "index": 1}


def test_the_extra_visitor_is_shown_while_it_waits_for_a_venue() -> None:
    s = position(3, "events", favours={1: ["extra visitor"]})
    play(s, "1: use extra visitor", "chance: draw visitor tourist")
    view = GAME.view(s, 0)
    assert (view["extra_visitor"], view["stage"]) == ("tourist", "place visitor")


def test_coins_are_shown_by_day_and_source() -> None:
    s = position(3, "events", day=2, earned={1: [20]}, hands={1: [8]})
    play(s, "1: pass", "2: pass", "3: pass")
    seat = GAME.view(s, None)["seats"][0]
    assert seat["days"] == [{"sales": 20, "traders": 0}, {"sales": 0, "traders": 3}, {"sales": 0, "traders": 0}]
    assert seat["coins"] == 23
    assert GAME.view(s, None)["phase"] == "scoring"


def test_the_variant_is_named() -> None:
    assert GAME.view(new(3), None)["variants"] == []
    assert GAME.view(new(3, "caesar"), None)["variants"] == ["caesar"]


def test_a_queue_shows_who_gets_something_and_who_lacks_what() -> None:
    s = position(
        4,
        "events",
        tickets={1: ["colosseum loge"], 2: ["colosseum arena"], 3: ["colosseum balcony"]},
        visitors={"colosseum": ["student", "senator"]},
    )
    play(s, "1: play 8 at colosseum", "2: play 7 at colosseum", "3: play 2 at colosseum", "4: play 6 at colosseum")
    view = GAME.view(s, None)
    lots = [(each["owner"], each["turn"], each["lacks"]) for each in view["queues"]["colosseum"]]
    assert lots == [(0, 1, None), (1, 2, None), (3, 0, "goods"), (2, 0, "visitor")]
    assert view["reach"] == dict.fromkeys(view["queues"]) | {"colosseum": 2}
    assert next(venue["pays"] for venue in view["venues"] if venue["name"] == "colosseum") == [6, 3]


def test_behind_the_last_card_nothing_is_left() -> None:
    s = position(3, "tickets", forum=["colosseum loge"], hands={1: [8], 2: [7], 3: []})
    play(s, "1: play 8", "2: play 7")
    view = GAME.view(s, None)
    assert [each["lacks"] for each in view["queues"]["forum"]] == [None, "card"]
    assert view["reach"]["forum"] == 1


def test_tickets_show_what_they_can_still_bring() -> None:
    tickets = {1: ["colosseum loge", "colosseum arena", "circus maximus balcony"]}
    visitors = {"colosseum": ["student", "senator"], "circus maximus": ["legionnaire"]}
    s = position(3, "events", tickets=tickets, visitors=visitors, hands={1: [8, 7], 2: [1], 3: []})
    seat = GAME.view(s, None)["seats"][0]
    assert (seat["most_sales"], seat["hand_coins"], seat["sold_coins"]) == (3 + 6 + 2 + 3, 6, 0)  # two traders
    assert GAME.view(s, None)["seats"][1]["most_sales"] == 0
