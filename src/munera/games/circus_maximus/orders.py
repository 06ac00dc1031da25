"""The standing orders of Circus Maximus: pass, queue up, take, sell. None of them ever uses a favour."""

from collections.abc import Iterator
from typing import Final

from munera.core.game import State
from munera.core.orders import TO_THE_END, Kind, Order, Orders, Parameter
from munera.games.circus_maximus.actions import PASS, PLAY, SELL, TAKE_FAVOUR, TAKE_START_CARD, TAKE_TICKET, WAYS
from munera.games.circus_maximus.cards import ticket, visitor
from munera.games.circus_maximus.data import (
    BUYER_COINS,
    BUYERS,
    CAESAR,
    CATEGORIES,
    CATEGORY_COINS,
    FAVOUR_NAMES,
    RANKS,
    TICKET_KINDS,
    TRADERS,
)
from munera.games.circus_maximus.queues import length, owner, trader_at
from munera.games.circus_maximus.state import (
    DAY,
    EVENT,
    EVENTS,
    FORUM,
    HAND,
    HELD,
    PHASE,
    PLACE,
    QUEUE_UP,
    RANK,
    SERVE,
    SHOWN,
    STAGE,
    STILL,
    VILLA,
    Table,
)
from munera.games.circus_maximus.view import PHASE_NAMES, QUEUE_NAMES

_MOMENTS: Final = 8  # of a day: one for each phase
_START_CARD: Final = "start_player"
_LASTS: Final = Parameter("lasts", "choice", "day", choices=("day", "game"))
_TAKE_FAVOUR: Final = Kind(
    "take_favour", (Parameter("favours", "ranking", [], choices=(_START_CARD, *FAVOUR_NAMES)), _LASTS)
)
_TAKE_DEAREST: Final = Kind("take_dearest", (_LASTS,))
_SELL_DEAREST: Final = Kind("sell_dearest", (_LASTS,))


_NAMES: Final = {
    "pass_phase": ("phase",),
    "queue_up": ("queue", "traders", "highest", "place", "otherwise"),
    "take_favour": ("favours", "lasts"),
    "take_dearest": ("lasts",),
    "sell_dearest": ("lasts",),
}


class CircusMaximusOrders(Orders):
    def names(self) -> dict[str, tuple[str, ...]]:
        return _NAMES

    def kinds(self, state: State, seat: int) -> list[Kind]:
        phase = int(state.cells[PHASE])
        if phase > EVENTS:
            return [_TAKE_FAVOUR, _TAKE_DEAREST, _SELL_DEAREST]
        phases, queues = PHASE_NAMES[phase : EVENTS + 1], QUEUE_NAMES[phase:]
        pass_phase = Kind("pass_phase", (Parameter("phase", "choice", phases[0], choices=phases),))
        queue_up = Kind(
            "queue_up",
            (
                Parameter("queue", "choice", queues[0], choices=queues),
                Parameter("traders", "number", 1, least=1, most=RANKS),  # that many, those already there among them ...
                Parameter("highest", "number", RANKS, least=1, most=RANKS),  # ... of this rank at most ...
                Parameter("place", "number", TRADERS, least=1, most=TRADERS),  # ... and not farther back than this
                Parameter("otherwise", "choice", "ask", choices=("ask", "pass")),
            ),
        )
        return [pass_phase, queue_up, _TAKE_FAVOUR, _TAKE_DEAREST, _SELL_DEAREST]

    def moment(self, state: State) -> int:
        return int(state.cells[DAY]) * _MOMENTS + int(state.cells[PHASE])

    def until(self, state: State, order: Order) -> int:
        day = int(state.cells[DAY]) * _MOMENTS
        if order.kind == "pass_phase":
            return day + PHASE_NAMES.index(order.choice("phase"))
        if order.kind == "queue_up":
            return day + _phase_of(order)
        if order.choice("lasts") == "game":
            return TO_THE_END
        return day + EVENTS if state.cells[PHASE] <= EVENTS else day + _MOMENTS + EVENTS

    def wishes(self, state: State, seat: int, order: Order) -> Iterator[int]:
        assert isinstance(state, Table)
        phase, stage = int(state.cells[PHASE]), state.cells[STAGE]
        if state.cells[STILL] > 0:
            return  # somebody who has announced a favour is there to use it
        if stage == QUEUE_UP:
            if order.kind == "pass_phase" and phase == PHASE_NAMES.index(order.choice("phase")):
                yield int(PASS)
            elif order.kind == "queue_up" and phase == _phase_of(order):
                yield from _trader(state, seat, order)
        elif stage == SERVE:
            if order.kind == "take_favour" and phase == VILLA:
                yield from (_favour(name) for name in order.ranking("favours"))
            elif order.kind == "take_dearest" and phase == FORUM:
                yield from _dearest_tickets(state)
            elif order.kind == "sell_dearest" and phase == EVENTS:
                yield from _dearest_sales()


def _phase_of(order: Order) -> int:
    return min(QUEUE_NAMES.index(order.choice("queue")), EVENTS)


# Queues


def _trader(s: Table, seat: int, order: Order) -> Iterator[int]:
    """The lowest trader in hand that stands far enough in front."""
    queue = QUEUE_NAMES.index(order.choice("queue"))
    line = [int(trader_at(s, queue, index)) for index in range(length(s, queue))]
    if sum(1 for trader in line if owner(trader) == seat) < order.number("traders"):
        for rank in range(1, order.number("highest") + 1):
            place = 1 + sum(1 for trader in line if s.cells[RANK + trader] >= rank)
            if s.cells[PLACE + seat * RANKS + rank - 1] == HAND and place <= order.number("place"):
                yield int(PLAY) + max(queue - EVENTS + 1, 0) * WAYS + rank - 1
    if order.choice("otherwise") == "pass":
        yield int(PASS)


# Served


def _favour(name: str) -> int:
    return int(TAKE_START_CARD) if name == _START_CARD else int(TAKE_FAVOUR) + FAVOUR_NAMES.index(name)


def _dearest_tickets(s: Table) -> Iterator[int]:
    """By the coins of the ticket, then by those of the best visitor who waits for it."""

    def coins(kind: int) -> tuple[int, int]:
        return int(CATEGORY_COINS[kind % CATEGORIES]), _best_visitor(s, kind // CATEGORIES)

    there = [kind for kind in range(TICKET_KINDS) if s.cells[ticket(SHOWN, kind)] > 0]
    yield from (int(TAKE_TICKET) + kind for kind in sorted(there, key=coins, reverse=True))


def _best_visitor(s: Table, venue: int) -> int:
    there = [int(BUYER_COINS[kind]) for kind in range(CAESAR) if s.cells[visitor(HELD + venue, kind)] > 0]
    return max(there, default=0) + int(s.cells[EVENT + venue]) if there else 0


def _dearest_sales() -> Iterator[int]:
    """The dearest ticket to the dearest visitor, without a bribe (M8.5) and without a favour beside Caesar (M9.2)."""
    sales = [(category, buyer) for category in range(CATEGORIES) for buyer in range(CAESAR)]
    sales.sort(key=lambda sale: int(CATEGORY_COINS[sale[0]] + BUYER_COINS[sale[1]]), reverse=True)
    yield from (int(SELL) + category * BUYERS + buyer for category, buyer in sales)
