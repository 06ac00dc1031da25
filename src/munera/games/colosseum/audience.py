"""C6.6 and C7: which programs can be produced, and what audience they draw."""

from mypy_extensions import i64

from munera.games.colosseum.data import (
    ARENA_NEEDED,
    ASSETS,
    HAS_STAR,
    JOKER,
    KINDS,
    MEDAL_SPECTATORS,
    MOST_MISSING,
    NOBLE_SPECTATORS,
    NOBLES,
    PODIUM_SPECTATORS,
    PREVIOUS_PROGRAM_SPECTATORS,
    PROGRAMS,
    SEASON_TICKET_SPECTATORS,
    SPACES,
    STAR_SPECTATORS,
    TABLE,
    TABLE_WIDTH,
)
from munera.games.colosseum.state import (
    ARENA_SIZE,
    ARENA_START,
    NOBLE,
    OWNER,
    PODIUM,
    PRODUCED,
    SEASON_TICKET,
    STAR,
    TOKENS,
    Table,
)


def missing(s: Table, seat: i64, program: i64) -> i64:
    """How many assets of a program a player lacks, before jokers."""
    cells = s.cells
    held = TOKENS + seat * KINDS
    needed = program * KINDS
    count: i64 = 0
    for kind in range(KINDS):
        lacking = ASSETS[needed + kind] - cells[held + kind]
        if lacking > 0:
            count += lacking
    return count


def uses(s: Table, seat: i64, program: i64, kind: i64) -> i64:
    """How many tokens of a kind a show of this program uses: all that match (C6.6)."""
    needed = ASSETS[program * KINDS + kind]
    held = s.cells[TOKENS + seat * KINDS + kind]
    return needed if needed < held else held


def can_show(s: Table, seat: i64, program: i64) -> bool:
    """Owned, the arena large enough, and with jokers at least the minimum of assets (C6.6)."""
    return (
        s.cells[OWNER + program] == seat
        and s.cells[ARENA_SIZE + seat] >= ARENA_NEEDED[program]
        and missing(s, seat, program) - s.cells[TOKENS + seat * KINDS + JOKER] <= MOST_MISSING[program]
    )


def can_show_any(s: Table, seat: i64) -> bool:
    for program in range(PROGRAMS):
        if s.cells[OWNER + program] == seat and can_show(s, seat, program):
            return True
    return False


def audience(s: Table, seat: i64, program: i64, jokers: i64, medals: i64) -> i64:
    """C7.8: the sum of all that draws spectators."""
    return (
        from_program(s, seat, program, jokers)
        + from_previous_programs(s, seat, program)
        + from_season_tickets(s, seat)
        + from_stars(s, seat, program)
        + from_nobles(s, seat)
        + from_podiums(s, seat)
        + medals * MEDAL_SPECTATORS  # C7.7
    )


def from_program(s: Table, seat: i64, program: i64, jokers: i64) -> i64:
    """C7.1"""
    return TABLE[program * TABLE_WIDTH + missing(s, seat, program) - jokers]


def from_previous_programs(s: Table, seat: i64, program: i64) -> i64:
    """C7.2"""
    count: i64 = 0
    for other in range(PROGRAMS):
        if other != program and s.cells[PRODUCED + other] and s.cells[OWNER + other] == seat:
            count += 1
    return count * PREVIOUS_PROGRAM_SPECTATORS


def from_season_tickets(s: Table, seat: i64) -> i64:
    """C7.3"""
    return s.cells[SEASON_TICKET + seat] * SEASON_TICKET_SPECTATORS


def from_stars(s: Table, seat: i64, program: i64) -> i64:
    """C7.4: a real token of the star's kind must be used."""
    count: i64 = 0
    for kind in range(KINDS):
        if HAS_STAR[kind] and s.cells[STAR + kind] == seat and uses(s, seat, program, kind) > 0:
            count += 1
    return count * STAR_SPECTATORS


def from_nobles(s: Table, seat: i64) -> i64:
    """C7.5"""
    spectators: i64 = 0
    for noble in range(NOBLES):
        if in_arena(s, seat, s.cells[NOBLE + noble]):
            spectators += NOBLE_SPECTATORS[noble]
    return spectators


def from_podiums(s: Table, seat: i64) -> i64:
    """C7.6"""
    return s.cells[PODIUM + seat] * PODIUM_SPECTATORS


def in_arena(s: Table, seat: i64, space: i64) -> bool:
    return (space - s.cells[ARENA_START + seat]) % SPACES < s.cells[ARENA_SIZE + seat]
