"""axe finds nothing to say on any screen and in any phase of both games, in either theme."""

import pytest
from playwright.sync_api import Browser

from tests.web.axe import in_both_themes, violations
from tests.web.screens import SCREENS, Town, opened, paused, phase_name, phases

PHASES = {phase_name(*phase): phase for phase in phases()}
OF_FOUR = [name for name, (_, players, _) in PHASES.items() if players == 4]


@pytest.mark.parametrize("name", SCREENS)
def test_a_screen(browser: Browser, place: Town, name: str) -> None:
    with opened(browser, place, name) as page:
        assert in_both_themes(page) == []


@pytest.mark.parametrize("name", PHASES)
def test_a_phase(browser: Browser, place: Town, name: str) -> None:
    with paused(browser, place, *PHASES[name]) as moment:
        lit = moment.page.locator("[data-lit]:enabled:visible")
        if lit.count():
            lit.first.dispatch_event("click")  # what is chosen shows what it would do
            assert violations(moment.page) == []
            moment.page.reload()
            moment.page.locator("[data-prompt]").first.wait_for()
        assert in_both_themes(moment.page) == []


@pytest.mark.parametrize("name", OF_FOUR)
def test_a_phase_on_a_phone(browser: Browser, place: Town, name: str) -> None:
    with paused(browser, place, *PHASES[name], size="phone") as moment:
        assert in_both_themes(moment.page) == []
