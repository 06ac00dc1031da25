"""Positions to solve: answered on the table, and remembered."""

import re

import pytest
from playwright.sync_api import Browser, Page, expect

import munera
from munera.bots.puzzles import Puzzle, puzzles
from tests.web.chromium import SIZES
from tests.web.people import Person
from tests.web.screens import Town, somebody

GAMES = munera.games()
GOLDEN = "[data-prompt] button.primary"


def answer(page: Page, puzzle: Puzzle, action: int) -> None:
    """Makes this move by what the page lights."""
    words = puzzle.record().game.words(puzzle.state(), action)
    lit = page.locator(f"[data-lit='{words}'], [data-does='{words}']").first
    expect(lit).to_be_visible()
    at_once = lit.get_attribute("data-does") is not None
    lit.click()
    if not at_once:
        page.locator(GOLDEN).click()


def easy(game: str, page: Page, address: str) -> Puzzle:
    """The first whose best and second move are one lit thing each."""
    for puzzle in puzzles(game):
        page.goto(f"{address}/puzzles/{game}/{puzzle.id}")
        expect(page.locator("aside.card h2")).to_have_text("Find the best move")
        state = puzzle.state()
        moves = [puzzle.record().game.words(state, action) for action in (puzzle.best, puzzle.second)]
        if all(page.locator(f"[data-lit='{words}'], [data-does='{words}']").count() for words in moves):
            return puzzle
    raise AssertionError("no position can be answered by one click")


@pytest.mark.parametrize("game", GAMES)
def test_the_first_answer_counts_and_a_better_one_may_be_tried(browser: Browser, place: Town, game: str) -> None:
    with Person(place.address, "Solver") as solver, somebody(browser, solver) as theirs:
        page = theirs.new_page()
        puzzle = easy(game, page, place.address)
        answer(page, puzzle, puzzle.second)
        card = page.locator("aside.card")
        expect(card.locator("h2")).to_have_text("There is a better move")
        expect(card).to_contain_text("Best was:")
        card.get_by_role("button", name="Try again").click()
        answer(page, puzzle, puzzle.best)
        expect(card.locator("h2")).to_have_text("That is the best move")
        expect(card).to_contain_text("Only the first answer counts")
        page.goto(f"{place.address}/puzzles")
        expect(page.locator("main")).to_contain_text("You have solved 0 of 1 at the first try.")
        expect(page.locator("a.missed")).to_have_count(1)


@pytest.mark.parametrize("size", SIZES)
def test_the_position_of_the_day_is_one_click_from_home(browser: Browser, place: Town, size: str) -> None:
    with somebody(browser, None, size=size) as theirs:
        page = theirs.new_page()
        page.goto(place.address)
        page.get_by_role("link", name=re.compile("Position of the day")).first.click()
        page.wait_for_url("**/puzzles/*/*")
        expect(page.locator("aside.card h2")).to_have_text("Find the best move")
