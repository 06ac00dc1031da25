"""The browser of the tests: the system's Chromium, or the one that playwright fetched."""

import shutil
from collections.abc import Iterator
from contextlib import contextmanager

from playwright.sync_api import Browser, BrowserContext, ViewportSize, sync_playwright

PROGRAMS = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")  # the first without windows
QUIET = [
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--force-color-profile=srgb",
    "--hide-scrollbars",
]
SIZES: dict[str, ViewportSize] = {
    "wide": {"width": 1440, "height": 900},
    "tablet": {"width": 1024, "height": 768},
    "phone": {"width": 390, "height": 844},
}
LANGUAGES = ("en", "fr", "nl", "it", "es", "de")
THEMES = ("light", "dark")


@contextmanager
def chromium() -> Iterator[Browser]:
    """Without its sandbox, which needs rights that a container does not give; only our own pages are opened."""
    program = next(filter(None, map(shutil.which, PROGRAMS)), None)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=program, chromium_sandbox=False, args=QUIET)
        try:
            yield browser
        finally:
            browser.close()


def context(browser: Browser, size: str = "wide", theme: str = "light", language: str = "en") -> BrowserContext:
    """Somebody's browser: a screen, a theme and a language, and nothing that moves."""
    return browser.new_context(
        viewport=SIZES[size],
        color_scheme="dark" if theme == "dark" else "light",
        locale=f"{language}-{'GB' if language == 'en' else language.upper()}",
        reduced_motion="reduce",
        has_touch=size == "phone",
    )
