"""What lies on the table, as tables of messages: a title, the columns, the rows.

`tables` gives those that matter for the phase, or everything there is.
"""

from typing import Any

from munera.core.message import Message, Said, Seat, Sheet
from munera.games.circus_maximus.data import CATEGORY_COINS, CATEGORY_NAMES, FAVOUR_NAMES
from munera.games.circus_maximus.telling.wording import (
    QUEUEING,
    buyers,
    comma,
    effect,
    favour,
    gathered,
    has_caesar,
    place,
    seat_in,
    trader,
    visitor,
)


def tables(view: dict[str, Any], everything: bool) -> list[Sheet]:
    phase = view["phase"]
    sheets: list[Sheet] = []
    if phase in QUEUEING:
        sheets += [_gangs(view), _villa(view), _venues(view), _queues(view, everything)]
    if everything or phase in ("scoring", "over"):
        sheets.append(_sales(view))
    sheets.append(_coins(view))
    if everything:
        sheets += [_favours(view), _unseen(view)]
    return [sheet for sheet in sheets if sheet[2]]


def _columns(*names: str) -> list[Said]:
    return [Message(f"circus_maximus-column-{name}") for name in names]


def _gangs(view: dict[str, Any]) -> Sheet:
    """Every player's hand; a column is there if it can have something to say."""
    columns = _columns("player", "coins", "traders")
    has_favours = any(seat["favours"] for seat in view["seats"])
    has_sales = any(seat["sales"] for seat in view["seats"])
    columns += _columns("favours") if has_favours else []
    columns += _columns("sold-today") if has_sales else []
    columns += _columns("queueing") if view["stage"] != "serve" else []
    rows: list[list[Said]] = []
    for number, seat in enumerate(view["seats"]):
        hand = " ".join(str(each["rank"]) for each in seat["traders"])
        row: list[Said] = [Seat(number), seat["coins"], hand or Message("common-none")]
        if has_favours:
            row.append(comma(gathered([favour(each["name"]) for each in seat["favours"]])))
        if has_sales:
            coins = sum(int(sale["total"]) for sale in seat["sales"])
            sold = Message("circus_maximus-sold-for", count=len(seat["sales"]), coins=coins)
            row.append(sold if seat["sales"] else Message("common-none"))
        if view["stage"] != "serve":
            row.append(Message("circus_maximus-passed") if seat["passed"] else Message("common-none"))
        rows.append(row)
    return (_title(view), columns, rows)


def _title(view: dict[str, Any]) -> Message:
    phase = Message(f"circus_maximus-phase-{view['phase']}")
    day, days = view["day"], view["days"]
    if view["start_player"] is None:
        return Message("circus_maximus-title-day", day=day, days=days, phase=phase)
    first = Seat(view["start_player"])
    return Message("circus_maximus-title-day-with-start-player", day=day, days=days, phase=phase, first=first)


def _villa(view: dict[str, Any]) -> Sheet:
    """What there is to take in phase I, while it is queued for; then the choices say it."""
    rows: list[list[Said]] = []
    if view["phase"] == "favours" and view["stage"] != "serve":
        names = [each["name"] for each in view["favours"]]
        for name in dict.fromkeys(names):
            rows.append([*gathered([favour(name)] * names.count(name)), effect(name)])
        if view["start_card_at_villa"]:
            rows.append([Message("circus_maximus-start-card"), Message("circus_maximus-effect-start-card")])
    return (Message("circus_maximus-title-villa"), _columns("card", "effect"), rows)


def _venues(view: dict[str, Any]) -> Sheet:
    """Who buys, and what could be sold to them."""
    at_forum = view["phase"] != "events"
    in_hand = any(seat["tickets"] for seat in view["seats"])
    columns = _columns("venue", "visitors")
    columns += _columns("tickets-at-forum") if at_forum else []
    columns += _columns("tickets-in-hand") if in_hand else []
    rows: list[list[Said]] = []
    for venue in view["venues"]:
        row: list[Said] = [place(venue["name"]), comma(_visitors(venue), "circus_maximus-nobody")]
        if at_forum:
            row.append(comma(_tickets(view["tickets"], venue["name"])))
        if in_hand:
            held: list[Said] = []
            for number, seat in enumerate(view["seats"]):
                tickets = _tickets(seat["tickets"], venue["name"])
                if tickets:
                    held.append(Message("circus_maximus-holds", who=Seat(number), tickets=tickets))
            row.append(comma(held))
        rows.append(row)
    coins: list[Said] = []
    for name, worth in zip(CATEGORY_NAMES, CATEGORY_COINS, strict=True):
        coins.append(Message("circus_maximus-amount", thing=seat_in(name), coins=int(worth)))
    # A new title in every phase: then the table is drawn again, though nothing may have changed in it
    return (Message(f"circus_maximus-title-venues-{view['phase']}", coins=coins), columns, rows)


def _tickets(tickets: list[dict[str, Any]], venue: str) -> list[Said]:
    return gathered([seat_in(ticket["category"]) for ticket in tickets if ticket["venue"] == venue])


def _visitors(venue: dict[str, Any]) -> list[Said]:
    """Each visitor, with what it pays; +1 is the coin of a special event. Caesar buys nothing."""
    event = f"+{venue['event_coins']}" if venue["event_coins"] else ""
    texts: list[Said] = []
    for each in buyers(venue):
        texts.append(Message("circus_maximus-pays", visitor=visitor(each["name"]), coins=f"{each['coins']}{event}"))
    return texts + ([visitor("caesar")] if has_caesar(venue) else [])


def _queues(view: dict[str, Any], everything: bool) -> Sheet:
    """Those of the phase, or all of the day."""
    rows: list[list[Said]] = []
    for queue in view["queues"]:
        if everything or queue in _present(view):
            rows.append([place(queue), _line(view, queue)])
    return (Message("circus_maximus-title-queues"), _columns("where", "queue"), rows)


def _present(view: dict[str, Any]) -> list[str]:
    """The queues of this phase."""
    if view["phase"] == "events":
        return [str(venue["name"]) for venue in view["venues"]]
    return ["villa" if view["phase"] == "favours" else "forum"]


def _line(view: dict[str, Any], queue: str) -> Said:
    """Who stands there; once it is served, who still waits."""
    line: list[Said] = [trader(entry) for entry in view["queues"][queue]]
    served = view["served"]
    order = list(view["queues"])
    if line and queue in _present(view) and served is not None:
        if order.index(queue) < order.index(served["queue"]):
            return Message("circus_maximus-served")
        if queue == served["queue"]:
            now = line[served["index"]]
            rest = line[served["index"] + 1 :]
            if rest:
                return Message("circus_maximus-now-then", now=now, rest=rest)
            return Message("circus_maximus-now", now=now)
    return comma(line)


def _sales(view: dict[str, Any]) -> Sheet:
    rows: list[list[Said]] = []
    for number, seat in enumerate(view["seats"]):
        for sale in seat["sales"]:
            buyer = visitor(f"bribed_{sale['visitor']}" if sale["bribed"] else sale["visitor"])
            if sale["favour"]:
                sold = Message("circus_maximus-sold-favour", favour=favour(sale["favour"]), buyer=buyer)
            else:
                sold = Message("circus_maximus-sold-ticket", seat=seat_in(sale["category"]), buyer=buyer)
            rows.append([Seat(number), place(sale["venue"]), sold, _sale_sum(sale)])
    title = Message("circus_maximus-title-sales", day=view["day"])
    return (title, _columns("player", "venue", "sold", "coins"), rows)


def _sale_sum(sale: dict[str, Any]) -> str:
    parts = [sale["coins"], sale["visitor_coins"], sale["event_coins"]]
    return f"{sale['total']} = {' + '.join(str(part) for part in parts if part)}"


def _coins(view: dict[str, Any]) -> Sheet:
    scored = view["day"] if view["phase"] in ("scoring", "over") else view["day"] - 1
    columns = _columns("player")
    columns += [Message("circus_maximus-column-day", day=day + 1) for day in range(scored)]
    columns += _columns("favours") if view["over"] else []
    rows: list[list[Said]] = []
    for number, seat in enumerate(view["seats"]):
        row: list[Said] = [Seat(number)]
        row += [f"{day['sales']} + {day['traders']}" for day in seat["days"][:scored]]
        row += [seat["favour_coins"]] if view["over"] else []
        rows.append([*row, seat["coins"]])
    return (Message("circus_maximus-title-coins"), [*columns, *_columns("in-all")], rows if scored else [])


def _favours(view: dict[str, Any]) -> Sheet:
    rows: list[list[Said]] = []
    for kind in FAVOUR_NAMES:
        where: list[Message] = []
        for number, seat in enumerate(view["seats"]):
            held = sum(1 for each in seat["favours"] if each["name"] == kind)
            where += [Message("circus_maximus-with-player", who=Seat(number))] * held
        where += [place("villa")] * sum(1 for each in view["favours"] if each["name"] == kind)
        where += [Message("circus_maximus-pile")] * view["piles"]["favours"]["kinds"].get(kind, 0)
        where += [Message("circus_maximus-gone")] * sum(1 for each in view["favours_gone"] if each["name"] == kind)
        rows.append([favour(kind), effect(kind), comma(gathered(where))])
    return (Message("circus_maximus-title-favours"), _columns("favour", "effect", "where"), rows)


def _unseen(view: dict[str, Any]) -> Sheet:
    rows: list[list[Said]] = []
    tickets = view["piles"]["tickets"]
    by_venue: dict[str, list[Message]] = {}
    for kind, count in tickets["kinds"].items():
        venue, _, category = kind.rpartition(" ")
        by_venue.setdefault(venue, []).extend([seat_in(category)] * count)
    what: list[Said] = []
    for venue, seats in by_venue.items():
        what.append(Message("circus_maximus-place-and", venue=place(venue), things=gathered(seats)))
    if tickets["count"]:
        rows.append([*_columns("tickets"), tickets["count"], Message("common-sentences", parts=what)])
    visitors = view["piles"]["visitors"]
    names = [visitor(kind) for kind, count in visitors["kinds"].items() for _ in range(count)]
    if visitors["count"]:
        rows.append([*_columns("visitors-pile"), visitors["count"], comma(gathered(names))])
    return (Message("circus_maximus-title-piles"), _columns("pile", "count", "what"), rows)
