"""M5, phase II served: tickets."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from munera.games.circus_maximus.actions import TAKE_TICKET, USE_DOUBLE_PURCHASE
from munera.games.circus_maximus.cards import holds, spend, ticket, tickets_at, transfer
from munera.games.circus_maximus.data import DOUBLE_PURCHASE, TICKET_KINDS
from munera.games.circus_maximus.queues import length, owner, trader_at
from munera.games.circus_maximus.state import ACTOR, FORUM, HELD, LOWEST, SERVED, SHOWN, STILL, Table

DOUBLE: Final = 2  # tickets with a double purchase (M8.8)


def settle(s: Table) -> bool:
    """Whether a trader is served."""
    if s.cells[SERVED] < length(s, FORUM) and tickets_at(s, SHOWN) > 0:
        s.cells[ACTOR] = owner(trader_at(s, FORUM, s.cells[SERVED]))
        return True
    return False


def legal(s: Table, out: vec[i64]) -> vec[i64]:
    still = s.cells[STILL]
    if still == 0 and holds(s, s.cells[ACTOR], DOUBLE_PURCHASE) and tickets_at(s, SHOWN) >= DOUBLE:
        out = append(out, USE_DOUBLE_PURCHASE)
    last = _last_kind(s)
    for kind in range(s.cells[LOWEST], TICKET_KINDS):
        tickets = s.cells[ticket(SHOWN, kind)]
        if tickets > 0 and (still < DOUBLE or kind < last or tickets >= DOUBLE):
            out = append(out, TAKE_TICKET + kind)
    return out


def apply(s: Table, action: i64) -> None:
    seat = s.cells[ACTOR]
    if action == USE_DOUBLE_PURCHASE:
        spend(s, seat, DOUBLE_PURCHASE)
        s.cells[STILL] = DOUBLE
        return
    kind = action - TAKE_TICKET
    transfer(s, ticket(SHOWN, kind), ticket(HELD + seat, kind))
    if s.cells[STILL] == DOUBLE:
        s.cells[STILL] = 1
        s.cells[LOWEST] = kind
    else:
        s.cells[STILL] = 0
        s.cells[LOWEST] = 0
        s.cells[SERVED] += 1


def _last_kind(s: Table) -> i64:
    """The highest kind of ticket that lies at the Forum: the first of two must leave one that may follow it."""
    kind: i64 = TICKET_KINDS - 1
    while s.cells[ticket(SHOWN, kind)] == 0:
        kind -= 1
    return kind
