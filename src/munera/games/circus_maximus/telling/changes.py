"""What differs between two tables, as named effects: cards, sales, coins, traders."""

from collections.abc import Iterator
from typing import Final

from munera.core.effect import Effect, Effects
from munera.games.circus_maximus.cards import favour, ticket, visitor
from munera.games.circus_maximus.data import (
    BUYER_COINS,
    BUYER_NAMES,
    BUYERS,
    CATEGORIES,
    CATEGORY_NAMES,
    FAVOUR_COINS,
    FAVOUR_KINDS,
    FAVOUR_NAMES,
    GOODS_COINS,
    GOODS_NAMES,
    RANKS,
    TICKET_KINDS,
    TRADER_COINS,
    VENUE_NAMES,
    VENUES,
    VISITOR_KINDS,
    VISITOR_NAMES,
)
from munera.games.circus_maximus.phases.scoring import hand_coins, sale_coins
from munera.games.circus_maximus.state import (
    DONE,
    EVENT,
    HAND,
    HELD,
    IN_HAND,
    PLACE,
    PLAYERS,
    SALE,
    SALE_VENUE,
    SALES,
    SELLER,
    SHOWN,
    START_PLAYER,
    Table,
)

# `rank` is the printed one; a `turn` of 0 is that of a trader for whom nothing will be left.
EFFECTS: Final = Effects(
    {
        "coins": ("seat", "before", "after"),
        "favours": ("seat", "favour", "before", "after", "coins"),
        "favour_gone": ("favour", "count"),
        "tickets": ("seat", "venue", "category", "before", "after"),
        "visitors": ("venue", "visitor", "before", "after"),
        "sale": ("seat", "venue", "goods", "buyer", "goods_coins", "buyer_coins", "event_coins", "total"),
        "start_player": ("seat",),
        "trader_played": ("seat", "rank", "coins"),
        "trader_recalled": ("seat", "rank", "queue"),
        "hand": ("seat", "traders_before", "traders_after", "coins_before", "coins_after"),
        "rank": ("seat", "rank", "queue", "before", "after"),
        "queue_place": ("queue", "place", "seat", "rank", "effective_rank", "turn"),
        "served_next": ("queue", "seat", "rank"),
    }
)
_make = EFFECTS.make


def changes(before: Table, after: Table) -> Iterator[Effect]:
    """Everything that differs, but for the queues."""
    old, new = list(before.cells), list(after.cells)
    yield from _cards(old, new)
    for number in range(old[SALES], new[SALES]):
        yield _sale(after, number)
    if old[START_PLAYER] != new[START_PLAYER]:
        yield _make("start_player", new[START_PLAYER])
    for seat, (had, has) in enumerate(zip(before.scores(), after.scores(), strict=True)):
        if had != has:
            yield _make("coins", seat, had, has)


def _cards(old: list[int], new: list[int]) -> Iterator[Effect]:
    for kind in range(FAVOUR_KINDS):
        taken = 0
        for seat in range(old[PLAYERS]):
            cell = favour(HELD + seat, kind)
            if old[cell] != new[cell]:
                coins = int(FAVOUR_COINS[kind])
                yield _make("favours", seat, FAVOUR_NAMES[kind], old[cell], new[cell], coins)
                taken += max(new[cell] - old[cell], 0)
        left = old[favour(SHOWN, kind)] - new[favour(SHOWN, kind)] - taken
        if left > 0 and new[favour(DONE, kind)] > old[favour(DONE, kind)]:
            yield _make("favour_gone", FAVOUR_NAMES[kind], left)
    for seat in range(old[PLAYERS]):
        for kind in range(TICKET_KINDS):
            cell = ticket(HELD + seat, kind)
            if old[cell] != new[cell]:
                venue, category = VENUE_NAMES[kind // CATEGORIES], CATEGORY_NAMES[kind % CATEGORIES]
                yield _make("tickets", seat, venue, category, old[cell], new[cell])
    for venue_number in range(VENUES):
        for kind in range(VISITOR_KINDS):
            cell = visitor(HELD + venue_number, kind)
            if old[cell] != new[cell]:
                yield _make("visitors", VENUE_NAMES[venue_number], VISITOR_NAMES[kind], old[cell], new[cell])


def _sale(s: Table, number: int) -> Effect:
    """A sold ticket, or the favour in its place, with all that it brings (M7.1)."""
    goods, buyer = int(s.cells[SALE + number]) // BUYERS, int(s.cells[SALE + number]) % BUYERS
    venue = int(s.cells[SALE_VENUE + number])
    return _make(
        "sale",
        int(s.cells[SELLER + number]),
        VENUE_NAMES[venue],
        GOODS_NAMES[goods],
        BUYER_NAMES[buyer].replace(" ", "_"),
        int(GOODS_COINS[goods]),
        int(BUYER_COINS[buyer]),
        int(s.cells[EVENT + venue]),
        int(sale_coins(s, number)),
    )


def hand(before: Table, after: Table, seat: int) -> Iterator[Effect]:
    """The traders that left the hand, and what those still there bring if they are not played (M7.2)."""
    first = PLACE + seat * RANKS
    for rank in range(1, RANKS + 1):
        if before.cells[first + rank - 1] == HAND and after.cells[first + rank - 1] != HAND:
            yield _make("trader_played", seat, rank, int(TRADER_COINS[rank]))
    traders = int(before.cells[IN_HAND + seat]), int(after.cells[IN_HAND + seat])
    yield _make("hand", seat, *traders, int(hand_coins(before, seat)), int(hand_coins(after, seat)))
