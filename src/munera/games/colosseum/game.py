"""Colosseum as a `Game`: the table before the first action, and what the core asks of every game."""

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from munera.core.effect import Effect
from munera.core.game import Game, State
from munera.core.message import Message
from munera.core.orders import Orders
from munera.games.colosseum.actions import BLOCKS
from munera.games.colosseum.audit import audit
from munera.games.colosseum.data import (
    ARENA_START_SIZE,
    ARENA_STARTS,
    GREEN_TOKENS,
    KINDS,
    MEDALS,
    MOST_SEATS,
    NOBLE_STARTS,
    NOBLES,
    ORANGE_TOKENS,
    PLAYER_COUNTS,
    PROGRAMS,
    SEASON_TICKETS,
    STARTING_COINS,
    VARIANTS,
    VARIANTS_WITH_SHORT_BARS,
)
from munera.games.colosseum.flow import Colosseum, settle
from munera.games.colosseum.goods import pay
from munera.games.colosseum.orders import ColosseumOrders
from munera.games.colosseum.state import (
    ARENA_SIZE,
    ARENA_START,
    ASKED,
    BAG,
    BANK,
    BARS_LAST_AN_INITIATOR,
    BIDDER,
    DIE,
    FOR_SALE,
    GREEN,
    HELD,
    HONOURED,
    LAYOUT,
    MARKET,
    MEDAL,
    MOVED,
    NOBLE,
    NONE,
    OVER,
    OWNER,
    PHASE,
    PLAYERS,
    PROGRAM,
    ROUND,
    SEASON_TICKET,
    SHOWN,
    STAR,
    TOKENS,
    TRADE,
)
from munera.games.colosseum.telling.changes import EFFECTS
from munera.games.colosseum.telling.effects import effects
from munera.games.colosseum.telling.prompt import prompt
from munera.games.colosseum.valuation.features import features
from munera.games.colosseum.valuation.spread import is_calm, spread, stage
from munera.games.colosseum.valuation.weigh import weigh, weigh_trade
from munera.games.colosseum.valuation.worth import standing, worth
from munera.games.colosseum.view import view, view_after

ORDERS: Final = ColosseumOrders()


class ColosseumGame(Game):
    def __init__(self) -> None:
        super().__init__(
            name="colosseum",
            title="Colosseum",
            rules_version=1,
            player_counts=PLAYER_COUNTS,
            variants=VARIANTS,
            most_steps=500_000,  # 25 turns to trade of 12 offers with 4 counter-offers, 125 auctions of 999 raises
            layout=LAYOUT,
            blocks=BLOCKS,
        )

    def start(self, players: int, variants: tuple[str, ...]) -> State:
        """C1, before anything is drawn."""
        s = Colosseum(vec[i64]([0] * LAYOUT.size))
        cells = s.cells
        cells[PLAYERS] = players
        cells[BARS_LAST_AN_INITIATOR] = int(any(variant in VARIANTS_WITH_SHORT_BARS for variant in variants))
        for field in (MARKET, BIDDER, ASKED, DIE, DIE + 1, MOVED, PROGRAM, HONOURED):
            cells[field] = NONE
        for kind in range(KINDS):
            cells[TOKENS + GREEN * KINDS + kind] = GREEN_TOKENS[kind]
            cells[TOKENS + BAG * KINDS + kind] = ORANGE_TOKENS[kind]
            cells[HELD + GREEN] += GREEN_TOKENS[kind]
            cells[HELD + BAG] += ORANGE_TOKENS[kind]
            cells[STAR + kind] = NONE
        cells[MEDAL + BANK] = MEDALS
        cells[SEASON_TICKET + BANK] = SEASON_TICKETS
        for program in range(PROGRAMS):
            cells[OWNER + program] = FOR_SALE
        for noble in range(NOBLES):
            cells[NOBLE + noble] = NOBLE_STARTS[noble]
        for seat in range(MOST_SEATS):
            cells[SHOWN + seat] = NONE
            if seat < players:
                pay(s, STARTING_COINS, BANK, seat)
                cells[ARENA_START + seat] = ARENA_STARTS[players * MOST_SEATS + seat]
                cells[ARENA_SIZE + seat] = ARENA_START_SIZE
        settle(s)
        return s

    def seen(self, state: State, seat: int | None) -> dict[str, Any]:
        assert isinstance(state, Colosseum)
        return view(state, seat)

    def seen_after(self, state: State, seat: int | None, before: State, view: dict[str, Any]) -> dict[str, Any]:
        assert isinstance(state, Colosseum)
        assert isinstance(before, Colosseum)
        return view_after(state, seat, before, view)

    def is_open(self) -> bool:
        return True

    def prompt(self, state: State) -> Message:
        assert isinstance(state, Colosseum)
        return prompt(state)

    def audit(self, state: State) -> None:
        assert isinstance(state, Colosseum)
        audit(state)

    def worth(self, state: State, seat: i64) -> i64:
        assert isinstance(state, Colosseum)
        return worth(state, seat)

    def standing(self, state: State, seat: i64) -> i64:
        assert isinstance(state, Colosseum)
        return standing(state, seat)

    def trust(self) -> float:
        return 60.0

    def chapter(self, state: State) -> i64:
        phase = state.cells[PHASE]
        return state.cells[ROUND] * (OVER + 1) + phase if phase != TRADE else i64(0)  # most offers come to nothing

    def is_dealing(self, state: State) -> bool:
        return state.cells[PHASE] == TRADE

    def weigh(self, state: State, action: i64) -> i64:
        assert isinstance(state, Colosseum)
        return weigh_trade(state, action) if state.cells[PHASE] == TRADE else weigh(state, action)

    def features(self, state: State, seat: i64) -> vec[float]:
        assert isinstance(state, Colosseum)
        return features(state, seat)

    def is_calm(self, state: State) -> bool:
        assert isinstance(state, Colosseum)
        return is_calm(state)

    def stage(self, state: State) -> i64:
        assert isinstance(state, Colosseum)
        return stage(state)

    def effects(self, before: State, after: State, seat: int, actions: list[int]) -> list[Effect]:
        assert isinstance(before, Colosseum)
        assert isinstance(after, Colosseum)
        return effects(before, after, seat, actions)

    def effect_names(self) -> dict[str, tuple[str, ...]]:
        return EFFECTS.arguments

    def orders(self) -> Orders:
        return ORDERS

    def spread(self, state: State) -> float:
        assert isinstance(state, Colosseum)
        return spread(state)
