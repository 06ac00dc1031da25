"""What happened, told to people: one sentence for an action, from what was seen before and after it.

An action that tells nothing by itself (the first of four favours drawn) has no sentence. The past tense serves every
name, "You" too.
"""

from typing import Any

from munera.games.circus_maximus.data import RANKS
from munera.games.circus_maximus.telling.arrivals import drawn
from munera.games.circus_maximus.telling.consequences import consequences
from munera.games.circus_maximus.telling.wording import one, place, plain, trader


def story(before: dict[str, Any], words: str, after: dict[str, Any], names: list[str]) -> list[str]:
    told = drawn(before, words, after, names) if before["chance"] else [_told(before, words, after, names)]
    return told + consequences(before, words, after, names)


def _told(before: dict[str, Any], words: str, after: dict[str, Any], names: list[str]) -> str:
    who = names[before["actor"]]
    verb, _, rest = words.partition(" ")
    if verb == "pass":
        return f"{who} passed at {_where(before, '')}."
    if verb == "decline":
        return f"{who} sold no favour."
    if verb == "play":
        how, _, venue = rest.partition(" at ")
        return f"{who} played {one(how)} at {_where(before, venue)}."
    if verb == "recall":
        return f"{who} {_recall(before, rest)}."
    if verb == "push":
        return f"{who} {_push(before, int(rest), names)}."
    if verb == "use":
        return f"{who} used the favour {rest}."
    if verb == "place":
        return f"{who} sent {_visitor(before['extra_visitor'])} to {_where(before, rest.removeprefix('at '))}."
    if words == "take start player":
        return f"{who} took the start-player card and became start player."
    if verb == "take":
        return f"{who} took {_taken(rest.replace(' ', '_'))}."
    return f"{who} {_sale(after['seats'][before['actor']]['sales'][-1])}."


def _where(view: dict[str, Any], venue: str) -> str:
    if venue:
        return place(venue.replace(" ", "_"))
    return {"favours": "the villa", "tickets": "the Forum", "events": "the venues"}[str(view["phase"])]


def _visitor(name: str) -> str:
    return "Caesar" if name == "caesar" else f"the {plain(name)}"


def _recall(before: dict[str, Any], rest: str) -> str:
    how, _, venue = rest.partition(" at ")
    rank = int(how.split()[0])
    came = "villa"
    for queue in ("villa", "forum"):
        if any(entry["owner"] == before["actor"] and entry["rank"] == rank for entry in before["queues"][queue]):
            came = queue
    played = f" as {RANKS}" if how.endswith(f"as {RANKS}") else ""
    return f"recalled {one(str(rank))} from {place(came)} and played it{played} at {_where(before, venue)}"


def _push(before: dict[str, Any], rank: int, names: list[str]) -> str:
    """A pushed trader is in a queue of the phase; all its owner's traders differ in rank."""
    for queue, line in before["queues"].items():
        for index, entry in enumerate(line):
            if entry["owner"] == before["actor"] and entry["rank"] == rank:
                ahead = line[index - 1]
                own = ahead["owner"] == before["actor"]
                passed = f"{one(str(ahead['rank']))} of the same gang" if own else trader(ahead, names)
                counts_as = ahead["effective_rank"]
                now = "" if counts_as == rank else f"; it counts as {counts_as} there"
                return f"pushed {one(str(rank))} past {passed} at {place(queue)}{now}"
    raise AssertionError("a trader that is in no queue")


def _taken(what: str) -> str:
    category = what.rpartition("_")[2]
    if category in ("balcony", "arena", "loge"):
        return f"{one(category)} ticket for {place(what.rpartition('_')[0])}"
    return f"the favour {plain(what)}"


def _sale(sale: dict[str, Any]) -> str:
    buyer = one(f"bribed {sale['visitor']}" if sale["bribed"] else sale["visitor"])
    coins = f"for {sale['total']} coins"
    if sale["favour"]:
        return f"sold {plain(sale['favour'])} as the seat beside Caesar to {buyer} {coins}, and Caesar left"
    return f"sold {one(sale['category'])} ticket at {place(sale['venue'])} to {buyer} {coins}"
