"""Interpreted and compiled environments show the same."""

import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]

# Prints the mode, then a digest of all that some games show.
PLAY = """
import hashlib, munera
from munera.envs.vector import VectorEnv
print(munera.COMPILED)
for game in munera.games():
    env = VectorEnv(game, games=2, players=3, variants=munera.game(game).variants, reward="score")
    batch = env.reset(5)
    digest = hashlib.sha256()
    for step in range(400):
        tastes = [1 + (7 * step + action) % 97 for action in range(env.actions.size)]
        batch = env.step((batch.masks * tastes).argmax(axis=1))
        for array in batch:
            digest.update(array.tobytes())
    print(game, digest.hexdigest())
"""


def played(mode: str) -> list[str]:
    environment = {key: value for key, value in os.environ.items() if key != "PYTHONPATH"}
    if mode == "interpreted":
        environment["PYTHONPATH"] = str(ROOT / "src")
    done = subprocess.run(
        [sys.executable, "-c", PLAY], cwd=ROOT, env=environment, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    return done.stdout.splitlines()


def test_the_same_seeds_and_actions_show_the_same_interpreted_and_compiled() -> None:
    interpreted, compiled = played("interpreted"), played("compiled")
    assert interpreted[0] == "False"
    assert interpreted[1:] == compiled[1:]
    assert len(compiled) == 3
