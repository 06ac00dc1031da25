"""The features of Colosseum, in their order; docs/envs/colosseum.md explains each."""

from typing import Final

from mypy_extensions import i64

from munera.envs.features import MOST_SEATS, SEATS, Features
from munera.games.colosseum.data import (
    FACE_NAMES,
    HAS_STAR,
    JOKER,
    KIND_NAMES,
    KINDS,
    LARGEST_SUM,
    MARKETS,
    MEDALS,
    MOST_EXPANSIONS,
    NOBLE_NAMES,
    OFFERS_PER_TURN,
    ORANGE_TOKENS,
    PLAYER_COUNTS,
    PODIUMS,
    PROGRAM_NAMES,
    ROUNDS,
    SEASON_TICKETS,
    SPACES,
)
from munera.games.colosseum.view import PHASE_NAMES, STAGE_NAMES

VERSION: Final = 1
MOST_COINS: Final = 9_999  # of a seat: more than all the shows of a game can bring
MOST_SPECTATORS: Final = 400  # of a show: the best program, every bonus, every medal
MOST_TOKENS: Final = 20  # of a kind
MOST_DICE: Final = 12  # two of them

FEATURES: Final = Features()
_add = FEATURES.add
_programs = [str(number) for number in range(1, len(PROGRAM_NAMES) + 1)]
_markets = [str(market + 1) for market in range(MARKETS)]
_stars = [KIND_NAMES[kind] for kind in range(KINDS) if HAS_STAR[kind]]
_stages = [f"{PHASE_NAMES[phase]}: {stage}" for phase in range(len(PHASE_NAMES)) for stage in STAGE_NAMES[phase]]

# The game
SEAT: Final[i64] = _add("seat", [str(seat) for seat in range(MOST_SEATS)])
PLAYERS: Final[i64] = _add("players", [str(count) for count in PLAYER_COUNTS])
INTENSE_AUCTIONS: Final[i64] = _add("intense_auctions")
ROUND: Final[i64] = _add("round", high=int(ROUNDS), scale=int(ROUNDS))
PHASE: Final[i64] = _add("phase", PHASE_NAMES)
STAGE: Final[i64] = _add("stage", _stages)
FIRST_PLAYER: Final[i64] = _add("first_player", SEATS)
ACTOR: Final[i64] = _add("actor", SEATS)

# The seats
SCORE: Final[i64] = _add("score", SEATS, high=MOST_SPECTATORS, scale=50)
COINS: Final[i64] = _add("coins", SEATS, high=MOST_COINS, scale=50)
MEDAL: Final[i64] = _add("medals", SEATS, high=int(MEDALS), scale=3)
SEASON_TICKET: Final[i64] = _add("season_tickets", SEATS, high=int(SEASON_TICKETS), scale=3)
PODIUM: Final[i64] = _add("podiums", SEATS, high=int(PODIUMS), scale=2)
LOGE: Final[i64] = _add("loge", SEATS)
ARENA_START: Final[i64] = _add("arena_start", SEATS, high=int(SPACES) - 1, scale=int(SPACES))
ARENA_SIZE: Final[i64] = _add("arena_size", SEATS, high=2 + int(MOST_EXPANSIONS), scale=4)
NOBLE_DISTANCE: Final[i64] = _add("noble_distance", SEATS, NOBLE_NAMES, high=int(SPACES) - 1, scale=12)
NOBLE_IN_ARENA: Final[i64] = _add("noble_in_arena", SEATS, NOBLE_NAMES)
STAR: Final[i64] = _add("star", SEATS, _stars)
TOKENS: Final[i64] = _add("tokens", SEATS, KIND_NAMES, high=MOST_TOKENS, scale=3)
OWNED: Final[i64] = _add("program_owned", SEATS, _programs)
PRODUCED: Final[i64] = _add("program_produced", SEATS, _programs)
LAST_SHOW: Final[i64] = _add("last_show", SEATS, high=len(_programs), scale=len(_programs))
SHOWN: Final[i64] = _add("shown_this_round", SEATS, high=len(_programs), scale=len(_programs))
BARRED: Final[i64] = _add("barred", SEATS)
IN_AUCTION: Final[i64] = _add("in_auction", SEATS)
MISSING: Final[i64] = _add("own_missing", _programs, high=30, scale=5)
AUDIENCE: Final[i64] = _add("own_audience", _programs, high=MOST_SPECTATORS, scale=50)

# The board
MARKET: Final[i64] = _add("market", _markets, KIND_NAMES, high=3)
FACE_DOWN: Final[i64] = _add("face_down", KIND_NAMES, high=10, scale=5)
BAG: Final[i64] = _add("bag", KIND_NAMES, high=MOST_TOKENS, scale=10)
FOR_SALE: Final[i64] = _add("program_for_sale", _programs)
NOBLE: Final[i64] = _add("noble_space", NOBLE_NAMES, high=int(SPACES) - 1, scale=int(SPACES))
SUPPLY_MEDALS: Final[i64] = _add("supply_medals", high=int(MEDALS), scale=int(MEDALS))
SUPPLY_TICKETS: Final[i64] = _add("supply_season_tickets", high=int(SEASON_TICKETS), scale=int(SEASON_TICKETS))

# The auction
INITIATOR: Final[i64] = _add("auction_initiator", SEATS)
AUCTIONED: Final[i64] = _add("auction_market", _markets)
BID: Final[i64] = _add("auction_bid", high=int(LARGEST_SUM), scale=20)
BIDDER: Final[i64] = _add("auction_bidder", SEATS)

# The trade; what is given counts up, what is wanted down
OFFERS_LEFT: Final[i64] = _add("offers_left", high=int(OFFERS_PER_TURN), scale=int(OFFERS_PER_TURN))
OFFER_FROM: Final[i64] = _add("offer_from", SEATS)
OFFER_TO: Final[i64] = _add("offer_to", SEATS)
OFFER_OPEN: Final[i64] = _add("offer_open")
OFFER: Final[i64] = _add("offer", KIND_NAMES, low=-MOST_TOKENS, high=MOST_TOKENS, scale=2)
OFFER_COINS: Final[i64] = _add("offer_coins", low=-int(LARGEST_SUM), high=int(LARGEST_SUM), scale=20)
COUNTER_FROM: Final[i64] = _add("counter_offer_from", SEATS)
COUNTER_TO: Final[i64] = _add("counter_offer_to", SEATS)
COUNTER: Final[i64] = _add("counter_offer", KIND_NAMES, low=-MOST_TOKENS, high=MOST_TOKENS, scale=2)
COUNTER_COINS: Final[i64] = _add("counter_offer_coins", low=-int(LARGEST_SUM), high=int(LARGEST_SUM), scale=20)

# The show
DIE: Final[i64] = _add("die", ["1", "2"], FACE_NAMES)
SHOW_SEAT: Final[i64] = _add("show_seat", SEATS)
SHOW_PROGRAM: Final[i64] = _add("show_program", high=len(_programs), scale=len(_programs))
SHOW_JOKERS: Final[i64] = _add("show_jokers", high=int(ORANGE_TOKENS[JOKER]), scale=2)
SHOW_MOVED: Final[i64] = _add("show_moved", NOBLE_NAMES)

# The closing ceremony
PODIUM_TO: Final[i64] = _add("ceremony_podium", SEATS)
LAST: Final[i64] = _add("ceremony_last", SEATS)
CONTEST: Final[i64] = _add("contest", SEATS)
CONTEST_DICE: Final[i64] = _add("contest_dice", SEATS, high=2)
CONTEST_TOTAL: Final[i64] = _add("contest_total", SEATS, high=MOST_DICE, scale=MOST_DICE)
