"""Seats with standing orders at a table, for tests: orders given, carried out as a room does, and looked at."""

from munera.core.game import State
from munera.core.orders import Order, Value
from munera.server.orders import answer, place, remaining
from tests.games.playing import actor, game_of


class Ordered:
    """A game in which seats, counted from 1, leave orders; everything else is played by hand."""

    def __init__(self, state: State) -> None:
        self.state = state
        self.game = game_of(state)
        self.orders: dict[int, list[Order]] = {}

    def order(self, who: int, kind: str, **params: Value) -> None:
        order = place(self.game, self.state, who - 1, kind, params)
        self.orders.setdefault(who, []).append(order)

    def standing(self, who: int) -> list[str]:
        return [order.kind for order in self.orders.get(who, [])]

    def play(self, *lines: str) -> list[str]:
        """Plays these lines by hand and in between what the orders answer; returns their answers."""
        answers = self.carry_out()
        for line in lines:
            who, _, words = line.partition(": ")
            assert actor(self.state) == who, f"“{line}”, but it is the turn of {actor(self.state)}"
            self.take(self.game.parse(self.state, words))
            answers += self.carry_out()
        return answers

    def carry_out(self) -> list[str]:
        answers: list[str] = []
        while (action := self.answer()) is not None:
            answers.append(f"{actor(self.state)}: {self.game.words(self.state, action)}")
            self.take(action)
        return answers

    def answer(self) -> int | None:
        seat = int(self.state.actor())
        return answer(self.game, self.state, seat, self.orders.get(seat + 1, []))

    def take(self, action: int) -> None:
        before = self.state.copy()
        self.state.apply(action)
        self.game.audit(self.state)
        for who, orders in self.orders.items():
            self.orders[who] = remaining(self.game, orders, who - 1, before, self.state)
