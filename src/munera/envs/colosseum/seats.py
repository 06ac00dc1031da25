"""The impresarios and their programs as numbers."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i16, i64

from munera.envs.colosseum import features as feature
from munera.games.colosseum.audience import audience, can_show, missing
from munera.games.colosseum.data import HAS_STAR, JOKER, KINDS, NOBLES, PROGRAMS, SPACES
from munera.games.colosseum.phases.produce import SPECTATORS
from munera.games.colosseum.state import (
    ARENA_SIZE,
    ARENA_START,
    BARRED,
    COINS,
    FOR_SALE,
    IN_AUCTION,
    LAST_SHOW,
    LOGE,
    MEDAL,
    NOBLE,
    OWNER,
    PHASE,
    PLAYERS,
    PODIUM,
    PRODUCE,
    PRODUCED,
    PROGRAM,
    SCORE,
    SEASON_TICKET,
    SHOWN,
    SHOWN_JOKERS,
    STAGE,
    STAR,
    TOKENS,
    Table,
)

_STARS: Final = vec[i64]([kind for kind in range(KINDS) if HAS_STAR[kind]])


def seen_from(s: Table, seat: i64, other: i64) -> i64:
    """How many seats clockwise of the observer another one is."""
    distance = other - seat
    return distance if distance >= 0 else distance + s.cells[PLAYERS]


def write_seat(s: Table, seat: i64, seen: i64, out: vec[i16], at: i64) -> None:
    cells = s.cells
    out[at + feature.SCORE + seen] = i16(cells[SCORE + seat])
    out[at + feature.COINS + seen] = i16(cells[COINS + seat])
    out[at + feature.MEDAL + seen] = i16(cells[MEDAL + seat])
    out[at + feature.SEASON_TICKET + seen] = i16(cells[SEASON_TICKET + seat])
    out[at + feature.PODIUM + seen] = i16(cells[PODIUM + seat])
    out[at + feature.LOGE + seen] = 1 if cells[LOGE + seat] else 0
    out[at + feature.ARENA_START + seen] = i16(cells[ARENA_START + seat])
    out[at + feature.ARENA_SIZE + seen] = i16(cells[ARENA_SIZE + seat])
    for noble in range(NOBLES):
        distance = cells[ARENA_START + seat] - cells[NOBLE + noble]
        if distance < 0:  # a remainder would be slow, and this is done thirty times for every observation
            distance += SPACES
        out[at + feature.NOBLE_DISTANCE + seen * NOBLES + noble] = i16(distance)
        if distance == 0 or SPACES - distance < cells[ARENA_SIZE + seat]:
            out[at + feature.NOBLE_IN_ARENA + seen * NOBLES + noble] = 1
    stars: i64 = len(_STARS)
    for star in range(stars):
        if cells[STAR + _STARS[star]] == seat:
            out[at + feature.STAR + seen * stars + star] = 1
    for kind in range(KINDS):
        out[at + feature.TOKENS + seen * KINDS + kind] = i16(cells[TOKENS + seat * KINDS + kind])
    out[at + feature.LAST_SHOW + seen] = i16(cells[LAST_SHOW + seat])
    out[at + feature.SHOWN + seen] = i16(cells[SHOWN + seat] + 1)
    out[at + feature.BARRED + seen] = 1 if cells[BARRED + seat] else 0
    out[at + feature.IN_AUCTION + seen] = 1 if cells[IN_AUCTION + seat] else 0


def write_programs(s: Table, seat: i64, out: vec[i16], at: i64) -> None:
    """Whose each program is; and of the observer's own, or those for sale, what is missing and what audience comes."""
    cells = s.cells
    for program in range(PROGRAMS):
        owner = cells[OWNER + program]
        if owner == FOR_SALE:
            out[at + feature.FOR_SALE + program] = 1
            out[at + feature.MISSING + program] = i16(missing(s, seat, program))
        elif owner >= 0:
            place = seen_from(s, seat, owner) * PROGRAMS + program
            out[at + feature.OWNED + place] = 1
            out[at + feature.PRODUCED + place] = 1 if cells[PRODUCED + program] else 0
            if owner == seat:
                lacking = missing(s, seat, program)
                out[at + feature.MISSING + program] = i16(lacking)
                if can_show(s, seat, program):
                    jokers = _jokers(s, seat, program, lacking)
                    out[at + feature.AUDIENCE + program] = i16(audience(s, seat, program, jokers, 0))


def _jokers(s: Table, seat: i64, program: i64, lacking: i64) -> i64:
    """Those chosen for the show in preparation, else all that help."""
    cells = s.cells
    if cells[PHASE] == PRODUCE and cells[STAGE] == SPECTATORS and s.current() == seat and cells[PROGRAM] == program:
        return cells[SHOWN_JOKERS + seat]
    held = s.tokens(seat, JOKER)
    return held if held < lacking else lacking
