"""C2, rounds."""

import pytest

from munera.core.game import State
from munera.games.colosseum import state as cell
from tests.games.colosseum.positions import BARE, IDLE, position
from tests.games.colosseum.table import actor, can, choices, coins, let_chance, phase, play, podiums, tokens

SHOW = {"gladiator": 2, "decoration": 1}  # all that program 1 asks for


def round_and_first(s: State) -> tuple[int, int]:
    return int(s.cells[cell.ROUND]), int(s.cells[cell.FIRST]) + 1


def pass_on(s: State) -> list[str]:
    """Everybody passes until the next round, or the end; tells who did it in which phase."""
    round_ = s.cells[cell.ROUND]
    asked = []
    while not s.is_over() and s.cells[cell.ROUND] == round_:
        asked.append(f"{phase(s)} {actor(s)}")
        play(s, f"{actor(s)}: pass")
    return asked


@pytest.mark.rule("C2.1", "C2.4")
def test_a_round_has_five_phases_and_each_runs_clockwise_from_the_first_player() -> None:
    tokens_ = {1: SHOW, 2: SHOW, 3: SHOW}
    s = position(3, first=2, tokens=tokens_, owned={1: [1], 2: [4], 3: [5]}, scores=[9, 5, 0])
    phases = ["invest", "acquire", "trade", "produce"]
    assert pass_on(s) == [f"{name} {seat}" for name in phases for seat in (2, 3, 1)] + ["ceremony 3"]
    assert phase(s) == "invest"


@pytest.mark.rule("C2.1")
def test_everybody_finishes_a_phase_before_the_next_begins() -> None:
    s = position(3, first=3)
    play(s, "3: build loge", "1: build loge")
    assert (phase(s), actor(s)) == ("invest", "2")
    play(s, "2: build loge")
    assert (phase(s), actor(s)) == ("acquire", "3")


@pytest.mark.rule("C2.2")
@pytest.mark.parametrize(("first", "following"), [(1, 2), (2, 3), (3, 1)])
def test_the_first_player_marker_passes_one_seat_clockwise(first: int, following: int) -> None:
    s = position(3, round=2, first=first, tokens=BARE, scores=[9, 5, 0])
    pass_on(s)
    assert round_and_first(s) == (3, following)
    assert actor(s) == str(following)


@pytest.mark.rule("C2.3", "C8.2")
def test_the_fifth_round_ends_without_a_closing_ceremony() -> None:
    s = position(3, "produce", round=5, tokens=BARE | {1: SHOW}, owned=IDLE | {1: [1]})
    play(s, "1: begin show", "chance: roll 2", "1: move senator-3 2", "1: produce 1")
    assert s.is_over()
    assert actor(s) == "nobody"
    assert choices(s) == set()
    assert podiums(s) == [0, 0, 0]
    assert tokens(s, 1) == SHOW


@pytest.mark.rule("C2.3")
def test_the_fourth_round_still_has_its_ceremony() -> None:
    s = position(3, "produce", round=4, tokens=BARE, owned=IDLE, scores=[9, 5, 0])
    assert podiums(s) == [1, 0, 0]
    assert round_and_first(s) == (5, 2)
    assert phase(s) == "invest"


@pytest.mark.rule("C2.3")
def test_a_game_has_five_rounds() -> None:
    s = position(3, tokens=BARE, owned=IDLE, scores=[9, 5, 0], bag=())
    for number in range(1, 6):
        assert round_and_first(s)[0] == number
        pass_on(s)
    assert s.is_over()


@pytest.mark.rule("C2.4")
@pytest.mark.parametrize("name", ["invest", "acquire", "trade", "produce"])
def test_in_the_first_four_phases_one_may_pass(name: str) -> None:
    s = position(3, name, tokens={1: SHOW}, owned={1: [1]})
    assert can(s, "pass")
    play(s, "1: pass")
    assert actor(s) == "2"
    assert coins(s) == [30, 30, 30]


@pytest.mark.rule("C2.4", "C8.2")
def test_the_closing_ceremony_is_not_optional() -> None:
    s = position(3, "ceremony", tokens={1: SHOW}, owned={1: [1]}, shown={1: 1}, scores=[7, 0, 0])
    assert actor(s) == "1"
    assert choices(s) == {"discard gladiator", "discard decoration"}


@pytest.mark.rule("C2.4")
def test_who_passes_in_one_phase_may_act_in_the_next() -> None:
    s = position(3)
    play(s, "1: pass", "2: pass", "3: pass", "1: auction 1", "1: bid 8", "2: pass", "3: pass")
    let_chance(s)
    assert coins(s) == [22, 30, 30]
