"""What a choice would bring, in a few words beside it, from what the chooser sees."""

from typing import Any

from munera.core.message import Message, Said, Seat
from munera.games.colosseum.data import (
    EXPANSION_PRICE,
    LOGE_PRICE,
    MEDAL_COINS,
    MEDAL_SPECTATORS,
    SEASON_TICKET_PRICE,
    SEASON_TICKET_SPECTATORS,
)
from munera.games.colosseum.telling.tables import audience_text
from munera.games.colosseum.telling.wording import goods, kinds, noble, program, tokens


def hint(view: dict[str, Any], words: str) -> Message | None:
    """The hint for one of the legal actions, if there is one."""
    verb, _, rest = words.partition(" ")
    you = view["seats"][view["actor"]]
    if verb in ("cash", "swap", "second", "expand", "build") or words == "buy season ticket":
        return _investment(view, you, verb, rest)
    if verb == "buy":
        return _program_for_sale(view, you["seat"], int(rest))
    if verb == "auction":
        return Message("common-parts", parts=kinds(view["markets"][int(rest) - 1]))
    if verb in ("ask", "accept", "send"):
        return _deal(view, you, verb, rest)
    if verb in ("give", "discard", "want", "request"):
        return _token(you, verb, rest)
    if verb in ("move", "medal"):
        return _move(view, rest.split(), verb == "move")
    if verb == "begin":
        best = max((p for p in you["programs"] if p["audience"]), key=lambda p: int(p["audience"]["total"]))
        return Message("colosseum-hint-begin", program=program(best["number"]), crowd=best["audience"]["total"])
    if verb in ("produce", "jokers", "medals"):
        return _show(view, you, verb, int(rest))
    return None


def _investment(view: dict[str, Any], you: dict[str, Any], verb: str, rest: str) -> Message:
    if verb == "cash":
        return Message("colosseum-hint-cash", coins=int(MEDAL_COINS))
    if verb == "swap":
        return Message("colosseum-hint-swap")
    if verb == "build":
        return Message("colosseum-hint-loge", coins=int(LOGE_PRICE))
    if verb == "buy":
        more = int(SEASON_TICKET_SPECTATORS)
        return Message("colosseum-hint-season-ticket", coins=int(SEASON_TICKET_PRICE), spectators=more)
    if verb == "second":
        return Message("colosseum-hint-second")
    space = (you["arena"][-1] + 1 if rest == "clockwise" else you["arena"][0] - 1) % view["spaces"]
    parts: list[Said] = [Message("colosseum-hint-expand", coins=int(EXPANSION_PRICE), space=space)]
    found: list[Said] = [noble(each["name"]) for each in view["nobles"] if each["space"] == space]
    if found:
        parts.append(Message("colosseum-hint-with-nobles", nobles=found))
    if space in view["rest_areas"]:
        parts.append(Message("colosseum-hint-rest-area"))
    return Message("common-parts", parts=parts)


def _program_for_sale(view: dict[str, Any], seat: int, number: int) -> Message:
    sold = next(each for each in view["for_sale"] if each["number"] == number)
    parts: list[Said] = [
        Message(
            "colosseum-hint-for-sale",
            program=program(number),
            coins=sold["price"],
            most=sold["spectators"][0],
            lack=sold["missing_count"][seat],
            needed=sum(sold["assets"].values()),
        )
    ]
    if sold["arena"] > len(view["seats"][seat]["arena"]):
        parts.append(Message("colosseum-hint-needs-arena", size=sold["arena"]))
    return Message("common-parts", parts=parts)


def _deal(view: dict[str, Any], you: dict[str, Any], verb: str, rest: str) -> Message:
    if verb == "ask":
        if rest == "all":
            return Message("colosseum-hint-ask-all")
        other = view["seats"][int(rest) - 1]
        lacking = {name for each in you["programs"] for name in each["missing"]}
        found = kinds([name for name in other["tokens"] if name in lacking])
        who = Seat(other["seat"])
        return (
            Message("colosseum-hint-ask", who=who, kinds=found)
            if found
            else Message("colosseum-hint-ask-in-vain", who=who)
        )
    deal = view["counter_offer"] if view["counter_offer"] is not None else view["offer"]
    gives = goods(deal["gives"], deal["pays"])
    wants = goods(deal["wants"], deal["charges"])
    mine, theirs = (gives, wants) if verb == "send" else (wants, gives)
    return Message("colosseum-hint-deal", gives=mine, gets=theirs)


def _token(you: dict[str, Any], verb: str, name: str) -> Message:
    """How many you have of a kind, whether it is your star, and which of your programs use it."""
    have = "colosseum-hint-have-star" if name in you["stars"] else "colosseum-hint-have"
    parts: list[Said] = [Message(have, count=you["tokens"].get(name, 0))]
    wanting: list[Said] = [each["number"] for each in you["programs"] if name in each["missing"]]
    using: list[Said] = [each["number"] for each in you["programs"] if name in each["assets"]]
    if verb in ("want", "request"):
        if wanting:
            parts.append(Message("colosseum-hint-missing-in", programs=wanting, count=len(wanting)))
    elif using:
        parts.append(Message("colosseum-hint-used-in", programs=using, count=len(using)))
    else:
        parts.append(Message("colosseum-hint-used-nowhere"))
    return Message("common-sentences", parts=parts)


def _move(view: dict[str, Any], words: list[str], by_dice: bool) -> Message:
    start = next(each["space"] for each in view["nobles"] if each["name"] == words[0])
    space = (start + int(words[1])) % view["spaces"]
    parts: list[Said] = [Message("colosseum-hint-from-to", start=start, space=space)]
    for each in view["seats"]:
        if start in each["arena"] or space in each["arena"]:
            parts.append(_crossing(each["seat"], start in each["arena"], space in each["arena"], view["you"]))
    if by_dice and space in view["rest_areas"]:
        rest = "colosseum-hint-rest-medal" if view["supply"]["medals"] else "colosseum-hint-rest-no-medal"
        parts.append(Message(rest))
    return Message("common-parts", parts=parts)


def _crossing(seat: int, was_in: bool, is_in: bool, you: int | None) -> Message:
    """How a noble's way leads through an arena."""
    way = "within" if was_in and is_in else "into" if is_in else "out-of"
    if seat == you:
        return Message(f"colosseum-hint-{way}-yours")
    return Message(f"colosseum-hint-{way}", who=Seat(seat))


def _show(view: dict[str, Any], you: dict[str, Any], verb: str, count: int) -> Message:
    number = count if verb == "produce" else view["show"]["program"]
    shown = next(each for each in you["programs"] if each["number"] == number)
    audience = shown["audience"]
    if verb == "medals":
        return Message("colosseum-spectators", crowd=audience["total"] + count * int(MEDAL_SPECTATORS))
    if verb == "jokers":
        left = shown["missing_count"] - count
        return Message("colosseum-hint-missing", count=left) if left else Message("colosseum-hint-complete")
    parts: list[Said] = [Message("colosseum-hint-show", program=program(number), audience=audience_text(audience))]
    if shown["jokers"]:
        parts.append(Message("colosseum-hint-with-jokers", jokers=shown["jokers"]))
    if shown["missing"]:
        parts.append(Message("colosseum-hint-lacks", kinds=tokens(shown["missing"])))
    return Message("common-sentences", parts=parts)
