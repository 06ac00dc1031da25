"""C10, medals and special tokens."""

import pytest

from munera.core.game import State
from munera.games.colosseum import state as cell
from tests.games.colosseum.positions import BARE, IDLE, Goods, position
from tests.games.colosseum.table import actor, can, choices, coins, lying, medals, phase, play, supply, tokens

PURSE = {"cash medal", "swap extra action"}
RICH: dict[int, Goods] = {**BARE, 1: ["extra_action", "gladiator", "gladiator", "joker"]}


def walk(s: State, *lines: str) -> None:
    """Seat 1 holds a medal and an extra-action token and may use them at every step of its own."""
    for line in lines:
        if actor(s) == "1":
            assert choices(s) > PURSE, f"before “{line}”"
        play(s, line)


@pytest.mark.rule("C10.1", "C6.6", "C4.9")
def test_an_emperor_token_is_a_medal_and_a_joker_stays_a_token() -> None:
    s = position(3, "acquire", tokens=BARE, markets={1: ["joker", "emperor", "lion"]})
    play(s, "1: auction 1", "1: bid 8", "2: pass", "3: pass")
    assert (tokens(s, 1), medals(s)[0]) == ({"lion": 1, "joker": 1}, 1)


@pytest.mark.rule("C10.2")
def test_an_extra_action_token_is_swapped_for_a_medal() -> None:
    s = position(3, tokens=BARE | {1: ["extra_action"]})
    play(s, "1: swap extra action")
    assert (tokens(s, 1), medals(s), supply(s)) == ({}, [1, 0, 0], 17)
    assert lying(s, cell.GONE) == {"extra_action": 1}
    assert actor(s) == "1"  # still to invest


@pytest.mark.rule("C10.2")
def test_no_token_is_swapped_when_the_supply_of_medals_is_empty() -> None:
    s = position(3, tokens=BARE | {1: ["extra_action"]}, medals=[0, 18, 0])
    assert actor(s) == "1"
    assert not can(s, "swap extra action")
    play(s, "1: pass", "2: cash medal")
    assert supply(s) == 1


@pytest.mark.rule("C10.2", "C10.3")
def test_swap_and_cash_are_possible_at_every_own_decision_when_investing() -> None:
    s = position(3, tokens=RICH, medals=[3, 0, 0])
    walk(s, "1: build loge", "1: second with medals", "1: buy season ticket", "2: pass", "3: pass")


@pytest.mark.rule("C10.2", "C10.3")
def test_swap_and_cash_are_possible_at_every_own_decision_in_auctions() -> None:
    s = position(3, "acquire", tokens=RICH, medals=[1, 0, 0])
    walk(s, "1: auction 1", "1: bid 8", "2: bid 9", "3: pass", "1: bid 10", "2: bid 11", "1: pass", "1: pass")


@pytest.mark.rule("C10.2", "C10.3")
def test_swap_and_cash_are_possible_at_every_own_decision_in_shows() -> None:
    s = position(3, "produce", tokens=RICH, medals=[2, 0, 0], loges=[1], owned=IDLE | {1: [1]}, scores=[0, 20, 10])
    walk(s, "1: begin show", "chance: roll 2", "chance: roll 3", "1: move senator-3 2", "1: move senator-2 3")
    walk(s, "1: medal emperor +1", "1: produce 1", "1: jokers 1", "1: medals 0", "1: discard joker")


@pytest.mark.rule("C10.2", "C10.3")
def test_swap_and_cash_are_possible_when_asked_for_a_wish() -> None:
    s = position(3, "ceremony", tokens=RICH | {2: ["lion"]}, medals=[1, 0, 0], scores=[0, 20, 10])
    walk(s, "1: request lion")


@pytest.mark.rule("C10.2")
def test_only_ones_own_decisions_are_own_decisions() -> None:
    s = position(3, tokens=BARE | {2: ["extra_action"]}, medals=[0, 1, 0])
    assert actor(s) == "1"
    assert not PURSE & choices(s)


@pytest.mark.rule("C10.2")
@pytest.mark.parametrize("name", ["invest", "acquire", "trade", "produce"])
@pytest.mark.parametrize("item", ["medal", "token"])
def test_who_holds_a_medal_or_an_extra_action_token_is_never_skipped(name: str, item: str) -> None:
    goods: Goods = ["extra_action"] if item == "token" else ()
    held = [0, 1 if item == "medal" else 0, 0]
    s = position(3, name, tokens=BARE | {2: goods}, owned=IDLE, coins=[0, 0, 0], medals=held, scores=[3, 2, 1])
    assert (phase(s), actor(s)) == (name, "2")
    assert choices(s) == {"pass", "cash medal" if item == "medal" else "swap extra action"}
    play(s, "2: pass")
    assert actor(s) != "3"
    assert phase(s) != name


@pytest.mark.rule("C10.2")
def test_a_token_keeps_its_holder_from_being_skipped_even_with_an_empty_supply() -> None:
    s = position(3, tokens=BARE | {1: ["extra_action"]}, coins=[0, 0, 0], medals=[0, 0, 18])
    assert (actor(s), choices(s)) == ("1", {"pass"})


@pytest.mark.rule("C10.3")
def test_a_medal_buys_six_coins() -> None:
    s = position(3, medals=[2, 0, 0])
    play(s, "1: cash medal")
    assert (coins(s), medals(s)) == ([36, 30, 30], [1, 0, 0])


@pytest.mark.rule("C10.3", "C3.6")
def test_a_medal_cashed_may_pay_for_an_investment() -> None:
    s = position(3, coins=[4, 30, 30], medals=[1, 0, 0])
    assert not can(s, "expand clockwise")
    play(s, "1: cash medal", "1: expand clockwise")
    assert coins(s)[0] == 0


@pytest.mark.rule("C10.3", "C4.1")
def test_a_medal_cashed_may_let_one_initiate() -> None:
    s = position(3, "acquire", coins=[7, 30, 30], medals=[1, 0, 0])
    assert choices(s) == {"cash medal", "pass"}
    play(s, "1: cash medal", "1: auction 1", "1: bid 13")
    assert actor(s) == "2"


@pytest.mark.rule("C10.4")
def test_all_eighteen_medals_may_be_used_in_one_show() -> None:
    s = position(3, "produce", tokens=BARE | {1: ["gladiator"] * 2}, owned=IDLE | {1: [1]}, medals=[18, 0, 0])
    play(s, "1: begin show", "chance: roll 2", "1: move senator-3 2", "1: produce 1", "1: medals 18")
    assert s.scores()[0] == 5 + 54


@pytest.mark.rule("C10.4")
@pytest.mark.parametrize("use", ["medal emperor -3", "cash medal"])
def test_a_medal_just_earned_may_be_used_at_once(use: str) -> None:
    s = position(3, "produce", tokens=BARE | {1: ["gladiator"] * 2}, owned=IDLE | {1: [1]})
    play(s, "1: begin show", "chance: roll 6", "1: move emperor 6", f"1: {use}")
    assert medals(s)[0] == 0


@pytest.mark.rule("C10.4", "C6.3")
def test_a_medal_earned_with_the_first_die_may_be_cashed_before_the_second() -> None:
    s = position(3, "produce", tokens=BARE | {1: ["gladiator"] * 2}, owned=IDLE | {1: [1]}, loges=[1])
    play(s, "1: begin show", "chance: roll 6", "chance: roll 2", "1: move emperor 6", "1: cash medal")
    assert coins(s)[0] == 36
    assert can(s, "move senator-1 2")


@pytest.mark.rule("C10.5")
def test_spent_medals_go_back_to_the_supply_and_can_be_earned_again() -> None:
    s = position(3, "produce", tokens=BARE | {1: ["gladiator"] * 2}, owned=IDLE | {1: [1]}, medals=[18, 0, 0])
    play(s, "1: cash medal")
    assert supply(s) == 1
    play(s, "1: begin show", "chance: roll 6", "1: move emperor 6")
    assert (medals(s)[0], supply(s)) == (18, 0)
    play(s, "1: medal emperor +1", "1: medal emperor +1")
    assert supply(s) == 2


@pytest.mark.rule("C10.5")
def test_the_bank_pays_for_medals_however_much_it_has_paid_before() -> None:
    s = position(3, coins=[900, 900, 900], medals=[1, 0, 0])
    play(s, "1: cash medal")
    assert coins(s)[0] == 906
