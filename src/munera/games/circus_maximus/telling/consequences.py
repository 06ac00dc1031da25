"""What followed by the rules: who stood in a queue for nothing, the end of a phase, the coins of a day."""

from typing import Any

from munera.core.message import Message, Said, Seat
from munera.games.circus_maximus.telling.wording import QUEUEING, buyers, favour, gathered, place


def consequences(before: dict[str, Any], words: str, after: dict[str, Any]) -> list[Message]:
    ends = after["phase"] != before["phase"] and before["phase"] in QUEUEING
    told: list[Message] = []
    if ends and before["phase"] != "events":
        told += _unserved(before, after)
    if ends and before["phase"] == "favours":
        told += _villa_closed(before, words, after)
    if ends and after["phase"] in ("tickets", "events"):
        phase = Message(f"circus_maximus-phase-{after['phase']}")
        told.append(Message("circus_maximus-told-phase", phase=phase, who=Seat(after["actor"])))
    told += _out(before, words, after)
    told += _in_vain(before, after)
    if ends and after["phase"] in ("scoring", "over"):
        told += _evening(after)
    if after["over"]:
        told.append(_won(after))
    return told


def _out(before: dict[str, Any], words: str, after: dict[str, Any]) -> list[Message]:
    """Those who had nothing more to play, and were not asked (M3.1)."""
    if after["phase"] not in QUEUEING:
        return []
    began = after["phase"] != before["phase"]
    out: list[Said] = []
    for seat, (old, new) in enumerate(zip(before["seats"], after["seats"], strict=True)):
        asked = words == "pass" and seat == before["actor"]
        if new["passed"] and (began or not (old["passed"] or asked)):
            out.append(Seat(seat))
    if not out:
        return []
    return [Message("circus_maximus-told-nothing" if began else "circus_maximus-told-nothing-more", seats=out)]


def _unserved(before: dict[str, Any], after: dict[str, Any]) -> list[Message]:
    queue = "villa" if before["phase"] == "favours" else "forum"
    served = 0 if before["served"] is None else before["served"]["index"] + 1
    left = after["queues"][queue][served:]
    if not left:
        return []
    if queue == "villa":
        return [Message("circus_maximus-told-no-favour-left", where=place(queue), gangs=_gangs(left))]
    return [Message("circus_maximus-told-no-ticket-left", where=place(queue), gangs=_gangs(left))]


def _gangs(line: list[dict[str, int]]) -> list[Said]:
    """Traders who stood there for nothing, by their owners: there may be many."""
    ranks: dict[int, list[Said]] = {}
    for entry in line:
        ranks.setdefault(entry["owner"], []).append(entry["rank"])
    return [
        Message("circus_maximus-gang", who=Seat(owner), ranks=each, count=len(each)) for owner, each in ranks.items()
    ]


def _villa_closed(before: dict[str, Any], words: str, after: dict[str, Any]) -> list[Message]:
    told: list[Message] = []
    left = [each["name"] for each in before["favours"]]
    taken = words.removeprefix("take ").replace(" ", "_")
    if taken in left:
        left.remove(taken)
    if left:
        told.append(Message("circus_maximus-told-left", favours=gathered([favour(name) for name in left])))
    if before["start_card_at_villa"] and words != "take start player":
        who = Seat(after["start_player"])
        if not after["queues"]["villa"]:
            told.append(Message("circus_maximus-told-nobody-queued", who=who))
        elif after["start_player"] == before["start_player"]:
            told.append(Message("circus_maximus-told-stayed-start-player", who=who))
        else:
            told.append(Message("circus_maximus-told-became-start-player", who=who))
    return told


def _in_vain(before: dict[str, Any], after: dict[str, Any]) -> list[Message]:
    """The traders at the venues who were passed over since the last sale."""
    if after["phase"] == "events" and after["served"] == before["served"]:
        return []
    if before["phase"] == "scoring" or after["phase"] not in ("events", "scoring", "over"):
        return []
    order = [venue["name"] for venue in after["venues"]]
    first = (0, 0)
    if before["phase"] == "events" and before["served"] is not None:
        first = (order.index(before["served"]["queue"]), before["served"]["index"] + 1)
    last = (len(order), 0)
    if after["served"] is not None:
        last = (order.index(after["served"]["queue"]), after["served"]["index"])
    told: list[Message] = []
    for number, venue in enumerate(after["venues"]):
        line = after["queues"][venue["name"]]
        skipped = [entry for i, entry in enumerate(line) if first <= (number, i) < last]
        if skipped:
            why = "circus_maximus-told-no-goods" if buyers(venue) else "circus_maximus-told-no-visitor"
            told.append(Message(why, where=place(venue["name"]), gangs=_gangs(skipped)))
    return told


def _evening(after: dict[str, Any]) -> list[Message]:
    """The coins of the day, a line for each player (M7)."""
    told = [Message("circus_maximus-told-day-ended", day=after["day"])]
    for number, seat in enumerate(after["seats"]):
        day = seat["days"][after["day"] - 1]
        parts: list[Said] = []
        if day["sales"]:
            parts.append(Message("circus_maximus-from-sales", coins=day["sales"], count=len(seat["sales"])))
        if day["traders"]:
            parts.append(Message("circus_maximus-from-traders", coins=day["traders"], count=len(seat["traders"])))
        if seat["favour_coins"]:
            parts.append(Message("circus_maximus-from-favours", coins=seat["favour_coins"], count=len(seat["favours"])))
        earned = day["sales"] + day["traders"] + seat["favour_coins"]
        who = Seat(number)
        account: list[Said] = [
            Message("circus_maximus-earned", who=who, coins=earned, parts=parts)
            if parts
            else Message("circus_maximus-earned-nothing", who=who)
        ]
        if seat["tickets"]:
            account.append(Message("circus_maximus-unsold", count=len(seat["tickets"])))
        if after["day"] > 1:
            account.append(Message("circus_maximus-in-all", coins=seat["coins"]))
        told.append(Message("circus_maximus-told-account", parts=account))
    return told


def _won(after: dict[str, Any]) -> Message:
    """The winners, and what broke a tie (M7.4)."""
    most = max(after["scores"])
    winners: list[Said] = [Seat(seat) for seat in after["winners"]]
    others: list[Said] = [
        Seat(seat) for seat, score in enumerate(after["scores"]) if score == most and seat not in after["winners"]
    ]
    if others:
        return Message("circus_maximus-told-won-tie", winners=winners, coins=most, others=others)
    if len(winners) > 1:
        return Message("circus_maximus-told-won-level", winners=winners, coins=most)
    return Message("circus_maximus-told-won", winners=winners, coins=most)
