"""Everything that lies on the table, as one row of integers.

Fields are declared here and nowhere else. Cards are counted by kind and place (`cards.py`); traders have numbers,
`seat * RANKS + rank - 1`, and stand in queues (`queues.py`). Nothing is created or destroyed by a rule, only moved.
"""

from typing import Final

from mypy_extensions import i64

from munera.core.game import State
from munera.core.layout import Layout
from munera.games.circus_maximus.data import (
    DAYS,
    FAVOUR_KINDS,
    MOST_SALES,
    MOST_SEATS,
    TICKET_KINDS,
    TRADERS,
    VENUES,
    VISITOR_KINDS,
)

NONE: Final = -1

# Phases (M2.6). A phase has the number of its queue; the third has one queue for each venue, `EVENTS + venue`.
VILLA: Final = 0
FORUM: Final = 1
EVENTS: Final = 2
SCORING: Final = 3  # until the next day is laid out
OVER: Final = 4
QUEUES: Final = 5
assert QUEUES == EVENTS + VENUES

# Stages of a phase (M3)
QUEUE_UP: Final = 0  # whose turn it is plays a trader or a favour, or passes
PLACE_VISITOR: Final = 1  # ... or chooses a venue for the extra visitor
TURN_OVER: Final = 2
SERVE: Final = 3

HAND: Final = NONE  # where a trader is who stands in no queue

# Places of cards: what belongs to a seat lies at HELD + seat, and visitors wait at HELD + venue
PILE: Final = 0
SHOWN: Final = 1  # face up at the villa or the Forum; the extra visitor whom nobody has placed yet
DONE: Final = 2  # favours out of the game, tickets and visitors of today's sales
HELD: Final = 3
PLACES: Final = 8
VISITOR_PLACES: Final = 6
assert PLACES == HELD + MOST_SEATS
assert VISITOR_PLACES == HELD + VENUES

# What chance may still have to draw, in the order in which it does (`draws.py`)
START_PLAYER_DUE: Final = 0
FAVOURS_DUE: Final = 1
TICKETS_DUE: Final = 2
VISITORS_DUE: Final = 3  # + venue
EVENTS_DUE: Final = 6
EXTRA_VISITOR_DUE: Final = 7
NEW_TICKET_DUE: Final = 8
DUES: Final = 9
assert EVENTS_DUE == VISITORS_DUE + VENUES

LAYOUT: Final = Layout()
_field = LAYOUT.field

# The game
PLAYERS: Final[i64] = _field("players")
CAESAR_CARDS: Final[i64] = _field("caesar_cards")  # 1 in the variant "caesar" (M9)
DAY: Final[i64] = _field("day")
PHASE: Final[i64] = _field("phase")
STAGE: Final[i64] = _field("stage")
ACTOR: Final[i64] = _field("actor")
START_PLAYER: Final[i64] = _field("start_player")
START_CARD: Final[i64] = _field("start_card_at_villa")
DUE: Final[i64] = _field("due", DUES)
DRAWN: Final[i64] = _field("drawn")  # which of these chance draws now, or NONE

# Queueing (M3.1)
TURN: Final[i64] = _field("turn")  # the seat that plays a trader
PASSED: Final[i64] = _field("passed", MOST_SEATS)

# Serving (M3.3)
VENUE: Final[i64] = _field("venue")  # in phase III, the one that is served
SERVED: Final[i64] = _field("served")  # how many traders of the queue have been

# A favour that doubles (M8.3, M8.8, M8.9). What it demands is done in ascending order, so that each pair of traders,
# tickets or sales can be chosen in one way only.
STILL: Final[i64] = _field("still")  # how many traders, tickets or sales it still demands; 0 without such a favour
LOWEST: Final[i64] = _field("lowest")  # the lowest rank, ticket or sale that may follow; 0 at the beginning

# Traders
PLACE: Final[i64] = _field("trader_queue", TRADERS)  # a queue, or HAND
IN_HAND: Final[i64] = _field("in_hand", MOST_SEATS)  # how many traders a seat has not played
RANK: Final[i64] = _field("effective_rank", TRADERS)  # in that queue; 0 in hand
LINE: Final[i64] = _field("line", TRADERS)  # the traders of all queues, one queue behind the other
HEAD: Final[i64] = _field("queue_head", QUEUES + 1)  # where in the line each queue begins; at last, where all end

# Cards, by place and kind
FAVOUR: Final[i64] = _field("favours", PLACES, FAVOUR_KINDS)
TICKET: Final[i64] = _field("tickets", PLACES, TICKET_KINDS)
VISITOR: Final[i64] = _field("visitors", VISITOR_PLACES, VISITOR_KINDS)
EVENT: Final[i64] = _field("event_coins", VENUES)  # what each visitor there pays more today (M2.5)

# Today's sales, in the order in which they were made
SALES: Final[i64] = _field("sales")
SELLER: Final[i64] = _field("seller", MOST_SALES)
SALE_VENUE: Final[i64] = _field("sale_venue", MOST_SALES)
SALE: Final[i64] = _field("sale", MOST_SALES)  # what to whom: goods * BUYERS + buyer

# Coins (M7)
FROM_SALES: Final[i64] = _field("coins_from_sales", DAYS, MOST_SEATS)
FROM_TRADERS: Final[i64] = _field("coins_from_traders", DAYS, MOST_SEATS)
FROM_FAVOURS: Final[i64] = _field("coins_from_favours", MOST_SEATS)


class Table(State):
    """The table of Circus Maximus, with the few questions that every rule asks."""

    def after(self, seat: i64) -> i64:
        """The next seat clockwise."""
        return (seat + 1) % self.cells[PLAYERS]

    def earned(self, seat: i64, day: i64) -> i64:
        """The coins of one day, counted from 1; favours not among them."""
        place = (day - 1) * MOST_SEATS + seat
        return self.cells[FROM_SALES + place] + self.cells[FROM_TRADERS + place]

    def score(self, seat: i64) -> i64:
        total = self.cells[FROM_FAVOURS + seat]
        for day in range(1, DAYS + 1):
            total += self.earned(seat, day)
        return total
