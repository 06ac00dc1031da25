"""A finished game can be gone through, by mouse and by keyboard, and any moment of it be sent to somebody."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import Browser, FilePayload, expect

import munera
from tests.web.chromium import SIZES
from tests.web.moments import GAMES
from tests.web.screens import Town, somebody

LINE = 24  # pixels of one that is short
GOLDEN = next((Path(munera.__file__).parent / "games" / "colosseum" / "golden").glob("*.munera"))


def test_a_replay_is_stepped_through_and_a_moment_is_shared(browser: Browser, place: Town) -> None:
    table = place.finished["circus_maximus"]
    with somebody(browser, place.beatrix) as hers, somebody(browser, None) as strangers:
        hers.grant_permissions(["clipboard-read", "clipboard-write"])
        page = hers.new_page()
        page.goto(f"{place.address}/t/{table}/replay/20")
        slider = page.get_by_role("slider")
        expect(slider).to_have_value("20")
        page.locator("body").press("ArrowRight")
        expect(page).not_to_have_url(re.compile("/replay/20$"))
        page.locator("body").press("End")
        last = slider.get_attribute("max")
        expect(slider).to_have_value(last or "")
        page.locator("body").press("Home")
        expect(slider).to_have_value("0")
        slider.fill("90")
        expect(page).to_have_url(re.compile("/replay/90$"))
        page.get_by_role("button", name="Share this moment").click()
        link = page.evaluate("() => navigator.clipboard.readText()")
        assert link == f"{place.address}/t/{table}/replay/90"
        other = strangers.new_page()
        other.goto(link)
        expect(other.get_by_role("slider")).to_have_value("90")
        with page.expect_download() as download:
            page.get_by_role("link", name=re.compile("record", re.IGNORECASE)).click()
        assert download.value.path().read_text("utf-8").startswith("munera")


def test_a_record_from_disk_is_gone_through_and_is_still_there_after_a_reload(browser: Browser, place: Town) -> None:
    with somebody(browser, None) as its:
        page = its.new_page()
        page.goto(f"{place.address}/replays")
        page.locator("input[type=file]").set_input_files(GOLDEN)
        page.wait_for_url("**/replays/file/**")
        slider = page.get_by_role("slider")
        page.locator("body").press("End")
        last = slider.get_attribute("max") or ""
        expect(slider).to_have_value(last)
        page.reload()
        expect(slider).to_have_value(last)


def test_a_file_that_is_no_record_is_refused_with_what_is_wrong(browser: Browser, place: Town) -> None:
    text = GOLDEN.read_text("utf-8").splitlines()
    impossible = "\n".join([*text[:60], "produce 99", *text[60:]])
    with somebody(browser, None) as its:
        page = its.new_page()
        page.goto(f"{place.address}/replays")
        for name, wrong in {"notes.txt": "Dear diary", "game.munera": impossible}.items():
            file: FilePayload = {"name": name, "mimeType": "text/plain", "buffer": wrong.encode()}
            page.locator("input[type=file]").set_input_files(file)
            expect(page.get_by_role("alert")).not_to_be_empty()
            assert page.url == f"{place.address}/replays"


@pytest.mark.parametrize("page_of", ["", "/replay/20"])
def test_the_console_stays_clean(browser: Browser, place: Town, page_of: str) -> None:
    """Also of a game whose analysis nobody has asked for."""
    said: list[str] = []
    with somebody(browser, place.beatrix) as hers:
        page = hers.new_page()
        page.on("console", lambda message: said.append(message.text))
        with page.expect_response("**/analysis") as answer:
            page.goto(f"{place.address}/t/{place.finished['circus_maximus']}{page_of}")
        assert answer.value.json()["status"] == "none"
        page.wait_for_load_state("networkidle")
    assert said == []


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("size", ["wide", "tablet"])
def test_everybody_keeps_their_place_and_the_story_has_room_beside_the_board(
    browser: Browser, place: Town, game: str, size: str
) -> None:
    with somebody(browser, place.beatrix, size=size) as hers:
        page = hers.new_page()
        page.goto(f"{place.address}/t/{place.finished[game]}/replay/60")
        mats = page.locator(".left .mat")
        expect(mats).to_have_count(4)
        order = [mat.get_attribute("aria-label") for mat in mats.all()]
        for _ in range(6):
            page.locator("body").press("ArrowRight")
            assert [mat.get_attribute("aria-label") for mat in mats.all()] == order
        story = page.locator(".story").bounding_box()
        board = page.locator(".bwrap").bounding_box()
        screen = SIZES[size]
        assert story
        assert board
        assert story["height"] > 5 * LINE
        assert board["width"] * board["height"] > 0.33 * screen["width"] * screen["height"]
        rounds = page.get_by_role("navigation", name="Jump by phase").get_by_role("button")
        rounds.nth(1).click()
        expect(rounds.nth(1)).to_have_attribute("aria-current", "step")


def test_the_keys_mean_the_same_on_the_scrubber_and_leave_what_would_have_been(browser: Browser, place: Town) -> None:
    with somebody(browser, place.beatrix) as hers:
        page = hers.new_page()
        page.goto(f"{place.address}/t/{place.finished['colosseum']}/replay/60")
        slider = page.get_by_role("slider")
        slider.focus()
        slider.press("PageDown")  # to the next phase, not backwards as a slider has it by itself
        expect(slider).not_to_have_value("60")
        assert int(slider.input_value()) > 60
        slider.press(" ")
        page.get_by_role("button", name="Pause").click()
        page.get_by_role("button", name="What if…").click()
        what_if = page.get_by_role("region", name="What if…")
        expect(what_if).to_be_visible()
        page.locator("body").press("ArrowRight")
        expect(what_if).to_have_count(0)
