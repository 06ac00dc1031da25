"""What may be taken back, and what never."""

from hypothesis import given
from hypothesis import strategies as st

from munera import CHANCE
from munera.core.undo import Undo, undo

Log = list[tuple[int, int]]
logs = st.lists(st.tuples(st.sampled_from([CHANCE, 0, 1, 2]), st.integers(0, 99)), max_size=30)


def test_ones_own_last_steps_may_be_taken_back() -> None:
    assert undo([(1, 5), (0, 1), (0, 2), (0, 3)], 0) == Undo(3, None)


def test_a_die_or_a_draw_ends_what_may_be_taken_back() -> None:
    assert undo([(0, 1), (CHANCE, 50), (0, 2)], 0) == Undo(1, None)
    assert undo([(0, 1), (CHANCE, 50)], 0) == Undo(0, CHANCE)


def test_another_players_action_ends_what_may_be_taken_back() -> None:
    assert undo([(0, 1), (2, 9), (0, 2)], 0) == Undo(1, None)
    assert undo([(0, 1), (2, 9)], 0) == Undo(0, 2)


def test_who_has_not_decided_anything_has_nothing_to_take_back() -> None:
    assert undo([], 0) == Undo(0, None)
    assert undo([(CHANCE, 50), (1, 3)], 0) == Undo(0, None)


@given(logs, st.integers(0, 2))
def test_only_own_steps_are_taken_back_and_all_of_the_last_run(log: Log, seat: int) -> None:
    steps, after = undo(log, seat)
    kept = log[: len(log) - steps]
    assert all(actor == seat for actor, _ in log[len(kept) :])
    assert not kept or kept[-1][0] != seat
    assert (after is None) == (steps > 0 or all(actor != seat for actor, _ in log))
