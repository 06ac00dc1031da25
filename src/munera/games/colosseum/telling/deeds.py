"""What actions are called where they are only read: an infinitive in plain words, with the names of things."""

from munera.core.message import Message, Seat
from munera.games.colosseum.telling.labels import PLAIN, TOKENS
from munera.games.colosseum.telling.wording import kind, noble, program

_PROGRAMS = ("buy", "produce", "deal")
_COINS = ("pay", "charge")


def deed(words: str) -> Message:
    if words in PLAIN:
        return Message(f"colosseum-deed-{PLAIN[words]}")
    verb, _, rest = words.partition(" ")
    if verb in TOKENS:
        return Message(f"colosseum-deed-{verb}", kind=kind(rest))
    if verb == "ask":
        return Message("colosseum-deed-ask", who=Seat(int(rest) - 1))
    if verb == "roll":
        return Message("colosseum-deed-roll", face=rest)
    if verb in ("move", "medal"):
        return _moved(verb, rest)
    if verb in _PROGRAMS:
        return Message(f"colosseum-deed-{verb}", program=program(int(rest)))
    if verb in _COINS:
        return Message(f"colosseum-deed-{verb}", coins=int(rest))
    return Message(f"colosseum-deed-{verb}", number=int(rest))


def _moved(verb: str, rest: str) -> Message:
    """Dice move a noble clockwise only, so that the direction need not be said; a medal moves it either way."""
    name, signed, *both = rest.split()
    steps = int(signed)
    if both:
        how = "move-with-both"
    elif verb == "medal":
        how = "medal-forward" if steps > 0 else "medal-back"
    else:
        how = "move"
    return Message(f"colosseum-deed-{how}", noble=noble(name), steps=abs(steps))
