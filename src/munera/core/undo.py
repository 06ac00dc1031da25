"""What may be taken back: one's own steps since the last die, draw, or action of another player.

>>> from munera.core.game import CHANCE
>>> log = [(0, 12), (CHANCE, 40), (1, 7), (1, 9)]
>>> undo(log, 1)
Undo(steps=2, after=None)
>>> undo(log, 0)
Undo(steps=0, after=1)
"""

from collections.abc import Sequence
from typing import NamedTuple


class Undo(NamedTuple):
    """How many of the last entries of a log may be taken back; if none, who acted after the seat's last step."""

    steps: int
    after: int | None  # a seat or CHANCE; None if there are steps, or if the seat has not decided anything yet


def undo(log: Sequence[tuple[int, int]], seat: int) -> Undo:
    """What a seat may take back of a log of (actor, action): never what was seen or answered since."""
    steps = 0
    while steps < len(log) and log[len(log) - 1 - steps][0] == seat:
        steps += 1
    if steps > 0 or all(actor != seat for actor, _ in log):
        return Undo(steps, None)
    return Undo(0, log[len(log) - 1][0])
