"""A report is one page that says everything, needs nothing, and does not depend on who did the work."""

import re
from html.parser import HTMLParser

import pytest

from munera import MuneraError, SetupError, game
from munera.lab import report as reporting
from munera.lab.lab import Lab, lab_of
from munera.lab.plan import planned
from munera.lab.pools import here, processes
from munera.lab.report import observed, parts, report

VOID = {"meta", "path", "use", "rect"}
SECTIONS = {
    "colosseum": ["seats", "scores", "audience", "programs", "tokens", "assets", "trade", "variants"],
    "circus_maximus": ["seats", "scores", "start", "ranks", "coins", "favours", "venues", "caesar", "variants"],
}


class Reader(HTMLParser):
    """Checks that what is opened is closed, and gathers names and links."""

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.ids: list[str] = []
        self.links: list[str] = []
        self.sections: list[str] = []
        self.text = ""

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        found = dict(attrs)
        if tag != "meta":
            self.open.append(tag)
        if tag == "section":
            self.sections.append(found["id"] or "")
        self.ids += [value or "" for name, value in attrs if name == "id"]
        self.links += [value or "" for name, value in attrs if name in ("href", "xlink:href", "src")]

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.handle_starttag(tag, attrs)
        self.open.pop()

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        if self.open and self.open[-1] != "style":
            self.text += data + " "


def read(html: str) -> Reader:
    reader = Reader()
    reader.feed(html)
    reader.close()
    assert reader.open == []
    return reader


@pytest.mark.parametrize("name", sorted(SECTIONS))
def test_a_small_report_has_every_section_and_nothing_from_outside(name: str) -> None:
    plan = planned(name, "random", 1, 60)
    with here() as pool:
        results = observed(plan, pool)
    html = report(results)
    page = read(html)
    assert page.sections == SECTIONS[name]
    assert len(page.ids) == len(set(page.ids))
    assert {link.removeprefix("#") for link in page.links} <= set(page.ids)
    assert "http" not in html
    assert not re.search(r"\bnan\b|\bNone\b|\binf\b", page.text)
    assert "<script" not in html
    assert html.count("<svg") == html.count("<figure>") > 10
    assert not re.search(r"#0[1-4]0[2-5]0[3-6]|#110\d0\d", html)  # a colour that the page cannot change
    for section in re.findall(r"<section.*?</section>", html, re.DOTALL):
        assert '<div class="says"><p>' in section
        assert "games</th>" in section or "games in which" in section


def test_two_workers_count_what_one_counts_and_write_the_same_page() -> None:
    plan = planned("circus_maximus", "random", 5, 60, (3,))
    with here() as pool:
        alone = report(observed(plan, pool))
    told: list[int] = []
    with processes(2) as pool:
        together = report(observed(plan, pool, told.append))
    assert alone == together
    assert sum(told) == 60


def test_a_single_game_makes_a_page_too() -> None:
    with here() as pool:
        html = report(observed(planned("colosseum", "random", 1, 1), pool))
    assert "no interval" in html
    assert read(html).sections[0] == "seats"


def test_every_game_of_a_plan_is_in_exactly_one_part() -> None:
    for games in (1, 5, 60, 1000, 12345):
        plan = planned("colosseum", "random", 1, games)
        step = len(plan.cells)
        numbers = [
            number
            for part in parts(plan)
            for number in range(part.first, part.first + part.games * step, step)
            if plan.cell(number) == plan.cells[part.cell]
        ]
        assert sorted(numbers) == list(range(games))


def test_games_are_spread_evenly_over_player_counts_and_rules() -> None:
    plan = planned("colosseum", "random", 1, 60, (5, 3, 3))
    assert plan.cells == ((3, ()), (3, ("intense_auctions",)), (5, ()), (5, ("intense_auctions",)))


def test_a_plan_of_what_does_not_exist_is_refused() -> None:
    for wrong in (("ludo", "random", 1, 1), ("colosseum", "clever", 1, 1), ("colosseum", "random", 1, 1, (9,))):
        with pytest.raises(SetupError):
            planned(*wrong)
    with pytest.raises(MuneraError, match="at least one"):
        planned("colosseum", "random", 1, 0)


def test_a_game_that_the_lab_does_not_know_gets_what_holds_for_all(monkeypatch: pytest.MonkeyPatch) -> None:
    rules = game("colosseum")
    assert lab_of(rules) != Lab()
    monkeypatch.setattr(rules, "name", "report")  # a module of the lab, but no game
    assert lab_of(rules) == Lab()
    monkeypatch.setattr(rules, "name", "ludo")
    assert lab_of(rules) == Lab()
    monkeypatch.undo()
    monkeypatch.setattr(reporting, "lab_of", lambda rules: Lab())
    with here() as pool:
        html = report(observed(planned("colosseum", "random", 1, 12), pool))
    assert read(html).sections == ["seats", "scores", "variants"]
