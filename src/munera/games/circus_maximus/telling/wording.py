"""Small pieces of English that prompts, tables, hints and the story share."""

from typing import Any, Final

from munera.games.circus_maximus.data import BRIBED, BUYER_COINS, LEGIONNAIRE, RANKS, VENUE_NAMES

PHASES: Final = {
    "favours": "phase I, favours",
    "tickets": "phase II, tickets",
    "events": "phase III, events",
    "scoring": "phase IV, scoring",
    "over": "the end",
}

# What each favour does, and where the rules say more
EFFECTS: Final = {
    "extra_visitor": "instead of a trader: one more visitor (M8.1)",
    "push_ahead": "instead of a trader: one of yours moves up (M8.2)",
    "double_sale": "a trader served at a venue sells twice (M8.3)",
    "recall_trader": "play a trader of an earlier phase again (M8.4)",
    "bribe_legionnaire": f"a legionnaire pays {BUYER_COINS[BRIBED]} instead of {BUYER_COINS[LEGIONNAIRE]} (M8.5)",
    "new_ticket": "in phase II, instead of a trader: a ticket (M8.6)",
    "rank_one_is_eight": f"your 1 stands in a queue as {RANKS} (M8.7)",
    "double_purchase": "a trader at the Forum takes two tickets (M8.8)",
    "second_trader": "play two traders in one turn (M8.9)",
}


def plain(name: str) -> str:
    """A name of the data file as people read it.

    >>> plain("push_ahead"), plain("caesar")
    ('push ahead', 'Caesar')
    """
    return "Caesar" if name == "caesar" else name.replace("_", " ")


def venue_title(name: str) -> str:
    """
    >>> venue_title("theatre_of_pompey")
    'Theatre of Pompey'
    """
    return plain(name).title().replace(" Of ", " of ")


def place(queue: str) -> str:
    """A place where traders queue, or "the venues".

    >>> place("villa"), place("forum"), place("colosseum")
    ('the villa', 'the Forum', 'the Colosseum')
    """
    if queue in VENUE_NAMES or queue == "forum":
        return "the " + venue_title(queue)
    return f"the {queue}"


def gathered(names: list[str]) -> list[str]:
    """Equal ones once, with their number.

    >>> gathered(["loge", "arena", "arena"])
    ['loge', 'arena×2']
    """
    texts: list[str] = []
    for name in dict.fromkeys(names):
        count = names.count(name)
        texts.append(plain(name) if count == 1 else f"{plain(name)}×{count}")
    return texts


def one(noun: str) -> str:
    """
    >>> one("8"), one("7"), one("artisan"), one("senator")
    ('an 8', 'a 7', 'an artisan', 'a senator')
    """
    return f"an {noun}" if noun[0] in "8aeio" else f"a {noun}"


def trader(entry: dict[str, int], names: list[str]) -> str:
    """A trader in a queue, and why it may stand further ahead than its rank says.

    >>> trader({"owner": 0, "rank": 1, "effective_rank": 8}, ["Livia"])
    'Livia 1 (as 8)'
    >>> trader({"owner": 0, "rank": 5, "effective_rank": 7}, ["Livia"])
    'Livia 5 (pushed ahead: as 7)'
    """
    rank, counts_as = entry["rank"], entry["effective_rank"]
    text = f"{names[entry['owner']]} {rank}"
    if rank == counts_as:
        return text
    return f"{text} (as {counts_as})" if rank == 1 and counts_as == RANKS else f"{text} (pushed ahead: as {counts_as})"


def sum_text(goods: str, coins: int, buyer: str, pays: int, event_coins: int) -> str:
    """What a sale brings.

    >>> sum_text("loge", 3, "senator", 6, 1), sum_text("arena", 2, "student", 3, 0)
    ('10 = loge 3 + senator 6 + event 1', '5 = arena 2 + student 3')
    """
    event = f" + event {event_coins}" if event_coins else ""
    return f"{coins + pays + event_coins} = {goods} {coins} + {buyer} {pays}{event}"


def buyers(venue: dict[str, Any]) -> list[dict[str, Any]]:
    """The visitors who may buy: all but Caesar."""
    return [visitor for visitor in venue["visitors"] if visitor["name"] != "caesar"]


def has_caesar(venue: dict[str, Any]) -> bool:
    return len(buyers(venue)) < len(venue["visitors"])
