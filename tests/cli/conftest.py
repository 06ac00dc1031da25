"""A folder of its own for every test, and ways to run the program in it."""

import os
import signal
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pexpect
import pytest
from librt.random import Random
from typer.testing import CliRunner, Result

import munera
from munera import CHANCE, Record, game
from munera.cli import app
from munera.core.chance import draw

Run = Callable[..., Result]
Terminal = Callable[..., Any]  # a pexpect.spawn, which has no types


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("COLUMNS", "80")
    monkeypatch.setenv("MUNERA_LANGUAGE", "en")
    monkeypatch.setenv("PYTHONPATH", str(Path(munera.__file__).parents[1]))  # the same package for child processes
    return tmp_path


@pytest.fixture
def run() -> Run:
    """Runs the program without a terminal: `run("play", "x", typed="1\\n")`."""

    def running(*arguments: str, typed: str = "") -> Result:
        return CliRunner().invoke(app, list(arguments), input=typed)

    return running


def _hear_interrupts() -> None:
    """Whoever runs the tests in the background of a shell has told everything they start not to."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


@pytest.fixture
def terminal(folder: Path) -> Iterator[Terminal]:
    """Starts the program at a real terminal."""
    started: list[Any] = []

    def starting(*arguments: str, term: str = "dumb") -> Any:
        child = pexpect.spawn(
            sys.executable,
            ["-m", "munera", *arguments],
            env={**os.environ, "TERM": term, "NO_COLOR": "1"},
            dimensions=(24, 80),
            encoding="utf-8",
            timeout=20,
            preexec_fn=_hear_interrupts,
        )
        started.append(child)
        return child

    yield starting
    for child in started:
        child.close(force=True)


@pytest.fixture(scope="session")
def finished(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The record of a whole game between random players."""
    random = Random(1)
    record = Record(game("colosseum"), 3, names=["Ada", "Bruno", "Clara"])
    state = record.start()
    while not state.is_over():
        legal = state.legal()
        action = int(draw(state, random) if state.actor() == CHANCE else legal[random.randrange(len(legal))])
        record.actions.append(action)
        state.apply(action)
    path = tmp_path_factory.mktemp("records") / "finished.munera"
    record.dump(path)
    return path
