"""The computer players: simulations of the search, and matches on one core and on two.

Matches are measured by the clock on the wall, because two processes share them: nothing else should run.
"""

import time

from librt.random import Random

import munera
from bench.measure import RUNS, Pace, pace
from bench.report import Ratio
from munera.bots.tree import Tree
from munera.core.chance import draw
from munera.core.game import State
from munera.lab.arena import Match
from munera.lab.arena import play as play_match
from munera.lab.pools import as_finished, processes

SIMULATIONS = 50  # of one search
LEVEL = "senator"


def measure(name: str, players: int, seconds: float, paces: dict[str, Pace], ratios: list[Ratio]) -> None:
    """Adds the paces of the search and of matches, and how they compare. A step of the search is a simulation."""
    paces[f"{name}, simulations"] = simulations(name, players, seconds)
    one, two = (matches(name, players, cores, seconds) for cores in (1, 2))
    paces[f"{name}, matches of {LEVEL}s"] = one
    paces[f"{name}, matches of {LEVEL}s on two cores"] = two
    ratios.append(Ratio(f"{name}, matches on two cores / one", two.games_per_second / one.games_per_second))


def simulations(name: str, players: int, seconds: float) -> Pace:
    """Searches from positions of one game, one after the other."""
    game = munera.game(name)
    positions = _decisions(name, players)

    def search(seed: int) -> int:
        candidates = Tree(game, seed).search(positions[seed % len(positions)], SIMULATIONS)
        return sum(candidate.visits for candidate in candidates)

    return pace(search, seconds)


def matches(name: str, players: int, cores: int, seconds: float) -> Pace:
    """The best of three runs of a fixed number of games, which about fill the time on one core."""
    match = Match(name, (), (LEVEL,) * players, 1)
    begun = time.perf_counter()
    play_match(match, 0)
    games = max(2 * cores, int(seconds / (time.perf_counter() - begun)))
    best = Pace(0.0, 0.0)
    with processes(cores) as pool:
        for run in range(RUNS):
            numbers = range(run * games, (run + 1) * games)
            begun = time.perf_counter()
            steps = sum(as_finished(pool, _Steps(match), numbers))
            spent = time.perf_counter() - begun
            best = max(best, Pace(steps / spent, games / spent))
    return best


class _Steps:
    """Plays a game of a match, and says how long it was."""

    def __init__(self, match: Match) -> None:
        self.match = match

    def __call__(self, number: int) -> int:
        return play_match(self.match, number).outcome.steps


def _decisions(name: str, players: int) -> list[State]:
    """Positions of a random game in which a seat has to choose between several actions."""
    random = Random(1)
    state = munera.game(name).new(players)
    found: list[State] = []
    while not state.is_over():
        if state.actor() == munera.CHANCE:
            state.step(draw(state, random))
            continue
        legal = state.legal()
        if len(legal) > 1:
            found.append(state.copy())
        state.step(legal[random.randrange(len(legal))])
    return found
