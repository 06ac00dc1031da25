"""Positions to solve: each is verified with a larger budget than it was found with."""

from collections import Counter

import pytest

import munera
from munera.bots import levels
from munera.bots.analysis.lookout import Lookout
from munera.bots.puzzles import Puzzle, puzzle_of_day, puzzles
from munera.bots.tree import Tree
from munera.lab.puzzles import FOUND_WITH, Budget

LARGER = Budget(2 * FOUND_WITH.search, 2 * FOUND_WITH.compare)
ALL = [puzzle for name in munera.games() for puzzle in puzzles(name)]


def test_each_game_has_a_shelf_of_different_ones() -> None:
    for name in munera.games():
        shelf = puzzles(name)
        assert len(shelf) >= 30
        assert len({puzzle.actions for puzzle in shelf}) == len({puzzle.id for puzzle in shelf}) == len(shelf)
        blocks = munera.game(name).blocks
        sorts = Counter(blocks.block_of(puzzle.best).name for puzzle in shelf)
        assert max(sorts.values()) <= 0.4 * len(shelf)


def test_weaker_levels_miss_them_more_often() -> None:
    for name in munera.games():
        shelf = puzzles(name)
        shares = {level: sum(puzzle.missed[level] for puzzle in shelf) / len(shelf) for level in levels()}
        assert shares["plebeian"] > shares["senator"] > shares["emperor"]


@pytest.mark.parametrize("puzzle", ALL, ids=lambda puzzle: f"{puzzle.game}-{puzzle.id}")
def test_a_longer_look_finds_the_same_move_and_that_it_is_clearly_best(puzzle: Puzzle) -> None:
    game, state = munera.game(puzzle.game), puzzle.state()
    assert puzzle.best in state.legal()
    assert puzzle.second in state.legal()
    assert Tree(game, 71).search(state, LARGER.search)[0].action == puzzle.best
    found = Lookout(game, 72).compare(state, int(state.actor()), (puzzle.second,), (puzzle.best,), LARGER.compare)
    assert found.difference > 2 * found.error
    assert found.difference > 0.02


def test_there_is_one_a_day_and_they_take_turns() -> None:
    days = [puzzle_of_day(day) for day in range(2 * len(ALL))]
    assert {puzzle.game for puzzle in days[:2] if puzzle} == set(munera.games())
    assert len({(puzzle.game, puzzle.id) for puzzle in days if puzzle}) == len(ALL)
