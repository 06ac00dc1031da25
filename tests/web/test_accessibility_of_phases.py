"""axe finds nothing to say in any phase of both games, in either theme."""

import pytest
from playwright.sync_api import Browser

from tests.web.axe import in_both_themes, violations
from tests.web.screens import Town, paused, phase_name, phases

PHASES = {phase_name(*phase): phase for phase in phases()}


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
