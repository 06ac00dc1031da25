"""Words to play a game of Colosseum with in a test, and to look at its table.

Seats, markets and programs are counted from 1, as on the table.
"""

from typing import Final

from munera.core.game import CHANCE, NOBODY, State
from munera.games.colosseum import GAME
from munera.games.colosseum import state as cell
from munera.games.colosseum.data import KIND_NAMES, KINDS, NOBLE_NAMES, PROGRAMS

PHASES: Final = ("setup", "invest", "acquire", "trade", "produce", "ceremony", "over")


def play(s: State, *lines: str) -> None:
    """Plays lines like `1: bid 8` and `chance: roll 1-3`; each must be that one's turn, and legal."""
    for line in lines:
        who, _, words = line.partition(": ")
        assert actor(s) == who, f"“{line}”, but it is the turn of {actor(s)}"
        s.apply(GAME.parse(s, words))
        GAME.audit(s)


def let_chance(s: State) -> None:
    """Chance draws, no matter what, until somebody has to decide. (Not for dice: a tie would never end.)"""
    while s.actor() == CHANCE:
        s.apply(s.legal()[0])
        GAME.audit(s)


def pass_until(s: State, name: str) -> None:
    """Everybody passes until that phase."""
    while phase(s) != name:
        play(s, f"{actor(s)}: pass")


def choices(s: State) -> set[str]:
    return {GAME.words(s, action) for action in s.legal()}


def can(s: State, words: str) -> bool:
    return words in choices(s)


# Looking


def actor(s: State) -> str:
    return {CHANCE: "chance", NOBODY: "nobody"}.get(int(s.actor()), str(s.actor() + 1))


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
