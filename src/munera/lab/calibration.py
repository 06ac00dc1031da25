"""Whether chances to win are what they say: of the positions said to be won with 60 to 70 %, about that share is.

Bots play games; some positions of each are looked at as an analysis does, and what was said of every seat is
compared with how the game ended.
"""

from collections import Counter
from typing import Final, NamedTuple

from librt.random import Random

from munera import CHANCE, NOBODY, State, game
from munera.bots import bot
from munera.bots.analysis import QUICK
from munera.bots.analysis.lookout import Lookout
from munera.core.chance import draw
from munera.core.seeds import derived
from munera.lab.estimate import GAMES, GROUPS, Estimate, Sample, Tally
from munera.lab.plan import Plan

POSITIONS: Final = 10  # of each game
TENTHS: Final = 10


class Part(NamedTuple):
    """So many games of a plan."""

    plan: Plan
    first: int
    games: int


class Row(NamedTuple):
    """The seats in all positions whose chance was said to lie in one tenth."""

    tenth: int
    seats: int
    said: float  # on average
    won: Estimate


def watch_part(part: Part) -> list[tuple[int, Tally]]:
    """What was said and what came of it, by game."""
    return [(number, _watched(part.plan, number)) for number in range(part.first, part.first + part.games)]


def table(tallies: list[tuple[int, Tally]]) -> list[Row]:
    """A row for each tenth in which anything was said, with intervals that take a game as one observation."""
    groups = [Counter[tuple[str | int, ...]]() for _ in range(GROUPS)]
    for number, tally in tallies:
        groups[number % GROUPS].update(tally)
    sample = Sample(groups)
    total = sample.total
    return [
        Row(
            tenth,
            total["seats", tenth],
            total["said", tenth] / total["seats", tenth],
            sample.share(("won", tenth), ("seats", tenth)),
        )
        for tenth in range(TENTHS)
        if total["seats", tenth]
    ]


def markdown(rows: list[Row]) -> str:
    lines = ["| said | seats | on average | won | 95 % interval |", "|---|---|---|---|---|"]
    for row in rows:
        said = f"{10 * row.tenth} to {10 * row.tenth + 10} %"
        lines.append(f"| {said} | {row.seats} | {_percent(row.said)} | {_percent(row.won.value)} | {_interval(row)} |")
    return "\n".join(lines)


def _watched(plan: Plan, number: int) -> Tally:
    rules = game(plan.game)
    cell, seed = plan.cell(number), plan.seed_of(number)
    state = rules.new(cell.players, cell.variants)
    seats = [bot(plan.bots, rules, derived(seed, seat)) for seat in range(cell.players)]
    random = Random(derived(seed, CHANCE))
    decided: list[State] = []
    while (actor := int(state.actor())) != NOBODY:
        if actor != CHANCE:
            decided.append(state.copy())
        state.step(draw(state, random) if actor == CHANCE else seats[actor].choose(state))
    winners = state.winners()
    lookout = Lookout(rules, seed)
    tally: Tally = Counter({GAMES: 1})
    for place in range(POSITIONS):
        position = decided[(2 * place + 1) * len(decided) // (2 * POSITIONS)]
        for seat, chance in enumerate(lookout.chances(position, QUICK.chances)):
            tenth = min(TENTHS - 1, int(chance * TENTHS))
            tally["seats", tenth] += 1
            tally["said", tenth] += chance  # type: ignore[assignment]  # sums may have fractions
            tally["won", tenth] += 1 / len(winners) if seat in winners else 0  # type: ignore[assignment]
    return tally


def _interval(row: Row) -> str:
    if row.won.low is None:
        return "–"
    return f"{_percent(row.won.low)} to {_percent(row.won.high)}"


def _percent(share: float | None) -> str:
    return "–" if share is None else f"{100 * share:.1f} %"
