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
_tokens: list[dict[str, Any]] = _data["token"]
_programs: list[dict[str, Any]] = _data["program"]
_board: dict[str, Any] = _data["board"]
_spectators: dict[str, int] = _data["spectators"]


def _flat(rows: list[list[int]], width: int) -> vec[i64]:
    """Rows of unequal length in one vector, padded with 0."""
    return vec[i64]([row[i] if i < len(row) else 0 for row in rows for i in range(width)])


# The game
PLAYER_COUNTS: Final[tuple[int, ...]] = tuple(_game["players"])
MOST_SEATS: Final[i64] = 5
ROUNDS: Final[i64] = _game["rounds"]
STARTING_COINS: Final[i64] = _game["starting_coins"]
MINIMUM_BID: Final[i64] = _game["minimum_bid"]
LARGEST_SUM: Final[i64] = _game["largest_sum"]
MARKETS: Final[i64] = 5
MARKET_SIZE: Final[i64] = _game["market_size"]
OFFERS_PER_TURN: Final[i64] = _game["offers_per_turn"]
VARIANTS: Final[tuple[str, ...]] = tuple(_data["variants"])
VARIANTS_WITH_SHORT_BARS: Final[tuple[str, ...]] = tuple(
    name for name, variant in _data["variants"].items() if variant["bars_last"] == "initiator"
)
DEALT: Final = vec[i64]([_data["dealt_tokens"].get(str(count), 0) for count in range(MOST_SEATS + 1)])

# Tokens, by kind
KIND_NAMES: Final[tuple[str, ...]] = tuple(token["name"] for token in _tokens)
KINDS: Final[i64] = 15
JOKER: Final[i64] = KIND_NAMES.index("joker")
EMPEROR_TOKEN: Final[i64] = KIND_NAMES.index("emperor")
EXTRA_ACTION: Final[i64] = KIND_NAMES.index("extra_action")
GREEN_TOKENS: Final = vec[i64]([token["green"] for token in _tokens])
ORANGE_TOKENS: Final = vec[i64]([token["orange"] for token in _tokens])
HAS_STAR: Final = vec[i64]([int(token["star"]) for token in _tokens])
IS_SPECIAL: Final = vec[i64]([int(token["special"]) for token in _tokens])
STAR_MINIMUM: Final[i64] = _game["star_minimum"]

# Programs, by index: program number n has index n - 1
PROGRAMS: Final[i64] = 30
FIRST_HALF: Final[i64] = 5  # programs 1 to 5, one dealt to each player (C1.4)
DEALT_PROGRAMS: Final[i64] = 10  # programs 6 to 10 likewise; all others are for sale
PROGRAM_NAMES: Final[tuple[str, ...]] = tuple(program["name"] for program in _programs)
PRICE: Final = vec[i64]([program["price"] for program in _programs])
ARENA_NEEDED: Final = vec[i64]([program["arena_size"] for program in _programs])
ASSETS: Final = _flat([[program["assets"].get(kind, 0) for kind in KIND_NAMES] for program in _programs], KINDS)
MOST_MISSING: Final = vec[i64]([len(program["spectators"]) - 1 for program in _programs])
TABLE_WIDTH: Final[i64] = 7
TABLE: Final = _flat([program["spectators"] for program in _programs], TABLE_WIDTH)  # C7.1

# The board
SPACES: Final[i64] = _board["spaces"]
IS_REST_AREA: Final = vec[i64]([int(space in _board["rest_areas"]) for space in range(_board["spaces"])])
_ranks: list[str] = [rank for rank in ("emperor", "consul", "senator") for _ in _board["nobles"][rank]]
NOBLES: Final[i64] = 6
NOBLE_NAMES: Final[tuple[str, ...]] = ("emperor", "consul-1", "consul-2", "senator-1", "senator-2", "senator-3")
NOBLE_STARTS: Final = vec[i64]([space for rank in ("emperor", "consul", "senator") for space in _board["nobles"][rank]])
NOBLE_SPECTATORS: Final = vec[i64]([_spectators[rank] for rank in _ranks])
ARENA_STARTS: Final = _flat(
    [[arena[0] for arena in _board["arenas"].get(str(count), [])] for count in range(MOST_SEATS + 1)], MOST_SEATS
)
ARENA_START_SIZE: Final[i64] = 2
FACES: Final[i64] = 6  # of a die; face 0 is "1-3", face n shows n + 1
FACE_NAMES: Final[tuple[str, ...]] = tuple(str(face) for face in _data["die"]["faces"])
FREE_CHOICE: Final[i64] = 3  # face 0 is worth 1 to this, and counts as this in a tie (C8.1)

# The supply and its prices
SEASON_TICKETS: Final[i64] = _data["supply"]["season_tickets"]
MEDALS: Final[i64] = _data["supply"]["emperor_medals"]
PODIUMS: Final[i64] = _data["supply"]["podiums"]
LOGES_PER_PLAYER: Final[i64] = _data["supply"]["loges_per_player"]
MOST_EXPANSIONS: Final[i64] = _data["supply"]["arena_expansions_per_player"]
EXPANSION_PRICE: Final[i64] = _data["price"]["expand_arena"]
SEASON_TICKET_PRICE: Final[i64] = _data["price"]["season_ticket"]
LOGE_PRICE: Final[i64] = _data["price"]["emperor_loge"]
SECOND_INVESTMENT_MEDALS: Final[i64] = _data["price"]["second_investment_medals"]
MEDAL_COINS: Final[i64] = _data["medal"]["coins"]
NOBLE_STEPS: Final[i64] = 3  # a medal moves a noble 1 to this many spaces, forward or backward

# Spectators
PREVIOUS_PROGRAM_SPECTATORS: Final[i64] = _spectators["previous_program"]
SEASON_TICKET_SPECTATORS: Final[i64] = _spectators["season_ticket"]
STAR_SPECTATORS: Final[i64] = _spectators["star_performer"]
PODIUM_SPECTATORS: Final[i64] = _spectators["podium"]
MEDAL_SPECTATORS: Final[i64] = _spectators["medal"]

# Sizes written as literals above, so that the compiler may use them, must be those of the data file.
assert max(PLAYER_COUNTS) == MOST_SEATS
assert _game["markets"] == MARKETS
assert len(_tokens) == KINDS
assert [program["number"] for program in _programs] == list(range(1, PROGRAMS + 1))
assert max(len(program["spectators"]) for program in _programs) == TABLE_WIDTH
assert len(_ranks) == NOBLES == len(NOBLE_NAMES)
assert FACE_NAMES == ("1-3", "2", "3", "4", "5", "6")
assert _data["medal"]["noble_steps"] == list(range(1, NOBLE_STEPS + 1))
