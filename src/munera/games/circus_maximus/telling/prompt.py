"""What is asked of the actor, in one sentence."""

from typing import Final

from munera.core.game import CHANCE, NOBODY
from munera.core.wording import counted, joined
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

_PLACES: Final = ("at the villa", "at the Forum", "at a venue")
_VENUES: Final = tuple(place(name) for name in VENUE_NAMES)


def prompt(s: Table) -> str:
    actor = s.cells[ACTOR]
    if actor == NOBODY:
        return _over(s)
    if actor == CHANCE:
        return _draw(s)
    if s.cells[STAGE] == PLACE_VISITOR:
        return "Choose a venue for the extra visitor."
    return _served(s) if s.cells[STAGE] == SERVE else _turn(s)


def _over(s: Table) -> str:
    winners = s.winners()
    coins = counted(s.scores()[winners[0]], "coin")
    return f"The game is over: {joined([f'seat {seat + 1}' for seat in winners])} won with {coins}."


def _draw(s: Table) -> str:
    draw = s.cells[DRAWN]
    if draw == START_PLAYER_DUE:
        return "The start player is drawn."
    if draw == FAVOURS_DUE:
        return "A favour is drawn for the villa."
    if draw == TICKETS_DUE:
        return "A ticket is drawn for the Forum."
    if draw == EVENTS_DUE:
        return "The ticket of a special event is drawn."
    if draw == EXTRA_VISITOR_DUE:
        return "The extra visitor is drawn."
    if draw == NEW_TICKET_DUE:
        return "The new ticket is drawn."
    return f"A visitor is drawn for {_VENUES[draw - VISITORS_DUE]}."


def _turn(s: Table) -> str:
    where = _PLACES[s.cells[PHASE]]
    if s.cells[STILL] == 0:
        favour = " or a favour" if favours_at(s, HELD + s.cells[ACTOR]) > 0 else ""
        return f"Play a trader {where}{favour}, or pass."
    if s.cells[LOWEST] == 0:
        return f"Play the first of {s.cells[STILL]} traders {where}: a recalled one, or the lowest."
    if s.cells[LOWEST] == 1:
        return f"Play another trader {where}."
    return f"Play another trader {where}, of rank {s.cells[LOWEST]} or higher."


def _served(s: Table) -> str:
    phase = s.cells[PHASE]
    venue = s.cells[VENUE]
    rank = printed_rank(trader_at(s, EVENTS + venue if phase == EVENTS else phase, s.cells[SERVED]))
    if phase == VILLA:
        return f"Your trader {rank} is served: take {_at_villa(s)}."
    if phase == FORUM:
        return f"Your trader {rank} is served: take {_one_of_two(s, 'ticket')}."
    if s.cells[STILL] == 0 and tickets_for(s, HELD + s.cells[ACTOR], venue) == 0:
        return (
            f"Your trader {rank} is served at {_VENUES[venue]}: sell a favour for the seat beside Caesar, or decline."
        )
    return f"Your trader {rank} is served at {_VENUES[venue]}: make {_one_of_two(s, 'sale')}."


def _at_villa(s: Table) -> str:
    if not s.cells[START_CARD]:
        return "a favour"
    return "a favour or the start-player card" if favours_at(s, SHOWN) > 0 else "the start-player card"


def _one_of_two(s: Table, what: str) -> str:
    """A pair is chosen in the order of the list of actions."""
    if s.cells[STILL] == 0:
        return f"a {what}"
    if s.cells[STILL] == 1:
        return f"the second {what}, not above the first in the list"
    return f"the first of two {what}s, the upper one in the list"
