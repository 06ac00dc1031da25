"""What chance draws, and when: whatever is due is drawn before anybody decides.

The row `DUE` says how much of what is still to be drawn; its first entry that is not 0 comes next. So two visitors who
follow Caesar come at once (M9.1), and the visitor of a special event comes before the next event (M2.5).
"""

from librt.vecs import append, vec
from mypy_extensions import i64

from munera.core.game import CHANCE
from munera.games.circus_maximus.actions import DRAW_FAVOUR, DRAW_START_PLAYER, DRAW_TICKET, DRAW_VISITOR
from munera.games.circus_maximus.cards import favour, ticket, tickets_for, total, transfer, visitor
from munera.games.circus_maximus.data import (
    CAESAR,
    CAESAR_VISITORS,
    CATEGORIES,
    FAVOUR_KINDS,
    TICKET_KINDS,
    VISITOR_KINDS,
)
from munera.games.circus_maximus.state import (
    ACTOR,
    DRAWN,
    DUE,
    DUES,
    EVENT,
    EVENTS_DUE,
    EXTRA_VISITOR_DUE,
    FAVOURS_DUE,
    HELD,
    NEW_TICKET_DUE,
    NONE,
    PILE,
    PLACE_VISITOR,
    PLAYERS,
    SHOWN,
    STAGE,
    START_PLAYER,
    START_PLAYER_DUE,
    TICKETS_DUE,
    TURN,
    VISITORS_DUE,
    Table,
)


def settle(s: Table) -> bool:
    """Whether chance has something to draw; from an empty pile nothing comes."""
    cells = s.cells
    for draw in range(DUES):
        if cells[DUE + draw] > 0:
            if draw == START_PLAYER_DUE or total(s, _pile(draw), _kinds(draw)) > 0:
                cells[DRAWN] = draw
                cells[ACTOR] = CHANCE
                return True
            cells[DUE + draw] = 0
    cells[DRAWN] = NONE
    return False


def legal(s: Table, out: vec[i64]) -> vec[i64]:
    draw = s.cells[DRAWN]
    if draw == START_PLAYER_DUE:
        for seat in range(s.cells[PLAYERS]):
            out = append(out, DRAW_START_PLAYER + seat)
        return out
    first = _pile(draw)
    action = _action(draw)
    for kind in range(_kinds(draw)):
        if s.cells[first + kind] > 0:
            out = append(out, action + kind)
    return out


def weights(s: Table, out: vec[i64]) -> vec[i64]:
    """How many cards of each kind the pile has; every seat is as likely to start (M1.3)."""
    draw = s.cells[DRAWN]
    if draw == START_PLAYER_DUE:
        for _ in range(s.cells[PLAYERS]):
            out = append(out, 1)
        return out
    first = _pile(draw)
    for kind in range(_kinds(draw)):
        if s.cells[first + kind] > 0:
            out = append(out, s.cells[first + kind])
    return out


def apply(s: Table, action: i64) -> None:
    draw = s.cells[DRAWN]
    s.cells[DUE + draw] -= 1
    if action >= DRAW_VISITOR:
        kind = action - DRAW_VISITOR
        if draw == EXTRA_VISITOR_DUE:
            transfer(s, visitor(PILE, kind), visitor(SHOWN, kind))
            s.cells[STAGE] = PLACE_VISITOR
        else:
            arrive(s, kind, PILE, draw - VISITORS_DUE)
    elif action >= DRAW_TICKET:
        _draw_ticket(s, draw, action - DRAW_TICKET)
    elif action >= DRAW_FAVOUR:
        kind = action - DRAW_FAVOUR
        transfer(s, favour(PILE, kind), favour(SHOWN, kind))
    else:
        s.cells[START_PLAYER] = action - DRAW_START_PLAYER
        s.cells[TURN] = s.cells[START_PLAYER]


def arrive(s: Table, kind: i64, source: i64, venue: i64) -> None:
    """A visitor comes to a venue; Caesar brings others (M9.1)."""
    transfer(s, visitor(source, kind), visitor(HELD + venue, kind))
    if kind == CAESAR:
        s.cells[DUE + VISITORS_DUE + venue] += CAESAR_VISITORS


def _draw_ticket(s: Table, draw: i64, kind: i64) -> None:
    venue = kind // CATEGORIES
    place: i64 = SHOWN
    visitors: i64 = 1  # with a special event, and with a favour (M2.5, M8.6)
    if draw == NEW_TICKET_DUE:
        place = HELD + s.cells[TURN]
    elif draw == EVENTS_DUE:
        s.cells[EVENT + venue] += 1
    elif tickets_for(s, SHOWN, venue) == 0:
        visitors = 0  # every ticket but the venue's first brings one: their number minus one (M2.4)
    transfer(s, ticket(PILE, kind), ticket(place, kind))
    s.cells[DUE + VISITORS_DUE + venue] += visitors


def _pile(draw: i64) -> i64:
    if draw == FAVOURS_DUE:
        return favour(PILE, 0)
    return ticket(PILE, 0) if _is_ticket(draw) else visitor(PILE, 0)


def _kinds(draw: i64) -> i64:
    if draw == FAVOURS_DUE:
        return FAVOUR_KINDS
    return TICKET_KINDS if _is_ticket(draw) else VISITOR_KINDS


def _action(draw: i64) -> i64:
    if draw == FAVOURS_DUE:
        return DRAW_FAVOUR
    return DRAW_TICKET if _is_ticket(draw) else DRAW_VISITOR


def _is_ticket(draw: i64) -> bool:
    return draw in (TICKETS_DUE, EVENTS_DUE, NEW_TICKET_DUE)
