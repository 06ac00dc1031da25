"""In which language somebody is answered: the one they chose, or else the one their browser asks for."""

from munera.tongues import LANGUAGES
from munera.tongues.catalogue import FALLBACK

LONGEST = 500  # of a header that is looked at


def wanted(header: str) -> str:
    """The best of our languages that an Accept-Language asks for.

    >>> wanted("da, fr-CH;q=0.7, de;q=0.8"), wanted("*"), wanted("xx;q=much, it")
    ('de', 'en', 'it')
    """
    found: list[tuple[float, str]] = []
    for part in header[:LONGEST].split(","):
        name, _, quality = part.partition(";")
        language = name.strip().partition("-")[0].lower()
        if language in LANGUAGES:
            found.append((_quality(quality), language))
    best = max((quality for quality, _ in found), default=0.0)
    return next((language for quality, language in found if quality == best > 0), FALLBACK)


def known(language: str) -> str:
    """What somebody chose, if it is still one of ours."""
    return language if language in LANGUAGES else FALLBACK


def _quality(text: str) -> float:
    try:
        return float(text.strip().removeprefix("q=")) if text.strip() else 1.0
    except ValueError:
        return 0.0
