"""Each screen in each language: no message without words, no English left over, and the page says its tongue."""

import re
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import ast, parse
from playwright.sync_api import Browser, Page, expect

from tests.web.chromium import LANGUAGES
from tests.web.moments import Moment, moments
from tests.web.screens import SCREENS, Town, phases, somebody

CATALOGUES = Path(__file__).parents[2] / "src" / "munera" / "tongues" / "web"
RAW = re.compile(r"\b(?:web|server|errors|common|colosseum|circus_maximus)-[a-z]+[a-z0-9-]*\b|\{ ?\$\w+")
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


def check(page: Page, language: str) -> None:
    expect(page.locator("html")).to_have_attribute("lang", language)
    text = said(page)
    assert RAW.findall(text) == []
    if language != "en":
        assert [english for english in only_english(language) if english in text] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_screen(browser: Browser, place: Town, language: str) -> None:
    with somebody(browser, place.beatrix, language=language) as hers, somebody(browser, None, language=language) as new:
        for screen in SCREENS.values():
            page = (new if screen.stranger else hers).new_page()
            check(screen.open(page, place), language)
            page.close()


@pytest.mark.parametrize("size", ["phone", "wide"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_phase(browser: Browser, place: Town, language: str, size: str) -> None:
    with somebody(browser, None, size=size, language=language) as its:
        for game, players, key in phases():
            if players == 4 and size == ("phone" if len(key) % 2 else "wide"):  # half of them on each
                moment = Moment(its.new_page(), place.address, moments(game, players)[key])
                check(moment.open(), language)
                moment.page.close()


def test_the_language_changes_at_once_and_stays(browser: Browser, place: Town) -> None:
    with somebody(browser, None) as its:
        page = its.new_page()
        page.goto(place.address)
        page.get_by_label("Language").select_option("de")
        expect(page.get_by_role("link", name=plain("de")["web-nav-rules"])).to_be_visible()
        page.reload()
        expect(page.locator("html")).to_have_attribute("lang", "de")
