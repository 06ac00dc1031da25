"""Plays a whole game through the page, clicking only what it offers: python web/tools/play_through.py --help

Needs a running server with the built client, playwright, and a Chromium on the path. Ends with an error when the page
breaks, asks without offering anything, or never comes to an end.
"""

import argparse
import shutil
import sys
import time
from contextlib import suppress
from random import Random

from playwright.sync_api import Error as BrowserError
from playwright.sync_api import Locator, Page, sync_playwright

SIZES = {"wide": (1440, 900), "tablet": (1024, 768), "phone": (390, 844)}
ASKED = ".prompt:not(.wait), .pprompt:not(.wait)"
PATIENCE = 60  # clicks at the same question
GOLDEN = 0.75  # how often the golden button is taken when there is one
CLICK = 1500  # milliseconds


class Player:
    def __init__(self, page: Page, seed: int) -> None:
        self.page = page
        self.random = Random(seed)
        self.problems: list[str] = []
        page.on("pageerror", lambda error: self.problems.append(str(error)))

    def open(self, address: str, game: str, level: str | None) -> None:
        self.page.goto(address)
        poster = self.page.locator(".poster", has=self.page.locator("h2", has_text=game.replace("_", " ").title()))
        if level:
            poster.locator(".opts select").nth(1).select_option(level)
        poster.locator(".btn.primary").click()
        self.page.wait_for_url("**/t/*")

    def play(self, seconds: float) -> str:
        """Who won, in the page's words."""
        end = time.monotonic() + seconds
        question, tries = "", 0
        while time.monotonic() < end:
            if self.problems:
                raise SystemExit(f"The page broke: {self.problems[0]}")
            if self.page.locator(".ehead").count():
                return self.page.locator(".ehead h1").inner_text()
            if not self.page.locator(ASKED).count():
                time.sleep(0.1)
                continue
            now = self.page.locator(ASKED).first.inner_text()
            question, tries = now, tries + 1 if now == question else 0
            if tries > PATIENCE:
                raise SystemExit(f"Nothing the page offers leads on from: {now}")
            self.click()
        raise SystemExit("The game did not end in time.")

    def click(self) -> None:
        with suppress(BrowserError):  # it was gone already, or covered: look again
            self.choice().click(timeout=CLICK)
        time.sleep(0.05)

    def choice(self) -> Locator:
        page = self.page
        dialog = page.locator("dialog[open]")
        if dialog.count():
            return self.one(dialog.locator("[data-lit]")) or dialog.locator("button").first
        golden = page.locator(ASKED).locator("button.primary:enabled")
        if golden.count() and self.random.random() < GOLDEN:
            return golden.first
        lit = self.one(page.locator("[data-lit]:enabled:visible"))
        button = self.one(page.locator(ASKED).locator("button:enabled"))
        if lit and (button is None or self.random.random() < 0.7):
            return lit
        if button is None:
            raise SystemExit("The page asks, but nothing can be done.")
        return button

    def one(self, found: Locator) -> Locator | None:
        count = found.count()
        return found.nth(self.random.randrange(count)) if count else None


def main() -> None:
    options = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    options.add_argument("game", choices=["colosseum", "circus_maximus"])
    options.add_argument("--address", default="http://127.0.0.1:8000/")
    options.add_argument("--size", choices=SIZES, default="wide")
    options.add_argument("--level", help="of the bots; else as chosen last")
    options.add_argument("--seed", type=int, default=1)
    options.add_argument("--seconds", type=float, default=600)
    chosen = options.parse_args()
    width, height = SIZES[chosen.size]
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=shutil.which("chromium"),
            chromium_sandbox=False,
            args=["--disable-background-networking"],
        )
        page = browser.new_page(viewport={"width": width, "height": height}, reduced_motion="reduce", locale="en-GB")
        player = Player(page, chosen.seed)
        player.open(chosen.address, chosen.game, chosen.level)
        print(player.play(chosen.seconds), file=sys.stderr)
        browser.close()


if __name__ == "__main__":
    main()
