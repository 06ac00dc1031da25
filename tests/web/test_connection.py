"""The line breaks, the server dies, somebody else watches: the page says so and goes on."""

from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.web.chromium import context
from tests.web.host import Host, hosted
from tests.web.people import Person
from tests.web.player import ASKED, Player
from tests.web.screens import Town, paused, somebody


def test_a_game_goes_on_after_the_server_was_killed(browser: Browser, tmp_path: Path) -> None:
    with hosted(tmp_path) as host, Person(host.address, "Julia") as julia:
        table = julia.begins("circus_maximus")
        with somebody(browser, julia) as hers:
            page = hers.new_page()
            page.goto(f"{host.address}/t/{table}")
            page.locator(ASKED).wait_for()
            before = julia.get(f"/tables/{table}")["seq"]
            host.kill()
            expect(page.get_by_role("alert")).to_contain_text("The line broke")
            host.start()
            page.get_by_role("button", name="Try now").click()
            expect(page.get_by_role("alert")).to_have_count(0)
            player = Player(page, seed=3)
            while julia.get(f"/tables/{table}")["seq"] == before:
                player.click()


def test_a_line_that_stays_broken_keeps_the_table_in_sight(browser: Browser, place: Town) -> None:
    with paused(browser, place, "colosseum", 4, "acquire raising") as moment:
        moment.cut()
        expect(moment.page.get_by_role("alert")).to_contain_text("Nothing is lost")
        expect(moment.page.locator("[data-prompt]").first).to_be_visible()


def test_a_spectator_sees_every_move_and_can_make_none(browser: Browser, host: Host) -> None:
    with (
        Person(host.address, "Julia") as julia,
        somebody(browser, julia) as hers,
        context(browser) as theirs,
    ):
        table = julia.begins("colosseum")
        watching, playing = theirs.new_page(), hers.new_page()
        for page in (watching, playing):
            page.goto(f"{host.address}/t/{table}")
        playing.locator(ASKED).wait_for()
        watching.locator("[data-prompt].wait").wait_for()
        log = watching.get_by_role("list", name="Log").locator("li")
        before, seq = log.all_inner_texts(), julia.get(f"/tables/{table}")["seq"]
        player = Player(playing, seed=4)
        while julia.get(f"/tables/{table}")["seq"] < seq + 6:
            player.click()
        expect(log).not_to_have_text(before)
        expect(watching.locator("[data-lit]:enabled")).to_have_count(0)
        expect(watching.locator(ASKED)).to_have_count(0)


@pytest.mark.parametrize("size", ["wide", "phone"])
def test_whoever_lets_a_bot_play_sees_it_and_takes_the_seat_back(browser: Browser, host: Host, size: str) -> None:
    with (
        Person(host.address, "Julia") as julia,
        Person(host.address, "Matteo") as matteo,
        somebody(browser, julia, size=size) as hers,
    ):
        table = julia.opens("circus_maximus", bots=1)
        matteo.post(f"/tables/{table}/join", {})
        for person in (julia, matteo):
            person.post(f"/tables/{table}/ready", {"ready": True})
        page = hers.new_page()
        page.goto(f"{host.address}/t/{table}")
        page.locator("[data-prompt]").wait_for()
        julia.post(f"/tables/{table}/aside", {})
        matteo.is_asked(table)
        prompt = page.locator("[data-prompt]")
        expect(prompt).to_contain_text("A bot plays for you.")
        expect(page.locator("[data-lit]:enabled")).to_have_count(0)
        prompt.get_by_role("button", name="Take my seat back").click()
        expect(prompt).not_to_contain_text("A bot plays for you.")
        assert julia.get(f"/tables/{table}/view")["autopilot"] == []
