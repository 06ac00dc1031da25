"""A person at a real terminal."""

import re
import signal
from pathlib import Path

import pexpect
import pytest

from munera import Record
from tests.cli.conftest import Run, Terminal

PLAY = ("play", "colosseum", "--players", "3", "--against", "random", "--seed", "11", "--save", "kept.munera")


@pytest.mark.parametrize("term", ["dumb", "xterm-256color"])
def test_a_session_with_nonsense_undo_save_quit_and_resume(terminal: Terminal, term: str) -> None:
    child = terminal(*PLAY, term=term)
    child.expect("Make one investment")
    for typed, answer in [
        ("gibberish", "none of the choices"),
        ("777", "no choice 777"),
        ("undo", "nothing to undo"),
        ("pass", "Put a market up"),
        ("auction 1", "Name the first bid"),
        ("undo", "Put a market up"),
        ("save elsewhere.munera", "kept in elsewhere.munera"),
        ("quit", "munera play --resume elsewhere.munera"),
    ]:
        child.sendline(typed)
        child.expect(answer)
    child.expect(pexpect.EOF)
    assert child.wait() == 0
    again = terminal("play", "--resume", "elsewhere.munera", term=term)
    again.expect("Put a market up")
    again.sendline("quit")
    again.expect("Go on with it")


def test_a_whole_game_ends_with_a_winner_and_a_record(terminal: Terminal, run: Run) -> None:
    child = terminal(*PLAY)
    for _ in range(3000):
        if child.expect(["\n> ", pexpect.EOF]) == 1:
            break
        screen = str(child.before)
        numbers = re.findall(r"^ *(\d+)(?:–\d+)?  \S", screen, re.MULTILINE)
        modest = re.findall(r"^ *\d+  (pass|decline)\b", screen, re.MULTILINE)
        child.sendline(modest[-1] if modest else numbers[-1])
    assert "The game is over:" in child.before
    assert "munera replay kept.munera" in child.before
    assert Record.load("kept.munera").replay().is_over()
    assert "The game is over:" in run("replay", "kept.munera", "--all").stdout


@pytest.mark.parametrize("way", ["interrupt", "end of input", "termination", "closed window"])
def test_however_one_leaves_the_game_is_kept(terminal: Terminal, way: str) -> None:
    child = terminal(*PLAY)
    child.expect("Make one investment")
    child.expect("> ")
    child.sendline("pass")
    child.expect("Put a market up")
    child.expect("> ")
    if way == "interrupt":
        child.sendintr()
    elif way == "end of input":
        child.sendeof()
    else:
        child.kill(signal.SIGTERM if way == "termination" else signal.SIGHUP)
    child.expect("munera play --resume kept.munera")
    child.expect(pexpect.EOF)
    assert "Traceback" not in child.before
    assert "1: pass" in Path("kept.munera").read_text("utf-8")


def test_a_record_is_stepped_through(terminal: Terminal, finished: Path) -> None:
    moves = len(Record.load(finished).actions)
    child = terminal("replay", str(finished))
    child.expect(rf"\[\d+ of {moves}\] ")
    for typed, answer in [
        ("", rf"\[\d+ of {moves}\]"),
        ("b", rf"\[\d+ of {moves}\]"),
        ("60", rf"\[60 of {moves}\]"),
        ("999999", f"the last one is {moves}"),
        ("x", "means nothing here"),
        ("t", rf"\[60 of {moves}\]"),
        ("e", rf"\[{moves} of {moves}\]"),
        ("", "The game is over"),
        ("0", rf"\[0 of {moves}\]"),
        ("b", "This is the beginning"),
    ]:
        child.sendline(typed)
        child.expect(answer)
    child.sendline("q")
    child.expect(pexpect.EOF)
    assert child.wait() == 0
