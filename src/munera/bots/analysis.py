"""A record judged by the search: who was winning when, and which decisions gave winning chances away."""

from collections.abc import Iterator
from typing import NamedTuple

from munera.bots.tree import Tree
from munera.core.game import CHANCE
from munera.core.record import Record
from munera.core.seeds import derived


class Judged(NamedTuple):
    """An action of a record, and what the search thinks of it."""

    move: int  # counted from 1
    seat: int  # or CHANCE
    action: int
    chances: list[float]  # of all seats to win, after it
    best: int  # what the search would have done; of chance, what it did
    cost: float  # how much of the actor's chance to win the best action would have kept


def analysed(record: Record, simulations: int, seed: int = 0) -> Iterator[Judged]:
    """Every action of the record, one after the other; the same seed and simulations judge the same.

    A decision is compared with the best one by what may follow either, both looked at equally long.
    """
    for place, (state, action) in enumerate(zip(record.states(), record.actions, strict=False)):
        tree = Tree(record.game, derived(seed, place))
        seat = int(state.actor())
        after = state.copy()
        after.step(action)
        chances = tree.outlook(after, simulations)
        best = action
        cost = 0.0
        if seat != CHANCE and len(state.legal()) > 1:
            best = tree.search(state, simulations)[0].action
            if best != action:
                better = state.copy()
                better.step(best)
                cost = max(0.0, tree.outlook(better, simulations)[seat] - chances[seat])
        yield Judged(place + 1, seat, action, chances, best, cost)


def costliest(moves: list[Judged], count: int) -> list[Judged]:
    """The decisions that gave most away, the worst first."""
    return sorted((move for move in moves if move.cost > 0.0), key=lambda move: -move.cost)[:count]
