"""Standing orders of a table's seats: given, carried out, and gone when their time is over. Games say the rest.

    kinds(game, state, seat)                    what can be ordered now, for the form
    place(game, state, seat, kind, params)      an `Order`, checked
    arrange(game, state, seat, wanted, orders)  all orders of a seat at once, in place of those it had
    answer(game, state, seat, orders)           the action to carry out for the seat, or None: ask the person
    remaining(game, orders, seat, before, after)   the orders that still stand after one action of anybody

The room carries an answer out as it would a click of the seat's owner. An answer is always legal and never goes beyond
what an order says. See docs/server/orders.md.
"""

from collections.abc import Sequence
from typing import Final

from munera.core.errors import OrderError
from munera.core.game import Game, State
from munera.core.message import Message
from munera.core.orders import Kind, Order, Parameter, Params

MOST_ORDERS: Final = 20  # of a seat


def kinds(game: Game, state: State, seat: int) -> list[Kind]:
    """The orders that a seat may give now, with their parameters; none when the game is over."""
    return [] if state.is_over() else game.orders().kinds(state, seat)


def place(game: Game, state: State, seat: int, kind: str, params: Params) -> Order:
    """An order as somebody asks for it; what is left out has its default."""
    found = {each.name: each for each in kinds(game, state, seat)}
    if kind not in found:
        if not found:
            raise OrderError(Message("server-order-none", kind=kind[:40]))
        raise OrderError(Message("server-order-unknown", kind=kind[:40], kinds=list(found)))
    known = {parameter.name: parameter for parameter in found[kind].parameters}
    for name in params:
        if name not in known:
            raise OrderError(Message("server-order-no-part", kind=kind, name=name[:40]))
    for name, parameter in known.items():
        if name in params and not parameter.accepts(params[name]):
            raise OrderError(Message("server-order-part", name=name, kind=kind, wanted=_wanted(parameter)))
    whole: Params = {name: params.get(name, parameter.default) for name, parameter in known.items()}
    return Order(kind, whole, game.orders().until(state, Order(kind, whole)))


def arrange(
    game: Game, state: State, seat: int, wanted: Sequence[tuple[str, Params]], orders: Sequence[Order]
) -> list[Order]:
    """All orders that a seat wants from now on; one that stands already, with the same words, keeps its time."""
    if len(wanted) > MOST_ORDERS:
        raise OrderError(Message("server-order-too-many", most=MOST_ORDERS, count=len(wanted)))
    arranged: list[Order] = []
    for kind, params in wanted:
        same = [order for order in orders if order.kind == kind and order.params == params]
        arranged.append(same[0] if same else place(game, state, seat, kind, params))
    return arranged


def answering(game: Game, state: State, seat: int, orders: Sequence[Order]) -> tuple[Order, int] | None:
    """The first order that has an answer to what the seat is asked now, and the answer."""
    if not orders or state.actor() != seat:
        return None
    book = game.orders()
    moment = book.moment(state)
    legal = state.legal()
    for order in orders:
        if moment <= order.until:
            for action in book.wishes(state, seat, order):
                if action in legal:
                    return order, int(action)
    return None


def answer(game: Game, state: State, seat: int, orders: Sequence[Order]) -> int | None:
    """The action that a seat's orders give to what it is asked now; None: ask the person."""
    found = answering(game, state, seat, orders)
    return None if found is None else found[1]


def expired(game: Game, order: Order, seat: int, before: State, after: State) -> bool:
    """Whether an order ended by what happened between two states: its time is over, or it has served its purpose."""
    book = game.orders()
    return after.is_over() or book.moment(after) > order.until or book.used_up(order, seat, before, after)


def remaining(game: Game, orders: Sequence[Order], seat: int, before: State, after: State) -> list[Order]:
    """The orders of a seat that still stand; to be asked after every single action, of chance too."""
    return [order for order in orders if not expired(game, order, seat, before, after)]


def _wanted(parameter: Parameter) -> Message:
    choices, least, most = list(parameter.choices), parameter.least, parameter.most
    if parameter.sort == "number":
        return Message("server-order-number", least=least, most=most)
    if parameter.sort == "choice":
        return Message("server-order-choice", choices=choices)
    if parameter.sort == "ranking":
        return Message("server-order-ranking", choices=choices)
    return Message("server-order-counts", choices=choices, least=least, most=most)
