"""`munera arena`: the table, the notes, and mistakes in one sentence."""

import sys
from pathlib import Path

import pytest

from tests.cli.conftest import Run

LINEUP = ("arena", "colosseum", "--bots", "random,random,random", "--workers", "1")


def test_the_table_gives_shares_scores_times_and_ratings(run: Run) -> None:
    shown = run(*LINEUP, "--games", "6", "--seed", "3").stdout
    assert "6 games of colosseum in 2 blocks of 3" in shown
    for word in ("seats", "win share", "95 % interval", "fair share", "mean place", "score", "decision", "longest"):
        assert word in shown
    for word in ("mu", "sigma", "ordinal", "33.33 to 33.33 %", "seed 3", "games a second", "steps a game"):
        assert word in shown
    assert max(len(line) for line in shown.splitlines()) <= 80


def test_games_are_rounded_up_to_whole_blocks(run: Run) -> None:
    result = run(*LINEUP, "--games", "4")
    assert "4 games are no whole rounds of 3 seats, so 6 are played." in result.stderr
    assert "6 games of colosseum" in result.stdout


def test_a_shorter_match_than_the_file_holds_counts_all_of_it(run: Run) -> None:
    run(*LINEUP, "--games", "6", "--json", "kept.json")
    result = run(*LINEUP, "--games", "3", "--json", "kept.json")
    assert "all 6 are counted" in result.stderr
    assert "6 games of colosseum" in result.stdout


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["colosseum"], "--bots"),
        (["senet", "--bots", "random,random,random"], "There is no game “senet”"),
        (["colosseum", "--bots", "random,nobody,random"], "There is no opponent “nobody”"),
        (["colosseum", "--bots", "random,,random"], "There is no opponent “”"),
        (["colosseum", "--bots", "random"], "not 1"),
        (["colosseum", "--bots", "random,random,random", "--variant", "short"], "has no variant “short”"),
        (["colosseum", "--bots", "random,random,random", "--games", "0"], "--games"),
        (["colosseum", "--bots", "random,random,random", "--on", "moon"], "--on must be processes or ray"),
        (["colosseum", "--bots", "random,random,random", "--address", "x:1"], "please add --on ray"),
        (["colosseum", "--bots", "random,random,random", "--json", "missing/a.json"], "cannot be written"),
        (["colosseum", "--bots", "random,random,random", "--json", "mine.txt"], "choose another file"),
        (["colosseum", "--bots", "random,random,random", "--records", "mine.txt"], "no folder for records"),
    ],
)
def test_a_mistake_is_met_with_one_sentence(run: Run, folder: Path, arguments: list[str], words: str) -> None:
    (folder / "mine.txt").write_text("mine", "utf-8")
    games = [] if "--games" in arguments else ["--games", "3"]
    result = run("arena", *arguments, *games)
    assert result.exit_code == 2
    assert result.stdout == ""
    assert words in result.stderr
    assert result.stderr.startswith("munera: ")
    assert result.stderr.endswith(".\n")
    assert (folder / "mine.txt").read_text("utf-8") == "mine"


@pytest.mark.parametrize(("library", "options"), [("openskill", ()), ("ray", ("--on", "ray"))])
def test_a_missing_library_is_told_with_the_way_to_install_it(
    run: Run, monkeypatch: pytest.MonkeyPatch, library: str, options: tuple[str, ...]
) -> None:
    monkeypatch.setitem(sys.modules, library, None)
    result = run(*LINEUP, "--games", "3", *options)
    assert result.exit_code == 2
    assert (
        result.stderr
        == f"munera: This needs {library}; install the lab with “pip install '.[lab]'” in Munera's folder.\n"
    )
