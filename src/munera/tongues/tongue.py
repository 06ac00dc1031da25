"""A language at a table: messages become text, players get their names.

>>> from munera.core.message import Message, Seat
>>> Tongue("en", ["Ada", "Bruno"]).say([Seat(0), Seat(1)])
'Ada and Bruno'
>>> Tongue("de", ["Ada", "Bruno"], you=1).say([Seat(0), Seat(1)])
'Ada und du'
"""

from collections.abc import Sequence
from unicodedata import normalize

from munera.core.message import Message, Said, Seat
from munera.tongues.catalogue import catalogue
from munera.tongues.functions import Spoken

INSIDE = "inside"  # the form of a player's name that does not begin the sentence


class Tongue:
    """`you` is the seat that is spoken to as “you”; the others, and without it all, have their names."""

    def __init__(self, language: str, names: Sequence[str] = (), you: int | None = None) -> None:
        self.language = language
        self.names = list(names)
        self.you = you
        self._catalogue = catalogue(language)

    def at_table(self, names: Sequence[str], you: int | None) -> "Tongue":
        """The same language at another table."""
        return Tongue(self.language, names, you)

    def say(self, said: Said) -> str:
        return self._say(said, None, "and")

    def _say(self, said: Said, form: str | None, join: str) -> str:
        if isinstance(said, str):
            return said
        if isinstance(said, (int, float)):
            return self._catalogue.text("common-number", None, {"number": said})
        if isinstance(said, Seat):
            return self._player(said.seat, form)
        if isinstance(said, Message):
            return self._message(said, form)
        return self._joined(said, form, join)

    def _message(self, message: Message, form: str | None) -> str:
        args = {
            name: said if isinstance(said, (int, float, str)) else self._spoken(said)
            for name, said in message.args.items()
        }
        return self._catalogue.text(message.id, form, args)

    def _spoken(self, said: Said) -> Spoken:
        is_you = isinstance(said, Seat) and said.seat == self.you
        return Spoken(lambda form, join: self._say(said, form, join), is_you)

    def _player(self, seat: int, form: str | None) -> str:
        if seat == self.you:
            return self._catalogue.text("common-you", form, {})
        if seat < len(self.names):
            name = self.names[seat]
            initial = "vowel" if _begins_with_a_vowel(name) else "consonant"  # for d’Ada beside de Livia
            return self._catalogue.text("common-player", form, {"name": name, "initial": initial})
        return self._catalogue.text("common-seat", form, {"seat": seat + 1})

    def _joined(self, items: Sequence[Said], form: str | None, join: str) -> str:
        texts = [self._say(item, form or self._later(item, place), "and") for place, item in enumerate(items)]
        if len(texts) < 2:
            return "".join(texts)
        first, *others = texts
        text = first
        for other in others[:-1]:
            text = self._catalogue.text("common-join-more", join, {"first": text, "next": other})
        return self._catalogue.text("common-join-last", join, {"first": text, "next": others[-1]})

    def _later(self, item: Said, place: int) -> str | None:
        """Only the first of a list may begin a sentence."""
        if place == 0:
            return None
        is_player = isinstance(item, Seat) or (isinstance(item, Message) and self._catalogue.has(item.id, INSIDE))
        return INSIDE if is_player else None


def _begins_with_a_vowel(name: str) -> bool:
    """
    >>> _begins_with_a_vowel("Élise"), _begins_with_a_vowel("Livia"), _begins_with_a_vowel("Hector")
    (True, False, True)
    """
    return normalize("NFD", name)[:1].lower() in "aeiouh"
