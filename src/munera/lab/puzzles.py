"""Finds positions to solve in games of bots: one move clearly best, and not the one that everybody sees.

A position passes three sieves: players who look one action ahead miss its best move often enough; a search finds one
move ahead of all others; deeper searches and longer comparisons with the next best moves say the same.
"""

import json
from collections import Counter
from typing import Any, Final, NamedTuple

from librt.random import Random

from munera import CHANCE, NOBODY, Game, State, game
from munera.bots import bot, levels
from munera.bots.analysis.lookout import Lookout
from munera.bots.judgement import Judgement, amounts, considered
from munera.bots.levels import LEVELS
from munera.bots.tree import Tree
from munera.core.chance import draw
from munera.core.seeds import derived
from munera.lab.plan import Plan

LOOKED: Final = 12  # how often a level is asked at first
MISSED: Final = 0.25  # so often it must miss the best move
CLEAR: Final = 0.06  # of a chance to win between the best move and the next
SURE: Final = 3.0  # standard errors
AGREED: Final = 3  # deeper searches must find the same move
IN_ONE_GAME: Final = 4
OF_A_SORT: Final = 0.3  # of all puzzles may be about one sort of action
ASKED: Final = {"plebeian": 40, "eques": 40, "senator": 40, "consul": 4, "emperor": 2}  # for the grade
HARD: Final = (0.35, 0.65)  # missed by senators at least so often: grades 2 and 3


class Budget(NamedTuple):
    search: int  # simulations
    compare: int  # times that two moves are played on


FOUND_WITH: Final = Budget(100, 40)
CHECKED_WITH: Final = Budget(250, 100)


class Part(NamedTuple):
    plan: Plan
    number: int


class Checked(NamedTuple):
    second: int
    margin: float
    error: float


def find_in_game(part: Part) -> list[dict[str, Any]]:
    """The puzzles of one game, as plain data without their ids."""
    plan, rules = part.plan, game(part.plan.game)
    cell, seed = plan.cell(part.number), plan.seed_of(part.number)
    state = rules.new(cell.players, cell.variants)
    seats = [bot(plan.bots, rules, derived(seed, seat)) for seat in range(cell.players)]
    random = Random(derived(seed, CHANCE))
    actions: list[int] = []
    found: list[dict[str, Any]] = []
    sorts: set[str] = set()  # one of each in a game, or all would be about its first decisions
    while (actor := int(state.actor())) != NOBODY:
        if actor != CHANCE and len(found) < IN_ONE_GAME and not rules.is_dealing(state):
            best = solution(rules, state, derived(seed, len(actions)), sorts)
            if best is not None:
                found.append(_described(rules, state, cell, actions, *best, seed))
                sorts.add(rules.blocks.block_of(best[0]).name)
        action = int(draw(state, random) if actor == CHANCE else seats[actor].choose(state))
        state.step(action)
        actions.append(action)
    return found


def solution(rules: Game, state: State, seed: int, besides: set[str]) -> tuple[int, Checked] | None:
    """The best move, which is of another sort than these, and how clear it is; None if the position is no puzzle."""
    open_to = 0.12 <= rules.chances(state)[state.actor()] <= 0.85
    if not open_to or len(considered(state.legal(), amounts(rules))) < 3:
        return None
    looks = [int(Judgement(rules, derived(seed, number), LEVELS[2].blur).choose(state)) for number in range(LOOKED)]
    if max(Counter(looks).values()) > LOOKED * 0.92:
        return None
    candidates = Tree(rules, seed).search(state, FOUND_WITH.search)
    best = candidates[0].action
    if rules.blocks.block_of(best).name in besides or looks.count(best) > LOOKED * (1 - MISSED):
        return None
    if not is_clear(check(rules, state, best, derived(seed, 1), FOUND_WITH)):
        return None
    if not is_agreed(rules, state, best, derived(seed, 2)):
        return None
    checked = check(rules, state, best, derived(seed, 3), CHECKED_WITH)
    return (best, checked) if is_clear(checked) else None


def is_agreed(rules: Game, state: State, best: int, seed: int) -> bool:
    """Whether deeper searches with other luck all come to the same move."""
    searches = (Tree(rules, derived(seed, number)).search(state, CHECKED_WITH.search) for number in range(AGREED))
    return all(candidates[0].action == best for candidates in searches)


def check(rules: Game, state: State, best: int, seed: int, budget: Budget, others: int = 3) -> Checked:
    """The best move against the next ones of a search, and against the one that looks best."""
    rivals = [each.action for each in Tree(rules, seed).search(state, budget.search) if each.action != best][:others]
    obvious = int(Judgement(rules, seed, 0.0).choose(state))
    if obvious not in (*rivals, best):
        rivals.append(obvious)
    lookout = Lookout(rules, seed)
    seat = int(state.actor())
    found = [(lookout.compare(state, seat, (rival,), (best,), budget.compare), rival) for rival in rivals]
    closest, second = min(found, key=lambda each: each[0].difference)
    return Checked(second, closest.difference, closest.error)


def is_clear(checked: Checked) -> bool:
    return checked.margin >= max(CLEAR, SURE * checked.error)


def missed(rules: Game, state: State, best: int, seed: int) -> dict[str, float]:
    """How often each level does something else at its first try."""
    found: dict[str, float] = {}
    for level in levels():
        tries = ASKED[level]
        right = sum(bot(level, rules, derived(seed, number)).choose(state) == best for number in range(tries))
        found[level] = round(1 - right / tries, 3)
    return found


def chosen(found: list[dict[str, Any]], rules: Game, count: int) -> list[dict[str, Any]]:
    """As many as are wanted, clearest first, not too many of a sort, with ids."""
    sorts: Counter[str] = Counter()
    kept: list[dict[str, Any]] = []
    for each in sorted(found, key=lambda each: (-each["margin"], each["actions"])):
        sort = rules.blocks.block_of(each["best"]).name
        if len(kept) < count and sorts[sort] < max(2, OF_A_SORT * count):
            sorts[sort] += 1
            kept.append({"id": f"{len(kept) + 1:03}", **each})
    return kept


def written(rules: Game, kept: list[dict[str, Any]]) -> str:
    rows = ",\n".join(json.dumps(each, separators=(",", ":")) for each in kept)
    return f'{{"rules": {rules.rules_version}, "puzzles": [\n{rows}\n]}}\n'


def markdown(kept: list[dict[str, Any]]) -> str:
    """The share of all puzzles that each level solves at its first try, by grade."""
    names = levels()
    lines = [f"| grade | positions | {' | '.join(names)} |", f"|---|---|{'---|' * len(names)}"]
    for grade in (1, 2, 3, None):
        mine = [each for each in kept if grade is None or each["grade"] == grade]
        if mine:
            shares = [100 * (1 - sum(each["missed"][name] for each in mine) / len(mine)) for name in names]
            cells = " | ".join(f"{share:.0f} %" for share in shares)
            lines.append(f"| {grade or 'all'} | {len(mine)} | {cells} |")
    return "\n".join(lines)


def _described(
    rules: Game, state: State, cell: Any, actions: list[int], best: int, checked: Checked, seed: int
) -> dict[str, Any]:
    misses = missed(rules, state, best, seed)
    return {
        "players": cell.players,
        "variants": list(cell.variants),
        "actions": list(actions),
        "best": best,
        "second": checked.second,
        "margin": round(checked.margin, 4),
        "missed": misses,
        "grade": 1 + sum(misses["senator"] >= least for least in HARD),
    }
