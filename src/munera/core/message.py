"""What the engine says to people, before it is said in a language.

A `Message` names a sentence of a catalogue (`.ftl`) and brings what the sentence speaks of: numbers, texts as they are,
players, other messages, or a list of these. `munera.tongues` says it in a language; the web says it in the browser,
from the same catalogue.

>>> Message("colosseum-told-bid", who=Seat(1), bid=12, market=3)
Message('colosseum-told-bid', who=Seat(1), bid=12, market=3)
>>> Message("colosseum-told-bid", who=Seat(1), bid=12, market=3).to_data()
{'id': 'colosseum-told-bid', 'args': {'who': {'seat': 1}, 'bid': 12, 'market': 3}}
"""

from collections.abc import Sequence
from typing import Any, Union


class Seat:
    """A player, counted from 0; by name where the names are known."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Seat) and self.seat == other.seat

    def __hash__(self) -> int:
        return hash(self.seat)

    def __repr__(self) -> str:
        return f"Seat({self.seat})"

    def __reduce__(self) -> tuple[Any, ...]:
        return Seat, (self.seat,)


class Message:
    """Nobody changes one; what follows the first hyphen of the id is the sentence, what is before it the catalogue."""

    def __init__(self, id: str, **args: "Said") -> None:
        self.id = id
        self.args = args

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Message) and self.id == other.id and self.args == other.args

    def __hash__(self) -> int:
        return hash(repr(self))

    def __repr__(self) -> str:
        return f"Message({', '.join([repr(self.id), *[f'{name}={value!r}' for name, value in self.args.items()]])})"

    def __reduce__(self) -> tuple[Any, ...]:
        return _message, (self.id, self.args)

    def to_data(self) -> dict[str, Any]:
        """The same as plain data fit for JSON."""
        return {"id": self.id, "args": {name: plain_data(value) for name, value in self.args.items()}}


Said = Union[int, float, str, Seat, Message, Sequence["Said"]]  # noqa: UP007 - it names itself
Sheet = tuple[Message, list[Said], list[list[Said]]]
"""A table: its title, its columns, its rows."""


def _message(id: str, args: dict[str, "Said"]) -> Message:
    return Message(id, **args)


def plain_data(said: "Said") -> Any:
    """Numbers and texts as they are, players as `{"seat": 1}`, messages as `{"id": …, "args": …}`, lists as lists."""
    if isinstance(said, Message):
        return said.to_data()
    if isinstance(said, Seat):
        return {"seat": said.seat}
    if isinstance(said, (int, float, str)):
        return said
    return [plain_data(each) for each in said]
