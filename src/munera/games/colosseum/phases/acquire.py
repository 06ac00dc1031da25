"""C4, phase 2: auctions of the five markets."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from munera.core.game import CHANCE
from munera.games.colosseum.actions import AUCTION, DRAW, PASS, RAISE
from munera.games.colosseum.data import EMPEROR_TOKEN, KINDS, LARGEST_SUM, MARKET_SIZE, MARKETS, MINIMUM_BID, MOST_SEATS
from munera.games.colosseum.goods import draw_weights, draws, earn_medal, pay, pile, transfer
from munera.games.colosseum.stars import award_stars
from munera.games.colosseum.state import (
    ACTOR,
    ASKED,
    BANK,
    BARRED,
    BARS_LAST_AN_INITIATOR,
    BID,
    BIDDER,
    COINS,
    FIRST_MARKET,
    GONE,
    HELD,
    IN_AUCTION,
    MARKET,
    NONE,
    PLAYERS,
    STAGE,
    TOKENS,
    TURN,
    Table,
)

INITIATE: Final = 0  # the initiator chooses a market, or passes
OPENING: Final = 1  # ... and names the first bid
RAISING: Final = 2
REFILL: Final = 3  # the initiator is done


def enter(s: Table) -> None:
    _lift_bars(s)


def settle(s: Table) -> bool:
    """Whether somebody has a bid to decide on, or chance a token to draw."""
    while s.cells[TURN] < s.cells[PLAYERS]:
        stage = s.cells[STAGE]
        initiator = s.current()
        if stage == INITIATE:
            if s.cells[BARRED + initiator]:
                s.cells[TURN] += 1  # has won: initiates no more (C4.3)
            elif can_initiate(s, initiator) or s.has_purse(initiator):
                s.cells[ACTOR] = initiator
                return True
            else:
                s.cells[STAGE] = REFILL
        elif stage == OPENING:
            s.cells[ACTOR] = initiator
            return True
        elif stage == RAISING:
            if _next_bidder(s):
                return True
            _award(s)
        else:
            if market_to_fill(s) != NONE:
                s.cells[ACTOR] = CHANCE
                return True
            _next_initiator(s)
    return False


def legal(s: Table, out: vec[i64]) -> vec[i64]:
    stage = s.cells[STAGE]
    seat = s.cells[ACTOR]
    if stage == REFILL:
        return draws(s, out)
    if stage == INITIATE:
        out = append(out, PASS)
        if can_initiate(s, seat):
            for market in range(MARKETS):
                if s.cells[HELD + FIRST_MARKET + market] > 0:
                    out = append(out, AUCTION + market)
        return out
    lowest = MINIMUM_BID
    highest = most_payable(s, seat)
    if stage == RAISING:
        out = append(out, PASS)
        lowest = s.cells[BID] + 1
    elif is_alone(s, seat):
        highest = MINIMUM_BID  # C4.7
    for amount in range(lowest, highest + 1):
        out = append(out, RAISE - 1 + amount)
    return out


def weights(s: Table, out: vec[i64]) -> vec[i64]:
    return draw_weights(s, out)


def apply(s: Table, action: i64) -> None:
    seat = s.cells[ACTOR]
    if action >= DRAW:
        transfer(s, action - DRAW, 1, pile(s), market_to_fill(s))
    elif action == PASS:
        if s.cells[STAGE] == INITIATE:
            s.cells[STAGE] = REFILL  # C4.6
        else:
            s.cells[IN_AUCTION + seat] = 0
    elif action < RAISE:
        s.cells[MARKET] = action - AUCTION
        for bidder in range(s.cells[PLAYERS]):
            s.cells[IN_AUCTION + bidder] = 1 - s.cells[BARRED + bidder]
        s.cells[STAGE] = OPENING
    else:
        s.cells[BID] = action - RAISE + 1
        s.cells[BIDDER] = seat
        s.cells[ASKED] = s.after(seat)
        s.cells[STAGE] = RAISING


def most_payable(s: Table, seat: i64) -> i64:
    coins = s.cells[COINS + seat]
    return coins if coins < LARGEST_SUM else LARGEST_SUM


def can_initiate(s: Table, seat: i64) -> bool:
    """C4.1"""
    if s.cells[COINS + seat] < MINIMUM_BID:
        return False
    for market in range(MARKETS):
        if s.cells[HELD + FIRST_MARKET + market] > 0:
            return True
    return False


def is_alone(s: Table, seat: i64) -> bool:
    """Whether all others have won (C4.7)."""
    for other in range(s.cells[PLAYERS]):
        if other != seat and not s.cells[BARRED + other]:
            return False
    return True


def market_to_fill(s: Table) -> i64:
    """The place of the first market with room, if tokens are left (C4.8).

    A market that has been won is empty; one that is neither empty nor full is just being filled, or the last there was.
    """
    if s.cells[HELD + pile(s)] > 0:
        for market in range(FIRST_MARKET, FIRST_MARKET + MARKETS):
            if s.cells[HELD + market] < MARKET_SIZE:
                return market
    return NONE


def _next_bidder(s: Table) -> bool:
    """Finds who is asked next; who cannot raise drops out by themself, unless a purse might help (C4.2)."""
    while s.cells[ASKED] != s.cells[BIDDER]:
        seat = s.cells[ASKED]
        if s.cells[IN_AUCTION + seat]:
            if most_payable(s, seat) > s.cells[BID] or s.has_purse(seat):
                s.cells[ACTOR] = seat
                return True
            s.cells[IN_AUCTION + seat] = 0
        s.cells[ASKED] = s.after(seat)
    return False


def _award(s: Table) -> None:
    """The highest bidder pays and takes the market (C4.3)."""
    winner = s.cells[BIDDER]
    market = FIRST_MARKET + s.cells[MARKET]
    pay(s, s.cells[BID], winner, BANK)
    for kind in range(KINDS):
        count = s.cells[TOKENS + market * KINDS + kind]
        if count == 0:
            continue
        if kind == EMPEROR_TOKEN:  # C4.9
            transfer(s, kind, count, market, GONE)
            for _ in range(count):
                earn_medal(s, winner)
        else:
            transfer(s, kind, count, market, winner)
    award_stars(s)
    s.cells[BARRED + winner] = 1
    s.cells[STAGE] = REFILL if winner == s.current() else INITIATE  # C4.4, C4.5
    s.cells[MARKET] = NONE
    s.cells[BID] = 0
    s.cells[BIDDER] = NONE
    s.cells[ASKED] = NONE
    for seat in range(MOST_SEATS):
        s.cells[IN_AUCTION + seat] = 0


def _next_initiator(s: Table) -> None:
    s.cells[TURN] += 1
    s.cells[STAGE] = INITIATE
    if s.cells[BARS_LAST_AN_INITIATOR]:
        _lift_bars(s)


def _lift_bars(s: Table) -> None:
    for seat in range(MOST_SEATS):
        s.cells[BARRED + seat] = 0
