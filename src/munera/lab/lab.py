"""What the lab knows about one game: its observer, its chapters, what a variant may change.

A game's knowledge is the `LAB` of `munera.lab.<name of the game>`; a game without one gets what holds for all.
"""

from collections.abc import Callable
from importlib import import_module
from importlib.util import find_spec
from typing import NamedTuple

from munera import Game
from munera.lab.estimate import GAMES, Estimate, Key, Sample, Tally
from munera.lab.observe import Observer
from munera.lab.page import Highlight, Section
from munera.lab.plan import Cell, Plan


class Results:
    """What was counted, by the sort of game and by group."""

    def __init__(self, plan: Plan, rules: Game, lab: "Lab", tallies: dict[tuple[int, int], Tally]) -> None:
        self.plan = plan
        self.rules = rules
        self.lab = lab
        self._tallies = tallies  # by the number of the cell and that of the group
        self._samples: dict[tuple[Cell, ...], Sample] = {}

    @property
    def players(self) -> tuple[int, ...]:
        return tuple(sorted({cell.players for cell in self.plan.cells}))

    @property
    def rulesets(self) -> list[tuple[str, ...]]:
        """The standard rules first, then every variant."""
        return list(dict.fromkeys(cell.variants for cell in self.plan.cells))

    def sample(self, players: int | None = None, variants: tuple[str, ...] | None = None) -> Sample:
        """Games with so many players and these rules; all, where nothing is said."""
        chosen = tuple(
            cell
            for cell in self.plan.cells
            if players in (None, cell.players) and (variants is None or variants == cell.variants)
        )
        if chosen not in self._samples:
            groups: dict[int, Tally] = {}
            for (number, group), tally in sorted(self._tallies.items()):
                if self.plan.cells[number] in chosen:
                    groups.setdefault(group, Tally()).update(tally)
            self._samples[chosen] = Sample(groups.values())
        return self._samples[chosen]


class Measure(NamedTuple):
    """Something that a variant may change: so much of `top` for each `bottom`."""

    name: str
    top: Key
    bottom: Key = GAMES
    digits: int = 2

    def of(self, sample: Sample) -> Estimate:
        return sample.ratio(self.top, self.bottom)


Chapter = Callable[[Results], Section | None]


class Lab(NamedTuple):
    """What the lab knows about one game."""

    observer: type[Observer] = Observer
    chapters: tuple[Chapter, ...] = ()
    measures: tuple[Measure, ...] = ()
    highlight: Callable[[Results], Highlight] | None = None  # the figure to begin with
    points: str = "points"  # what a score counts
    period: str = ""  # the field of the state that counts rounds or days, and the name of that column
    phases: tuple[str, ...] = ()  # the names of the field "phase"


def lab_of(game: Game) -> Lab:
    """The lab's knowledge of a game, or what holds for all."""
    name = f"munera.lab.{game.name}"
    found: object = getattr(import_module(name), "LAB", None) if find_spec(name) else None
    return found if isinstance(found, Lab) else Lab()


def words(name: str) -> str:
    """A name of the code as one of the page: intense_auctions → intense auctions."""
    return name.replace("_", " ")


def ruleset(variants: tuple[str, ...]) -> str:
    return " and ".join(words(variant) for variant in variants) or "standard"
