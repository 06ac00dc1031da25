"""Every action of Circus Maximus, as integers in named blocks, with its words."""

from typing import Final

from mypy_extensions import i64

from munera.core.blocks import Blocks
from munera.games.circus_maximus.data import (
    BUYER_NAMES,
    CATEGORIES,
    CATEGORY_NAMES,
    FAVOUR_NAMES,
    GOODS_NAMES,
    MOST_SEATS,
    RANKS,
    VENUE_NAMES,
    VISITOR_NAMES,
)

BLOCKS: Final = Blocks()


def _block(name: str, words: list[str]) -> int:
    return BLOCKS.add(name, [text.replace("_", " ") for text in words])


_ranks = [str(rank) for rank in range(1, RANKS + 1)]
_tickets = [f"{venue} {category}" for venue in VENUE_NAMES for category in CATEGORY_NAMES]
_places = [f"{how} at {venue}" for venue in VENUE_NAMES for how in [*_ranks, "1 as 8"]]

# Ways to play a trader: each rank as it is, and rank 1 as rank 8 (M8.7)
WAYS: Final = 9
ONE_AS_EIGHT: Final = 8

PASS: Final[i64] = _block("pass", ["pass"])
DECLINE: Final[i64] = _block("sell nothing", ["decline"])

# Favours that stand alone (M8)
USE_EXTRA_VISITOR: Final[i64] = _block("use extra visitor", ["use extra_visitor"])
USE_NEW_TICKET: Final[i64] = _block("use new ticket", ["use new_ticket"])
USE_SECOND_TRADER: Final[i64] = _block("use second trader", ["use second_trader"])
USE_DOUBLE_PURCHASE: Final[i64] = _block("use double purchase", ["use double_purchase"])
USE_DOUBLE_SALE: Final[i64] = _block("use double sale", ["use double_sale"])
PUSH: Final[i64] = _block("push a trader ahead", [f"push {rank}" for rank in _ranks])
PLACE_AT: Final[i64] = _block("place the extra visitor", [f"place at {venue}" for venue in VENUE_NAMES])

# Traders (M3.1, M8.4): to the queue of phase I or II, then, the next WAYS * VENUES actions, to a venue
PLAY: Final[i64] = _block("play a trader", [f"play {how}" for how in [*_ranks, "1 as 8"]])
PLAY_AT: Final[i64] = _block("play a trader at a venue", [f"play {how}" for how in _places])
RECALL: Final[i64] = _block("recall a trader", [f"recall {how}" for how in [*_ranks, "1 as 8"]])
RECALL_AT: Final[i64] = _block("recall a trader to a venue", [f"recall {how}" for how in _places])

# Served (M4 to M6)
TAKE_START_CARD: Final[i64] = _block("take the start-player card", ["take start player"])
TAKE_FAVOUR: Final[i64] = _block("take a favour", [f"take {favour}" for favour in FAVOUR_NAMES])
TAKE_TICKET: Final[i64] = _block("take a ticket", [f"take {ticket}" for ticket in _tickets])
SELL: Final[i64] = _block(
    "sell a ticket", [f"sell {goods} to {buyer}" for goods in GOODS_NAMES[:CATEGORIES] for buyer in BUYER_NAMES]
)
SELL_FAVOUR: Final[i64] = _block(
    "sell a favour", [f"sell {goods} to {buyer}" for goods in GOODS_NAMES[CATEGORIES:] for buyer in BUYER_NAMES]
)

# Chance
DRAW_START_PLAYER: Final[i64] = _block("draw the start player", [f"start {seat + 1}" for seat in range(MOST_SEATS)])
DRAW_FAVOUR: Final[i64] = _block("draw a favour", [f"draw favour {favour}" for favour in FAVOUR_NAMES])
DRAW_TICKET: Final[i64] = _block("draw a ticket", [f"draw ticket {ticket}" for ticket in _tickets])
DRAW_VISITOR: Final[i64] = _block("draw a visitor", [f"draw visitor {visitor}" for visitor in VISITOR_NAMES])
