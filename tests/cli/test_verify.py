"""`munera verify`: one sentence, and an exit code that says as much."""

from pathlib import Path

from munera import CHANCE, Record, game
from munera.server.fairness import FairDice
from tests.cli.conftest import Run

DICE = FairDice(bytes(range(32)), ("a", "b", "c"))


def opening(pledge: bool = True) -> Record:
    """A game as far as the dealing goes."""
    record = Record(game("circus_maximus"), 3, pledge=DICE.revealed() if pledge else None)
    state = record.start()
    while state.actor() == CHANCE:
        record.actions.append(DICE.outcome(state, len(record.actions)))
        state.apply(record.actions[-1])
    return record


def test_fair_dice_are_told_with_exit_code_0(run: Run, folder: Path) -> None:
    opening().dump(folder / "game.munera")
    result = run("verify", "game.munera")
    assert result.exit_code == 0
    assert result.stdout.startswith("Fair: the commitment holds, and so do all ")


def test_a_wrong_outcome_is_told_with_exit_code_1(run: Run, folder: Path) -> None:
    text = opening().dumps()
    start = next(line for line in text.splitlines() if line.startswith("chance: start "))
    other = "chance: start 2" if start != "chance: start 2" else "chance: start 3"
    (folder / "game.munera").write_text(text.replace(start, other), "utf-8")
    result = run("verify", "game.munera")
    assert result.exit_code == 1
    assert result.stdout == (
        f"Action 1 is wrong: chance had to say “{start[8:]}”, but the record says “{other[8:]}”.\n"
    )


def test_a_record_that_cannot_be_checked_is_told_with_exit_code_2(run: Run, folder: Path) -> None:
    opening(pledge=False).dump(folder / "old.munera")
    result = run("verify", "old.munera")
    assert result.exit_code == 2
    assert result.stderr == "munera: This record has no commitment: its dice were not made to be checked.\n"
    assert run("verify", "missing.munera").exit_code == 2
