"""What actions and variants are called in the reader's language; in records they have their words."""

from munera.core.message import Message
from munera.games.circus_maximus.data import CATEGORY_NAMES, FAVOUR_NAMES, RANKS
from munera.games.circus_maximus.telling.wording import favour, place, seat_in, visitor


def label(words: str) -> Message:
    verb, _, rest = words.partition(" ")
    if verb in ("pass", "decline"):
        return Message(f"circus_maximus-do-{verb}")
    if verb == "use":
        return Message("circus_maximus-do-use", favour=favour(_id(rest)))
    if verb == "push":
        return Message("circus_maximus-do-push", rank=int(rest))
    if verb == "place":
        return Message("circus_maximus-do-place", venue=place(_id(rest.removeprefix("at "))))
    if verb in ("play", "recall"):
        return _trader(verb, rest)
    if verb == "take":
        return _take(rest)
    if verb == "sell":
        return _sell(rest)
    return _chance(words)


def _id(words: str) -> str:
    """A name as in the data file."""
    return words.replace(" ", "_")


def _trader(verb: str, rest: str) -> Message:
    how, _, venue = rest.partition(" at ")
    rank = int(how.split()[0])
    if how.endswith(f"as {RANKS}"):
        if venue:
            return Message(f"circus_maximus-do-{verb}-as-at", rank=rank, counts_as=RANKS, venue=place(_id(venue)))
        return Message(f"circus_maximus-do-{verb}-as", rank=rank, counts_as=RANKS)
    if venue:
        return Message(f"circus_maximus-do-{verb}-at", rank=rank, venue=place(_id(venue)))
    return Message(f"circus_maximus-do-{verb}", rank=rank)


def _take(rest: str) -> Message:
    if rest == "start player":
        return Message("circus_maximus-do-take-start-player")
    if _id(rest) in FAVOUR_NAMES:
        return Message("circus_maximus-do-take-favour", favour=favour(_id(rest)))
    venue, _, category = rest.rpartition(" ")
    return Message("circus_maximus-do-take-ticket", venue=place(_id(venue)), seat=seat_in(category))


def _sell(rest: str) -> Message:
    goods, _, buyer = rest.partition(" to ")
    thing = seat_in(goods) if goods in CATEGORY_NAMES else favour(_id(goods))
    return Message("circus_maximus-do-sell", goods=thing, buyer=visitor(buyer))


def _chance(words: str) -> Message:
    if words.startswith("start "):
        return Message("circus_maximus-do-start", seat=int(words.removeprefix("start ")))
    _, what, rest = words.split(" ", 2)
    if what == "favour":
        return Message("circus_maximus-do-draw-favour", favour=favour(_id(rest)))
    if what == "visitor":
        return Message("circus_maximus-do-draw-visitor", visitor=visitor(rest))
    venue, _, category = rest.rpartition(" ")
    return Message("circus_maximus-do-draw-ticket", venue=place(_id(venue)), seat=seat_in(category))


def variant(name: str) -> Message:
    return Message(f"circus_maximus-variant-{name}")
