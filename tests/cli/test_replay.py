"""A record as text."""

from pathlib import Path

import pytest

from munera import Record
from tests.cli.conftest import Run


@pytest.mark.parametrize("arguments", [["--all"], []])
def test_without_a_terminal_the_whole_game_is_told(run: Run, finished: Path, arguments: list[str]) -> None:
    result = run("replay", str(finished), *arguments)
    assert result.exit_code == 0
    record = Record.load(finished)
    assert f"Ada, Bruno, Clara: {len(record.actions)} moves." in result.stdout
    state = record.replay()
    winner = record.names[state.winners()[0]]
    assert f"The game is over: {winner} won with {max(state.scores())} spectators." in result.stdout


def test_an_unfinished_record_says_so(run: Run, finished: Path) -> None:
    record = Record.load(finished)
    record.actions = record.actions[:60]
    record.dump("begun.munera")
    assert "The record ends here; the game is not over." in run("replay", "begun.munera", "--all").stdout
