"""Every action of Colosseum, as integers in named blocks, with its words."""

from typing import Final

from mypy_extensions import i64

from munera.core.blocks import Blocks
from munera.games.colosseum.data import (
    FACE_NAMES,
    JOKER,
    KIND_NAMES,
    LARGEST_SUM,
    MARKETS,
    MEDALS,
    MOST_SEATS,
    NOBLE_NAMES,
    NOBLE_STEPS,
    ORANGE_TOKENS,
    PROGRAMS,
)

BLOCKS: Final = Blocks()
_block = BLOCKS.add

_sums = range(1, int(LARGEST_SUM) + 1)
_numbers = range(1, PROGRAMS + 1)
_seats = range(1, MOST_SEATS + 1)
MOST_STEPS: Final[i64] = 6  # of one die
MOST_SUM_STEPS: Final[i64] = 12  # of two

# At any own decision (C10); first, so that they come first in every ascending list
CASH: Final[i64] = _block("cash a medal", ["cash medal"])
SWAP: Final[i64] = _block("swap an extra-action token", ["swap extra action"])
PASS: Final[i64] = _block("pass", ["pass"])

# Invest (C3)
BUY: Final[i64] = _block("buy a program", [f"buy {number}" for number in _numbers])
EXPAND: Final[i64] = _block("expand the arena", ["expand clockwise", "expand counterclockwise"])
BUY_SEASON_TICKET: Final[i64] = _block("buy a season ticket", ["buy season ticket"])
BUILD_LOGE: Final[i64] = _block("build the loge", ["build loge"])
SECOND: Final[i64] = _block("pay for a second investment", ["second with medals", "second with extra action"])

# Acquire (C4)
AUCTION: Final[i64] = _block("put a market up", [f"auction {market + 1}" for market in range(MARKETS)])
RAISE: Final[i64] = _block("bid", [f"bid {amount}" for amount in _sums])

# Trade (C5)
ASK: Final[i64] = _block("ask one player", [f"ask {seat}" for seat in _seats])
ASK_ALL: Final[i64] = _block("ask all", ["ask all"])
GIVE: Final[i64] = _block("give a token", [f"give {kind}" for kind in KIND_NAMES])
WANT: Final[i64] = _block("want a token", [f"want {kind}" for kind in KIND_NAMES])
PAY: Final[i64] = _block("pay coins", [f"pay {amount}" for amount in _sums])
CHARGE: Final[i64] = _block("want coins", [f"charge {amount}" for amount in _sums])
SEND: Final[i64] = _block("send the offer", ["send"])
ACCEPT: Final[i64] = _block("accept", ["accept"])
DECLINE: Final[i64] = _block("decline", ["decline"])
COUNTER: Final[i64] = _block("answer with a counter-offer", ["counter"])

# Produce (C6)
BEGIN: Final[i64] = _block("begin a show", ["begin show"])
MOVE: Final[i64] = _block(
    "move a noble by a die", [f"move {noble} {steps}" for noble in NOBLE_NAMES for steps in range(1, MOST_STEPS + 1)]
)
MOVE_SUM: Final[i64] = _block(
    "move a noble by both dice",
    [f"move {noble} {steps} with both" for noble in NOBLE_NAMES for steps in range(1, MOST_SUM_STEPS + 1)],
)
STEP: Final[i64] = _block(
    "move a noble with a medal",
    [
        f"medal {noble} {steps:+}"
        for noble in NOBLE_NAMES
        for steps in range(-NOBLE_STEPS, NOBLE_STEPS + 1)
        if steps != 0
    ],
)
SHOW: Final[i64] = _block("produce a program", [f"produce {number}" for number in _numbers])
USE_JOKERS: Final[i64] = _block("use jokers", [f"jokers {count}" for count in range(int(ORANGE_TOKENS[JOKER]) + 1)])
USE_MEDALS: Final[i64] = _block("spend medals on spectators", [f"medals {count}" for count in range(int(MEDALS) + 1)])

# Closing ceremony (C8)
DISCARD: Final[i64] = _block("discard a token", [f"discard {kind}" for kind in KIND_NAMES])
REQUEST: Final[i64] = _block("ask for a donation", [f"request {kind}" for kind in KIND_NAMES])

# Chance
DRAW: Final[i64] = _block("draw a token", [f"draw {kind}" for kind in KIND_NAMES])
DEAL_PROGRAM: Final[i64] = _block("deal a program", [f"deal {number}" for number in _numbers])
ROLL: Final[i64] = _block("roll a die", [f"roll {face}" for face in FACE_NAMES])
