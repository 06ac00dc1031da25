"""Standing orders in Colosseum."""

import pytest

from munera.core.errors import OrderError
from munera.server.orders import answer
from tests.games.colosseum.positions import BARE, IDLE, new, position
from tests.games.colosseum.table import coins, let_chance, tokens
from tests.server.ordering import Ordered

MARKETS = {number: ["lion", "cage", "horse"] for number in range(1, 6)}


def auctions(*variants: str) -> Ordered:
    return Ordered(
        position(3, "acquire", coins=[40, 40, 40], tokens=BARE, markets=MARKETS, owned=IDLE, variants=variants)
    )


# Bids


def test_a_bid_order_raises_by_one_up_to_its_limit_and_then_drops_out() -> None:
    t = auctions()
    t.order(2, "bid", market="3", most=12)
    assert t.play("1: auction 3", "1: bid 8", "3: bid 10", "1: pass") == ["2: bid 9", "2: bid 11"]
    assert t.play("3: bid 12") == ["2: pass"]
    assert coins(t.state) == [40, 40, 28]


def test_a_bid_order_for_one_market_leaves_the_others_alone() -> None:
    t = auctions()
    t.order(2, "bid", market="3", most=20)
    assert t.play("1: auction 4", "1: bid 8") == []
    t.order(2, "bid", most=9)
    assert t.play() == ["2: bid 9"]


def test_a_bid_order_never_goes_beyond_the_purse() -> None:
    t = Ordered(position(3, "acquire", coins=[40, 9, 40], tokens=BARE, markets=MARKETS, owned=IDLE, medals=[0, 1, 0]))
    t.order(2, "bid", most=30)
    assert t.play("1: auction 4", "1: bid 9") == ["2: pass"]


def test_a_bid_order_may_put_its_market_up() -> None:
    t = auctions()
    t.order(1, "bid", market="2", most=9, put_up="yes")
    assert t.play("2: pass", "3: pass") == ["1: auction 2", "1: bid 8"]
    assert coins(t.state) == [32, 40, 40]
    assert t.standing(1) == []


def test_a_bid_order_does_not_open_for_who_puts_a_market_up_by_hand() -> None:
    t = auctions()
    t.order(1, "bid", most=20)
    t.order(1, "bid", market="2", most=20)
    assert t.play() == []
    assert t.play("1: auction 2") == []


def test_a_bid_order_pays_once() -> None:
    """With intense auctions a seat may win again; its order does not."""
    t = auctions("intense_auctions")
    t.order(2, "bid", most=12)
    assert t.play("1: auction 1", "1: bid 8", "3: pass", "1: pass") == ["2: bid 9"]
    assert t.standing(2) == []
    assert t.play("1: pass") == []


def test_a_bid_order_ends_when_somebody_else_takes_the_market() -> None:
    """What is refilled there is not what the order was for."""
    t = auctions()
    t.order(2, "bid", market="1", most=9)
    t.order(2, "bid", market="2", most=9)
    t.play("1: auction 1", "1: bid 10", "3: pass")
    assert coins(t.state) == [30, 40, 40]
    assert [order.params["market"] for order in t.orders[2]] == ["2"]


def test_a_bid_order_ends_with_the_phase_and_is_not_taken_after_it() -> None:
    t = auctions()
    t.order(2, "bid", most=9)
    t.play("1: pass", "2: pass", "3: pass")
    assert t.standing(2) == []
    with pytest.raises(OrderError, match="no order “bid” now"):
        t.order(2, "bid", most=9)


# Passing


def test_a_pass_order_passes_that_phase_alone() -> None:
    t = Ordered(position(3, "invest", coins=[30, 30, 30], tokens=BARE, owned=IDLE))
    t.order(1, "pass_phase", phase="acquire")
    t.order(2, "pass_phase", phase="acquire")
    assert t.play("1: build loge", "2: build loge", "3: build loge", "3: pass") == ["1: pass", "2: pass"]
    assert t.standing(1) == t.standing(2) == []


def test_a_pass_order_declines_offers_too() -> None:
    t = Ordered(position(3, "trade", coins=[30, 30, 30], tokens=BARE | {1: ["lion"]}, owned=IDLE))
    t.order(2, "pass_phase", phase="trade")
    assert t.play("1: ask 2", "1: give lion", "1: charge 1", "1: send") == ["2: decline"]


# Offers


def trade() -> Ordered:
    goods = {1: ["lion", "lion", "cage"], 2: ["horse", "ship", "ship"], 3: ["horse", "ship"]}
    return Ordered(position(3, "trade", coins=[30, 30, 30], tokens=BARE | goods, owned=IDLE))


@pytest.mark.parametrize(
    ("offer", "answer"),
    [
        (["give lion", "want horse", "send"], "accept"),
        (["give lion", "give lion", "want horse", "send"], "accept"),
        (["give lion", "charge 4", "send"], "accept"),
        (["give lion", "charge 5", "send"], "decline"),
        (["give lion", "want horse", "charge 4", "send"], "accept"),
        (["give lion", "want ship", "send"], "decline"),
        (["give lion", "want horse", "want ship", "send"], "decline"),
        (["give cage", "want horse", "send"], "decline"),
        (["want horse", "pay 30", "send"], "decline"),
    ],
)
def test_trades_are_declined_unless_they_give_enough_for_little_enough(offer: list[str], answer: str) -> None:
    t = trade()
    t.order(2, "decline_trades", tokens={"lion": 1}, for_tokens={"horse": 1}, for_coins=4)
    assert t.play("1: ask 2", *[f"1: {words}" for words in offer]) == [f"2: {answer}"]


def test_coins_may_be_what_is_wanted() -> None:
    t = trade()
    t.order(2, "decline_trades", coins=6, for_tokens={"ship": 1})
    assert t.play("1: ask 2", "1: want ship", "1: pay 5", "1: send") == ["2: decline"]
    assert t.play("1: ask 2", "1: want ship", "1: pay 6", "1: send") == ["2: accept"]


def test_an_accepted_trade_ends_the_order_so_that_it_pays_once() -> None:
    t = trade()
    t.order(2, "decline_trades", tokens={"lion": 1}, for_coins=4, lasts="game")
    t.order(2, "discard", kinds=["lion"])
    assert t.play("1: ask 2", "1: give lion", "1: charge 4", "1: send") == ["2: accept"]
    assert t.standing(2) == ["discard"]
    assert t.play("1: ask 2", "1: give lion", "1: charge 4", "1: send") == []
    assert tokens(t.state, 2) == {"horse": 1, "lion": 1, "ship": 2}


def test_an_order_that_wants_nothing_declines_everything_and_stays() -> None:
    t = trade()
    t.order(2, "decline_trades", for_coins=30)
    for _ in range(2):
        assert t.play("1: ask 2", "1: give lion", "1: charge 1", "1: send") == ["2: decline"]
    assert t.standing(2) == ["decline_trades"]


def test_the_order_answers_counter_offers_too() -> None:
    t = trade()
    t.order(1, "decline_trades", tokens={"ship": 1}, for_tokens={"cage": 1})
    lines = ["1: ask 2", "1: give lion", "1: want horse", "1: send", "2: counter"]
    assert t.play(*lines, "2: give ship", "2: want lion", "2: send") == ["1: decline"]
    assert t.play(*lines, "2: give ship", "2: want cage", "2: send") == ["1: accept"]


def test_an_open_offer_is_answered_in_advance_by_who_comes_later() -> None:
    t = trade()
    t.play("1: ask all", "1: give lion", "1: want ship", "1: send")
    t.order(3, "answer_offer", answer="accept")
    assert t.play("2: decline") == ["3: accept"]
    assert tokens(t.state, 3) == {"horse": 1, "lion": 1}
    assert t.standing(3) == []


def test_an_answer_in_advance_ends_with_its_offer_and_fits_no_other() -> None:
    t = trade()
    t.play("1: ask all", "1: give lion", "1: want ship", "1: send")
    t.order(3, "answer_offer", answer="accept")
    order = t.orders[3][0]
    t.play("2: accept")
    assert t.standing(3) == []
    t.play("1: ask all", "1: give cage", "1: want ship", "1: send", "2: decline")
    assert answer(t.game, t.state, 2, [order]) is None  # even if it were still there


def test_an_order_for_the_trade_phase_stands_for_the_next_one_there_is() -> None:
    t = Ordered(position(3, "produce", tokens=BARE | {1: ["lion"]}, owned=IDLE | {1: [1]}, medals=[1, 0, 0]))
    t.order(2, "decline_trades")
    assert t.orders[2][0].until > t.game.orders().moment(t.state)
    t.play("1: pass")
    assert t.standing(2) == ["decline_trades"]


def test_who_is_not_asked_cannot_answer_in_advance() -> None:
    t = trade()
    with pytest.raises(OrderError):
        t.order(3, "answer_offer")
    t.play("1: ask all", "1: give cage", "1: want horse", "1: want ship", "1: want ship", "1: send")
    with pytest.raises(OrderError):
        t.order(3, "answer_offer")  # has one ship only


# The closing ceremony


def test_discards_and_donations_follow_the_preferences() -> None:
    t = Ordered(
        position(
            3,
            "ceremony",
            tokens=BARE | {1: {"gladiator": 3, "decoration": 1}},
            owned=IDLE | {1: [1]},
            shown={1: 1},
            scores=[9, 5, 0],
        )
    )
    t.order(1, "discard", kinds=["lion", "decoration", "gladiator"])
    t.order(3, "donation", kinds=["decoration", "gladiator"])
    assert t.play() == ["1: discard decoration", "3: request gladiator"]
    assert t.standing(1) == ["discard"]
    assert t.standing(3) == ["donation"]


def test_without_a_preference_that_fits_the_person_is_asked_or_it_is_passed() -> None:
    t = Ordered(position(3, "ceremony", tokens=BARE | {1: ["lion"]}, owned=IDLE, scores=[9, 5, 0]))
    t.order(3, "donation", kinds=["ship"])
    assert t.play() == []
    t.order(3, "donation", kinds=["ship"], otherwise="pass")
    assert t.play() == ["3: pass"]


def test_what_is_ordered_during_the_deal_is_meant_for_the_first_round() -> None:
    t = Ordered(new(3))
    t.order(1, "pass_phase", phase="invest")
    let_chance(t.state)
    assert t.play() == ["1: pass"]
