"""The two looks at a record: a cheap one at every move, a long one at what seemed to matter.

Most decisions cost next to nothing, and the luck of a few simulations is larger than what the others cost. So the
first look only says where to look again; the second compares what was done
with what seemed best, often and with the same luck.
"""

from typing import Final, NamedTuple

from munera.bots.analysis.decisions import Decision, decisions
from munera.bots.analysis.lookout import Lookout
from munera.bots.judgement import Judgement
from munera.bots.tree import SLOPE, Tree
from munera.core.game import CHANCE, State
from munera.core.record import Record
from munera.core.seeds import derived

DEALING: Final = 8  # simulations are enough where the valuation has worked out the deals


class Setting(NamedTuple):
    """How long an analysis looks."""

    name: str
    chances: int  # times that each position is played on for everybody's chances
    glance: int  # simulations at each decision
    search: int  # simulations for the best alternative where it may matter
    compare: int  # times that both are played on there
    studied: int  # decisions that are looked at again, at most


QUICK: Final = Setting("quick", 16, 50, 200, 160, 60)
THOROUGH: Final = Setting("thorough", 48, 150, 800, 400, 120)
SETTINGS: Final = {setting.name: setting for setting in (QUICK, THOROUGH)}

DOUBT: Final = 0.012  # a first look that finds less to lose is believed


class Glance(NamedTuple):
    """The first look at a move."""

    place: int
    chances: list[float]  # of all seats, after it
    doubt: float  # how much of the chance to win it may have given away
    find: float  # how much more it may have kept than what looked best


class Study(NamedTuple):
    """The second look at a decision: cost is negative for what won more than the move that looked best."""

    place: int
    seat: int
    path: tuple[int, ...]
    other: int  # what was better, or what looked best
    cost: float
    error: float


def glances(record: Record, setting: Setting, seed: int, first: int, last: int) -> list[Glance]:
    """Of the moves from the place `first` on and before `last`; whichever way a record is cut, they are the same."""
    looks = {
        each.last: _first_look(record, setting, seed, each)
        for each in decisions(record, 0, last)
        if first <= each.last < last
    }
    lookout = Lookout(record.game, derived(seed, -1))
    found: list[Glance] = []
    chances = [1 / record.players] * record.players  # before anything is dealt
    before: State | None = None
    for place, state in enumerate(record.states(), -1):
        is_drawing = before is not None and before.actor() == state.actor() == CHANCE
        if place >= max(0, first - 1) and place < last and not is_drawing:
            chances = lookout.chances(state, setting.chances)
        elif place == first - 1 and is_drawing:  # in the middle of a row of draws
            chances = _before_draws(record, lookout, setting, place)
        before = state.copy()
        if first <= place < last:
            doubt, find = looks.get(place, (0.0, 0.0))
            found.append(Glance(place, chances, doubt, find))
    return found


def _before_draws(record: Record, lookout: Lookout, setting: Setting, place: int) -> list[float]:
    """What was known when the row of draws began: while it lasts, nobody can do anything about it."""
    states = [state.copy() for state in record.states()]
    while place >= 0 and states[place].actor() == CHANCE:
        place -= 1
    if place < 0:
        return [1 / record.players] * record.players
    return lookout.chances(states[place + 1], setting.chances)


def worth_a_study(looks: list[Glance], setting: Setting) -> list[int]:
    """The places of moves that may have mattered."""
    doubtful = sorted((-max(each.doubt, each.find), each.place) for each in looks)
    return sorted(place for suspicion, place in doubtful[: setting.studied] if -suspicion >= DOUBT)


def study(record: Record, setting: Setting, seed: int, place: int) -> Study | None:
    """The second look at the decision whose last action lies at that place; None if nothing came of it."""
    decision = next(each for each in decisions(record, 0, place + 1) if each.last == place)
    game, state, path = record.game, decision.state, decision.path
    other = _best(record, setting, seed, decision)
    is_best = path == (other,)
    if is_best:  # then it may be better than what looked best
        other = int(Judgement(game, seed, 0.0).choose(state))
    if path == (other,):
        return None
    found = Lookout(game, derived(seed, place)).compare(state, decision.seat, path, (other,), setting.compare)
    if (found.difference < 0) != is_best:
        return None
    return Study(place, decision.seat, path, other, found.difference, found.error)


def _best(record: Record, setting: Setting, seed: int, decision: Decision) -> int:
    tree = Tree(record.game, derived(seed, decision.place, 1))
    simulations = DEALING if record.game.is_dealing(decision.state) else setting.search
    return tree.search(decision.state, simulations)[0].action


def _first_look(record: Record, setting: Setting, seed: int, decision: Decision) -> tuple[float, float]:
    """What a decision may have given away, and what it may have found."""
    game, state, action = record.game, decision.state, decision.path[0]
    tree = Tree(game, derived(seed, decision.place))
    if game.is_dealing(state):
        best = tree.search(state, DEALING)[0].action
        if decision.path == (best,):
            return 0.0, 0.0
        lookout = Lookout(game, derived(seed, decision.place))
        return lookout.compare(state, decision.seat, decision.path, (best,), 1).difference, 0.0
    candidates = {each.action: each for each in tree.search(state, setting.glance)}
    best = next(iter(candidates))
    if action not in candidates:  # one of many amounts
        lag = float(game.weigh(state, best) - game.weigh(state, action)) / game.spread(state)
        return SLOPE * lag, 0.0
    obvious = int(Judgement(game, seed, 0.0).choose(state))
    find = 0.0
    if action == best and obvious != action and obvious in candidates:
        find = candidates[action].score - candidates[obvious].score
    return candidates[best].score - candidates[action].score, find
