"""One game of a match: fair seats, equal dice, and nothing but the number decides."""

from collections import Counter
from typing import Any

import pytest

from munera import CHANCE, Game, Record, SetupError, State, game
from munera.bots.luck import Luck
from munera.core.seeds import derived
from munera.lab.arena import Match, Outcome, play, rotated

MATCH = Match("colosseum", (), ("random", "random", "random"), 7)


def lasting(outcome: Outcome) -> tuple[Any, ...]:
    """An outcome without the time it took."""
    return outcome[:5]


@pytest.mark.parametrize("bots", [("a", "b", "c", "d"), ("a", "b", "b", "b"), ("a", "b", "a")])
def test_in_a_block_every_bot_sits_in_every_seat_equally_often(bots: tuple[str, ...]) -> None:
    match = Match("any", (), bots, 1)
    for block in range(2):
        numbers = range(block * len(bots), (block + 1) * len(bots))
        for seat in range(len(bots)):
            assert Counter(match.seats(number)[seat] for number in numbers) == Counter(bots)


def test_a_whole_turn_changes_nothing() -> None:
    assert rotated("abc", 0) == tuple("abc")
    assert rotated(rotated("abc", 1), 2) == tuple("abc")


def test_a_game_depends_on_the_match_and_its_number_alone() -> None:
    assert lasting(play(MATCH, 4).outcome) == lasting(play(MATCH, 4).outcome)
    assert lasting(play(MATCH, 4).outcome)[1:] != lasting(play(MATCH, 5).outcome)[1:]
    assert lasting(play(MATCH, 4).outcome) != lasting(play(MATCH._replace(seed=8), 4).outcome)


def test_the_games_of_a_block_begin_with_the_same_draws_and_another_block_does_not() -> None:
    first = [opening(number) for number in range(MATCH.players)]
    assert first[0]
    assert first == [first[0]] * MATCH.players
    assert opening(MATCH.players) != first[0]


def opening(number: int) -> list[int]:
    """What chance does before the first decision of a player."""
    text = play(MATCH, number, keep_record=True).record
    assert text is not None
    record = Record.loads(text)
    actors = [state.actor() for state in record.states()]
    return record.actions[: next(step for step, actor in enumerate(actors) if actor != CHANCE)]


def test_each_sort_of_draw_has_a_stream_of_its_own() -> None:
    rules = game("circus_maximus")
    text = play(Match(rules.name, (), ("random",) * rules.player_counts[0], 7), 0, keep_record=True).record
    assert text is not None
    draws = [state.copy() for state in Record.loads(text).states() if state.actor() == CHANCE]
    others = [state for state in draws if sort(rules, state) != sort(rules, draws[-1])]
    assert len(others) > 1
    used, fresh = Luck(rules, 3), Luck(rules, 3)
    for state in others:
        used.draw(state)
    assert [used.draw(draws[-1]) for _ in range(5)] == [fresh.draw(draws[-1]) for _ in range(5)]


def sort(rules: Game, state: State) -> str:
    return rules.blocks.block_of(int(state.legal()[0])).name


def test_seeds_differ_with_every_part_of_their_path() -> None:
    paths = [(1,), (2,), (1, 0), (1, 1), (1, 0, 1), (1, 1, 0), (11,), (1, 10), (11, 0)]
    assert len({derived(*path) for path in paths}) == len(paths)


def test_decisions_are_counted_by_seat_and_timed() -> None:
    outcome = play(MATCH, 0).outcome
    assert 0 < sum(outcome.decisions) < outcome.steps
    for seat in range(MATCH.players):
        assert 0 < outcome.longest[seat] <= outcome.seconds[seat]


def test_what_does_not_exist_is_refused_before_a_game_begins() -> None:
    for wrong in (
        MATCH._replace(game="senet"),
        MATCH._replace(bots=("random", "nobody", "random")),
        MATCH._replace(bots=("random",)),
        MATCH._replace(variants=("short",)),
    ):
        with pytest.raises(SetupError):
            wrong.check()
