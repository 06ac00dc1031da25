"""axe-core on the page as it stands."""

from pathlib import Path
from typing import Any

from playwright.sync_api import Page

SOURCE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"


def violations(page: Page) -> list[str]:
    """Each with its rule and where it is; everything axe knows is asked, beyond what the law demands."""
    if not page.evaluate("() => 'axe' in window"):
        page.evaluate(SOURCE.read_text("utf-8"))  # by the debugger, as the page itself lets no strange script in
    found: Any = page.evaluate("() => axe.run(document, {resultTypes: ['violations']})")
    return [
        f"{violation['id']}: {node['target'][-1]}: {' '.join((node.get('failureSummary') or '').split()[5:])}"
        for violation in found["violations"]
        for node in violation["nodes"]
    ]


def in_both_themes(page: Page) -> list[str]:
    found = []
    for theme in ("light", "dark"):
        page.emulate_media(color_scheme="dark" if theme == "dark" else "light", reduced_motion="reduce")
        page.wait_for_function("theme => document.documentElement.dataset.theme === theme", arg=theme)
        found += [f"{theme}: {each}" for each in violations(page)]
    return found
