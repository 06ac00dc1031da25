"""What lies on the table, as tables of text: a title, the columns, the rows.

`tables` gives those that matter for the phase, or everything there is.
"""

from typing import Any, Final

from munera.core.wording import counted, joined
from munera.games.circus_maximus.data import CATEGORY_COINS, CATEGORY_NAMES
from munera.games.circus_maximus.telling.wording import (
    EFFECTS,
    PHASES,
    buyers,
    gathered,
    has_caesar,
    place,
    plain,
    trader,
    venue_title,
)

Sheet = tuple[str, list[str], list[list[str]]]

# A new title in every phase: then the table is drawn again, though nothing may have changed in it
_VENUE_TITLES: Final = {
    "favours": "Today's visitors and tickets",
    "tickets": "Tickets to take and their visitors",
    "events": "Visitors and the tickets to sell them",
}


def tables(view: dict[str, Any], names: list[str], everything: bool) -> list[Sheet]:
    phase = view["phase"]
    sheets: list[Sheet] = []
    if phase in ("favours", "tickets", "events"):
        sheets += [_gangs(view, names), _villa(view), _venues(view, names), _queues(view, names, everything)]
    if everything or phase in ("scoring", "over"):
        sheets.append(_sales(view, names))
    sheets.append(_coins(view, names))
    if everything:
        sheets += [_favours(view, names), _unseen(view)]
    return [sheet for sheet in sheets if sheet[2]]


def _gangs(view: dict[str, Any], names: list[str]) -> Sheet:
    """Every player's hand; a column is there if it can have something to say."""
    columns = ["player", "coins", "traders in hand"]
    has_favours = any(seat["favours"] for seat in view["seats"])
    columns += ["favours"] if has_favours else []
    columns += ["sold today"] if _has_sales(view) else []
    columns += ["queueing"] if view["stage"] != "serve" else []
    rows: list[list[str]] = []
    for name, seat in zip(names, view["seats"], strict=False):
        row = [name, str(seat["coins"]), " ".join(str(each["rank"]) for each in seat["traders"]) or "–"]
        if has_favours:
            row.append(", ".join(gathered([favour["name"] for favour in seat["favours"]])) or "–")
        if _has_sales(view):
            coins = sum(int(sale["total"]) for sale in seat["sales"])
            row.append(f"{len(seat['sales'])} for {counted(coins, 'coin')}" if seat["sales"] else "–")
        if view["stage"] != "serve":
            row.append("passed" if seat["passed"] else "–")
        rows.append(row)
    start = "" if view["start_player"] is None else f" (start player: {names[view['start_player']]})"
    return (f"Day {view['day']} of {view['days']}: {PHASES[view['phase']]}{start}", columns, rows)


def _has_sales(view: dict[str, Any]) -> bool:
    return any(seat["sales"] for seat in view["seats"])


def _villa(view: dict[str, Any]) -> Sheet:
    """What there is to take in phase I, while it is queued for; then the choices say it."""
    rows: list[list[str]] = []
    if view["phase"] == "favours" and view["stage"] != "serve":
        for favour in gathered([favour["name"] for favour in view["favours"]]):
            rows.append([favour, EFFECTS[favour.split("×")[0].replace(" ", "_")]])
        if view["start_card_at_villa"]:
            rows.append(["start-player card", "you begin each queueing from then on (M4.2)"])
    return ("To take at the villa", ["card", "what it does"], rows)


def _venues(view: dict[str, Any], names: list[str]) -> Sheet:
    """Who buys, and what could be sold to them."""
    at_forum = view["phase"] != "events"
    in_hand = any(seat["tickets"] for seat in view["seats"])
    columns = ["venue", "visitors and what each pays"]
    columns += ["tickets at the Forum"] if at_forum else []
    columns += ["tickets in hand"] if in_hand else []
    rows: list[list[str]] = []
    for venue in view["venues"]:
        row = [venue_title(venue["name"]), visitors_text(venue) or "nobody"]
        if at_forum:
            row.append(", ".join(_tickets(view["tickets"], venue["name"])) or "–")
        if in_hand:
            held: list[str] = []
            for name, seat in zip(names, view["seats"], strict=False):
                tickets = _tickets(seat["tickets"], venue["name"])
                if tickets:
                    held.append(f"{name} {' '.join(tickets)}")
            row.append(", ".join(held) or "–")
        rows.append(row)
    coins = ", ".join(f"{name} {coins}" for name, coins in zip(CATEGORY_NAMES, CATEGORY_COINS, strict=True))
    return (f"{_VENUE_TITLES[view['phase']]} (coins: {coins})", columns, rows)


def _tickets(tickets: list[dict[str, Any]], venue: str) -> list[str]:
    return gathered([ticket["category"] for ticket in tickets if ticket["venue"] == venue])


def visitors_text(venue: dict[str, Any]) -> str:
    """Each visitor, with what it pays; +1 is the coin of a special event. Caesar buys nothing."""
    event = f"+{venue['event_coins']}" if venue["event_coins"] else ""
    texts = [f"{visitor['name']} {visitor['coins']}{event}" for visitor in buyers(venue)]
    return ", ".join(texts + (["Caesar"] if has_caesar(venue) else []))


def _queues(view: dict[str, Any], names: list[str], everything: bool) -> Sheet:
    """Those of the phase, or all of the day."""
    rows: list[list[str]] = []
    for queue in view["queues"]:
        if everything or queue in _present(view):
            rows.append([place(queue).removeprefix("the "), _line(view, queue, names)])
    return ("Queues, the first in front", ["where", "traders"], rows)


def _present(view: dict[str, Any]) -> list[str]:
    """The queues of this phase."""
    if view["phase"] == "events":
        return [str(venue["name"]) for venue in view["venues"]]
    return ["villa" if view["phase"] == "favours" else "forum"]


def _line(view: dict[str, Any], queue: str, names: list[str]) -> str:
    """Who stands there; once it is served, who still waits."""
    line = [trader(entry, names) for entry in view["queues"][queue]]
    served = view["served"]
    order = list(view["queues"])
    if not line:
        return "–"
    if queue in _present(view) and served is not None:
        if order.index(queue) < order.index(served["queue"]):
            return "served"
        if queue == served["queue"]:
            now = line[served["index"]]
            rest = line[served["index"] + 1 :]
            return f"now {now}" + (f", then {', '.join(rest)}" if rest else "")
    return ", ".join(line)


def _sales(view: dict[str, Any], names: list[str]) -> Sheet:
    rows: list[list[str]] = []
    for name, seat in zip(names, view["seats"], strict=False):
        for sale in seat["sales"]:
            goods = plain(sale["favour"]) if sale["favour"] else f"{sale['category']} ticket"
            buyer = f"bribed {sale['visitor']}" if sale["bribed"] else sale["visitor"]
            rows.append([name, venue_title(sale["venue"]), f"{goods} to {buyer}", sale_sum(sale)])
    return (f"Sales of day {view['day']}", ["player", "venue", "sold", "coins"], rows)


def sale_sum(sale: dict[str, Any]) -> str:
    parts = [sale["coins"], sale["visitor_coins"], sale["event_coins"]]
    return f"{sale['total']} = {' + '.join(str(part) for part in parts if part)}"


def _coins(view: dict[str, Any], names: list[str]) -> Sheet:
    scored = view["day"] if view["phase"] in ("scoring", "over") else view["day"] - 1
    columns = ["player", *[f"day {day + 1}" for day in range(scored)]]
    columns += ["favours"] if view["over"] else []
    rows: list[list[str]] = []
    for name, seat in zip(names, view["seats"], strict=False):
        row = [name] + [f"{day['sales']} + {day['traders']}" for day in seat["days"][:scored]]
        row += [str(seat["favour_coins"])] if view["over"] else []
        rows.append([*row, str(seat["coins"])])
    return ("Coins of each day: sales + traders not played", [*columns, "in all"], rows if scored else [])


def _favours(view: dict[str, Any], names: list[str]) -> Sheet:
    rows: list[list[str]] = []
    for kind, effect in EFFECTS.items():
        where: list[str] = []
        for name, seat in zip(names, view["seats"], strict=False):
            where += [name] * sum(1 for favour in seat["favours"] if favour["name"] == kind)
        where += ["villa"] * sum(1 for favour in view["favours"] if favour["name"] == kind)
        where += ["pile"] * view["piles"]["favours"]["kinds"].get(kind, 0)
        where += ["gone"] * sum(1 for favour in view["favours_gone"] if favour["name"] == kind)
        rows.append([plain(kind), effect, ", ".join(gathered(where))])
    return ("Favours", ["favour", "what it does", "where"], rows)


def _unseen(view: dict[str, Any]) -> Sheet:
    rows: list[list[str]] = []
    tickets = view["piles"]["tickets"]
    by_venue: dict[str, list[str]] = {}
    for kind, count in tickets["kinds"].items():
        venue, _, category = kind.rpartition(" ")
        by_venue.setdefault(venue, []).extend([category] * count)
    what = [f"{venue_title(venue)} {joined(gathered(seats))}" for venue, seats in by_venue.items()]
    if tickets["count"]:
        rows.append(["tickets", str(tickets["count"]), "; ".join(what)])
    visitors = view["piles"]["visitors"]
    names = [kind for kind, count in visitors["kinds"].items() for _ in range(count)]
    if visitors["count"]:
        rows.append(["visitors", str(visitors["count"]), ", ".join(gathered(names))])
    return ("Piles", ["pile", "count", "what is in it"], rows)
