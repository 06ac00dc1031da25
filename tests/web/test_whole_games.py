"""A whole game of each kind through the page, against bots, by clicking only what is offered."""

import re

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.web.chromium import context
from tests.web.host import Host
from tests.web.player import OVER, Player

LONGEST = 400.0  # seconds


def play_now(page: Page, address: str, game: str) -> None:
    """From the home page with one click, once the weakest bots are chosen."""
    page.goto(address)
    poster = page.locator("article", has=page.get_by_role("heading", name=game.replace("_", " ").title(), exact=True))
    poster.get_by_label("Players").select_option("3")
    poster.get_by_label("level").select_option("plebeian")
    poster.get_by_role("button", name="Play now").click()
    page.wait_for_url("**/t/*")


@pytest.mark.parametrize(("game", "size"), [("colosseum", "wide"), ("circus_maximus", "phone")])
def test_a_game_is_played_to_its_end(browser: Browser, host: Host, game: str, size: str) -> None:
    with context(browser, size) as its:
        page = its.new_page()
        play_now(page, host.address, game)
        player = Player(page, seed=1)
        player.play(LONGEST)
        expect(page.locator(OVER)).to_have_text(re.compile("win"))
        expect(page.get_by_role("list").locator("li", has=page.locator("strong"))).to_have_count(3)
        assert player.lost_focus == []
        assert player.unnamed == set()
        page.reload()  # the end is still there
        expect(page.locator(OVER)).to_have_text(re.compile("win"))
