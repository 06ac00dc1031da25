"""What some actions of a seat bring, by name: what changes at once, and how the queues then stand and are served."""

from collections.abc import Iterator

from munera.core.effect import Effect
from munera.games.circus_maximus.actions import PASS
from munera.games.circus_maximus.data import RANKS
from munera.games.circus_maximus.outlook import lots, owners
from munera.games.circus_maximus.queues import length, owner, printed_rank, trader_at
from munera.games.circus_maximus.state import (
    EVENTS,
    HAND,
    IN_HAND,
    PHASE,
    PLACE,
    QUEUES,
    RANK,
    SCORING,
    SERVE,
    SERVED,
    STAGE,
    VENUE,
    Table,
)
from munera.games.circus_maximus.telling.changes import EFFECTS, changes, hand
from munera.games.circus_maximus.view import QUEUE_NAMES

_make = EFFECTS.make


def effects(before: Table, after: Table, seat: int, actions: list[int]) -> list[Effect]:
    found = list(changes(before, after))
    if PASS in actions or before.cells[IN_HAND + seat] != after.cells[IN_HAND + seat]:
        found += hand(before, after, seat)
    found += _traders(before, after, seat)
    for queue in range(before.cells[PHASE], QUEUES):
        if _line(before, queue) != _line(after, queue):
            found += _queue(before, after, queue)
    found += _served_next(before, after)
    return found


def _line(s: Table, queue: int) -> list[tuple[int, int]]:
    """The traders of a queue from the front, each with its effective rank."""
    traders = [int(trader_at(s, queue, index)) for index in range(length(s, queue))]
    return [(trader, int(s.cells[RANK + trader])) for trader in traders]


def _traders(before: Table, after: Table, seat: int) -> Iterator[Effect]:
    """Own traders that were recalled (M8.4), or that count as another rank than before (M8.2, M8.7)."""
    for rank in range(1, RANKS + 1):
        trader = seat * RANKS + rank - 1
        old, new = int(before.cells[PLACE + trader]), int(after.cells[PLACE + trader])
        if new == HAND:
            continue
        if old not in (HAND, new):
            yield _make("trader_recalled", seat, rank, QUEUE_NAMES[old])
        counted = int(before.cells[RANK + trader]) if old == new else rank
        if counted != after.cells[RANK + trader]:
            yield _make("rank", seat, rank, QUEUE_NAMES[new], counted, int(after.cells[RANK + trader]))


def _queue(before: Table, after: Table, queue: int) -> Iterator[Effect]:
    """The whole queue as it stands then, and whose turn comes when if nobody joins it any more."""
    line = _line(after, queue)
    still_queueing = after.cells[STAGE] != SERVE and after.cells[PHASE] == before.cells[PHASE]
    told = lots(after if still_queueing else before, queue, owners(after, queue))
    for index, (trader, rank) in enumerate(line):
        place = (QUEUE_NAMES[queue], index + 1, int(owner(trader)), int(printed_rank(trader)), rank)
        yield _make("queue_place", *place, told[index].turn)


def _served_next(before: Table, after: Table) -> Iterator[Effect]:
    """The trader whose turn it is to be served, if it is another one than before."""
    if after.cells[STAGE] == SERVE and after.cells[PHASE] < SCORING:
        queue = _served(after)
        if before.cells[STAGE] != SERVE or (queue, before.cells[SERVED]) != (_served(before), after.cells[SERVED]):
            trader = trader_at(after, queue, after.cells[SERVED])
            yield _make("served_next", QUEUE_NAMES[queue], int(owner(trader)), int(printed_rank(trader)))


def _served(s: Table) -> int:
    """The queue that is being served."""
    phase = int(s.cells[PHASE])
    return phase if phase < EVENTS else phase + int(s.cells[VENUE])
