"""C6, phase 4: produce a show."""

import pytest

from munera.core.game import State
from munera.games.colosseum import state as cell
from tests.games.colosseum.positions import BARE, IDLE, Goods, position
from tests.games.colosseum.table import (
    actor,
    can,
    choices,
    coins,
    medals,
    pass_until,
    phase,
    play,
    space,
    supply,
    tokens,
)

FULL = {"gladiator": 2, "decoration": 1}  # all that program 1 asks for
NOBLES = ("emperor", "consul-1", "consul-2", "senator-1", "senator-2", "senator-3")


def stage(loges: tuple[int, ...] = (), medals: tuple[int, ...] = (), **nobles: int) -> State:
    """Four players; seat 1, whose arena covers 3 and 4, is about to show program 1."""
    spaces = {name.replace("_", "-"): place for name, place in nobles.items()}
    return position(
        4, "produce", loges=loges, medals=medals, nobles=spaces, tokens=BARE | {1: FULL}, owned=IDLE | {1: [1]}
    )


def moves(s: State) -> dict[str, set[str]]:
    """For every noble, how far it may go; `+` marks a move with both dice."""
    found: dict[str, set[str]] = {}
    for words in choices(s):
        if words.startswith("move "):
            _, noble, steps, *both = words.split()
            found.setdefault(noble, set()).add(steps + "+" * bool(both))
    return found


# Beginning a show


@pytest.mark.rule("C6.1", "C2.4")
def test_a_player_gives_one_show_a_round_or_passes() -> None:
    s = position(3, "produce", tokens={1: FULL, 2: FULL, 3: FULL}, owned={1: [1, 7], 2: [4], 3: [5]})
    play(s, "1: begin show", "chance: roll 2", "1: move senator-3 2", "1: produce 1")
    assert (actor(s), choices(s)) == ("2", {"pass", "begin show"})
    play(s, "2: pass")
    assert actor(s) == "3"


@pytest.mark.rule("C6.1", "C10.2")
def test_who_cannot_produce_any_owned_program_is_not_asked() -> None:
    s = position(3, "produce", tokens=BARE | {1: ["cage"], 2: FULL}, owned=IDLE | {1: [1], 2: [2]})
    assert actor(s) == "2"  # with the decoration alone program 2 lacks two


@pytest.mark.rule("C6.1", "C10.2")
def test_who_has_a_medal_but_no_show_is_asked_but_cannot_roll() -> None:
    s = position(3, "produce", tokens=BARE, owned=IDLE | {1: [1]}, medals=[1, 0, 0])
    assert choices(s) == {"cash medal", "pass"}


@pytest.mark.rule("C6.1", "C6.6")
def test_a_joker_can_make_the_beginning_possible() -> None:
    without: dict[int, Goods] = BARE | {1: ["cage"]}
    assert phase(position(3, "produce", tokens=without, owned=IDLE | {1: [1]}, scores=[3, 2, 1])) == "ceremony"
    s = position(3, "produce", tokens=BARE | {1: ["joker"]}, owned=IDLE | {1: [1]})
    assert can(s, "begin show")


@pytest.mark.rule("C6.1")
def test_who_has_rolled_must_give_a_show() -> None:
    s = stage(medals=(2, 0, 0, 0))
    play(s, "1: begin show", "chance: roll 2")
    assert not can(s, "pass")
    play(s, "1: move senator-1 2")
    assert not can(s, "pass")
    play(s, "1: cash medal", "1: cash medal")
    assert choices(s) == {"produce 1"}


# Dice


@pytest.mark.rule("C6.2")
def test_one_die_is_rolled_without_a_loge() -> None:
    s = stage()
    play(s, "1: begin show", "chance: roll 4")
    assert actor(s) == "1"
    assert moves(s) == {noble: {"4"} for noble in NOBLES}


@pytest.mark.rule("C6.2")
def test_two_dice_are_rolled_with_a_loge_and_only_ones_own_loge_counts() -> None:
    s = stage(loges=(1,))
    play(s, "1: begin show", "chance: roll 4", "chance: roll 6")
    assert actor(s) == "1"
    s = stage(loges=(2, 3, 4))
    play(s, "1: begin show", "chance: roll 4")
    assert actor(s) == "1"


@pytest.mark.rule("C6.2")
def test_a_die_has_six_equal_faces_of_which_one_is_special() -> None:
    s = stage()
    play(s, "1: begin show")
    assert choices(s) == {"roll 1-3", "roll 2", "roll 3", "roll 4", "roll 5", "roll 6"}
    assert len(set(s.weights())) == 1


@pytest.mark.rule("C6.2")
def test_the_special_face_alone_is_one_two_or_three() -> None:
    s = stage()
    play(s, "1: begin show", "chance: roll 1-3")
    assert moves(s)["consul-1"] == {"1", "2", "3"}
    play(s, "1: move consul-1 1")
    assert space(s, "consul-1") == 13


@pytest.mark.rule("C6.2", "C6.3")
@pytest.mark.parametrize(
    ("dice", "single", "both"),
    [
        (("1-3", "4"), {"1", "2", "3"}, {"5", "6", "7"}),
        (("4", "1-3"), {"4"}, {"5", "6", "7"}),
        (("1-3", "1-3"), {"1", "2", "3"}, {"2", "3", "4", "5", "6"}),
        (("6", "6"), {"6"}, {"12"}),
        (("2", "5"), {"2"}, {"7"}),
    ],
)
def test_the_special_face_may_be_chosen_in_a_sum_too(dice: tuple[str, str], single: set[str], both: set[str]) -> None:
    s = stage(loges=(1,))
    play(s, "1: begin show", *(f"chance: roll {face}" for face in dice))
    assert moves(s)["emperor"] == single | {f"{steps}+" for steps in both}


@pytest.mark.rule("C6.2", "C6.3")
def test_two_special_faces_may_be_used_for_different_numbers() -> None:
    s = stage(loges=(1,))
    play(s, "1: begin show", "chance: roll 1-3", "chance: roll 1-3", "1: move emperor 3", "1: move consul-1 1")
    assert (space(s, "emperor"), space(s, "consul-1")) == (3, 13)


# Moving nobles


@pytest.mark.rule("C6.3")
def test_every_die_must_be_used() -> None:
    s = stage(loges=(1,))
    play(s, "1: begin show", "chance: roll 2", "chance: roll 5")
    assert all(words.startswith("move ") for words in choices(s))
    play(s, "1: move emperor 2")
    assert all(words.startswith("move ") for words in choices(s))
    play(s, "1: move senator-1 5")
    assert choices(s) == {"produce 1"}


@pytest.mark.rule("C6.3")
def test_two_dice_that_are_not_summed_move_two_different_nobles() -> None:
    s = stage(loges=(1,))
    play(s, "1: begin show", "chance: roll 2", "chance: roll 5", "1: move emperor 2")
    assert moves(s) == {noble: {"5"} for noble in NOBLES if noble != "emperor"}


@pytest.mark.rule("C6.3")
def test_a_noble_moved_by_the_sum_uses_up_both_dice() -> None:
    s = stage(loges=(1,))
    play(s, "1: begin show", "chance: roll 2", "chance: roll 5", "1: move consul-1 7 with both")
    assert (space(s, "consul-1"), moves(s)) == (19, {})


@pytest.mark.rule("C6.3")
def test_nobles_move_clockwise_round_the_loop() -> None:
    s = stage(senator_3=34)
    play(s, "1: begin show", "chance: roll 5", "1: move senator-3 5")
    assert space(s, "senator-3") == 3


@pytest.mark.rule("C6.3", "C7.5")
def test_nobles_may_share_a_space() -> None:
    s = stage(emperor=3, consul_1=1)
    play(s, "1: begin show", "chance: roll 2", "1: move consul-1 2", "1: produce 1")
    assert s.scores()[0] == 7 + 7 + 5


# Rest areas


@pytest.mark.rule("C6.4", "C10.4")
def test_a_noble_that_ends_a_dice_move_on_a_rest_area_earns_a_medal() -> None:
    s = stage()
    play(s, "1: begin show", "chance: roll 6", "1: move emperor 6")
    assert (medals(s), supply(s)) == ([1, 0, 0, 0], 17)


@pytest.mark.rule("C6.4")
def test_a_move_that_passes_a_rest_area_earns_nothing() -> None:
    s = stage(emperor=5)
    play(s, "1: begin show", "chance: roll 2", "1: move emperor 2")
    assert medals(s) == [0, 0, 0, 0]


@pytest.mark.rule("C6.4")
def test_a_noble_that_leaves_a_rest_area_or_stays_on_one_earns_nothing() -> None:
    s = stage()
    play(s, "1: begin show", "chance: roll 3", "1: move senator-1 3")
    assert medals(s) == [0, 0, 0, 0]


@pytest.mark.rule("C6.4")
def test_a_sum_that_only_pauses_on_a_rest_area_earns_nothing() -> None:
    s = stage(loges=(1,), consul_1=3)  # with the first die alone it would end on 6
    play(s, "1: begin show", "chance: roll 3", "chance: roll 4", "1: move consul-1 7 with both")
    assert (space(s, "consul-1"), medals(s)) == (10, [0, 0, 0, 0])


@pytest.mark.rule("C6.4")
def test_a_sum_that_ends_on_a_rest_area_earns_one_medal() -> None:
    s = stage(loges=(1,))
    play(s, "1: begin show", "chance: roll 2", "chance: roll 4", "1: move emperor 6 with both")
    assert medals(s) == [1, 0, 0, 0]


@pytest.mark.rule("C6.4")
def test_two_nobles_may_earn_two_medals() -> None:
    s = stage(loges=(1,))
    play(s, "1: begin show", "chance: roll 6", "chance: roll 6", "1: move emperor 6", "1: move senator-1 6")
    assert medals(s) == [2, 0, 0, 0]


@pytest.mark.rule("C6.4")
def test_no_medal_is_earned_when_the_supply_is_empty() -> None:
    s = stage(medals=(0, 18, 0, 0))
    play(s, "1: begin show", "chance: roll 6", "1: move emperor 6")
    assert (medals(s), supply(s)) == ([0, 18, 0, 0], 0)


@pytest.mark.rule("C6.4")
def test_the_last_medal_of_the_supply_goes_to_the_first_of_two_nobles() -> None:
    s = stage(loges=(1,), medals=(0, 17, 0, 0))
    play(s, "1: begin show", "chance: roll 6", "chance: roll 6", "1: move emperor 6", "1: move senator-1 6")
    assert medals(s) == [1, 17, 0, 0]


# Medals move nobles


@pytest.mark.rule("C6.5", "C10.3")
def test_after_the_dice_a_medal_moves_a_noble_up_to_three_spaces_either_way() -> None:
    s = stage(medals=(1, 0, 0, 0))
    play(s, "1: begin show", "chance: roll 2", "1: move senator-3 2")
    steps = {words for words in choices(s) if words.startswith("medal ")}
    assert steps == {f"medal {noble} {step}" for noble in NOBLES for step in ("-3", "-2", "-1", "+1", "+2", "+3")}
    play(s, "1: medal emperor +3")
    assert (space(s, "emperor"), medals(s)[0], supply(s)) == (3, 0, 18)
    assert choices(s) == {"produce 1"}


@pytest.mark.rule("C6.5")
def test_a_medal_moves_a_noble_backward_across_space_zero() -> None:
    s = stage(medals=(1, 0, 0, 0), emperor=1)
    play(s, "1: begin show", "chance: roll 2", "1: move senator-3 2", "1: medal emperor -3")
    assert space(s, "emperor") == 34


@pytest.mark.rule("C6.5", "C10.4")
def test_any_number_of_medals_may_move_the_same_noble_or_others() -> None:
    s = stage(medals=(4, 0, 0, 0))
    play(s, "1: begin show", "chance: roll 2", "1: move senator-3 2", "1: medal consul-1 -3", "1: medal consul-1 -3")
    play(s, "1: medal consul-1 -2", "1: medal emperor +3", "1: produce 1")
    assert s.scores()[0] == 7 + 5 + 7


@pytest.mark.rule("C6.5")
def test_medals_move_no_noble_before_or_between_the_dice() -> None:
    s = stage(loges=(1,), medals=(3, 0, 0, 0))
    assert not any(words.startswith("medal ") for words in choices(s))
    play(s, "1: begin show", "chance: roll 2", "chance: roll 3")
    assert not any(words.startswith("medal ") for words in choices(s))
    play(s, "1: move emperor 2")
    assert not any(words.startswith("medal ") for words in choices(s))


@pytest.mark.rule("C6.5")
def test_a_noble_moved_to_a_rest_area_by_a_medal_earns_no_medal() -> None:
    s = stage(medals=(1, 0, 0, 0), emperor=4)
    play(s, "1: begin show", "chance: roll 2", "1: move senator-3 2", "1: medal emperor +2")
    assert (space(s, "emperor"), medals(s)[0]) == (6, 0)


@pytest.mark.rule("C6.5")
def test_there_are_no_noble_moves_once_the_program_is_chosen() -> None:
    s = stage(medals=(2, 0, 0, 0))
    play(s, "1: begin show", "chance: roll 2", "1: move senator-3 2", "1: produce 1")
    assert choices(s) == {"cash medal", "medals 0", "medals 1", "medals 2"}


# Choosing a program


@pytest.mark.rule("C6.6")
def test_only_an_owned_program_can_be_produced() -> None:
    s = position(3, "produce", tokens={1: {"gladiator": 3, "decoration": 1}}, owned=IDLE | {1: [1, 7], 2: [4]})
    play(s, "1: begin show", "chance: roll 2", "1: move senator-3 2")
    assert choices(s) == {"produce 1", "produce 7"}


@pytest.mark.rule("C6.6")
@pytest.mark.parametrize(("size", "allowed"), [(2, {1}), (3, {1, 12}), (4, {1, 12, 23})])
def test_the_arena_must_be_large_enough(size: int, allowed: set[int]) -> None:
    goods = {"gladiator": 4, "lion": 3, "cage": 2, "scenery": 2, "decoration": 1}
    s = position(3, "produce", tokens={1: goods}, owned={1: [1, 12, 23]}, arenas={1: (8, size)})
    play(s, "1: begin show", "chance: roll 2", "1: move senator-3 2")
    assert choices(s) == {f"produce {number}" for number in allowed}


@pytest.mark.rule("C6.6", "C7.1")
@pytest.mark.parametrize(("goods", "score"), [(["horse", "horse", "cage"], 7), (["horse"], 2), (["ship"] * 3, None)])
def test_a_minimum_of_assets_must_be_there(goods: list[str], score: int | None) -> None:
    s = position(3, "produce", tokens=BARE | {1: goods}, owned=IDLE | {1: [6]}, scores=[0, 2, 1])
    if score is None:
        assert phase(s) == "ceremony" or not can(s, "begin show")
    else:
        play(s, "1: begin show", "chance: roll 2", "1: move senator-3 2", "1: produce 6")
        assert s.scores()[0] == score


@pytest.mark.rule("C6.6")
def test_more_tokens_than_needed_do_not_help() -> None:
    s = position(3, "produce", tokens=BARE | {1: {"gladiator": 1, "decoration": 5}}, owned=IDLE | {1: [1]})
    play(s, "1: begin show", "chance: roll 2", "1: move senator-3 2", "1: produce 1")
    assert s.scores()[0] == 5


@pytest.mark.rule("C6.6", "C7.1")
@pytest.mark.parametrize(("jokers", "score"), [(0, 3), (1, 5), (2, 7)])
def test_the_player_uses_as_many_jokers_as_wished(jokers: int, score: int) -> None:
    s = position(3, "produce", tokens=BARE | {1: {"gladiator": 1, "joker": 3}}, owned=IDLE | {1: [1]})
    play(s, "1: begin show", "chance: roll 2", "1: move senator-3 2", "1: produce 1")
    assert choices(s) == {"jokers 0", "jokers 1", "jokers 2"}  # the third would replace nothing
    play(s, f"1: jokers {jokers}")
    assert s.scores()[0] == score


@pytest.mark.rule("C6.6")
def test_jokers_needed_for_the_minimum_must_be_used() -> None:
    s = position(3, "produce", tokens=BARE | {1: {"lion": 1, "joker": 2}}, owned=IDLE | {1: [6, 7]})
    play(s, "1: begin show", "chance: roll 2", "1: move senator-3 2", "1: produce 7")
    assert choices(s) == {"jokers 1", "jokers 2"}


@pytest.mark.rule("C6.6", "C10.1")
def test_no_joker_is_asked_for_when_nothing_is_missing() -> None:
    s = position(3, "produce", tokens=BARE | {1: {**FULL, "joker": 1}}, owned=IDLE | {1: [1]})
    play(s, "1: begin show", "chance: roll 2", "1: move senator-3 2", "1: produce 1")
    assert s.scores()[0] == 7


@pytest.mark.rule("C6.6")
def test_tokens_and_jokers_used_are_kept() -> None:
    goods = {"gladiator": 2, "joker": 1}
    s = position(3, "produce", round=5, tokens=BARE | {1: goods}, owned=IDLE | {1: [1]})
    play(s, "1: begin show", "chance: roll 2", "1: move senator-3 2", "1: produce 1", "1: jokers 1")
    assert tokens(s, 1) == goods


@pytest.mark.rule("C6.6")
def test_all_matching_tokens_held_are_used() -> None:
    s = stage()
    play(s, "1: begin show", "chance: roll 2", "1: move senator-3 2", "1: produce 1")  # nothing to choose
    assert s.scores()[0] == 7
    assert choices(s) == {"discard gladiator", "discard decoration"}


@pytest.mark.rule("C6.7", "C7.2")
def test_a_program_may_be_produced_again_in_a_later_round() -> None:
    goods = {"gladiator": 3, "decoration": 1}
    s = position(3, "produce", round=2, tokens=BARE | {1: goods}, owned=IDLE | {1: [1]}, scores=[0, 2, 1])
    show = ("1: begin show", "chance: roll 2", "1: move senator-3 2", "1: produce 1")
    play(s, *show, "1: discard gladiator", "3: pass")
    pass_until(s, "produce")
    before = coins(s)[0]
    play(s, *show)
    assert (s.cells[cell.ROUND], coins(s)[0]) == (3, before + 7 + 3)  # with the podium of round 2
