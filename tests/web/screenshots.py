"""Pictures of every screen and of each phase of both games: python -m tests.web.screenshots --help

Wide, tablet and phone, light and dark, and one set in all languages; index.html shows them side by side.
"""

import argparse
import html
import re
import sys
import tempfile
from collections.abc import Iterator
from contextlib import suppress
from itertools import product
from pathlib import Path

from playwright.sync_api import Browser, Page
from playwright.sync_api import TimeoutError as TooLate

from tests.web.chromium import LANGUAGES, SIZES, THEMES, chromium
from tests.web.host import hosted
from tests.web.screens import SCREENS, Town, opened, paused, phase_name, phases, town

CHOSEN = ", chosen"  # the same moment with the first lit thing chosen
TONGUES = {  # what is shown in every language
    *("home", "new table, colosseum", "lobby, colosseum", "end, colosseum", "replay, circus_maximus", "settings"),
    *("rules, colosseum", "about", "wrong link"),
    *("colosseum, invest first investment, chosen", "colosseum, acquire raising", "colosseum, trade answer"),
    *("colosseum, produce choosing", "colosseum, closing ceremony clean-up"),
    *("circus_maximus, favours queue", "circus_maximus, tickets serve", "circus_maximus, events serve"),
}
MOST_TRIED = 5  # lit things
CLICK = 1_000  # milliseconds
Look = tuple[str, str, str]  # size, theme, language


class Camera:
    def __init__(self, browser: Browser, place: Town, folder: Path, only: str) -> None:
        self.browser = browser
        self.place = place
        self.folder = folder
        self.only = only
        self.taken: dict[str, dict[Look, str]] = {}

    def shoot(self, look: Look) -> None:
        """Everything in one look."""
        size, theme, language = look
        for name in SCREENS:
            if self._wants(name, language):
                with opened(self.browser, self.place, name, size=size, theme=theme, language=language) as page:
                    self._take(page, name, look)
        for game, players, key in phases():
            name = phase_name(game, players, key)
            if self._wants(name, language) or self._wants(name + CHOSEN, language):
                with paused(
                    self.browser, self.place, game, players, key, size=size, theme=theme, language=language
                ) as moment:
                    if self._wants(name, language):
                        self._take(moment.page, name, look)
                    if self._wants(name + CHOSEN, language) and _choose(moment.page):
                        self._take(moment.page, name + CHOSEN, look)

    def _wants(self, name: str, language: str) -> bool:
        return re.search(self.only, name) is not None and (language == "en" or name in TONGUES)

    def _take(self, page: Page, name: str, look: Look) -> None:
        file = "-".join(re.findall(r"\w+", f"{name} {' '.join(look)}")) + ".png"
        whole = look[0] != "wide" and not name.startswith("lesson")  # whose card lies on what is shown, not on the page
        page.screenshot(path=self.folder / file, full_page=whole, animations="disabled")
        self.taken.setdefault(name, {})[look] = file
        print(file, file=sys.stderr)

    def write_index(self) -> None:
        rows = "".join(_row(name, pictures) for name, pictures in self.taken.items())
        (self.folder / "index.html").write_text(PAGE + rows, "utf-8")


PAGE = """<!doctype html><html lang="en"><meta charset="utf-8"><title>Munera: every screen</title>
<style>body{font:15px/1.4 system-ui;margin:20px;background:#8884}img{height:260px;border:1px solid #8888}
div{display:flex;gap:10px;overflow-x:auto}figure{margin:0}figcaption{font-size:12px}
h2{font-size:17px;margin:20px 0 6px}</style>
<h1>Munera: every screen</h1>
"""


def _row(name: str, pictures: dict[Look, str]) -> str:
    figures = "".join(
        f'<figure><a href="{file}"><img src="{file}" loading="lazy" alt="{html.escape(name)}, {", ".join(look)}"></a>'
        f"<figcaption>{' · '.join(look)}</figcaption></figure>"
        for look, file in pictures.items()
    )
    return f"<h2>{html.escape(name)}</h2><div>{figures}</div>\n"


def _choose(page: Page) -> bool:
    for lit in page.locator("[data-lit]:enabled:visible").all()[:MOST_TRIED]:
        with suppress(TooLate):  # covered, or beyond the edge
            lit.click(timeout=CLICK)
            page.wait_for_timeout(100)  # for the preview: a picture may wait, nothing depends on it
            return True
    return False


def looks(sizes: list[str], themes: list[str], languages: list[str]) -> Iterator[Look]:
    """English on every size in every theme; the other languages on the widest and the narrowest, in one theme."""
    for size, theme in product(sizes, themes):
        yield size, theme, "en"
    for language in languages:
        if language != "en":
            yield from ((size, themes[0], language) for size in sizes if size != "tablet")


def main() -> None:
    options = argparse.ArgumentParser(prog="python -m tests.web.screenshots", description=(__doc__ or "").split(":")[0])
    options.add_argument("--to", type=Path, default=Path("build/screenshots"), metavar="DIR")
    options.add_argument("--only", default="", metavar="REGEX", help="screens with such names")
    options.add_argument("--sizes", nargs="*", choices=SIZES, default=list(SIZES))
    options.add_argument("--themes", nargs="*", choices=THEMES, default=list(THEMES))
    options.add_argument("--languages", nargs="*", choices=LANGUAGES, default=list(LANGUAGES))
    chosen = options.parse_args()
    chosen.to.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as data, hosted(Path(data)) as host, town(host) as place, chromium() as browser:
        camera = Camera(browser, place, chosen.to, chosen.only)
        for look in looks(chosen.sizes, chosen.themes, chosen.languages):
            camera.shoot(look)
        camera.write_index()


if __name__ == "__main__":
    main()
