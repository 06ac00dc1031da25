"""C8, phase 5: the closing ceremony."""

import pytest

from munera.core.game import State
from munera.games.colosseum import state as cell
from tests.games.colosseum.positions import BARE, IDLE, position
from tests.games.colosseum.table import actor, can, choices, coins, lying, phase, play, podiums, star, tokens

FULL = {"gladiator": 2, "decoration": 1}  # all that program 1 asks for


def rolls(*faces: object) -> list[str]:
    return [f"chance: roll {face}" for face in faces]


# The podium


@pytest.mark.rule("C8.1")
def test_the_podium_goes_to_the_highest_score_so_far() -> None:
    s = position(3, "ceremony", tokens=BARE, scores=[20, 31, 30], coins=[99, 0, 50])
    assert podiums(s) == [0, 1, 0]


@pytest.mark.rule("C8.1")
def test_the_highest_score_so_far_may_be_that_of_an_earlier_round() -> None:
    s = position(3, "produce", tokens=BARE | {1: FULL}, owned=IDLE | {1: [1]}, scores=[0, 30, 3])
    play(s, "1: begin show", "chance: roll 2", "1: move senator-3 2", "1: produce 1")
    assert podiums(s) == [0, 1, 0]


@pytest.mark.rule("C8.1")
def test_a_player_may_receive_several_podiums() -> None:
    s = position(3, "ceremony", round=3, tokens=BARE, scores=[20, 31, 30], podiums=[0, 2, 0])
    assert podiums(s) == [0, 3, 0]


@pytest.mark.rule("C8.1")
def test_a_score_of_zero_may_win_the_podium_too_and_in_a_tie_the_richest_does() -> None:
    s = position(3, "ceremony", tokens=BARE, coins=[10, 30, 20])
    assert podiums(s) == [0, 1, 0]


@pytest.mark.rule("C8.1")
def test_riches_count_only_among_those_tied_on_score() -> None:
    s = position(4, "ceremony", tokens=BARE, scores=[9, 9, 5, 5], coins=[10, 11, 99, 98])
    assert podiums(s) == [0, 1, 0, 0]


@pytest.mark.rule("C8.1", "C11.1")
def test_for_the_podium_only_coins_make_rich() -> None:
    s = position(3, "ceremony", tokens=BARE, scores=[9, 9, 0], coins=[10, 11, 0], medals=[5, 0, 0])
    assert podiums(s) == [0, 1, 0]


@pytest.mark.rule("C8.1")
def test_in_a_tie_on_score_and_coins_those_tied_roll_two_dice_each() -> None:
    s = position(4, "ceremony", tokens=BARE, scores=[9, 3, 9, 1])
    play(s, *rolls(5, 2), *rolls(6))
    assert actor(s) == "chance"
    assert podiums(s) == [0, 0, 0, 0]
    play(s, *rolls(3))
    assert podiums(s) == [0, 0, 1, 0]


@pytest.mark.rule("C8.1")
def test_a_three_way_tie_for_the_podium_is_rolled_off_until_one_is_left() -> None:
    s = position(4, "ceremony", tokens=BARE, scores=[9, 9, 9, 1])
    play(s, *rolls(6, 4), *rolls(4, 5), *rolls(5, 5))  # 10, 9, 10: seat 2 is out
    play(s, *rolls(2, 3), *rolls(3, 2))  # 5, 5
    play(s, *rolls(4, 4), *rolls(4, 5))  # 8, 9
    assert podiums(s) == [0, 0, 1, 0]


@pytest.mark.rule("C8.1", "C2.1")
def test_those_tied_roll_clockwise_from_the_first_player() -> None:
    s = position(3, "ceremony", first=3, tokens=BARE, scores=[9, 9, 9])
    play(s, *rolls(6, 6), *rolls(2, 2), *rolls(2, 3))
    assert podiums(s) == [0, 0, 1]


@pytest.mark.rule("C8.1")
def test_in_a_tie_the_special_face_counts_three() -> None:
    s = position(3, "ceremony", tokens=BARE, scores=[9, 9, 0])
    play(s, *rolls("1-3", "1-3"), *rolls(2, 4))  # 6, 6
    play(s, *rolls("1-3", 4), *rolls(2, 4))  # 7, 6
    assert podiums(s) == [1, 0, 0]


@pytest.mark.rule("C8.1")
def test_the_dice_of_a_tie_are_fair() -> None:
    s = position(3, "ceremony", tokens=BARE, scores=[9, 9, 0])
    assert choices(s) == {"roll 1-3", "roll 2", "roll 3", "roll 4", "roll 5", "roll 6"}
    assert len(set(s.weights())) == 1


# The clean-up


@pytest.mark.rule("C8.2")
def test_who_produced_discards_one_token_used_out_of_the_game() -> None:
    goods = {"gladiator": 3, "decoration": 2, "lion": 1}
    s = position(3, "ceremony", tokens={1: goods}, owned={1: [1]}, shown={1: 1}, scores=[7, 1, 0])
    assert choices(s) == {"discard gladiator", "discard decoration"}  # the lion had no part in it
    play(s, "1: discard decoration")
    assert tokens(s, 1) == {"gladiator": 3, "decoration": 1, "lion": 1}
    assert lying(s, cell.GONE) == {"decoration": 1}
    assert not can(s, "discard gladiator")


@pytest.mark.rule("C8.2", "C2.1")
def test_the_discards_run_clockwise_from_the_first_player() -> None:
    tokens_ = {1: FULL, 2: FULL, 3: {"gladiator": 1, "horse": 2}}
    owned = {1: [1], 2: [7], 3: [4]}
    s = position(3, "ceremony", first=2, tokens=tokens_, owned=owned, shown={1: 1, 2: 7, 3: 4}, scores=[7, 1, 0])
    play(s, "2: discard gladiator", "3: discard horse", "1: discard decoration")
    assert (tokens(s, 1), tokens(s, 3)) == ({"gladiator": 2}, {"gladiator": 1, "horse": 1})


@pytest.mark.rule("C8.2")
def test_who_did_not_produce_this_round_discards_nothing() -> None:
    tokens_ = {1: FULL, 2: FULL, 3: FULL}
    s = position(3, "produce", tokens=tokens_, owned={1: [1], 2: [7], 3: [4]}, produced={1: [1]}, scores=[9, 5, 3])
    play(s, "1: pass", "2: begin show", "chance: roll 2", "2: move consul-1 2", "2: produce 7", "3: pass")
    assert actor(s) == "2"
    play(s, "2: discard decoration")
    assert choices(s) == {"pass", "request gladiator", "request decoration"}  # straight to the donation


@pytest.mark.rule("C8.2")
def test_who_produced_only_in_the_round_before_discards_nothing() -> None:
    s = position(3, "ceremony", tokens=BARE | {1: FULL}, owned=IDLE | {1: [1]}, shown={1: 1}, scores=[7, 1, 0])
    play(s, "1: discard decoration", "3: pass")
    while phase(s) != "produce":
        play(s, f"{actor(s)}: pass")
    play(s, "1: pass")
    assert (actor(s), can(s, "request gladiator")) == ("3", True)


@pytest.mark.rule("C8.2")
@pytest.mark.parametrize(("jokers", "kinds"), [(1, {"gladiator", "joker"}), (0, {"gladiator"})])
def test_a_joker_that_was_used_may_be_discarded(jokers: int, kinds: set[str]) -> None:
    goods = {"gladiator": 2, "joker": 1}
    s = position(3, "produce", tokens=BARE | {1: goods}, owned=IDLE | {1: [1]})
    play(s, "1: begin show", "chance: roll 2", "1: move senator-3 2", "1: produce 1", f"1: jokers {jokers}")
    assert choices(s) == {f"discard {kind}" for kind in kinds}
    if jokers:
        play(s, "1: discard joker")
        assert tokens(s, 1) == {"gladiator": 2}


@pytest.mark.rule("C8.2", "C9.3")
def test_a_discard_can_cost_a_star_performer() -> None:
    goods = {"gladiator": 3, "decoration": 1}
    s = position(3, "ceremony", tokens=BARE | {1: goods}, owned={1: [1]}, shown={1: 1}, scores=[7, 1, 0])
    assert star(s, "gladiator") == 1
    play(s, "1: discard gladiator")
    assert star(s, "gladiator") is None


# The donation


def donation(scores: list[int], coins: list[int] | None = None) -> State:
    """Three or four players without shows; seat 1 gets the podium and has a lion and two cages."""
    players = len(scores)
    return position(
        players, "ceremony", tokens=BARE | {1: ["lion", "cage", "cage"]}, scores=scores, coins=coins or [30] * players
    )


@pytest.mark.rule("C8.3")
def test_the_last_on_score_gets_one_token_from_who_just_received_the_podium() -> None:
    s = donation([9, 5, 3])
    assert (actor(s), choices(s)) == ("3", {"pass", "request lion", "request cage"})
    play(s, "3: request cage")
    assert (tokens(s, 1), tokens(s, 3)) == ({"lion": 1, "cage": 1}, {"cage": 1})
    assert phase(s) == "invest"


@pytest.mark.rule("C8.3")
def test_asking_may_be_declined() -> None:
    s = donation([9, 5, 3])
    play(s, "3: pass")
    assert (tokens(s, 1), phase(s)) == ({"lion": 1, "cage": 2}, "invest")


@pytest.mark.rule("C8.3")
def test_special_tokens_cannot_be_asked_for() -> None:
    goods = ["joker", "extra_action", "torch"]
    s = position(3, "ceremony", tokens=BARE | {1: goods}, scores=[9, 5, 3])
    assert choices(s) == {"pass", "request torch"}


@pytest.mark.rule("C8.3")
@pytest.mark.parametrize("goods", [[], ["joker", "extra_action"]])
def test_nothing_happens_if_the_giver_has_nothing_to_give(goods: list[str]) -> None:
    s = position(3, "ceremony", tokens=BARE | {1: goods, 3: ["lion"]}, scores=[9, 5, 3])
    assert phase(s) == "invest"


@pytest.mark.rule("C8.3")
def test_nobody_rolls_for_the_last_place_if_the_giver_has_nothing_to_give() -> None:
    s = position(3, "ceremony", tokens=BARE, scores=[9, 3, 3], coins=[5, 5, 5])
    assert phase(s) == "invest"


@pytest.mark.rule("C8.3")
def test_in_a_tie_for_last_the_poorest_receives() -> None:
    assert actor(donation([9, 3, 3], [0, 20, 19])) == "3"
    assert actor(donation([9, 3, 3], [0, 18, 19])) == "2"


@pytest.mark.rule("C8.3")
def test_in_a_tie_on_score_and_coins_the_highest_roll_receives() -> None:
    s = donation([9, 3, 3])
    play(s, *rolls(6, 2), *rolls("1-3", 6))  # 8, 9
    assert (actor(s), can(s, "request lion")) == ("3", True)


@pytest.mark.rule("C8.3")
def test_a_three_way_tie_for_last_is_rolled_off_until_one_is_left() -> None:
    s = donation([9, 3, 3, 3])
    play(s, *rolls(6, 6), *rolls(2, 2), *rolls(6, 6))  # seat 3 is out
    play(s, *rolls(2, 2), *rolls("1-3", 2))  # 4, 5
    assert (actor(s), can(s, "request lion")) == ("4", True)


@pytest.mark.rule("C8.3", "C8.1")
def test_with_all_scores_equal_the_podiums_winner_is_left_out_when_the_last_is_looked_for() -> None:
    s = donation([0, 0, 0])
    play(s, *rolls(6, 6), *rolls(2, 2), *rolls(3, 3))  # for the podium: seat 1
    play(s, *rolls(5, 5), *rolls(4, 4))  # for the donation: seats 2 and 3
    assert (podiums(s), actor(s)) == ([1, 0, 0], "2")


@pytest.mark.rule("C8.3")
def test_the_podiums_winner_never_donates_to_themself_even_if_poorest() -> None:
    s = donation([0, 0, 0], [30, 29, 28])
    assert (podiums(s), actor(s)) == ([1, 0, 0], "3")


@pytest.mark.rule("C8.3")
def test_the_podiums_winner_is_left_out_even_if_poorer_than_all_after_the_clean_up() -> None:
    tokens_ = BARE | {1: ["lion"], 2: ["gladiator"], 3: ["gladiator"]}
    owned = IDLE | {2: [1], 3: [4]}
    s = position(
        3,
        "ceremony",
        tokens=tokens_,
        owned=owned,
        shown={2: 1, 3: 4},
        scores=[5, 5, 5],
        coins=[12, 11, 10],
        medals=[0, 1, 1],
    )
    play(s, "2: cash medal", "2: discard gladiator", "3: cash medal", "3: discard gladiator")
    assert (coins(s), actor(s)) == ([12, 17, 16], "3")


@pytest.mark.rule("C8.3", "C9.4")
def test_a_donation_can_move_a_star_performer() -> None:
    s = position(3, "ceremony", tokens=BARE | {1: {"lion": 3}, 3: {"lion": 2}}, scores=[9, 5, 3])
    assert star(s, "lion") == 1
    play(s, "3: request lion")
    assert star(s, "lion") == 3


# The order


@pytest.mark.rule("C8.4")
def test_the_podium_comes_before_the_clean_up() -> None:
    s = position(3, "ceremony", tokens={1: FULL}, owned={1: [1]}, shown={1: 1}, scores=[7, 7, 0])
    play(s, *rolls(2, 2), *rolls(3, 3))
    assert (podiums(s), actor(s)) == ([0, 1, 0], "1")
    assert can(s, "discard gladiator")


@pytest.mark.rule("C8.4", "C8.3")
def test_the_clean_up_comes_before_the_donation() -> None:
    s = position(3, "ceremony", tokens=BARE | {1: FULL}, owned={1: [1]}, shown={1: 1}, scores=[7, 1, 0])
    play(s, "1: discard decoration")
    assert (actor(s), choices(s)) == ("3", {"pass", "request gladiator"})


@pytest.mark.rule("C8.4", "C8.3", "C10.2")
def test_a_medal_cashed_in_the_clean_up_counts_when_the_poorest_is_looked_for() -> None:
    tokens_ = BARE | {1: ["lion"], 2: FULL}
    s = position(
        3,
        "ceremony",
        tokens=tokens_,
        owned={2: [1]},
        shown={2: 1},
        scores=[9, 3, 3],
        coins=[0, 10, 11],
        medals=[0, 1, 0],
    )
    play(s, "2: cash medal", "2: discard decoration")
    assert (coins(s), actor(s)) == ([0, 16, 11], "3")
