"""A round without a mouse: arrows walk what is lit, Enter chooses and commits, and focus is always somewhere."""

import pytest
from playwright.sync_api import Browser, Page

from tests.web.host import Host
from tests.web.people import Person
from tests.web.player import ASKED, HELD, REGAIN
from tests.web.screens import somebody

MOST_KEYS = 600
PART = {"colosseum": "round", "circus_maximus": "day"}


def answer(page: Page, keys: int) -> None:
    """By what is there without a mouse. What was begun is left now and then, or an offer might never end."""
    golden = page.locator(f"{ASKED} button.primary:enabled")
    quiet = page.locator(f"{ASKED} button:enabled")
    if page.locator("dialog[open]").count() or keys % 7 == 6:
        page.keyboard.press("Escape")
    elif page.locator(f"{ASKED} [data-key=pass]:enabled").count() and keys % 2:
        page.keyboard.press("p")
    elif golden.count():
        golden.first.focus()
        page.keyboard.press("Enter")
    elif page.locator("[data-lit]:enabled").count():
        page.keyboard.press("ArrowRight")
        page.keyboard.press("Enter")
    elif quiet.count():
        quiet.first.focus()
        page.keyboard.press("Enter")


@pytest.mark.parametrize("game", PART)
def test_a_round_is_played_by_keyboard_alone(browser: Browser, host: Host, game: str) -> None:
    with Person(host.address, "Livia") as livia, somebody(browser, livia) as hers:
        table = livia.begins(game)
        page = hers.new_page()
        page.goto(f"{host.address}/t/{table}")
        page.locator("[data-prompt]").first.wait_for()
        page.keyboard.press("Tab")  # into the page; from here on focus must never be lost
        for keys in range(MOST_KEYS):
            if livia.get(f"/tables/{table}/view")["view"][PART[game]] > 1:
                break
            page.locator("[data-prompt]").first.wait_for()
            answer(page, keys)
            page.wait_for_function(HELD, timeout=5 * REGAIN)
        else:
            raise AssertionError("The first round does not end.")
