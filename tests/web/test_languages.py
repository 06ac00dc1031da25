"""Each screen in each language: no message without words, no English left over, no word cut off."""

import re
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import ast, parse
from playwright.sync_api import Browser, BrowserContext, Page, expect

from tests.web.chromium import LANGUAGES
from tests.web.moments import GAMES, Moment, moments
from tests.web.screens import SCREENS, Town, phases, somebody
from tests.web.sight import cut_off

CATALOGUES = Path(__file__).parents[2] / "src" / "munera" / "tongues" / "web"
RAW = re.compile(r"\b(?:web|server|errors|common|colosseum|circus_maximus)-[a-z]+[a-z0-9-]*\b|\{ ?\$\w+")
OWN_NAMES = dict(zip(LANGUAGES, ("English", "Français", "Nederlands", "Italiano", "Español", "Deutsch"), strict=True))
PATIENCE = 100  # looks
WORDS = 3  # a sentence of so many words that is English is not there by chance


@cache
def plain(language: str) -> dict[str, str]:
    """The page's messages that are nothing but text."""
    resource = parse((CATALOGUES / f"{language}.ftl").read_text("utf-8"))
    return {
        entry.id.name: element.value
        for entry in resource.body
        if isinstance(entry, ast.Message) and entry.value and len(entry.value.elements) == 1
        for element in entry.value.elements
        if isinstance(element, ast.TextElement)
    }


@cache
def only_english(language: str) -> frozenset[str]:
    here = set(plain(language).values())
    return frozenset(text for text in plain("en").values() if len(text.split()) >= WORDS and text not in here)


def said(page: Page) -> str:
    """All that is shown, and all that is only read out."""
    text: str = page.evaluate(
        """() => [
          document.body.innerText,
          ...[...document.querySelectorAll('[aria-label], [title], [placeholder]')]
            .flatMap((e) => ['aria-label', 'title', 'placeholder'].map((name) => e.getAttribute(name) ?? '')),
        ].join('\\n')"""
    )
    return text


def wrong(page: Page, language: str) -> list[str]:
    """What is shown without words of its own, or in English by mistake."""
    text = said(page)
    english = only_english(language) if language != "en" else ()
    return RAW.findall(text) + [each for each in english if each in text]


def check(page: Page, chooser: Page) -> None:
    """In every language, chosen in another tab while the page stays where it is."""
    for language in LANGUAGES:
        chooser.get_by_role("radio", name=OWN_NAMES[language]).click()
        expect(page.locator("html")).to_have_attribute("lang", language)
        for _ in range(PATIENCE):  # texts such as the rules are fetched
            if not wrong(page, language):
                break
            page.wait_for_timeout(50)
        assert wrong(page, language) == [], language
        assert cut_off(page) == [], language


@contextmanager
def chooser(its: BrowserContext, place: Town) -> Iterator[Page]:
    page = its.new_page()
    page.goto(f"{place.address}/settings")
    yield page
    page.close()


@pytest.mark.parametrize("name", SCREENS)
def test_a_screen(browser: Browser, place: Town, name: str) -> None:
    screen = SCREENS[name]
    with somebody(browser, None if screen.stranger else place.beatrix) as its, chooser(its, place) as choosing:
        check(screen.open(its.new_page(), place), choosing)


@pytest.mark.parametrize("size", ["phone", "wide"])
@pytest.mark.parametrize("game", GAMES)
def test_every_phase(browser: Browser, place: Town, game: str, size: str) -> None:
    keys = [key for each, players, key in phases() if (each, players) == (game, 4)]
    with somebody(browser, None, size=size) as its, chooser(its, place) as choosing:
        for key in keys[size == "wide" :: 2]:  # half of them on each
            moment = Moment(its.new_page(), place.address, moments(game)[key])
            check(moment.open(), choosing)
            moment.page.close()


def test_the_language_changes_at_once_and_stays(browser: Browser, place: Town) -> None:
    with somebody(browser, None) as its:
        page = its.new_page()
        page.goto(place.address)
        page.get_by_label("Language").select_option("de")
        expect(page.get_by_role("link", name=plain("de")["web-nav-rules"])).to_be_visible()
        page.reload()
        expect(page.locator("html")).to_have_attribute("lang", "de")
