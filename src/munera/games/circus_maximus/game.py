"""Circus Maximus as a `Game`: the table before the first action, and what the core asks of every game."""

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from munera.core.effect import Effect
from munera.core.game import Game, State
from munera.core.message import Message
from munera.core.orders import Orders
from munera.games.circus_maximus.actions import BLOCKS
from munera.games.circus_maximus.audit import audit
from munera.games.circus_maximus.cards import favour, ticket, visitor
from munera.games.circus_maximus.data import (
    CAESAR,
    CAESAR_CARDS_OF_VARIANT,
    DAYS,
    FAVOUR_COPIES,
    FAVOUR_KINDS,
    MOST_SEATS,
    PLAYER_COUNTS,
    TICKET_COPIES,
    TICKET_KINDS,
    TRADERS,
    VARIANTS,
    VISITOR_COPIES,
    VISITOR_KINDS,
    copies_removed,
)
from munera.games.circus_maximus.flow import CircusMaximus, settle
from munera.games.circus_maximus.orders import CircusMaximusOrders
from munera.games.circus_maximus.phases import day
from munera.games.circus_maximus.state import (
    CAESAR_CARDS,
    DUE,
    LAYOUT,
    NONE,
    PILE,
    PLAYERS,
    START_PLAYER,
    START_PLAYER_DUE,
    Table,
)
from munera.games.circus_maximus.telling.changes import EFFECTS
from munera.games.circus_maximus.telling.effects import effects
from munera.games.circus_maximus.telling.prompt import prompt
from munera.games.circus_maximus.valuation.spread import spread, stage
from munera.games.circus_maximus.valuation.worth import worth
from munera.games.circus_maximus.view import view

ORDERS: Final = CircusMaximusOrders()


class CircusMaximusGame(Game):
    def __init__(self) -> None:
        super().__init__(
            name="circus_maximus",
            title="Circus Maximus",
            rules_version=1,
            player_counts=PLAYER_COUNTS,
            variants=VARIANTS,
            most_steps=_most_steps(),
            layout=LAYOUT,
            blocks=BLOCKS,
        )

    def start(self, players: int, variants: tuple[str, ...]) -> State:
        """M1, before anything is drawn."""
        s = CircusMaximus(vec[i64]([0] * LAYOUT.size))
        s.cells[PLAYERS] = players
        s.cells[CAESAR_CARDS] = sum(CAESAR_CARDS_OF_VARIANT[variant] for variant in variants)
        s.cells[START_PLAYER] = NONE
        s.cells[DUE + START_PLAYER_DUE] = 1
        _fill_piles(s)
        day.announce(s)
        day.begin(s)
        settle(s)
        return s

    def seen(self, state: State, seat: int | None) -> dict[str, Any]:
        assert isinstance(state, CircusMaximus)
        return view(state, seat)

    def is_open(self) -> bool:
        return True

    def prompt(self, state: State) -> Message:
        assert isinstance(state, CircusMaximus)
        return prompt(state)

    def audit(self, state: State) -> None:
        assert isinstance(state, CircusMaximus)
        audit(state)

    def worth(self, state: State, seat: i64) -> i64:
        assert isinstance(state, CircusMaximus)
        return worth(state, seat)

    def stage(self, state: State) -> i64:
        assert isinstance(state, CircusMaximus)
        return stage(state)

    def effects(self, before: State, after: State, seat: int, actions: list[int]) -> list[Effect]:
        assert isinstance(before, CircusMaximus)
        assert isinstance(after, CircusMaximus)
        return effects(before, after, seat, actions)

    def effect_names(self) -> dict[str, tuple[str, ...]]:
        return EFFECTS.arguments

    def orders(self) -> Orders:
        return ORDERS

    def spread(self, state: State) -> float:
        assert isinstance(state, CircusMaximus)
        return spread(state)


def _fill_piles(s: Table) -> None:
    removed = copies_removed(s.cells[PLAYERS])
    for kind in range(FAVOUR_KINDS):
        s.cells[favour(PILE, kind)] = FAVOUR_COPIES - removed
    for kind in range(TICKET_KINDS):
        s.cells[ticket(PILE, kind)] = TICKET_COPIES
    for kind in range(VISITOR_KINDS):
        s.cells[visitor(PILE, kind)] = s.cells[CAESAR_CARDS] if kind == CAESAR else VISITOR_COPIES - removed


def _most_steps() -> int:
    """No game is longer than all that can happen in one, counted as if it all did.

    In a day every ticket and every visitor is drawn once at most (Caesar goes back to the pile after the last draw),
    every trader is played once and then served once, and everybody passes in three phases. In the game the start player
    is drawn once, every favour is drawn and used once, and for each there is at most one more action: the venue of an
    extra visitor, the serving of a recalled trader, the other ticket, the other sale.
    """
    favours = int(FAVOUR_KINDS * FAVOUR_COPIES)
    tickets = int(TICKET_KINDS * TICKET_COPIES)
    visitors = int(CAESAR * VISITOR_COPIES) + max(CAESAR_CARDS_OF_VARIANT.values())
    return 1 + 3 * favours + DAYS * (tickets + visitors + 2 * TRADERS + 3 * MOST_SEATS)
