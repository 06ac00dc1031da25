"""Games to learn from: the valuation plays against itself, and now and then something else is tried.

From each game some calm positions are kept: what the network is told about every seat, and how it ended.
"""

from typing import Any, NamedTuple

from librt.random import Random

from munera import CHANCE, Game, State, game
from munera.bots.judgement import Judgement, amounts, considered
from munera.core.chance import draw
from munera.core.seeds import derived
from munera.lab import extra

SLIPS = (0.0, 0.02, 0.05, 0.1)  # how often a seat plays something else; each seat has one of these
KEPT = 0.12  # of the calm positions
MOST_SEATS = 8


class Part(NamedTuple):
    """So many games, which depend on the seed and their number alone."""

    game: str
    seed: int
    first: int
    games: int


class Positions(NamedTuple):
    """Rows of positions; seats that are not there have zeros."""

    number: int  # of the first game
    features: Any  # by position, seat, feature; the last is how often the seat slips
    standing: Any  # by position and seat
    stages: Any
    players: Any
    games: Any
    scores: Any  # by position and seat, at the end of its game
    wins: Any  # parts of the win, likewise


class _Kept(NamedTuple):
    features: list[list[float]]
    standing: list[float]
    stage: int


def play_part(part: Part) -> Positions:
    rules = game(part.game)
    numpy = extra("numpy")
    rows: list[tuple[_Kept, int, State]] = []
    for number in range(part.first, part.first + part.games):
        kept, end = _play(rules, derived(part.seed, number))
        rows += [(each, number, end) for each in kept]
    seats = [len(end.scores()) for _, _, end in rows]
    return Positions(
        part.first,
        numpy.array([_padded(row.features, [0.0] * len(row.features[0])) for row, _, _ in rows], "float32"),
        numpy.array([_padded(row.standing, 0.0) for row, _, _ in rows], "float32"),
        numpy.array([row.stage for row, _, _ in rows], "int64"),
        numpy.array(seats, "int64"),
        numpy.array([number for _, number, _ in rows], "int64"),
        numpy.array([_padded([100.0 * score for score in end.scores()], 0.0) for _, _, end in rows], "float32"),
        numpy.array([_padded(_shares(end), 0.0) for _, _, end in rows], "float32"),
    )


def _play(rules: Game, seed: int) -> tuple[list[_Kept], State]:
    """One game, with any number of players and any variant."""
    random = Random(seed)
    players = rules.player_counts[random.randrange(len(rules.player_counts))]
    variants = tuple(variant for variant in rules.variants if random.randrange(4) == 0)
    slips = [SLIPS[random.randrange(len(SLIPS))] for _ in range(players)]
    judgement = Judgement(rules, derived(seed, 1), 0.0)
    is_amount = amounts(rules)
    state = rules.new(players, variants)
    kept: list[_Kept] = []
    while not state.is_over():
        actor = int(state.actor())
        if actor == CHANCE:
            state.step(draw(state, random))
            continue
        if rules.is_calm(state) and random.random() < KEPT:
            told = [[*rules.features(state, seat), 10 * slips[seat]] for seat in range(players)]
            kept.append(
                _Kept(told, [float(rules.standing(state, seat)) for seat in range(players)], int(rules.stage(state)))
            )
        if random.random() < slips[actor]:
            some = considered(state.legal(), is_amount)
            state.step(some[random.randrange(len(some))])
        else:
            state.step(judgement.choose(state))
    return kept, state


def _padded(row: list[Any], nothing: Any) -> list[Any]:
    return row + [nothing] * (MOST_SEATS - len(row))


def _shares(end: State) -> list[float]:
    winners = end.winners()
    return [1.0 / len(winners) if seat in winners else 0.0 for seat in range(len(end.scores()))]
