"""What chance brought: the cards of a new day, told when all of a sort lie there, and single ones during the day."""

from typing import Any

from munera.core.message import Message, Said, Seat
from munera.games.circus_maximus.data import FAVOURS_PER_PLAYER, SPECIAL_EVENTS, TICKETS_PER_PLAYER
from munera.games.circus_maximus.telling.wording import comma, favour, gathered, has_caesar, place, seat_in, visitor


def drawn(before: dict[str, Any], words: str, after: dict[str, Any]) -> list[Message]:
    told: list[Message] = []
    if words.startswith("start ") or before["phase"] == "scoring":
        told.append(Message("circus_maximus-told-day", day=after["day"], who=Seat(after["start_player"])))
    if words.startswith("draw favour ") and len(after["favours"]) == FAVOURS_PER_PLAYER * after["players"]:
        favours = gathered([favour(each["name"]) for each in after["favours"]])
        told.append(Message("circus_maximus-told-favours", favours=favours))
    elif words.startswith("draw ticket "):
        told += _ticket(before, words.removeprefix("draw ticket "), after)
    elif words.startswith("draw visitor "):
        told += _visitor(before, words.removeprefix("draw visitor "), after)
    return told


def _ticket(before: dict[str, Any], words: str, after: dict[str, Any]) -> list[Message]:
    venue_words, _, category = words.rpartition(" ")
    venue = venue_words.replace(" ", "_")
    seat = seat_in(category)
    if before["phase"] == "tickets":
        return [Message("circus_maximus-told-drew-ticket", who=Seat(before["turn"]), seat=seat, venue=place(venue))]
    missing = TICKETS_PER_PLAYER * after["players"] - len(after["tickets"])
    if missing > 0:
        return []
    if missing == 0:
        offered: list[Said] = []
        for each in after["venues"]:
            tickets = [seat_in(ticket["category"]) for ticket in after["tickets"] if ticket["venue"] == each["name"]]
            if tickets:
                offered.append(_with(each["name"], tickets))
        return [Message("circus_maximus-told-tickets", venues=offered)]
    coins = next(each["event_coins"] for each in after["venues"] if each["name"] == venue)
    return [Message("circus_maximus-told-event", venue=place(venue), seat=seat, coins=coins)]


def _with(venue: str, things: list[Message]) -> Message:
    """A place, and in brackets what there is."""
    return Message("circus_maximus-place-with", venue=place(venue), things=comma(gathered(things)))


def _visitor(before: dict[str, Any], name: str, after: dict[str, Any]) -> list[Message]:
    if after["extra_visitor"] is not None:
        return [Message("circus_maximus-told-drew-visitor", who=Seat(before["turn"]), visitor=visitor(name))]
    if not _is_laid_out(before):
        return [_visitors_of_the_day(after)] if _is_laid_out(after) else []
    for old, new in zip(before["venues"], after["venues"], strict=True):
        if len(new["visitors"]) > len(old["visitors"]):
            return [Message("circus_maximus-told-came", visitor=visitor(name), venue=place(new["name"]))]
    return []


def _visitors_of_the_day(after: dict[str, Any]) -> Message:
    came: list[Said] = []
    empty: list[Said] = []
    for venue in after["venues"]:
        if venue["visitors"]:
            came.append(_with(venue["name"], [visitor(each["name"]) for each in venue["visitors"]]))
        else:
            empty.append(place(venue["name"]))
    if empty:
        return Message("circus_maximus-told-visitors-and-nobody", venues=came, empty=empty)
    return Message("circus_maximus-told-visitors", venues=came)


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
