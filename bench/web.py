"""The page, measured in a real Chromium: how much it loads, how soon a table can be used, what a new view costs.

Time until a table is usable is time on the clock, from an empty cache, with the server on the same machine. What a view
costs is processor time of scripts alone, as the browser itself counts it, at a table of five.
"""

import gzip
import json
import statistics
import tempfile
from pathlib import Path

from playwright.sync_api import Browser, CDPSession, Response

from bench.measure import BenchError
from bench.report import Ratio
from tests.web.chromium import chromium, context
from tests.web.host import Host, hosted
from tests.web.moments import Moment, moments
from tests.web.people import Person
from tests.web.screens import somebody

MOST_KILOBYTES = 200.0
MOST_SECONDS = 1.0
MOST_MILLISECONDS = 16.0
LOADS = 5
VIEWS = 60
PATIENCE = 1200  # looks at the table
PLAYERS = 5


def measure() -> list[Ratio]:
    with tempfile.TemporaryDirectory() as data, hosted(Path(data)) as host, chromium() as browser:
        size = first_load(browser, host.address)
        ratios = [Ratio("the page, script and style of the first load, kB", size, MOST_KILOBYTES, True)]
        for game in ("circus_maximus", "colosseum"):
            seconds = usable(browser, host.address, game)
            ratios.append(Ratio(f"the page, seconds until {game} can be played", seconds, MOST_SECONDS, True))
            scripting = update(browser, host, game)
            ratios.append(Ratio(f"the page, scripting ms for a view of {game}", scripting, MOST_MILLISECONDS, True))
    return ratios


def first_load(browser: Browser, address: str) -> float:
    """Compressed, whether or not the server does so."""
    with context(browser) as its:
        page = its.new_page()
        answers: list[Response] = []
        page.on("response", lambda answer: answers.append(answer))
        page.goto(address, wait_until="networkidle")
        files = [answer for answer in answers if answer.url.endswith((".js", ".css"))]
        return sum(len(gzip.compress(file.body())) for file in files) / 1000


def usable(browser: Browser, address: str, game: str) -> float:
    """From the address of a table to something that can be clicked; the median of several empty browsers."""
    key = "acquire initiate" if game == "colosseum" else "favours queue"
    found = []
    for _ in range(LOADS):
        with context(browser) as its:
            page = its.new_page()
            Moment(page, address, moments(game, PLAYERS)[key]).open()
            page.locator("[data-lit]").first.wait_for()
            found.append(float(page.evaluate("performance.now()")) / 1000)
    return statistics.median(found)


def update(browser: Browser, host: Host, game: str) -> float:
    """The mean over the views of a game that bots play on for the one who looks."""
    with Person(host.address, "Beatrix") as person, somebody(browser, person) as its:
        table = person.begins(game, PLAYERS)
        page = its.new_page()
        views: list[str] = []
        page.on("websocket", lambda socket: socket.on("framereceived", lambda text: _keep(text, views)))
        page.goto(f"{host.address}/t/{table}")
        page.locator("[data-prompt]").first.wait_for()
        session = its.new_cdp_session(page)
        session.send("Performance.enable", {"timeDomain": "threadTicks"})
        before, seen = _script_seconds(session), len(views)
        person.post(f"/tables/{table}/aside", {})
        for _ in range(PATIENCE):
            if len(views) >= seen + VIEWS:
                break
            page.wait_for_timeout(50)
        else:
            raise BenchError(f"A table of {game} showed {len(views) - seen} of {VIEWS} views.")
        milliseconds = (_script_seconds(session) - before) * 1000
        return milliseconds / (len(views) - seen)


def _keep(text: str | bytes, views: list[str]) -> None:
    if str(text).startswith(('{"type":"view"', '{"type":"changes"')):
        views.append(str(text))


def _script_seconds(session: CDPSession) -> float:
    metrics = session.send("Performance.getMetrics")["metrics"]
    return float(next(each["value"] for each in metrics if each["name"] == "ScriptDuration"))


if __name__ == "__main__":
    print(json.dumps([ratio._asdict() for ratio in measure()], indent=2))
