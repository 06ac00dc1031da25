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
    SEAT,
    STAGE,
    TOKENS,
    TURN,
    Table,
)

INITIATE: Final[i64] = 0  # the initiator chooses a market, or passes
OPENING: Final[i64] = 1  # ... and names the first bid
RAISING: Final[i64] = 2
REFILL: Final[i64] = 3  # the initiator is done


def enter(s: Table) -> None:
    _lift_bars(s)


def settle(s: Table) -> bool:
    """Whether somebody has a bid to decide on, or chance a token to draw."""
    cells = s.cells
    while cells[TURN] < cells[PLAYERS]:
        stage = cells[STAGE]
        initiator = cells[SEAT]
        if stage == INITIATE:
            if cells[BARRED + initiator]:
                s.next_turn()  # has won: initiates no more (C4.3)
            elif can_initiate(s, initiator) or s.has_purse(initiator):
                cells[ACTOR] = initiator
                return True
            else:
                cells[STAGE] = REFILL
        elif stage == OPENING:
            cells[ACTOR] = initiator
            return True
        elif stage == RAISING:
            if _next_bidder(s):
                return True
            _award(s)
        else:
            if market_to_fill(s) != NONE:
                cells[ACTOR] = CHANCE
                return True
            _next_initiator(s)
    return False


def legal(s: Table, out: vec[i64]) -> vec[i64]:
    cells = s.cells
    stage = cells[STAGE]
    seat = cells[ACTOR]
    if stage == REFILL:
        return draws(s, out)
    if stage == INITIATE:
        out = append(out, PASS)
        if can_initiate(s, seat):
            for market in range(MARKETS):
                if cells[HELD + FIRST_MARKET + market] > 0:
                    out = append(out, AUCTION + market)
        return out
    lowest = MINIMUM_BID
    highest = most_payable(s, seat)
    if stage == RAISING:
        out = append(out, PASS)
        lowest = cells[BID] + 1
    elif is_alone(s, seat):
        highest = MINIMUM_BID  # C4.7
    for amount in range(lowest, highest + 1):
        out = append(out, RAISE - 1 + amount)
    return out


def weights(s: Table, out: vec[i64]) -> vec[i64]:
    return draw_weights(s, out)


def apply(s: Table, action: i64) -> None:
    cells = s.cells
    seat = cells[ACTOR]
    if action >= DRAW:
        transfer(s, action - DRAW, 1, pile(s), market_to_fill(s))
    elif action == PASS:
        if cells[STAGE] == INITIATE:
            cells[STAGE] = REFILL  # C4.6
        else:
            cells[IN_AUCTION + seat] = 0
    elif action < RAISE:
        cells[MARKET] = action - AUCTION
        for bidder in range(cells[PLAYERS]):
            cells[IN_AUCTION + bidder] = 1 - cells[BARRED + bidder]
        cells[STAGE] = OPENING
    else:
        cells[BID] = action - RAISE + 1
        cells[BIDDER] = seat
        cells[ASKED] = s.after(seat)
        cells[STAGE] = RAISING


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
    cells = s.cells
    while cells[ASKED] != cells[BIDDER]:
        seat = cells[ASKED]
        if cells[IN_AUCTION + seat]:
            if most_payable(s, seat) > cells[BID] or s.has_purse(seat):
                cells[ACTOR] = seat
                return True
            cells[IN_AUCTION + seat] = 0
        cells[ASKED] = s.after(seat)
    return False


def take_market(s: Table, seat: i64, number: i64, price: i64) -> None:
    """Pays for a market and takes its tokens; Emperor tokens become medals (C4.3, C4.9)."""
    market = FIRST_MARKET + number
    pay(s, price, seat, BANK)
    for kind in range(KINDS):
        count = s.cells[TOKENS + market * KINDS + kind]
        if count == 0:
            continue
        if kind == EMPEROR_TOKEN:
            transfer(s, kind, count, market, GONE)
            for _ in range(count):
                earn_medal(s, seat)
        else:
            transfer(s, kind, count, market, seat)
    award_stars(s)
    s.cells[BARRED + seat] = 1


def _award(s: Table) -> None:
    """The highest bidder has won."""
    cells = s.cells
    winner = cells[BIDDER]
    take_market(s, winner, cells[MARKET], cells[BID])
    cells[STAGE] = REFILL if winner == cells[SEAT] else INITIATE  # C4.4, C4.5
    cells[MARKET] = NONE
    cells[BID] = 0
    cells[BIDDER] = NONE
    cells[ASKED] = NONE
    for seat in range(MOST_SEATS):
        cells[IN_AUCTION + seat] = 0


def _next_initiator(s: Table) -> None:
    s.next_turn()
    s.cells[STAGE] = INITIATE
    if s.cells[BARS_LAST_AN_INITIATOR]:
        _lift_bars(s)


def _lift_bars(s: Table) -> None:
    for seat in range(MOST_SEATS):
        s.cells[BARRED + seat] = 0
