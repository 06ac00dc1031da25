"""What actions and variants are called in the reader's language; in records they have their words."""

from munera.core.message import Message
from munera.games.colosseum.telling.wording import kind, noble

PLAIN = {
    "cash medal": "cash",
    "swap extra action": "swap",
    "pass": "pass",
    "expand clockwise": "expand-clockwise",
    "expand counterclockwise": "expand-counterclockwise",
    "buy season ticket": "buy-season-ticket",
    "build loge": "build-loge",
    "second with medals": "second-with-medals",
    "second with extra action": "second-with-extra-action",
    "ask all": "ask-all",
    "send": "send",
    "accept": "accept",
    "decline": "decline",
    "counter": "counter",
    "begin show": "begin-show",
}
TOKENS = ("give", "want", "discard", "request", "draw")


def label(words: str) -> Message:
    if words in PLAIN:
        return Message(f"colosseum-do-{PLAIN[words]}")
    verb, _, rest = words.partition(" ")
    if verb in TOKENS:
        return Message(f"colosseum-do-{verb}", kind=kind(rest))
    if verb == "ask":
        return Message("colosseum-do-ask", seat=int(rest))
    if verb == "roll":
        return Message("colosseum-do-roll", face=rest)
    if verb in ("move", "medal"):
        name, steps, *both = rest.split()
        how = "move-with-both" if both else verb
        return Message(f"colosseum-do-{how}", noble=noble(name), steps=steps)
    return Message(f"colosseum-do-{verb}", number=int(rest))


def variant(name: str) -> Message:
    return Message(f"colosseum-variant-{name}")
