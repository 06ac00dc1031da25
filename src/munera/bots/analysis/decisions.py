"""A record cut into decisions. The steps by which an offer is put together are one."""

from collections.abc import Iterator
from typing import NamedTuple

from munera.core.game import CHANCE, State
from munera.core.record import Record


class Decision(NamedTuple):
    """What a seat did in one go."""

    place: int  # of its first action in the record, counted from 0
    seat: int
    path: tuple[int, ...]
    state: State  # before it

    @property
    def last(self) -> int:
        """The place of its last action."""
        return self.place + len(self.path) - 1


def decisions(record: Record, first: int = 0, last: int | None = None) -> Iterator[Decision]:
    """All decisions that begin from the place `first` on and before `last`, where there was anything to decide."""
    end = len(record.actions) if last is None else last
    states = [state.copy() for state in record.states()]
    place = 0
    while place < end:
        state = states[place]
        length = _steps(record, states, place)
        if place >= first and state.actor() != CHANCE and len(state.legal()) > 1:
            path = tuple(record.actions[place : place + length])
            yield Decision(place, int(state.actor()), path, state)
        place += length


def _steps(record: Record, states: list[State], place: int) -> int:
    """How many actions belong together: of a deal all that one player does until it is sent or answered."""
    game = record.game
    seat = states[place].actor()
    length = 1
    if seat == CHANCE or not game.is_dealing(states[place]):
        return length
    while place + length < len(record.actions):
        after = states[place + length]
        if after.actor() != seat or not game.is_dealing(after) or game.is_calm(after):
            break
        length += 1
    return length
