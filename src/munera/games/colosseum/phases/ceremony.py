"""C8, phase 5: podium, clean-up, donation, in this order (C8.4)."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from munera.core.game import CHANCE
from munera.games.colosseum import contest
from munera.games.colosseum.actions import DISCARD, PASS, REQUEST, ROLL
from munera.games.colosseum.audience import uses
from munera.games.colosseum.data import IS_SPECIAL, JOKER, KINDS
from munera.games.colosseum.dice import roll_weights, rolls
from munera.games.colosseum.goods import transfer
from munera.games.colosseum.stars import award_stars
from munera.games.colosseum.state import (
    ACTOR,
    ASKED,
    COINS,
    CONTEST,
    GONE,
    HONOURED,
    NONE,
    PLAYERS,
    PODIUM,
    SCORE,
    SEAT,
    SHOWN,
    SHOWN_JOKERS,
    STAGE,
    TURN,
    Table,
)

PODIUM_CONTEST: Final[i64] = 0
CLEAN_UP: Final[i64] = 1
LAST_CONTEST: Final[i64] = 2
DONATION: Final[i64] = 3


def enter(s: Table) -> None:
    """Those tied for the podium: highest score, then richest (C8.1)."""
    best: i64 = NONE
    for seat in range(s.cells[PLAYERS]):
        if best == NONE or _stands_higher(s, seat, best):
            best = seat
    for seat in range(s.cells[PLAYERS]):
        s.cells[CONTEST + seat] = 0 if _stands_higher(s, best, seat) else 1


def settle(s: Table) -> bool:
    """Whether somebody has a discard or a wish to decide on, or chance a tie to break."""
    cells = s.cells
    stage = cells[STAGE]
    if stage == PODIUM_CONTEST:
        winner = contest.winner(s)
        if winner == NONE:
            cells[ACTOR] = CHANCE
            return True
        cells[PODIUM + winner] += 1
        cells[HONOURED] = winner
        cells[STAGE] = CLEAN_UP
    if cells[STAGE] == CLEAN_UP:
        while cells[TURN] < cells[PLAYERS]:
            if cells[SHOWN + cells[SEAT]] != NONE:
                cells[ACTOR] = cells[SEAT]
                return True
            s.next_turn()
        if not _can_donate(s):
            return False  # C8.3: nothing happens
        _gather_last(s)
        cells[STAGE] = LAST_CONTEST
    if cells[STAGE] == LAST_CONTEST:
        winner = contest.winner(s)
        if winner == NONE:
            cells[ACTOR] = CHANCE
            return True
        cells[ASKED] = winner
        cells[STAGE] = DONATION
    if cells[ASKED] == NONE:
        return False  # has been answered
    cells[ACTOR] = cells[ASKED]
    return True


def legal(s: Table, out: vec[i64]) -> vec[i64]:
    cells = s.cells
    stage = cells[STAGE]
    if stage == CLEAN_UP:
        seat = cells[ACTOR]
        for kind in range(KINDS):
            if uses(s, seat, cells[SHOWN + seat], kind) > 0:
                out = append(out, DISCARD + kind)
        if cells[SHOWN_JOKERS + seat] > 0:
            out = append(out, DISCARD + JOKER)
    elif stage == DONATION:
        out = append(out, PASS)
        for kind in range(KINDS):
            if s.tokens(cells[HONOURED], kind) > 0 and not IS_SPECIAL[kind]:
                out = append(out, REQUEST + kind)
    else:
        out = rolls(out)
    return out


def weights(s: Table, out: vec[i64]) -> vec[i64]:
    return roll_weights(out)


def apply(s: Table, action: i64) -> None:
    cells = s.cells
    if action >= ROLL:
        contest.roll(s, action - ROLL)
    elif action >= REQUEST:
        transfer(s, action - REQUEST, 1, cells[HONOURED], cells[ASKED])
        award_stars(s)
        cells[ASKED] = NONE
    elif action >= DISCARD:
        transfer(s, action - DISCARD, 1, cells[ACTOR], GONE)
        award_stars(s)
        s.next_turn()
    else:
        assert action == PASS
        cells[ASKED] = NONE


def _stands_higher(s: Table, seat: i64, other: i64) -> bool:
    cells = s.cells
    if cells[SCORE + seat] != cells[SCORE + other]:
        return cells[SCORE + seat] > cells[SCORE + other]
    return cells[COINS + seat] > cells[COINS + other]


def lowest(s: Table) -> i64:
    """Who stands last, never the podium's winner: lowest score, then poorest (C8.3). Of those tied the first."""
    last: i64 = NONE
    for seat in range(s.cells[PLAYERS]):
        if seat != s.cells[HONOURED] and (last == NONE or _stands_higher(s, last, seat)):
            last = seat
    return last


def is_last(s: Table, seat: i64, last: i64) -> bool:
    """Alone or tied with whoever stands last."""
    return seat != s.cells[HONOURED] and not _stands_higher(s, seat, last)


def _gather_last(s: Table) -> None:
    """Those tied for last (C8.3)."""
    last = lowest(s)
    for seat in range(s.cells[PLAYERS]):
        s.cells[CONTEST + seat] = 1 if is_last(s, seat, last) else 0


def _can_donate(s: Table) -> bool:
    for kind in range(KINDS):
        if s.tokens(s.cells[HONOURED], kind) > 0 and not IS_SPECIAL[kind]:
            return True
    return False
