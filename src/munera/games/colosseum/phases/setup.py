"""C1, the set-up: chance fills the markets, deals tokens, then programs.

Whatever is not yet dealt shows what comes next, so no counter is kept.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from munera.core.game import CHANCE
from munera.games.colosseum.actions import DEAL_PROGRAM, DRAW
from munera.games.colosseum.data import DEALT, DEALT_PROGRAMS, FIRST_HALF, MARKET_SIZE, MARKETS
from munera.games.colosseum.goods import draw_weights, draws, pile, transfer
from munera.games.colosseum.stars import award_stars
from munera.games.colosseum.state import (
    ACTOR,
    DISCARDED,
    FIRST_MARKET,
    FOR_SALE,
    HELD,
    NONE,
    OWNER,
    PLAYERS,
    STAGE,
    Table,
)

TOKENS_STAGE: Final[i64] = 0
LOW_PROGRAMS: Final[i64] = 1  # 1 to 5
HIGH_PROGRAMS: Final[i64] = 2  # 6 to 10


def settle(s: Table) -> bool:
    """Whether there is still something to deal."""
    cells = s.cells
    cells[ACTOR] = CHANCE
    if cells[STAGE] == TOKENS_STAGE:
        if _place_to_fill(s) != NONE:
            return True
        award_stars(s)  # C1.6
        cells[STAGE] = LOW_PROGRAMS
    while cells[STAGE] <= HIGH_PROGRAMS:
        if _seat_without_program(s) != NONE:
            return True
        cells[STAGE] += 1
    for program in range(DEALT_PROGRAMS):  # C1.4: what is left of 1 to 10 leaves the game
        if cells[OWNER + program] == FOR_SALE:
            cells[OWNER + program] = DISCARDED
    return False


def legal(s: Table, out: vec[i64]) -> vec[i64]:
    if s.cells[STAGE] == TOKENS_STAGE:
        return draws(s, out)
    first = _first_program(s)
    for program in range(first, first + FIRST_HALF):
        if s.cells[OWNER + program] == FOR_SALE:
            out = append(out, DEAL_PROGRAM + program)
    return out


def weights(s: Table, out: vec[i64]) -> vec[i64]:
    if s.cells[STAGE] == TOKENS_STAGE:
        return draw_weights(s, out)
    for _ in range(len(legal(s, vec[i64]()))):
        out = append(out, 1)
    return out


def apply(s: Table, action: i64) -> None:
    if s.cells[STAGE] == TOKENS_STAGE:
        transfer(s, action - DRAW, 1, pile(s), _place_to_fill(s))
    else:
        s.cells[OWNER + action - DEAL_PROGRAM] = _seat_without_program(s)


def _place_to_fill(s: Table) -> i64:
    """The markets first, then the players in seat order (C1.2)."""
    for market in range(FIRST_MARKET, FIRST_MARKET + MARKETS):
        if s.cells[HELD + market] < MARKET_SIZE:
            return market
    players = s.cells[PLAYERS]
    for seat in range(players):
        if s.cells[HELD + seat] < DEALT[players]:
            return seat
    return NONE


def _first_program(s: Table) -> i64:
    return 0 if s.cells[STAGE] == LOW_PROGRAMS else FIRST_HALF


def _seat_without_program(s: Table) -> i64:
    """Programs are dealt in seat order, so as many seats have one as programs have an owner."""
    first = _first_program(s)
    dealt: i64 = 0
    for program in range(first, first + FIRST_HALF):
        if s.cells[OWNER + program] != FOR_SALE:
            dealt += 1
    return dealt if dealt < s.cells[PLAYERS] else NONE
