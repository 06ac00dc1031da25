"""What a choice would bring, in a few words beside it, from what the chooser sees."""

from typing import Any

from munera.core.message import Message, Said, Seat
from munera.games.circus_maximus.data import (
    BRIBED,
    BUYER_COINS,
    CATEGORY_COINS,
    CATEGORY_NAMES,
    FAVOUR_COINS,
    FAVOUR_NAMES,
    RANKS,
    TRADER_COINS,
)
from munera.games.circus_maximus.telling.wording import buyers, effect, has_caesar, place, seat_in, sum_text


def hint(view: dict[str, Any], words: str) -> Message | None:
    """The hint for one of the legal actions, if there is one."""
    verb, _, rest = words.partition(" ")
    you = view["seats"][view["actor"]]
    if verb == "pass":
        return _pass(view, you)
    if verb in ("play", "recall"):
        return _trader(view, you, verb, rest)
    if verb == "push":
        return _push(view, int(rest))
    if verb == "place":
        return _extra_visitor(view, you, _id(rest.removeprefix("at ")))
    if verb == "use":
        return effect(_id(rest))
    if verb == "take":
        return _take(view, you, _id(rest))
    if verb == "sell":
        return _sale(view, rest)
    return Message("circus_maximus-hint-decline") if verb == "decline" else None


def _id(words: str) -> str:
    """A name as in the data file."""
    return words.replace(" ", "_")


def _pass(view: dict[str, Any], you: dict[str, Any]) -> Message:
    coins = sum(int(trader["coins"]) for trader in you["traders"])
    if view["phase"] != "events":
        return Message("circus_maximus-hint-pass")
    return (
        Message("circus_maximus-hint-pass-day-hand", coins=coins) if coins else Message("circus_maximus-hint-pass-day")
    )


# Traders


def _trader(view: dict[str, Any], you: dict[str, Any], verb: str, rest: str) -> Message:
    how, _, venue_words = rest.partition(" at ")
    rank = int(how.split()[0])
    counts_as = RANKS if how.endswith(f"as {RANKS}") else rank
    queue = _id(venue_words) or ("villa" if view["phase"] == "favours" else "forum")
    where = _standing(view, queue, counts_as)
    coins = int(TRADER_COINS[rank])
    if venue_words:
        where += _to_sell(view, you, queue)
    parts: list[Said] = [Message("common-parts", parts=where)]
    if verb == "recall":
        parts.append(Message("circus_maximus-hint-from", origin=place(_earlier_queue(view, rank))))
    elif coins:
        kept = "circus_maximus-hint-if-kept" if venue_words else "circus_maximus-hint-if-not-played"
        parts.append(Message(kept, coins=coins))
    return Message("common-sentences", parts=parts)


def _standing(view: dict[str, Any], queue: str, rank: int) -> list[Said]:
    """Where it would stand now, behind all whose rank is as high (M3.2), and whether that seems too far back."""
    line = view["queues"][queue]
    number = 1 + sum(1 for entry in line if entry["effective_rank"] >= rank)
    standing = Message("circus_maximus-hint-place", place=number, length=len(line) + 1)
    if queue not in ("villa", "forum"):
        return [standing, Message("circus_maximus-visitors", count=len(buyers(_venue(view, queue))))]
    cards = Message("circus_maximus-tickets", count=len(view["tickets"]))
    count = len(view["tickets"])
    if queue == "villa":
        count = len(view["favours"]) + int(view["start_card_at_villa"])
        cards = Message("circus_maximus-cards", count=count)
    if number <= count:
        return [standing]
    return [Message("circus_maximus-hint-place-for", place=number, length=len(line) + 1, cards=cards)]


def _to_sell(view: dict[str, Any], you: dict[str, Any], venue: str) -> list[Said]:
    """Whether there is a ticket for one trader more there."""
    tickets = _held(you, venue)
    there = sum(1 for entry in view["queues"][venue] if entry["owner"] == view["actor"])
    if tickets == 0:
        if you["favours"] and has_caesar(_venue(view, venue)):
            return [Message("circus_maximus-hint-no-ticket-but-favour")]
        return [Message("circus_maximus-no-ticket")]
    parts: list[Said] = [Message("circus_maximus-tickets", count=tickets)]
    return [*parts, Message("circus_maximus-hint-traders-there", count=there)] if there else parts


def _earlier_queue(view: dict[str, Any], rank: int) -> str:
    found = ""
    for queue in ("villa", "forum"):
        if any(entry["owner"] == view["actor"] and entry["rank"] == rank for entry in view["queues"][queue]):
            found = queue
    return found


def _push(view: dict[str, Any], rank: int) -> Message | None:
    for queue in _queues_of_phase(view):
        for index, entry in enumerate(view["queues"][queue]):
            if entry["owner"] == view["actor"] and entry["rank"] == rank:
                return _past(view, queue, index)
    return None


def _past(view: dict[str, Any], queue: str, index: int) -> Message:
    """Past whom the trader there would go, and what it would count as."""
    ahead, pushed = view["queues"][queue][index - 1], view["queues"][queue][index]
    rank, counts_as = ahead["rank"], ahead["effective_rank"]
    passed = Message("circus_maximus-trader", who=Seat(ahead["owner"]), rank=rank)
    if ahead["owner"] == view["actor"]:
        passed = Message("circus_maximus-your-trader", rank=rank)
    if view["phase"] == "events":
        past = Message("circus_maximus-hint-past-at", passed=passed, where=place(queue), place=index)
    else:
        past = Message("circus_maximus-hint-past", passed=passed, place=index)
    if counts_as == pushed["effective_rank"]:
        return past
    return Message("common-sentences", parts=[past, Message("circus_maximus-hint-counts-as", rank=counts_as)])


def _queues_of_phase(view: dict[str, Any]) -> list[str]:
    if view["phase"] == "events":
        return [venue["name"] for venue in view["venues"]]
    return ["villa" if view["phase"] == "favours" else "forum"]


# Cards and sales


def _take(view: dict[str, Any], you: dict[str, Any], what: str) -> Message:
    if what == "start_player":
        return Message("circus_maximus-effect-start-card")
    if what in FAVOUR_NAMES:
        return effect(what)
    name, _, category = what.rpartition("_")
    coins = int(CATEGORY_COINS[CATEGORY_NAMES.index(category)])
    venue = _venue(view, name)
    waiting = buyers(venue)
    parts: list[Said] = [Message("circus_maximus-hint-no-visitor", coins=coins)]
    if waiting:
        best = max(waiting, key=lambda visitor: int(visitor["coins"]))
        most = sum_text(seat_in(category), coins, best["name"], best["coins"], venue["event_coins"])
        parts = [Message("circus_maximus-hint-up-to", sum=most)]
    if _held(you, name):
        parts.append(Message("circus_maximus-hint-have", count=_held(you, name)))
    return Message("common-sentences", parts=parts)


def _extra_visitor(view: dict[str, Any], you: dict[str, Any], name: str) -> Message:
    venue = _venue(view, name)
    held = _held(you, name)
    tickets = Message("circus_maximus-tickets", count=held) if held else Message("circus_maximus-no-ticket")
    parts: list[Said] = [
        Message("circus_maximus-hint-visitors-now", count=len(buyers(venue))),
        Message("circus_maximus-hint-have-for-it", tickets=tickets),
    ]
    if venue["event_coins"] and view["extra_visitor"] != "caesar":
        parts.append(Message("circus_maximus-hint-pays-more", coins=venue["event_coins"]))
    return Message("common-sentences", parts=parts)


def _sale(view: dict[str, Any], rest: str) -> Message:
    goods, _, buyer = rest.partition(" to ")
    venue = _venue(view, view["served"]["queue"])
    pays = int(BUYER_COINS[BRIBED])
    for visitor in venue["visitors"]:
        if visitor["name"] == buyer:
            pays = visitor["coins"]
    if _id(goods) in FAVOUR_NAMES:
        thing, coins = Message("circus_maximus-favour"), int(FAVOUR_COINS[FAVOUR_NAMES.index(_id(goods))])
    else:
        thing, coins = seat_in(goods), int(CATEGORY_COINS[CATEGORY_NAMES.index(goods)])
    parts: list[Said] = [sum_text(thing, coins, buyer, pays, venue["event_coins"])]
    if buyer.startswith("bribed"):
        parts.append(Message("circus_maximus-hint-uses-bribe"))
    return Message("common-sentences", parts=parts)


# Looking


def _venue(view: dict[str, Any], name: str) -> dict[str, Any]:
    found: dict[str, Any] = next(venue for venue in view["venues"] if venue["name"] == name)
    return found


def _held(seat: dict[str, Any], venue: str) -> int:
    """How many unsold tickets for a venue there are."""
    return sum(1 for ticket in seat["tickets"] if ticket["venue"] == venue)
