"""Every lesson is a game by the rules, asks for all its moves, and has all its words."""

from importlib.resources import files

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

import munera
from munera.core.lesson import OTHERWISE, lesson
from munera.tongues import LANGUAGES

GAMES = munera.games()


@pytest.mark.parametrize("game", GAMES)
def test_a_lesson_asks_for_every_move_of_its_seat(game: str) -> None:
    plan = lesson(game)
    asked = [move for step in plan.steps for move in range(step.move, step.move + len(step.actions))]
    states = zip(plan.record.states(), plan.record.actions, strict=False)
    own = [move for move, (state, _) in enumerate(states) if state.actor() == plan.seat]
    assert asked == own


@pytest.mark.parametrize("game", GAMES)
def test_a_lesson_begins_with_something_to_read_and_ends_when_its_record_does(game: str) -> None:
    plan = lesson(game)
    assert not plan.steps[0].actions
    assert plan.steps[-1].move == len(plan.record.actions)
    assert [step.move for step in plan.steps] == sorted(step.move for step in plan.steps)


@pytest.mark.parametrize("game", GAMES)
def test_the_moves_of_the_record_are_right_at_once_or_one_by_one(game: str) -> None:
    plan = lesson(game)
    for step in plan.steps:
        if step.actions:
            assert plan.is_right(step.move, step.actions)
        for place, action in enumerate(step.actions):
            assert plan.is_right(step.move + place, [action])
            assert not plan.is_right(step.move + place, [])


@pytest.mark.parametrize("game", GAMES)
def test_every_answer_is_for_a_move_that_can_be_made_there(game: str) -> None:
    plan = lesson(game)
    for step in plan.steps:
        given = set()
        for move in range(step.move, step.move + len(step.actions)):
            state = plan.record.replay(move)
            wrong = [int(action) for action in state.legal() if not plan.is_right(move, [int(action)])]
            given |= {plan.answer(move, [action]) for action in wrong}
        assert given - {OTHERWISE} == set(step.answers.values()) - {OTHERWISE}, step.name


def test_the_answer_is_to_the_first_action_that_differs() -> None:
    plan = lesson("colosseum")
    trade = next(step for step in plan.steps if step.name == "trade")
    parse = plan.record.game.blocks.parse
    tried = [parse("ask 1"), parse("give gladiator"), parse("want scenery"), parse("send")]
    assert plan.answer(trade.move, tried) == "trade-give"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_a_lesson_has_all_its_words_in_every_language_and_no_others(game: str, language: str) -> None:
    plan = lesson(game)
    wanted = set()
    for step in plan.steps:
        wanted |= {step.name, f"{step.name}-title"}
        wanted |= {f"{step.name}-ask"} if step.actions else set()
        wanted |= set(step.answers.values()) - {OTHERWISE}
    text = (files("munera.games") / game / "lesson" / f"{language}.ftl").read_text("utf-8")
    entries = [entry for entry in FluentParser().parse(text).body if isinstance(entry, ftl.Message)]
    assert not [entry for entry in FluentParser().parse(text).body if isinstance(entry, ftl.Junk)]
    assert sorted(entry.id.name for entry in entries) == sorted(f"{game}-lesson-{name}" for name in wanted)
