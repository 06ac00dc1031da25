"""What everybody sees of one impresario: goods, arena, programs and the audience each would draw now."""

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from munera.games.colosseum.audience import (
    audience,
    can_show,
    from_nobles,
    from_podiums,
    from_previous_programs,
    from_program,
    from_season_tickets,
    from_stars,
    in_arena,
    missing,
)
from munera.games.colosseum.data import (
    ARENA_NEEDED,
    ASSETS,
    JOKER,
    KIND_NAMES,
    KINDS,
    MOST_MISSING,
    NOBLE_NAMES,
    NOBLES,
    PROGRAM_NAMES,
    PROGRAMS,
    SPACES,
    TABLE,
    TABLE_WIDTH,
)
from munera.games.colosseum.phases.produce import SPECTATORS
from munera.games.colosseum.state import (
    ARENA_SIZE,
    ARENA_START,
    BARRED,
    COINS,
    IN_AUCTION,
    LAST_SHOW,
    LOGE,
    MEDAL,
    NOBLE,
    NONE,
    OWNER,
    PHASE,
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


def seat_view(s: Table, seat: int) -> dict[str, Any]:
    cells = s.cells
    return {
        "seat": seat,
        "score": int(cells[SCORE + seat]),
        "coins": int(cells[COINS + seat]),
        "medals": int(cells[MEDAL + seat]),
        "season_tickets": int(cells[SEASON_TICKET + seat]),
        "podiums": int(cells[PODIUM + seat]),
        "loge": cells[LOGE + seat] != 0,
        "arena": [int((cells[ARENA_START + seat] + space) % SPACES) for space in range(cells[ARENA_SIZE + seat])],
        "nobles": [NOBLE_NAMES[noble] for noble in range(NOBLES) if in_arena(s, seat, cells[NOBLE + noble])],
        "stars": [KIND_NAMES[kind] for kind in range(KINDS) if cells[STAR + kind] == seat],
        "tokens": token_counts(s, seat),
        "programs": [_program(s, seat, program) for program in range(PROGRAMS) if cells[OWNER + program] == seat],
        "last_show": _number(int(cells[LAST_SHOW + seat]) - 1),
        "shown_this_round": _number(int(cells[SHOWN + seat])),
        "barred": cells[BARRED + seat] != 0,
        "in_auction": cells[IN_AUCTION + seat] != 0,
    }


def looks_same(s: Table, before: Table, seat: i64) -> bool:
    """Whether everything is as it was that `seat_view` tells of a seat; that may be denied without need."""
    now, then = s.cells, before.cells
    if now[PHASE] == PRODUCE or then[PHASE] == PRODUCE:  # a show in preparation depends on too much
        return False
    for cell in _OF_EACH_SEAT:
        if now[cell + seat] != then[cell + seat]:
            return False
    for cell in range(TOKENS + seat * KINDS, TOKENS + (seat + 1) * KINDS):
        if now[cell] != then[cell]:
            return False
    for cell in _OF_ALL:
        if now[cell] != then[cell]:
            return False
    return True


_OF_EACH_SEAT: Final = vec[i64](
    [SCORE, COINS, MEDAL, SEASON_TICKET, PODIUM, LOGE, ARENA_START, ARENA_SIZE, LAST_SHOW, SHOWN, BARRED, IN_AUCTION]
)
_OF_ALL: Final = vec[i64](
    [NOBLE + noble for noble in range(NOBLES)]
    + [STAR + kind for kind in range(KINDS)]
    + [OWNER + program for program in range(PROGRAMS)]
    + [PRODUCED + program for program in range(PROGRAMS)]
)


def token_counts(s: Table, place: int) -> dict[str, int]:
    """The tokens that lie in a place, by kind; kinds of which there are none are left out."""
    return {KIND_NAMES[kind]: int(s.tokens(place, kind)) for kind in range(KINDS) if s.tokens(place, kind) > 0}


def _kinds_of(counts: list[int]) -> dict[str, int]:
    return {KIND_NAMES[kind]: counts[kind] for kind in range(KINDS) if counts[kind] > 0}


def _assets(program: int) -> dict[str, int]:
    return _kinds_of([int(ASSETS[program * KINDS + kind]) for kind in range(KINDS)])


def _spectators(program: int) -> list[int]:
    """C7.1: with no asset missing, with one, and so on."""
    return [int(TABLE[program * TABLE_WIDTH + lacking]) for lacking in range(MOST_MISSING[program] + 1)]


# What is printed on a program is the same in every view, so that a view costs little: nobody may change it.
PRINTED_ASSETS: Final = [_assets(program) for program in range(PROGRAMS)]
PRINTED_SPECTATORS: Final = [_spectators(program) for program in range(PROGRAMS)]


def _number(program: int) -> int | None:
    return None if program == NONE else program + 1


def _program(s: Table, seat: int, program: int) -> dict[str, Any]:
    lacking = int(missing(s, seat, program))
    jokers = _jokers(s, seat, program, lacking)
    shown = can_show(s, seat, program)
    return {
        "number": program + 1,
        "name": PROGRAM_NAMES[program],
        "produced": s.cells[PRODUCED + program] != 0,
        "arena": int(ARENA_NEEDED[program]),
        "assets": PRINTED_ASSETS[program],
        "spectators": PRINTED_SPECTATORS[program],
        "missing": _kinds_of([int(ASSETS[program * KINDS + k] - s.tokens(seat, k)) for k in range(KINDS)]),
        "missing_count": lacking,
        "jokers": jokers,
        "can_be_shown": shown,
        "audience": _audience(s, seat, program, jokers) if shown else None,
    }


def _jokers(s: Table, seat: int, program: int, lacking: int) -> int:
    """The jokers chosen for the show in preparation, else all that help."""
    if s.cells[PHASE] == PRODUCE and s.cells[STAGE] == SPECTATORS:
        if s.current() == seat and s.cells[PROGRAM] == program:
            return int(s.cells[SHOWN_JOKERS + seat])
    return min(int(s.tokens(seat, JOKER)), lacking)


def _audience(s: Table, seat: int, program: int, jokers: int) -> dict[str, int]:
    """C7, line by line, with these jokers and before any medal is spent."""
    return {
        "program": int(from_program(s, seat, program, jokers)),
        "previous_programs": int(from_previous_programs(s, seat, program)),
        "season_tickets": int(from_season_tickets(s, seat)),
        "stars": int(from_stars(s, seat, program)),
        "nobles": int(from_nobles(s, seat)),
        "podiums": int(from_podiums(s, seat)),
        "total": int(audience(s, seat, program, jokers, 0)),
    }
