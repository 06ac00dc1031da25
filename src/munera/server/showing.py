"""A position as all who watch it are told it: what several of them have in common is made, and encoded, once."""

from collections.abc import Callable
from typing import Any, Final, cast

from msgspec import Raw, Struct, defstruct, json, structs

from munera.server import telling
from munera.server.match import Match
from munera.server.wire import Clocks, Event, Order, View

# a View whose parts may have been encoded before: the same fields, in the same order
_Encoded: Final = cast(
    "Callable[..., Struct]",
    defstruct("_Encoded", [(each.name, Any) for each in structs.fields(View)], tag="view", frozen=True),
)
_encode: Final = json.Encoder().encode
_NOTHING: Final = Raw(b"[]")
_NOBODY: Final = b'":null,'  # first of the message's seat, then of the view's reader, which stand at its beginning


class Showing:
    """`seen` is what a spectator sees of the match; nobody may change it."""

    def __init__(self, table: str, match: Match, seen: dict[str, Any], clocks: Clocks | None) -> None:
        self.table = table
        self.match = match
        self._prompt = Raw(_encode(telling.prompt(match.game, match.state)))
        self._clocks = Raw(_encode(clocks))
        self._actors = [match.actor] if match.actor >= 0 else []
        self._autopilot = sorted(match.autopilot)
        self._events: dict[int, Raw] = {}
        self._made: dict[tuple[int | None, int], bytes] = {}
        self._onlookers: dict[int, tuple[bytes, ...]] = {}
        self._seen = seen
        self._open = _without_its_reader(seen) if match.game.is_open() else None

    def told(self, seat: int | None, missed: list[Event], orders: list[Order]) -> bytes:
        """The message for a seat, or for a spectator, to whom these latest events are news."""
        key = (seat, self.match.seq - len(missed))
        if key not in self._made:
            self._made[key] = self._message(seat, missed, orders)
        return self._made[key]

    def _message(self, seat: int | None, missed: list[Event], orders: list[Order]) -> bytes:
        undo = self.match.undoable(seat)
        if self._open is None or undo or orders or seat in self._actors:
            return self._encoded(seat, missed, undo, orders)
        # whoever only looks on reads what a spectator reads, but for the place they sit at
        since = self.match.seq - len(missed)
        if since not in self._onlookers:
            self._onlookers[since] = tuple(self._encoded(None, missed, 0, []).split(_NOBODY, 2))
        head, middle, rest = self._onlookers[since]
        place = b'":%d,' % seat if seat is not None else _NOBODY
        return place.join((head, middle, rest))

    def _encoded(self, seat: int | None, missed: list[Event], undo: int, orders: list[Order]) -> bytes:
        match = self.match
        since = match.seq - len(missed)
        if since not in self._events:
            self._events[since] = Raw(_encode(missed))
        view, legal = self._view(seat)
        return _encode(
            _Encoded(
                table=self.table,
                seq=match.seq,
                since=since,
                move=len(match.moves),
                seat=seat,
                view=view,
                prompt=self._prompt,
                legal=legal,
                events=self._events[since],
                actors=self._actors,
                undo=undo,
                clocks=self._clocks,
                autopilot=self._autopilot,
                orders=orders,
                over=match.state.is_over(),
            )
        )

    def _view(self, seat: int | None) -> tuple[Raw, Raw]:
        """What this reader sees, and may do."""
        game, state = self.match.game, self.match.state
        if self._open is None:
            view = game.view(state, seat)
            legal = telling.legal(game, view)
            del view["legal"]
            return Raw(_encode(view)), Raw(_encode(legal))
        if seat not in self._actors:
            return _for_reader(self._open, seat), _NOTHING
        own = self._seen | {"you": seat, "legal": telling.offers(game, state)}
        return _for_reader(self._open, seat), Raw(_encode(telling.legal(game, own)))


def _without_its_reader(view: dict[str, Any]) -> bytes:
    return _encode({key: value for key, value in view.items() if key not in ("you", "legal")})


def _for_reader(view: bytes, seat: int | None) -> Raw:
    return Raw(b'{"you":' + (b"null" if seat is None else b"%d" % seat) + b"," + view[1:])
