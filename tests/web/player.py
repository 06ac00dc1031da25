"""Plays through the page by clicking only what it offers: lit things and the prompt's own buttons, at random."""

import time
from random import Random

from playwright.sync_api import Error as BrowserError
from playwright.sync_api import Locator, Page
from playwright.sync_api import TimeoutError as TooLate

ASKED = "[data-prompt]:not(.wait)"
OVER = ".ehead h1"
PATIENCE = 60  # clicks at the same question
GOLDEN = 0.75  # how often the golden button is taken when there is one
LIT = 0.7  # how often something lit is taken rather than a button of the prompt
CLICK = 1_500  # milliseconds for one click; what cannot be clicked by then is gone or covered
WAIT = 60_000  # milliseconds for others to move

HELD = "() => document.activeElement !== document.body"
REGAIN = 1_000  # milliseconds within which focus that was lost must be somewhere again


class Stuck(AssertionError):
    """The page asks, and nothing it offers leads on."""


class Player:
    def __init__(self, page: Page, seed: int) -> None:
        self.page = page
        self.random = Random(seed)
        self.clicks = 0
        self.unnamed: set[str] = set()
        self.lost_focus: list[str] = []
        self.problems: list[str] = []
        page.on("pageerror", lambda error: self.problems.append(str(error)))

    def play(self, seconds: float, until: str = OVER) -> None:
        """To the end of the game, or until something else is shown."""
        end = time.monotonic() + seconds
        question, tries = "", 0
        while time.monotonic() < end:
            assert not self.problems, f"The page broke: {self.problems[0]}"
            self.page.wait_for_function(
                "([a, b]) => document.querySelector(a) || document.querySelector(b)", arg=[ASKED, until], timeout=WAIT
            )
            if self.page.locator(until).count():
                return
            now = self.question()
            question, tries = now, tries + 1 if now == question else 0
            if tries > PATIENCE:
                raise Stuck(now)
            self.click()
        raise AssertionError(f"The game did not end in {seconds} seconds.")

    def question(self) -> str:
        try:
            return self.page.locator(f"{ASKED} [role=status]").first.inner_text(timeout=CLICK)
        except TooLate:  # it was answered meanwhile, by a clock or by a standing order
            return ""

    def click(self) -> None:
        try:
            choice = self.choice()
            if choice is None:
                return
            name = choice.evaluate("e => e.getAttribute('aria-label') || e.textContent.trim() || e.outerHTML")
            choice.click(timeout=CLICK)
            self.clicks += 1
            if name.startswith("<"):
                self.unnamed.add(name)
            self.check_focus(name)
        except BrowserError:  # it was gone already, or covered: what covers it is closed
            self.page.keyboard.press("Escape")

    def check_focus(self, after: str) -> None:
        try:
            self.page.wait_for_function(HELD, timeout=REGAIN)
        except TooLate:
            self.lost_focus.append(after)

    def choice(self) -> Locator | None:
        dialog = self.page.locator("dialog[open]")
        if dialog.count():
            return self.one(dialog.locator("[data-lit]:enabled")) or dialog.locator("button:enabled").first
        asked = self.page.locator(ASKED)
        golden = asked.locator("button.primary:enabled")
        if golden.count() and self.random.random() < GOLDEN:
            return golden.first
        lit = self.one(self.page.locator("[data-lit]:enabled:visible"))
        button = self.one(asked.locator("button:enabled"))
        if lit and (button is None or self.random.random() < LIT):
            return lit
        return button

    def one(self, found: Locator) -> Locator | None:
        count = found.count()
        return found.nth(self.random.randrange(count)) if count else None
