"""Both lessons in every language, done as they ask; and what they say to other moves."""

import pytest
from playwright.sync_api import Browser, Page, expect

from munera.core.lesson import lesson
from munera.tongues import LANGUAGES
from tests.web.chromium import SIZES, context
from tests.web.host import Host

GOLDEN = "[data-prompt] button.primary"
# What is clicked for each step that asks for something; words of the rules are the same in every language.
CLICKS = {
    "colosseum": {
        "invest": ["[data-lit='buy season ticket']", GOLDEN],
        "auction": ["[data-does=pass]"],
        "market": ["[data-lit='auction 2']", GOLDEN],
        "raise": ["[data-lit='bid 10']", GOLDEN],
        "trade": ["[data-lit='ask 1']", "[data-lit='give horse']", "[data-lit='want scenery']", GOLDEN],
        "traded": ["[data-does=pass]"],
        "offered": ["[data-does=decline]"],
        "show": ["[data-does='begin show']"],
        "noble": ["[data-lit='take senator-2']", "[data-lit='move senator-2 2']", GOLDEN],
        "produce": ["[data-lit='program 8']", GOLDEN],
        "discard": ["[data-lit='discard scenery']", GOLDEN],
    },
    "circus_maximus": {
        "villa": ["[data-lit='trader 3']", GOLDEN],
        "enough": ["[data-does=pass]"],
        "favour": ["[data-lit='take bribe legionnaire']", GOLDEN],
        "forum": ["[data-lit='trader 7']", GOLDEN],
        "second": ["[data-lit='trader 5']", GOLDEN],
        "done": ["[data-does=pass]"],
        "ticket": ["[data-lit='take circus maximus loge']", GOLDEN],
        "another": ["[data-lit='take colosseum loge']", GOLDEN],
        "sellers": ["[data-lit='trader 8']", "[data-lit='play 8 at circus maximus']", GOLDEN],
        "colosseum": ["[data-lit='trader 6']", "[data-lit='play 6 at colosseum']", GOLDEN],
        "close": ["[data-does=pass]"],
        "sale": ["[data-lit='goods loge']", "[data-lit='buyer senator']", GOLDEN],
        "bribe": ["[data-lit='favour bribe_legionnaire']", "[data-lit='goods loge']", GOLDEN],
    },
}
PATIENCE = 20_000  # milliseconds for the others to play


def step_of(page: Page) -> int:
    return int(page.url.rsplit("/", 1)[1])


def is_at(page: Page, step: int) -> None:
    page.wait_for_url(f"**/learn/*/{step}", timeout=PATIENCE)
    expect(page.locator(".coach h2")).to_be_visible(timeout=PATIENCE)


def do(page: Page, click: str, number: int) -> None:
    """Unless the page was faster: what is obvious is chosen already, and some steps need fewer clicks."""
    found = page.locator(click).first
    if step_of(page) == number and found.count() and found.get_attribute("aria-pressed") != "true":
        found.click()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", CLICKS)
def test_a_newcomer_who_does_what_is_asked_reaches_the_end(
    browser: Browser, host: Host, game: str, language: str
) -> None:
    steps = lesson(game).steps
    with context(browser, "wide", language=language) as its:
        page = its.new_page()
        page.goto(f"{host.address}/learn/{game}")
        for number, step in enumerate(steps[:-1], 1):
            is_at(page, number)
            for click in CLICKS[game][step.name] if step.actions else [".coach button.primary"]:
                do(page, click, number)
        is_at(page, len(steps))
        page.locator(".coach button.primary").click()  # now a whole game
        page.wait_for_url("**/t/*")


def test_another_move_is_answered_with_its_reason_and_the_lesson_stays(browser: Browser, host: Host) -> None:
    with context(browser, "wide") as its:
        page = its.new_page()
        page.goto(f"{host.address}/learn/colosseum/3")
        is_at(page, 3)
        page.locator("[data-lit='build loge']").click()
        page.locator(GOLDEN).click()
        expect(page.locator(".coach [role=alert]")).to_contain_text("second die")
        is_at(page, 3)


def test_one_may_leave_a_lesson_and_come_back(browser: Browser, host: Host) -> None:
    with context(browser, "phone") as its:
        page = its.new_page()
        page.goto(f"{host.address}/learn/colosseum")
        is_at(page, 1)
        page.locator(".coach button.primary").click()
        is_at(page, 2)
        page.locator(".coach button.ghosted").click()
        page.wait_for_url(host.address + "/")
        page.goto(f"{host.address}/learn/colosseum")
        is_at(page, 2)


HIDDEN = """() => {
  const card = document.querySelector('.coach').getBoundingClientRect();
  const [wide, high] = [(box) => [box.left, box.right], (box) => [box.top, box.bottom]];
  const shared = (box, side) => Math.min(side(card)[1], side(box)[1]) - Math.max(side(card)[0], side(box)[0]);
  return [...document.querySelectorAll('.cloth .spot')]
    .map((spot) => spot.getBoundingClientRect())
    .filter((box) => shared(box, wide) > 0 && shared(box, high) > 0).length;
}"""


# every size, and the longest words where there is least room
LOOKS = [*((size, "en") for size in SIZES), ("tablet", "fr"), ("phone", "de")]


@pytest.mark.parametrize(("size", "language"), LOOKS)
@pytest.mark.parametrize("game", CLICKS)
def test_no_remark_hides_what_it_is_about_or_wanders(
    browser: Browser, host: Host, game: str, size: str, language: str
) -> None:
    with context(browser, size, language=language) as its:
        page = its.new_page()
        for number, step in enumerate(lesson(game).steps, 1):
            page.goto(f"{host.address}/learn/{game}/{number}")
            card = page.locator(".coach.put")
            card.wait_for()
            put = card.bounding_box()
            page.wait_for_timeout(400)  # longer than any look around
            assert card.bounding_box() == put, step.name
            assert page.evaluate(HIDDEN) == 0, step.name
            assert page.locator(".cloth .spot").count() >= len(step.points), step.name
