"""axe finds nothing to say on any screen and in any phase of both games, in either theme."""

import pytest
from playwright.sync_api import Browser

from tests.web.axe import in_both_themes
from tests.web.screens import SCREENS, Town, opened, paused, phase_name, phases

PHASES = {phase_name(*phase): phase for phase in phases()}


@pytest.mark.parametrize("name", SCREENS)
def test_a_screen(browser: Browser, place: Town, name: str) -> None:
    with opened(browser, place, name) as page:
        assert in_both_themes(page) == []


@pytest.mark.parametrize("size", ["wide", "phone"])
@pytest.mark.parametrize("name", PHASES)
def test_a_phase(browser: Browser, place: Town, name: str, size: str) -> None:
    with paused(browser, place, *PHASES[name], size=size) as moment:
        assert in_both_themes(moment.page) == []
        lit = moment.page.locator("[data-lit]:enabled:visible")
        if lit.count():
            lit.first.dispatch_event("click")  # what is chosen shows what it would do
            assert in_both_themes(moment.page) == []
