"""Lessons as the page shows them: a table that is nobody's, at any moment of the lesson's record.

Nothing is kept: where a newcomer stands in a lesson is the newcomer's own business.
"""

from functools import cache

from munera.core.game import CHANCE
from munera.core.lesson import OTHERWISE, Lesson, Step, lesson
from munera.server import telling, wire
from munera.server.problems import Refusal
from munera.server.views import preview_message, seen
from munera.server.wire_lessons import LessonInfo, LessonStep, Tried

TABLE = "lesson"
BOT = "plebeian"


@cache
def info(game: str) -> LessonInfo:
    plan = lesson(game)
    return LessonInfo(_table(plan), len(plan.record.actions), [_step(game, step) for step in plan.steps])


def _table(plan: Lesson) -> wire.Table:
    record = plan.record
    seats = [
        wire.SeatInfo(seat, "person" if seat == plan.seat else "bot", name, level=None if seat == plan.seat else BOT)
        for seat, name in enumerate(record.names)
    ]
    return wire.Table(
        id=TABLE,
        name="",
        game=record.game.name,
        players=record.players,
        variants=list(record.variants),
        rules=record.game.rules_version,
        status="playing",
        seats=seats,
        pace=wire.Pace(),
        bot_pace="human",
        public=False,
        spectators=False,
        hints=False,
        takeover=BOT,
        host="",
        created=0,
        seq=0,
        commitment="",
        you=plan.seat,
    )


def _step(game: str, step: Step) -> LessonStep:
    text = f"{game}-lesson-{step.name}"
    ask = wire.Message(f"{text}-ask") if step.actions else None
    return LessonStep(step.move, step.points, wire.Message(f"{text}-title"), wire.Message(text), ask)


def moment(game: str, move: int) -> wire.View:
    """The table after so many moves; what may be done there is what the rules allow."""
    plan = lesson(game)
    _check(plan, move)
    state = plan.record.replay(move)
    view, prompt, legal = seen(plan.record.game, state, plan.seat)
    actor = int(state.actor())
    return wire.View(
        table=TABLE,
        seq=move,
        since=0,
        move=move,
        seat=plan.seat,
        view=view,
        prompt=prompt,
        legal=legal,
        events=list(_story(game)[:move]),
        actors=[actor] if actor >= 0 else [],
        over=state.is_over(),
    )


@cache
def _story(game: str) -> tuple[wire.Event, ...]:
    """What happened move by move."""
    record = lesson(game).record
    state = record.start()
    before = record.game.view(state, None)
    events = []
    for move, action in enumerate(record.actions, 1):
        actor = int(state.actor())
        words = record.game.words(state, action)
        state.apply(action)
        after = record.game.view(state, None)
        told = telling.story(record.game, before, words, after)
        seat = None if actor == CHANCE else actor
        events.append(wire.Event(move, "chance" if seat is None else "act", 0, move, seat, action, words, told=told))
        before = after
    return tuple(events)


def attempt(game: str, move: int, actions: list[int]) -> Tried:
    """Right is what the lesson's record does; everything else that the rules allow gets an answer."""
    plan = lesson(game)
    if plan.is_right(move, actions):
        return Tried(True, move + len(actions))
    previewed(game, move, actions)
    name = plan.answer(move, actions)
    answer = "web-lesson-otherwise" if name == OTHERWISE else f"{game}-lesson-{name}"
    return Tried(False, move, wire.Message(answer))


def previewed(game: str, move: int, actions: list[int]) -> wire.Preview:
    plan = lesson(game)
    _check(plan, move)
    state = plan.record.replay(move)
    if state.actor() != plan.seat:
        raise Refusal("server-not-your-turn")
    return preview_message(TABLE, move, plan.record.game, state, plan.seat, actions)


def _check(plan: Lesson, move: int) -> None:
    if move > len(plan.record.actions):
        raise Refusal("server-no-such-move", moves=len(plan.record.actions))
