"""C7, the audience."""

from collections.abc import Mapping

import pytest

from munera.core.game import State
from munera.games.colosseum import state as cell
from tests.games.colosseum.positions import BARE, IDLE, Goods, position
from tests.games.colosseum.table import can, choices, coins, medals, pass_until, play, supply

FULL: Goods = {"gladiator": 2, "decoration": 1}  # all that program 1 asks for: 7 spectators
CIRCUS: Goods = {"gladiator": 3, "horse": 3, "decoration": 1, "chariot": 3}  # program 20: 32


def show(s: State, number: int, *rest: str) -> int:
    """Seat 1 rolls a 2, sends a senator away and gives a show; tells what it was paid."""
    before = coins(s)[0]
    play(s, "1: begin show", "chance: roll 2", "1: move senator-3 2", f"1: produce {number}", *rest)
    return coins(s)[0] - before


def stage(
    goods: Goods = FULL,
    owned: tuple[int, ...] = (1,),
    produced: tuple[int, ...] = (),
    size: int = 2,
    medals: int = 0,
    tickets: int = 0,
    podiums: int = 0,
    score: int = 0,
    nobles: Mapping[str, int] | None = None,
    stars: Mapping[str, int] | None = None,
) -> State:
    """Three players; seat 1, whose arena begins at 8, is about to give a show."""
    return position(
        3,
        "produce",
        round=3,
        tokens=BARE | {1: goods},
        owned=IDLE | {1: owned},
        produced={1: produced},
        arenas={1: (8, size)},
        medals=[medals],
        tickets=[tickets],
        podiums=[podiums],
        scores=[score],
        nobles=nobles,
        stars=stars,
    )


@pytest.mark.rule("C7.1")
@pytest.mark.parametrize(
    ("chariots", "decorations", "spectators"), [(3, 1, 32), (2, 1, 28), (2, 0, 24), (1, 0, 20), (0, 0, 15)]
)
def test_every_missing_asset_costs_spectators(chariots: int, decorations: int, spectators: int) -> None:
    goods = {"gladiator": 3, "horse": 3, "decoration": decorations, "chariot": chariots}
    s = stage(goods, owned=(20,), size=3)
    assert show(s, 20) == spectators + 4 + 4  # both stars


@pytest.mark.rule("C7.1")
def test_the_example_of_the_rulebook_circus_maximus_without_a_horse_and_a_chariot() -> None:
    s = stage({"gladiator": 3, "horse": 2, "decoration": 1, "chariot": 2}, owned=(20,), size=3)
    assert show(s, 20) == 24 + 4  # the gladiators' star


@pytest.mark.rule("C7.1")
@pytest.mark.parametrize(("number", "spectators"), [(1, 7), (10, 12), (11, 17), (19, 30), (30, 50)])
def test_a_complete_show_draws_the_first_figure_of_its_table(number: int, spectators: int) -> None:
    needs: dict[int, Goods] = {
        1: FULL,
        10: {"gladiator": 3, "horse": 3},
        11: {"gladiator": 3, "ship": 3, "decoration": 2},
        19: {"comedian": 1, "musician": 2, "lion": 3, "decoration": 1, "cage": 2},
        30: {
            "gladiator": 2,
            "comedian": 2,
            "musician": 2,
            "horse": 3,
            "torch": 2,
            "priest": 1,
            "decoration": 1,
            "chariot": 3,
        },
    }
    goods = needs[number]
    assert isinstance(goods, dict)
    stars = sum(count >= 3 for kind, count in goods.items() if kind != "chariot")
    assert show(stage(goods, owned=(number,), size=4), number) == spectators + 4 * stars


@pytest.mark.rule("C7.2")
def test_every_other_program_produced_earlier_draws_five() -> None:
    s = stage(owned=(1, 4, 6), produced=(4, 6))
    assert show(s, 1) == 7 + 5 + 5


@pytest.mark.rule("C7.2", "C6.7")
def test_a_program_produced_again_draws_nothing_for_itself_but_five_for_each_other() -> None:
    s = stage(owned=(1, 4, 6), produced=(1, 4))
    assert show(s, 1) == 7 + 5


@pytest.mark.rule("C7.2")
def test_a_program_owned_but_never_produced_draws_nothing() -> None:
    s = stage(owned=(1, 4, 6, 20))
    assert show(s, 1) == 7


@pytest.mark.rule("C7.2")
def test_the_show_of_one_round_draws_five_to_another_program_in_the_next() -> None:
    s = position(3, "produce", tokens=BARE | {1: FULL}, owned=IDLE | {1: [1, 4]}, scores=[0, 2, 1])
    assert show(s, 1) == 7
    play(s, "1: discard decoration", "3: pass")
    pass_until(s, "produce")
    assert show(s, 4) == 5 + 5 + 3  # two gladiators, no horse; the podium


@pytest.mark.rule("C7.2")
def test_programs_produced_by_others_draw_nothing() -> None:
    s = position(3, "produce", tokens=BARE | {1: FULL}, owned=IDLE | {1: [1], 2: [4, 6]}, produced={2: [4, 6]})
    assert show(s, 1) == 7


@pytest.mark.rule("C7.2")
def test_a_program_produced_three_times_draws_five_only_once() -> None:
    s = stage(owned=(1, 4), produced=(1, 1, 1))
    assert show(s, 4) == 5 + 5  # two gladiators, no horse


@pytest.mark.rule("C7.3")
@pytest.mark.parametrize("tickets", [1, 3, 10])
def test_every_season_ticket_draws_five(tickets: int) -> None:
    assert show(stage(tickets=tickets), 1) == 7 + 5 * tickets


@pytest.mark.rule("C7.4")
def test_a_star_performer_whose_kind_is_used_draws_four_however_many_are_used() -> None:
    assert show(stage({"gladiator": 3, "decoration": 1}), 1) == 7 + 4
    assert show(stage({"gladiator": 6, "decoration": 1}), 1) == 7 + 4


@pytest.mark.rule("C7.4")
def test_two_of_three_stars_used_draw_eight() -> None:
    goods = {"gladiator": 3, "horse": 3, "decoration": 1, "chariot": 3, "lion": 3}
    assert show(stage(goods, owned=(20,), size=3), 20) == 32 + 8


@pytest.mark.rule("C7.4")
def test_a_star_performer_whose_kind_is_not_used_draws_nothing() -> None:
    assert show(stage({"gladiator": 2, "decoration": 1, "lion": 3}), 1) == 7


@pytest.mark.rule("C7.4")
def test_somebody_elses_star_performer_draws_nothing() -> None:
    s = position(3, "produce", tokens=BARE | {1: FULL, 2: {"gladiator": 3}}, owned=IDLE | {1: [1]})
    assert show(s, 1) == 7


@pytest.mark.rule("C7.4")
def test_a_joker_standing_in_for_a_stars_kind_does_not_count() -> None:
    goods = {"gladiator": 2, "joker": 1}
    s = stage(goods, stars={"gladiator": 1, "ship": 1})  # legal play cannot give a star to who has no three
    assert show(s, 1, "1: jokers 1") == 7 + 4
    s = stage({"ship": 1, "joker": 2}, owned=(5,), stars={"gladiator": 1, "ship": 1})
    assert show(s, 5, "1: jokers 2") == 7 + 4  # the ship is real, the gladiators are not


@pytest.mark.rule("C7.5")
@pytest.mark.parametrize(
    ("noble", "spectators"),
    [("emperor", 7), ("consul-1", 5), ("consul-2", 5), ("senator-1", 3), ("senator-2", 3)],
)
def test_every_noble_in_the_arena_draws_spectators(noble: str, spectators: int) -> None:
    for space, drawn in [(7, 0), (8, spectators), (9, spectators), (10, 0)]:
        assert show(stage(nobles={noble: space}), 1) == 7 + drawn


@pytest.mark.rule("C7.5")
def test_nobles_draw_spectators_where_the_dice_have_brought_them() -> None:
    s = stage(nobles={"emperor": 8, "senator-3": 6})
    assert show(s, 1) == 7 + 7 + 3


@pytest.mark.rule("C7.5")
def test_an_arena_across_space_zero_holds_the_nobles_on_both_sides() -> None:
    nobles = {"emperor": 0, "consul-1": 35, "senator-1": 1, "consul-2": 34}
    s = position(3, "produce", tokens=BARE | {1: FULL}, owned=IDLE | {1: [1]}, arenas={1: (35, 3)}, nobles=nobles)
    assert show(s, 1) == 7 + 7 + 5 + 3


@pytest.mark.rule("C7.6")
def test_every_podium_draws_three() -> None:
    assert show(stage(podiums=2), 1) == 7 + 6


@pytest.mark.rule("C7.7", "C10.3", "C10.4", "C10.5")
@pytest.mark.parametrize("spent", [0, 1, 4])
def test_every_medal_the_player_spends_draws_three(spent: int) -> None:
    s = stage(medals=4)
    assert show(s, 1, f"1: medals {spent}") == 7 + 3 * spent
    assert (medals(s)[0], supply(s)) == (4 - spent, 14 + spent)


@pytest.mark.rule("C7.7")
def test_no_more_medals_are_spent_than_held() -> None:
    s = stage(medals=2)
    show(s, 1)
    assert {words for words in choices(s) if words.startswith("medals")} == {"medals 0", "medals 1", "medals 2"}


@pytest.mark.rule("C7.7", "C10.2")
def test_an_extra_action_token_may_become_a_medal_for_spectators() -> None:
    s = stage({"gladiator": 2, "decoration": 1, "extra_action": 1})
    assert show(s, 1, "1: swap extra action", "1: medals 1") == 7 + 3


@pytest.mark.rule("C7.8", "C7.9")
def test_the_audience_is_the_sum_and_both_score_and_income() -> None:
    goods = {"gladiator": 3, "horse": 3, "decoration": 1, "chariot": 1, "joker": 1}
    s = stage(
        goods,
        owned=(1, 6, 20),
        produced=(1, 6),
        size=3,
        medals=2,
        tickets=2,
        podiums=1,
        nobles={"emperor": 8, "senator-2": 10},
    )
    paid = show(s, 20, "1: jokers 1", "1: medals 1")
    assert paid == 28 + 5 * 2 + 5 * 2 + 4 * 2 + 7 + 3 + 3 * 1 + 3 * 1
    assert s.scores() == [paid, 0, 0]


@pytest.mark.rule("C7.8", "C7.9")
@pytest.mark.parametrize(("before", "after"), [(6, 7), (7, 7), (8, 8), (40, 40)])
def test_the_score_rises_to_a_larger_audience_and_never_falls(before: int, after: int) -> None:
    s = stage(score=before)
    assert show(s, 1) == 7  # coins come for this show all the same
    assert s.scores()[0] == after


@pytest.mark.rule("C7.8")
def test_who_gives_no_show_keeps_the_score() -> None:
    s = stage(score=12)
    play(s, "1: pass")
    assert (s.scores()[0], coins(s)[0]) == (12, 30)


@pytest.mark.rule("C7.9", "C10.5")
def test_the_bank_never_runs_out_of_coins() -> None:
    s = position(3, "produce", tokens=BARE | {1: FULL}, owned=IDLE | {1: [1]}, coins=[4000, 9000, 9000])
    assert show(s, 1) == 7
    assert s.cells[cell.COINS] == 4007


@pytest.mark.rule("C7.9")
def test_the_income_comes_once_the_medals_are_decided_on() -> None:
    s = stage(medals=1)
    show(s, 1)
    assert not can(s, "pass")
    assert coins(s)[0] == 30  # not paid before the medals are decided on
    play(s, "1: medals 1")
    assert coins(s)[0] == 40
