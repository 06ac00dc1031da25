"""A finished game can be gone through, by mouse and by keyboard, and any moment of it be sent to somebody."""

import re

from playwright.sync_api import Browser, expect

from tests.web.screens import Town, somebody


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
