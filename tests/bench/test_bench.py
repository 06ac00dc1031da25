"""The benchmark says clearly when it cannot measure, and judges its figures by their goals."""

import io
import json
from pathlib import Path

import pytest
from rich.console import Console

import munera
from bench import __main__ as bench
from bench import others, report, server
from bench.measure import BenchError, Pace, pace
from bench.ours import Costs
from bench.report import Ratio, Report
from bench.served import Served, Weight

RESULT = Report(
    {"colosseum, compiled": Pace(2_000_000.0, 3_000.0)},
    {"colosseum": Costs(300.0, 600.0, 900.0)},
    [
        Ratio("faster", 31.0, 30),
        Ratio("slower", 29.0, 30),
        Ratio("cheap", 0.5, 10, at_most=True),
        Ratio("so", 3.0),
    ],
    {},
    {},
)


def test_the_benchmark_refuses_to_measure_a_package_that_is_not_compiled(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(munera, "COMPILED", False)
    with pytest.raises(BenchError, match="not compiled"):
        bench.measure(0.01, Console(file=io.StringIO()))


def test_a_missing_library_is_named_with_the_command_that_installs_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(others, "LIBRARIES", {"no_such_module": "no-such-package"})
    with pytest.raises(BenchError, match="no-such-package is not installed; `make bench`"):
        others.check()


def test_goals_are_reached_or_missed() -> None:
    assert [ratio.verdict for ratio in RESULT.ratios] == ["reached", "missed", "reached", ""]


def test_a_pace_counts_steps_and_games() -> None:
    measured = pace(lambda seed: 10, 0.01)
    assert measured.steps_per_second == pytest.approx(10 * measured.games_per_second)


def test_the_table_and_the_file_tell_the_same(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(report, "LIBRARIES", {})
    monkeypatch.setattr(report, "PACKAGES", ("librt",))
    printed = io.StringIO()
    report.show(RESULT, Console(file=printed, width=120))
    assert "2,000,000 steps/s" in printed.getvalue()
    assert "missed" in printed.getvalue()
    report.save(RESULT, tmp_path / "build" / "bench.json")
    saved = json.loads((tmp_path / "build" / "bench.json").read_text("utf-8"))
    assert saved["paces"]["colosseum, compiled"]["steps_per_second"] == 2_000_000
    assert saved["ratios"][1]["verdict"] == "missed"
    assert saved["machine"]["libraries"].keys() == {"librt"}


def test_what_servers_did_is_told_too(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(report, "LIBRARIES", {})
    monkeypatch.setattr(report, "PACKAGES", ())
    served = Report({}, {}, [], {"ours, 10 tables": Served(1234.0, 5.5, 9.25, 0.5)}, {"ours": Weight(300.0, 400.0)})
    printed = io.StringIO()
    report.show(served, Console(file=printed, width=120))
    assert "1,234" in printed.getvalue()
    assert "9.2 ms" in printed.getvalue()
    assert "idle 300 kB" in printed.getvalue()
    report.save(served, tmp_path / "bench.json")
    saved = json.loads((tmp_path / "bench.json").read_text("utf-8"))
    assert saved["served"]["ours, 10 tables"]["p99"] == 9.25
    assert saved["kilobytes"]["ours"] == {"idle": 300.0, "active": 400.0}


def test_without_the_clients_packages_it_says_how_to_get_them(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(server, "CLIENTS", tmp_path)
    with pytest.raises(BenchError, match="`make bench` installs them"):
        server.measure({}, [], {})
