"""A preview shows what then happens, up to the next die, draw or other player, and touches nothing."""

import json
import re
from contextlib import suppress

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from librt.random import Random

import munera
from munera.core.preview import IllegalStep, Preview, preview
from tests.core.reached import positions

Position = tuple[munera.Record, munera.State]
many = settings(max_examples=100, deadline=None, suppress_health_check=[HealthCheck.too_slow])
COLOSSEUM = munera.game("colosseum")


def dealt() -> munera.State:
    state = COLOSSEUM.new(3)
    while state.actor() == munera.CHANCE:
        state.apply(state.legal()[0])
    return state


def check_effects(game: munera.Game, found: Preview) -> None:
    """Every effect has a declared name, its declared arguments, and in them numbers, names and rules alone."""
    for name, args in found.effects:
        assert tuple(args) == game.effect_names()[name]
        for value in args.values():
            assert type(value) in (int, str)
            assert isinstance(value, int) or re.fullmatch(r"[a-z][a-z0-9_-]*|[A-Z][0-9]+\.[0-9]+", value)
    json.dumps(found.effects)


@many
@given(positions)
def test_the_preview_of_every_legal_action_is_what_then_happens(position: Position) -> None:
    record, state = position
    before = state.to_bytes()
    if state.actor() >= 0:
        for action in state.legal():
            found = preview(record.game, state, int(state.actor()), [int(action)])
            assert state.to_bytes() == before
            following = state.copy()
            following.apply(action)
            assert found.state == following
            check_effects(record.game, found)


@many
@given(positions, st.integers(0, 2**40))
def test_a_list_of_actions_is_taken_up_to_the_next_die_draw_or_other_player(position: Position, seed: int) -> None:
    record, state = position
    seat = int(state.actor())
    if seat < 0:
        return
    following, random = state.copy(), Random(seed)
    actions: list[int] = []
    while following.actor() == seat and len(actions) < 12:
        legal = following.legal()
        actions.append(int(legal[random.randrange(len(legal))]))
        following.apply(actions[-1])
    found = preview(record.game, state, seat, actions)
    assert found.state == following
    check_effects(record.game, found)
    if following.actor() != seat:
        with pytest.raises(
            munera.IllegalAction, match=f"Action {len(actions) + 1} of {len(actions) + 1}, .* must wait"
        ):
            preview(record.game, state, seat, [*actions, 0])


@many
@given(positions, st.lists(st.integers(-(2**70), 2**70) | st.integers(0, 300), max_size=3), st.integers(-2, 6))
def test_any_other_list_is_an_illegal_action_and_nothing_worse(
    position: Position, actions: list[int], seat: int
) -> None:
    record, state = position
    before = state.to_bytes()
    with suppress(munera.IllegalAction):
        preview(record.game, state, seat, actions)
    assert state.to_bytes() == before


def test_an_illegal_list_says_which_action_and_why() -> None:
    state = dealt()
    buy, cash = COLOSSEUM.blocks.parse("buy 11"), COLOSSEUM.blocks.parse("cash medal")
    legal = COLOSSEUM.parse(state, "build loge")
    with pytest.raises(
        munera.IllegalAction, match=r"^Action 1 of 2, “cash medal”, is not possible then\. Make one inv"
    ):
        preview(COLOSSEUM, state, 0, [cash, legal])
    with pytest.raises(
        IllegalStep, match=r"^Action 2 of 2, “buy 11”, must wait: it is the turn of seat 2\.$"
    ) as caught:
        preview(COLOSSEUM, state, 0, [legal, buy])
    assert caught.value.place == 1
    with pytest.raises(munera.IllegalAction, match=r"^Action 1 of 1, “buy 11”, must wait: it is the turn of seat 1\.$"):
        preview(COLOSSEUM, state, 1, [buy])
    with pytest.raises(
        munera.IllegalAction, match=r"^Action 1 of 1, which means nothing in this game, is not possible"
    ):
        preview(COLOSSEUM, state, 0, [10**30])


def test_nothing_follows_from_no_action() -> None:
    state = dealt()
    assert preview(COLOSSEUM, state, 0, []) == Preview(state, [])


def test_a_game_without_effects_of_its_own_has_none() -> None:
    state = dealt()
    assert munera.Game.effects(COLOSSEUM, state, state, 0, []) == []
    assert munera.Game.effect_names(COLOSSEUM) == {}
