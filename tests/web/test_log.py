"""The log at the side of a table: the newest line in sight, and everything that came before within reach."""

from playwright.sync_api import Browser, expect

from tests.web.moments import GAMES, moments
from tests.web.screens import Town, paused

LATE = {"colosseum": "closing ceremony clean-up", "circus_maximus": "events serve"}


def test_what_came_before_is_scrolled_to(browser: Browser, place: Town) -> None:
    for game in GAMES:
        assert LATE[game] in moments(game)
        with paused(browser, place, game, 4, LATE[game]) as moment:
            lines = moment.page.locator(".logpanel li")
            expect(lines.last).to_be_in_viewport()
            expect(lines.first).not_to_be_in_viewport()
            lines.last.hover()
            moment.page.mouse.wheel(0, -100_000)
            expect(lines.first).to_be_in_viewport(ratio=1)
