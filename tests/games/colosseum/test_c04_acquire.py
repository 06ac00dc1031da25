"""C4, phase 2: acquire tokens."""

import pytest

from munera.core.errors import NotationError
from munera.core.game import State
from munera.games.colosseum import GAME
from munera.games.colosseum import state as cell
from tests.games.colosseum.positions import BARE, NOTHING, position
from tests.games.colosseum.table import (
    actor,
    can,
    choices,
    coins,
    let_chance,
    lying,
    market,
    medals,
    phase,
    play,
    star,
    supply,
    tokens,
)

LIONS = {1: ["lion", "lion", "lion"]}
FIVE = {1: ["lion"] * 3, 2: ["horse"] * 3, 3: ["ship"] * 3, 4: ["priest"] * 3, 5: ["torch"] * 3}


def sizes(s: State) -> list[int]:
    return [sum(market(s, number).values()) for number in range(1, 6)]


def bids(s: State) -> list[int]:
    return sorted(int(words.split()[1]) for words in choices(s) if words.startswith("bid"))


def auctions(s: State) -> set[str]:
    return {words for words in choices(s) if words.startswith("auction")}


# Bidding


@pytest.mark.rule("C4.1", "C2.1")
def test_the_first_player_is_the_first_initiator_and_may_put_up_any_market_or_pass() -> None:
    s = position(3, "acquire", first=2)
    assert actor(s) == "2"
    assert choices(s) == {"pass", *(f"auction {number}" for number in range(1, 6))}


@pytest.mark.rule("C4.1")
def test_the_initiator_opens_at_eight_or_more_and_may_not_withdraw() -> None:
    s = position(3, "acquire", coins=[12, 30, 30])
    play(s, "1: auction 3")
    assert choices(s) == {"bid 8", "bid 9", "bid 10", "bid 11", "bid 12"}
    play(s, "1: bid 11")
    assert actor(s) == "2"


@pytest.mark.rule("C4.1", "C4.6")
def test_who_cannot_open_at_eight_does_not_initiate() -> None:
    s = position(3, "acquire", coins=[7, 8, 30])
    assert actor(s) == "2"


@pytest.mark.rule("C4.2")
def test_the_others_are_asked_clockwise_and_a_bid_must_be_higher_and_payable_at_once() -> None:
    s = position(4, "acquire", first=3, coins=[13, 30, 30, 30])
    play(s, "3: auction 1", "3: bid 9", "4: bid 11")
    assert actor(s) == "1"
    assert choices(s) == {"pass", "bid 12", "bid 13"}


@pytest.mark.rule("C4.2")
def test_who_drops_out_is_not_asked_again_in_this_auction() -> None:
    s = position(3, "acquire")
    play(s, "1: auction 1", "1: bid 8", "2: pass", "3: bid 9", "1: bid 10", "3: bid 11", "1: bid 12")
    assert actor(s) == "3"


@pytest.mark.rule("C4.2")
def test_the_opener_may_drop_out_too_and_the_auction_ends_with_one_bidder_left() -> None:
    s = position(3, "acquire", tokens=BARE, markets=LIONS)
    play(s, "1: auction 1", "1: bid 8", "2: bid 9", "3: bid 10", "1: pass", "2: bid 14", "3: pass")
    assert tokens(s, 2) == {"lion": 3}
    assert coins(s) == [30, 16, 30]


@pytest.mark.rule("C4.2")
def test_who_dropped_out_may_bid_for_the_same_market_once_it_is_refilled() -> None:
    s = position(3, "acquire")
    play(s, "1: auction 1", "1: bid 8", "2: pass", "3: pass")
    let_chance(s)
    play(s, "2: auction 1", "2: bid 8", "3: bid 9", "2: pass")
    assert coins(s) == [22, 30, 21]


@pytest.mark.rule("C4.2")
def test_who_cannot_raise_drops_out_by_themself() -> None:
    s = position(3, "acquire", coins=[30, 9, 10])
    play(s, "1: auction 1", "1: bid 9")
    assert actor(s) == "3"
    play(s, "3: pass")
    assert coins(s)[0] == 21


@pytest.mark.rule("C4.2", "C10.2", "C10.3")
def test_a_bidder_with_seven_coins_and_a_medal_is_asked_and_may_cash_it_to_bid_on() -> None:
    s = position(3, "acquire", coins=[30, 7, 30], medals=[0, 1, 0], tokens=BARE, markets=LIONS)
    play(s, "1: auction 1", "1: bid 8")
    assert choices(s) == {"cash medal", "pass"}
    play(s, "2: cash medal")
    assert bids(s) == [9, 10, 11, 12, 13]
    play(s, "2: bid 13", "3: pass", "1: pass")
    assert (coins(s)[1], tokens(s, 2)) == (0, {"lion": 3})


@pytest.mark.rule("C4.2", "C10.2")
def test_a_bidder_with_an_extra_action_token_is_asked_and_may_turn_it_into_coins() -> None:
    s = position(3, "acquire", coins=[30, 7, 30], tokens=BARE | {2: ["extra_action"]})
    play(s, "1: auction 1", "1: bid 8", "2: swap extra action", "2: cash medal", "2: bid 9")
    assert actor(s) == "3"


@pytest.mark.rule("C4.2")
def test_999_is_the_highest_bid() -> None:
    s = position(3, "acquire", coins=[1200, 1200, 1200])
    play(s, "1: auction 1")
    assert bids(s)[-1] == 999
    with pytest.raises(NotationError):
        GAME.parse(s, "bid 1000")
    play(s, "1: bid 999")  # nobody can raise
    assert coins(s)[0] == 201


# Winning


@pytest.mark.rule("C4.3")
def test_the_winner_pays_the_bank_and_takes_the_tokens_of_the_market() -> None:
    s = position(3, "acquire", tokens=BARE | {1: ["cage"]}, markets={2: ["lion", "torch", "torch"]})
    bank = s.cells[cell.COINS + cell.BANK]
    play(s, "1: auction 2", "1: bid 12", "2: pass", "3: pass")
    assert tokens(s, 1) == {"lion": 1, "torch": 2, "cage": 1}
    assert (coins(s), s.cells[cell.COINS + cell.BANK]) == ([18, 30, 30], bank + 12)


@pytest.mark.rule("C4.3", "C4.4")
def test_who_has_won_bids_and_initiates_no_more_this_round() -> None:
    s = position(4, "acquire")
    play(s, "1: auction 1", "1: bid 8", "2: bid 9", "3: pass", "4: pass", "1: pass")
    play(s, "1: auction 2", "1: bid 8")
    assert actor(s) == "3"  # seat 2 has won
    play(s, "3: pass", "4: pass")
    let_chance(s)
    assert actor(s) == "3"  # and does not initiate
    play(s, "3: auction 2", "3: bid 8")
    assert actor(s) == "4"
    play(s, "4: pass")
    assert coins(s) == [22, 21, 22, 30]


@pytest.mark.rule("C4.3")
def test_who_has_won_may_bid_again_in_the_next_round() -> None:
    s = position(3, "acquire", tokens=BARE, scores=[9, 5, 0])
    play(s, "1: auction 1", "1: bid 8", "2: bid 9", "3: pass", "1: pass", "1: pass")
    let_chance(s)
    while not (phase(s) == "acquire" and actor(s) == "2"):
        play(s, f"{actor(s)}: pass")
    assert can(s, "auction 1")
    assert s.cells[cell.ROUND] == 2


@pytest.mark.rule("C4.4")
def test_when_the_initiator_wins_all_empty_markets_are_refilled_and_the_next_one_initiates() -> None:
    s = position(4, "acquire")
    play(s, "1: auction 1", "1: bid 8", "2: pass", "3: pass", "4: bid 9", "1: pass")
    play(s, "1: auction 4", "1: bid 8", "2: pass", "3: pass")
    assert (actor(s), sizes(s)) == ("chance", [0, 3, 3, 0, 3])
    let_chance(s)
    assert (actor(s), sizes(s)) == ("2", [3, 3, 3, 3, 3])


@pytest.mark.rule("C4.5")
def test_when_somebody_else_wins_nothing_is_refilled_and_the_same_initiator_goes_on() -> None:
    s = position(3, "acquire")
    play(s, "1: auction 1", "1: bid 8", "2: bid 9", "3: pass", "1: pass")
    assert (actor(s), sizes(s)) == ("1", [0, 3, 3, 3, 3])
    assert auctions(s) == {"auction 2", "auction 3", "auction 4", "auction 5"}
    assert can(s, "pass")


@pytest.mark.rule("C4.5", "C4.7")
def test_an_initiator_who_loses_four_auctions_in_a_row_opens_the_last_market_at_exactly_eight() -> None:
    s = position(5, "acquire", tokens=BARE, markets=FIVE)
    for winner in (2, 3, 4, 5):
        play(s, f"1: auction {winner}", "1: bid 8")
        while actor(s) != "1":
            play(s, f"{actor(s)}: {'bid 9' if actor(s) == str(winner) else 'pass'}")
        play(s, "1: pass")
        assert sizes(s).count(0) == winner - 1
    play(s, "1: auction 1")
    assert choices(s) == {"bid 8"}
    play(s, "1: bid 8")
    assert coins(s) == [22, 21, 21, 21, 21]
    let_chance(s)
    assert (phase(s), sizes(s)) == ("trade", [3] * 5)


@pytest.mark.rule("C4.6")
def test_the_initiator_who_passes_may_still_bid_in_others_auctions() -> None:
    s = position(3, "acquire")
    play(s, "1: pass", "2: auction 1", "2: bid 8", "3: pass", "1: bid 9", "2: pass")
    assert coins(s)[0] == 21


@pytest.mark.rule("C4.6")
def test_the_initiator_who_passes_does_not_initiate_again_this_round() -> None:
    s = position(3, "acquire")
    play(s, "1: pass", "2: pass", "3: pass")
    assert phase(s) == "trade"


@pytest.mark.rule("C4.6", "C4.5")
def test_empty_markets_are_refilled_after_a_pass_before_the_next_initiator() -> None:
    s = position(4, "acquire")  # the example of the rulebook: two win, then the initiator passes
    play(s, "1: auction 1", "1: bid 8", "2: bid 9", "3: pass", "4: pass", "1: pass")
    play(s, "1: auction 2", "1: bid 8", "3: bid 9", "4: pass", "1: pass", "1: pass")
    assert (actor(s), sizes(s)) == ("chance", [0, 0, 3, 3, 3])
    let_chance(s)
    assert (actor(s), sizes(s)) == ("4", [3, 3, 3, 3, 3])
    play(s, "4: auction 1", "4: bid 8", "1: bid 9", "4: pass")
    assert actor(s) == "4"


@pytest.mark.rule("C4.7")
def test_who_is_alone_because_all_others_have_won_opens_at_exactly_eight() -> None:
    s = position(3, "acquire")
    play(s, "1: auction 1", "1: bid 8", "2: pass", "3: pass")
    let_chance(s)
    play(s, "2: auction 1", "2: bid 8", "3: pass")
    let_chance(s)
    play(s, "3: auction 5")
    assert choices(s) == {"bid 8"}
    play(s, "3: bid 8")
    assert coins(s) == [22, 22, 22]


@pytest.mark.rule("C4.7", "C4.6")
def test_the_last_initiator_is_not_alone_while_somebody_has_merely_passed() -> None:
    s = position(3, "acquire")
    play(s, "1: auction 1", "1: bid 8", "2: pass", "3: pass")
    let_chance(s)
    play(s, "2: pass", "3: auction 5")
    assert bids(s) == list(range(8, 31))
    play(s, "3: bid 8")
    assert actor(s) == "2"


@pytest.mark.rule("C4.7")
def test_the_phase_ends_when_all_who_have_not_won_have_had_their_chance() -> None:
    s = position(3, "acquire")
    play(s, "1: auction 1", "1: bid 8", "2: bid 9", "3: pass", "1: pass")
    play(s, "1: auction 2", "1: bid 8", "3: bid 9", "1: pass", "1: pass")
    let_chance(s)
    assert (phase(s), actor(s)) == ("trade", "1")


# Refilling


@pytest.mark.rule("C4.8", "C2.3")
@pytest.mark.parametrize("number", [1, 5])
def test_markets_are_refilled_after_the_last_initiator_too(number: int) -> None:
    s = position(3, "acquire", round=number)
    play(s, "1: pass", "2: pass", "3: auction 2", "3: bid 8", "1: pass", "2: pass")
    assert (phase(s), actor(s)) == ("acquire", "chance")
    let_chance(s)
    assert (phase(s), sizes(s)) == ("trade", [3] * 5)


@pytest.mark.rule("C4.8")
def test_the_bag_gives_each_of_its_tokens_with_the_same_likelihood() -> None:
    s = position(3, "acquire", bag={"lion": 3, "cage": 1})
    play(s, "1: auction 1", "1: bid 8", "2: pass", "3: pass")
    assert [GAME.words(s, action) for action in s.legal()] == ["draw lion", "draw cage"]
    assert list(s.weights()) == [3, 1]


@pytest.mark.rule("C4.8")
def test_markets_are_filled_three_at_a_time_in_market_order_as_far_as_the_tokens_go() -> None:
    s = position(4, "acquire", bag=["lion", "lion", "cage", "ship"])
    play(s, "1: auction 4", "1: bid 8", "2: bid 9", "3: pass", "4: pass", "1: pass")
    play(s, "1: auction 2", "1: bid 8", "3: bid 9", "4: pass", "1: pass", "1: auction 1", "1: bid 8", "4: pass")
    play(s, "chance: draw cage", "chance: draw lion", "chance: draw lion", "chance: draw ship")
    assert (market(s, 1), market(s, 2), market(s, 4)) == ({"lion": 2, "cage": 1}, {"ship": 1}, {})
    assert (actor(s), auctions(s)) == ("4", {"auction 1", "auction 2", "auction 3", "auction 5"})


@pytest.mark.rule("C4.8")
@pytest.mark.parametrize("variants", [(), ("intense_auctions",)])
def test_a_market_with_fewer_tokens_can_be_auctioned_and_an_empty_one_not(variants: tuple[str, ...]) -> None:
    markets = {1: ["ship"], 2: NOTHING, 3: NOTHING, 4: NOTHING, 5: ["cage", "cage"]}
    s = position(3, "acquire", tokens=BARE, markets=markets, bag=(), variants=variants)
    assert auctions(s) == {"auction 1", "auction 5"}
    play(s, "1: auction 1", "1: bid 8", "2: bid 9", "3: pass", "1: pass")
    assert (tokens(s, 2), auctions(s)) == ({"ship": 1}, {"auction 5"})
    play(s, "1: auction 5", "1: bid 8", "3: pass")
    assert (phase(s), actor(s)) == ("trade", "1")  # nothing is left to put up


@pytest.mark.rule("C4.8", "C10.2")
def test_with_all_markets_empty_only_who_has_a_medal_is_asked() -> None:
    markets = dict.fromkeys(range(1, 6), NOTHING)
    s = position(3, "acquire", markets=markets, bag=(), medals=[0, 1, 0])
    assert (actor(s), choices(s)) == ("2", {"cash medal", "pass"})
    play(s, "2: pass")
    assert phase(s) == "trade"


# Emperor tokens


@pytest.mark.rule("C4.9", "C10.1")
def test_an_emperor_token_won_becomes_a_medal_at_once() -> None:
    s = position(3, "acquire", tokens=BARE, markets={1: ["emperor", "emperor", "lion"]})
    play(s, "1: auction 1", "1: bid 8", "2: bid 9", "3: pass", "1: pass")
    assert (tokens(s, 2), medals(s), supply(s)) == ({"lion": 1}, [0, 2, 0], 16)
    assert lying(s, cell.GONE) == {"emperor": 2}


@pytest.mark.rule("C4.9")
def test_an_emperor_token_is_lost_if_no_medal_is_left() -> None:
    s = position(3, "acquire", tokens=BARE, markets={1: ["emperor", "emperor", "lion"]}, medals=[0, 0, 17])
    play(s, "1: auction 1", "1: bid 8", "2: pass", "3: pass")
    assert (tokens(s, 1), medals(s), supply(s)) == ({"lion": 1}, [1, 0, 17], 0)
    assert lying(s, cell.GONE) == {"emperor": 2}


@pytest.mark.rule("C4.9", "C10.2")
def test_a_swapped_extra_action_token_leaves_the_game() -> None:
    s = position(3, "acquire", tokens=BARE | {1: ["extra_action"]})
    play(s, "1: swap extra action")
    assert (tokens(s, 1), lying(s, cell.GONE), medals(s)[0]) == ({}, {"extra_action": 1}, 1)


@pytest.mark.rule("C4.3", "C9.2")
def test_jokers_and_extra_action_tokens_are_won_like_any_other() -> None:
    s = position(3, "acquire", tokens=BARE | {1: ["lion"]}, markets={1: ["joker", "extra_action", "lion"]})
    play(s, "1: auction 1", "1: bid 8", "2: pass", "3: pass")
    assert tokens(s, 1) == {"lion": 2, "joker": 1, "extra_action": 1}
    assert star(s, "lion") is None


# Intense auctions


@pytest.mark.rule("C4.10")
def test_the_intense_auctions_of_the_french_example() -> None:
    s = position(3, "acquire", variants=("intense_auctions",))
    play(s, "1: auction 1", "1: bid 8", "2: bid 9", "3: pass", "1: pass")
    play(s, "1: auction 2", "1: bid 8", "3: bid 9", "1: pass", "1: pass")  # seat 2 is not asked
    assert sizes(s) == [0, 0, 3, 3, 3]
    let_chance(s)
    play(s, "2: auction 1", "2: bid 8", "3: pass", "1: bid 9", "2: pass")
    play(s, "2: auction 2", "2: bid 8", "3: bid 9", "2: pass", "2: auction 3")
    assert choices(s) == {"bid 8"}  # alone
    play(s, "2: bid 8")
    assert sizes(s) == [0, 0, 0, 3, 3]
    let_chance(s)
    play(s, "3: auction 1", "3: bid 8", "1: bid 9", "2: bid 10", "3: pass", "1: pass")
    assert coins(s) == [21, 30 - 9 - 8 - 10, 30 - 9 - 9]
    assert actor(s) == "3"


@pytest.mark.rule("C4.10")
def test_in_intense_auctions_nobody_loses_the_turn_to_initiate_by_winning() -> None:
    s = position(3, "acquire", variants=("intense_auctions",))
    for initiator in (1, 2, 3):
        others = [seat % 3 + 1 for seat in (initiator, initiator + 1)]
        play(s, f"{initiator}: auction 1", f"{initiator}: bid 8", *(f"{seat}: pass" for seat in others))
        let_chance(s)
    assert (phase(s), coins(s)) == ("trade", [22, 22, 22])


@pytest.mark.rule("C4.10", "C4.6")
def test_in_intense_auctions_one_initiates_only_once_a_round() -> None:
    s = position(3, "acquire", variants=("intense_auctions",))
    play(s, "1: pass", "2: auction 1", "2: bid 8", "3: pass", "1: pass")
    let_chance(s)
    play(s, "3: pass")
    assert phase(s) == "trade"


@pytest.mark.rule("C4.10", "C4.3")
def test_without_the_variant_the_winner_is_barred_for_the_whole_round() -> None:
    s = position(3, "acquire")
    play(s, "1: auction 1", "1: bid 8", "2: bid 9", "3: pass", "1: pass", "1: pass")
    let_chance(s)
    play(s, "3: auction 1", "3: bid 8", "1: pass")  # seat 2 is not asked
    assert coins(s) == [30, 21, 22]
