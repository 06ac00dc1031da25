"""Whoever plays for the first time sees what wins and what a day leads through, on every screen."""

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.web.axe import in_both_themes
from tests.web.host import Host
from tests.web.people import Person
from tests.web.player import ASKED
from tests.web.screens import somebody

PLAN = "[data-plan]"
OPENS = "header .opens"


def _sits_down(page: Page, person: Person) -> None:
    page.goto(f"{person.address}/t/{person.begins('circus_maximus')}")
    page.locator(ASKED).wait_for()


@pytest.mark.parametrize("size", ["phone", "tablet"])
def test_the_plan_comes_by_itself_until_it_is_known(browser: Browser, host: Host, size: str) -> None:
    with Person(host.address, "Livia") as livia, somebody(browser, livia, size=size) as hers:
        page = hers.new_page()
        _sits_down(page, livia)
        expect(page.locator(PLAN)).to_contain_text("Most coins after three days wins")
        expect(page.locator(f"{PLAN} [aria-current=step]")).to_contain_text("Favours")
        assert in_both_themes(page) == []
        page.locator(".tcard[data-lit]").first.click()
        page.locator(f"{ASKED} .primary").click()
        expect(page.locator(PLAN)).to_have_count(0)  # what was done needs no plan

        _sits_down(page, livia)
        page.locator(PLAN).get_by_role("button", name="Close").click()
        expect(page.locator(PLAN)).to_have_count(0)
        _sits_down(page, livia)
        expect(page.locator(PLAN)).to_have_count(0)
        page.locator(OPENS).click()
        expect(page.locator(PLAN)).to_be_visible()
        page.keyboard.press("Escape")
        expect(page.locator(PLAN)).to_have_count(0)


def test_a_wide_table_has_it_beside_the_board(browser: Browser, host: Host) -> None:
    with Person(host.address, "Livia") as livia, somebody(browser, livia) as hers:
        page = hers.new_page()
        _sits_down(page, livia)
        expect(page.locator("aside.right")).to_contain_text("Most coins after three days wins")
        expect(page.locator(PLAN)).to_have_count(0)
        page.locator(OPENS).click()
        expect(page.locator(PLAN)).to_be_visible()
