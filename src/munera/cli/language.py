"""The language the terminal speaks: asked for, or that of the environment."""

import os

from munera import Message, MuneraError
from munera.core.message import Said
from munera.tongues import LANGUAGES, Tongue

VARIABLE = "MUNERA_LANGUAGE"
_chosen: list[Tongue] = []  # at most one: what was asked for in this run


def choose(language: str | None) -> None:
    """Speaks this language from now on; with None that of the environment."""
    _chosen.clear()
    if language is None:
        return
    name = _short(language)
    if name not in LANGUAGES:
        raise MuneraError(Message("errors-no-language", name=language, languages=list(LANGUAGES)))
    _chosen.append(Tongue(name))


def tongue() -> Tongue:
    return _chosen[0] if _chosen else Tongue(_of_the_environment())


def tell(said: Said) -> str:
    return tongue().say(said)


def _of_the_environment() -> str:
    for variable in (VARIABLE, "LC_ALL", "LC_MESSAGES", "LANG"):
        name = _short(os.environ.get(variable, ""))
        if name in LANGUAGES:
            return name
    return "en"


def _short(language: str) -> str:
    """
    >>> _short("fr_FR.UTF-8"), _short("DE"), _short("C.UTF-8")
    ('fr', 'de', 'c')
    """
    return language.replace("-", "_").replace(".", "_").split("_")[0].lower()
