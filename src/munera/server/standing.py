"""Standing orders as they travel and are kept, and as the games follow them."""

from munera.core.errors import OrderError
from munera.core.game import Game, State
from munera.core.orders import Order
from munera.server import orders, wire
from munera.server.problems import Refusal


def kinds(game: Game, state: State, seat: int) -> list[wire.OrderKind]:
    """What a seat can order now."""
    return [
        wire.OrderKind(
            kind.name,
            [
                wire.OrderParameter(each.name, each.sort, each.default, each.least, each.most, list(each.choices))
                for each in kind.parameters
            ],
        )
        for kind in orders.kinds(game, state, seat)
    ]


def arrange(game: Game, state: State, seat: int, wanted: list[wire.Order], had: list[wire.Order]) -> list[wire.Order]:
    """All orders of a seat from now on."""
    asked = [(each.kind, each.args) for each in wanted]
    try:
        return [_told(each) for each in orders.arrange(game, state, seat, asked, [_kept(each) for each in had])]
    except OrderError as error:
        raise Refusal("server-bad-orders", why=error.said) from None


def answer(game: Game, state: State, seat: int, given: list[wire.Order]) -> int | None:
    """What the seat's orders say to what it is asked; None: ask the person."""
    return orders.answer(game, state, seat, [_kept(each) for each in given])


def silent(game: Game, state: State, seat: int, given: list[wire.Order]) -> list[wire.Order]:
    """Those that leave it to the person what to do now: who took a step back does not want it to be made again."""
    kept = [_kept(each) for each in given]
    while (found := orders.answering(game, state, seat, kept)) is not None:
        kept.remove(found[0])
    return [_told(each) for each in kept]


def remaining(game: Game, given: list[wire.Order], seat: int, before: State, after: State) -> list[wire.Order]:
    """Those that still stand after one action of anybody."""
    left = orders.remaining(game, [_kept(each) for each in given], seat, before, after)
    return [_told(each) for each in left]


def _kept(order: wire.Order) -> Order:
    return Order(order.kind, order.args, order.until)


def _told(order: Order) -> wire.Order:
    return wire.Order(order.kind, order.params, order.until)
