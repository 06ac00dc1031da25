"""Which games are played: spread evenly over the player counts, the standard rules and each variant."""

from typing import NamedTuple

from librt.random import Random

from munera import CHANCE, NOBODY, Game, MuneraError, game
from munera.bots import bot
from munera.core.chance import draw
from munera.core.seeds import derived
from munera.lab.observe import Observer


class Cell(NamedTuple):
    """Games of one sort."""

    players: int
    variants: tuple[str, ...]


class Plan(NamedTuple):
    """Game number n, counted from 0, belongs to cell n modulo their number, and depends on nothing but the seed."""

    game: str
    bots: str
    seed: int
    games: int
    cells: tuple[Cell, ...]

    def cell(self, number: int) -> Cell:
        return self.cells[number % len(self.cells)]

    def seed_of(self, number: int) -> int:
        return derived(self.seed, number)


def planned(name: str, bots: str, seed: int, games: int, players: tuple[int, ...] = ()) -> Plan:
    """A plan of games that exist; raises for what does not."""
    rules = game(name)
    bot(bots, rules, 0)
    counts = tuple(sorted(set(players))) or rules.player_counts
    for count in counts:
        rules.new(count)
    if games < 1:
        raise MuneraError("There must be at least one game.")
    rulesets: list[tuple[str, ...]] = [(), *((variant,) for variant in rules.variants)]
    return Plan(name, bots, seed, games, tuple(Cell(count, variants) for count in counts for variants in rulesets))


def play(plan: Plan, number: int, observer: Observer, rules: Game) -> None:
    """One game of the plan, watched."""
    cell = plan.cell(number)
    seed = plan.seed_of(number)
    state = rules.new(cell.players, cell.variants)
    seats = [bot(plan.bots, rules, derived(seed, seat)) for seat in range(cell.players)]
    random = Random(derived(seed, CHANCE))
    watched = observer.watched
    steps = 0
    observer.begin(state)
    while (actor := int(state.actor())) != NOBODY:
        action = int(draw(state, random) if actor == CHANCE else seats[actor].choose(state))
        if watched[action]:
            observer.before(state, actor, action)
            state.step(action)
            observer.after(state, actor, action)
        else:
            state.step(action)
        steps += 1
    observer.end(state, steps)
