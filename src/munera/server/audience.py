"""Who has a table open on this node, and on others; everybody gets what is meant for them."""

from collections.abc import Callable
from typing import Protocol

from msgspec import Struct, json

from munera.server import wire

FORGET = 60_000  # milliseconds after which a node that says nothing counts as gone


class Connection(Protocol):
    """A socket of somebody."""

    person: str
    language: str
    muted: set[str]

    def send(self, message: bytes) -> None: ...

    async def flush(self) -> None:
        """Until everything has left."""


class Watcher(Struct):
    connection: Connection
    seq: int  # what it has seen of the log
    changes: bool  # whether it wants to be told only what is new


class Crowd(Struct, frozen=True):
    """Whom one node has at a table."""

    seats: list[int]
    watching: int
    at: int = 0


class Audience:
    def __init__(self, table: str) -> None:
        self.table = table
        self.watchers: dict[Connection, Watcher] = {}
        self.elsewhere: dict[str, Crowd] = {}  # by node
        self._told: tuple[list[int], int] | None = None

    def crowd(self, seat_of: Callable[[str], int | None]) -> Crowd:
        """Those of this node."""
        people = {watcher.connection.person for watcher in self.watchers.values()}
        seats = {person: seat_of(person) for person in people}
        seated = sorted(seat for seat in seats.values() if seat is not None)
        return Crowd(seated, sum(seat is None for seat in seats.values()))

    def has(self, person: str, seat: int, now: int) -> bool:
        """Whether the person in that seat has the table open, on any node."""
        here = any(connection.person == person for connection in self.watchers)
        return here or any(seat in each.seats for each in self.elsewhere.values() if each.at > now - FORGET)

    def present(self, seat_of: Callable[[str], int | None], now: int) -> tuple[list[int], int]:
        """The seats that are there on any node, and how many others watch."""
        crowds = [self.crowd(seat_of), *[each for each in self.elsewhere.values() if each.at > now - FORGET]]
        return sorted({seat for each in crowds for seat in each.seats}), sum(each.watching for each in crowds)

    def tell_presence(self, seat_of: Callable[[str], int | None], now: int) -> None:
        """If it is news."""
        news = self.present(seat_of, now)
        if news != self._told:
            self._told = news
            self.tell(wire.Presence(self.table, *news))

    def tell(self, message: wire.Tell) -> None:
        """The same for everybody."""
        data = json.encode(message)
        for connection in list(self.watchers):
            connection.send(data)

    def tell_each(self, message: Callable[[str], wire.Tell]) -> None:
        """Made for each person; several tabs of one get the same."""
        made: dict[str, bytes] = {}
        for connection in list(self.watchers):
            if connection.person not in made:
                made[connection.person] = json.encode(message(connection.person))
            connection.send(made[connection.person])

    def tell_chat(self, line: wire.Chat) -> None:
        data = json.encode(line)
        for connection in list(self.watchers):
            if line.person not in connection.muted:
                connection.send(data)
