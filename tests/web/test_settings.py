"""Every option of the settings does what it says: at once, on a table, and after a reload."""

import io
import json
import re
from collections.abc import Iterator
from contextlib import contextmanager
from zipfile import ZipFile

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

import munera
from tests.web.axe import violations
from tests.web.chromium import context
from tests.web.host import Host
from tests.web.moments import Moment, moments
from tests.web.people import Person
from tests.web.player import ASKED
from tests.web.screens import somebody
from tests.web.test_whole_games import play_now

SIZE = "selector => parseFloat(getComputedStyle(document.querySelector(selector)).fontSize)"


def keep(its: BrowserContext, **kept: object) -> None:
    """What this browser has chosen before."""
    its.add_init_script(f"localStorage.setItem('munera', {json.dumps(json.dumps(kept))})")


@contextmanager
def settings(browser: Browser, host: Host, person: Person | None = None, **look: str) -> Iterator[Page]:
    with somebody(browser, person, **look) as its:
        page = its.new_page()
        page.goto(f"{host.address}/settings")
        page.locator(".langs").wait_for()
        yield page


@contextmanager
def table(browser: Browser, host: Host, kept: dict[str, object], **look: str) -> Iterator[Page]:
    with context(browser, **look) as its:
        keep(its, **kept)
        moment = Moment(its.new_page(), host.address, moments("colosseum")["acquire raising"])
        yield moment.open()


def test_letters_grow_by_the_slider_and_stay_so(browser: Browser, host: Host) -> None:
    with settings(browser, host) as page:
        before = page.evaluate(SIZE, "h2")
        slider = page.get_by_role("slider")
        slider.focus()
        for _ in range(3):
            page.keyboard.press("ArrowRight")
        expect(page.get_by_text("115 %")).to_be_visible()
        assert page.evaluate(SIZE, "h2") == pytest.approx(1.15 * before)
        page.reload()
        expect(slider).to_have_value("115")
        assert page.evaluate(SIZE, "h2") == pytest.approx(1.15 * before)


@pytest.mark.parametrize("size", ["wide", "tablet", "phone"])
@pytest.mark.parametrize("text", [85, 140])
def test_a_table_holds_letters_of_every_size(browser: Browser, host: Host, size: str, text: int) -> None:
    with table(browser, host, {}, size=size) as page:
        before = page.evaluate(SIZE, f"{ASKED} b")
    with table(browser, host, {"text": text}, size=size) as page:
        assert page.evaluate(SIZE, f"{ASKED} b") == pytest.approx(before * text / 100, rel=0.01)
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), "The page is wider than the screen."
        for button in page.locator(f"{ASKED} button").all():
            expect(button).to_be_in_viewport(ratio=1)


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_stronger_contrast_is_stronger_and_breaks_nothing(browser: Browser, host: Host, theme: str) -> None:
    ground = "getComputedStyle(document.body).backgroundImage"
    with settings(browser, host, theme=theme) as page:
        assert "gradient" in page.evaluate(ground)
        page.get_by_role("switch", name="Stronger contrast").click()
        assert page.evaluate(ground) == "none"
        assert violations(page) == []
    with table(browser, host, {"contrast": True}, theme=theme) as page:
        assert violations(page) == []


def test_a_system_that_asks_for_contrast_gets_it(browser: Browser, host: Host) -> None:
    with browser.new_context(contrast="more") as its:
        page = its.new_page()
        page.goto(f"{host.address}/settings")
        expect(page.get_by_role("switch", name="Stronger contrast")).to_be_checked()
        assert page.evaluate("getComputedStyle(document.body).backgroundImage") == "none"


@pytest.mark.parametrize(("motion", "lasts"), [("full", 0.32), ("short", 0.13), ("none", 0.001)])
def test_things_move_as_long_as_one_likes(browser: Browser, host: Host, motion: str, lasts: float) -> None:
    with browser.new_context() as its:
        keep(its, motion=motion)
        page = Moment(its.new_page(), host.address, moments("colosseum")["acquire raising"]).open()
        found = page.evaluate(f"getComputedStyle(document.querySelector('{ASKED}')).animationDuration")
        assert float(found.rstrip("ms")) == pytest.approx(lasts)


@pytest.mark.parametrize("size", ["wide", "phone"])
def test_what_a_move_does_is_shown_or_not(browser: Browser, host: Host, size: str) -> None:
    with table(browser, host, {}, size=size) as page:
        page.locator(f"{ASKED} .fxc").first.wait_for()
    with table(browser, host, {"effects": False}, size=size) as page:
        expect(page.locator(f"{ASKED} .primary")).to_be_visible()
        expect(page.locator(".fxc")).to_have_count(0)


@pytest.mark.parametrize("size", ["wide", "phone"])
@pytest.mark.parametrize("game", ["colosseum", "circus_maximus"])
def test_what_cannot_be_undone_is_asked_twice(browser: Browser, host: Host, game: str, size: str) -> None:
    with Person(host.address, "Livia") as livia, somebody(browser, livia, size=size) as hers:
        keep(hers, sure=True)
        begun = livia.begins(game)
        page = hers.new_page()
        page.goto(f"{host.address}/t/{begun}")
        page.locator(f"{ASKED} [data-key=pass]").wait_for()
        seq = livia.get(f"/tables/{begun}/view")["seq"]
        again = page.get_by_text("This cannot be undone.")
        page.keyboard.press("p")
        expect(again).to_be_visible()
        page.keyboard.press("Escape")
        expect(again).to_have_count(0)
        page.locator(f"{ASKED} [data-key=pass]").click()
        expect(again).to_be_visible()
        assert livia.get(f"/tables/{begun}/view")["seq"] == seq
        page.get_by_role("button", name="Yes, do it").focus()
        page.keyboard.press("Enter")
        expect(again).to_have_count(0)
        assert livia.get(f"/tables/{begun}/view", since=seq, wait=5)["seq"] > seq


def test_tables_that_one_opens_have_bots_as_one_likes(browser: Browser, host: Host) -> None:
    with Person(host.address, "Livia") as livia, settings(browser, host, livia) as page:
        page.get_by_role("radio", name="At once").click()
        play_now(page, host.address, "circus_maximus")
        page.wait_for_url("**/t/*")
        [begun] = livia.get("/me/tables")["tables"]
        assert begun["bot_pace"] == "at_once"
        page.goto(f"{host.address}/new/colosseum")
        page.get_by_text("More choices").click()
        expect(page.get_by_role("radio", name="At once")).to_be_checked()
        page.get_by_role("radio", name="At human pace").click()
        page.get_by_role("button", name="Open the table").click()
        page.wait_for_url("**/t/*")
        assert {each["bot_pace"] for each in livia.get("/me/tables")["tables"]} == {"at_once", "human"}


def test_a_name_is_changed_where_it_stands(browser: Browser, host: Host) -> None:
    with Person(host.address, "Livia") as livia, settings(browser, host, livia) as page:
        page.get_by_label("Your name").fill("Drusilla")
        page.get_by_label("Your name").press("Enter")
        expect(page.get_by_text("Saved.")).to_be_visible()
        assert livia.get("/me")["profile"]["name"] == "Drusilla"


def test_all_my_games_come_as_one_file(browser: Browser, host: Host) -> None:
    with Person(host.address, "Livia") as livia, settings(browser, host, livia) as page:
        page.get_by_role("button", name="Download my games").click()
        expect(page.get_by_text("You have not finished a game yet.")).to_be_visible()
        finished = livia.begins("circus_maximus")
        livia.finishes(finished)
        with page.expect_download() as download:
            page.get_by_role("button", name="Download my games").click()
        assert download.value.suggested_filename == "munera-games.zip"
        with ZipFile(io.BytesIO(download.value.path().read_bytes())) as archive:
            [name] = archive.namelist()
            assert finished in name
            munera.Record.loads(archive.read(name).decode("utf-8"))


def test_a_guest_who_logs_out_is_warned_first(browser: Browser, host: Host) -> None:
    with Person(host.address, "Livia") as livia, settings(browser, host, livia) as page:
        dialog = page.get_by_role("dialog")
        page.get_by_role("button", name="Log out").click()
        expect(dialog).to_contain_text("lose your games")
        dialog.get_by_role("button", name="Stay").click()
        expect(dialog).to_have_count(0)
        assert livia.get("/me")["profile"]["name"] == "Livia"
        page.get_by_role("button", name="Log out").click()
        dialog.get_by_role("button", name="Log out").click()
        page.wait_for_url(host.address + "/")
        assert livia.http.get("/me").status_code == 401


def test_on_a_phone_four_tabs_lead_to_the_four_panels(browser: Browser, host: Host) -> None:
    with settings(browser, host, size="phone") as page:
        for name in ("You", "Call me", "Play", "Look"):
            tab = page.get_by_role("navigation", name="Settings").get_by_role("button", name=name)
            tab.click()
            expect(tab).to_have_attribute("aria-current", "true")
            expect(page.get_by_role("heading", name=name, exact=True)).to_be_in_viewport()


@pytest.mark.parametrize("size", ["wide", "phone"])
def test_from_the_table_to_the_settings_and_back(browser: Browser, host: Host, size: str) -> None:
    with table(browser, host, {}, size=size) as page:
        if size == "phone":
            page.get_by_role("button", name="More", exact=True).click()
            page.get_by_role("link", name="Settings").click()
        else:
            page.get_by_role("button", name="Settings").click()
        page.locator(".langs").wait_for()
        page.get_by_role("link", name=re.compile("^Back to ")).click()
        expect(page.locator("[data-prompt]")).to_be_visible()
