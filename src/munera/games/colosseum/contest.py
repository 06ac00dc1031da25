"""Breaking a tie with two dice each (C8.1): the highest total wins, those still tied roll again."""

from typing import Final

from mypy_extensions import i64

from munera.games.colosseum.data import MOST_SEATS
from munera.games.colosseum.dice import highest
from munera.games.colosseum.state import CONTEST, CONTEST_DICE, CONTEST_TOTAL, FIRST, NONE, PLAYERS, Table

DICE: Final[i64] = 2


def winner(s: Table) -> i64:
    """The one who is left, or NONE while there is somebody to roll."""
    if roller(s) == NONE:
        _keep_highest(s)
    left: i64 = NONE
    for seat in range(s.cells[PLAYERS]):
        if s.cells[CONTEST + seat]:
            if left != NONE:
                return NONE
            left = seat
    s.cells[CONTEST + left] = 0
    return left


def roller(s: Table) -> i64:
    """Who rolls next, clockwise from the first player; NONE when all have rolled both dice."""
    cells = s.cells
    for turn in range(cells[PLAYERS]):
        seat = (cells[FIRST] + turn) % cells[PLAYERS]
        if cells[CONTEST + seat] and cells[CONTEST_DICE + seat] < DICE:
            return seat
    return NONE


def roll(s: Table, face: i64) -> None:
    seat = roller(s)
    s.cells[CONTEST_DICE + seat] += 1
    s.cells[CONTEST_TOTAL + seat] += highest(face)


def _keep_highest(s: Table) -> None:
    cells = s.cells
    highest: i64 = 0
    for seat in range(cells[PLAYERS]):
        if cells[CONTEST_TOTAL + seat] > highest:
            highest = cells[CONTEST_TOTAL + seat]
    for seat in range(MOST_SEATS):
        if cells[CONTEST_TOTAL + seat] < highest:
            cells[CONTEST + seat] = 0
        cells[CONTEST_TOTAL + seat] = 0
        cells[CONTEST_DICE + seat] = 0
