"""What everybody is shown of a match: the position for each seat, and what happened, for all alike.

What happened is told from what a spectator sees before and after, so that no telling can hold a seat's secret.
"""

from typing import Any, Literal

from munera.core.errors import IllegalAction
from munera.core.game import CHANCE, Game, State
from munera.core.preview import preview
from munera.server import telling
from munera.server.match import Entry, Match
from munera.server.problems import Refusal
from munera.server.wire import Clocks, Effect, Event, Legal, Message, Order, Preview, View


class Teller:
    """Follows a match entry by entry and tells each one."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self.seen = match.game.view(match.state, None)  # by a spectator

    def fork(self) -> "Teller":
        other = Teller.__new__(Teller)
        other.match = self.match.fork()
        other.seen = self.seen
        return other

    def take(self, entry: Entry) -> Event:
        """Moves the match on by this entry and says what that did."""
        match, before = self.match, self.seen
        state = match.state.copy()
        words: str | None = None
        if entry.kind in ("act", "chance"):
            assert entry.action is not None
            words = match.game.words(match.state, entry.action)
        match.take(entry)
        self.seen = match.game.seen_after(match.state, None, state, before)
        told = [] if words is None else telling.story(match.game, before, words, self.seen)
        action = None if entry.kind == "undo" else entry.action
        return Event(
            entry.seq, entry.kind, entry.at, len(match.moves), entry.seat, action, words, entry.by, told
        )  # fmt: skip


def seen(game: Game, state: State, seat: int | None) -> tuple[dict[str, Any], Message, list[Legal]]:
    """The game's own view without its list of actions, the prompt, and that list as messages."""
    view = game.view(state, seat)
    legal = telling.legal(game, view)
    del view["legal"]
    return view, telling.prompt(game, state), legal


def _stopped_by(state: State, seat: int) -> Literal["you", "chance", "seat", "end"]:
    actor = state.actor()
    if actor == seat:
        return "you"
    if actor == CHANCE:
        return "chance"
    return "end" if state.is_over() else "seat"


def preview_message(table: str, seq: int, game: Game, state: State, seat: int, actions: list[int]) -> Preview:
    """What would follow, worked out on a copy."""
    try:
        found = preview(game, state, seat, actions)
    except IllegalAction:
        raise Refusal("server-illegal", action=actions[-1]) from None
    shown, prompt, legal = seen(game, found.state, seat)
    effects = [Effect(each.name, each.args) for each in found.effects]
    return Preview(table, seq, actions, shown, prompt, legal, effects, _stopped_by(found.state, seat))


def view_message(
    table: str,
    match: Match,
    seat: int | None,
    events: list[Event],
    since: int,
    clocks: Clocks | None,
    orders: list[Order],
) -> View:
    view, prompt, legal = seen(match.game, match.state, seat)
    actor = match.actor
    return View(
        table=table,
        seq=match.seq,
        since=since,
        move=len(match.moves),
        seat=seat,
        view=view,
        prompt=prompt,
        legal=legal,
        events=events,
        actors=[actor] if actor >= 0 else [],
        undo=match.undoable(seat),
        clocks=clocks,
        autopilot=sorted(match.autopilot),
        orders=orders,
        over=match.state.is_over(),
    )


def events_of(match: Match, entries: list[Entry], since: int) -> list[Event]:
    """Those after `since`, told by playing the whole log on a fresh match."""
    teller = Teller(match)
    events = []
    for entry in entries:
        if entry.seq <= since:
            match.take(entry)
            if entry.seq == since:
                teller = Teller(match)
        else:
            events.append(teller.take(entry))
    return events
