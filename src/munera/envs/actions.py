"""The fixed action space of learning agents.

A game's own actions are integers in named blocks, those of chance last. Agents get all blocks but chance's, in the same
order, made smaller in two ways. Long blocks of amounts (a bid, coins in an offer) are a *ladder*: a few rungs above the
lowest amount possible, and the highest amount possible. Actions that name another seat count the seats from the actor,
as observations do. With `exact` amounts neither is so: every action has the number that it has in the game.
"""

from typing import Final, NamedTuple

from librt.vecs import append, vec
from mypy_extensions import i64

from munera.core.errors import IllegalAction, SetupError
from munera.core.wording import joined
from munera.envs.encoding import Encoding
from munera.envs.features import MOST_SEATS, SEATS

LADDER: Final = "ladder"
EXACT: Final = "exact"
AMOUNTS: Final[tuple[str, ...]] = (LADDER, EXACT)
LONG_BLOCK: Final = 100  # so many actions of one sort are amounts

_steps: Final[list[int]] = [0, 1, 2, 3, 4, 5, 7, 9, 12, 16, 21, 28, 37, 49, 65]
RUNGS: Final = vec[i64](_steps)  # above the lowest amount possible; one more rung is the highest amount possible


class ActionBlock(NamedTuple):
    """Actions `first` to `first + size - 1` of an agent, all of one sort."""

    name: str
    first: int
    size: int


class Choices:
    """What may be done now: an agent's actions, ascending, and beside each the game's action that it means."""

    def __init__(self, ids: vec[i64], actions: vec[i64]) -> None:
        self.ids = ids
        self.actions = actions


class Actions:
    """The action space of one game, for so many players."""

    def __init__(self, encoding: Encoding, players: int, amounts: str) -> None:
        if amounts not in AMOUNTS:
            raise SetupError(f"There are no amounts “{amounts}”; choose {joined(list(AMOUNTS), 'or')}.")
        self.players: i64 = players
        self.amounts = amounts
        self.blocks: list[ActionBlock] = []
        self.names: list[str] = []
        ids: list[int] = []
        lasts: list[int] = []
        for block in encoding.game.blocks.blocks:
            if block.first >= encoding.first_chance:
                break
            count = len(block.words)
            is_short = amounts == LADDER and (count >= LONG_BLOCK or block.first == encoding.first_of_seats)
            ids += [len(self.names) if is_short else len(self.names) + place for place in range(count)]
            lasts += [block.first + count - 1 if is_short else -1] * count
            names = list(block.words)
            if is_short:
                names = _seats(block.name) if count == MOST_SEATS else _rungs(block.name)
            self.blocks.append(ActionBlock(block.name, len(self.names), len(names)))
            self.names += names
        self.size: i64 = len(self.names)
        self._first_of_seats: i64 = encoding.first_of_seats
        self._is_whole = max(lasts) < 0
        self._ids = vec[i64](ids)  # of each action of the game, its own id, or the first of its block made smaller
        self._lasts = vec[i64](lasts)  # ... and the last action of that block; -1 if it was not

    def choices(self, legal: vec[i64], seat: i64) -> Choices:
        """The legal actions of a seat, in an agent's numbers; on a ladder only those with a rung."""
        if self._is_whole:
            return Choices(legal, legal)
        ids = vec[i64](capacity=32)
        actions = vec[i64](capacity=32)
        count: i64 = len(legal)
        place: i64 = 0
        while place < count:
            action = legal[place]
            if self._lasts[action] < 0:
                ids = append(ids, self._ids[action])
                actions = append(actions, action)
                place += 1
                continue
            end = _end(legal, place, self._lasts[action])
            if action >= self._first_of_seats and self._lasts[action] < self._first_of_seats + MOST_SEATS:
                for turn in range(1, self.players):
                    named = self._first_of_seats + (seat + turn) % self.players
                    if _has(legal, place, end, named):
                        ids = append(ids, self._ids[action] + turn - 1)
                        actions = append(actions, named)
                place = end
                continue
            span = end - place  # amounts follow one another without a gap
            rungs: i64 = len(RUNGS)
            rung: i64 = 0
            while rung < rungs and RUNGS[rung] < span:
                ids = append(ids, self._ids[action] + rung)
                actions = append(actions, action + RUNGS[rung])
                rung += 1
            if RUNGS[rung - 1] < span - 1:
                ids = append(ids, self._ids[action] + rungs)
                actions = append(actions, action + span - 1)
            place = end
        return Choices(ids, actions)

    def action(self, choices: Choices, id: i64) -> i64:
        """The game's action that an agent's action means, or -1 if it is not among the choices."""
        ids = choices.ids
        low: i64 = 0
        high: i64 = len(ids)
        while low < high:
            middle = (low + high) // 2
            if ids[middle] < id:
                low = middle + 1
            else:
                high = middle
        if low < len(ids) and ids[low] == id:
            return choices.actions[low]
        return -1

    def refusal(self, id: int, choices: Choices) -> IllegalAction:
        """What to raise for an action that is not possible now."""
        if not 0 <= id < self.size:
            return IllegalAction(f"There is no action {id}: actions run from 0 to {self.size - 1}.")
        return IllegalAction(
            f"Action {id} (“{self.names[id]}”) is not legal now; the action mask shows the {len(choices.ids)} that are."
        )

    def nearest(self, choices: Choices, action: i64) -> i64:
        """The agent's action for one of the game's: on a ladder the highest rung that is not above it."""
        best: i64 = -1
        id: i64 = -1
        for place in range(len(choices.ids)):
            if best < choices.actions[place] <= action:
                best = choices.actions[place]
                id = choices.ids[place]
        return id


def _has(legal: vec[i64], place: i64, end: i64, action: i64) -> bool:
    for i in range(place, end):
        if legal[i] == action:
            return True
    return False


def _end(legal: vec[i64], place: i64, last: i64) -> i64:
    """Where the actions of a block end that begin at a place."""
    count: i64 = len(legal)
    end = place
    while end < count and legal[end] <= last:
        end += 1
    return end


def _seats(name: str) -> list[str]:
    return [f"{name}: {seat}" for seat in SEATS[1:]]


def _rungs(name: str) -> list[str]:
    return [f"{name}: lowest + {step}" if step else f"{name}: lowest" for step in _steps] + [f"{name}: highest"]
