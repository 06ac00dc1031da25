"""What a choice would bring, in a few words beside it, from what the chooser sees."""

from typing import Any

from munera.core.wording import counted
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
from munera.games.circus_maximus.telling.wording import EFFECTS, buyers, has_caesar, place, plain, sum_text


def hint(view: dict[str, Any], words: str, names: list[str]) -> str:
    """The hint for one of the legal actions, or nothing."""
    verb, _, rest = words.partition(" ")
    you = view["seats"][view["actor"]]
    if verb == "pass":
        return _pass(view, you)
    if verb in ("play", "recall"):
        return _trader(view, you, verb, rest)
    if verb == "push":
        return _push(view, int(rest), names)
    if verb == "place":
        return _extra_visitor(view, you, _id(rest.removeprefix("at ")))
    if verb == "use":
        return EFFECTS[_id(rest)]
    if verb == "take":
        return _take(view, you, _id(rest))
    if verb == "sell":
        return _sale(view, rest)
    return "you keep your favours" if verb == "decline" else ""


def _id(words: str) -> str:
    """A name as in the data file."""
    return words.replace(" ", "_")


def _pass(view: dict[str, Any], you: dict[str, Any]) -> str:
    coins = sum(int(trader["coins"]) for trader in you["traders"])
    if view["phase"] != "events":
        return "no more queueing in this phase"
    return f"no more queueing today; your hand brings {counted(coins, 'coin')}" if coins else "no more queueing today"


# Traders


def _trader(view: dict[str, Any], you: dict[str, Any], verb: str, rest: str) -> str:
    how, _, venue_words = rest.partition(" at ")
    rank = int(how.split()[0])
    counts_as = RANKS if how.endswith(f"as {RANKS}") else rank
    queue = _present_queue(view, _id(venue_words))
    text = _standing(view, queue, counts_as)
    coins = int(TRADER_COINS[rank])
    if venue_words:
        text += _to_sell(view, you, queue)
    if verb == "recall":
        return f"{text}; from {place(_earlier_queue(view, rank))}"
    if coins == 0:
        return text
    return f"{text}; {coins} if kept" if venue_words else f"{text}; {counted(coins, 'coin')} if not played"


def _present_queue(view: dict[str, Any], venue: str) -> str:
    return venue or ("villa" if view["phase"] == "favours" else "forum")


def _standing(view: dict[str, Any], queue: str, rank: int) -> str:
    """Where it would stand now, behind all whose rank is as high (M3.2), and whether that seems too far back."""
    line = view["queues"][queue]
    number = 1 + sum(1 for entry in line if entry["effective_rank"] >= rank)
    text = f"place {number} of {len(line) + 1}"
    if queue not in ("villa", "forum"):
        return f"{text}, {counted(len(buyers(_venue(view, queue))), 'visitor')}"
    cards, noun = len(view["tickets"]), "ticket"
    if queue == "villa":
        cards, noun = len(view["favours"]) + int(view["start_card_at_villa"]), "card"
    return text if number <= cards else f"{text} for {counted(cards, noun)}"


def _to_sell(view: dict[str, Any], you: dict[str, Any], venue: str) -> str:
    """Whether there is a ticket for one trader more there."""
    tickets = len(_held(you, venue))
    there = sum(1 for entry in view["queues"][venue] if entry["owner"] == view["actor"])
    if tickets == 0:
        if you["favours"] and has_caesar(_venue(view, venue)):
            return ", no ticket but a favour (M9.2)"
        return ", no ticket"
    text = f", {counted(tickets, 'ticket')}"
    return text if there == 0 else f"{text}, {counted(there, 'trader')} there"


def _earlier_queue(view: dict[str, Any], rank: int) -> str:
    found = ""
    for queue in ("villa", "forum"):
        if any(entry["owner"] == view["actor"] and entry["rank"] == rank for entry in view["queues"][queue]):
            found = queue
    return found


def _push(view: dict[str, Any], rank: int, names: list[str]) -> str:
    for queue in _queues_of_phase(view):
        for index, entry in enumerate(view["queues"][queue]):
            if entry["owner"] == view["actor"] and entry["rank"] == rank:
                ahead = view["queues"][queue][index - 1]
                whose = "your own" if ahead["owner"] == view["actor"] else names[ahead["owner"]]
                where = f" at {place(queue)}" if view["phase"] == "events" else ""
                counts_as = ahead["effective_rank"]
                then = "" if counts_as == entry["effective_rank"] else f"; then counts as {counts_as}"
                return f"past {whose} {ahead['rank']}{where} to place {index}{then}"
    return ""


def _queues_of_phase(view: dict[str, Any]) -> list[str]:
    if view["phase"] == "events":
        return [venue["name"] for venue in view["venues"]]
    return ["villa" if view["phase"] == "favours" else "forum"]


# Cards and sales


def _take(view: dict[str, Any], you: dict[str, Any], what: str) -> str:
    if what == "start_player":
        return "you begin each queueing from now on (M4.2)"
    if what in EFFECTS:
        return EFFECTS[what]
    name, _, category = what.rpartition("_")
    coins = int(CATEGORY_COINS[CATEGORY_NAMES.index(category)])
    venue = _venue(view, name)
    waiting = buyers(venue)
    held = len(_held(you, name))
    have = f"; you have {held}" if held else ""
    if not waiting:
        return f"{counted(coins, 'coin')} if sold, but no visitor is there{have}"
    best = max(waiting, key=lambda visitor: int(visitor["coins"]))
    return f"up to {sum_text(category, coins, best['name'], best['coins'], venue['event_coins'])}{have}"


def _extra_visitor(view: dict[str, Any], you: dict[str, Any], name: str) -> str:
    venue = _venue(view, name)
    tickets = counted(len(_held(you, name)), "ticket") if _held(you, name) else "no ticket"
    parts = [f"{counted(len(buyers(venue)), 'visitor')} there now", f"you have {tickets} for it"]
    if venue["event_coins"] and view["extra_visitor"] != "caesar":
        parts.append(f"pays {venue['event_coins']} more")
    return "; ".join(parts)


def _sale(view: dict[str, Any], rest: str) -> str:
    goods, _, buyer = rest.partition(" to ")
    venue = _venue(view, view["served"]["queue"])
    pays = int(BUYER_COINS[BRIBED])
    for visitor in venue["visitors"]:
        if visitor["name"] == buyer:
            pays = visitor["coins"]
    if _id(goods) in EFFECTS:
        coins = int(FAVOUR_COINS[FAVOUR_NAMES.index(_id(goods))])
        text = sum_text("favour", coins, buyer, pays, venue["event_coins"])
    else:
        coins = int(CATEGORY_COINS[CATEGORY_NAMES.index(goods)])
        text = sum_text(goods, coins, buyer, pays, venue["event_coins"])
    return f"{text}; uses the bribe" if buyer.startswith("bribed") else text


# Looking


def _venue(view: dict[str, Any], name: str) -> dict[str, Any]:
    found: dict[str, Any] = next(venue for venue in view["venues"] if venue["name"] == name)
    return found


def _held(seat: dict[str, Any], venue: str) -> list[str]:
    """The categories of the unsold tickets for a venue."""
    return [plain(ticket["category"]) for ticket in seat["tickets"] if ticket["venue"] == venue]
