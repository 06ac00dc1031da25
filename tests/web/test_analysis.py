"""A finished game understood through the page: its analysis, better moves, other moves, and a game played on."""

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.web.host import Host, hosted
from tests.web.people import Person
from tests.web.player import Player
from tests.web.screens import Town, somebody

GAME = "circus_maximus"
KEPT = 0.4  # of an analysis, by which time a part of it has been kept
PATIENCE = 120_000  # milliseconds for an analysis on a machine that does much else


@pytest.fixture(scope="module")
def table(place: Town) -> str:
    """A finished game of this file's own, that nobody has analysed."""
    found = place.beatrix.begins(GAME, 4)
    place.beatrix.finishes(found)
    return found


@pytest.fixture
def replay(browser: Browser, place: Town, table: str) -> Iterator[Page]:
    with somebody(browser, place.beatrix) as hers:
        page = hers.new_page()
        page.goto(f"{place.address}/t/{table}/replay/120")
        expect(page.locator(".story .now")).to_be_visible()
        yield page


def marks(page: Page) -> list[str]:
    return [label or "" for label in (each.get_attribute("aria-label") for each in page.locator(".mark").all())]


def test_an_analysis_is_asked_for_shown_and_shared_by_its_link(
    browser: Browser, place: Town, replay: Page, table: str
) -> None:
    replay.get_by_role("button", name="Analyse this game").click()
    chart = replay.get_by_role("group", name="Everybody’s chance to win")
    expect(chart).to_be_visible(timeout=PATIENCE)
    found = marks(replay)
    assert found, "no move of a whole game mattered"
    assert all(re.search(r"\d+\s%", label) for label in found)
    replay.get_by_role("button", name="Next key move").click()
    expect(replay.locator(".said [role=status] b")).not_to_have_count(0)
    with somebody(browser, None) as strangers:
        page = strangers.new_page()
        page.goto(f"{place.address}/t/{table}/replay")
        expect(page.locator(".mark").first).to_be_visible()
        assert marks(page) == found
        page.goto(f"{place.address}/t/{table}")
        expect(page.locator(".awards li").first).to_be_visible()


def test_the_better_move_is_shown_on_the_board_with_what_it_would_have_changed(replay: Page) -> None:
    ask = replay.get_by_role("button", name="Analyse this game")
    chart = replay.get_by_role("group", name="Everybody’s chance to win")
    expect(ask.or_(chart)).to_be_visible()
    if ask.count():
        ask.click()
    expect(chart).to_be_visible(timeout=PATIENCE)
    replay.locator(".mark.cost").first.click()
    moment = replay.url
    replay.get_by_role("button", name="Show the better move").first.click()
    what_if = replay.get_by_role("region", name="What if…")
    expect(what_if.locator(".odds li")).to_have_count(4)
    assert replay.url != moment  # the table is the one before the mistake
    what_if.get_by_role("button", name="Back to the game").click()
    expect(what_if).to_have_count(0)


def test_another_move_shows_how_everybodys_chances_change(replay: Page) -> None:
    replay.get_by_role("button", name="What if…").click()
    what_if = replay.get_by_role("region", name="What if…")
    choices = what_if.locator(".list button")
    dice = what_if.get_by_text("Dice or cards decide here")
    expect(choices.first.or_(dice)).to_be_visible()
    while dice.count():
        what_if.get_by_role("button", name="Back to the game").click()
        replay.locator("body").press("ArrowRight")
        replay.get_by_role("button", name="What if…").click()
        expect(choices.first.or_(dice)).to_be_visible()
    choices.last.click()
    expect(what_if.locator(".odds li")).to_have_count(4)
    shares = [int(text.split()[0]) for text in what_if.locator(".odds b").all_inner_texts()]
    assert sum(shares) in range(98, 103)  # each is rounded


def test_a_game_is_played_on_from_a_moment_in_another_seat(replay: Page, table: str) -> None:
    replay.get_by_role("button", name="Play on from here").click()
    form = replay.locator("dialog[open]")
    form.get_by_label("Your seat").select_option(index=2)
    form.get_by_label("Level").select_option("plebeian")
    form.get_by_role("button", name="Play on from here").click()
    replay.wait_for_url(re.compile(rf"/t/(?!{table})\w+$"))
    expect(replay.locator(".topbar")).to_contain_text("Played on from another game")
    player = Player(replay, 3)
    player.play(240)
    assert player.clicks


def test_an_analysis_goes_on_without_the_page_and_over_a_crash_of_the_server(
    browser: Browser, tmp_path_factory: pytest.TempPathFactory
) -> None:
    with hosted(tmp_path_factory.mktemp("analysis")) as host, Person(host.address, "Carla") as carla:
        table = carla.begins("colosseum", 3)
        carla.finishes(table)
        with somebody(browser, carla) as hers:
            page = hers.new_page()
            page.goto(f"{host.address}/t/{table}/replay")
            page.get_by_role("button", name="Take more time").click()
            progress = page.get_by_role("progressbar")
            page.wait_for_function(f"() => document.querySelector('progress')?.value > {KEPT}", timeout=PATIENCE)
            page.goto(host.address)
            restart(host)
            assert carla.get(f"/tables/{table}/analysis")["share"] > 0  # it goes on where it was
            page.goto(f"{host.address}/t/{table}/replay")
            expect(progress).to_be_visible()
            page.get_by_role("button", name="Cancel").click()
            expect(page.get_by_role("button", name="Analyse this game")).to_be_visible()


def restart(host: Host) -> None:
    host.kill()
    host.start()
