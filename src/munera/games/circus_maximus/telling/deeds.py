"""What actions are called where they are only read: an infinitive in plain words, of the same things as the label."""

from munera.core.message import Message, Seat
from munera.games.circus_maximus.data import CATEGORY_NAMES
from munera.games.circus_maximus.telling.labels import label


def deed(words: str) -> Message:
    if words.startswith("start "):
        return Message("circus_maximus-deed-start", who=Seat(int(words.removeprefix("start ")) - 1))
    named = label(words)
    _, _, what = named.id.partition("-do-")
    if what == "sell" and words.split()[1] not in CATEGORY_NAMES:
        what = "sell-favour"  # in place of a ticket (M9.2)
    id = f"circus_maximus-deed-{what}"
    return Message(id, **named.args)
