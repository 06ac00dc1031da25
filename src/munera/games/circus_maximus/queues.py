"""The queues (M3.2): highest rank nearest the place, equal ranks in the order of their coming.

Every trader is in one queue at most, so all queues share one line, one behind the other; `HEAD` says where each begins.
A queue is always in descending order of effective rank, also after a push ahead (M8.2).
"""

from mypy_extensions import i64

from munera.games.circus_maximus.data import MOST_SEATS, RANKS, TRADERS
from munera.games.circus_maximus.state import HAND, HEAD, IN_HAND, LINE, PLACE, QUEUES, RANK, Table


def length(s: Table, queue: i64) -> i64:
    return s.cells[HEAD + queue + 1] - s.cells[HEAD + queue]


def trader_at(s: Table, queue: i64, index: i64) -> i64:
    return s.cells[LINE + s.cells[HEAD + queue] + index]


def owner(trader: i64) -> i64:
    return trader // RANKS


def printed_rank(trader: i64) -> i64:
    return trader % RANKS + 1


def join(s: Table, trader: i64, queue: i64, rank: i64) -> None:
    """A trader from the hand stands behind all whose effective rank is as high as this or higher."""
    cells = s.cells
    place = cells[HEAD + queue]
    end = cells[HEAD + queue + 1]
    while place < end and cells[RANK + cells[LINE + place]] >= rank:
        place += 1
    for i in range(cells[HEAD + QUEUES], place, -1):
        cells[LINE + i] = cells[LINE + i - 1]
    for later in range(queue + 1, QUEUES + 1):
        cells[HEAD + later] += 1
    cells[LINE + place] = trader
    cells[PLACE + trader] = queue
    cells[RANK + trader] = rank
    cells[IN_HAND + owner(trader)] -= 1


def leave(s: Table, trader: i64) -> None:
    """A trader goes back to the hand, and those behind close up."""
    queue = s.cells[PLACE + trader]
    for later in range(queue + 1, QUEUES + 1):
        s.cells[HEAD + later] -= 1
    end = s.cells[HEAD + QUEUES]
    for i in range(_find(s, trader), end):
        s.cells[LINE + i] = s.cells[LINE + i + 1]
    s.cells[LINE + end] = 0
    s.cells[PLACE + trader] = HAND
    s.cells[RANK + trader] = 0
    s.cells[IN_HAND + owner(trader)] += 1


def disperse(s: Table) -> None:
    """All traders go back to the hands (M7.5)."""
    for trader in range(TRADERS):
        s.cells[PLACE + trader] = HAND
        s.cells[RANK + trader] = 0
        s.cells[LINE + trader] = 0
    for queue in range(QUEUES + 1):
        s.cells[HEAD + queue] = 0
    for seat in range(MOST_SEATS):
        s.cells[IN_HAND + seat] = RANKS


def is_first(s: Table, trader: i64) -> bool:
    return trader_at(s, s.cells[PLACE + trader], 0) == trader


def push(s: Table, trader: i64) -> None:
    """One place forward, with the effective rank of the one overtaken (M8.2)."""
    place = LINE + _find(s, trader)
    overtaken = s.cells[place - 1]
    s.cells[place - 1] = trader
    s.cells[place] = overtaken
    s.cells[RANK + trader] = s.cells[RANK + overtaken]


def _find(s: Table, trader: i64) -> i64:
    """Where in the line a trader stands."""
    place = s.cells[HEAD + s.cells[PLACE + trader]]
    while s.cells[LINE + place] != trader:
        place += 1
    return place
