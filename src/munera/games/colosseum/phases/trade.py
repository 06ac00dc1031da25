"""C5, phase 3: the active trader deals with the others.

An offer is built from small actions on a draft in the state, always in the same order, so that no two sequences mean the
same offer: whom to ask; tokens given, by ascending kind; tokens wanted, by ascending kind; coins; send. A draft can
always be completed: an action that would lead into a dead end is not legal.
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
    STAGE,
    TOKENS,
    TRADE,
    TURN,
    Table,
)

IDLE: Final = 0  # the active trader may make an offer, or is done
DRAFT: Final = 1
ANSWER: Final = 2
COUNTER_DRAFT: Final = 3
COUNTER_ANSWER: Final = 4

# Sides of a draft, in the order in which they are filled
GIVING: Final = 0
WANTING: Final = 1
PRICED: Final = 2

OFFER: Final = 0  # index of a deal
COUNTER_OFFER: Final = 1


def settle(s: Table) -> bool:
    """Whether somebody has an offer to make or to answer."""
    while s.cells[TURN] < s.cells[PLAYERS]:
        trader = s.current()
        stage = s.cells[STAGE]
        if stage == ANSWER or stage == COUNTER_DRAFT:
            s.cells[ACTOR] = s.cells[ASKED]
            return True
        if stage != IDLE or may_offer(s, trader) or s.has_purse(trader):
            s.cells[ACTOR] = trader
            return True
        _end_turn(s)
    return False


def legal(s: Table, out: vec[i64]) -> vec[i64]:
    stage = s.cells[STAGE]
    if stage == IDLE:
        return _legal_idle(s, s.cells[ACTOR], out)
    if stage == DRAFT:
        return _legal_draft(s, OFFER, out)
    if stage == COUNTER_DRAFT:
        return _legal_draft(s, COUNTER_OFFER, out)
    if stage == ANSWER:
        if can_fulfil(s, OFFER, s.cells[ASKED]):
            out = append(out, ACCEPT)
        out = append(out, DECLINE)
        if can_deal(s, s.cells[ASKED], s.current()):
            out = append(out, COUNTER)
        return out
    if can_fulfil(s, COUNTER_OFFER, s.current()):
        out = append(out, ACCEPT)
    return append(out, DECLINE)


def apply(s: Table, action: i64) -> None:
    stage = s.cells[STAGE]
    if stage == DRAFT:
        _draft(s, OFFER, action)
    elif stage == COUNTER_DRAFT:
        _draft(s, COUNTER_OFFER, action)
    elif action == PASS:
        _end_turn(s)
    elif stage == IDLE:
        s.cells[OPEN] = 1 if action == ASK_ALL else 0
        s.cells[ASKED] = NONE if action == ASK_ALL else action - ASK
        s.cells[STAGE] = DRAFT
    elif action == COUNTER:
        s.cells[STAGE] = COUNTER_DRAFT
    elif action == DECLINE:
        _clear(s, COUNTER_OFFER)
        _ask_next(s, s.after(s.cells[ASKED]))
    elif stage == ANSWER:
        _carry_out(s, OFFER, s.current(), s.cells[ASKED])
    else:
        _carry_out(s, COUNTER_OFFER, s.cells[ASKED], s.current())


def is_drafting(s: Table) -> bool:
    """Whether an offer is being put together: one decision, taken in several actions."""
    return s.cells[STAGE] == DRAFT or s.cells[STAGE] == COUNTER_DRAFT


# Who can deal with whom


def can_deal(s: Table, giver: i64, taker: i64) -> bool:
    """Whether any offer at all is possible: both sides give, and not the same (C5.3)."""
    if s.cells[HELD + taker] > 0 and s.cells[COINS + giver] > 0:
        return True
    if s.cells[HELD + giver] == 0:
        return False
    return s.cells[COINS + taker] > 0 or _can_swap(s, giver, taker)


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
    if s.cells[COINS + seat] < -s.cells[DEAL_COINS + deal]:
        return False
    for kind in range(KINDS):
        if s.cells[TOKENS + seat * KINDS + kind] < -s.cells[DEAL + deal * KINDS + kind]:
            return False
    return True


def promised(s: Table, seat: i64, kind: i64) -> i64:
    """How many tokens of a kind a seat has bound by an offer sent: it is not withdrawn (C5.4)."""
    if s.cells[PHASE] != TRADE:
        return 0
    bound: i64 = 0
    if seat == s.current():
        bound = s.cells[DEAL + kind]
    elif seat == s.cells[ASKED]:
        bound = s.cells[DEAL + KINDS + kind]
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
    maker = s.cells[ACTOR]
    side = s.cells[DRAFT_SIDE]
    if side == PRICED:
        return append(out, SEND)
    first = DEAL + deal * KINDS
    given: i64 = 0
    wanted: i64 = 0
    for kind in range(KINDS):
        count = s.cells[first + kind]
        if count > 0:
            given += 1
        elif count < 0:
            wanted += 1
    coins = s.cells[COINS + maker]
    if side == GIVING:
        lowest = s.cells[DRAFT_KIND] if given > 0 else 0
        for kind in range(lowest, KINDS):
            if s.cells[TOKENS + maker * KINDS + kind] > s.cells[first + kind] and _leaves_a_wish(s, deal, kind):
                out = append(out, GIVE + kind)
    if given > 0 or coins > 0:
        lowest = s.cells[DRAFT_KIND] if wanted > 0 else 0
        for kind in range(lowest, KINDS):
            if s.cells[first + kind] <= 0 and _someone_has(s, deal, kind):
                out = append(out, WANT + kind)
    if wanted > 0:
        for amount in range(1, _limited(coins) + 1):
            out = append(out, PAY - 1 + amount)
    if given > 0:
        for amount in range(1, _limited(_most_chargeable(s, deal)) + 1):
            out = append(out, CHARGE - 1 + amount)
        if wanted > 0:
            out = append(out, SEND)
    return out


def _draft(s: Table, deal: i64, action: i64) -> None:
    first = DEAL + deal * KINDS
    if action == SEND:
        s.cells[DRAFT_SIDE] = GIVING
        s.cells[DRAFT_KIND] = 0
        if deal == COUNTER_OFFER:
            s.cells[STAGE] = COUNTER_ANSWER
        else:
            s.cells[OFFERS] += 1
            s.cells[STAGE] = ANSWER
            if s.cells[OPEN]:
                _ask_next(s, s.after(s.current()))
    elif action >= CHARGE:
        s.cells[DEAL_COINS + deal] = -(action - CHARGE + 1)
        s.cells[DRAFT_SIDE] = PRICED
    elif action >= PAY:
        s.cells[DEAL_COINS + deal] = action - PAY + 1
        s.cells[DRAFT_SIDE] = PRICED
    elif action >= WANT:
        s.cells[first + action - WANT] -= 1
        s.cells[DRAFT_SIDE] = WANTING
        s.cells[DRAFT_KIND] = action - WANT
    else:
        s.cells[first + action - GIVE] += 1
        s.cells[DRAFT_KIND] = action - GIVE


def _is_asked(s: Table, deal: i64, seat: i64) -> bool:
    """Whether a draft goes to this seat."""
    if deal == COUNTER_OFFER:
        return seat == s.current()
    return seat == s.cells[ASKED] or (s.cells[OPEN] != 0 and seat != s.current())


def _leaves_a_wish(s: Table, deal: i64, kind: i64) -> bool:
    """Whether, with this kind given too, there would still be something to ask for."""
    for seat in range(s.cells[PLAYERS]):
        if not _is_asked(s, deal, seat):
            continue
        if s.cells[COINS + seat] > 0:
            return True
        for other in range(KINDS):
            if (
                other != kind
                and s.cells[DEAL + deal * KINDS + other] == 0
                and s.cells[TOKENS + seat * KINDS + other] > 0
            ):
                return True
    return False


def _someone_has(s: Table, deal: i64, kind: i64) -> bool:
    """Whether one of those asked holds all that is wanted so far, and one more of this kind."""
    wanted = 1 - s.cells[DEAL + deal * KINDS + kind]
    for seat in range(s.cells[PLAYERS]):
        if (
            _is_asked(s, deal, seat)
            and s.cells[TOKENS + seat * KINDS + kind] >= wanted
            and can_fulfil(s, deal, seat)
        ):
            return True
    return False


def _most_chargeable(s: Table, deal: i64) -> i64:
    """The most coins that one of those asked could add to the tokens wanted."""
    most: i64 = 0
    for seat in range(s.cells[PLAYERS]):
        if _is_asked(s, deal, seat) and s.cells[COINS + seat] > most and can_fulfil(s, deal, seat):
            most = s.cells[COINS + seat]
    return most


def _limited(coins: i64) -> i64:
    return coins if coins < LARGEST_SUM else LARGEST_SUM


# Answers


def _ask_next(s: Table, seat: i64) -> None:
    """Sends an open offer on to the first who can fulfil it, clockwise from `seat` (C5.3, C5.4)."""
    s.cells[STAGE] = ANSWER
    if s.cells[OPEN]:
        while seat != s.current():
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
    s.cells[DEAL_COINS + deal] = 0
    for kind in range(KINDS):
        s.cells[DEAL + deal * KINDS + kind] = 0


def _end_turn(s: Table) -> None:
    s.cells[TURN] += 1
    s.cells[OFFERS] = 0
