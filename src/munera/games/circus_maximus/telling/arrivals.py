"""What chance brought: the cards of a new day, told when all of a sort lie there, and single ones during the day."""

from typing import Any

from munera.core.wording import counted, joined
from munera.games.circus_maximus.data import FAVOURS_PER_PLAYER, SPECIAL_EVENTS, TICKETS_PER_PLAYER
from munera.games.circus_maximus.telling.wording import gathered, has_caesar, one, place


def drawn(before: dict[str, Any], words: str, after: dict[str, Any], names: list[str]) -> list[str]:
    told: list[str] = []
    if words.startswith("start ") or before["phase"] == "scoring":
        told.append(f"Day {after['day']} began with {names[after['start_player']]} as start player.")
    if words.startswith("draw favour ") and len(after["favours"]) == FAVOURS_PER_PLAYER * after["players"]:
        told.append(f"Favours at the villa: {joined(gathered([favour['name'] for favour in after['favours']]))}.")
    elif words.startswith("draw ticket "):
        told += _ticket(before, words.removeprefix("draw ticket "), after, names)
    elif words.startswith("draw visitor "):
        told += _visitor(before, words.removeprefix("draw visitor "), after, names)
    return told


def _ticket(before: dict[str, Any], words: str, after: dict[str, Any], names: list[str]) -> list[str]:
    venue_words, _, category = words.rpartition(" ")
    venue = venue_words.replace(" ", "_")
    where = place(venue)
    if before["phase"] == "tickets":
        return [f"{names[before['turn']]} drew {one(category)} ticket for {where}."]
    missing = TICKETS_PER_PLAYER * after["players"] - len(after["tickets"])
    if missing > 0:
        return []
    if missing == 0:
        offered: list[str] = []
        for each in after["venues"]:
            tickets = [ticket["category"] for ticket in after["tickets"] if ticket["venue"] == each["name"]]
            if tickets:
                offered.append(f"{place(each['name'])} ({', '.join(gathered(tickets))})")
        return [f"Tickets at the Forum: for {joined(offered)}."]
    coins = next(each["event_coins"] for each in after["venues"] if each["name"] == venue)
    more = f"every visitor there pays {counted(coins, 'coin')} more today"
    return [f"A special event at {where} brought {one(category)} ticket to the Forum and one more visitor; {more}."]


def _visitor(before: dict[str, Any], name: str, after: dict[str, Any], names: list[str]) -> list[str]:
    if after["extra_visitor"] is not None:
        return [f"{names[before['turn']]} drew {_one(name)} as the extra visitor."]
    if not _is_laid_out(before):
        return [_visitors_of_the_day(after)] if _is_laid_out(after) else []
    for old, new in zip(before["venues"], after["venues"], strict=True):
        if len(new["visitors"]) > len(old["visitors"]):
            return [f"{_capital(_one(name))} came to {place(new['name'])}."]
    return []


def _one(name: str) -> str:
    return "Caesar" if name == "caesar" else one(name)


def _capital(text: str) -> str:
    return text[0].upper() + text[1:]


def _visitors_of_the_day(after: dict[str, Any]) -> str:
    came: list[str] = []
    empty: list[str] = []
    for venue in after["venues"]:
        where = place(venue["name"])
        if venue["visitors"]:
            came.append(f"{where} ({', '.join(gathered([visitor['name'] for visitor in venue['visitors']]))})")
        else:
            empty.append(where)
    nobody = f"; nobody came to {joined(empty, 'or')}" if empty else ""
    return f"Visitors came to {joined(came)}{nobody}."


def _is_laid_out(view: dict[str, Any]) -> bool:
    """Whether the table has all that the morning brings (M2.3 to M2.5, M9.1). It never lacks cards for it."""
    if view["phase"] != "favours":
        return True
    events = 0
    for venue in view["venues"]:
        coins = venue["event_coins"]
        tickets = sum(1 for ticket in view["tickets"] if ticket["venue"] == venue["name"])
        due = max(tickets - coins - 1, 0) + coins + (2 if has_caesar(venue) else 0)
        if len(venue["visitors"]) < due:
            return False
        events += coins
    tickets_due = int(TICKETS_PER_PLAYER) * int(view["players"])
    return events == SPECIAL_EVENTS[view["day"]] and len(view["tickets"]) >= tickets_due
