"""Positions to solve: one move is clearly best, and weaker players miss it. They lie in `puzzles/` beside each game.

`munera lab puzzles` finds them in games of bots; see docs/analysis.md.
"""

import json
from functools import cache
from importlib.resources import files
from typing import NamedTuple

from munera.core.catalogue import game as find_game
from munera.core.catalogue import games
from munera.core.game import State
from munera.core.record import Record

FILE = "puzzles.json"


class Puzzle(NamedTuple):
    id: str
    game: str
    players: int
    variants: tuple[str, ...]
    actions: tuple[int, ...]  # that led there
    best: int
    second: int  # the next best move
    margin: float  # of the chance to win between these two
    missed: dict[str, float]  # how often levels of bots miss it, by level
    grade: int  # 1 easy to 3 hard

    def record(self) -> Record:
        return Record(find_game(self.game), self.players, self.variants, actions=list(self.actions))

    def state(self) -> State:
        return self.record().replay()


@cache
def puzzles(game: str) -> tuple[Puzzle, ...]:
    """All of a game, easiest first; none if it has no such file, or if they were found under other rules."""
    path = files("munera.games") / game / "puzzles" / FILE
    if not path.is_file():
        return ()
    data = json.loads(path.read_text("utf-8"))
    if data["rules"] != find_game(game).rules_version:
        return ()
    found = [
        Puzzle(**{**each, "game": game, "variants": tuple(each["variants"]), "actions": tuple(each["actions"])})
        for each in data["puzzles"]
    ]
    return tuple(sorted(found, key=lambda each: (each.grade, each.id)))


def puzzle_of_day(day: int) -> Puzzle | None:
    """One a day, the games in turn; `day` counts from any day on."""
    shelves = [shelf for shelf in (puzzles(name) for name in games()) if shelf]
    if not shelves:
        return None
    shelf = shelves[day % len(shelves)]
    return shelf[(day // len(shelves)) * 7 % len(shelf)]  # seven apart, so that easy and hard ones alternate
