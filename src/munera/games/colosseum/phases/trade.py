"""C5, phase 3: the active trader deals with the others.

An offer is built from small actions on a draft in the state, always in the same order, so that no two sequences mean
the same offer: whom to ask; tokens given, by ascending kind; tokens wanted, by ascending kind; coins; send. A draft
can always be completed: an action that would lead into a dead end is not legal.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from munera.games.colosseum.actions import (
    ACCEPT,
    ASK,
    ASK_ALL,
    CHARGE,
    COUNTER,
    DECLINE,
    GIVE,
    PASS,
    PAY,
    SEND,
    WANT,
)
from munera.games.colosseum.data import KINDS, LARGEST_SUM, OFFERS_PER_TURN
from munera.games.colosseum.goods import pay, transfer
from munera.games.colosseum.stars import award_stars
from munera.games.colosseum.state import (
    ACTOR,
    ASKED,
    COINS,
    DEAL,
    DEAL_COINS,
    DRAFT_KIND,
    DRAFT_SIDE,
    HELD,
    NONE,
    OFFERS,
    OPEN,
    PHASE,
    PLAYERS,
    SEAT,
    STAGE,
    TOKENS,
    TRADE,
    TURN,
    Table,
)

IDLE: Final[i64] = 0  # the active trader may make an offer, or is done
DRAFT: Final[i64] = 1
ANSWER: Final[i64] = 2
COUNTER_DRAFT: Final[i64] = 3
COUNTER_ANSWER: Final[i64] = 4

# Sides of a draft, in the order in which they are filled
GIVING: Final[i64] = 0
WANTING: Final[i64] = 1
PRICED: Final[i64] = 2

OFFER: Final[i64] = 0  # index of a deal
COUNTER_OFFER: Final[i64] = 1


def settle(s: Table) -> bool:
    """Whether somebody has an offer to make or to answer."""
    cells = s.cells
    while cells[TURN] < cells[PLAYERS]:
        trader = cells[SEAT]
        stage = cells[STAGE]
        if stage == ANSWER or stage == COUNTER_DRAFT:
            cells[ACTOR] = cells[ASKED]
            return True
        if stage != IDLE or may_offer(s, trader) or s.has_purse(trader):
            cells[ACTOR] = trader
            return True
        _end_turn(s)
    return False


def legal(s: Table, out: vec[i64]) -> vec[i64]:
    cells = s.cells
    stage = cells[STAGE]
    if stage == IDLE:
        return _legal_idle(s, cells[ACTOR], out)
    if stage == DRAFT:
        return _legal_draft(s, OFFER, out)
    if stage == COUNTER_DRAFT:
        return _legal_draft(s, COUNTER_OFFER, out)
    if stage == ANSWER:
        if can_fulfil(s, OFFER, cells[ASKED]):
            out = append(out, ACCEPT)
        out = append(out, DECLINE)
        if can_deal(s, cells[ASKED], cells[SEAT]):
            out = append(out, COUNTER)
        return out
    if can_fulfil(s, COUNTER_OFFER, cells[SEAT]):
        out = append(out, ACCEPT)
    return append(out, DECLINE)


def apply(s: Table, action: i64) -> None:
    cells = s.cells
    stage = cells[STAGE]
    if stage == DRAFT:
        _draft(s, OFFER, action)
    elif stage == COUNTER_DRAFT:
        _draft(s, COUNTER_OFFER, action)
    elif action == PASS:
        _end_turn(s)
    elif stage == IDLE:
        cells[OPEN] = 1 if action == ASK_ALL else 0
        cells[ASKED] = NONE if action == ASK_ALL else action - ASK
        cells[STAGE] = DRAFT
    elif action == COUNTER:
        cells[STAGE] = COUNTER_DRAFT
    elif action == DECLINE:
        _clear(s, COUNTER_OFFER)
        _ask_next(s, s.after(cells[ASKED]))
    elif stage == ANSWER:
        _carry_out(s, OFFER, cells[SEAT], cells[ASKED])
    else:
        _carry_out(s, COUNTER_OFFER, cells[ASKED], cells[SEAT])


def is_drafting(s: Table) -> bool:
    """Whether an offer is being put together: one decision, taken in several actions."""
    return s.cells[STAGE] == DRAFT or s.cells[STAGE] == COUNTER_DRAFT


def partner(s: Table) -> i64:
    """While an offer is answered: with whom the one who answers would deal."""
    return s.cells[SEAT] if s.cells[STAGE] == ANSWER else s.cells[ASKED]


# Who can deal with whom


def can_deal(s: Table, giver: i64, taker: i64) -> bool:
    """Whether any offer at all is possible: both sides give, and not the same (C5.3)."""
    cells = s.cells
    if cells[HELD + taker] > 0 and cells[COINS + giver] > 0:
        return True
    if cells[HELD + giver] == 0:
        return False
    return cells[COINS + taker] > 0 or _can_swap(s, giver, taker)


def may_offer(s: Table, trader: i64) -> bool:
    """Whether the active trader may make another offer to anybody (C5.4)."""
    if s.cells[OFFERS] >= OFFERS_PER_TURN:
        return False
    for other in range(s.cells[PLAYERS]):
        if other != trader and can_deal(s, trader, other):
            return True
    return False


def can_fulfil(s: Table, deal: i64, seat: i64) -> bool:
    """Whether a seat holds all that an offer wants (C5.3)."""
    cells = s.cells
    if cells[COINS + seat] + cells[DEAL_COINS + deal] < 0:
        return False
    held = TOKENS + seat * KINDS
    given = DEAL + deal * KINDS
    for kind in range(KINDS):
        if cells[held + kind] + cells[given + kind] < 0:
            return False
    return True


def promised(s: Table, seat: i64, kind: i64) -> i64:
    """How many tokens of a kind a seat has bound by an offer sent: it is not withdrawn (C5.4)."""
    cells = s.cells
    if cells[PHASE] != TRADE:
        return 0
    bound: i64 = 0
    if seat == cells[SEAT]:
        bound = cells[DEAL + kind]
    elif seat == cells[ASKED]:
        bound = cells[DEAL + KINDS + kind]
    return bound if bound > 0 else 0


def _can_swap(s: Table, giver: i64, taker: i64) -> bool:
    for given in range(KINDS):
        if s.cells[TOKENS + giver * KINDS + given] > 0:
            for wanted in range(KINDS):
                if wanted != given and s.cells[TOKENS + taker * KINDS + wanted] > 0:
                    return True
    return False


def _legal_idle(s: Table, trader: i64, out: vec[i64]) -> vec[i64]:
    out = append(out, PASS)
    if may_offer(s, trader):
        for seat in range(s.cells[PLAYERS]):
            if seat != trader and can_deal(s, trader, seat):
                out = append(out, ASK + seat)
        out = append(out, ASK_ALL)
    return out


# The draft


def _legal_draft(s: Table, deal: i64, out: vec[i64]) -> vec[i64]:
    cells = s.cells
    side = cells[DRAFT_SIDE]
    if side == PRICED:
        return append(out, SEND)
    dealt = DEAL + deal * KINDS
    given: i64 = 0  # sets of kinds, one bit each
    wanted: i64 = 0
    bit: i64 = 1
    for kind in range(KINDS):
        count = cells[dealt + kind]
        if count > 0:
            given |= bit
        elif count < 0:
            wanted |= bit
        bit += bit
    to_be_had, coins = _to_be_had(s, deal)
    to_be_had &= ~given
    maker = cells[ACTOR]
    own_coins = cells[COINS + maker]
    if side == GIVING:
        held = TOKENS + maker * KINDS
        for kind in range(cells[DRAFT_KIND], KINDS):
            if cells[held + kind] > cells[dealt + kind]:
                # with this kind given too, there must still be something to ask for
                if coins > 0 or to_be_had & ~(1 << kind) != 0:
                    out = append(out, GIVE + kind)
    if given != 0 or own_coins > 0:
        first: i64 = cells[DRAFT_KIND] if side == WANTING else 0
        to_be_had >>= first
        action = WANT + first
        while to_be_had != 0:
            if to_be_had & 1 != 0:
                out = append(out, action)
            to_be_had >>= 1
            action += 1
    if wanted != 0:
        for amount in range(1, _limited(own_coins) + 1):
            out = append(out, PAY - 1 + amount)
    if given != 0:
        for amount in range(1, _limited(coins) + 1):
            out = append(out, CHARGE - 1 + amount)
        if wanted != 0:
            out = append(out, SEND)
    return out


def _draft(s: Table, deal: i64, action: i64) -> None:
    cells = s.cells
    first = DEAL + deal * KINDS
    if action == SEND:
        cells[DRAFT_SIDE] = GIVING
        cells[DRAFT_KIND] = 0
        if deal == COUNTER_OFFER:
            cells[STAGE] = COUNTER_ANSWER
        else:
            cells[OFFERS] += 1
            cells[STAGE] = ANSWER
            if cells[OPEN]:
                _ask_next(s, s.after(cells[SEAT]))
    elif action >= CHARGE:
        cells[DEAL_COINS + deal] = -(action - CHARGE + 1)
        cells[DRAFT_SIDE] = PRICED
    elif action >= PAY:
        cells[DEAL_COINS + deal] = action - PAY + 1
        cells[DRAFT_SIDE] = PRICED
    elif action >= WANT:
        cells[first + action - WANT] -= 1
        cells[DRAFT_SIDE] = WANTING
        cells[DRAFT_KIND] = action - WANT
    else:
        cells[first + action - GIVE] += 1
        cells[DRAFT_KIND] = action - GIVE


def _to_be_had(s: Table, deal: i64) -> tuple[i64, i64]:
    """What a draft may still ask for: the kinds, one bit each, and the most coins.

    It goes to one seat or to all, and one of those asked must hold everything that is wanted (C5.3).
    """
    trader = s.cells[SEAT]
    if deal == COUNTER_OFFER:
        return _to_be_had_of(s, deal, trader)
    if s.cells[OPEN] == 0:
        return _to_be_had_of(s, deal, s.cells[ASKED])
    kinds: i64 = 0
    coins: i64 = 0
    for seat in range(s.cells[PLAYERS]):
        if seat != trader:
            its_kinds, its_coins = _to_be_had_of(s, deal, seat)
            kinds |= its_kinds
            if its_coins > coins:
                coins = its_coins
    return kinds, coins


def _to_be_had_of(s: Table, deal: i64, seat: i64) -> tuple[i64, i64]:
    cells = s.cells
    held = TOKENS + seat * KINDS
    dealt = DEAL + deal * KINDS
    kinds: i64 = 0
    bit: i64 = 1
    for kind in range(KINDS):
        tokens = cells[held + kind]
        if tokens > 0 or cells[dealt + kind] < 0:
            if cells[dealt + kind] < 0:
                tokens += cells[dealt + kind]
            if tokens > 0:
                kinds |= bit
            elif tokens < 0:
                return 0, 0  # does not hold all that is wanted
        bit += bit
    return kinds, cells[COINS + seat]


def _limited(coins: i64) -> i64:
    return coins if coins < LARGEST_SUM else LARGEST_SUM


# Answers


def _ask_next(s: Table, seat: i64) -> None:
    """Sends an open offer on to the first who can fulfil it, clockwise from `seat` (C5.3, C5.4)."""
    s.cells[STAGE] = ANSWER
    if s.cells[OPEN]:
        while seat != s.cells[SEAT]:
            if can_fulfil(s, OFFER, seat):
                s.cells[ASKED] = seat
                return
            seat = s.after(seat)
    _end_offer(s)


def _carry_out(s: Table, deal: i64, giver: i64, taker: i64) -> None:
    """Both sides at once (C5.2); stars are judged after the whole deal (C9.4)."""
    pay(s, s.cells[DEAL_COINS + deal], giver, taker)
    for kind in range(KINDS):
        count = s.cells[DEAL + deal * KINDS + kind]
        if count != 0:
            transfer(s, kind, count, giver, taker)
    award_stars(s)
    _end_offer(s)


def _end_offer(s: Table) -> None:
    _clear(s, OFFER)
    _clear(s, COUNTER_OFFER)
    s.cells[ASKED] = NONE
    s.cells[OPEN] = 0
    s.cells[STAGE] = IDLE


def _clear(s: Table, deal: i64) -> None:
    cells = s.cells
    cells[DEAL_COINS + deal] = 0
    dealt = DEAL + deal * KINDS
    for kind in range(KINDS):
        cells[dealt + kind] = 0


def _end_turn(s: Table) -> None:
    s.next_turn()
    s.cells[OFFERS] = 0
