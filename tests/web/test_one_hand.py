"""On a phone nothing wanders from question to question: the golden button keeps its place, and the board its size."""

from playwright.sync_api import Browser, FloatRect, Page

from tests.web.screens import Town, paused

GOLDEN = "[data-prompt] .btn.primary"
BOARD = ".boardsvg"
ASKED = ("produce beginning", "produce choosing", "produce jokers", "acquire raising", "trade answer")
CHOSEN = ("invest first investment", "acquire initiate", "produce moving", "closing ceremony clean-up")
ON_THE_BOARD = ("invest first investment", "waiting invest", "produce beginning", "produce moving", "waiting produce")
AUCTIONS = ("acquire initiate", "acquire raising", "waiting acquire")
STAGE = ".pstage"
ROUND = ("invest first investment", "acquire raising", "trade idle", "produce beginning", "closing ceremony clean-up")
DAY = (
    *("favours queue", "favours serve", "waiting favours", "tickets queue", "tickets serve", "waiting tickets"),
    *("events queue", "events serve", "events place visitor", "waiting events"),
)
SERVED = ("favours serve", "tickets serve", "events serve")


def test_the_golden_button_keeps_its_place(browser: Browser, place: Town) -> None:
    places = {tuple(box.items()) for box in _boxes(browser, place, GOLDEN, ASKED)}
    places |= {tuple(box.items()) for box in _boxes(browser, place, GOLDEN, CHOSEN, choose=True)}
    assert len(places) == 1


def test_what_only_leads_out_never_lies_in_its_place(browser: Browser, place: Town) -> None:
    [golden] = _boxes(browser, place, GOLDEN, ("produce beginning",))
    for quiet in _boxes(browser, place, "[data-does=pass]", ("acquire initiate", "trade idle", "acquire raising")):
        assert quiet["x"] + quiet["width"] <= golden["x"]


def test_the_board_keeps_its_size(browser: Browser, place: Town) -> None:
    for keys in (ON_THE_BOARD, AUCTIONS):
        boxes = _boxes(browser, place, BOARD, keys)
        assert boxes == [boxes[0]] * len(boxes)


def test_the_stage_begins_at_the_same_height_all_round(browser: Browser, place: Town) -> None:
    assert len({box["y"] for box in _boxes(browser, place, STAGE, ROUND)}) == 1


def test_stage_and_prompt_keep_their_places_all_day(browser: Browser, place: Town) -> None:
    for area in (STAGE, "[data-prompt]"):
        boxes = _boxes(browser, place, area, DAY, game="circus_maximus")
        assert boxes == [boxes[0]] * len(boxes), area


def test_the_golden_button_keeps_its_place_all_day(browser: Browser, place: Town) -> None:
    boxes = _boxes(browser, place, GOLDEN, SERVED, game="circus_maximus")
    boxes += _boxes(browser, place, GOLDEN, ("favours queue", "tickets queue"), game="circus_maximus", choose=True)
    assert boxes == [boxes[0]] * len(boxes)


def test_what_is_chosen_stays_under_the_finger(browser: Browser, place: Town) -> None:
    for key, chosen in (("closing ceremony clean-up", ".pclose [data-lit]"), ("produce choosing", ".tabula")):
        with paused(browser, place, "colosseum", 4, key, size="phone") as moment:
            before = _box(moment.page, chosen)
            moment.page.locator("[data-lit]:enabled").first.dispatch_event("click")
            moment.page.locator("[data-prompt] .fxc").first.wait_for()
            assert _box(moment.page, chosen) == before, key


def _boxes(
    browser: Browser, place: Town, what: str, keys: tuple[str, ...], *, game: str = "colosseum", choose: bool = False
) -> list[FloatRect]:
    found: list[FloatRect] = []
    for key in keys:
        with paused(browser, place, game, 4, key, size="phone") as moment:
            if choose:
                _choose(moment.page)
            found.append(_box(moment.page, what))
    return found


def _box(page: Page, what: str) -> FloatRect:
    thing = page.wait_for_selector(what)
    assert thing is not None
    thing.wait_for_element_state("stable")
    box = thing.bounding_box()
    assert box is not None
    return box


def _choose(page: Page) -> None:
    """What lies on the board or in the hand, and then where it goes."""
    for _ in range(3):
        if page.locator(GOLDEN).count() == 0:
            page.locator(".pstage [data-lit]:enabled, .hand [data-lit]").last.dispatch_event("click")
            page.wait_for_timeout(100)
