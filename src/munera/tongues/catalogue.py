"""The catalogues: Fluent files, one for each area and language.

What is before the first hyphen of a message's id is its area. An area is a folder beside this file, or the name of a
game: then the files are in `tongue/` in the game's folder, so that a game brings its own words.
"""

from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from typing import Final

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import FluentType

from munera.tongues.functions import FUNCTIONS

LANGUAGES: Final = {
    "en": "English",
    "fr": "Français",
    "nl": "Nederlands",
    "it": "Italiano",
    "es": "Español",
    "de": "Deutsch",
}
FALLBACK: Final = "en"
COMMON: Final = "common"  # what every other area may refer to


class Catalogue:
    """All areas of one language, each read when it is first needed."""

    def __init__(self, language: str) -> None:
        self.language = language
        self._bundle = FluentBundle([language], functions=FUNCTIONS, use_isolating=False)
        self._read: set[str] = set()
        self._add(COMMON)

    def text(self, message: str, form: str | None, args: Mapping[str, "int | float | str | FluentType"]) -> str:
        """A message, or that attribute of it which is its form."""
        self._add(message.partition("-")[0])
        entry = self._bundle.get_message(message)
        pattern = entry.value if form is None else entry.attributes[form]
        assert pattern is not None, f"{message} has only attributes"
        text, errors = self._bundle.format_pattern(pattern, dict(args))
        assert not errors, f"{self.language}, {message}: {errors}"
        return str(text)

    def has(self, message: str, form: str) -> bool:
        self._add(message.partition("-")[0])
        return form in self._bundle.get_message(message).attributes

    def _add(self, area: str) -> None:
        if area not in self._read:
            self._read.add(area)
            self._bundle.add_resource(FluentResource(source(area, self.language)))


@cache
def catalogue(language: str) -> Catalogue:
    return Catalogue(language)


def source(area: str, language: str) -> str:
    """The text of a catalogue; of a game that lacks the language, the English one."""
    shelves = (files("munera.tongues") / area, files("munera.games") / area / "tongue")
    for name in (f"{language}.ftl", f"{FALLBACK}.ftl"):
        for shelf in shelves:
            if (shelf / name).is_file():
                return (shelf / name).read_text("utf-8")
    raise AssertionError(f"there is no catalogue {area}")
