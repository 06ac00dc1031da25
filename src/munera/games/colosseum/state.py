"""Everything that lies on the table, as one row of integers.

Fields are declared here and nowhere else. Many are tables: `cells[COINS + seat]`,
`cells[TOKENS + place * KINDS + kind]`. Goods are never created or destroyed by a rule, only moved (`goods.py`).
"""

from typing import Final

from mypy_extensions import i64

from munera.core.game import State
from munera.core.layout import Layout
from munera.games.colosseum.data import EXTRA_ACTION, KINDS, MARKETS, MOST_SEATS, NOBLES, PROGRAMS

NONE: Final[i64] = -1

# Phases, in the order of a round (C2.1)
SETUP: Final[i64] = 0
INVEST: Final[i64] = 1
ACQUIRE: Final[i64] = 2
TRADE: Final[i64] = 3
PRODUCE: Final[i64] = 4
CEREMONY: Final[i64] = 5
OVER: Final[i64] = 6

# Places where tokens lie: the seats first, then
FIRST_MARKET: Final[i64] = MOST_SEATS
GREEN: Final[i64] = 10  # the face-down green tokens
BAG: Final[i64] = 11  # the orange ones
GONE: Final[i64] = 12  # out of the game
PLACES: Final[i64] = 13
assert GREEN == FIRST_MARKET + MARKETS

BANK: Final[i64] = MOST_SEATS  # where coins, medals and season tickets lie that no seat has

FOR_SALE: Final[i64] = -1  # owners of a program that no seat has
DISCARDED: Final[i64] = -2

LAYOUT: Final = Layout()
_field = LAYOUT.field

# The game
PLAYERS: Final[i64] = _field("players")
BARS_LAST_AN_INITIATOR: Final[i64] = _field("bars_last_an_initiator")  # variant "intense auctions" (C4.10)
ROUND: Final[i64] = _field("round")
FIRST: Final[i64] = _field("first_player")
PHASE: Final[i64] = _field("phase")
STAGE: Final[i64] = _field("stage")  # within the phase; each phase names its own
TURN: Final[i64] = _field("turn")  # how many seats have finished the phase
SEAT: Final[i64] = _field("seat")  # whose turn it is: clockwise from the first player (C2.1)
ACTOR: Final[i64] = _field("actor")

# Goods
TOKENS: Final[i64] = _field("tokens", PLACES, KINDS)
HELD: Final[i64] = _field("held", PLACES)  # tokens of all kinds
COINS: Final[i64] = _field("coins", MOST_SEATS + 1)
MEDAL: Final[i64] = _field("medals", MOST_SEATS + 1)
SEASON_TICKET: Final[i64] = _field("season_tickets", MOST_SEATS + 1)
OWNER: Final[i64] = _field("program_owner", PROGRAMS)

# What each impresario has built and shown
ARENA_START: Final[i64] = _field("arena_start", MOST_SEATS)
ARENA_SIZE: Final[i64] = _field("arena_size", MOST_SEATS)
LOGE: Final[i64] = _field("loge", MOST_SEATS)
PODIUM: Final[i64] = _field("podiums", MOST_SEATS)
SCORE: Final[i64] = _field("score", MOST_SEATS)
STAR: Final[i64] = _field("star_performer", KINDS)  # the seat that holds it
PRODUCED: Final[i64] = _field("produced", PROGRAMS)  # by its owner, in an earlier show
LAST_SHOW: Final[i64] = _field("last_show", MOST_SEATS)  # number of the program; 0 before the first
SHOWN: Final[i64] = _field("shown", MOST_SEATS)  # index of this round's program, or NONE
SHOWN_JOKERS: Final[i64] = _field("shown_jokers", MOST_SEATS)
NOBLE: Final[i64] = _field("noble", NOBLES)  # the space it stands on

# The auction (C4)
BARRED: Final[i64] = _field("barred", MOST_SEATS)  # has won, bids no more
MARKET: Final[i64] = _field("market")
BID: Final[i64] = _field("bid")
BIDDER: Final[i64] = _field("bidder")
IN_AUCTION: Final[i64] = _field("in_auction", MOST_SEATS)
ASKED: Final[i64] = _field("asked")  # whose turn it is to raise, or to answer an offer

# The trade (C5): deal 0 is the active trader's offer, deal 1 the counter-offer
OFFERS: Final[i64] = _field("offers")  # sent by the active trader this turn
OPEN: Final[i64] = _field("open_offer")  # to all, not to one
DEAL: Final[i64] = _field("deal", 2, KINDS)  # given by whoever makes the offer; negative: wanted
DEAL_COINS: Final[i64] = _field("deal_coins", 2)
DRAFT_SIDE: Final[i64] = _field("draft_side")
DRAFT_KIND: Final[i64] = _field("draft_kind")  # the last one named on that side

# The show (C6)
DIE: Final[i64] = _field("die", 2)  # a face, or NONE before the roll
MOVED: Final[i64] = _field("moved_noble")  # by the first of two dice
PROGRAM: Final[i64] = _field("program")

# The closing ceremony (C8)
HONOURED: Final[i64] = _field("honoured")  # who received this round's podium
CONTEST: Final[i64] = _field("contest", MOST_SEATS)  # takes part in rolling for a tie
CONTEST_DICE: Final[i64] = _field("contest_dice", MOST_SEATS)
CONTEST_TOTAL: Final[i64] = _field("contest_total", MOST_SEATS)


class Table(State):
    """The table of Colosseum, with the few questions that every rule asks."""

    def current(self) -> i64:
        """The seat whose turn it is in this phase."""
        return self.cells[SEAT]

    def next_turn(self) -> None:
        """This seat has finished the phase, or its part of it."""
        self.cells[TURN] += 1
        self.cells[SEAT] = self.after(self.cells[SEAT])

    def after(self, seat: i64) -> i64:
        """The next seat clockwise."""
        return seat + 1 if seat + 1 < self.cells[PLAYERS] else 0

    def tokens(self, place: i64, kind: i64) -> i64:
        return self.cells[TOKENS + place * KINDS + kind]

    def has_purse(self, seat: i64) -> bool:
        """Holds a medal or an extra-action token, and is therefore never skipped (C10.2)."""
        return self.cells[MEDAL + seat] > 0 or self.tokens(seat, EXTRA_ACTION) > 0
