"""What holds for every state that play can reach, in every game."""

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from librt.random import Random

import munera
from munera.core import conformance
from tests.core.reached import positions

Position = tuple[munera.Record, munera.State]
many = settings(max_examples=60, deadline=None, suppress_health_check=[HealthCheck.too_slow])
seeds = st.integers(0, 2**40)


@many
@given(positions)
def test_something_is_legal_until_the_game_is_over_and_listed_in_order(position: Position) -> None:
    conformance.check_legal_list(position[1])


@many
@given(positions)
def test_only_chance_has_weights(position: Position) -> None:
    conformance.check_weights(position[1])


@many
@given(positions, st.data())
def test_apply_accepts_exactly_what_is_legal(position: Position, data: st.DataObject) -> None:
    record, state = position
    legal = list(state.legal())
    action = data.draw(st.integers(-5, record.game.blocks.size + 5) | st.sampled_from(legal or [0]))
    before = state.to_bytes()
    try:
        state.apply(action)
    except munera.IllegalAction:
        assert action not in legal
        assert state.to_bytes() == before
    else:
        assert action in legal


@many
@given(positions, seeds)
def test_an_illegal_action_changes_nothing(position: Position, seed: int) -> None:
    conformance.check_illegal_actions(position[0].game, position[1], Random(seed), tries=40)


@many
@given(positions, seeds)
def test_copies_are_equal_and_independent(position: Position, seed: int) -> None:
    conformance.check_copy(position[1], Random(seed))


@many
@given(positions)
def test_bytes_round_trip(position: Position) -> None:
    conformance.check_bytes(position[0].game, position[1])


@many
@given(positions)
def test_records_round_trip(position: Position) -> None:
    conformance.check_record(*position)


@many
@given(positions)
def test_the_words_of_an_action_parse_back_to_it(position: Position) -> None:
    conformance.check_words(position[0].game, position[1])


@many
@given(positions)
def test_views_are_plain_data_and_offer_actions_to_the_actor_alone(position: Position) -> None:
    conformance.check_views(position[0].game, position[1])


@many
@given(positions)
def test_every_legal_action_leads_to_a_state_where_all_goods_are_there(position: Position) -> None:
    record, state = position
    for action in state.legal():
        following = state.copy()
        following.apply(action)
        record.game.audit(following)
        conformance.check_legal_list(following)


@many
@given(positions, st.data())
def test_changing_any_single_cell_makes_another_state(position: Position, data: st.DataObject) -> None:
    """Copy, equality, hash and bytes see every field: there is no field that one of them forgot."""
    record, state = position
    cell = data.draw(st.integers(0, record.game.layout.size - 1))
    other = state.copy()
    other.cells[cell] += 1
    assert other != state, record.game.layout.name_of(cell)
    assert other.to_bytes() != state.to_bytes()
    assert hash(other) != hash(state)
    assert other.copy() == other
