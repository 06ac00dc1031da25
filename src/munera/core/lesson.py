"""Lessons: the beginning of a game that a newcomer plays, with a remark wherever one helps.

A lesson is a folder `lesson/` in that of a game: a record, `round.munera`; where in it each remark belongs and what
on the table it points at, `lesson.toml`; and the remarks in every language, `en.ftl` and others. The newcomer makes the
moves of one seat, and makes those of the record: for any other the lesson has an answer.
"""

import tomllib
from functools import cache
from importlib.resources import files
from typing import Any, Final, NamedTuple

from munera.core.catalogue import game as find_game
from munera.core.game import CHANCE
from munera.core.record import Record

OTHERWISE: Final = "otherwise"  # the answer to a move that no other answer is for


class Step(NamedTuple):
    """One idea. Of several steps at one move only the last asks the newcomer to do something."""

    name: str
    move: int  # how many actions of the record have been taken before it
    points: list[str]  # the places on the table that it is about
    answers: dict[str, str]  # to other moves: what their words begin with, and the name of the answer
    actions: list[int]  # what the newcomer is to do; empty where there is only something to read


class Lesson:
    """Of one game; its steps are in the order of the record."""

    def __init__(self, record: Record, seat: int, steps: list[Step]) -> None:
        self.record = record
        self.seat = seat
        self.steps = steps

    def step_at(self, move: int) -> Step | None:
        """The one that asks for something there."""
        return next((step for step in self.steps if step.move <= move < step.move + len(step.actions)), None)

    def is_right(self, move: int, actions: list[int]) -> bool:
        wanted = self._wanted(move)
        return bool(actions) and wanted[: len(actions)] == actions

    def answer(self, move: int, actions: list[int]) -> str:
        """The name of what is said to a move that is not the lesson's: to the first action that differs."""
        step = self.step_at(move)
        wanted = self._wanted(move)
        differing = [action for place, action in enumerate(actions) if wanted[place : place + 1] != [action]]
        if step is None or not differing:
            return OTHERWISE
        words = self.record.game.blocks.words(differing[0])
        for beginning, name in step.answers.items():
            if f"{words} ".startswith(f"{beginning} "):
                return name
        return OTHERWISE

    def _wanted(self, move: int) -> list[int]:
        step = self.step_at(move)
        return step.actions[move - step.move :] if step else []


@cache
def lesson(name: str) -> Lesson:
    """The lesson of a game that has one."""
    folder = files("munera.games") / find_game(name).name / "lesson"
    record = Record.loads((folder / "round.munera").read_text("utf-8"))
    plan = tomllib.loads((folder / "lesson.toml").read_text("utf-8"))
    return Lesson(record, plan["seat"], _steps(record, plan))


def _steps(record: Record, plan: dict[str, Any]) -> list[Step]:
    lines = _lines(record)
    places = []
    place = 0
    for entry in plan["step"]:
        while lines[place] != entry["at"]:
            place += 1
            if place == len(lines):
                raise ValueError(f"the record has no “{entry['at']}” after the step before “{entry['name']}”")
        places.append(place)
    own = f"{plan['seat'] + 1}:"
    steps = []
    for entry, place, following in zip(plan["step"], places, [*places[1:], len(lines)], strict=True):
        end = place
        while end < following and lines[end].startswith(own):
            end += 1
        actions = record.actions[place:end]
        steps.append(Step(entry["name"], place, entry.get("points", []), entry.get("answers", {}), actions))
    return steps


def _lines(record: Record) -> list[str]:
    """Every action as its record says it; the empty line at the end is the end of the lesson."""
    lines = []
    for state, action in zip(record.states(), record.actions, strict=False):
        actor = state.actor()
        who = "chance" if actor == CHANCE else str(actor + 1)
        lines.append(f"{who}: {record.game.words(state, action)}")
    return [*lines, ""]
