"""Standing orders in Circus Maximus."""

from tests.games.circus_maximus.positions import position
from tests.games.circus_maximus.table import queue
from tests.server.ordering import Ordered


def test_a_pass_order_passes_that_phase_alone() -> None:
    t = Ordered(position(3, "favours"))
    t.order(1, "pass_phase", phase="tickets")
    assert t.play() == []
    assert t.play("1: pass", "2: pass", "3: pass") == ["1: pass"]


def test_a_queue_order_plays_the_lowest_trader_that_stands_far_enough_in_front() -> None:
    t = Ordered(position(3, "tickets", forum=["colosseum loge"], queues={"forum": ["2:5", "3:3"]}))
    t.order(1, "queue_up", queue="forum", place=2)
    assert t.play() == ["1: play 4"]
    assert queue(t.state, "forum") == ["2:5", "1:4", "3:3"]


def test_a_queue_order_keeps_to_its_highest_rank_and_its_number_of_traders() -> None:
    t = Ordered(position(3, "tickets", queues={"forum": ["2:5"]}))
    t.order(1, "queue_up", queue="forum", place=1, highest=5)
    assert t.play() == []  # rank 6 would be needed
    t.order(1, "queue_up", queue="forum", traders=2, highest=3, otherwise="pass")
    assert t.play("2: pass", "3: pass") == ["1: play 1", "1: play 2", "1: pass"]


def test_queue_orders_for_several_venues_follow_one_another() -> None:
    t = Ordered(position(3, "events"))
    t.order(1, "queue_up", queue="colosseum", highest=2)
    t.order(1, "queue_up", queue="theatre_of_pompey")
    t.order(1, "pass_phase", phase="events")
    assert t.play("2: pass", "3: pass") == ["1: play 1 at colosseum", "1: play 2 at theatre of pompey", "1: pass"]


def test_favours_are_taken_in_the_order_of_preference() -> None:
    t = Ordered(position(4, "favours", villa=["push ahead", "new ticket"], queues={"villa": ["1:8", "1:7"]}))
    t.order(1, "take_favour", favours=["double_sale", "new_ticket", "start_player"])
    assert t.play("1: pass", "2: pass", "3: pass", "4: pass") == ["1: take new ticket", "1: take start player"]


def test_the_dearest_ticket_is_taken_and_among_equals_that_of_the_best_visitor() -> None:
    t = Ordered(
        position(
            3,
            "tickets",
            forum=["circus maximus loge", "colosseum arena", "colosseum loge"],
            visitors={"circus maximus": ["student"], "colosseum": ["senator"]},
            queues={"forum": ["1:8", "1:7"]},
        )
    )
    t.order(1, "take_dearest")
    assert t.play("1: pass", "2: pass", "3: pass") == ["1: take colosseum loge", "1: take circus maximus loge"]


def test_the_dearest_ticket_goes_to_the_dearest_visitor_without_a_favour() -> None:
    t = Ordered(
        position(
            3,
            "events",
            tickets={1: ["colosseum loge", "colosseum arena"]},
            favours={1: ["bribe legionnaire", "double sale"]},
            visitors={"colosseum": ["legionnaire", "artisan"]},
            queues={"colosseum": ["1:5", "1:4"]},
            hands={2: [], 3: []},
        )
    )
    t.order(1, "sell_dearest")
    assert t.play("1: pass") == ["1: sell loge to artisan", "1: sell arena to legionnaire"]


def test_an_order_keeps_out_of_a_favour_that_was_announced_by_hand() -> None:
    t = Ordered(
        position(
            3,
            "tickets",
            forum=["circus maximus loge", "colosseum arena", "colosseum loge"],
            favours={1: ["double purchase"]},
            queues={"forum": ["1:8"]},
        )
    )
    t.play("1: pass", "2: pass", "3: pass", "1: use double purchase")
    t.order(1, "take_dearest")
    assert t.play() == []


def test_orders_of_a_day_end_with_it() -> None:
    t = Ordered(position(3, "events", hands={1: [7, 8]}))
    t.order(1, "take_dearest")
    t.order(1, "sell_dearest", lasts="game")
    t.play("1: pass", "2: pass", "3: pass")
    assert t.standing(1) == ["sell_dearest"]
