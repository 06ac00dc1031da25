"""The features of Circus Maximus, in their order; docs/envs/circus_maximus.md explains each."""

from typing import Final

from mypy_extensions import i64

from munera.envs.features import MOST_SEATS, SEATS, Features
from munera.games.circus_maximus.data import (
    DAYS,
    FAVOUR_NAMES,
    MOST_SALES,
    PLAYER_COUNTS,
    RANKS,
    TRADERS,
    VENUE_NAMES,
    VISITOR_NAMES,
)
from munera.games.circus_maximus.view import PHASE_NAMES, QUEUE_NAMES, TICKET_NAMES

VERSION: Final = 1
STAGE_NAMES: Final = ("queue", "place visitor", "serve", "draw", "over")
MOST_COINS: Final = 600  # more than anybody can earn: 45 sales of at most 11, three days of traders, all favours

FEATURES: Final = Features()
_add = FEATURES.add
_ranks = [str(rank) for rank in range(1, RANKS + 1)]
_days = [str(day) for day in range(1, DAYS + 1)]

# The game
SEAT: Final[i64] = _add("seat", [str(seat) for seat in range(MOST_SEATS)])
PLAYERS: Final[i64] = _add("players", [str(count) for count in PLAYER_COUNTS])
CAESAR_VARIANT: Final[i64] = _add("caesar_variant")
DAY: Final[i64] = _add("day", _days)
PHASE: Final[i64] = _add("phase", PHASE_NAMES)
STAGE: Final[i64] = _add("stage", STAGE_NAMES)
ACTOR: Final[i64] = _add("actor", SEATS)
TURN: Final[i64] = _add("turn", SEATS)
START_PLAYER: Final[i64] = _add("start_player", SEATS)
START_CARD: Final[i64] = _add("start_card_at_villa")

# Traders and queues
IN_HAND: Final[i64] = _add("in_hand", SEATS, _ranks)
QUEUED: Final[i64] = _add("place_in_queue", QUEUE_NAMES, SEATS, _ranks, high=TRADERS, scale=4)  # 1 is the front
EFFECTIVE_RANK: Final[i64] = _add("effective_rank", SEATS, _ranks, high=RANKS, scale=8)
SERVED_QUEUE: Final[i64] = _add("served_queue", QUEUE_NAMES)
SERVED_PLACE: Final[i64] = _add("served_place", high=TRADERS, scale=4)  # 1 is the front; 0 while nobody is served

# What lies face up
FAVOURS_SHOWN: Final[i64] = _add("favours_shown", FAVOUR_NAMES, high=2)
TICKETS_SHOWN: Final[i64] = _add("tickets_shown", TICKET_NAMES, high=2)
VISITORS: Final[i64] = _add("visitors", VENUE_NAMES, VISITOR_NAMES, high=3)
EVENT_COINS: Final[i64] = _add("event_coins", VENUE_NAMES, high=2)
EXTRA_VISITOR: Final[i64] = _add("extra_visitor", VISITOR_NAMES)

# The seats
PASSED: Final[i64] = _add("passed", SEATS)
TICKETS: Final[i64] = _add("tickets", SEATS, TICKET_NAMES, high=2)
FAVOURS: Final[i64] = _add("favours", SEATS, FAVOUR_NAMES, high=2)
COINS: Final[i64] = _add("coins", SEATS, high=MOST_COINS, scale=50)
SALES: Final[i64] = _add("sales_today", SEATS, high=MOST_SALES, scale=4)
SALE_COINS: Final[i64] = _add("sale_coins_today", SEATS, high=MOST_COINS, scale=20)
COINS_FROM_SALES: Final[i64] = _add("coins_from_sales", SEATS, _days, high=MOST_COINS, scale=20)
COINS_FROM_TRADERS: Final[i64] = _add("coins_from_traders", SEATS, _days, high=12, scale=12)
COINS_FROM_FAVOURS: Final[i64] = _add("coins_from_favours", SEATS, high=36, scale=8)

# The piles, whose order nobody knows, and what has left the game
FAVOUR_PILE: Final[i64] = _add("favour_pile", FAVOUR_NAMES, high=2)
TICKET_PILE: Final[i64] = _add("ticket_pile", TICKET_NAMES, high=2)
VISITOR_PILE: Final[i64] = _add("visitor_pile", VISITOR_NAMES, high=3)
FAVOURS_GONE: Final[i64] = _add("favours_gone", FAVOUR_NAMES, high=2)
