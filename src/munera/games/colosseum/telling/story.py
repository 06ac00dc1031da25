"""What happened, told to people: one sentence for an action, from what was seen before and after it.

An action that tells nothing by itself (one token of a longer offer, the first of three tokens drawn) has no sentence.
"""

from typing import Any

from munera.core.message import Message, Seat
from munera.games.colosseum.telling.tables import place
from munera.games.colosseum.telling.wording import goods, kind, kinds, noble, program

_PLAINLY = {
    "cash medal": "cashed",
    "swap extra action": "swapped",
    "expand clockwise": "expanded-clockwise",
    "expand counterclockwise": "expanded-counterclockwise",
    "buy season ticket": "bought-season-ticket",
    "build loge": "built-loge",
    "second with medals": "paid-medals",
    "second with extra action": "paid-extra-action",
    "decline": "declined",
}
_PASSES = {
    "first investment": "no-investment",
    "pay for a second": "no-second-investment",
    "initiate": "no-auction",
    "raising": "passed",
    "idle": "ended-trading",
    "beginning": "no-show",
    "donation": "no-donation",
}


def story(before: dict[str, Any], words: str, after: dict[str, Any]) -> list[Message]:
    told = [] if before["phase"] == "set-up" else _told(before, words, after)
    return told + _consequences(before, after)


def _told(before: dict[str, Any], words: str, after: dict[str, Any]) -> list[Message]:
    if before["chance"]:
        return _chance(before, words, after)
    who = Seat(before["actor"])
    verb, _, rest = words.partition(" ")
    if verb == "pass":
        return [Message(f"colosseum-told-{_PASSES[before['stage']]}", who=who)]
    if words in _PLAINLY:
        return [Message(f"colosseum-told-{_PLAINLY[words]}", who=who)]
    if words in ("send", "accept"):
        return [_deal(before, words, who)]
    if verb in ("move", "medal"):
        return [_move(before, after, verb, rest.split()[0], who)]
    if verb == "buy":
        price = next(each["price"] for each in before["for_sale"] if each["number"] == int(rest))
        return [Message("colosseum-told-bought", who=who, number=int(rest), program=program(int(rest)), coins=price)]
    if verb == "auction":
        held = kinds(before["markets"][int(rest) - 1])
        return [Message("colosseum-told-auction", who=who, market=int(rest), kinds=held)]
    if verb == "bid":
        return [Message("colosseum-told-bid", who=who, bid=int(rest), market=before["auction"]["market"])]
    if verb == "discard":
        return [Message("colosseum-told-discarded", who=who, kind=kind(rest))]
    if verb == "request":
        giver = Seat(before["ceremony"]["podium"])
        return [Message("colosseum-told-donation", who=who, kind=kind(rest), giver=giver)]
    return []


def _deal(before: dict[str, Any], words: str, who: Seat) -> Message:
    counter = before["counter_offer"]
    deal = before["offer"] if counter is None else counter
    gives = goods(deal["gives"], deal["pays"])
    wants = goods(deal["wants"], deal["charges"])
    if words == "accept":
        return Message("colosseum-told-accepted", who=who, giver=Seat(deal["from"]), gives=gives, wants=wants)
    if deal["open"]:
        return Message("colosseum-told-offered-all", who=who, gives=gives, wants=wants)
    if counter is None:
        return Message("colosseum-told-offered", who=who, whom=Seat(deal["to"]), gives=gives, wants=wants)
    return Message("colosseum-told-countered", who=who, whom=Seat(deal["to"]), gives=gives, wants=wants)


def _move(before: dict[str, Any], after: dict[str, Any], verb: str, name: str, who: Seat) -> Message:
    start, space = (next(each["space"] for each in seen["nobles"] if each["name"] == name) for seen in (before, after))
    there = place(after, space)
    where = (
        Message("colosseum-space-with", space=space, there=there) if there else Message("colosseum-space", space=space)
    )
    told = "moved-with-medal" if verb == "medal" else "moved"
    return Message(f"colosseum-told-{told}", who=who, noble=noble(name), start=start, where=where)


def _chance(before: dict[str, Any], words: str, after: dict[str, Any]) -> list[Message]:
    told: list[Message] = []
    if words.startswith("draw"):
        for number, market in enumerate(after["markets"], 1):
            grown = len(market) > len(before["markets"][number - 1])
            if grown and (not after["chance"] or _fills_another(after, number)):
                told.append(Message("colosseum-told-filled", market=number, kinds=kinds(market)))
    elif before["phase"] == "produce":
        if not after["chance"]:
            told.append(Message("colosseum-told-rolled", who=Seat(before["show"]["seat"]), faces=list(after["dice"])))
    else:
        roller = next(each for each in before["ceremony"]["contest"] if each["dice"] < 2)
        face = words.removeprefix("roll ")
        told.append(Message("colosseum-told-rolled-for-tie", who=Seat(roller["seat"]), face=face))
    return told


def _fills_another(after: dict[str, Any], number: int) -> bool:
    """Whether the next token goes elsewhere: markets are filled one after the other."""
    fullest = max(len(market) for market in after["markets"])
    return len(after["markets"][number - 1]) == fullest


# What followed by the rules


def _consequences(before: dict[str, Any], after: dict[str, Any]) -> list[Message]:
    told = _auction_won(before, after)
    for old, new in zip(before["seats"], after["seats"], strict=True):
        if new["shown_this_round"] is not None and before["phase"] == "produce" and old["shown_this_round"] is None:
            show = program(new["shown_this_round"])
            crowd = new["coins"] - old["coins"]
            told.append(Message("colosseum-told-show", who=Seat(new["seat"]), crowd=crowd, program=show))
    for old, new in zip(before["seats"], after["seats"], strict=True):
        who = Seat(new["seat"])
        if new["medals"] > old["medals"] and before["phase"] == "produce" and before["stage"].startswith("moving"):
            told.append(Message("colosseum-told-medal", who=who))
        if new["podiums"] > old["podiums"]:
            told.append(Message("colosseum-told-podium", who=who))
        gained = [name for name in new["stars"] if name not in old["stars"]]
        if gained:
            told.append(Message("colosseum-told-star", who=who, kinds=kinds(gained), count=len(gained)))
        lost = [name for name in old["stars"] if not any(name in seat["stars"] for seat in after["seats"])]
        if lost:
            told.append(Message("colosseum-told-star-lost", who=who, kinds=kinds(lost), count=len(lost)))
    if after["round"] > before["round"] > 0:
        told.append(Message("colosseum-told-round", round=after["round"], who=Seat(after["first_player"])))
    return told


def _auction_won(before: dict[str, Any], after: dict[str, Any]) -> list[Message]:
    """The market that was up lies empty now: the last bid won it."""
    auction = before["auction"]
    if auction is None or auction["market"] is None or after["markets"][auction["market"] - 1]:
        return []
    number = auction["market"]
    for old, new in zip(before["seats"], after["seats"], strict=True):
        if new["coins"] < old["coins"]:
            held = kinds(before["markets"][number - 1])
            paid = old["coins"] - new["coins"]
            return [Message("colosseum-told-won", who=Seat(new["seat"]), market=number, bid=paid, kinds=held)]
    return []
