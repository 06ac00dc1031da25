"""Standing orders: decisions that a seat leaves in advance, as plain data. What a game says about them.

An order is a kind with parameters. A game tells which kinds there are (so that a screen can build the form), what an
order wishes in a state, and when it has served its purpose. See docs/server/orders.md.
"""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final, Literal

if TYPE_CHECKING:
    from munera.core.game import State

Value = int | str | list[str] | dict[str, int]
Params = dict[str, Value]
Sort = Literal["number", "choice", "ranking", "counts"]

TO_THE_END: Final = 2**31  # a moment that no game reaches


@dataclass(frozen=True, slots=True)
class Order:
    """One decision left in advance; it stands up to and including the moment `until` of the game's own clock."""

    kind: str
    params: Params
    until: int = TO_THE_END

    def number(self, name: str) -> int:
        value = self.params[name]
        assert isinstance(value, int)
        return value

    def choice(self, name: str) -> str:
        value = self.params[name]
        assert isinstance(value, str)
        return value

    def ranking(self, name: str) -> list[str]:
        value = self.params[name]
        assert isinstance(value, list)
        return value

    def counts(self, name: str) -> dict[str, int]:
        value = self.params[name]
        assert isinstance(value, dict)
        return value


@dataclass(frozen=True, slots=True)
class Parameter:
    """What a form asks for.

    A `number` from `least` to `most`; a `choice`, one of `choices`; a `ranking`, some of `choices` in order of
    preference; `counts`, how many of some of `choices`, each from `least` to `most`.
    """

    name: str
    sort: Sort
    default: Value
    least: int = 0
    most: int = 0
    choices: tuple[str, ...] = ()

    def accepts(self, value: object) -> bool:
        if self.sort == "number":
            return self._counts(value)
        if self.sort == "choice":
            return isinstance(value, str) and value in self.choices
        if self.sort == "ranking":
            if not isinstance(value, list) or not all(isinstance(item, str) for item in value):
                return False
            return len(set(value)) == len(value) and set(value) <= set(self.choices)
        return isinstance(value, dict) and all(
            key in self.choices and self._counts(count) for key, count in value.items()
        )

    def _counts(self, value: object) -> bool:
        return isinstance(value, int) and not isinstance(value, bool) and self.least <= value <= self.most


@dataclass(frozen=True, slots=True)
class Kind:
    """A sort of order that can be given now."""

    name: str
    parameters: tuple[Parameter, ...]


class Orders:
    """What a game says about standing orders. This one, for games that do not care, knows none."""

    def names(self) -> dict[str, tuple[str, ...]]:
        """Every kind that there may ever be, with the names of its parameters, for those who translate them."""
        return {}

    def kinds(self, state: "State", seat: int) -> list[Kind]:
        """The orders that a seat may give in this state."""
        return []

    def moment(self, state: "State") -> int:
        """How far the game is, by a clock that never goes back: a phase of a round, say."""
        return 0

    def until(self, state: "State", order: Order) -> int:
        """The last moment at which an order given now stands."""
        return TO_THE_END

    def wishes(self, state: "State", seat: int, order: Order) -> Iterable[int]:
        """What an order would have its seat do now, best first; nothing if this decision is not its business.

        The first wish that is legal is carried out, so a wish need not be legal, but it must be within the order.
        """
        return ()

    def used_up(self, order: Order, seat: int, before: "State", after: "State") -> bool:
        """Whether an order has served its purpose by what happened between two states."""
        return False
