"""Interpreted and compiled play are the same game."""

import os
import subprocess
import sys
from pathlib import Path

import munera
from tests.core.reached import SETTINGS

ROOT = Path(__file__).parents[2]

# Prints the mode, then a digest of each game's record and of its last state.
PLAY = """
import sys, hashlib, munera
from tests.core.reached import SETTINGS, reach
print(munera.COMPILED)
for setting in SETTINGS:
    for seed in (1, 2):
        record, state = reach(setting, seed, 10**6)
        print(setting, seed, hashlib.sha256(record.dumps().encode() + state.to_bytes()).hexdigest())
        state = record.start()
        print(munera.playout(state, seed), hashlib.sha256(state.to_bytes()).hexdigest())
"""


def play(mode: str) -> list[str]:
    environment = {key: value for key, value in os.environ.items() if key != "PYTHONPATH"}
    if mode == "interpreted":
        environment["PYTHONPATH"] = str(ROOT / "src")
    done = subprocess.run(
        [sys.executable, "-c", PLAY], cwd=ROOT, env=environment, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    return done.stdout.splitlines()


def test_the_same_seeds_give_the_same_records_interpreted_and_compiled() -> None:
    interpreted, compiled = play("interpreted"), play("compiled")
    assert interpreted[0] == "False"
    assert compiled[0] == "True", "the installed package is not compiled: run make build"
    assert interpreted[1:] == compiled[1:]
    assert len(compiled) == 1 + 4 * len(SETTINGS)


def test_a_playout_counts_its_steps_and_ends_the_game() -> None:
    for name, players, variants in SETTINGS:
        state = munera.game(name).new(players, variants)
        assert munera.playout(state, 5) > 50
        assert state.is_over()
