"""C1, the set-up."""

import pytest

from munera.games.colosseum import state as cell
from tests.games.colosseum.positions import dealt, new, position
from tests.games.colosseum.table import (
    actor,
    arena,
    can,
    choices,
    coins,
    let_chance,
    lying,
    market,
    medals,
    play,
    programs,
    space,
    star,
    tokens,
)


@pytest.mark.rule("C1.1")
@pytest.mark.parametrize("players", [3, 4, 5])
def test_every_player_starts_with_thirty_coins_no_medal_and_an_empty_score(players: int) -> None:
    s = dealt(players)
    assert coins(s) == [30] * players
    assert medals(s) == [0] * players
    assert s.scores() == [0] * players


@pytest.mark.rule("C1.1")
@pytest.mark.parametrize(
    ("players", "arenas"),
    [
        (3, [[8, 9], [21, 22], [32, 33]]),
        (4, [[3, 4], [14, 15], [23, 24], [32, 33]]),
        (5, [[2, 3], [8, 9], [15, 16], [23, 24], [32, 33]]),
    ],
)
def test_every_arena_covers_two_spaces_that_depend_on_the_player_count(players: int, arenas: list[list[int]]) -> None:
    s = dealt(players)
    assert [arena(s, seat) for seat in range(1, players + 1)] == arenas


@pytest.mark.rule("C1.2")
@pytest.mark.parametrize(("players", "each", "left"), [(3, 8, 1), (4, 6, 1), (5, 5, 0)])
def test_markets_and_players_get_green_tokens(players: int, each: int, left: int) -> None:
    s = dealt(players)
    assert [sum(market(s, number).values()) for number in range(1, 6)] == [3] * 5
    assert [sum(tokens(s, seat).values()) for seat in range(1, players + 1)] == [each] * players
    assert sum(lying(s, cell.GREEN).values()) == left


@pytest.mark.rule("C1.2")
def test_the_markets_are_filled_before_the_players_get_tokens() -> None:
    s = new(3)
    play(s, *["chance: draw gladiator"] * 3, "chance: draw lion")
    assert market(s, 1) == {"gladiator": 3}
    assert market(s, 2) == {"lion": 1}
    assert tokens(s, 1) == {}


@pytest.mark.rule("C1.2")
def test_each_of_the_forty_green_tokens_is_equally_likely_to_be_drawn() -> None:
    s = new(4)
    assert sum(s.weights()) == 40
    play(s, "chance: draw priest")  # the only green one
    assert not can(s, "draw priest")
    assert sum(s.weights()) == 39


@pytest.mark.rule("C1.3")
@pytest.mark.parametrize("players", [3, 4, 5])
def test_the_bag_of_112_orange_tokens_is_not_touched_by_the_deal(players: int) -> None:
    bag = lying(dealt(players), cell.BAG)
    assert sum(bag.values()) == 112
    assert (bag["gladiator"], bag["joker"], bag["emperor"], bag["extra_action"]) == (10, 4, 4, 4)


@pytest.mark.rule("C1.3", "C4.8")
def test_the_last_green_token_is_drawn_before_the_first_orange_one() -> None:
    s = position(3, "acquire")
    last_green = lying(s, cell.GREEN)
    play(s, "1: auction 1", "1: bid 8", "2: pass", "3: pass")
    assert choices(s) == {f"draw {kind}" for kind in last_green}
    play(s, f"chance: draw {next(iter(last_green))}")
    assert can(s, "draw joker")


@pytest.mark.rule("C1.4")
@pytest.mark.parametrize("players", [3, 4, 5])
def test_everybody_gets_one_low_and_one_high_program_and_the_rest_leave_the_game(players: int) -> None:
    s = dealt(players)
    for seat in range(1, players + 1):
        low, high = programs(s, seat)
        assert 1 <= low <= 5
        assert 6 <= high <= 10
    assert not any(can(s, f"buy {number}") for number in range(1, 11))


@pytest.mark.rule("C1.4")
def test_programs_one_to_five_are_dealt_before_six_to_ten_each_as_likely_as_any_other() -> None:
    s = new(3)
    while not can(s, "deal 1"):
        s.apply(s.legal()[0])
    assert choices(s) == {f"deal {number}" for number in range(1, 6)}
    assert len(set(s.weights())) == 1
    play(s, "chance: deal 4", "chance: deal 1", "chance: deal 5")
    assert choices(s) == {f"deal {number}" for number in range(6, 11)}
    play(s, "chance: deal 6", "chance: deal 9", "chance: deal 7")
    assert [programs(s, seat) for seat in (1, 2, 3)] == [[4, 6], [1, 9], [5, 7]]


@pytest.mark.rule("C1.4")
def test_any_program_from_eleven_to_thirty_is_for_sale_from_the_start_but_only_once() -> None:
    s = position(3, coins=[99, 99, 99])
    assert {words for words in choices(s) if words.startswith("buy ")} == {
        "buy season ticket",
        *(f"buy {number}" for number in range(11, 31)),
    }
    play(s, "1: buy 17")
    assert not can(s, "buy 17")


@pytest.mark.rule("C1.5")
def test_the_nobles_stand_on_their_start_spaces() -> None:
    s = dealt(5)
    assert space(s, "emperor") == 0
    assert [space(s, f"consul-{n}") for n in (1, 2)] == [12, 26]
    assert [space(s, f"senator-{n}") for n in (1, 2, 3)] == [6, 19, 30]


@pytest.mark.rule("C1.5")
def test_the_six_start_spaces_and_no_others_are_rest_areas() -> None:
    resting = set()
    for target in range(36):
        s = position(
            phase="produce", nobles={"senator-1": (target - 2) % 36}, owned={1: [1]}, tokens={1: ["gladiator"]}
        )
        play(s, "1: begin show", "chance: roll 2", "1: move senator-1 2")
        resting |= {target} if medals(s)[0] else set()
    assert resting == {0, 6, 12, 19, 26, 30}


def deal_with(*first_tokens: str) -> int | None:
    """Three players; the markets get comedians, musicians and horses, then these tokens are dealt.

    Tells who has the star of the gladiators.
    """
    s = new(3)
    filling = ["comedian"] * 5 + ["musician"] * 4 + ["horse"] * 6
    play(s, *(f"chance: draw {kind}" for kind in [*filling, *first_tokens]))
    let_chance(s)
    return star(s, "gladiator")


@pytest.mark.rule("C1.6")
def test_a_star_performer_is_awarded_at_once_if_the_deal_earns_it() -> None:
    three, four = ["gladiator"] * 3, ["gladiator"] * 4
    others = ["torch", *["scenery"] * 3]
    assert deal_with(*four, *others, *three, *["decoration"] * 3, "ship", "ship") == 1
    assert deal_with(*three, "priest", *others, *four, *["decoration"] * 3, "ship") == 2


@pytest.mark.rule("C1.6", "C9.2")
def test_the_deal_earns_nobody_a_star_in_a_tie() -> None:
    others = ["torch", "scenery", "scenery", "scenery", "priest"]
    deal = [*["gladiator"] * 3, *others, *["gladiator"] * 3, *["decoration"] * 3, "ship", "ship"]
    assert deal_with(*deal, "lion", "lion", "chariot", "cage", "scenery", *["gladiator"] * 3) is None


@pytest.mark.rule("C1.7", "C2.1")
@pytest.mark.parametrize("players", [3, 4, 5])
def test_the_first_arena_clockwise_from_the_emperor_begins_and_play_runs_clockwise(players: int) -> None:
    s = dealt(players)
    starts = [arena(s, seat)[0] for seat in range(1, players + 1)]
    assert starts == sorted(starts)
    for seat in range(1, players + 1):
        assert actor(s) == str(seat)
        play(s, f"{seat}: pass")
