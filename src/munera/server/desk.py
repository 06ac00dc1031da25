"""What people ask of a table, by socket or by plain HTTP. Who asks was established before; what they may, is here."""

from typing import Literal

from msgspec import json

from munera.core.message import Message
from munera.server import standing, telling, wire
from munera.server.accounts import Identity
from munera.server.audience import Connection, Watcher
from munera.server.chat import keep_line
from munera.server.problems import Refusal
from munera.server.room import Room
from munera.server.views import preview_message, seen


def seat(room: Room, who: Identity) -> int:
    found = room.seat_of(who.person)
    if found is None:
        raise Refusal("server-not-seated")
    return found


def may_look(room: Room, who: Identity | None) -> int | None:
    """The seat of the person; None for a spectator, if there may be any."""
    found = None if who is None else room.seat_of(who.person)
    if found is None and not room.row.spectators and room.row.status != "open":
        raise Refusal("server-no-spectators")
    return found


# Looking


async def watch(room: Room, who: Identity, connection: Connection, since: int | None, changes: bool) -> None:
    async def job() -> None:
        place = may_look(room, who)
        connection.send(json.encode(room.table_for(who.person)))
        seq = 0
        if room.teller is not None:
            seq = room.match.seq
            events, first = await room.events_since(seq if since is None else since)
            connection.send(json.encode(room.view_for(place, events, first)))
        room.audience.watchers[connection] = Watcher(connection, seq, changes)
        await room.presence_changed()

    await room.do(job)


async def unwatch(room: Room, connection: Connection) -> None:
    if room.audience.watchers.pop(connection, None) is not None:
        await room.presence_changed()


async def view(room: Room, who: Identity | None, since: int | None) -> wire.View:
    place = may_look(room, who)
    events, first = await room.events_since(room.match.seq if since is None else since)
    return room.view_for(place, events, first)


# Acting


async def act(room: Room, who: Identity, seq: int, actions: list[int]) -> None:
    async def job() -> None:
        place = _playing(room, who, seq)
        await room.commit(room.match.act(place, actions, room.node.clock()))

    await room.do(job)


async def undo(room: Room, who: Identity, seq: int, steps: int) -> None:
    async def job() -> None:
        place = _playing(room, who, seq)
        await room.commit(room.match.undo(place, steps, room.node.clock()))

    await room.do(job)


async def hand_over(room: Room, who: Identity, kind: Literal["autopilot", "back"]) -> None:
    async def job() -> None:
        place = seat(room, who)
        await room.commit(room.match.hand_over(place, kind, room.node.clock()))

    await room.do(job)


def _playing(room: Room, who: Identity, seq: int) -> int:
    place = seat(room, who)
    match = room.match
    if place in match.autopilot:
        raise Refusal("server-on-autopilot")
    if seq != match.seq:
        raise Refusal("server-stale")
    return place


async def set_orders(room: Room, who: Identity, orders: list[wire.Order]) -> wire.Orders:
    async def job() -> wire.Orders:
        place = seat(room, who)
        match = room.match
        arranged = standing.arrange(match.game, match.state, place, orders, room.row.seats[place].orders)
        await room.node.lobby.set_orders(room.table, place, json.encode(arranged).decode())
        room.row = room.row.with_orders({place: arranged})
        await room.spread("table")
        return wire.Orders(room.table, arranged)

    return await room.do(job)


# Asking what would be


def preview(room: Room, who: Identity, seq: int, actions: list[int]) -> wire.Preview:
    """On a copy; nothing waits for it."""
    place = seat(room, who)
    match = room.match
    if seq != match.seq:
        raise Refusal("server-stale")
    if match.actor != place:
        raise Refusal("server-not-your-turn")
    return preview_message(room.table, seq, match.game, match.state, place, actions)


async def hint(room: Room, who: Identity, seq: int) -> wire.Hint:
    place = seat(room, who)
    match = room.match
    if not room.row.hints:
        raise Refusal("server-no-hints")
    if seq != match.seq:
        raise Refusal("server-stale")
    if match.actor != place:
        raise Refusal("server-not-your-turn")
    try:
        considered = await room.node.thinking.consider(room.row.game, room.row.rules, match.state)
    except Exception:
        raise Refusal("server-busy-thinking") from None
    total = max(1, sum(visits for _, visits, _, _ in considered))
    labels = {each.action: each for each in seen(match.game, match.state, place)[2]}
    advice: list[wire.Advice] = []
    for action, visits, score, chances in considered:
        why = telling.reason(match.game, match.state, action)
        if why is None and not advice:
            why = telling.lead(score, [other for _, tries, other, _ in considered[1:] if tries])
        offer = labels[action]
        advice.append(wire.Advice(action, offer.words, offer.label, score, visits / total, chances, why))
    return wire.Hint(room.table, seq, advice)


# Talking


async def say(room: Room, who: Identity, text: str) -> wire.Chat:
    may_look(room, who)
    tidy = " ".join("".join(c if c.isprintable() else " " for c in text).split())
    if not tidy:
        raise Refusal("server-malformed", why=Message("server-nothing-to-read"))
    place = room.seat_of(who.person)
    line = await keep_line(room.node.database, room.table, who, place, tidy, room.node.clock())
    room.audience.tell_chat(line)
    await room.spread("chat", line)
    return line
