"""Deals worth proposing: one token for one, or one for coins, when both sides gain by the same rough values."""

from typing import Final

from mypy_extensions import i64

from munera.games.colosseum.data import KINDS
from munera.games.colosseum.goods import pay, transfer
from munera.games.colosseum.phases.trade import COUNTER_OFFER, DRAFT, OFFER
from munera.games.colosseum.stars import award_stars
from munera.games.colosseum.state import (
    ASKED,
    COINS,
    DEAL,
    DEAL_COINS,
    NONE,
    OFFERS,
    PLAYERS,
    STAGE,
    Table,
)
from munera.games.colosseum.valuation.plans import goods, position, purse

OWN_GAIN: Final = 60  # what a deal must bring, in hundredths of a spectator
THEIR_GAIN: Final = 30
FRUITLESS: Final = 500  # held against a draft that comes to nothing


def deal_worth(s: Table, seat: i64, deal: i64) -> i64:
    """An offer of this seat, or the draft of one: half of what the best deal it can become would gain."""
    partner = s.current() if deal == COUNTER_OFFER else s.cells[ASKED]
    gain: i64 = 0
    if partner != NONE and not _is_tiresome(s, seat, partner, deal):
        gain = _best_gain(s, seat, partner, deal)
    return position(s, seat) + (gain // 2 if gain >= OWN_GAIN else -FRUITLESS)


def _is_tiresome(s: Table, seat: i64, partner: i64, deal: i64) -> bool:
    """Clockwise, one offer each, lest the same is asked again and again."""
    players = s.cells[PLAYERS]
    return deal == OFFER and s.cells[STAGE] == DRAFT and (partner - seat + players) % players <= s.cells[OFFERS]


def _best_gain(s: Table, seat: i64, partner: i64, deal: i64) -> i64:
    given: i64 = NONE
    wanted: i64 = NONE
    for kind in range(KINDS):
        count = s.cells[DEAL + deal * KINDS + kind]
        if count > 0:
            if count > 1 or given != NONE:
                return 0
            given = kind
        elif count < 0:
            if count < -1 or wanted != NONE:
                return 0
            wanted = kind
    coins = s.cells[DEAL_COINS + deal]
    if coins != 0 or (given != NONE and wanted != NONE):
        return _gain(s, seat, partner, given, wanted, coins, OWN_GAIN)
    best: i64 = 0
    if given == NONE:
        for kind in range(KINDS):
            if s.tokens(partner, kind) > 0 and (wanted == NONE or wanted == kind):
                gain = _purchase(s, seat, partner, kind)
                best = gain if gain > best else best
    if wanted == NONE:
        for kind in range(KINDS):
            if s.tokens(seat, kind) > 0 and (given == NONE or given == kind):
                gain = _sale_or_swap(s, seat, partner, kind)
                best = gain if gain > best else best
    return best


def _gain(s: Table, seat: i64, partner: i64, given: i64, wanted: i64, coins: i64, at_least: i64) -> i64:
    """What this deal would gain; nothing if it is too little, or if the other side would not gain too."""
    t = _traded(s, seat, partner, given, wanted)
    pay(t, coins, seat, partner)
    gain = position(t, seat) - position(s, seat)
    if gain < at_least or position(t, partner) - position(s, partner) < THEIR_GAIN:
        return 0
    return gain


def _purchase(s: Table, seat: i64, partner: i64, kind: i64) -> i64:
    """What buying this token gains, at the lowest price its owner would take."""
    t = _traded(s, seat, partner, NONE, kind)
    gained = goods(t, seat) - goods(s, seat)
    if gained < OWN_GAIN:
        return 0
    my_coins = s.cells[COINS + seat]
    their_coins = s.cells[COINS + partner]
    their_price = goods(s, partner) - goods(t, partner) + THEIR_GAIN + purse(s, partner, their_coins)
    for price in range(1, my_coins + 1):
        if purse(s, partner, their_coins + price) >= their_price:
            return gained + purse(s, seat, my_coins - price) - purse(s, seat, my_coins)
    return 0


def _sale_or_swap(s: Table, seat: i64, partner: i64, kind: i64) -> i64:
    """What giving this token gains, for the most coins or the best token the other would give."""
    t = _traded(s, seat, partner, kind, NONE)
    gained = goods(t, partner) - goods(s, partner)
    if gained < THEIR_GAIN:
        return 0
    my_coins = s.cells[COINS + seat]
    their_coins = s.cells[COINS + partner]
    their_limit = purse(s, partner, their_coins) + THEIR_GAIN - gained
    price: i64 = 0
    while price < their_coins and purse(s, partner, their_coins - price - 1) >= their_limit:
        price += 1
    best: i64 = OWN_GAIN - 1
    if price > 0:
        gain = purse(s, seat, my_coins + price) - purse(s, seat, my_coins) + goods(t, seat) - goods(s, seat)
        best = gain if gain > best else best
    for wanted in range(KINDS):
        if wanted != kind and s.tokens(partner, wanted) > 0:
            gain = _gain(s, seat, partner, kind, wanted, 0, best)
            best = gain if gain > best else best
    return best


def _traded(s: Table, seat: i64, partner: i64, given: i64, wanted: i64) -> Table:
    """A table on which one token, or one each way, has changed hands."""
    t = Table(s.cells[:])
    if given != NONE:
        transfer(t, given, 1, seat, partner)
    if wanted != NONE:
        transfer(t, wanted, 1, partner, seat)
    award_stars(t)
    return t
