"""Why a decision was worse than another: one sentence, with the figures that the table gives.

The search says that it was worse and by how much; what a player can learn from it is said here.
"""

from collections.abc import Callable, Sequence
from typing import Any, Final

from munera.core.game import State
from munera.core.message import Message, Seat
from munera.games.circus_maximus.actions import BLOCKS
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
from munera.games.circus_maximus.flow import CircusMaximus
from munera.games.circus_maximus.telling.wording import buyers, favour, place
from munera.games.circus_maximus.valuation.worth import worth
from munera.games.circus_maximus.view import view

Table = dict[str, Any]
Reason = Callable[[Table, str, str], Message | None]


def verdict(before: State, seat: int, path: Sequence[int], better: int) -> Message:
    """What was wrong with this action of a seat, where another was better."""
    assert isinstance(before, CircusMaximus)
    played, other = BLOCKS.words(path[0]), BLOCKS.words(better)
    reason = _REASONS.get(played.partition(" ")[0])
    found = reason(view(before, seat), played, other) if reason else None
    return found or _plainly(before, seat, path[0], better)


def _plainly(before: CircusMaximus, seat: int, action: int, better: int) -> Message:
    """What both are worth, where there is no more to say."""
    worths = []
    for each in (better, action):
        after = CircusMaximus(before.cells[:])
        after.step(each)
        worths.append(float(worth(after, seat)))
    less = round((worths[0] - worths[1]) / 100)
    if less < 1:
        return Message("circus_maximus-verdict-less-promising")
    return Message("circus_maximus-verdict-less", coins=less)


# Queues


def _played(table: Table, played: str, other: str) -> Message | None:
    rank, counts_as, queue = trader_of(table, played)
    if queue not in ("villa", "forum") and not _tickets(table, queue) and not table["seats"][table["actor"]]["favours"]:
        return Message("circus_maximus-verdict-no-ticket", where=place(queue))
    if other.startswith(("play", "recall")):
        return _other_trader(table, rank, counts_as, queue, other)
    position, cards = position_of(table, queue, counts_as)
    if position > cards:
        return Message("circus_maximus-verdict-in-vain", where=place(queue), place=position, count=cards)
    if other == "pass":
        coins = int(TRADER_COINS[rank])
        if coins:
            return Message("circus_maximus-verdict-better-kept", rank=rank, coins=coins)
        return Message("circus_maximus-verdict-better-later", rank=rank)
    if other.startswith(("use", "push")):
        return Message("circus_maximus-verdict-favour-first", favour=favour(_favour(other)))
    return None


def _other_trader(table: Table, rank: int, counts_as: int, queue: str, other: str) -> Message | None:
    better, better_as, better_queue = trader_of(table, other)
    if better_queue != queue:
        return Message("circus_maximus-verdict-wrong-queue", where=place(queue), other=place(better_queue))
    if better_as < counts_as:
        return Message("circus_maximus-verdict-lower-enough", rank=rank, other=better)
    if better_as > counts_as:
        return Message("circus_maximus-verdict-higher-needed", rank=rank, other=better)
    return None


def _passed(table: Table, played: str, other: str) -> Message | None:
    if other.startswith(("play", "recall")):
        rank, _, queue = trader_of(table, other)
        unsold = _tickets(table, queue) if queue not in ("villa", "forum") else 0
        if unsold:
            return Message("circus_maximus-verdict-unsold", where=place(queue), count=unsold)
        return Message("circus_maximus-verdict-passed-early", where=place(queue), rank=rank)
    if other.startswith(("use", "push")):
        return Message("circus_maximus-verdict-favour-unused", favour=favour(_favour(other)))
    return None


def trader_of(table: Table, words: str) -> tuple[int, int, str]:
    """The rank of a trader, what it counts as, and where it goes."""
    _, _, rest = words.partition(" ")
    how, _, venue = rest.partition(" at ")
    rank = int(how.split()[0])
    counts_as = RANKS if how.endswith(f"as {RANKS}") else rank
    phase = "villa" if table["phase"] == "favours" else "forum"
    return rank, counts_as, _id(venue) or phase


def position_of(table: Table, queue: str, rank: int) -> tuple[int, int]:
    """Where a trader would stand, and for how many cards or visitors the queue is."""
    position = 1 + sum(1 for entry in table["queues"][queue] if entry["effective_rank"] >= rank)
    if queue == "villa":
        return position, len(table["favours"]) + int(table["start_card_at_villa"])
    if queue == "forum":
        return position, len(table["tickets"])
    return position, len(buyers(_venue(table, queue)))


# Cards and sales


def _taken(table: Table, played: str, other: str) -> Message | None:
    if not other.startswith("take"):  # a favour before it (M8.8)
        return Message("circus_maximus-verdict-favour-unused", favour=favour(_favour(other)))
    if table["phase"] == "favours":
        had, better = _id(played.removeprefix("take ")), _id(other.removeprefix("take "))
        return Message("circus_maximus-verdict-other-favour", thing=_villa_card(had), other=_villa_card(better))
    coins, more = ticket_coins(table, played), ticket_coins(table, other)
    if more > coins:
        return Message("circus_maximus-verdict-other-ticket", coins=coins, more=more)
    name, better = _ticket_venue(played), _ticket_venue(other)
    if name != better and name and better:
        return Message("circus_maximus-verdict-other-venue", where=place(name), other=place(better))
    return None


def _villa_card(name: str) -> Message:
    return Message("circus_maximus-start-card") if name == "start_player" else favour(name)


def _ticket_venue(words: str) -> str:
    return _id(words.removeprefix("take ")).rpartition("_")[0]


def ticket_coins(table: Table, words: str) -> int:
    """A ticket and the best visitor who waits for it; nothing if nobody does."""
    name, _, category = _id(words.removeprefix("take ")).rpartition("_")
    if category not in CATEGORY_NAMES:
        return 0
    waiting = [int(each["coins"]) + int(each["event_coins"]) for each in buyers(_venue(table, name))]
    return int(CATEGORY_COINS[CATEGORY_NAMES.index(category)]) + max(waiting) if waiting else 0


def _sold(table: Table, played: str, other: str) -> Message | None:
    if other.startswith("use"):  # a favour before it (M8.3)
        return Message("circus_maximus-verdict-favour-unused", favour=favour(_favour(other)))
    coins = sale_coins(table, played) if played.startswith("sell") else 0
    more = sale_coins(table, other) if other.startswith("sell") else 0
    if more > coins:
        return Message("circus_maximus-verdict-sold-for-less", coins=coins, more=more, less=more - coins)
    if "bribed" in played and "bribed" not in other:
        return Message("circus_maximus-verdict-favour-wasted", favour=favour("bribe_legionnaire"))
    return None


def sale_coins(table: Table, words: str) -> int:
    goods, _, buyer = words.removeprefix("sell ").partition(" to ")
    venue = _venue(table, table["served"]["queue"])
    pays = next((int(each["coins"]) for each in venue["visitors"] if each["name"] == buyer), int(BUYER_COINS[BRIBED]))
    name = _id(goods)
    if name in FAVOUR_NAMES:
        return int(FAVOUR_COINS[FAVOUR_NAMES.index(name)]) + pays + int(venue["event_coins"])
    return int(CATEGORY_COINS[CATEGORY_NAMES.index(name)]) + pays + int(venue["event_coins"])


# Favours


def _used(table: Table, played: str, other: str) -> Message | None:
    name = _favour(played)
    return Message("circus_maximus-verdict-favour-wasted", favour=favour(name))


def _placed(table: Table, played: str, other: str) -> Message | None:
    """A visitor is there for whoever holds tickets."""
    venue, better = (_id(words.removeprefix("place at ")) for words in (played, other))
    holders = {
        seat: sum(1 for ticket in each["tickets"] if ticket["venue"] == venue)
        for seat, each in enumerate(table["seats"])
        if seat != table["actor"]
    }
    most = max(holders, key=lambda seat: holders[seat])
    if holders[most] > _tickets(table, venue):
        return Message("circus_maximus-verdict-visitor-for", where=place(venue), who=Seat(most), count=holders[most])
    return Message("circus_maximus-verdict-wrong-queue", where=place(venue), other=place(better))


def _favour(words: str) -> str:
    return "push_ahead" if words.startswith("push") else _id(words.removeprefix("use "))


# Looking


def _id(words: str) -> str:
    """A name as in the data file."""
    return words.replace(" ", "_")


def _venue(table: Table, name: str) -> Table:
    found: Table = next(venue for venue in table["venues"] if venue["name"] == name)
    return found


def _tickets(table: Table, venue: str) -> int:
    """How many unsold tickets for a venue the actor has."""
    return sum(1 for ticket in table["seats"][table["actor"]]["tickets"] if ticket["venue"] == venue)


_REASONS: Final[dict[str, Reason]] = {
    "play": _played,
    "recall": _played,
    "pass": _passed,
    "take": _taken,
    "sell": _sold,
    "decline": _sold,
    "use": _used,
    "push": _used,
    "place": _placed,
}
