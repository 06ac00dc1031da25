"""One game of a match: who sits where, where chance comes from, and what is kept of it.

A game is known by its number. It depends on the match and that number alone, so it does not matter where, when, or
together with which others it is played.
"""

import time
from collections.abc import Sequence
from typing import NamedTuple, TypeVar

from munera import CHANCE, Record, game
from munera.bots import bot
from munera.bots.luck import Luck
from munera.core.seeds import derived

Entry = TypeVar("Entry")


class Match(NamedTuple):
    """A line-up of bots, and all that decides how their games go.

    Games come in blocks of as many as there are players: in the games of a block every bot of the line-up sits in every
    seat once, and chance has the same seed.
    """

    game: str
    variants: tuple[str, ...]
    bots: tuple[str, ...]
    seed: int

    @property
    def players(self) -> int:
        return len(self.bots)

    def check(self) -> None:
        """Raises `SetupError` for what does not exist."""
        rules = game(self.game)
        rules.new(self.players, self.variants)
        for kind in set(self.bots):
            bot(kind, rules, 0)

    def seats(self, number: int) -> tuple[str, ...]:
        """The kinds of bots by seat in that game."""
        return rotated(self.bots, number % self.players)

    def chance_seed(self, number: int) -> int:
        """The same for all games of a block."""
        return derived(self.seed, number // self.players)


class Outcome(NamedTuple):
    """What is kept of a game; tuples are by seat."""

    number: int
    scores: tuple[int, ...]
    winners: tuple[int, ...]
    steps: int
    decisions: tuple[int, ...]
    seconds: tuple[float, ...]  # spent on all decisions
    longest: tuple[float, ...]  # spent on a single one


class Played(NamedTuple):
    outcome: Outcome
    record: str | None  # the text of it, if it was asked for


def rotated(lineup: Sequence[Entry], by: int) -> tuple[Entry, ...]:
    """Everybody moves down that many seats.

    >>> rotated("abcd", 1)
    ('b', 'c', 'd', 'a')
    """
    return (*lineup[by:], *lineup[:by])


def play(match: Match, number: int, keep_record: bool = False) -> Played:
    """Plays that game of the match to its end."""
    rules = game(match.game)
    kinds = match.seats(number)
    seed = match.chance_seed(number)
    chance = Luck(rules, seed)
    rotation = number % match.players
    bots = [bot(kind, rules, derived(seed, rotation, seat)) for seat, kind in enumerate(kinds)]
    decisions = [0] * match.players
    seconds = [0.0] * match.players
    longest = [0.0] * match.players
    record = Record(rules, match.players, match.variants, list(kinds))
    state = record.start()
    while not state.is_over():
        seat = int(state.actor())
        if seat == CHANCE:
            action = chance.draw(state)
        else:
            begun = time.thread_time()  # of one core: what else the machine does is not the bot's fault
            action = bots[seat].choose(state)
            spent = time.thread_time() - begun
            decisions[seat] += 1
            seconds[seat] += spent
            longest[seat] = max(longest[seat], spent)
        state.apply(action)
        record.actions.append(action)
    outcome = Outcome(
        number,
        tuple(state.scores()),
        tuple(state.winners()),
        len(record.actions),
        tuple(decisions),
        tuple(seconds),
        tuple(longest),
    )
    return Played(outcome, record.dumps() if keep_record else None)
