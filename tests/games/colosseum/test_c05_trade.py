"""C5, phase 3: trade."""

from collections import Counter
from collections.abc import Iterator
from itertools import product

import pytest

from munera.core.errors import IllegalAction, NotationError
from munera.core.game import State
from munera.games.colosseum import GAME
from munera.games.colosseum import state as cell
from munera.games.colosseum.data import KIND_NAMES, KINDS
from tests.games.colosseum.positions import BARE, Goods, position
from tests.games.colosseum.table import actor, can, choices, coins, medals, phase, play, tokens

HOLDINGS: dict[int, Goods] = {1: ["lion", "ship"], 2: ["cage", "torch"], 3: ["cage", "horse"]}


def words_of(s: State, verb: str) -> set[str]:
    return {words for words in choices(s) if words.startswith(verb)}


# Who deals with whom


@pytest.mark.rule("C5.1", "C2.1")
def test_each_player_in_turn_is_the_active_trader() -> None:
    s = position(3, "trade", first=2, tokens=HOLDINGS)
    play(s, "2: pass", "3: pass", "1: pass")
    assert phase(s) == "produce"


@pytest.mark.rule("C5.1")
def test_the_active_trader_may_deal_with_any_other_player() -> None:
    s = position(4, "trade", first=3)
    assert choices(s) == {"pass", "ask 1", "ask 2", "ask 4", "ask all"}


@pytest.mark.rule("C5.1", "C5.4")
def test_the_others_deal_only_with_the_active_trader() -> None:
    s = position(3, "trade", tokens=HOLDINGS)
    play(s, "1: ask 2", "1: give lion", "1: want cage", "1: send", "2: counter")
    assert words_of(s, "ask") == set()
    assert words_of(s, "want") == {"want lion", "want ship"}  # seat 3 has a horse, but is not the active trader


@pytest.mark.rule("C5.1", "C10.2")
def test_who_could_not_make_any_offer_is_not_asked() -> None:
    s = position(3, "trade", tokens=BARE | {2: ["lion"]}, coins=[0, 30, 30])
    play(s, "2: pass", "3: pass")  # seat 1 has neither coins nor tokens
    assert phase(s) != "trade"
    s = position(3, "trade", tokens=BARE | {2: ["lion"]}, coins=[0, 30, 0])
    assert phase(s) != "trade"  # nobody has anything to give for the lion


@pytest.mark.rule("C5.1")
def test_who_has_only_tokens_can_sell_to_who_has_only_coins() -> None:
    s = position(3, "trade", tokens=BARE | {2: ["lion"]}, coins=[0, 0, 5])
    assert (actor(s), choices(s)) == ("2", {"pass", "ask 3", "ask all"})


# What changes hands


@pytest.mark.rule("C5.2")
def test_a_swap_is_carried_out_at_once() -> None:
    s = position(3, "trade", tokens=HOLDINGS)
    play(s, "1: ask 2", "1: give lion", "1: want cage", "1: send", "2: accept")
    assert (tokens(s, 1), tokens(s, 2)) == ({"ship": 1, "cage": 1}, {"lion": 1, "torch": 1})
    assert (actor(s), coins(s)) == ("1", [30, 30, 30])


@pytest.mark.rule("C5.2", "C5.3")
def test_a_purchase_moves_coins_to_the_seller() -> None:
    s = position(3, "trade", tokens=HOLDINGS)
    play(s, "1: ask 3", "1: want horse", "1: pay 7", "1: send", "3: accept")
    assert (tokens(s, 1), tokens(s, 3)) == ({"horse": 1, "lion": 1, "ship": 1}, {"cage": 1})
    assert coins(s) == [23, 30, 37]


@pytest.mark.rule("C5.2", "C5.3")
def test_a_sale_moves_coins_to_the_active_trader() -> None:
    s = position(3, "trade", tokens=HOLDINGS)
    play(s, "1: ask 2", "1: give ship", "1: give lion", "1: charge 30", "1: send", "2: accept")
    assert tokens(s, 2) == {"torch": 1, "ship": 1, "lion": 1, "cage": 1}
    assert coins(s) == [60, 0, 30]


@pytest.mark.rule("C5.2", "C5.3")
def test_tokens_and_coins_may_be_given_together_for_tokens() -> None:
    s = position(3, "trade", tokens=HOLDINGS)
    play(s, "1: ask 2", "1: give lion", "1: want torch", "1: want cage", "1: pay 3", "1: send", "2: accept")
    assert tokens(s, 1) == {"ship": 1, "torch": 1, "cage": 1}
    assert coins(s) == [27, 33, 30]


@pytest.mark.rule("C5.2")
def test_special_tokens_may_be_traded() -> None:
    s = position(3, "trade", tokens={1: ["joker"], 2: ["extra_action"]})
    play(s, "1: ask 2", "1: give joker", "1: want extra_action", "1: send", "2: accept")
    assert (tokens(s, 1), tokens(s, 2)) == ({"extra_action": 1}, {"joker": 1})


@pytest.mark.rule("C5.2")
def test_medals_are_not_traded() -> None:
    s = position(3, "trade", medals=[2, 2, 0], tokens=BARE | {1: ["lion"]})
    play(s, "1: ask 2")
    assert choices(s) == {"give lion"}
    with pytest.raises(NotationError):
        GAME.parse(s, "give medal")


# What an offer may be


@pytest.mark.rule("C5.3")
def test_there_are_no_gifts() -> None:
    s = position(3, "trade", tokens=HOLDINGS)
    play(s, "1: ask 2")
    assert not words_of(s, "pay")
    assert not words_of(s, "charge")
    giving, wanting = s.copy(), s.copy()
    play(giving, "1: give lion")
    assert not can(giving, "send")
    assert not words_of(giving, "pay")
    play(wanting, "1: want cage")
    assert not can(wanting, "send")
    assert not words_of(wanting, "charge")


@pytest.mark.rule("C5.3")
def test_a_kind_is_not_both_given_and_received() -> None:
    s = position(3, "trade", tokens={1: {"lion": 3}, 2: ["lion", "cage"]})
    play(s, "1: ask 2", "1: give lion")
    assert words_of(s, "want") == {"want cage"}


@pytest.mark.rule("C5.3")
def test_who_has_the_same_single_kind_can_only_deal_for_coins() -> None:
    s = position(3, "trade", tokens=BARE | {1: ["lion"], 2: ["lion"]}, coins=[0, 0, 0])
    assert phase(s) != "trade"
    s = position(3, "trade", tokens=BARE | {1: ["lion"], 2: ["lion"]}, coins=[0, 1, 0])
    play(s, "1: ask 2", "1: give lion")
    assert choices(s) == {"charge 1"}


@pytest.mark.rule("C5.3")
def test_coins_are_not_both_paid_and_charged() -> None:
    s = position(3, "trade", tokens=HOLDINGS)
    play(s, "1: ask 2", "1: give lion", "1: want cage", "1: pay 2")
    assert choices(s) == {"send"}


@pytest.mark.rule("C5.3")
def test_nobody_can_be_asked_for_what_they_do_not_hold() -> None:
    s = position(3, "trade", tokens={1: ["lion"], 2: {"cage": 2, "torch": 1}}, coins=[30, 4, 30])
    play(s, "1: ask 2", "1: give lion")
    assert words_of(s, "want") == {"want torch", "want cage"}
    assert words_of(s, "charge") == {"charge 1", "charge 2", "charge 3", "charge 4"}
    play(s, "1: want cage", "1: want cage")
    assert words_of(s, "want") == set()


@pytest.mark.rule("C5.3")
def test_nobody_can_give_or_pay_what_they_do_not_hold() -> None:
    s = position(3, "trade", tokens={1: ["lion"], 2: ["cage"]}, coins=[2, 30, 30])
    play(s, "1: ask 2", "1: give lion")
    assert words_of(s, "give") == set()
    play(s, "1: want cage")
    assert words_of(s, "pay") == {"pay 1", "pay 2"}


@pytest.mark.rule("C5.3")
def test_an_open_offer_asks_only_for_what_one_player_alone_can_give() -> None:
    tokens_: dict[int, Goods] = {1: ["lion"], 2: ["torch", "cage"], 3: ["torch", "horse"]}
    s = position(3, "trade", tokens=tokens_, coins=[30, 5, 9])
    play(s, "1: ask all", "1: give lion")
    assert "charge 9" in choices(s)
    play(s, "1: want torch")
    assert words_of(s, "want") == {"want cage"}  # after torch in order; seat 2 has both
    play(s, "1: want cage")
    assert "charge 5" in choices(s)
    assert "charge 6" not in choices(s)  # seat 3 could pay it but has no cage


@pytest.mark.rule("C5.3")
@pytest.mark.parametrize("price", ["want cage", "charge 20"])
def test_an_open_offer_passes_over_who_cannot_fulfil_it(price: str) -> None:
    tokens_: dict[int, Goods] = {1: ["lion"], 2: ["torch"], 3: ["cage"], 4: ["horse"]}
    s = position(4, "trade", tokens=tokens_, coins=[30, 19, 20, 3])
    play(s, "1: ask all", "1: give lion", f"1: {price}", "1: send", "3: decline")
    assert (actor(s), can(s, "ask all")) == ("1", True)  # seats 2 and 4 were not asked


@pytest.mark.rule("C4.2", "C5.3", "C5.4")
def test_999_coins_are_the_most_in_an_offer() -> None:
    s = position(3, "trade", tokens=HOLDINGS, coins=[1200, 1200, 30])
    play(s, "1: ask 2", "1: give lion", "1: want cage")
    assert {"pay 999", "charge 999"} < choices(s)
    with pytest.raises(NotationError):
        GAME.parse(s, "pay 1000")


# How talk becomes moves


@pytest.mark.rule("C5.4")
def test_who_is_asked_may_accept_decline_or_counter() -> None:
    s = position(3, "trade", tokens=HOLDINGS)
    play(s, "1: ask 2", "1: give lion", "1: want cage", "1: send")
    assert (actor(s), choices(s)) == ("2", {"accept", "decline", "counter"})
    play(s, "2: decline")
    assert (actor(s), tokens(s, 1)) == ("1", {"lion": 1, "ship": 1})


@pytest.mark.rule("C5.4")
def test_the_active_trader_accepts_or_declines_a_counter_offer() -> None:
    s = position(3, "trade", tokens=HOLDINGS)
    play(s, "1: ask 2", "1: give lion", "1: want cage", "1: send")
    play(s, "2: counter", "2: give cage", "2: want lion", "2: charge 4", "2: send")
    assert (actor(s), choices(s)) == ("1", {"accept", "decline"})
    declined = s.copy()
    play(declined, "1: decline")
    assert (actor(declined), coins(declined)) == ("1", [30, 30, 30])
    assert can(declined, "ask 2")
    play(s, "1: accept")
    assert (tokens(s, 1), tokens(s, 2)) == ({"ship": 1, "cage": 1}, {"torch": 1, "lion": 1})
    assert coins(s) == [26, 34, 30]


@pytest.mark.rule("C5.4")
def test_an_open_offer_is_answered_clockwise_and_goes_to_the_first_who_accepts() -> None:
    s = position(4, "trade", first=3, tokens={1: ["cage"], 2: ["cage"], 3: ["lion"], 4: ["cage"]})
    play(s, "3: ask all", "3: give lion", "3: want cage", "3: send", "4: decline", "1: accept")
    assert (tokens(s, 1), tokens(s, 3), actor(s)) == ({"lion": 1}, {"cage": 1}, "3")


@pytest.mark.rule("C5.4")
def test_an_open_offer_that_all_decline_comes_to_nothing() -> None:
    s = position(3, "trade", tokens=HOLDINGS)
    play(s, "1: ask all", "1: give lion", "1: want cage", "1: send", "2: decline", "3: decline")
    assert (actor(s), tokens(s, 1)) == ("1", {"lion": 1, "ship": 1})


@pytest.mark.rule("C5.4")
def test_a_counter_offer_accepted_ends_an_open_offer() -> None:
    s = position(3, "trade", tokens=HOLDINGS)
    play(s, "1: ask all", "1: give lion", "1: want cage", "1: send")
    play(s, "2: counter", "2: give torch", "2: want ship", "2: send", "1: accept")
    assert (actor(s), can(s, "ask all")) == ("1", True)  # seat 3 is not asked
    assert tokens(s, 1) == {"lion": 1, "torch": 1}


@pytest.mark.rule("C5.4")
def test_a_counter_offer_declined_sends_an_open_offer_on_unchanged() -> None:
    s = position(3, "trade", tokens=HOLDINGS)
    play(s, "1: ask all", "1: give lion", "1: want cage", "1: send")
    play(s, "2: counter", "2: give torch", "2: want ship", "2: send", "1: decline", "3: accept")
    assert tokens(s, 1) == {"ship": 1, "cage": 1}
    assert tokens(s, 3) == {"horse": 1, "lion": 1}


@pytest.mark.rule("C5.4")
def test_a_second_counter_offer_owes_nothing_to_a_declined_one() -> None:
    s = position(3, "trade", tokens=HOLDINGS)
    play(s, "1: ask all", "1: give lion", "1: want cage", "1: send")
    play(s, "2: counter", "2: give torch", "2: want ship", "2: pay 9", "2: send", "1: decline")
    play(s, "3: counter", "3: give horse", "3: want lion", "3: send", "1: accept")
    assert (tokens(s, 1), tokens(s, 3)) == ({"horse": 1, "ship": 1}, {"lion": 1, "cage": 1})
    assert coins(s) == [30, 30, 30]


@pytest.mark.rule("C5.4")
def test_an_offer_once_begun_is_sent_and_once_sent_is_not_withdrawn() -> None:
    s = position(3, "trade", tokens=HOLDINGS)
    play(s, "1: ask 2")
    assert not can(s, "pass")
    play(s, "1: give lion", "1: want cage", "1: send")
    assert actor(s) == "2"


@pytest.mark.rule("C5.4")
def test_the_active_trader_may_make_twelve_offers_a_turn() -> None:
    s = position(3, "trade", tokens=HOLDINGS)
    for _ in range(12):
        assert actor(s) == "1"
        play(s, "1: ask 2", "1: give lion", "1: want cage", "1: send", "2: decline")
    assert actor(s) == "2"
    assert can(s, "ask 1")


@pytest.mark.rule("C5.4")
def test_counter_offers_do_not_count_among_the_twelve() -> None:
    s = position(3, "trade", tokens=HOLDINGS)
    for _ in range(11):
        play(s, "1: ask 2", "1: give lion", "1: want cage", "1: send")
        play(s, "2: counter", "2: give torch", "2: want ship", "2: send", "1: decline")
    assert can(s, "ask 2")


@pytest.mark.rule("C5.4", "C10.2")
def test_after_twelve_offers_who_holds_a_medal_is_still_asked_but_cannot_offer() -> None:
    s = position(3, "trade", tokens=HOLDINGS, medals=[1, 0, 0])
    for _ in range(12):
        play(s, "1: ask 2", "1: give lion", "1: want cage", "1: send", "2: decline")
    assert (actor(s), choices(s)) == ("1", {"cash medal", "pass"})


# The order of a draft


@pytest.mark.rule("C5.4")
def test_an_offer_is_put_together_in_a_fixed_order() -> None:
    s = position(3, "trade", tokens=HOLDINGS)
    play(s, "1: ask 2", "1: give lion")
    assert not can(s, "give ship")  # comes before the lion
    play(s, "1: want cage")
    assert not {"give lion", "give ship", "want torch"} & choices(s)
    play(s, "1: charge 1")
    with pytest.raises(IllegalAction):
        GAME.parse(s, "want cage")


Offer = tuple[tuple[str, int], ...]  # what the maker gives; negative: wants

Tiny = tuple[dict[int, list[str]], list[int]]  # tokens and coins of three seats

TINY: list[Tiny] = [
    ({1: ["lion", "cage"], 2: ["torch", "torch", "lion"], 3: ["ship"]}, [2, 1, 0]),
    ({1: ["lion", "cage"], 2: ["lion", "cage"], 3: ["lion", "joker"]}, [0, 0, 0]),  # who gives all can ask for nothing
    ({1: ["horse", "extra_action"], 2: ["gladiator", "extra_action"], 3: ["gladiator", "gladiator"]}, [0, 2, 1]),
    ({1: [], 2: ["lion"], 3: ["lion", "cage"]}, [2, 3, 0]),
]


def drafts(s: State, deal: int) -> Iterator[Offer]:
    """Every offer that can be put together from here, once for every way to do so."""
    assert len(s.legal()) > 0
    for words in choices(s):
        if words == "send":
            first = cell.DEAL + deal * KINDS
            goods = {name: int(s.cells[first + kind]) for kind, name in enumerate(KIND_NAMES)}
            goods["coins"] = int(s.cells[cell.DEAL_COINS + deal])
            yield tuple(sorted((name, count) for name, count in goods.items() if count))
        else:
            after = s.copy()
            play(after, f"{actor(s)}: {words}")
            yield from drafts(after, deal)


def offers_by_the_rules(tiny: Tiny, maker: int, asked: list[int]) -> set[Offer]:
    """The same from C5.3 alone: whatever both sides hold, both giving something."""
    tokens_, coins_ = tiny
    purses = {seat: Counter({"coins": coins_[seat - 1]}) + Counter(goods) for seat, goods in tokens_.items()}
    found = set()
    for seat in asked:
        kinds = sorted({*purses[maker], *purses[seat]})
        for counts in product(*(range(-purses[seat][kind], purses[maker][kind] + 1) for kind in kinds)):
            if min(counts) < 0 < max(counts):
                found.add(tuple((kind, count) for kind, count in zip(kinds, counts, strict=True) if count))
    return found


@pytest.mark.rule("C5.3", "C5.4")
@pytest.mark.parametrize("tiny", TINY)
@pytest.mark.parametrize(("ask", "asked"), [("ask 2", [2]), ("ask 3", [3]), ("ask all", [2, 3])])
def test_every_possible_offer_can_be_put_together_in_exactly_one_way(tiny: Tiny, ask: str, asked: list[int]) -> None:
    s = position(3, "trade", tokens=tiny[0], coins=tiny[1])
    play(s, f"1: {ask}")
    found = list(drafts(s, 0))
    assert len(found) == len(set(found))
    assert set(found) == offers_by_the_rules(tiny, 1, asked)


@pytest.mark.rule("C5.3", "C5.4")
@pytest.mark.parametrize("tiny", TINY[:2])
def test_every_possible_counter_offer_can_be_put_together_in_exactly_one_way(tiny: Tiny) -> None:
    s = position(3, "trade", tokens=tiny[0], coins=tiny[1])
    wish = "torch" if "torch" in tiny[0][2] else "cage"
    play(s, "1: ask 2", "1: give lion", f"1: want {wish}", "1: send", "2: counter")
    found = list(drafts(s, 1))
    assert len(found) == len(set(found))
    assert set(found) == offers_by_the_rules(tiny, 2, [1])


# What is bound, and the purse


@pytest.mark.rule("C5.4", "C10.2")
def test_a_promised_extra_action_token_cannot_be_swapped_while_the_offer_stands() -> None:
    s = position(3, "trade", tokens={1: ["extra_action"] * 2, 2: ["cage"], 3: ["cage"]})
    play(s, "1: ask all", "1: give extra_action", "1: want cage", "1: send")
    play(s, "2: counter", "2: give cage", "2: charge 3", "2: send", "1: swap extra action")
    assert not can(s, "swap extra action")
    play(s, "1: decline", "3: accept")
    assert (tokens(s, 1), tokens(s, 3), medals(s)[0]) == ({"cage": 1}, {"extra_action": 1}, 1)


@pytest.mark.rule("C5.4", "C10.2")
def test_what_an_answered_offer_gave_is_free_again() -> None:
    s = position(3, "trade", tokens={1: ["extra_action"], 2: ["cage"]})
    play(s, "1: ask 2", "1: give extra_action", "1: want cage", "1: send", "2: decline", "1: swap extra action")
    assert medals(s)[0] == 1


@pytest.mark.rule("C10.2", "C5.3")
def test_who_is_asked_for_an_extra_action_token_may_swap_it_and_then_cannot_accept() -> None:
    s = position(3, "trade", tokens={1: ["lion"], 2: ["extra_action"]})
    play(s, "1: ask 2", "1: give lion", "1: want extra_action", "1: send", "2: swap extra action")
    assert choices(s) == {"cash medal", "decline", "counter"}


@pytest.mark.rule("C10.2")
def test_an_offer_being_put_together_is_one_decision_without_swap_or_cash() -> None:
    s = position(3, "trade", tokens={1: ["lion", "extra_action"], 2: ["cage", "extra_action"]}, medals=[1, 1, 0])
    purse = {"cash medal", "swap extra action"}
    assert purse < choices(s)
    for line in ("1: ask 2", "1: give lion", "1: want cage"):
        play(s, line)
        assert not purse & choices(s)
    play(s, "1: send")
    assert purse < choices(s)
    for line in ("2: counter", "2: give cage", "2: charge 5"):
        play(s, line)
        assert not purse & choices(s)
    play(s, "2: send")
    assert purse < choices(s)
