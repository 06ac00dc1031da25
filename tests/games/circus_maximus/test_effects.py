"""What a choice in Circus Maximus would bring, by name, before it is made."""

from tests.games.circus_maximus.positions import position
from tests.games.circus_maximus.table import pass_all
from tests.games.told import foretold


def test_a_trader_played_shows_the_queues_new_order_and_what_the_hand_is_still_worth() -> None:
    s = position(3, "tickets", forum=["colosseum loge"], queues={"forum": ["2:5", "3:3"]})
    assert foretold(s, "play 4") == {
        "trader_played": [(0, 4, 1)],
        "hand": [(0, 8, 7, 12, 11)],
        "queue_place": [("forum", 1, 1, 5, 5, 1), ("forum", 2, 0, 4, 4, 0), ("forum", 3, 2, 3, 3, 0)],
    }


def test_at_the_villa_the_start_player_card_is_one_more_thing_to_take() -> None:
    s = position(3, "favours", villa=["push ahead"], queues={"villa": ["2:5", "3:3"]})
    assert [place[-1] for place in foretold(s, "play 4")["queue_place"]] == [1, 2, 0]


def test_at_a_venue_only_those_with_a_ticket_find_visitors() -> None:
    s = position(
        3,
        "events",
        tickets={1: ["colosseum loge"], 3: ["colosseum arena"]},
        visitors={"colosseum": ["senator", "tourist"]},
        queues={"colosseum": ["2:5", "3:3", "1:2"]},
    )
    assert foretold(s, "play 4 at colosseum")["queue_place"] == [
        ("colosseum", 1, 1, 5, 5, 0),
        ("colosseum", 2, 0, 4, 4, 1),
        ("colosseum", 3, 2, 3, 3, 2),
        ("colosseum", 4, 0, 2, 2, 0),
    ]


def test_passing_tells_what_the_hand_brings() -> None:
    s = position(3, "events", hands={1: [7, 8]})
    assert foretold(s, "pass") == {"hand": [(0, 2, 2, 6, 6)]}


def test_a_push_tells_the_new_effective_rank_and_uses_the_favour() -> None:
    s = position(3, "tickets", forum=["colosseum loge"], favours={1: ["push ahead"]}, queues={"forum": ["2:5", "1:3"]})
    told = foretold(s, "push 3")
    assert told["rank"] == [(0, 3, "forum", 3, 5)]
    assert told["favours"] == [(0, "push_ahead", 1, 0, 2)]
    assert told["queue_place"] == [("forum", 1, 0, 3, 5, 1), ("forum", 2, 1, 5, 5, 0)]


def test_rank_one_as_eight_tells_what_it_counts_as() -> None:
    s = position(3, "tickets", favours={1: ["rank one is eight"]}, queues={"forum": ["2:7"]})
    told = foretold(s, "play 1 as 8")
    assert told["rank"] == [(0, 1, "forum", 1, 8)]
    assert told["queue_place"][0][:5] == ("forum", 1, 0, 1, 8)


def test_a_recalled_trader_tells_where_it_came_from() -> None:
    s = position(3, "tickets", favours={1: ["recall trader"]}, queues={"villa": ["1:6"]})
    told = foretold(s, "recall 6")
    assert told["trader_recalled"] == [(0, 6, "villa")]
    assert told["queue_place"] == [("forum", 1, 0, 6, 6, 0)]
    assert "hand" not in told


def test_a_sale_tells_its_coins_and_the_ticket_and_visitor_it_uses() -> None:
    s = position(
        3,
        "events",
        tickets={1: ["colosseum loge", "colosseum arena"]},
        favours={1: ["bribe legionnaire"]},
        visitors={"colosseum": ["legionnaire", "senator"]},
        events={"colosseum": 1},
        queues={"colosseum": ["1:5", "1:4"]},
        hands={1: [], 2: [], 3: []},
    )
    told = foretold(s, "sell loge to bribed legionnaire")
    assert told == {
        "favours": [(0, "bribe_legionnaire", 1, 0, 2)],
        "tickets": [(0, "colosseum", "loge", 1, 0)],
        "visitors": [("colosseum", "legionnaire", 1, 0)],
        "sale": [(0, "colosseum", "loge", "bribed_legionnaire", 3, 6, 1, 10)],
        "served_next": [("colosseum", 0, 4)],
    }


def test_the_last_sale_of_a_day_tells_everybodys_coins() -> None:
    s = position(
        3,
        "events",
        tickets={1: ["colosseum loge"]},
        visitors={"colosseum": ["senator"]},
        queues={"colosseum": ["1:5"]},
        hands={1: [], 2: [], 3: []},
    )
    assert foretold(s, "sell loge to senator")["coins"] == [(0, 0, 9)]


def test_what_is_left_at_the_villa_is_told_to_leave_the_game() -> None:
    s = position(4, "favours", villa=["push ahead", "push ahead", "new ticket"], queues={"villa": ["1:5"]})
    pass_all(s)
    told = foretold(s, "take push ahead")
    assert told["favours"] == [(0, "push_ahead", 0, 1, 2)]
    assert told["favour_gone"] == [("push_ahead", 1), ("new_ticket", 1)]
    assert foretold(s, "take start player")["favour_gone"] == [("push_ahead", 2), ("new_ticket", 1)]
