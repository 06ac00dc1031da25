"""What a choice would bring, in a few words beside it, from what the chooser sees."""

from typing import Any

from munera.core.wording import counted, joined
from munera.games.colosseum.data import (
    EXPANSION_PRICE,
    LOGE_PRICE,
    MEDAL_COINS,
    MEDAL_SPECTATORS,
    SEASON_TICKET_PRICE,
    SEASON_TICKET_SPECTATORS,
)
from munera.games.colosseum.telling.tables import audience_text, whose_arena
from munera.games.colosseum.telling.wording import goods, plain, tokens


def hint(view: dict[str, Any], words: str, names: list[str]) -> str:
    """The hint for one of the legal actions, or nothing."""
    verb, _, rest = words.partition(" ")
    you = view["seats"][view["actor"]]
    if verb in ("cash", "swap", "second", "expand", "build") or words == "buy season ticket":
        return _investment(view, you, verb, rest)
    if verb == "buy":
        return _program_for_sale(view, you["seat"], int(rest))
    if verb == "auction":
        return ", ".join(plain(kind) for kind in view["markets"][int(rest) - 1])
    if verb in ("ask", "accept", "send"):
        return _deal(view, you, verb, rest, names)
    if verb in ("give", "discard", "want", "request"):
        return _token(you, verb, rest)
    if verb in ("move", "medal"):
        return _move(view, rest.split(), verb == "move", names)
    if verb == "begin":
        best = max((p for p in you["programs"] if p["audience"]), key=lambda p: int(p["audience"]["total"]))
        return f"{best['name']} would draw {best['audience']['total']} now, before the nobles move"
    if verb in ("produce", "jokers", "medals"):
        return _show(view, you, verb, int(rest))
    return ""


def _investment(view: dict[str, Any], you: dict[str, Any], verb: str, rest: str) -> str:
    if verb == "cash":
        return f"a medal for {MEDAL_COINS} coins"
    if verb == "swap":
        return "an extra-action token for a medal"
    if verb == "build":
        return f"{LOGE_PRICE} coins; two dice instead of one in every show"
    if verb == "buy":
        return f"{SEASON_TICKET_PRICE} coins; {SEASON_TICKET_SPECTATORS} more spectators in every show"
    if verb == "second":
        return "the right to one more investment, which has its own price"
    space = (you["arena"][-1] + 1 if rest == "clockwise" else you["arena"][0] - 1) % view["spaces"]
    text = f"{EXPANSION_PRICE} coins; adds space {space}"
    found = [noble["name"] for noble in view["nobles"] if noble["space"] == space]
    if found:
        text += " with " + ", ".join(found)
    return text + (", a rest area" if space in view["rest_areas"] else "")


def _program_for_sale(view: dict[str, Any], seat: int, number: int) -> str:
    for program in view["for_sale"]:
        if program["number"] == number:
            most = program["spectators"][0]
            lack = program["missing_count"][seat]
            needed = sum(program["assets"].values())
            size = len(view["seats"][seat]["arena"])
            room = f", needs arena {program['arena']}" if program["arena"] > size else ""
            return f"{program['name']}: {program['price']} coins, best {most}, lacks {lack}/{needed}{room}"
    return ""


def _deal(view: dict[str, Any], you: dict[str, Any], verb: str, rest: str, names: list[str]) -> str:
    if verb == "ask":
        if rest == "all":
            return "an open offer, for the first who accepts"
        other = view["seats"][int(rest) - 1]
        lacking = {kind for program in you["programs"] for kind in program["missing"]}
        found = joined([plain(kind) for kind in other["tokens"] if kind in lacking], "and")
        return f"{names[other['seat']]}, who has {found or 'nothing'} of what you lack"
    deal = view["counter_offer"] if view["counter_offer"] is not None else view["offer"]
    gives = goods(deal["gives"], deal["pays"])
    wants = goods(deal["wants"], deal["charges"])
    return f"give {gives}, get {wants}" if verb == "send" else f"give {wants}, get {gives}"


def _token(you: dict[str, Any], verb: str, kind: str) -> str:
    """How many you have of a kind, whether it is your star, and which of your programs use it."""
    text = f"you have {you['tokens'].get(kind, 0)}"
    if kind in you["stars"]:
        text += " and its star"
    wanting = [str(program["number"]) for program in you["programs"] if kind in program["missing"]]
    using = [str(program["number"]) for program in you["programs"] if kind in program["assets"]]
    if verb in ("want", "request"):
        return text + (f"; missing in {_programs(wanting)}" if wanting else "")
    return text + (f"; used in {_programs(using)}" if using else "; used in none of your programs")


def _programs(numbers: list[str]) -> str:
    return f"program{'' if len(numbers) == 1 else 's'} {joined(numbers, 'and')}"


def _move(view: dict[str, Any], words: list[str], by_dice: bool, names: list[str]) -> str:
    noble = next(noble for noble in view["nobles"] if noble["name"] == words[0])
    start = noble["space"]
    space = (start + int(words[1])) % view["spaces"]
    parts = [f"from space {start} to {space}"]
    for each in view["seats"]:
        whose = whose_arena(view, names, each["seat"])
        if space in each["arena"] and start not in each["arena"]:
            parts.append(f"into {whose}")
        elif start in each["arena"] and space not in each["arena"]:
            parts.append(f"out of {whose}")
        elif start in each["arena"]:
            parts.append(f"within {whose}")
    if by_dice and space in view["rest_areas"]:
        parts.append("a rest area: earns a medal" if view["supply"]["medals"] else "a rest area, but no medal is left")
    return ", ".join(parts)


def _show(view: dict[str, Any], you: dict[str, Any], verb: str, count: int) -> str:
    number = count if verb == "produce" else view["show"]["program"]
    program = next(program for program in you["programs"] if program["number"] == number)
    audience = program["audience"]
    if verb == "medals":
        return f"{audience['total'] + count * MEDAL_SPECTATORS} spectators"
    lack = ", ".join(tokens(program["missing"]))
    if verb == "jokers":
        left = program["missing_count"] - count
        return f"{counted(left, 'asset')} missing" if left else "complete"
    jokers = f" with {counted(program['jokers'], 'joker')}" if program["jokers"] else ""
    return f"{program['name']}: {audience_text(audience)}{jokers}{f'; lacks {lack}' if lack else ''}"
