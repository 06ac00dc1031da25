"""Words to play a game of Colosseum with in a test, and to look at its table.

Seats, markets and programs are counted from 1, as on the table.
"""

from typing import Final

from munera.core.game import State
from munera.games.colosseum import state as cell
from munera.games.colosseum.data import KIND_NAMES, KINDS, NOBLE_NAMES, PROGRAMS
from tests.games.playing import actor as actor
from tests.games.playing import can as can
from tests.games.playing import choices as choices
from tests.games.playing import let_chance as let_chance
from tests.games.playing import play as play

PHASES: Final = ("setup", "invest", "acquire", "trade", "produce", "ceremony", "over")


def pass_until(s: State, name: str) -> None:
    """Everybody passes until that phase."""
    while phase(s) != name:
        play(s, f"{actor(s)}: pass")


# Looking


def phase(s: State) -> str:
    return PHASES[s.cells[cell.PHASE]]


def coins(s: State) -> list[int]:
    return _seats(s, cell.COINS)


def medals(s: State) -> list[int]:
    return _seats(s, cell.MEDAL)


def podiums(s: State) -> list[int]:
    return _seats(s, cell.PODIUM)


def _seats(s: State, field: int) -> list[int]:
    return [int(s.cells[field + seat]) for seat in range(s.cells[cell.PLAYERS])]


def tokens(s: State, seat: int) -> dict[str, int]:
    return lying(s, seat - 1)


def market(s: State, number: int) -> dict[str, int]:
    return lying(s, cell.FIRST_MARKET + number - 1)


def lying(s: State, place: int) -> dict[str, int]:
    first = cell.TOKENS + place * KINDS
    return {name: int(s.cells[first + kind]) for kind, name in enumerate(KIND_NAMES) if s.cells[first + kind]}


def programs(s: State, seat: int) -> list[int]:
    return [number for number in range(1, PROGRAMS + 1) if s.cells[cell.OWNER + number - 1] == seat - 1]


def star(s: State, kind: str) -> int | None:
    holder = int(s.cells[cell.STAR + KIND_NAMES.index(kind)])
    return None if holder == cell.NONE else holder + 1


def space(s: State, noble: str) -> int:
    return int(s.cells[cell.NOBLE + NOBLE_NAMES.index(noble)])


def arena(s: State, seat: int) -> list[int]:
    start = int(s.cells[cell.ARENA_START + seat - 1])
    return [(start + offset) % 36 for offset in range(s.cells[cell.ARENA_SIZE + seat - 1])]


def tickets(s: State) -> list[int]:
    return _seats(s, cell.SEASON_TICKET)


def supply(s: State) -> int:
    """The medals that nobody has."""
    return int(s.cells[cell.MEDAL + cell.BANK])
