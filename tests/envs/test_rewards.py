"""What agents are paid."""

import pytest

from munera import SetupError
from munera.envs.rewards import KINDS, MARGIN, SCORE, WIN, check_kind, returns
from tests.envs.positions import GAMES, positions


@pytest.mark.parametrize("name", GAMES)
def test_the_winners_share_one_point(name: str) -> None:
    ends = [state for state in positions(name) if state.is_over()]
    assert ends
    for state in ends:
        paid = list(returns(state, WIN))
        assert sum(paid) == pytest.approx(1)
        assert [seat for seat, share in enumerate(paid) if share > 0] == state.winners()


@pytest.mark.parametrize("name", GAMES)
def test_margins_add_up_to_nothing_and_keep_the_order_of_the_scores(name: str) -> None:
    for state in positions(name):
        if state.is_over():
            paid, scores = list(returns(state, MARGIN)), state.scores()
            assert sum(paid) == pytest.approx(0)
            assert sorted(range(len(paid)), key=paid.__getitem__) == sorted(range(len(paid)), key=scores.__getitem__)


@pytest.mark.parametrize("name", GAMES)
def test_until_the_end_only_points_are_paid(name: str) -> None:
    for state in positions(name)[::5]:
        if not state.is_over():
            assert not any(returns(state, WIN))
            assert not any(returns(state, MARGIN))
        assert list(returns(state, SCORE)) == state.scores()


def test_an_unknown_reward_is_refused_with_the_known_ones() -> None:
    for kind in KINDS:
        check_kind(kind)
    with pytest.raises(SetupError, match="win, margin or score"):
        check_kind("love")
