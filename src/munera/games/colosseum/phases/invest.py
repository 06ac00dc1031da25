"""C3, phase 1: one investment, perhaps a second."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from munera.games.colosseum.actions import BUILD_LOGE, BUY, BUY_SEASON_TICKET, EXPAND, PASS, SECOND
from munera.games.colosseum.data import (
    ARENA_START_SIZE,
    EXPANSION_PRICE,
    EXTRA_ACTION,
    LOGE_PRICE,
    LOGES_PER_PLAYER,
    MOST_EXPANSIONS,
    PRICE,
    PROGRAMS,
    SEASON_TICKET_PRICE,
    SECOND_INVESTMENT_MEDALS,
    SPACES,
)
from munera.games.colosseum.goods import pay, spend_medals, transfer
from munera.games.colosseum.state import (
    ACTOR,
    ARENA_SIZE,
    ARENA_START,
    BANK,
    COINS,
    FOR_SALE,
    GONE,
    LAST_SHOW,
    LOGE,
    MEDAL,
    OWNER,
    PLAYERS,
    SEASON_TICKET,
    SEAT,
    STAGE,
    TURN,
    Table,
)

FIRST_INVESTMENT: Final[i64] = 0
MAY_PAY_FOR_SECOND: Final[i64] = 1
SECOND_INVESTMENT: Final[i64] = 2  # paid for, so it must be made (C3.6)

COUNTERCLOCKWISE: Final[i64] = 1  # offset in the block EXPAND
WITH_EXTRA_ACTION: Final[i64] = 1  # offset in the block SECOND


def settle(s: Table) -> bool:
    """Whether somebody has an investment to decide on."""
    cells = s.cells
    while cells[TURN] < cells[PLAYERS]:
        seat = cells[SEAT]
        if s.has_purse(seat) or (cells[STAGE] != MAY_PAY_FOR_SECOND and can_invest(s, seat)):
            cells[ACTOR] = seat
            return True
        _end_turn(s)
    return False


def legal(s: Table, out: vec[i64]) -> vec[i64]:
    seat = s.cells[ACTOR]
    stage = s.cells[STAGE]
    if stage != SECOND_INVESTMENT:
        out = append(out, PASS)
    if stage != MAY_PAY_FOR_SECOND:
        return _investments(s, seat, out)
    if can_invest(s, seat):
        if s.cells[MEDAL + seat] >= SECOND_INVESTMENT_MEDALS:
            out = append(out, SECOND)
        if s.tokens(seat, EXTRA_ACTION) > 0:
            out = append(out, SECOND + WITH_EXTRA_ACTION)
    return out


def apply(s: Table, action: i64) -> None:
    cells = s.cells
    seat = cells[ACTOR]
    if action == PASS:
        _end_turn(s)
    elif action >= SECOND:
        if action == SECOND + WITH_EXTRA_ACTION:
            transfer(s, EXTRA_ACTION, 1, seat, GONE)
        else:
            spend_medals(s, SECOND_INVESTMENT_MEDALS, seat)
        cells[STAGE] = SECOND_INVESTMENT
    else:
        _invest(s, seat, action)
        if cells[STAGE] == FIRST_INVESTMENT:
            cells[STAGE] = MAY_PAY_FOR_SECOND
        else:
            _end_turn(s)


def can_buy(s: Table, seat: i64, program: i64) -> bool:
    """C3.2; index n is program number n + 1, which must be higher than that of the last show."""
    return (
        s.cells[OWNER + program] == FOR_SALE
        and program >= s.cells[LAST_SHOW + seat]
        and PRICE[program] <= s.cells[COINS + seat]
    )


def can_expand(s: Table, seat: i64) -> bool:
    """C3.3"""
    return s.cells[COINS + seat] >= EXPANSION_PRICE and s.cells[ARENA_SIZE + seat] < ARENA_START_SIZE + MOST_EXPANSIONS


def can_buy_season_ticket(s: Table, seat: i64) -> bool:
    """C3.4"""
    return s.cells[COINS + seat] >= SEASON_TICKET_PRICE and s.cells[SEASON_TICKET + BANK] > 0


def can_build_loge(s: Table, seat: i64) -> bool:
    """C3.5"""
    return s.cells[COINS + seat] >= LOGE_PRICE and s.cells[LOGE + seat] < LOGES_PER_PLAYER


def can_invest(s: Table, seat: i64) -> bool:
    if can_build_loge(s, seat) or can_expand(s, seat) or can_buy_season_ticket(s, seat):
        return True
    for program in range(PROGRAMS):
        if can_buy(s, seat, program):
            return True
    return False


def _investments(s: Table, seat: i64, out: vec[i64]) -> vec[i64]:
    for program in range(PROGRAMS):
        if can_buy(s, seat, program):
            out = append(out, BUY + program)
    if can_expand(s, seat):
        out = append(out, EXPAND)
        out = append(out, EXPAND + COUNTERCLOCKWISE)
    if can_buy_season_ticket(s, seat):
        out = append(out, BUY_SEASON_TICKET)
    if can_build_loge(s, seat):
        out = append(out, BUILD_LOGE)
    return out


def _invest(s: Table, seat: i64, action: i64) -> None:
    cells = s.cells
    if action == BUILD_LOGE:
        pay(s, LOGE_PRICE, seat, BANK)
        cells[LOGE + seat] += 1
    elif action == BUY_SEASON_TICKET:
        pay(s, SEASON_TICKET_PRICE, seat, BANK)
        cells[SEASON_TICKET + BANK] -= 1
        cells[SEASON_TICKET + seat] += 1
    elif action >= EXPAND:
        pay(s, EXPANSION_PRICE, seat, BANK)
        cells[ARENA_SIZE + seat] += 1
        if action == EXPAND + COUNTERCLOCKWISE:
            cells[ARENA_START + seat] = (cells[ARENA_START + seat] - 1) % SPACES
    else:
        program = action - BUY
        pay(s, PRICE[program], seat, BANK)
        cells[OWNER + program] = seat


def _end_turn(s: Table) -> None:
    s.next_turn()
    s.cells[STAGE] = FIRST_INVESTMENT
