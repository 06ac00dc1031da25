"""Two people at one table of Colosseum, each at a browser of their own, with a bot.

They bid in one auction, and agree on a counter-offer.
"""

import re
from collections.abc import Callable

from playwright.sync_api import Browser, Locator, Page, expect

from tests.web.chromium import context
from tests.web.host import Host
from tests.web.player import ASKED, Player

MOST_STEPS = 200
WAIT = 60_000


class Seated:
    """Somebody who passes wherever they have nothing to show."""

    def __init__(self, page: Page, name: str) -> None:
        self.page = page
        self.name = name
        self.player = Player(page, seed=2)

    @property
    def is_asked(self) -> bool:
        return self.page.locator(ASKED).count() > 0

    def prompt(self, name: str) -> Locator:
        return self.page.locator(ASKED).get_by_role("button", name=name, exact=True)

    def passes(self) -> None:
        quiet = self.page.locator(f"{ASKED} [data-key=pass]:enabled")
        if quiet.count():
            quiet.first.click()
        else:
            self.player.click()

    def phase(self) -> str:
        return self.page.locator("[aria-current=step], .phases .cur, .cur").first.inner_text()


def go_on(people: list[Seated], until: Callable[[], bool], act: Callable[[Seated], bool] = lambda one: False) -> None:
    """Whoever is asked does what the test wants, or passes, until something is so."""
    pages = [one.page for one in people]
    for _ in range(MOST_STEPS):
        if until():
            return
        asked = next((one for one in people if one.is_asked), None)
        if asked is None:
            pages[0].wait_for_timeout(50)  # the bot thinks: either page may be asked next
        elif not act(asked):
            asked.passes()
    raise AssertionError("It does not come to that.")


def sit_down(host: Host, ada: Page, bruno: Page) -> None:
    ada.goto(f"{host.address}/new/colosseum")
    ada.get_by_role("radiogroup", name="Players").get_by_role("radio", name="3").click()
    ada.get_by_role("button", name="Open the table").click()
    ada.wait_for_url("**/t/*")
    ada.get_by_role("button", name="Seat a bot").last.click()
    link = ada.url
    bruno.goto(link)
    bruno.get_by_label("Your name").fill("Bruno")
    bruno.get_by_role("button", name="Take a seat").click()
    for page in (ada, bruno):
        page.get_by_role("button", name="I am ready").click()
    for page in (ada, bruno):
        page.locator("[data-prompt]").first.wait_for()


def test_an_auction_and_an_accepted_counter_offer(browser: Browser, host: Host) -> None:
    with context(browser) as hers, context(browser) as his:
        ada, bruno = Seated(hers.new_page(), "Ada"), Seated(his.new_page(), "Bruno")
        sit_down(host, ada.page, bruno.page)
        people = [ada, bruno]

        # Both bid in one auction: whoever may begin puts a market up, the other raises.
        bidders: list[str] = []

        def bid(one: Seated) -> bool:
            raised = one.page.locator(f"{ASKED} button.primary:enabled", has_text=re.compile(r"\bBid\b|\bOpen\b"))
            if raised.count() and one.name not in bidders:
                raised.first.click()
                bidders.append(one.name)
                return True
            market = one.page.locator("[data-market][data-lit], [data-lit][data-market]")
            if market.count() and not raised.count() and one.name not in bidders:
                market.first.click()
                return True
            return False

        go_on(people, lambda: len(bidders) == 2, bid)
        expect(ada.page.get_by_role("list", name="Log")).to_contain_text("Bruno")

        # Trade: one offers, the other changes the offer, the first accepts.
        offered: list[str] = []

        def offer(one: Seated) -> bool:
            other = bruno if one is ada else ada
            # each calls the other by the name that the table shows
            partner = one.page.get_by_role("radio").filter(has_text=name_of(other))
            if not partner.count() or not partner.first.is_enabled() or offered:
                return False
            partner.first.click()
            one.page.get_by_role("button", name=re.compile("^Give ")).first.click()
            one.page.get_by_role("button", name="Coins you want +1").click()
            one.prompt("Send").click()
            offered.append(one.name)
            return True

        go_on(people, lambda: bool(offered), offer)
        first, second = (ada, bruno) if offered == ["Ada"] else (bruno, ada)
        second.prompt("Change…").click()
        second.page.get_by_role("button", name="Coins you pay +1").click()
        second.prompt("Send").click()
        expect(first.prompt("Accept")).to_be_visible()
        first.prompt("Accept").click()
        for one in people:
            log = one.page.get_by_role("list", name="Log")
            expect(log).to_contain_text(re.compile("accept|agree|deal", re.IGNORECASE))
        assert ada.player.problems + bruno.player.problems == []


def name_of(one: Seated) -> str:
    return str(one.page.evaluate("() => JSON.parse(localStorage.getItem('munera')).name"))
