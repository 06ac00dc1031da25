"""Looking ahead: what the tree promises whatever the game."""

import pytest

import munera
from munera.bots.tree import Tree
from tests.core.reached import SETTINGS, reach


def decisions(setting: tuple[str, int, tuple[str, ...]], seed: int) -> list[munera.State]:
    """Some states of a random game in which a seat has to decide."""
    record, _ = reach(setting, seed, 10**6)
    states = [state.copy() for state in record.states() if state.actor() >= 0]
    return states[:: max(1, len(states) // 6)]


@pytest.mark.parametrize("setting", SETTINGS, ids=str)
def test_candidates_are_legal_and_their_chances_add_up_to_one(setting: tuple[str, int, tuple[str, ...]]) -> None:
    game = munera.game(setting[0])
    for state in decisions(setting, 3):
        before = state.copy()
        candidates = Tree(game, 1).search(state, 30)
        assert state == before
        assert [candidate.score for candidate in candidates] == sorted((c.score for c in candidates), reverse=True)
        for candidate in candidates:
            assert candidate.action in state.legal()
            assert sum(candidate.chances) == pytest.approx(1)
            assert len(candidate.chances) == setting[1]


def test_every_simulation_tries_one_action() -> None:
    game = munera.game("circus_maximus")
    state = next(state for state in decisions(("circus_maximus", 4, ()), 5) if len(state.legal()) > 1)
    assert sum(candidate.visits for candidate in Tree(game, 1).search(state, 50)) == 50


def test_the_same_seed_finds_the_same() -> None:
    for setting in SETTINGS[::3]:
        game = munera.game(setting[0])
        for state in decisions(setting, 8)[:2]:
            assert Tree(game, 4).search(state, 40) == Tree(game, 4).search(state, 40)


def test_a_win_at_once_is_found() -> None:
    """At the last decision of a game the tree sees the end: whoever can win does."""
    for seed in range(4):
        record, _ = reach(("circus_maximus", 3, ()), seed, 10**6)
        places = [number for number, state in enumerate(record.states()) if state.actor() >= 0]
        state = record.replay(places[-1])
        seat = int(state.actor())
        best = Tree(record.game, 1).search(state, 60)[0]
        outcomes = []
        for action in state.legal():
            after = state.copy()
            after.apply(action)
            if after.is_over():
                outcomes.append((seat in after.winners()) / len(after.winners()))
        if len(outcomes) == len(state.legal()):
            assert best.chances[seat] == pytest.approx(max(outcomes))
