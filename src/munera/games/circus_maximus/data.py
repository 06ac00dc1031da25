"""The figures of `data.toml` as constants and packed vectors.

Rules never hold a number of their own: whoever has a better source changes the data file alone.
"""

import tomllib
from pathlib import Path
from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

_data: dict[str, Any] = tomllib.loads(Path(__file__).with_name("data.toml").read_text("utf-8"))
_game: dict[str, Any] = _data["game"]
_favours: list[dict[str, Any]] = _data["favour"]
_visitors: list[dict[str, Any]] = _data["visitor"]
_categories: list[dict[str, Any]] = _data["seat"]


def _by_number(figures: list[int]) -> vec[i64]:
    """Figures of what is counted from 1."""
    rows = [0, *figures]
    return vec[i64](rows)


# The game
PLAYER_COUNTS: Final[tuple[int, ...]] = tuple(_game["players"])
MOST_SEATS: Final = 5
DAYS: Final = 3
SPECIAL_EVENTS: Final = _by_number(_game["special_events"])  # by day
TICKETS_PER_PLAYER: Final[i64] = _game["tickets_per_player"]
FAVOURS_PER_PLAYER: Final[i64] = _game["favours_per_player"]
VARIANTS: Final[tuple[str, ...]] = tuple(_data["variants"])
CAESAR_CARDS_OF_VARIANT: Final[dict[str, int]] = {
    name: variant["caesar_cards"] for name, variant in _data["variants"].items()
}

# Traders, by rank
RANKS: Final = 8
TRADERS: Final = 40
TRADER_COINS: Final = _by_number([_data["trader"]["coins"][str(rank)] for rank in range(1, RANKS + 1)])

# Venues, and the tickets for them: kind = venue * CATEGORIES + category
VENUES: Final = 3
VENUE_NAMES: Final[tuple[str, ...]] = tuple(venue["name"] for venue in _data["venue"])
CATEGORIES: Final = 3  # of seats in a venue
CATEGORY_NAMES: Final[tuple[str, ...]] = tuple(category["name"] for category in _categories)
CATEGORY_COINS: Final = vec[i64]([category["coins"] for category in _categories])
TICKET_KINDS: Final = 9
TICKET_COPIES: Final[i64] = _data["ticket_copies"]["count"]

# Visitors, by kind; Caesar, who buys nothing (M9.3), is the last one
VISITOR_NAMES: Final[tuple[str, ...]] = (*(visitor["name"] for visitor in _visitors), "caesar")
VISITOR_KINDS: Final = 6
LEGIONNAIRE: Final[i64] = VISITOR_NAMES.index("legionnaire")
CAESAR: Final = 5
VISITOR_COPIES: Final[i64] = _data["visitor_copies"]["count"]
CAESAR_VISITORS: Final[i64] = _data["caesar"]["extra_visitors"]

# Who may buy: the visitors without Caesar, and last the legionnaire who was bribed (M8.5)
BUYERS: Final = 6
BRIBED: Final = 5
BUYER_NAMES: Final[tuple[str, ...]] = (*VISITOR_NAMES[:BRIBED], "bribed legionnaire")
_buyer_coins: list[int] = [*(visitor["coins"] for visitor in _visitors), _visitors[int(LEGIONNAIRE)]["bribed_coins"]]
BUYER_COINS: Final = vec[i64](_buyer_coins)

# Favours, by kind
FAVOUR_KINDS: Final = 9
FAVOUR_NAMES: Final[tuple[str, ...]] = tuple(favour["name"] for favour in _favours)
FAVOUR_COINS: Final = vec[i64]([favour["coins"] for favour in _favours])
FAVOUR_COPIES: Final[i64] = _data["favour_copies"]["count"]
EXTRA_VISITOR: Final[i64] = FAVOUR_NAMES.index("extra_visitor")
PUSH_AHEAD: Final[i64] = FAVOUR_NAMES.index("push_ahead")
DOUBLE_SALE: Final[i64] = FAVOUR_NAMES.index("double_sale")
RECALL_TRADER: Final[i64] = FAVOUR_NAMES.index("recall_trader")
BRIBE_LEGIONNAIRE: Final[i64] = FAVOUR_NAMES.index("bribe_legionnaire")
NEW_TICKET: Final[i64] = FAVOUR_NAMES.index("new_ticket")
RANK_ONE_IS_EIGHT: Final[i64] = FAVOUR_NAMES.index("rank_one_is_eight")
DOUBLE_PURCHASE: Final[i64] = FAVOUR_NAMES.index("double_purchase")
SECOND_TRADER: Final[i64] = FAVOUR_NAMES.index("second_trader")

# What can be sold: a seat of each category, or a favour for the seat beside Caesar (M9.2)
GOODS: Final = 12
GOODS_NAMES: Final[tuple[str, ...]] = (*CATEGORY_NAMES, *FAVOUR_NAMES)
GOODS_COINS: Final = vec[i64]([goods["coins"] for goods in _categories + _favours])
MOST_SALES: Final = 15  # of a day: as many as there are visitors to buy

# Sizes written as literals above, so that the compiler may use them, must be those of the data file.
assert max(PLAYER_COUNTS) == MOST_SEATS
assert _game["days"] == DAYS == len(_game["special_events"])
assert len(_data["trader"]["coins"]) == RANKS
assert TRADERS == MOST_SEATS * RANKS
assert len(VENUE_NAMES) == VENUES
assert len(CATEGORY_NAMES) == CATEGORIES
assert TICKET_KINDS == VENUES * CATEGORIES
assert len(VISITOR_NAMES) == VISITOR_KINDS == CAESAR + 1
assert len(BUYER_NAMES) == BUYERS == BRIBED + 1
assert len(FAVOUR_NAMES) == FAVOUR_KINDS
assert GOODS == CATEGORIES + FAVOUR_KINDS
assert MOST_SALES == VISITOR_COPIES * BRIBED


def copies_removed(players: i64) -> i64:
    """How many cards of each favour and of each kind of visitor stay in the box (M1.1)."""
    few: dict[str, int] = _data["few_players"]
    return few["copies_removed"] if players <= few["most"] else 0


# Of the piles only the favours' is not filled again each day: it must last for the game (M1.2).
for _players in PLAYER_COUNTS:
    assert FAVOUR_KINDS * (FAVOUR_COPIES - copies_removed(_players)) >= DAYS * FAVOURS_PER_PLAYER * _players
