"""A position as all who watch it are told it: what several of them have in common is made, and encoded, once."""

from collections.abc import Callable
from typing import Any, Final, cast

from msgspec import Raw, Struct, defstruct, json, structs

from munera.server import telling
from munera.server.match import Match
from munera.server.portrait import Portrait
from munera.server.wire import Changes, Clocks, Event, Order, View


def _of_encoded_parts(message: type[Struct], tag: str) -> Callable[..., Struct]:
    """The same message, whose parts may have been encoded before: the same fields, in the same order."""
    fields = [(each.name, Any) for each in structs.fields(message)]
    return cast("Callable[..., Struct]", defstruct(f"_{message.__name__}", fields, tag=tag, frozen=True))


_View: Final = _of_encoded_parts(View, "view")
_Changes: Final = _of_encoded_parts(Changes, "changes")
_encode: Final = json.Encoder().encode
_NOTHING: Final = Raw(b"[]")


class Showing:
    """`seen` is what a spectator sees of the match, and `before` what those who watch have seen of it until now."""

    def __init__(
        self, table: str, match: Match, seen: dict[str, Any], clocks: Clocks | None, before: Portrait | None = None
    ) -> None:
        self.table = table
        self.match = match
        self.portrait = Portrait(match.seq, seen, before) if match.game.is_open() else None
        self._seen = seen
        self._prompt = Raw(_encode(telling.prompt(match.game, match.state)))
        self._clocks = Raw(_encode(clocks))
        self._actors = [match.actor] if match.actor >= 0 else []
        self._autopilot = sorted(match.autopilot)
        self._events: dict[int, Raw] = {}
        self._made: dict[tuple[int | None, int, bool], bytes] = {}

    def told(self, seat: int | None, missed: list[Event], orders: list[Order], changes: bool = False) -> bytes:
        """The message for a seat, or for a spectator, to whom these latest events are news.

        With `changes` it says only what is new, if the reader has what was before.
        """
        since = self.match.seq - len(missed)
        changes = changes and self.portrait is not None and self.portrait.after == since
        undo = self.match.undoable(seat)
        if changes and not (undo or orders or seat in self._actors):
            seat = None  # whoever only looks on is told the same
        key = (seat, since, changes)
        if key not in self._made:
            if since not in self._events:
                self._events[since] = Raw(_encode(missed))
            make = self._changes if changes else self._view
            self._made[key] = _encode(make(seat, since, undo, orders))
        return self._made[key]

    def _view(self, seat: int | None, since: int, undo: int, orders: list[Order]) -> Struct:
        match = self.match
        if self.portrait is None:
            own = match.game.view(match.state, seat)
            legal = Raw(_encode(telling.legal(match.game, own)))
            del own["legal"]
            view = Raw(_encode(own))
        else:
            view, legal = self.portrait.whole(seat), self._legal(seat)
        return _View(seat=seat, view=view, legal=legal, undo=undo, orders=orders, **self._common(since))

    def _changes(self, seat: int | None, since: int, undo: int, orders: list[Order]) -> Struct:
        assert self.portrait is not None
        news, items = self.portrait.news, self.portrait.items
        legal = self._legal(seat)
        return _Changes(view=news, items=items, legal=legal, undo=undo, orders=orders, **self._common(since))

    def _common(self, since: int) -> dict[str, Any]:
        """What every reader to whom the same is news is told alike."""
        return {
            "table": self.table,
            "seq": self.match.seq,
            "since": since,
            "move": len(self.match.moves),
            "prompt": self._prompt,
            "events": self._events[since],
            "actors": self._actors,
            "clocks": self._clocks,
            "autopilot": self._autopilot,
            "over": self.match.state.is_over(),
        }

    def _legal(self, seat: int | None) -> Raw:
        """What this reader may do, where everybody sees the same."""
        if seat not in self._actors:
            return _NOTHING
        game, state = self.match.game, self.match.state
        own = self._seen | {"you": seat, "legal": telling.offers(game, state)}
        return Raw(_encode(telling.legal(game, own)))
