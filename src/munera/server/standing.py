"""Standing orders as they travel, and as the games follow them."""

from munera.core.game import Game, State
from munera.server.problems import Refusal
from munera.server.wire import Order
from munera.server.wire_rest import OrderKind


def kinds(game: Game) -> list[OrderKind]:
    return []


def check(game: Game, orders: list[Order]) -> None:
    if orders:
        raise Refusal("server-bad-orders", why=f"{game.title} has none.")


def answer(game: Game, state: State, seat: int, orders: list[Order]) -> int | None:
    return None
