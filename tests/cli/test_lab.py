"""`munera lab`: the report and the export at the terminal."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

from tests.cli.conftest import Run


def test_a_report_is_written_and_its_place_told(run: Run) -> None:
    result = run("lab", "report", "circus_maximus", "--games", "12", "--bots", "random", "--workers", "1")
    assert result.exit_code == 0
    assert result.stdout.startswith("circus_maximus-report.html: 12 games, ")
    assert Path("circus_maximus-report.html").read_text("utf-8").startswith("<!doctype html>")


def test_the_report_can_be_put_elsewhere_for_some_player_counts(run: Run) -> None:
    arguments = ("--games", "4", "--bots", "random", "--players", "4", "--workers", "1", "--out", "page.html")
    assert run("lab", "report", "circus_maximus", *arguments).exit_code == 0
    text = Path("page.html").read_text("utf-8")
    assert "4 players" in text
    assert "3 players" not in text


def test_an_export_is_written_and_its_rows_counted(run: Run) -> None:
    arguments = ("--games", "5", "--bots", "random", "--rows", "games", "--workers", "1", "--to", "games.csv")
    result = run("lab", "export", "colosseum", *arguments)
    assert result.exit_code == 0
    assert result.stdout == "games.csv: 5 games, 5 rows\n"
    assert len(Path("games.csv").read_text("utf-8").splitlines()) == 6


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (("report", "ludo"), "There is no game “ludo”"),
        (("report", "colosseum", "--bots", "clever"), "There is no opponent “clever”"),
        (("report", "colosseum", "--players", "2"), "Colosseum is for 3, 4 or 5 players, not 2."),
        (("report", "colosseum", "--players", "many"), "--players takes numbers"),
        (("report", "colosseum", "--out", "nowhere/x.html"), "cannot be written"),
        (("report", "colosseum", "--out", "."), "is a folder"),
        (("export", "colosseum", "--to", "x.txt"), "must end in .csv or .parquet."),
        (("export", "colosseum", "--to", "x.csv", "--rows", "moves"), "--rows can be actions or games"),
        (("export", "colosseum"), "--to"),
    ],
)
def test_mistakes_are_told_in_one_sentence(run: Run, arguments: tuple[str, ...], sentence: str) -> None:
    result = run("lab", *arguments)
    assert result.exit_code == 2
    assert sentence in result.stderr
    assert len(result.stderr.strip().splitlines()) == 1


def test_without_a_command_the_help_is_shown(run: Run) -> None:
    result = run("lab")
    assert result.exit_code == 0
    assert "report" in result.stdout
    assert "export" in result.stdout


def test_without_the_labs_libraries_one_sentence_says_how_to_install_them() -> None:
    code = (
        "import sys; sys.modules['matplotlib'] = None; sys.modules['pyarrow'] = None\n"
        "import munera.cli; sys.argv = ['munera', 'lab', *sys.argv[1:]]; munera.cli.main()"
    )
    for arguments in (["report", "colosseum"], ["export", "colosseum", "--to", "x.parquet"]):
        result = subprocess.run([sys.executable, "-c", code, *arguments], capture_output=True, text=True)
        assert result.returncode == 2
        assert "pip install '.[lab]'" in result.stderr
        assert len(result.stderr.splitlines()) == 1
    simple = ["export", "circus_maximus", "--to", "x.csv", "--games", "1", "--bots", "random"]
    assert subprocess.run([sys.executable, "-c", code, *simple], capture_output=True).returncode == 0


def test_a_calibration_is_printed_as_a_table_and_drawn(run: Run) -> None:
    arguments = ("--games", "2", "--bots", "random", "--players", "3", "--workers", "1", "--plot", "plot.svg")
    result = run("lab", "calibration", "circus_maximus", *arguments)
    assert result.exit_code == 0, result.stderr
    assert result.stdout.startswith("| said | seats | on average | won | 95 % interval |\n")
    assert "Circus Maximus, 2 games" in Path("plot.svg").read_text("utf-8")


def test_positions_to_solve_are_written_with_the_share_that_each_level_solves(run: Run) -> None:
    arguments = ("--games", "1", "--players", "3", "--workers", "1", "--to", "puzzles.json")
    result = run("lab", "puzzles", "circus_maximus", *arguments)
    assert result.exit_code == 0, result.stderr
    assert "| plebeian | eques | senator | consul | emperor |" in result.stdout
    data = json.loads(Path("puzzles.json").read_text("utf-8"))
    for number, puzzle in enumerate(data["puzzles"], 1):
        assert puzzle["id"] == f"{number:03}"
        assert puzzle["best"] != puzzle["second"]
        assert puzzle["margin"] >= 0.06
