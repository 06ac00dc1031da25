"""Watches Circus Maximus: favours as they are taken and used, and every day as it is scored."""

from munera import Game, State
from munera.games.circus_maximus.actions import (
    DRAW_FAVOUR,
    DRAW_START_PLAYER,
    ONE_AS_EIGHT,
    PLACE_AT,
    PLAY,
    PUSH,
    RECALL,
    TAKE_FAVOUR,
    TAKE_START_CARD,
    USE_DOUBLE_PURCHASE,
    USE_DOUBLE_SALE,
    USE_EXTRA_VISITOR,
    USE_NEW_TICKET,
    USE_SECOND_TRADER,
    WAYS,
)
from munera.games.circus_maximus.cards import favour, visitor
from munera.games.circus_maximus.data import (
    BRIBE_LEGIONNAIRE,
    BRIBED,
    BUYER_COINS,
    BUYERS,
    CAESAR,
    CATEGORIES,
    DOUBLE_PURCHASE,
    DOUBLE_SALE,
    EXTRA_VISITOR,
    FAVOUR_KINDS,
    GOODS_COINS,
    MOST_SEATS,
    NEW_TICKET,
    PUSH_AHEAD,
    RANK_ONE_IS_EIGHT,
    RANKS,
    RECALL_TRADER,
    SECOND_TRADER,
    VENUES,
)
from munera.games.circus_maximus.phases.scoring import hand_coins
from munera.games.circus_maximus.state import (
    DAY,
    EVENT,
    FROM_FAVOURS,
    HELD,
    PHASE,
    PLACE,
    SALE,
    SALE_VENUE,
    SALES,
    SCORING,
    SELLER,
    START_PLAYER,
    Table,
)
from munera.lab.observe import Observer, shares

SOURCES = ("visitors", "tickets", "events", "traders not played", "favours")

_USES = {
    int(USE_EXTRA_VISITOR): int(EXTRA_VISITOR),
    int(USE_NEW_TICKET): int(NEW_TICKET),
    int(USE_SECOND_TRADER): int(SECOND_TRADER),
    int(USE_DOUBLE_PURCHASE): int(DOUBLE_PURCHASE),
    int(USE_DOUBLE_SALE): int(DOUBLE_SALE),
    **{int(push): int(PUSH_AHEAD) for push in range(PUSH, PLACE_AT)},
}
_PLACES = 1 + VENUES  # a trader is played to the one queue of phases I and II, or to a venue


class CircusMaximusObserver(Observer):
    def __init__(self, game: Game) -> None:
        super().__init__(game)
        for action in _USES:
            self.watch(action)
        for place in range(_PLACES):
            self.watch(PLAY + place * WAYS + ONE_AS_EIGHT)
        self.watch(RECALL, _PLACES * WAYS)
        self.watch(TAKE_START_CARD)
        self.watch(TAKE_FAVOUR, FAVOUR_KINDS)
        self.watch(DRAW_START_PLAYER, MOST_SEATS)
        self.watch(DRAW_FAVOUR, FAVOUR_KINDS)

    def begin(self, state: State) -> None:
        self.first = 0  # who begins day 1
        self.starters: list[int] = []  # who begins phases II and III, by day
        self.took: list[set[int]] = [set() for _ in range(MOST_SEATS)]  # kinds of favours
        self.used: list[set[int]] = [set() for _ in range(MOST_SEATS)]
        self.came = False

    def before(self, state: State, actor: int, action: int) -> None:
        if action >= DRAW_FAVOUR:
            if state.cells[PHASE] == SCORING:  # the first card of the next day: until now all lies as it was scored
                self._day(state)
        elif action >= DRAW_START_PLAYER:
            self.first = int(action - DRAW_START_PLAYER)
        elif action >= TAKE_FAVOUR:
            kind = int(action - TAKE_FAVOUR)
            self.add("taken", kind)
            self.took[actor].add(kind)
        elif action == TAKE_START_CARD:
            self.add("start cards")
        elif action in _USES:
            self._use(actor, _USES[action])
        else:
            if action >= RECALL:
                self._use(actor, int(RECALL_TRADER))
            if (action - PLAY) % WAYS == ONE_AS_EIGHT:
                self._use(actor, int(RANK_ONE_IS_EIGHT))

    def end(self, state: State, steps: int) -> None:
        super().end(state, steps)
        self._day(state)
        won = shares(state)
        players = len(state.scores())
        if self.came:
            self.add("games with Caesar")
        for seat in range(players):
            self.add("order wins", (seat - self.first) % players, by=won.get(seat, 0))
        for day, seat in enumerate(self.starters, 1):
            self.add("starter wins", day, by=won.get(seat, 0))
        taken: set[int] = set()
        for seat in range(players):
            self._coins(3, "favours", int(state.cells[FROM_FAVOURS + seat]))
            taken |= self.took[seat]
            for kind in range(FAVOUR_KINDS):
                self.add("kept", kind, by=int(state.cells[favour(HELD + seat, kind)]))
                self._wins("took", kind, kind in self.took[seat], won.get(seat, 0), players)
                self._wins("used", kind, kind in self.used[seat], won.get(seat, 0), players)
        for kind in taken:
            self.add("games with", kind)

    # What is seen

    def _use(self, seat: int, kind: int) -> None:
        self.add("uses")
        self.add("uses of", kind)
        self.used[seat].add(kind)

    def _wins(self, what: str, kind: int, does: bool, won: int, players: int) -> None:
        if does:
            self.add(f"players who {what}", kind)
            self.add(f"wins of who {what}", kind, by=won)
            self.add(f"fair wins of who {what}", kind, by=won * players)

    def _coins(self, day: int, source: str, coins: int) -> None:
        self.add("coins", day, source, by=coins)
        self.add("coins of", source, by=coins)

    def _day(self, state: State) -> None:
        """A day that was just scored."""
        assert isinstance(state, Table)
        cells = state.cells
        day = int(cells[DAY])
        players = len(state.scores())
        self.starters.append(int(cells[START_PLAYER]))
        beside_caesar = self._sales(state, day)
        for seat in range(players):
            self._coins(day, "traders not played", int(hand_coins(state, seat)))
        for rank in range(RANKS):
            for seat in range(players):
                self.add("rank", rank + 1, min(int(cells[PLACE + seat * RANKS + rank]), 2))
        there = any(cells[visitor(HELD + venue, CAESAR)] > 0 for venue in range(VENUES))
        if there or beside_caesar:
            self.came = True
            self.add("days with Caesar", day)
            self.add("all days with Caesar")
        if beside_caesar:
            self.add("favours sold", day)
            self.add("all favours sold")

    def _sales(self, state: State, day: int) -> bool:
        """Counts the sales of a day; whether one of them was the one beside Caesar."""
        cells = state.cells
        beside_caesar = False
        for number in range(int(cells[SALES])):
            goods, buyer = divmod(int(cells[SALE + number]), BUYERS)
            venue = int(cells[SALE_VENUE + number])
            event = int(cells[EVENT + venue])
            coins = int(GOODS_COINS[goods]) + int(BUYER_COINS[buyer]) + event
            self.add("sales")
            self.add("sale coins", by=coins)
            self.add("sales at", venue, day)
            self.add("sales at all days", venue)
            self.add("sale coins at", venue, by=coins)
            self._coins(day, "favours" if goods >= CATEGORIES else "tickets", int(GOODS_COINS[goods]))
            self._coins(day, "visitors", int(BUYER_COINS[buyer]))
            self._coins(day, "events", event)
            if goods >= CATEGORIES:
                beside_caesar = True
                self.add("sold", goods - CATEGORIES)
            if buyer == BRIBED:
                self._use(int(cells[SELLER + number]), int(BRIBE_LEGIONNAIRE))
        return beside_caesar
