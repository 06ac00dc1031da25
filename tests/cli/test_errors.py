"""Whatever goes wrong is told in one sentence, with exit code 2 and without a traceback."""

from pathlib import Path

import pytest

from munera import Record, game
from tests.cli.conftest import Run

RECORD = Record(game("colosseum"), 3).dumps()


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["nonsense"], "No such command"),
        (["--nonsense"], "No such option"),
        (["play"], "Say which game"),
        (["play", "senet"], "There is no game “senet”"),
        (["play", "colosseum", "--players", "9"], "for 3, 4 or 5 players, not 9"),
        (["play", "colosseum", "--players", "many"], "--players"),
        (["play", "colosseum", "--variant", "short"], "has no variant “short”"),
        (["play", "colosseum", "--seat", "5"], "--seat must be from 1 to 4, not 5"),
        (["play", "colosseum", "--seat", "0"], "--seat must be from 1 to 4, not 0"),
        (["play", "colosseum", "--against", "nobody"], "There is no opponent “nobody”"),
        (["play", "colosseum", "--name", " "], "name must have"),
        (["play", "colosseum", "--save", "missing/game.munera"], "cannot be written"),
        (["play", "colosseum", "--save", "."], "is a folder"),
        (["play", "colosseum", "--save", "kept.munera"], "exists already"),
        (["play", "--resume", "missing.munera"], "cannot be read"),
        (["play", "--resume", "."], "cannot be read"),
        (["play", "--resume", "kept.munera"], "choose one with --seat"),
        (["play", "--resume", "kept.munera", "--seat", "4"], "--seat must be from 1 to 3"),
        (["play", "--resume", "kept.munera", "--players", "3"], "please leave them out"),
        (["play", "circus", "--resume", "kept.munera"], "not of circus"),
        (["replay"], "Missing argument"),
        (["replay", "binary.munera"], "is not a text file"),
        (["replay", "empty.munera"], "not a Munera record"),
        (["replay", "newer.munera"], "please update Munera"),
        (["replay", "truncated.munera"], "breaks off"),
        (["replay", "edited.munera"], "line 12"),
        (["simulate"], "Missing argument"),
        (["simulate", "senet"], "There is no game “senet”"),
        (["simulate", "colosseum", "--games", "0"], "--games"),
        (["simulate", "colosseum", "--workers", "0"], "--workers"),
        (["simulate", "colosseum", "--players", "2"], "not 2"),
        (["simulate", "colosseum", "--bot", "nobody"], "There is no opponent “nobody”"),
        (["simulate", "colosseum", "--json", "missing/result.json"], "cannot be written"),
    ],
)
def test_a_mistake_is_met_with_one_sentence(run: Run, folder: Path, arguments: list[str], words: str) -> None:
    (folder / "kept.munera").write_text(RECORD, "utf-8")
    (folder / "binary.munera").write_bytes(b"\xff\xfe\x00")
    (folder / "empty.munera").write_text("", "utf-8")
    (folder / "newer.munera").write_text(RECORD.replace("record 1", "record 2"), "utf-8")
    (folder / "truncated.munera").write_text(
        RECORD.replace("actions: 0", "actions: 2") + "chance: draw lion\n", "utf-8"
    )
    (folder / "edited.munera").write_text(RECORD + "1: pass\n", "utf-8")
    result = run(*arguments)
    assert result.exit_code == 2
    assert result.stdout == ""
    assert words in result.stderr
    assert result.stderr.startswith("munera: ")
    assert result.stderr.endswith(".\n")
    assert result.stderr.count("\n") == 1


def test_a_finished_game_is_not_resumed_but_replayed(run: Run, finished: Path) -> None:
    result = run("play", "--resume", str(finished))
    assert result.exit_code == 2
    assert "is a finished game" in result.stderr
