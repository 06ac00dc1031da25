"""M4, phase I served: favours and the start-player card."""

from librt.vecs import append, vec
from mypy_extensions import i64

from munera.games.circus_maximus.actions import TAKE_FAVOUR, TAKE_START_CARD
from munera.games.circus_maximus.cards import favour, favours_at, transfer
from munera.games.circus_maximus.data import FAVOUR_KINDS
from munera.games.circus_maximus.queues import length, owner, trader_at
from munera.games.circus_maximus.state import ACTOR, DONE, HELD, SERVED, SHOWN, START_CARD, START_PLAYER, VILLA, Table


def settle(s: Table) -> bool:
    """Whether a trader is served; if not, the villa closes."""
    if s.cells[SERVED] < length(s, VILLA) and (s.cells[START_CARD] > 0 or favours_at(s, SHOWN) > 0):
        s.cells[ACTOR] = owner(trader_at(s, VILLA, s.cells[SERVED]))
        return True
    if s.cells[START_CARD] > 0 and length(s, VILLA) > 0:  # M4.2
        _give_start_card(s, owner(trader_at(s, VILLA, 0)))
    for kind in range(FAVOUR_KINDS):
        while s.cells[favour(SHOWN, kind)] > 0:  # M2.2
            transfer(s, favour(SHOWN, kind), favour(DONE, kind))
    return False


def legal(s: Table, out: vec[i64]) -> vec[i64]:
    if s.cells[START_CARD] > 0:
        out = append(out, TAKE_START_CARD)
    for kind in range(FAVOUR_KINDS):
        if s.cells[favour(SHOWN, kind)] > 0:
            out = append(out, TAKE_FAVOUR + kind)
    return out


def apply(s: Table, action: i64) -> None:
    seat = s.cells[ACTOR]
    if action == TAKE_START_CARD:
        _give_start_card(s, seat)
    else:
        kind = action - TAKE_FAVOUR
        transfer(s, favour(SHOWN, kind), favour(HELD + seat, kind))
    s.cells[SERVED] += 1


def _give_start_card(s: Table, seat: i64) -> None:
    s.cells[START_CARD] = 0
    s.cells[START_PLAYER] = seat
