"""M3, how all three phases begin: in turn, a trader, a favour that replaces one, or a pass.

Each turn can be played in one way only: a second trader is announced first; then come a recalled trader, if there is
one, and those from the hand in ascending order of their printed rank. In which order one's own traders come to a queue
makes no difference: only rank 1 as 8 and one's own 8 may tie, and between them no other can stand.
"""

from librt.vecs import append, vec
from mypy_extensions import i64

from munera.games.circus_maximus.actions import (
    ONE_AS_EIGHT,
    PASS,
    PLACE_AT,
    PLAY,
    PUSH,
    RECALL,
    USE_EXTRA_VISITOR,
    USE_NEW_TICKET,
    USE_SECOND_TRADER,
    WAYS,
)
from munera.games.circus_maximus.cards import holds, spend, tickets_at, visitor, visitors_at
from munera.games.circus_maximus.data import (
    EXTRA_VISITOR,
    MOST_SEATS,
    NEW_TICKET,
    PUSH_AHEAD,
    RANK_ONE_IS_EIGHT,
    RANKS,
    RECALL_TRADER,
    SECOND_TRADER,
    VENUES,
    VISITOR_KINDS,
)
from munera.games.circus_maximus.draws import arrive
from munera.games.circus_maximus.queues import is_first, join, leave, push
from munera.games.circus_maximus.state import (
    ACTOR,
    DUE,
    EVENTS,
    EXTRA_VISITOR_DUE,
    FORUM,
    HAND,
    IN_HAND,
    LOWEST,
    NEW_TICKET_DUE,
    PASSED,
    PHASE,
    PILE,
    PLACE,
    PLACE_VISITOR,
    PLAYERS,
    QUEUE_UP,
    SERVE,
    SERVED,
    SHOWN,
    STAGE,
    START_PLAYER,
    STILL,
    TURN,
    TURN_OVER,
    VENUE,
    Table,
)


def enter(s: Table, phase: i64) -> None:
    """A phase begins with the start player."""
    s.cells[PHASE] = phase
    s.cells[STAGE] = QUEUE_UP
    s.cells[TURN] = s.cells[START_PLAYER]
    for seat in range(MOST_SEATS):
        s.cells[PASSED + seat] = 0
    s.cells[VENUE] = 0
    s.cells[SERVED] = 0


def settle(s: Table) -> bool:
    """Whether somebody has a trader or a favour to play; if not, the queue is served."""
    cells = s.cells
    stage = cells[STAGE]
    if stage == SERVE:
        return False
    if stage == TURN_OVER:
        cells[STAGE] = QUEUE_UP
        cells[LOWEST] = 0
        cells[TURN] = s.after(cells[TURN])
    elif stage == PLACE_VISITOR or cells[STILL] > 0:
        cells[ACTOR] = cells[TURN]
        return True
    for _ in range(cells[PLAYERS]):
        seat = cells[TURN]
        if not cells[PASSED + seat]:
            if can_act(s, seat):
                cells[ACTOR] = seat
                return True
            cells[PASSED + seat] = 1  # can do nothing else, and is not asked (M3.1)
        cells[TURN] = s.after(seat)
    cells[STAGE] = SERVE
    return False


def legal(s: Table, out: vec[i64]) -> vec[i64]:
    seat = s.cells[ACTOR]
    if s.cells[STAGE] == PLACE_VISITOR:
        for venue in range(VENUES):
            out = append(out, PLACE_AT + venue)
        return out
    begins = s.cells[STILL] == 0
    if begins:
        out = append(out, PASS)
        if can_draw_visitor(s, seat):
            out = append(out, USE_EXTRA_VISITOR)
        if can_draw_ticket(s, seat):
            out = append(out, USE_NEW_TICKET)
    if s.cells[LOWEST] == 0 and can_announce_second(s, seat):
        out = append(out, USE_SECOND_TRADER)
    if begins and holds(s, seat, PUSH_AHEAD):
        for rank in range(1, RANKS + 1):
            if _can_push(s, seat * RANKS + rank - 1):
                out = append(out, PUSH - 1 + rank)
    out = _plays(s, seat, out)
    if s.cells[LOWEST] == 0 and holds(s, seat, RECALL_TRADER):
        out = _recalls(s, seat, out)
    return out


def apply(s: Table, action: i64) -> None:
    seat = s.cells[ACTOR]
    if action >= RECALL:
        spend(s, seat, RECALL_TRADER)
        way = (action - RECALL) % WAYS
        leave(s, _trader(seat, way))
        _play(s, seat, way, (action - RECALL) // WAYS)
        s.cells[LOWEST] = 1
    elif action >= PLAY:
        way = (action - PLAY) % WAYS
        _play(s, seat, way, (action - PLAY) // WAYS)
        s.cells[LOWEST] = _trader(seat, way) % RANKS + 2
    elif action >= PLACE_AT:
        for kind in range(VISITOR_KINDS):
            if s.cells[visitor(SHOWN, kind)] > 0:
                arrive(s, kind, SHOWN, action - PLACE_AT)
        s.cells[STAGE] = TURN_OVER
    elif action >= PUSH:
        spend(s, seat, PUSH_AHEAD)
        push(s, seat * RANKS + action - PUSH)
        s.cells[STAGE] = TURN_OVER
    elif action == USE_SECOND_TRADER:
        spend(s, seat, SECOND_TRADER)
        s.cells[STILL] = _demanded(s) + 1
    elif action == USE_NEW_TICKET:
        spend(s, seat, NEW_TICKET)
        s.cells[DUE + NEW_TICKET_DUE] = 1
        s.cells[STAGE] = TURN_OVER
    elif action == USE_EXTRA_VISITOR:
        spend(s, seat, EXTRA_VISITOR)
        s.cells[DUE + EXTRA_VISITOR_DUE] = 1
    else:
        assert action == PASS
        s.cells[PASSED + seat] = 1
        s.cells[STAGE] = TURN_OVER


# What a seat can do


def can_act(s: Table, seat: i64) -> bool:
    """Whether a turn can be anything but a pass."""
    if s.cells[IN_HAND + seat] > 0 or can_draw_visitor(s, seat) or can_draw_ticket(s, seat) or can_recall(s, seat):
        return True
    if holds(s, seat, PUSH_AHEAD):
        for trader in range(seat * RANKS, (seat + 1) * RANKS):
            if _can_push(s, trader):
                return True
    return False


def can_draw_visitor(s: Table, seat: i64) -> bool:
    """M8.1"""
    return holds(s, seat, EXTRA_VISITOR) and visitors_at(s, PILE) > 0


def can_draw_ticket(s: Table, seat: i64) -> bool:
    """M8.6: both the ticket and the visitor."""
    return (
        s.cells[PHASE] == FORUM and holds(s, seat, NEW_TICKET) and tickets_at(s, PILE) > 0 and visitors_at(s, PILE) > 0
    )


def can_recall(s: Table, seat: i64) -> bool:
    """M8.4"""
    if holds(s, seat, RECALL_TRADER):
        for trader in range(seat * RANKS, (seat + 1) * RANKS):
            if _is_in_earlier_phase(s, trader):
                return True
    return False


def can_announce_second(s: Table, seat: i64) -> bool:
    """M8.9: only if there are enough traders for it; the first may be a recalled one (M8.10)."""
    if not holds(s, seat, SECOND_TRADER):
        return False
    lacking = _demanded(s) + 1 - s.cells[IN_HAND + seat]
    return lacking <= 0 or (lacking == 1 and can_recall(s, seat))


def _demanded(s: Table) -> i64:
    """How many traders this turn takes."""
    still = s.cells[STILL]
    return still if still > 0 else 1


def _can_push(s: Table, trader: i64) -> bool:
    """M8.2: in a queue of the present phase, with somebody to overtake."""
    return s.cells[PLACE + trader] >= s.cells[PHASE] and not is_first(s, trader)


def _is_in_earlier_phase(s: Table, trader: i64) -> bool:
    return HAND < s.cells[PLACE + trader] < s.cells[PHASE]


# Traders


def _trader(seat: i64, way: i64) -> i64:
    return seat * RANKS if way == ONE_AS_EIGHT else seat * RANKS + way


def _plays(s: Table, seat: i64, out: vec[i64]) -> vec[i64]:
    """Every trader in hand that leaves enough higher ones for what is still demanded."""
    cells = s.cells
    first = PLACE + seat * RANKS
    behind = _demanded(s) - 1
    hand = cells[IN_HAND + seat]
    lowest = cells[LOWEST]
    one_is_eight = cells[first] == HAND and lowest <= 1 and hand > behind
    one_is_eight = one_is_eight and holds(s, seat, RANK_ONE_IS_EIGHT)
    for place in range(_first_place(s), _last_place(s) + 1):
        higher = hand
        for rank in range(1, RANKS + 1):
            if cells[first + rank - 1] == HAND:
                higher -= 1
                if rank >= lowest and higher >= behind:
                    out = append(out, PLAY + place * WAYS + rank - 1)
        if one_is_eight:
            out = append(out, PLAY + place * WAYS + ONE_AS_EIGHT)
    return out


def _recalls(s: Table, seat: i64, out: vec[i64]) -> vec[i64]:
    """For what is demanded after a recalled trader there are always enough in hand (see `can_announce_second`)."""
    first = seat * RANKS
    for place in range(_first_place(s), _last_place(s) + 1):
        for rank in range(1, RANKS + 1):
            if _is_in_earlier_phase(s, first + rank - 1):
                out = append(out, RECALL + place * WAYS + rank - 1)
        if _is_in_earlier_phase(s, first) and holds(s, seat, RANK_ONE_IS_EIGHT):
            out = append(out, RECALL + place * WAYS + ONE_AS_EIGHT)
    return out


def _first_place(s: Table) -> i64:
    """In the actions, place 0 is the one queue of phases I and II, and 1 to 3 are the venues (M6.1)."""
    return 1 if s.cells[PHASE] == EVENTS else 0


def _last_place(s: Table) -> i64:
    return VENUES if s.cells[PHASE] == EVENTS else 0


def _play(s: Table, seat: i64, way: i64, place: i64) -> None:
    queue = s.cells[PHASE] + place - _first_place(s)
    if way == ONE_AS_EIGHT:
        spend(s, seat, RANK_ONE_IS_EIGHT)
        join(s, seat * RANKS, queue, RANKS)
    else:
        join(s, seat * RANKS + way, queue, way + 1)
    if s.cells[STILL] > 0:
        s.cells[STILL] -= 1
    if s.cells[STILL] == 0:
        s.cells[STAGE] = TURN_OVER
