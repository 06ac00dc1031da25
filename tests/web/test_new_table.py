"""A table is opened as one likes it, and its lobby says to everybody what was agreed and who sits where."""

from collections.abc import Iterator
from contextlib import contextmanager

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.web.chromium import SIZES
from tests.web.host import Host
from tests.web.people import Data, Person
from tests.web.screens import somebody


@contextmanager
def planning(browser: Browser, host: Host, person: Person, size: str = "wide") -> Iterator[Page]:
    with somebody(browser, person, size=size) as its:
        page = its.new_page()
        page.goto(f"{host.address}/new/colosseum")
        expect(page.get_by_role("switch", name="Intense auctions")).to_be_visible()
        yield page


def opened(page: Page, person: Person, button: str = "Open the table") -> Data:
    page.get_by_role("button", name=button).click()
    page.wait_for_url("**/t/*")
    found: Data = person.get(f"/tables/{page.url.rsplit('/', 1)[1]}")
    return found


@pytest.mark.parametrize("size", SIZES)
def test_every_choice_reaches_the_table_and_is_told_in_its_lobby(browser: Browser, host: Host, size: str) -> None:
    with Person(host.address, "Livia") as livia, planning(browser, host, livia, size) as page:
        page.get_by_role("radio", name="Circus Maximus").click()
        page.get_by_role("radiogroup", name="Players").get_by_role("radio", name="3").click()
        page.get_by_role("switch", name="Caesar").click()
        page.get_by_role("radio", name="Live").click()
        page.get_by_role("radio", name="30 min").click()
        page.get_by_role("radio", name="Anyone").click()
        page.get_by_text("More choices").click()
        page.get_by_role("switch", name="Others may watch").click()
        page.get_by_role("switch", name="Advice allowed").click()
        page.get_by_label("Plays on for who is away").select_option("eques")
        page.get_by_label("Name of the table").fill("Ludi Apollinares")
        page.get_by_role("button", name="Seat a bot").last.click()
        page.get_by_role("radiogroup", name="Level").get_by_role("radio", name="Senator").click()
        table = opened(page, livia)
        assert (table["game"], table["players"], table["variants"]) == ("circus_maximus", 3, ["caesar"])
        assert table["pace"] == {"kind": "live", "bank": 1800, "increment": 20}
        assert (table["public"], table["spectators"], table["hints"]) == (True, False, False)
        assert (table["takeover"], table["name"]) == ("eques", "Ludi Apollinares")
        assert [(seat["kind"], seat["level"]) for seat in table["seats"]] == [
            ("person", None),
            ("open", None),
            ("bot", "senator"),
        ]
        told = page.locator("dl")
        for words in ("30 min each, 20 s a move", "Caesar", "Anyone", "Eques"):
            expect(told).to_contain_text(words)


def test_where_bots_take_every_other_seat_the_game_begins_at_once(browser: Browser, host: Host) -> None:
    with Person(host.address, "Livia") as livia, planning(browser, host, livia) as page:
        page.get_by_role("radiogroup", name="Players").get_by_role("radio", name="3").click()
        for _ in range(2):
            page.get_by_role("button", name="Seat a bot").first.click()
        assert opened(page, livia, "Begin the game")["status"] == "playing"
        page.locator("[data-prompt]").first.wait_for()


def test_a_guest_takes_the_seat_they_want_and_the_host_may_send_them_away(browser: Browser, host: Host) -> None:
    with Person(host.address, "Livia") as livia, somebody(browser, livia) as hers, somebody(browser, None) as his:
        table = livia.opens("colosseum", bots=0)
        page, guest = hers.new_page(), his.new_page()
        guest.goto(f"{host.address}/t/{table}")
        guest.get_by_role("button", name="Sit here").last.click()  # a name is missing, which the page asks for
        expect(guest.get_by_label("Your name")).to_be_focused()
        guest.get_by_label("Your name").fill("Bruno")
        guest.get_by_role("button", name="Sit here").last.click()
        expect(guest.locator(".seatc.s3")).to_contain_text("Bruno")
        page.goto(f"{host.address}/t/{table}")
        page.get_by_role("button", name="Send Bruno away").click()
        expect(page.locator(".seatc.s3")).to_contain_text("Open seat")
        expect(guest.locator(".seatc.s3")).to_contain_text("Open seat")
        assert [seat["kind"] for seat in livia.get(f"/tables/{table}")["seats"]] == ["person", "open", "open"]
