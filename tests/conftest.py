"""Tests name the rules they prove: `@pytest.mark.rule("C4.6")`.

With `--rules-table FILE` the run writes a table rule → tests, and fails if a rule of a game's rulebook has no passing
test that names it.
"""

import re
from collections import defaultdict
from pathlib import Path

import pytest

RULEBOOKS = sorted(Path(__file__).parents[1].glob("src/munera/games/*/RULES.md"))
_RULE = re.compile(r"^- ([A-Z]\d+\.\d+) ", re.MULTILINE)


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--rules-table", metavar="FILE", help="write the table rule → tests, and demand it complete")


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line("markers", "rule(*numbers): the rules of a rulebook that a test proves")
    if config.getoption("--rules-table") and not hasattr(config, "workerinput"):
        config.pluginmanager.register(RulesTable(Path(config.getoption("--rules-table"))))


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        for marker in item.iter_markers("rule"):
            item.user_properties += [("rule", number) for number in marker.args]


class RulesTable:
    """Gathers which rules were proved by which tests."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.tests: dict[str, set[str]] = defaultdict(set)
        self.problems: list[str] = []

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.when == "call" and report.passed:
            for key, value in report.user_properties:
                if key == "rule":
                    self.tests[str(value)].add(report.nodeid.split("[")[0])

    @pytest.hookimpl(trylast=True)
    def pytest_sessionfinish(self, session: pytest.Session) -> None:
        lines = ["# Every rule, and the tests that prove it", "", "Made by the test run.", ""]
        known: set[str] = set()
        for rulebook in RULEBOOKS:
            rules = _RULE.findall(rulebook.read_text("utf-8"))
            known |= set(rules)
            lines += [f"## {rulebook.parent.name}", "", "| rule | tests |", "|---|---|"]
            lines += [f"| {rule} | {'<br>'.join(sorted(self.tests[rule])) or '**none**'} |" for rule in rules]
            lines += [""]
            self.problems += [
                f"rule {rule} has no passing test that names it" for rule in rules if not self.tests[rule]
            ]
        self.problems += [
            f"a test names rule {rule}, which no rulebook has" for rule in sorted(set(self.tests) - known)
        ]
        self.path.parent.mkdir(parents=True, exist_ok=True)
        self.path.write_text("\n".join(lines), "utf-8")
        if self.problems and session.exitstatus == pytest.ExitCode.OK:
            session.exitstatus = pytest.ExitCode.TESTS_FAILED

    def pytest_terminal_summary(self, terminalreporter: pytest.TerminalReporter) -> None:
        for problem in self.problems:
            terminalreporter.write_line(f"RULES: {problem}", red=True)
        rules = sum(1 for tests in self.tests.values() if tests)
        terminalreporter.write_line(f"rules proved: {rules}, table in {self.path}")
