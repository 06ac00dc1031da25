"""What happened, told to people: one sentence for an action, from what was seen before and after it.

An action that tells nothing by itself (one token of a longer offer, the first of three tokens drawn) has no sentence.
The past tense serves every name, "You" too.
"""

from typing import Any

from munera.core.wording import counted, joined
from munera.games.colosseum.telling.tables import place
from munera.games.colosseum.telling.wording import goods, plain


def story(before: dict[str, Any], words: str, after: dict[str, Any], names: list[str]) -> list[str]:
    told = [] if before["phase"] == "set-up" else _told(before, words, after, names)
    return told + _consequences(before, after, names)


def _told(before: dict[str, Any], words: str, after: dict[str, Any], names: list[str]) -> list[str]:
    if before["chance"]:
        return _chance(before, words, after, names)
    seat = before["actor"]
    who = names[seat]
    verb, _, rest = words.partition(" ")
    if verb == "pass":
        return [_pass(before, who)]
    if words == "decline":
        return [f"{who} declined."]
    if words in ("send", "accept"):
        return [_deal(before, words, who, names)]
    if verb in ("move", "medal"):
        return [_move(after, verb, rest, who, names)]
    plainly = {
        "cash medal": "cashed a medal",
        "swap extra action": "swapped an extra-action token for a medal",
        "expand clockwise": "expanded the arena clockwise",
        "expand counterclockwise": "expanded the arena counterclockwise",
        "buy season ticket": "bought a season ticket",
        "build loge": "built the loge",
        "second with medals": "paid medals for a second investment",
        "second with extra action": "paid an extra-action token for a second investment",
    }
    if words in plainly:
        return [f"{who} {plainly[words]}."]
    if verb == "buy":
        for program in before["for_sale"]:
            if program["number"] == int(rest):
                return [f"{who} bought program {rest}, {program['name']}, for {counted(program['price'], 'coin')}."]
    if verb == "auction":
        return [f"{who} put up market {rest}: {', '.join(plain(k) for k in before['markets'][int(rest) - 1])}."]
    if verb == "bid":
        return [f"{who} bid {rest} for market {before['auction']['market']}."]
    if verb == "discard":
        return [f"{who} discarded {plain(rest)}."]
    if verb == "request":
        return [f"{who} received {plain(rest)} from {names[before['ceremony']['podium']]} as a donation."]
    return []


def _pass(before: dict[str, Any], who: str) -> str:
    ends = {
        "first investment": "made no investment",
        "pay for a second": "made no second investment",
        "initiate": "put no market up",
        "raising": "passed",
        "idle": "ended trading",
        "beginning": "gave no show",
        "donation": "asked for no donation",
    }
    return f"{who} {ends[before['stage']]}."


def _deal(before: dict[str, Any], words: str, who: str, names: list[str]) -> str:
    counter = before["counter_offer"]
    deal = before["offer"] if counter is None else counter
    terms = f"{goods(deal['gives'], deal['pays'])} for {goods(deal['wants'], deal['charges'])}"
    if words == "accept":
        return f"{who} accepted: {names[deal['from']]} gave {terms}."
    whom = "all" if deal["open"] else names[deal["to"]]
    return f"{who} offered {whom} {terms}." if counter is None else f"{who} offered {whom} {terms} instead."


def _move(after: dict[str, Any], verb: str, rest: str, who: str, names: list[str]) -> str:
    name = rest.split()[0]
    space = next(noble["space"] for noble in after["nobles"] if noble["name"] == name)
    where = place(after, names, space)
    by = " with a medal" if verb == "medal" else ""
    return f"{who} moved {name}{by} to space {space}{'' if where == '–' else f' ({where})'}."


def _chance(before: dict[str, Any], words: str, after: dict[str, Any], names: list[str]) -> list[str]:
    told: list[str] = []
    if words.startswith("draw"):
        for number, market in enumerate(after["markets"], 1):
            grown = len(market) > len(before["markets"][number - 1])
            if grown and (not after["chance"] or _fills_another(after, number)):
                told.append(f"Market {number} was filled: {', '.join(plain(kind) for kind in market)}.")
    elif before["phase"] == "produce":
        if not after["chance"]:
            told.append(f"{names[before['show']['seat']]} rolled {joined(after['dice'], 'and')}.")
    else:
        roller = next(each for each in before["ceremony"]["contest"] if each["dice"] < 2)
        told.append(f"{names[roller['seat']]} {words.replace('roll', 'rolled')} to break the tie.")
    return told


def _fills_another(after: dict[str, Any], number: int) -> bool:
    """Whether the next token goes elsewhere: markets are filled one after the other."""
    fullest = max(len(market) for market in after["markets"])
    return len(after["markets"][number - 1]) == fullest


def _program_name(view: dict[str, Any], seat: int, number: int) -> str:
    return str(next(p["name"] for p in view["seats"][seat]["programs"] if p["number"] == number))


# What followed by the rules


def _consequences(before: dict[str, Any], after: dict[str, Any], names: list[str]) -> list[str]:
    told = _auction_won(before, after, names)
    for old, new in zip(before["seats"], after["seats"], strict=True):
        if new["shown_this_round"] is not None and before["phase"] == "produce" and old["shown_this_round"] is None:
            crowd = new["coins"] - old["coins"]
            name = _program_name(after, new["seat"], new["shown_this_round"])
            told.append(f"{names[new['seat']]} drew {counted(crowd, 'spectator')} with {name} and took as many coins.")
    for old, new in zip(before["seats"], after["seats"], strict=True):
        who = names[new["seat"]]
        if new["medals"] > old["medals"] and before["phase"] == "produce" and before["stage"].startswith("moving"):
            told.append(f"{who} earned a medal.")
        if new["podiums"] > old["podiums"]:
            told.append(f"{who} received a podium.")
        gained = [kind for kind in new["stars"] if kind not in old["stars"]]
        if gained:
            told.append(f"{who} won the star of the {joined([plain(kind) for kind in gained], 'and')}.")
        lost = [kind for kind in old["stars"] if not any(kind in seat["stars"] for seat in after["seats"])]
        if lost:
            told.append(f"{who} lost the star of the {joined([plain(kind) for kind in lost], 'and')}.")
    if after["round"] > before["round"] > 0:
        told.append(f"Round {after['round']} began, with {names[after['first_player']]} first.")
    return told


def _auction_won(before: dict[str, Any], after: dict[str, Any], names: list[str]) -> list[str]:
    """The market that was up lies empty now: the last bid won it."""
    auction = before["auction"]
    if auction is None or auction["market"] is None or after["markets"][auction["market"] - 1]:
        return []
    number = auction["market"]
    for old, new in zip(before["seats"], after["seats"], strict=True):
        if new["coins"] < old["coins"]:
            held = joined([plain(kind) for kind in before["markets"][number - 1]], "and")
            return [f"{names[new['seat']]} won market {number} for {old['coins'] - new['coins']}: {held}."]
    return []
