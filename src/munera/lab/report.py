"""Plays games, watches them, and tells what they are like on one page."""

from collections import Counter
from collections.abc import Callable
from typing import NamedTuple

import munera
from munera import game
from munera.lab import chapters, figures
from munera.lab.estimate import GROUPS, Tally
from munera.lab.lab import Results, lab_of, ruleset
from munera.lab.page import PERCENT, Highlight, Page, html, number, percent, span
from munera.lab.plan import Plan, play
from munera.lab.pools import Pool, as_finished

_LARGEST_PART = 100


class Part(NamedTuple):
    """Some games of one cell, all of one group: the first `games` of its numbers from `first` on."""

    plan: Plan
    cell: int
    group: int
    first: int
    games: int


def parts(plan: Plan) -> list[Part]:
    """The whole plan, in parts that do not depend on how many workers there are."""
    found = []
    count = len(plan.cells)
    for cell in range(count):
        games = len(range(cell, plan.games, count))
        size = max(1, min(_LARGEST_PART, -(-games // GROUPS)))
        for part, first in enumerate(range(0, games, size)):
            found.append(Part(plan, cell, part % GROUPS, first * count + cell, min(size, games - first)))
    return found


def watch(part: Part) -> tuple[Part, Tally]:
    """Plays a part and counts."""
    rules = game(part.plan.game)
    observer = lab_of(rules).observer(rules)
    step = len(part.plan.cells)
    for number_of_game in range(part.first, part.first + part.games * step, step):
        play(part.plan, number_of_game, observer, rules)
    return part, observer.tally


def observed(plan: Plan, pool: Pool, progress: Callable[[int], None] = lambda games: None) -> Results:
    """The whole plan, played and counted; `progress` is told how many games have been added."""
    tallies: dict[tuple[int, int], Tally] = {}
    for part, tally in as_finished(pool, watch, parts(plan)):
        tallies.setdefault((part.cell, part.group), Counter()).update(tally)
        progress(part.games)
    rules = game(plan.game)
    return Results(plan, rules, lab_of(rules), tallies)


def report(results: Results) -> str:
    """The page."""
    figures.needed()
    figures.start()
    plan, lab, rules = results.plan, results.lab, results.rules
    found = [chapter(results) for chapter in (chapters.seats, chapters.scores, *lab.chapters, chapters.variants)]
    sections = [section for section in found if section is not None]
    played = f"{plan.games:,} games" if plan.games > 1 else "1 game"
    counts = ", ".join(str(count) for count in results.players)
    settings = [
        ("game", f"{rules.title}, rules {rules.rules_version}"),
        ("games", f"{plan.games:,}"),
        ("every seat played by", plan.bots),
        ("players", counts),
        ("rules", ", ".join(ruleset(variants) for variants in results.rulesets)),
        ("seed", str(plan.seed)),
        ("Munera", munera.__version__),
    ]
    return html(
        Page(
            f"{rules.title} in the lab",
            f"What {played} between {plan.bots} bots say about the game.",
            settings,
            _highlights(results),
            sections,
            "Intervals hold 95 %. The game is the independent unit: a run is cut into up to "
            f"{GROUPS} groups of games, and intervals come from leaving out one group at a time; those of games won "
            "are Wilson’s. Where not said otherwise, all player counts and rules are taken together, equally many "
            "games of each. What bots do is not what people do: a stronger bot may value things differently.",
        )
    )


def _highlights(results: Results) -> list[Highlight]:
    """Four figures to begin with."""
    every = results.sample()
    gaps = []
    for players in results.players:
        for seat in range(players):
            share = chapters.wins(results.sample(players), seat)
            gaps.append((abs((share.value or 0) * players - 1), players, seat, share))
    _, players, seat, share = max(gaps, key=lambda gap: gap[0])
    best, steps = every.ratio(("best score",)), every.ratio(("steps",))
    own = results.lab.highlight
    return [
        (f"{every.games:,}", "games watched", f"{every.total['steps',]:,} actions"),
        (
            percent(share.value),
            f"won by seat {seat + 1} of {players}, the farthest from fair",
            span(share, 100, 1, PERCENT),
        ),
        (number(best.value, 1), f"winner’s mean {results.lab.points}", span(best)),
        own(results) if own else (number(steps.value, 0), "actions a game", span(steps, 1, 0)),
    ]
