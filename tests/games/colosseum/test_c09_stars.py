"""C9, star performers."""

import pytest

from munera.core.game import State
from munera.games.colosseum.data import KIND_NAMES
from tests.games.colosseum.positions import BARE, IDLE, Goods, position
from tests.games.colosseum.table import play, star

STARS = {"gladiator", "priest", "comedian", "musician", "lion", "horse", "ship"}


def lions(*counts: int) -> dict[int, Goods]:
    return {**BARE, **{seat: {"lion": count} for seat, count in enumerate(counts, start=1)}}


def win(s: State, winner: int) -> None:
    """Seat 1 puts up market 1, and this seat of three wins it."""
    if winner == 1:
        play(s, "1: auction 1", "1: bid 8", "2: pass", "3: pass")
    else:
        play(s, "1: auction 1", "1: bid 8", *(f"{seat}: {'bid 9' if seat == winner else 'pass'}" for seat in (2, 3)))
        play(s, "1: pass")


def sell(s: State, seller: int, count: int, buyer: int) -> None:
    play(s, f"{seller}: ask {buyer}", *[f"{seller}: give lion"] * count, f"{seller}: charge 1", f"{seller}: send")
    play(s, f"{buyer}: accept")


@pytest.mark.rule("C9.1")
@pytest.mark.parametrize("kind", KIND_NAMES)
def test_seven_kinds_have_a_star_performer(kind: str) -> None:
    s = position(3, "acquire", tokens=BARE, markets={1: [kind] * 3})
    win(s, 1)
    assert star(s, kind) == (1 if kind in STARS else None)


@pytest.mark.rule("C9.2")
@pytest.mark.parametrize(("held", "won", "holder"), [(0, 2, None), (1, 2, 2), (0, 3, 2), (3, 3, 2)])
def test_the_first_with_at_least_three_gets_the_star(held: int, won: int, holder: int | None) -> None:
    s = position(3, "acquire", tokens=lions(2, held), markets={1: ["lion"] * won})
    win(s, 2)
    assert star(s, "lion") == holder


@pytest.mark.rule("C9.2")
def test_a_star_that_nobody_holds_goes_to_who_has_more_than_anyone_else() -> None:
    s = position(3, "acquire", tokens=lions(3, 3, 3), markets={1: ["lion", "cage", "cage"]})
    assert star(s, "lion") is None
    win(s, 3)
    assert star(s, "lion") == 3


@pytest.mark.rule("C9.2", "C9.3")
def test_who_catches_up_with_a_tie_that_nobody_won_gets_nothing() -> None:
    s = position(3, "acquire", tokens=lions(3, 3, 2), markets={1: ["lion", "cage", "cage"]})
    win(s, 3)
    assert star(s, "lion") is None


@pytest.mark.rule("C9.3")
def test_a_star_is_kept_when_its_holder_is_equalled() -> None:
    s = position(3, "acquire", tokens=lions(3, 2), markets={1: ["lion", "cage", "cage"]})
    win(s, 2)
    assert star(s, "lion") == 1


@pytest.mark.rule("C9.3")
def test_a_star_is_lost_to_who_holds_more() -> None:
    s = position(3, "acquire", tokens=lions(3, 2), markets={1: ["lion", "lion", "cage"]})
    win(s, 2)
    assert star(s, "lion") == 2


@pytest.mark.rule("C9.3")
def test_who_was_passed_and_draws_level_does_not_get_the_star_back() -> None:
    s = position(3, "acquire", tokens=lions(3, 4), markets={1: ["lion", "cage", "cage"]})
    win(s, 1)
    assert star(s, "lion") == 2


@pytest.mark.rule("C9.3")
def test_a_holder_who_falls_below_three_loses_the_star_to_who_has_three() -> None:
    s = position(4, "trade", tokens=lions(3, 3, 1), stars={"lion": 1})
    sell(s, 1, 1, 4)
    assert star(s, "lion") == 2


@pytest.mark.rule("C9.3")
def test_a_holder_who_falls_below_three_loses_the_star_to_nobody_if_nobody_has_three() -> None:
    s = position(4, "trade", tokens=lions(3, 2, 2))
    sell(s, 1, 1, 4)
    assert star(s, "lion") is None


@pytest.mark.rule("C9.3")
def test_a_holder_who_falls_below_three_loses_the_star_to_nobody_in_a_tie() -> None:
    s = position(4, "trade", tokens=lions(3, 3, 3), stars={"lion": 1})
    sell(s, 1, 1, 4)
    assert star(s, "lion") is None


@pytest.mark.rule("C9.3")
def test_a_holder_below_two_equal_players_loses_the_star_to_nobody_until_one_leads() -> None:
    s = position(4, "trade", tokens=lions(4, 3, 3), stars={"lion": 1})
    sell(s, 1, 1, 4)
    assert star(s, "lion") == 1  # 3, 3, 3, 1: equalled, not passed
    s = position(4, "trade", tokens=lions(3, 3, 3, 1), stars={"lion": 1})
    sell(s, 1, 1, 4)
    assert star(s, "lion") is None  # 2, 3, 3, 2
    play(s, "1: pass")
    sell(s, 2, 1, 4)
    assert star(s, "lion") is None  # 2, 2, 3, 3
    play(s, "2: pass")
    sell(s, 3, 1, 1)
    assert star(s, "lion") is None  # 3, 2, 2, 3
    sell(s, 3, 1, 1)
    assert star(s, "lion") == 1  # 4, 2, 1, 3: regained


@pytest.mark.rule("C9.3")
def test_a_holder_with_three_passed_by_two_equal_players_loses_the_star_to_nobody() -> None:
    s = position(4, "trade", tokens={**BARE, 1: {"horse": 4}, 2: {"horse": 4}, 3: {"horse": 4}}, stars={"horse": 1})
    play(s, "1: ask 4", "1: give horse", "1: charge 1", "1: send", "4: accept")
    assert star(s, "horse") is None  # 3, 4, 4: the holder still has three
    play(s, "1: pass", "2: ask 4", "2: give horse", "2: charge 1", "2: send", "4: accept")
    assert star(s, "horse") == 3  # 3, 3, 4


@pytest.mark.rule("C9.4", "C10.1")
def test_jokers_do_not_count() -> None:
    s = position(3, "acquire", tokens=BARE | {1: ["joker"]}, markets={1: ["lion", "lion", "joker"]})
    win(s, 1)
    assert star(s, "lion") is None


@pytest.mark.rule("C9.4")
def test_stars_are_judged_after_the_whole_deal() -> None:
    # Token by token, seat 3 would lead after the first horse and keep the star when equalled by the second.
    s = position(3, "trade", tokens=BARE | {1: {"horse": 4}, 2: {"horse": 2}, 3: {"horse": 4}}, stars={"horse": 1})
    play(s, "1: ask 2", "1: give horse", "1: give horse", "1: charge 1", "1: send", "2: accept")
    assert star(s, "horse") is None  # 2, 4, 4


@pytest.mark.rule("C9.4")
def test_a_swap_may_move_two_stars_at_once() -> None:
    s = position(3, "trade", tokens=BARE | {1: {"lion": 3, "ship": 2}, 2: {"lion": 2, "ship": 3}})
    play(s, "1: ask 2", "1: give lion", "1: want ship", "1: send", "2: accept")
    assert (star(s, "lion"), star(s, "ship")) == (2, 1)


@pytest.mark.rule("C9.4", "C8.2")
def test_stars_are_judged_after_each_discard() -> None:
    tokens: dict[int, Goods] = BARE | {1: {"horse": 4, "lion": 1}, 2: {"gladiator": 1, "horse": 4}}
    s = position(
        3,
        "ceremony",
        tokens=tokens,
        owned=IDLE | {1: [6], 2: [4]},
        shown={1: 6, 2: 4},
        stars={"horse": 1},
        scores=[9, 5, 3],
    )
    play(s, "1: discard horse")
    assert star(s, "horse") == 2  # 3, 4
    play(s, "2: discard horse")
    assert star(s, "horse") == 2  # 3, 3: kept
