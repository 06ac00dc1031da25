"""C3, phase 1: invest."""

import pytest

from munera.games.colosseum import state as cell
from tests.games.colosseum.positions import position
from tests.games.colosseum.table import (
    actor,
    arena,
    can,
    choices,
    coins,
    lying,
    medals,
    pass_until,
    phase,
    play,
    programs,
    supply,
    tickets,
    tokens,
)

PURCHASES = ("buy 11", "expand clockwise", "expand counterclockwise", "buy season ticket", "build loge")


@pytest.mark.rule("C3.1")
@pytest.mark.parametrize("investment", PURCHASES)
def test_a_player_makes_one_investment_and_then_the_next_player_is_asked(investment: str) -> None:
    s = position(3, coins=[99, 30, 30])
    assert choices(s) >= {*PURCHASES, "pass"}
    play(s, f"1: {investment}")
    assert actor(s) == "2"


@pytest.mark.rule("C3.1", "C10.2")
def test_who_can_afford_nothing_and_has_no_medal_is_not_asked() -> None:
    s = position(3, coins=[4, 5, 30])
    assert actor(s) == "2"
    assert choices(s) == {"pass", "build loge"}


# Programs


@pytest.mark.rule("C3.2")
def test_a_program_costs_its_price_and_then_belongs_to_the_buyer() -> None:
    s = position(3, owned={1: [1]})
    play(s, "1: buy 20")
    assert programs(s, 1) == [1, 20]
    assert coins(s)[0] == 30 - 25


@pytest.mark.rule("C3.2")
def test_a_program_must_be_payable_to_the_last_coin() -> None:
    assert can(position(3, coins=[13, 30, 30]), "buy 12")
    assert not can(position(3, coins=[12, 30, 30]), "buy 12")


@pytest.mark.rule("C3.2")
def test_there_is_no_limit_on_the_number_before_the_first_show() -> None:
    s = position(3, coins=[99, 30, 30], owned={1: [1, 20]})
    assert can(s, "buy 11")
    assert can(s, "buy 30")


@pytest.mark.rule("C3.2")
def test_the_number_must_be_higher_than_that_of_the_program_produced_last() -> None:
    s = position(3, coins=[99, 30, 30], owned={1: [1, 15]}, produced={1: [1, 15]})
    assert not can(s, "buy 14")
    assert can(s, "buy 16")


@pytest.mark.rule("C3.2")
def test_only_the_last_show_counts_not_the_highest_one() -> None:
    s = position(3, coins=[99, 30, 30], owned={1: [12, 20]}, produced={1: [20, 12]})
    assert not can(s, "buy 11")
    assert can(s, "buy 13")


@pytest.mark.rule("C3.2")
def test_the_limit_is_the_buyers_own_last_show() -> None:
    s = position(3, coins=[99, 30, 30], owned={2: [20]}, produced={2: [20]})
    assert can(s, "buy 11")


@pytest.mark.rule("C3.2")
def test_a_show_of_this_game_raises_the_limit() -> None:
    s = position(3, "produce", arenas={1: (8, 3)}, tokens={1: {"gladiator": 3, "lion": 3}}, owned={1: [12]})
    play(s, "1: begin show", "chance: roll 2", "1: move senator-3 2", "1: produce 12")
    assert s.cells[cell.LAST_SHOW] == 12


@pytest.mark.rule("C3.2")
def test_the_arena_need_not_be_large_enough_yet() -> None:
    s = position(3, coins=[40, 30, 30])
    assert len(arena(s, 1)) == 2
    play(s, "1: buy 30")
    assert coins(s)[0] == 0


# Arenas


@pytest.mark.rule("C3.3")
def test_an_arena_grows_by_one_space_at_either_end() -> None:
    clockwise, counterclockwise = position(3), position(3)
    play(clockwise, "1: expand clockwise")
    play(counterclockwise, "1: expand counterclockwise")
    assert arena(clockwise, 1) == [8, 9, 10]
    assert arena(counterclockwise, 1) == [7, 8, 9]
    assert coins(clockwise) == coins(counterclockwise) == [20, 30, 30]


@pytest.mark.rule("C3.3")
def test_an_expansion_costs_ten_coins() -> None:
    s = position(3, coins=[9, 10, 30])
    assert not can(s, "expand clockwise")
    play(s, "1: pass")
    assert can(s, "expand clockwise")


@pytest.mark.rule("C3.3")
def test_an_arena_is_expanded_at_most_twice() -> None:
    assert can(position(3, arenas={1: (8, 3)}), "expand clockwise")
    assert not {"expand clockwise", "expand counterclockwise"} & choices(position(3, arenas={1: (8, 4)}))


@pytest.mark.rule("C3.3")
def test_an_arena_grows_across_space_zero() -> None:
    s = position(3, arenas={1: (0, 2)})
    play(s, "1: expand counterclockwise")
    assert arena(s, 1) == [35, 0, 1]


@pytest.mark.rule("C3.3", "C6.4")
def test_an_arena_may_cover_a_rest_area_which_still_earns_a_medal() -> None:
    s = position(3, arenas={1: (7, 3)}, nobles={"emperor": 4}, owned={1: [1]}, tokens={1: {"gladiator": 2}})
    play(s, "1: expand counterclockwise")
    assert arena(s, 1) == [6, 7, 8, 9]
    pass_until(s, "produce")
    play(s, "1: begin show", "chance: roll 2", "1: move emperor 2", "1: produce 1", "1: medals 0")
    assert medals(s)[0] == 1
    assert s.scores()[0] == 5 + 7 + 3  # the senator who starts on space 6, too


@pytest.mark.rule("C3.3", "C7.5")
def test_nobles_on_the_new_space_are_in_the_arena_from_then_on() -> None:
    s = position(3, nobles={"consul-1": 7}, owned={1: [1]}, tokens={1: {"gladiator": 2}})
    play(s, "1: expand counterclockwise")
    pass_until(s, "produce")
    play(s, "1: begin show", "chance: roll 2", "1: move senator-3 2", "1: produce 1")
    assert s.scores()[0] == 5 + 5


# Season tickets and loges


@pytest.mark.rule("C3.4")
def test_a_season_ticket_costs_ten_coins() -> None:
    s = position(3, coins=[10, 9, 30])
    play(s, "1: buy season ticket")
    assert (coins(s)[0], tickets(s)) == (0, [1, 0, 0])
    assert not can(s, "buy season ticket")  # seat 2 has 9 coins


@pytest.mark.rule("C3.4")
def test_one_player_may_have_all_ten_season_tickets_and_then_there_are_none() -> None:
    s = position(3, tickets=[9, 0, 0])
    play(s, "1: buy season ticket")
    assert tickets(s) == [10, 0, 0]
    assert not can(s, "buy season ticket")


@pytest.mark.rule("C3.5")
def test_a_loge_costs_five_coins_and_an_arena_has_only_one() -> None:
    s = position(3, coins=[5, 4, 30], medals=[0, 1, 0], loges=[3])
    play(s, "1: build loge")
    assert coins(s)[0] == 0
    assert not can(s, "build loge")  # seat 2 has 4 coins
    play(s, "2: pass")
    assert not can(s, "build loge")  # seat 3 has one


@pytest.mark.rule("C3.5", "C6.2")
def test_the_loge_lets_its_owner_roll_two_dice() -> None:
    s = position(3, owned={1: [1]}, tokens={1: {"gladiator": 2}})
    play(s, "1: build loge")
    pass_until(s, "produce")
    play(s, "1: begin show", "chance: roll 2", "chance: roll 5")
    assert actor(s) == "1"


# The second investment


@pytest.mark.rule("C3.6", "C10.3")
def test_two_medals_pay_for_a_second_investment_besides_its_price() -> None:
    s = position(3, medals=[2, 0, 0])
    play(s, "1: build loge", "1: second with medals", "1: buy season ticket")
    assert (coins(s)[0], medals(s)[0], supply(s)) == (15, 0, 18)
    assert actor(s) == "2"


@pytest.mark.rule("C3.6", "C10.2", "C4.9")
def test_an_extra_action_token_pays_for_a_second_investment_and_leaves_the_game() -> None:
    s = position(3, tokens={1: ["extra_action"]})
    play(s, "1: build loge", "1: second with extra action", "1: expand clockwise")
    assert tokens(s, 1) == {}
    assert lying(s, cell.GONE) == {"extra_action": 1}
    assert (coins(s)[0], actor(s)) == (15, "2")


@pytest.mark.rule("C3.6")
@pytest.mark.parametrize("investment", ["buy season ticket", "expand clockwise"])
def test_the_same_investment_may_be_made_twice(investment: str) -> None:
    s = position(3, medals=[2, 0, 0])
    play(s, f"1: {investment}", "1: second with medals", f"1: {investment}")
    assert coins(s)[0] == 10


@pytest.mark.rule("C3.6")
def test_two_programs_may_be_bought_in_one_round() -> None:
    s = position(3, medals=[2, 0, 0], owned={1: []})
    play(s, "1: buy 12", "1: second with medals", "1: buy 11")
    assert programs(s, 1) == [11, 12]


@pytest.mark.rule("C3.6")
def test_one_medal_does_not_pay_for_a_second_investment() -> None:
    s = position(3, medals=[1, 0, 0])
    play(s, "1: build loge")
    assert choices(s) == {"cash medal", "pass"}


@pytest.mark.rule("C3.6")
def test_two_investments_are_the_most_whatever_could_pay_for_a_third() -> None:
    s = position(3, coins=[99, 30, 30], medals=[6, 0, 0], tokens={1: ["extra_action"] * 2})
    play(s, "1: build loge", "1: second with medals", "1: buy season ticket")
    assert actor(s) == "2"


@pytest.mark.rule("C3.6")
def test_a_second_investment_is_not_paid_for_before_the_first_is_made() -> None:
    s = position(3, medals=[4, 0, 0], tokens={1: ["extra_action"]})
    assert not any(words.startswith("second") for words in choices(s))
    play(s, "1: pass")
    assert actor(s) == "2"


@pytest.mark.rule("C3.6")
def test_a_second_investment_is_paid_for_only_if_one_is_possible() -> None:
    s = position(3, coins=[9, 30, 30], medals=[3, 0, 0], tokens={1: ["extra_action"]})
    play(s, "1: build loge")  # 4 coins are left
    assert choices(s) == {"cash medal", "swap extra action", "pass"}
    play(s, "1: cash medal")  # 10 coins
    assert {"second with medals", "second with extra action"} < choices(s)


@pytest.mark.rule("C3.6")
def test_a_second_investment_once_paid_for_is_made() -> None:
    s = position(3, medals=[2, 0, 0])
    play(s, "1: build loge", "1: second with medals")
    assert not can(s, "pass")
    assert not can(s, "build loge")
    assert can(s, "buy season ticket")


@pytest.mark.rule("C3.6")
def test_the_second_investment_of_each_round_is_paid_for_anew() -> None:
    s = position(3, first=3, medals=[2, 0, 4], coins=[30, 30, 60])
    play(s, "3: build loge", "3: second with medals", "3: buy season ticket")
    play(s, "1: build loge", "1: second with medals", "1: buy season ticket")
    assert (medals(s), phase(s)) == ([0, 0, 2], "invest")
