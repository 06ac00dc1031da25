"""The functions that catalogues may use beside Fluent's own.

`FORM($noble, "the")` is that form of a thing: an attribute of its message, such as “den Kaiser”. `LIST($kinds, "or")`
joins a list; `form:` takes every item in a form. `WHO($who)` selects: `you`, or `other`. The web has the same three.
"""

from collections.abc import Callable
from typing import Any, Final

from fluent.runtime.types import FluentType


class Spoken(FluentType):
    """Something to be said inside a sentence, once the sentence knows in which form."""

    def __init__(
        self, say: Callable[[str | None, str], str], is_you: bool, form: str | None = None, join: str = "and"
    ) -> None:
        self.say = say
        self.is_you = is_you
        self.form = form
        self.join = join

    def format(self, locale: Any) -> str:
        return self.say(self.form, self.join)


def _form(thing: Spoken, form: str) -> Spoken:
    return Spoken(thing.say, thing.is_you, form)


def _list(things: Spoken, join: str = "and", form: str | None = None) -> Spoken:
    return Spoken(things.say, things.is_you, form, join)


def _who(player: Spoken) -> str:
    return "you" if player.is_you else "other"


FUNCTIONS: Final[dict[str, Callable[..., Any]]] = {"FORM": _form, "LIST": _list, "WHO": _who}
