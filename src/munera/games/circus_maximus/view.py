"""All that anybody may see, as plain data: everything but the order of the piles, which no one knows.

Seats count from 0. A list of cards names each card, so that two equal ones are two entries.
"""

from typing import Any, Final

from mypy_extensions import i64

from munera.core.game import CHANCE, NOBODY
from munera.games.circus_maximus.actions import BLOCKS
from munera.games.circus_maximus.cards import favour, ticket, visitor
from munera.games.circus_maximus.data import (
    BRIBED,
    BUYER_COINS,
    BUYERS,
    CAESAR,
    CAESAR_CARDS_OF_VARIANT,
    CATEGORIES,
    CATEGORY_COINS,
    CATEGORY_NAMES,
    DAYS,
    FAVOUR_COINS,
    FAVOUR_KINDS,
    FAVOUR_NAMES,
    GOODS_COINS,
    LEGIONNAIRE,
    MOST_SEATS,
    RANKS,
    TICKET_KINDS,
    TRADER_COINS,
    VENUE_NAMES,
    VENUES,
    VISITOR_KINDS,
    VISITOR_NAMES,
)
from munera.games.circus_maximus.outlook import most_sales, pays, queue_lots, reach
from munera.games.circus_maximus.phases.scoring import sale_coins
from munera.games.circus_maximus.queues import length, owner, printed_rank, trader_at
from munera.games.circus_maximus.state import (
    ACTOR,
    CAESAR_CARDS,
    DAY,
    DONE,
    EVENT,
    EVENTS,
    FROM_FAVOURS,
    FROM_SALES,
    FROM_TRADERS,
    HAND,
    HELD,
    NONE,
    OVER,
    PASSED,
    PHASE,
    PILE,
    PLACE,
    PLACE_VISITOR,
    PLAYERS,
    QUEUES,
    RANK,
    SALE,
    SALE_VENUE,
    SALES,
    SELLER,
    SERVE,
    SERVED,
    SHOWN,
    STAGE,
    START_CARD,
    START_PLAYER,
    TURN,
    VENUE,
    Table,
)

PHASE_NAMES: Final = ("favours", "tickets", "events", "scoring", "over")
QUEUE_NAMES: Final = ("villa", "forum", *VENUE_NAMES)
TICKET_NAMES: Final = tuple(f"{venue} {category}" for venue in VENUE_NAMES for category in CATEGORY_NAMES)


def view(s: Table, seat: int | None) -> dict[str, Any]:
    actor = int(s.cells[ACTOR])
    return {
        "game": "circus_maximus",
        "players": int(s.cells[PLAYERS]),
        "variants": [name for name, cards in CAESAR_CARDS_OF_VARIANT.items() if cards == s.cells[CAESAR_CARDS]],
        "you": seat,
        "day": int(s.cells[DAY]),
        "days": DAYS,
        "phase": PHASE_NAMES[s.cells[PHASE]],
        "stage": _stage(s),
        "actor": actor if actor >= 0 else None,
        "chance": actor == CHANCE,
        "over": actor == NOBODY,
        "winners": s.winners(),
        "scores": s.scores(),
        "start_player": None if s.cells[START_PLAYER] == NONE else int(s.cells[START_PLAYER]),
        "start_card_at_villa": s.cells[START_CARD] > 0,
        "turn": None if s.cells[TURN] == NONE else int(s.cells[TURN]),
        "queues": {QUEUE_NAMES[queue]: _queue(s, queue) for queue in range(QUEUES)},
        "reach": {QUEUE_NAMES[queue]: reach(s, queue) for queue in range(QUEUES)},
        "served": _served(s),
        "favours": _favours(s, SHOWN),
        "tickets": _tickets(s, SHOWN),
        "venues": [_venue(s, venue) for venue in range(VENUES)],
        "extra_visitor": _extra_visitor(s),
        "seats": [_seat(s, other) for other in range(s.cells[PLAYERS])],
        "piles": {
            "favours": _pile(s, favour(PILE, 0), FAVOUR_NAMES),
            "tickets": _pile(s, ticket(PILE, 0), TICKET_NAMES),
            "visitors": _pile(s, visitor(PILE, 0), VISITOR_NAMES),
        },
        "favours_gone": _favours(s, DONE),
        "legal": _legal(s) if seat is not None and seat == actor else [],
    }


def _stage(s: Table) -> str:
    if s.cells[ACTOR] == CHANCE:
        return "draw"
    if s.cells[PHASE] == OVER:
        return "over"
    if s.cells[STAGE] == PLACE_VISITOR:
        return "place visitor"
    return "serve" if s.cells[STAGE] == SERVE else "queue"


def _legal(s: Table) -> list[dict[str, Any]]:
    return [
        {"action": int(action), "words": BLOCKS.words(int(action)), "block": BLOCKS.block_of(int(action)).name}
        for action in s.legal()
    ]


def _queue(s: Table, queue: i64) -> list[dict[str, Any]]:
    traders = [trader_at(s, queue, index) for index in range(length(s, queue))]
    lots = queue_lots(s, queue)
    return [
        {
            "owner": int(owner(trader)),
            "rank": int(printed_rank(trader)),
            "effective_rank": int(s.cells[RANK + trader]),
            "turn": lot.turn,
            "lacks": lot.lacks,
        }
        for trader, lot in zip(traders, lots, strict=True)
    ]


def _served(s: Table) -> dict[str, Any] | None:
    """Which queue is served, and the place in it of the trader whose turn it is."""
    phase = s.cells[PHASE]
    if s.cells[STAGE] != SERVE or phase > EVENTS:
        return None
    queue = EVENTS + s.cells[VENUE] if phase == EVENTS else phase
    return {"queue": QUEUE_NAMES[queue], "index": int(s.cells[SERVED])}


def _venue(s: Table, venue: i64) -> dict[str, Any]:
    return {
        "name": VENUE_NAMES[venue],
        "event_coins": int(s.cells[EVENT + venue]),
        "visitors": _visitors(s, HELD + venue, s.cells[EVENT + venue]),
        "pays": pays(s, venue),
    }


def _extra_visitor(s: Table) -> str | None:
    """Who was drawn with the favour, and waits for a venue (M8.1)."""
    for kind in range(VISITOR_KINDS):
        if s.cells[visitor(SHOWN, kind)] > 0:
            return VISITOR_NAMES[kind]
    return None


def _seat(s: Table, seat: i64) -> dict[str, Any]:
    ranks = [rank for rank in range(1, RANKS + 1) if s.cells[PLACE + seat * RANKS + rank - 1] == HAND]
    sales = [number for number in range(s.cells[SALES]) if s.cells[SELLER + number] == seat]
    return {
        "passed": s.cells[PASSED + seat] > 0,
        "traders": [{"rank": rank, "coins": int(TRADER_COINS[rank])} for rank in ranks],
        "tickets": _tickets(s, HELD + seat),
        "sales": [_sale(s, number) for number in sales],
        "favours": _favours(s, HELD + seat),
        "hand_coins": sum(int(TRADER_COINS[rank]) for rank in ranks),
        "sold_coins": sum(int(sale_coins(s, number)) for number in sales),
        "most_sales": most_sales(s, seat),
        "coins": int(s.score(seat)),
        "days": [
            {
                "sales": int(s.cells[FROM_SALES + day * MOST_SEATS + seat]),
                "traders": int(s.cells[FROM_TRADERS + day * MOST_SEATS + seat]),
            }
            for day in range(DAYS)
        ],
        "favour_coins": int(s.cells[FROM_FAVOURS + seat]),
    }


def _sale(s: Table, number: i64) -> dict[str, Any]:
    """What was sold, a seat or a favour in its place (M9.2), and to whom."""
    goods = s.cells[SALE + number] // BUYERS
    buyer = s.cells[SALE + number] % BUYERS
    venue = s.cells[SALE_VENUE + number]
    return {
        "venue": VENUE_NAMES[venue],
        "category": CATEGORY_NAMES[goods] if goods < CATEGORIES else None,
        "favour": FAVOUR_NAMES[goods - CATEGORIES] if goods >= CATEGORIES else None,
        "coins": int(GOODS_COINS[goods]),
        "visitor": VISITOR_NAMES[LEGIONNAIRE if buyer == BRIBED else buyer],
        "bribed": buyer == BRIBED,
        "visitor_coins": int(BUYER_COINS[buyer]),
        "event_coins": int(s.cells[EVENT + venue]),
        "total": int(sale_coins(s, number)),
    }


def _pile(s: Table, first: i64, names: tuple[str, ...]) -> dict[str, Any]:
    """What is in a pile; only its order is unknown."""
    counts = [int(s.cells[first + kind]) for kind in range(len(names))]
    return {"count": sum(counts), "kinds": {name: count for name, count in zip(names, counts, strict=True) if count}}


def _favours(s: Table, place: i64) -> list[dict[str, Any]]:
    return [
        {"name": FAVOUR_NAMES[kind], "coins": int(FAVOUR_COINS[kind])}
        for kind in range(FAVOUR_KINDS)
        for _ in range(s.cells[favour(place, kind)])
    ]


def _tickets(s: Table, place: i64) -> list[dict[str, Any]]:
    return [
        {
            "venue": VENUE_NAMES[kind // CATEGORIES],
            "category": CATEGORY_NAMES[kind % CATEGORIES],
            "coins": int(CATEGORY_COINS[kind % CATEGORIES]),
        }
        for kind in range(TICKET_KINDS)
        for _ in range(s.cells[ticket(place, kind)])
    ]


def _visitors(s: Table, place: i64, event_coins: i64) -> list[dict[str, Any]]:
    """Caesar buys nothing and gets no event coin (M9.1)."""
    return [
        {
            "name": VISITOR_NAMES[kind],
            "coins": int(BUYER_COINS[kind]) if kind != CAESAR else 0,
            "event_coins": int(event_coins) if kind != CAESAR else 0,
        }
        for kind in range(VISITOR_KINDS)
        for _ in range(s.cells[visitor(place, kind)])
    ]
