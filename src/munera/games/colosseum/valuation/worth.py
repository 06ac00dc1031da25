"""What a position is worth to a seat: what is just being decided counts as if it were carried out.

For simple opponents that look one action ahead: a bid is a purchase, a program chosen is a show given, the draft of an
offer is as good as the best deal it can still become, and a seat that must still decide will decide well. So nothing is
gained by putting off a decision, as one can by cashing a medal first.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from munera.games.colosseum.audience import can_show, can_show_any, missing, uses
from munera.games.colosseum.data import JOKER, KINDS, MARKETS, MINIMUM_BID, PROGRAMS, ROUNDS
from munera.games.colosseum.goods import transfer
from munera.games.colosseum.phases import acquire, ceremony, invest, produce
from munera.games.colosseum.stars import award_stars
from munera.games.colosseum.state import (
    ACQUIRE,
    BID,
    BIDDER,
    CEREMONY,
    FIRST_MARKET,
    GONE,
    HELD,
    INVEST,
    MARKET,
    MEDAL,
    NONE,
    PHASE,
    PRODUCE,
    PROGRAM,
    ROUND,
    SETUP,
    SHOWN,
    SHOWN_JOKERS,
    STAGE,
    Table,
)
from munera.games.colosseum.valuation.position import position

NOTHING: Final = -1_000_000  # less than any position is worth


def worth(s: Table, seat: i64) -> i64:
    """A rough value of the position to a seat, in hundredths of a spectator."""
    phase = s.cells[PHASE]
    stage = s.cells[STAGE]
    is_current = phase != SETUP and s.current() == seat
    if phase == INVEST:
        if is_current and stage != invest.MAY_PAY_FOR_SECOND:
            return _best_investment(s, seat)
    elif phase == ACQUIRE:
        if is_current and stage == acquire.INITIATE:
            return _best_opening(s, seat)
        if is_current and stage == acquire.OPENING:
            return position(_with_market(s, seat, s.cells[MARKET], MINIMUM_BID), seat)
        if stage == acquire.RAISING and s.cells[BIDDER] == seat:
            return position(_with_market(s, seat, s.cells[MARKET], s.cells[BID]), seat)
    elif phase == PRODUCE:
        if is_current and can_show_any(s, seat):
            return _best_show(s, seat)
    elif phase == CEREMONY and is_current and stage == ceremony.CLEAN_UP:
        return _best_discard(s, seat)
    return position(s, seat)


def standing(s: Table, seat: i64) -> i64:
    """The same with nothing but what is certain carried out: the highest bid, a show that must be given.

    To compare seats with each other, none may be credited with a decision that is still to be made.
    """
    phase = s.cells[PHASE]
    stage = s.cells[STAGE]
    if phase == ACQUIRE and stage == acquire.RAISING and s.cells[BIDDER] == seat:
        return position(_with_market(s, seat, s.cells[MARKET], s.cells[BID]), seat)
    if phase == PRODUCE and stage > produce.BEGINNING and s.current() == seat:
        return _best_show(s, seat)
    return position(s, seat)


def _best_investment(s: Table, seat: i64) -> i64:
    best: i64 = NOTHING
    options = invest.legal(s, vec[i64](capacity=32))
    for i in range(len(options)):
        t = Table(s.cells[:])
        invest.apply(t, options[i])
        best = _greater(best, position(t, seat))
    return best


def _best_opening(s: Table, seat: i64) -> i64:
    """To initiate no more, or to win one of the markets as cheaply as possible."""
    t = Table(s.cells[:])
    t.cells[STAGE] = acquire.REFILL
    best = position(t, seat)
    if acquire.can_initiate(s, seat):
        for market in range(MARKETS):
            if s.cells[HELD + FIRST_MARKET + market] > 0:
                best = _greater(best, position(_with_market(s, seat, market, MINIMUM_BID), seat))
    return best


def _with_market(s: Table, seat: i64, market: i64, price: i64) -> Table:
    """This market won at this price."""
    t = Table(s.cells[:])
    acquire.take_market(t, seat, market, price)
    return t


def _best_show(s: Table, seat: i64) -> i64:
    """Of all that can be shown, or the one that was chosen."""
    best: i64 = NOTHING
    chosen = s.cells[PROGRAM]
    for program in range(PROGRAMS):
        if program == chosen or (chosen == NONE and can_show(s, seat, program)):
            best = _greater(best, position(_with_show(s, seat, program), seat))
    return best


def _with_show(s: Table, seat: i64, program: i64) -> Table:
    """This program shown: with all jokers that help, unless so many were chosen; in the last round with all medals."""
    t = Table(s.cells[:])
    jokers = s.cells[SHOWN_JOKERS + seat]
    if s.cells[STAGE] <= produce.JOKERS:
        lacking = missing(s, seat, program)
        held = s.tokens(seat, JOKER)
        jokers = held if held < lacking else lacking
    medals = s.cells[MEDAL + seat] if s.cells[ROUND] == ROUNDS else 0
    produce.perform(t, seat, program, jokers, medals)
    return t


def _best_discard(s: Table, seat: i64) -> i64:
    """One token used in the show must go."""
    best: i64 = NOTHING
    for kind in range(KINDS):
        if uses(s, seat, s.cells[SHOWN + seat], kind) > 0 or (kind == JOKER and s.cells[SHOWN_JOKERS + seat] > 0):
            t = Table(s.cells[:])
            transfer(t, kind, 1, seat, GONE)
            award_stars(t)
            best = _greater(best, position(t, seat))
    return best


def _greater(a: i64, b: i64) -> i64:
    return a if a > b else b
