"""The home page greets a newcomer, and says where one is waited for."""

import pytest
from playwright.sync_api import Browser, expect

from tests.web.host import Host
from tests.web.people import Person
from tests.web.screens import somebody


@pytest.mark.parametrize("size", ["wide", "phone"])
def test_whoever_comes_back_sees_where_it_is_their_turn(browser: Browser, host: Host, size: str) -> None:
    with Person(host.address, "Lena") as lena:
        waiting = [lena.begins("colosseum"), lena.begins("circus_maximus")]  # bots have played until she is asked
        lena.opens("colosseum", bots=0)
        for table in waiting:
            lena.is_asked(table)
        with somebody(browser, lena, size=size) as its:
            page = its.new_page()
            page.goto(host.address)
            expect(page.locator(".hside .btn.primary")).to_have_text(["Your turn", "Your turn"])
            stands = ["Circus Maximus · Day I · Favours", "Colosseum · Round I · Invest"]
            expect(page.locator(".hside .turn div small")).to_have_text(stands)
            if size == "phone":
                page.get_by_role("link", name="Your turn in 2 games").click()
            else:
                page.locator(".hside .btn.primary").first.click()
            page.wait_for_url(lambda address: any(address.endswith(table) for table in waiting))


def test_whoever_plays_at_many_tables_sees_the_first_and_can_see_all(browser: Browser, host: Host) -> None:
    with Person(host.address, "Otto") as otto:
        for _ in range(8):
            otto.opens("colosseum", bots=0)
        with somebody(browser, otto) as its:
            page = its.new_page()
            page.goto(host.address)
            games = page.locator(".hside section").first.locator("li")
            expect(games).to_have_count(6)
            page.get_by_role("button", name="All 8 games").click()
            expect(games).to_have_count(8)


def test_a_newcomer_finds_nothing_in_the_console(browser: Browser, host: Host) -> None:
    with somebody(browser, None) as its:
        page = its.new_page()
        said: list[str] = []
        page.on("console", lambda message: said.append(message.text))
        page.goto(host.address)
        expect(page.locator(".poster").first).to_be_visible()
        page.wait_for_load_state("networkidle")
        assert said == []


@pytest.mark.parametrize("size", ["wide", "phone"])
def test_the_language_is_chosen_at_the_door(browser: Browser, host: Host, size: str) -> None:
    with somebody(browser, None, size=size) as its:
        page = its.new_page()
        page.goto(host.address)
        page.get_by_label("Language").select_option("de")
        expect(page.locator("html")).to_have_attribute("lang", "de")
        expect(page.get_by_role("button", name="Jetzt spielen").first).to_be_visible()


def test_a_newcomer_keeps_the_name_of_the_first_game(browser: Browser, host: Host) -> None:
    with somebody(browser, None) as its:
        page = its.new_page()
        names = set()
        for _ in range(3):
            page.goto(host.address)
            page.get_by_role("button", name="Play now").first.click()
            page.wait_for_url("**/t/*")
            names.add(page.locator(".me strong, .me b").first.inner_text())
        assert len(names) == 1
        page.goto(host.address)
        expect(page.locator(".hside section").first.locator("li")).to_have_count(3)
