"""Every screen of the page, each with the way to it: for pictures, for checks of all languages, and for axe."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field

from playwright.sync_api import Browser, BrowserContext, Page, Route

from tests.web.chromium import context
from tests.web.host import Host
from tests.web.moments import GAMES, Moment, moments
from tests.web.people import Person

NEW = "zzzzzzzz"  # a table that nobody opened
RULES = {"colosseum": "C6.3", "circus_maximus": "M3.2"}  # that one looks up in the middle of a game


@dataclass
class Town:
    """A server on which something has happened already, so that no screen is empty."""

    host: Host
    beatrix: Person
    finished: dict[str, str] = field(default_factory=dict)
    open: dict[str, str] = field(default_factory=dict)
    closed: str = ""  # a table that lets nobody watch
    _analysed: dict[str, str] = field(default_factory=dict)

    @property
    def address(self) -> str:
        return self.host.address

    @property
    def analysed(self) -> dict[str, str]:
        """Games that were looked at move by move, once somebody asks for them."""
        for game in GAMES if not self._analysed else ():
            self._analysed[game] = self.beatrix.begins(game, name="Ludi Romani")
            self.beatrix.finishes(self._analysed[game])
            self.beatrix.understands(self._analysed[game])
        return self._analysed


@contextmanager
def town(host: Host) -> Iterator[Town]:
    with Person(host.address, "Beatrix") as beatrix, Person(host.address, "Matteo") as matteo:
        found = Town(host, beatrix)
        for game in GAMES:
            found.finished[game] = beatrix.begins(game, 4, name="Quinquatria")
            beatrix.finishes(found.finished[game])
            found.open[game] = beatrix.opens(game, 4, bots=1, name="Saturnalia", public=True)
        found.closed = matteo.begins("colosseum", spectators=False)
        beatrix.begins("circus_maximus", name="Lupercalia")
        yield found


@dataclass(frozen=True)
class Screen:
    """`shown` is there when the screen is complete. A stranger's browser has never been here."""

    name: str
    path: str  # in which {town} is filled in
    shown: str
    stranger: bool = False
    before: Callable[[Page, Town], object] | None = None
    then: Callable[[Page], object] | None = None  # what is done there

    def open(self, page: Page, place: Town) -> Page:
        if self.before:
            self.before(page, place)
        page.goto(place.address + self.path.format(town=place))
        page.locator("main").first.wait_for()
        page.locator(self.shown).first.wait_for()
        if self.then:
            self.then(page)
        page.evaluate("document.fonts.ready")
        return page


def _broken_api(page: Page, place: Town) -> None:
    def fail(route: Route) -> None:
        route.fulfill(status=500, body="")

    page.route(f"{place.address}/api/tables/**", fail)


def _no_server(page: Page, place: Town) -> None:
    page.route(f"{place.address}/api/**", lambda route: route.abort())


def _supposes(page: Page) -> None:
    """Another move than the one that was made, and what it would have changed."""
    page.locator(".more button").first.click()
    page.locator(".what .list button").first.click()
    page.locator(".what .odds").wait_for()


def _plays_on(page: Page) -> None:
    page.locator(".more button").nth(1).click()
    page.locator("dialog[open] option").first.wait_for(state="attached")


def _answers(page: Page) -> None:
    page.locator("[data-prompt] button:enabled").first.click()
    page.locator("aside.card .odds").wait_for()


def _screens() -> Iterator[Screen]:
    yield Screen("home", "/", ".hside li a")
    yield Screen("home, first visit", "/", ".hside a.btn", stranger=True)
    for game in GAMES:
        yield Screen(f"new table, {game}", f"/new/{game}", ".tog")
        yield Screen(f"lobby, {game}", f"/t/{{town.open[{game}]}}", ".seatl")
        yield Screen(f"end, {game}", f"/t/{{town.finished[{game}]}}", ".end .ch")
        yield Screen(f"replay, {game}", f"/t/{{town.finished[{game}]}}/replay/120", ".story .now")
        yield Screen(f"rules, {game}", f"/rules/{game}", "article")
        yield Screen(
            f"rule opened, {game}", f"/rules/{game}/{RULES[game]}?back=/t/{{town.open[{game}]}}", "article.open"
        )
        yield Screen(f"lesson, {game}", f"/learn/{game}/3", ".coach.put")
        yield Screen(f"analysis, {game}", f"/t/{{town.analysed[{game}]}}/replay/100", ".mark")
        yield Screen(f"end, analysed, {game}", f"/t/{{town.analysed[{game}]}}", ".awards li")
        yield Screen(f"position to solve, {game}", f"/puzzles/{game}/002", "aside.card h2")
    yield Screen("invited", "/t/{town.open[colosseum]}", ".seatl", stranger=True)
    yield Screen("replays", "/replays", "main li a")
    yield Screen("positions to solve", "/puzzles", "main ol a")
    yield Screen("profile", "/profile", "main section")
    yield Screen("settings", "/settings", ".langs")
    yield Screen("about", "/about", "main section")
    yield Screen("wrong address", "/no/such/page", "h1")
    yield Screen("wrong link", f"/t/{NEW}", "h1")
    yield Screen("no spectators", "/t/{town.closed}", "h1")
    yield Screen("no such replay", f"/t/{NEW}/replay", "h1")
    yield Screen("server error", "/t/{town.open[colosseum]}", "h1", before=_broken_api)
    yield Screen("no server", "/t/{town.open[colosseum]}", "h1", before=_no_server)
    yield Screen("home without server", "/", "[role=alert]", before=_no_server)


SCREENS = {screen.name: screen for screen in _screens()}

# Of the variants, what looks different; of other numbers of players, a phase each.
VARIANT_KEYS = {"intense_auctions acquire raising", "with caesar events queue", "with caesar events serve"}
VARIANTS = ("intense_auctions ", "caesar ", "with caesar ")


def phases() -> Iterator[tuple[str, int, str]]:
    """Game, players, and the key of the moment."""
    for game in GAMES:
        for key in moments(game):
            if not key.startswith(VARIANTS) or key in VARIANT_KEYS:
                yield game, 4, key
    for players in (3, 5):
        for key in ("invest first investment", "acquire raising", "trade answer", "produce choosing"):
            yield "colosseum", players, key
        for key in ("favours queue", "events serve"):
            yield "circus_maximus", players, key


def phase_name(game: str, players: int, key: str) -> str:
    return f"{game}, {key}" if players == 4 else f"{game}, {players} players, {key}"


@contextmanager
def opened(browser: Browser, place: Town, name: str, **look: str) -> Iterator[Page]:
    """A screen by its name in a browser of its own."""
    screen = SCREENS[name]
    with somebody(browser, None if screen.stranger else place.beatrix, **look) as its:
        yield screen.open(its.new_page(), place)


@contextmanager
def paused(browser: Browser, place: Town, game: str, players: int, key: str, **look: str) -> Iterator[Moment]:
    """A moment of a game in a browser of its own."""
    with somebody(browser, None, **look) as its:
        moment = Moment(its.new_page(), place.address, moments(game, players)[key])
        moment.open()
        yield moment


@contextmanager
def somebody(browser: Browser, person: Person | None, **look: str) -> Iterator[BrowserContext]:
    its = context(browser, **look)
    try:
        if person:
            person.sits_at(its)
        yield its
    finally:
        its.close()
