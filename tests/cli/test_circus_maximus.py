"""Circus Maximus played at the terminal, from the first trader to the last coin."""

import re
from pathlib import Path

import pexpect
import pytest

from munera import Record
from munera.cli.play import Play
from tests.cli.conftest import Run, Terminal

START = ("play", "circus_maximus", "--against", "random", "--seed", "7", "--save", "kept.munera")


@pytest.mark.parametrize(("players", "variant"), [("3", ()), ("5", ("--variant", "caesar"))])
def test_nothing_is_wider_than_eighty_columns(run: Run, players: str, variant: tuple[str, ...]) -> None:
    typed = "table\nplay 3\nplay 8\npass\ntable\nlog\nchoices\n" + "1\n" * 12 + "table\nrules M8\n"
    result = run(*START, "--players", players, *variant, typed=typed)
    assert result.exit_code == 0
    assert max(len(line.removeprefix("> ")) for line in result.stdout.splitlines()) <= 80
    assert "To take at the villa" in result.stdout
    assert "You played an 8 at the villa." in result.stdout


def test_a_whole_game_is_told_to_its_end(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    """The person plays as the bots do; every screen on the way is drawn."""
    monkeypatch.setattr(Play, "decide", _decide)
    result = run(*START, "--players", "4", "--variant", "caesar", "--name", "Ada")
    assert result.exit_code == 0, result.exception
    assert all(f"Day {day} ended." in result.stdout for day in (1, 2, 3))
    assert result.stdout.count("Coins of each day") >= 3
    assert re.search(r"\w+ won with \d+ coins", result.stdout)
    assert "Chance:" not in result.stdout
    assert Record.load("kept.munera").replay().is_over()
    told = run("replay", "kept.munera", "--all").stdout
    assert "Ada earned" in told
    assert "_" not in told


def _decide(play: Play) -> None:
    """The choice in the middle, or, among many, one that uses a favour."""
    actions = [
        (words, action) for choice in play.offered for words, action in zip(choice.words, choice.actions, strict=True)
    ]
    favours = [each for each in actions if re.match("use|push|recall|sell", each[0])]
    found = favours or actions
    play.session.take(found[len(found) // 2][1])


def test_a_person_at_a_terminal_plays_a_day_and_leaves(terminal: Terminal, folder: Path) -> None:
    child = terminal(*START, "--players", "3")
    for _ in range(100):
        if child.expect(["Day 1 ended", "\n> "]) == 0:
            break
        numbers = re.findall(r"^ *(\d+)(?:–\d+)?  \S", str(child.before), re.MULTILINE)
        passes = re.findall(r"^ *\d+  (pass)\b", str(child.before), re.MULTILINE)
        child.sendline(passes[0] if passes else numbers[-1])
    child.expect("Day 2 of 3: phase I, favours")
    child.expect("Play a trader at the villa")
    child.sendline("quit")
    child.expect("munera play --resume kept.munera")
    child.expect(pexpect.EOF)
    assert (folder / "kept.munera").exists()
