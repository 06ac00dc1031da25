"""Watches Colosseum: purchases, auctions, deals, shows, and what everybody has at the end."""

from typing import NamedTuple

from munera import Game, State
from munera.games.colosseum.actions import (
    ACCEPT,
    AUCTION,
    BUY,
    RAISE,
    SEND,
    SHOW,
    USE_JOKERS,
    USE_MEDALS,
)
from munera.games.colosseum.data import (
    ARENA_START_SIZE,
    ASSETS,
    HAS_STAR,
    JOKER,
    KINDS,
    LARGEST_SUM,
    MARKETS,
    MEDALS,
    MOST_MISSING,
    PROGRAMS,
    STAR_MINIMUM,
    STAR_SPECTATORS,
    TABLE,
    TABLE_WIDTH,
)
from munera.games.colosseum.phases.trade import COUNTER_ANSWER, COUNTER_DRAFT, COUNTER_OFFER, OFFER
from munera.games.colosseum.state import (
    ARENA_SIZE,
    COINS,
    DEAL,
    DEAL_COINS,
    FIRST_MARKET,
    LOGE,
    NONE,
    OWNER,
    PODIUM,
    ROUND,
    SEASON_TICKET,
    SHOWN,
    SHOWN_JOKERS,
    STAGE,
    STAR,
    TOKENS,
)
from munera.lab.observe import Observer, shares


class Best(NamedTuple):
    """The show with a seat's largest audience, and what stood behind it, by kind of token."""

    audience: int
    program: int
    held: list[int]
    used: list[int]
    lost: list[int]  # spectators with one token of the kind fewer


class ColosseumObserver(Observer):
    def __init__(self, game: Game) -> None:
        super().__init__(game)
        self.watch(BUY, PROGRAMS)
        self.watch(AUCTION, MARKETS)
        self.watch(RAISE, LARGEST_SUM)
        self.watch(SEND)
        self.watch(ACCEPT)
        self.watch(SHOW, PROGRAMS)
        self.watch(USE_JOKERS, USE_MEDALS - USE_JOKERS)
        self.watch(USE_MEDALS, MEDALS + 1)

    def begin(self, state: State) -> None:
        self.best: dict[int, Best] = {}
        self.produced: set[int] = set()
        self.market: list[int] = []  # what is up for auction, by kind
        self.round = 0
        self.bid = 0
        self.coins = 0

    def before(self, state: State, actor: int, action: int) -> None:
        cells = state.cells
        if action >= SHOW:
            self.coins = int(cells[COINS + actor])
        elif action == ACCEPT:
            self._deal(state)
        elif action == SEND:
            kind = "counter-offers" if cells[STAGE] == COUNTER_DRAFT else "offers"
            self.add(kind, int(cells[ROUND]))
        elif action >= RAISE:
            self.bid = int(action - RAISE + 1)
            self.add("bids")
        elif action >= AUCTION:
            self._award()
            first = TOKENS + (FIRST_MARKET + action - AUCTION) * KINDS
            self.market = [int(count) for count in cells[first : first + KINDS]]
            self.round = int(cells[ROUND])
        else:
            self.add("purchases")
            self.add("bought", int(action - BUY))

    def after(self, state: State, actor: int, action: int) -> None:
        if action >= SHOW and state.cells[SHOWN + actor] != NONE:
            self._show(state, actor)

    def end(self, state: State, steps: int) -> None:
        super().end(state, steps)
        self._award()
        won = shares(state)
        players = len(state.scores())
        for program in self.produced:
            self.add("games produced", program)
        for program in range(PROGRAMS):
            if state.cells[OWNER + program] >= 0:
                self.add("owned", program)
        for seat, best in self.best.items():
            self._remember(best, won.get(seat, 0))
        seen: set[tuple[str, int]] = set()
        for seat in range(players):
            for name, count in self._assets(state, seat):
                if (name, count) not in seen:
                    self.add("games with", name, count)
                    seen.add((name, count))
                self.add("with", name, count)
                self.add("wins with", name, count, by=won.get(seat, 0))
                self.add("fair wins with", name, count, by=won.get(seat, 0) * players)

    # What is seen

    def _award(self) -> None:
        """An auction that was opened is won by the last bid."""
        if not self.market:
            return
        tokens = sum(self.market)
        self.add("auctions")
        self.add("prices", by=self.bid)
        self.add("tokens sold", by=tokens)
        self.add("price in", self.round, by=self.bid)
        self.add("sold in", self.round, by=tokens)
        self.add("auctions in", self.round)
        # A row of the least-squares problem: how many of each kind, and which round.
        row = [(kind, count) for kind, count in enumerate(self.market) if count]
        row.append((int(KINDS) + self.round - 1, 1))
        for place, (i, x) in enumerate(row):
            self.add("xy", i, by=x * self.bid)
            for j, y in row[place:]:
                self.add("xx", i, j, by=x * y)
        self.market = []

    def _deal(self, state: State) -> None:
        cells = state.cells
        deal = COUNTER_OFFER if cells[STAGE] == COUNTER_ANSWER else OFFER
        round_ = int(cells[ROUND])
        self.add("deals")
        self.add("counter-deals" if deal == COUNTER_OFFER else "offer-deals", round_)
        first = DEAL + deal * KINDS
        moved = [(kind, int(count)) for kind, count in enumerate(cells[first : first + KINDS]) if count]
        coins = abs(int(cells[DEAL_COINS + deal]))
        if coins:
            self.add("deals for coins", round_)
        if coins and len(moved) == 1 and abs(moved[0][1]) == 1:
            self.add("sales")
            self.add("sale coins", by=coins)
            self.add("sales in", round_)
            self.add("sale coins in", round_, by=coins)
            self.add("sales of", moved[0][0])
            self.add("sale coins of", moved[0][0], by=coins)

    def _show(self, state: State, seat: int) -> None:
        cells = state.cells
        round_, program = int(cells[ROUND]), int(cells[SHOWN + seat])
        audience = int(cells[COINS + seat]) - self.coins  # everybody pays one coin (C7.9)
        self.add("shows")
        self.add("audience", by=audience)
        self.add("shows in", round_)
        self.add("audience in", round_, by=audience)
        self.add("audience is", round_, audience)
        self.add("produced", program)
        self.add("audience of", program, by=audience)
        self.produced.add(program)
        if seat not in self.best or audience > self.best[seat].audience:
            self.best[seat] = self._behind(state, seat, program, audience)

    def _behind(self, state: State, seat: int, program: int, audience: int) -> Best:
        """What a show was made of, and what it would have lost with one token fewer of each kind."""
        cells = state.cells
        held = [int(count) for count in cells[TOKENS + seat * KINDS : TOKENS + (seat + 1) * KINDS]]
        needed = [int(count) for count in ASSETS[program * KINDS : (program + 1) * KINDS]]
        used = [min(pair) for pair in zip(held, needed, strict=True)]
        used[JOKER] = int(cells[SHOWN_JOKERS + seat])
        lacking = sum(needed) - sum(used)
        table = [int(count) for count in TABLE[program * TABLE_WIDTH : (program + 1) * TABLE_WIDTH]]
        fewer = table[lacking] - (table[lacking + 1] if lacking < MOST_MISSING[program] else 0)
        lost = [fewer if count and count == use else 0 for count, use in zip(held, used, strict=True)]
        for kind, count in enumerate(held):
            if HAS_STAR[kind] and used[kind] and cells[STAR + kind] == seat and _loses_star(state, seat, kind, count):
                lost[kind] += int(STAR_SPECTATORS)
        return Best(audience, program, held, used, lost)

    def _remember(self, best: Best, won: int) -> None:
        if won:
            self.add("won with", best.program, by=won)
        for kind, held in enumerate(best.held):
            if held:
                self.add("held", kind, by=held)
                self.add("used", kind, by=best.used[kind])
                self.add("holders", kind)
                self.add("lost", kind, by=best.lost[kind])
                if won:
                    self.add("held by winners", kind, by=held)
                    self.add("used by winners", kind, by=best.used[kind])

    def _assets(self, state: State, seat: int) -> list[tuple[str, int]]:
        cells = state.cells
        return [
            ("star performers", sum(1 for holder in cells[STAR : STAR + KINDS] if holder == seat)),
            ("season tickets", int(cells[SEASON_TICKET + seat])),
            ("arena expansions", int(cells[ARENA_SIZE + seat] - ARENA_START_SIZE)),
            ("loges", int(cells[LOGE + seat])),
            ("podiums", int(cells[PODIUM + seat])),
            ("programs", sum(1 for owner in cells[OWNER : OWNER + PROGRAMS] if owner == seat)),
        ]


def _loses_star(state: State, seat: int, kind: int, held: int) -> bool:
    """Whether one token fewer costs the star performer (C9.3)."""
    if held - 1 < STAR_MINIMUM:
        return True
    players = len(state.scores())
    others = [state.cells[TOKENS + other * KINDS + kind] for other in range(players) if other != seat]
    return max(others) > held - 1
