"""Whatever goes wrong, the page says what and offers a way on; it is never blank."""

import re

import pytest
from playwright.sync_api import Browser, expect

from tests.web.chromium import context
from tests.web.host import Host
from tests.web.people import Person
from tests.web.screens import Town, opened, paused, somebody
from tests.web.test_whole_games import play_now

HELP = {
    "wrong address": ("Nothing at this address", "Go home"),
    "wrong link": ("No table at this address", "New table"),
    "no spectators": ("No place to watch from", "New table"),
    "no such replay": ("No game at this address", "Go home"),
    "server error": ("The server has a problem", "Try again"),
    "no server": ("No answer from the server", "Try again"),
}


@pytest.mark.parametrize("name", HELP)
def test_it_says_what_happened_and_leads_on(browser: Browser, place: Town, name: str) -> None:
    title, way = HELP[name]
    with opened(browser, place, name) as page:
        expect(page.get_by_role("heading", level=1)).to_have_text(title)
        expect(page.get_by_role("button", name=way).or_(page.get_by_role("link", name=way)).first).to_be_visible()


def test_a_full_table_can_be_watched(browser: Browser, host: Host) -> None:
    with Person(host.address, "Julia") as julia, context(browser) as its:
        table = julia.opens("colosseum")
        page = its.new_page()
        page.goto(f"{host.address}/t/{table}")
        expect(page.get_by_role("status")).to_contain_text("Every seat is taken")
        expect(page.get_by_role("button", name="Take a seat")).to_have_count(0)


def test_whose_session_has_expired_comes_in_anew(browser: Browser, host: Host) -> None:
    with Person(host.address, "Julia") as julia, somebody(browser, julia) as hers:
        page = hers.new_page()
        page.goto(host.address)
        expect(page.get_by_role("link", name=re.compile("Julia"))).to_be_visible()
        hers.clear_cookies()
        play_now(page, host.address, "colosseum")
        page.locator("[data-prompt]").first.wait_for()


def test_a_browser_without_storage_plays_all_the_same(browser: Browser, host: Host) -> None:
    with context(browser) as its:
        its.add_init_script(
            "Object.defineProperty(window, 'localStorage', {get() { throw new DOMException('', 'SecurityError'); }})"
        )
        page = its.new_page()
        play_now(page, host.address, "circus_maximus")
        page.locator("[data-prompt]").first.wait_for()


def test_the_prompts_question_mark_opens_the_rule_of_what_is_chosen(browser: Browser, place: Town) -> None:
    with paused(browser, place, "circus_maximus", 4, "favours serve") as moment:
        moment.page.locator("[data-lit^='take ']:not([data-lit='take start player'])").first.click()  # a favour
        moment.page.locator("[data-prompt] button[aria-expanded]").click()
        expect(moment.page.locator("li.wanted")).to_contain_text(re.compile(r"M8\.\d"))


@pytest.mark.parametrize("game", ["colosseum", "circus_maximus"])
def test_the_rule_covers_no_button_and_goes_at_the_next_touch(browser: Browser, host: Host, game: str) -> None:
    with context(browser, "phone") as its:
        page = its.new_page()
        play_now(page, host.address, game)
        rule = page.get_by_role("region", name="The rule behind this question")
        page.get_by_role("button", name="The rule behind this question").click()
        expect(rule).to_be_visible()
        page.get_by_role("button", name="Pass").click(trial=True)  # trial: it could be pressed, and is not
        page.get_by_role("region", name="What is asked").locator("b").first.click()
        expect(rule).to_have_count(0)


def test_whoever_looks_around_on_a_phone_is_led_back_to_what_is_asked(browser: Browser, place: Town) -> None:
    with paused(browser, place, "circus_maximus", 4, "tickets serve", size="phone") as moment:
        places = moment.page.get_by_role("navigation", name="Places")
        tickets = moment.page.locator("[data-lit^='take ']")
        places.get_by_role("button", name="Colosseum").click()
        expect(tickets).to_have_count(0)
        places.locator("[data-lit]").click()
        expect(tickets.first).to_be_visible()
