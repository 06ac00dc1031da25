"""axe finds nothing to say on any screen, nor in any phase of both games on a phone, in either theme."""

import pytest
from playwright.sync_api import Browser

from tests.web.axe import in_both_themes
from tests.web.screens import SCREENS, Town, opened, paused, phase_name, phases

OF_FOUR = {phase_name(*phase): phase for phase in phases() if phase[1] == 4}


@pytest.mark.parametrize("name", SCREENS)
def test_a_screen(browser: Browser, place: Town, name: str) -> None:
    with opened(browser, place, name) as page:
        assert in_both_themes(page) == []


@pytest.mark.parametrize("name", OF_FOUR)
def test_a_phase_on_a_phone(browser: Browser, place: Town, name: str) -> None:
    with paused(browser, place, *OF_FOUR[name], size="phone") as moment:
        assert in_both_themes(moment.page) == []
