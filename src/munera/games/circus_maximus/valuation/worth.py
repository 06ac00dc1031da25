"""A rough value of a position, in hundredths of a coin, for opponents that look one action ahead.

It plays the queues of the present phase to their end as if nobody joined them any more and all took what pays most.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from munera.games.circus_maximus.cards import favour, favours_at, ticket, visitor
from munera.games.circus_maximus.data import (
    BUYER_COINS,
    CAESAR,
    CATEGORIES,
    CATEGORY_COINS,
    DAYS,
    FAVOUR_COINS,
    FAVOUR_KINDS,
    FAVOUR_NAMES,
    MOST_SEATS,
    RANKS,
    TICKET_KINDS,
    TRADER_COINS,
    VENUES,
)
from munera.games.circus_maximus.phases.scoring import sale_coins
from munera.games.circus_maximus.queues import length, owner, trader_at
from munera.games.circus_maximus.state import (
    DAY,
    DUE,
    EVENT,
    EVENTS,
    EXTRA_VISITOR_DUE,
    FORUM,
    HAND,
    HELD,
    IN_HAND,
    NEW_TICKET_DUE,
    OVER,
    PHASE,
    PLACE,
    SALES,
    SCORING,
    SELLER,
    SERVE,
    SERVED,
    SHOWN,
    STAGE,
    START_CARD,
    START_PLAYER,
    STILL,
    TURN,
    VENUE,
    VILLA,
    Table,
)

COIN: Final = 100
NEXT_FAVOUR: Final = 230  # what a place in the villa's queue brings, less the farther behind
FARTHER: Final = 10
STARTING: Final = 60  # to be start player
RESERVE: Final = 15  # for each rank of a trader that later phases may need
HOPED: Final = 350  # a ticket still to be drawn
WELCOME: Final = 230  # a visitor still to be drawn
UNATTENDED: Final = 35  # what a ticket is worth, in hundredths, that no trader is there to sell yet

# What a favour may bring beyond its coins while it can still be used
_USES: Final[dict[str, int]] = {
    "extra_visitor": 20,
    "push_ahead": 10,
    "double_sale": 40,
    "recall_trader": 20,
    "bribe_legionnaire": 80,
    "new_ticket": 100,
    "rank_one_is_eight": 30,
    "double_purchase": 60,
    "second_trader": 5,
}
USE: Final = vec[i64]([_USES[name] for name in FAVOUR_NAMES])


def worth(s: Table, seat: i64) -> i64:
    value = COIN * s.score(seat)
    phase = s.cells[PHASE]
    if phase == OVER:
        return value
    value += _favours(s, seat)
    if phase == SCORING:
        return value
    for number in range(s.cells[SALES]):
        if s.cells[SELLER + number] == seat:
            value += COIN * sale_coins(s, number)
    value += _hand(s, seat)
    if s.cells[START_PLAYER] == seat and not s.cells[START_CARD]:
        value += STARTING
    if phase == VILLA:
        return value + _at_villa(s, seat)
    if phase == FORUM:
        return value + _at_forum(s, seat)
    for venue in range(s.cells[VENUE], VENUES):
        value += _at_venue(s, seat, venue)
    return value


def _favours(s: Table, seat: i64) -> i64:
    value: i64 = 0
    last = s.cells[DAY] == DAYS and s.cells[PHASE] == EVENTS
    for kind in range(FAVOUR_KINDS):
        each = COIN * FAVOUR_COINS[kind]
        value += s.cells[favour(HELD + seat, kind)] * (each if last else each + USE[kind])
    if s.cells[DUE + EXTRA_VISITOR_DUE] and s.cells[TURN] == seat:
        value += WELCOME
    if s.cells[DUE + NEW_TICKET_DUE] and s.cells[TURN] == seat:
        value += HOPED
    return value


def _hand(s: Table, seat: i64) -> i64:
    """Unplayed traders: their coins, and while tickets can still be had their rank."""
    value: i64 = 0
    reserve: i64 = RESERVE if s.cells[PHASE] < EVENTS else 0
    for rank in range(1, RANKS + 1):
        if s.cells[PLACE + seat * RANKS + rank - 1] == HAND:
            value += COIN * TRADER_COINS[rank] + reserve * rank
    return value


def _at_villa(s: Table, seat: i64) -> i64:
    value: i64 = 0
    served = s.cells[SERVED]
    cards = favours_at(s, SHOWN) + s.cells[START_CARD]
    for index in range(served, length(s, VILLA)):
        if index - served < cards and owner(trader_at(s, VILLA, index)) == seat:
            value += NEXT_FAVOUR - FARTHER * (index - served)
    return value


def _at_forum(s: Table, seat: i64) -> i64:
    """Own tickets and those that the queue will bring, as far as there are traders left to sell them."""
    left = vec[i64](capacity=TICKET_KINDS)
    each = vec[i64](capacity=TICKET_KINDS)
    value: i64 = 0
    tickets: i64 = 0
    for kind in range(TICKET_KINDS):
        left = append(left, s.cells[ticket(SHOWN, kind)])
        each = append(each, _ticket_value(s, kind))
        tickets += s.cells[ticket(HELD + seat, kind)]
        value += s.cells[ticket(HELD + seat, kind)] * each[kind]
    takes = s.cells[STILL] if s.cells[STAGE] == SERVE and s.cells[STILL] > 0 else 1
    for index in range(s.cells[SERVED], length(s, FORUM)):
        for _ in range(takes):
            best = _best(left, each)
            if left[best] > 0:
                left[best] -= 1
                if owner(trader_at(s, FORUM, index)) == seat:
                    tickets += 1
                    value += each[best]
        takes = 1
    hand = s.cells[IN_HAND + seat]
    return value if tickets <= hand else value * hand // tickets


def _ticket_value(s: Table, kind: i64) -> i64:
    """A ticket and the average visitor who waits for it; little if nobody does."""
    venue = kind // CATEGORIES
    visitors: i64 = 0
    coins: i64 = 0
    for buyer in range(CAESAR):
        count = s.cells[visitor(HELD + venue, buyer)]
        visitors += count
        coins += count * (BUYER_COINS[buyer] + s.cells[EVENT + venue])
    if visitors == 0:
        return COIN * CATEGORY_COINS[kind % CATEGORIES] // 4
    return 3 * (COIN * CATEGORY_COINS[kind % CATEGORIES] + COIN * coins // visitors) // 4


def _at_venue(s: Table, seat: i64, venue: i64) -> i64:
    """The sales of those who stand there, each the dearest ticket to the dearest visitor."""
    visitors = vec[i64](capacity=CAESAR)
    for buyer in range(CAESAR):
        visitors = append(visitors, s.cells[visitor(HELD + venue, buyer)])
    tickets = vec[i64](capacity=MOST_SEATS * CATEGORIES)
    for place in range(HELD, HELD + MOST_SEATS):
        for category in range(CATEGORIES):
            tickets = append(tickets, s.cells[ticket(place, venue * CATEGORIES + category)])
    value: i64 = 0
    first: i64 = 0
    sells: i64 = 1
    if s.cells[STAGE] == SERVE and venue == s.cells[VENUE]:
        first = s.cells[SERVED]
        sells = s.cells[STILL] if s.cells[STILL] > 0 else 1
    for index in range(first, length(s, EVENTS + venue)):
        seller = owner(trader_at(s, EVENTS + venue, index))
        for _ in range(sells):
            coins = _sell_best(s, venue, visitors, tickets, seller)
            if seller == seat:
                value += COIN * coins
        sells = 1
    if s.cells[STAGE] != SERVE:
        for _ in range(s.cells[IN_HAND + seat]):
            value += UNATTENDED * _sell_best(s, venue, visitors, tickets, seat)
    return value


def _sell_best(s: Table, venue: i64, visitors: vec[i64], tickets: vec[i64], seller: i64) -> i64:
    """What a seller's dearest ticket brings from the dearest visitor; both are taken away."""
    buyer = _best(visitors, BUYER_COINS)
    if visitors[buyer] == 0:
        return 0
    for category in range(CATEGORIES - 1, -1, -1):
        if tickets[seller * CATEGORIES + category] > 0:
            tickets[seller * CATEGORIES + category] -= 1
            visitors[buyer] -= 1
            return CATEGORY_COINS[category] + BUYER_COINS[buyer] + s.cells[EVENT + venue]
    return 0


def _best(left: vec[i64], each: vec[i64]) -> i64:
    """The most valuable kind of those that are left."""
    best: i64 = 0
    for kind in range(len(left)):
        if left[kind] > 0 and (left[best] == 0 or each[kind] > each[best]):
            best = kind
    return best
