"""Things that prompts, tables, hints and the story speak of, as messages."""

from typing import Any, Final

from munera.core.message import Message, Said, Seat
from munera.games.circus_maximus.data import BRIBED, BUYER_COINS, LEGIONNAIRE, RANKS

QUEUEING: Final = ("favours", "tickets", "events")  # the phases in which traders queue


def favour(name: str) -> Message:
    return Message(f"circus_maximus-favour-{name}")


def effect(name: str) -> Message:
    """What a favour does, and where the rules say more."""
    if name == "bribe_legionnaire":
        bribed, usual = int(BUYER_COINS[BRIBED]), int(BUYER_COINS[LEGIONNAIRE])
        return Message("circus_maximus-effect-bribe_legionnaire", coins=bribed, usual=usual)
    if name == "rank_one_is_eight":
        return Message("circus_maximus-effect-rank_one_is_eight", rank=RANKS)
    return Message(f"circus_maximus-effect-{name}")


def place(queue: str) -> Message:
    """Where traders queue: the villa, the Forum, a venue, or "venues" for all three."""
    return Message(f"circus_maximus-place-{queue}")


def seat_in(category: str) -> Message:
    """A ticket's seat: balcony, arena or loge."""
    return Message(f"circus_maximus-seat-{category}")


def visitor(name: str) -> Message:
    return Message(f"circus_maximus-visitor-{name.replace(' ', '_')}")


def gathered(things: list[Message]) -> list[Said]:
    """Equal ones once, with their number."""
    found: list[Said] = []
    for thing in dict.fromkeys(things):
        count = things.count(thing)
        found.append(thing if count == 1 else Message("circus_maximus-times", thing=thing, count=count))
    return found


def comma(things: list[Said], otherwise: str = "common-none") -> Said:
    """Things one after the other, or what stands for none."""
    return Message("common-parts", parts=things) if things else Message(otherwise)


def trader(entry: dict[str, int]) -> Message:
    """A trader in a queue, and why it may stand further ahead than its rank says."""
    who, rank, counts_as = Seat(entry["owner"]), entry["rank"], entry["effective_rank"]
    if rank == counts_as:
        return Message("circus_maximus-trader", who=who, rank=rank)
    if rank == 1 and counts_as == RANKS:
        return Message("circus_maximus-trader-as", who=who, rank=rank, counts_as=counts_as)
    return Message("circus_maximus-trader-pushed", who=who, rank=rank, counts_as=counts_as)


def sum_text(goods: Message, coins: int, buyer: str, pays: int, event_coins: int) -> Message:
    """What a sale brings."""
    parts: list[Said] = [
        Message("circus_maximus-amount", thing=goods, coins=coins),
        Message("circus_maximus-amount", thing=visitor(buyer), coins=pays),
    ]
    if event_coins:
        parts.append(Message("circus_maximus-amount", thing=Message("circus_maximus-event"), coins=event_coins))
    return Message("circus_maximus-sum", total=coins + pays + event_coins, parts=parts)


def buyers(venue: dict[str, Any]) -> list[dict[str, Any]]:
    """The visitors who may buy: all but Caesar."""
    return [each for each in venue["visitors"] if each["name"] != "caesar"]


def has_caesar(venue: dict[str, Any]) -> bool:
    return len(buyers(venue)) < len(venue["visitors"])
