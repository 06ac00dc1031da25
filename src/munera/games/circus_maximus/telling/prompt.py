"""What is asked of the actor, who is "you", in one sentence."""

from typing import Final

from munera.core.game import CHANCE, NOBODY
from munera.core.message import Message, Seat
from munera.games.circus_maximus.actions import ONE_AS_EIGHT, PASS, PLAY, RECALL, WAYS
from munera.games.circus_maximus.cards import favours_at, tickets_for
from munera.games.circus_maximus.data import VENUE_NAMES
from munera.games.circus_maximus.queues import printed_rank, trader_at
from munera.games.circus_maximus.state import (
    ACTOR,
    DRAWN,
    EVENTS,
    EVENTS_DUE,
    EXTRA_VISITOR_DUE,
    FAVOURS_DUE,
    FORUM,
    HELD,
    LOWEST,
    NEW_TICKET_DUE,
    PHASE,
    PLACE_VISITOR,
    SERVE,
    SERVED,
    SHOWN,
    STAGE,
    START_CARD,
    START_PLAYER_DUE,
    STILL,
    TICKETS_DUE,
    VENUE,
    VILLA,
    VISITORS_DUE,
    Table,
)
from munera.games.circus_maximus.telling.wording import place

_PLACES: Final = ("villa", "forum", "a-venue")

# By how many are still to be taken; a pair is chosen in the order of the list of actions.
_TICKETS: Final = ("ticket", "second-ticket", "first-ticket")
_SALES: Final = ("sale", "second-sale", "first-sale")


def prompt(s: Table) -> Message:
    actor = s.cells[ACTOR]
    if actor == NOBODY:
        return _over(s)
    if actor == CHANCE:
        return _draw(s)
    if s.cells[STAGE] == PLACE_VISITOR:
        return Message("circus_maximus-prompt-place-visitor")
    return _served(s) if s.cells[STAGE] == SERVE else _turn(s)


def _over(s: Table) -> Message:
    winners = s.winners()
    coins = s.scores()[winners[0]]
    return Message("circus_maximus-prompt-over", winners=[Seat(seat) for seat in winners], coins=coins)


def _draw(s: Table) -> Message:
    draw = s.cells[DRAWN]
    if draw == START_PLAYER_DUE:
        return Message("circus_maximus-prompt-draw-start-player")
    if draw == FAVOURS_DUE:
        return Message("circus_maximus-prompt-draw-favour")
    if draw == TICKETS_DUE:
        return Message("circus_maximus-prompt-draw-ticket")
    if draw == EVENTS_DUE:
        return Message("circus_maximus-prompt-draw-event")
    if draw == EXTRA_VISITOR_DUE:
        return Message("circus_maximus-prompt-draw-extra-visitor")
    if draw == NEW_TICKET_DUE:
        return Message("circus_maximus-prompt-draw-new-ticket")
    return Message("circus_maximus-prompt-draw-visitor", venue=place(VENUE_NAMES[draw - VISITORS_DUE]))


def _turn(s: Table) -> Message:
    where = place(_PLACES[s.cells[PHASE]])
    if s.cells[STILL] == 0:
        if any(_plays_favour(action) for action in s.legal()):
            return Message("circus_maximus-prompt-play-or-favour", where=where)
        return Message("circus_maximus-prompt-play", where=where)
    if s.cells[LOWEST] == 0:
        return Message("circus_maximus-prompt-play-first", where=where, count=int(s.cells[STILL]))
    if s.cells[LOWEST] == 1:
        return Message("circus_maximus-prompt-play-another", where=where)
    return Message("circus_maximus-prompt-play-higher", where=where, rank=int(s.cells[LOWEST]))


def _plays_favour(action: int) -> bool:
    """All that a turn may be, but a pass or a trader as it is: a favour in hand may have no effect now (M8.10)."""
    if PLAY <= action < RECALL:
        return (action - PLAY) % WAYS == ONE_AS_EIGHT
    return action != PASS


def _served(s: Table) -> Message:
    phase = s.cells[PHASE]
    venue = s.cells[VENUE]
    rank = int(printed_rank(trader_at(s, EVENTS + venue if phase == EVENTS else phase, s.cells[SERVED])))
    if phase == VILLA:
        return Message(f"circus_maximus-prompt-take-{_at_villa(s)}", rank=rank)
    if phase == FORUM:
        return Message(f"circus_maximus-prompt-take-{_TICKETS[s.cells[STILL]]}", rank=rank)
    where = place(VENUE_NAMES[venue])
    if s.cells[STILL] == 0 and tickets_for(s, HELD + s.cells[ACTOR], venue) == 0:
        return Message("circus_maximus-prompt-sell-favour", rank=rank, where=where)
    return Message(f"circus_maximus-prompt-make-{_SALES[s.cells[STILL]]}", rank=rank, where=where)


def _at_villa(s: Table) -> str:
    if not s.cells[START_CARD]:
        return "favour"
    return "favour-or-start-card" if favours_at(s, SHOWN) > 0 else "start-card"
