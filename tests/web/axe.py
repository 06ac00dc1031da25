"""axe-core on the page as it stands."""

from pathlib import Path
from typing import Any

from playwright.sync_api import Page

SOURCE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
COLOURS = ["color-contrast", "link-in-text-block"]  # what another theme can change


def violations(page: Page, rules: list[str] | None = None) -> list[str]:
    """Each with its rule and where it is; everything axe knows is asked, beyond what the law demands."""
    if not page.evaluate("() => 'axe' in window"):
        page.evaluate(SOURCE.read_text("utf-8"))  # by the debugger, as the page itself lets no strange script in
    options = {"resultTypes": ["violations"]} | ({"runOnly": rules} if rules else {})
    found: Any = page.evaluate("options => axe.run(document, options)", options)
    return [
        f"{violation['id']}: {node['target'][-1]}: {' '.join((node.get('failureSummary') or '').split()[5:])}"
        for violation in found["violations"]
        for node in violation["nodes"]
    ]


def in_both_themes(page: Page) -> list[str]:
    found = [f"light: {each}" for each in violations(page)]
    page.emulate_media(color_scheme="dark", reduced_motion="reduce")
    page.wait_for_function("() => document.documentElement.dataset.theme === 'dark'")
    return found + [f"dark: {each}" for each in violations(page, COLOURS)]
