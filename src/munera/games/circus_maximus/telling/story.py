"""What happened, told to people: one sentence for an action, from what was seen before and after it.

An action that tells nothing by itself (the first of four favours drawn) has no sentence.
"""

from typing import Any

from munera.core.message import Message, Seat
from munera.games.circus_maximus.data import CATEGORY_NAMES, RANKS
from munera.games.circus_maximus.telling.arrivals import drawn
from munera.games.circus_maximus.telling.consequences import consequences
from munera.games.circus_maximus.telling.wording import favour, place, seat_in, trader, visitor

_QUEUES = {"favours": "villa", "tickets": "forum", "events": "venues"}


def story(before: dict[str, Any], words: str, after: dict[str, Any]) -> list[Message]:
    told = drawn(before, words, after) if before["chance"] else [_told(before, words, after)]
    return told + consequences(before, words, after)


def _told(before: dict[str, Any], words: str, after: dict[str, Any]) -> Message:
    who = Seat(before["actor"])
    verb, _, rest = words.partition(" ")
    if verb == "pass":
        return Message("circus_maximus-told-passed", who=who, where=_where(before, ""))
    if verb == "decline":
        return Message("circus_maximus-told-declined", who=who)
    if verb == "play":
        return _played(before, rest, who)
    if verb == "recall":
        return _recalled(before, rest, who)
    if verb == "push":
        return _pushed(before, int(rest), who)
    if verb == "use":
        return Message("circus_maximus-told-used", who=who, favour=favour(rest.replace(" ", "_")))
    if verb == "place":
        where = _where(before, rest.removeprefix("at "))
        return Message("circus_maximus-told-sent", who=who, visitor=visitor(before["extra_visitor"]), venue=where)
    if words == "take start player":
        return Message("circus_maximus-told-took-start-card", who=who)
    if verb == "take":
        return _took(rest.replace(" ", "_"), who)
    return _sold(after["seats"][before["actor"]]["sales"][-1], who)


def _where(view: dict[str, Any], venue: str) -> Message:
    return place(venue.replace(" ", "_") or _QUEUES[view["phase"]])


def _played(before: dict[str, Any], rest: str, who: Seat) -> Message:
    how, _, venue = rest.partition(" at ")
    rank, where = int(how.split()[0]), _where(before, venue)
    if how.endswith(f"as {RANKS}"):
        return Message("circus_maximus-told-played-as", who=who, rank=rank, counts_as=RANKS, where=where)
    return Message("circus_maximus-told-played", who=who, rank=rank, where=where)


def _recalled(before: dict[str, Any], rest: str, who: Seat) -> Message:
    how, _, venue = rest.partition(" at ")
    rank = int(how.split()[0])
    came = "villa"
    for queue in ("villa", "forum"):
        if any(entry["owner"] == before["actor"] and entry["rank"] == rank for entry in before["queues"][queue]):
            came = queue
    where, origin = _where(before, venue), place(came)
    if how.endswith(f"as {RANKS}"):
        return Message(
            "circus_maximus-told-recalled-as", who=who, rank=rank, counts_as=RANKS, origin=origin, where=where
        )
    return Message("circus_maximus-told-recalled", who=who, rank=rank, origin=origin, where=where)


def _pushed(before: dict[str, Any], rank: int, who: Seat) -> Message:
    """A pushed trader is in a queue of the phase; all its owner's traders differ in rank."""
    for queue, line in before["queues"].items():
        for index, entry in enumerate(line):
            if entry["owner"] == before["actor"] and entry["rank"] == rank:
                ahead = line[index - 1]
                own = ahead["owner"] == before["actor"]
                passed = Message("circus_maximus-own-trader", rank=ahead["rank"]) if own else trader(ahead)
                return _push(who, rank, passed, place(queue), ahead["effective_rank"])
    raise AssertionError("a trader that is in no queue")


def _push(who: Seat, rank: int, passed: Message, where: Message, counts_as: int) -> Message:
    if counts_as == rank:
        return Message("circus_maximus-told-pushed", who=who, rank=rank, passed=passed, where=where)
    return Message("circus_maximus-told-pushed-as", who=who, rank=rank, passed=passed, where=where, counts_as=counts_as)


def _took(what: str, who: Seat) -> Message:
    venue, _, category = what.rpartition("_")
    if category in CATEGORY_NAMES:
        return Message("circus_maximus-told-took-ticket", who=who, seat=seat_in(category), venue=place(venue))
    return Message("circus_maximus-told-took-favour", who=who, favour=favour(what))


def _sold(sale: dict[str, Any], who: Seat) -> Message:
    buyer = visitor(f"bribed_{sale['visitor']}" if sale["bribed"] else sale["visitor"])
    coins = sale["total"]
    if sale["favour"]:
        return Message(
            "circus_maximus-told-sold-favour", who=who, favour=favour(sale["favour"]), buyer=buyer, coins=coins
        )
    seat, venue = seat_in(sale["category"]), place(sale["venue"])
    return Message("circus_maximus-told-sold", who=who, seat=seat, venue=venue, buyer=buyer, coins=coins)
