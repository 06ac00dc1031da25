"""Our own engine: compiled, interpreted, and what its single operations cost.

`python -m bench.ours GAME PLAYERS SECONDS` prints the pace of random play as JSON; that is how the interpreted engine
is measured, in a process of its own that finds the plain source first.
"""

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import NamedTuple

from librt.random import Random

import munera
from bench.measure import RUNS, BenchError, Pace, empty_loop, nanoseconds, pace
from munera.core.chance import draw

SOURCE = Path(__file__).resolve().parents[1] / "src"
POSITIONS = 20_000


class Costs(NamedTuple):
    """Nanoseconds of one call from Python, over positions of random games; the loop's own cost is subtracted."""

    copy: float  # includes freeing the copy
    legal: float  # includes freeing the list
    apply: float  # includes the check that the action is legal


def random_play(name: str, players: int, seconds: float) -> Pace:
    """`new` and a playout to the end; every die and every drawn token is a step too."""
    game = munera.game(name)
    return pace(lambda seed: int(munera.playout(game.new(players), seed)), seconds)


def random_play_from_python(name: str, players: int, seconds: float) -> Pace:
    """The same games driven by a loop in Python over the public interface, every action checked."""
    game = munera.game(name)

    def play(seed: int) -> int:
        random = Random(seed)
        state = game.new(players)
        steps = 0
        while (actor := state.actor()) != munera.NOBODY:
            if actor == munera.CHANCE:
                state.apply(draw(state, random))
            else:
                legal = state.legal()
                state.apply(legal[random.randrange(len(legal))])
            steps += 1
        return steps

    return pace(play, seconds)


def interpreted(name: str, players: int, seconds: float) -> Pace:
    """`random_play` of the plain source, in a process of its own."""
    command = [sys.executable, "-m", "bench.ours", name, str(players), str(seconds)]
    environment = {**os.environ, "PYTHONPATH": str(SOURCE)}
    done = subprocess.run(command, env=environment, cwd=SOURCE.parent, check=True, stdout=subprocess.PIPE)
    answer = json.loads(done.stdout)
    if answer["compiled"]:
        raise BenchError(f"The engine in {SOURCE} is compiled; it should be plain Python there: remove its *.so files.")
    return Pace(answer["steps_per_second"], answer["games_per_second"])


def costs(name: str, players: int) -> Costs:
    states, actions = _positions(name, players)
    loop = nanoseconds(lambda: empty_loop(states), POSITIONS)

    def copy_all() -> None:
        for state in states:
            state.copy()

    def list_all() -> None:
        for state in states:
            state.legal()

    copies = [[state.copy() for state in states] for _ in range(1 + RUNS)]  # the warm-up changes them too

    def apply_all() -> None:
        for state, action in zip(copies.pop(), actions, strict=True):
            state.apply(action)

    pairs = nanoseconds(lambda: empty_loop(zip(states, actions, strict=True)), POSITIONS)
    return Costs(
        copy=nanoseconds(copy_all, POSITIONS) - loop,
        legal=nanoseconds(list_all, POSITIONS) - loop,
        apply=nanoseconds(apply_all, POSITIONS) - pairs,
    )


def _positions(name: str, players: int) -> tuple[list[munera.State], list[int]]:
    """Every position of random games, one after the other, and the action taken in each."""
    game = munera.game(name)
    random = Random(0)
    states: list[munera.State] = []
    actions: list[int] = []
    state = game.new(players)
    while len(states) < POSITIONS:
        actor = state.actor()
        if actor == munera.NOBODY:
            state = game.new(players)
            continue
        legal = state.legal()
        action = draw(state, random) if actor == munera.CHANCE else legal[random.randrange(len(legal))]
        states.append(state.copy())
        actions.append(int(action))
        state.apply(action)
    return states, actions


def main(name: str, players: str, seconds: str) -> None:
    result = random_play(name, int(players), float(seconds))
    print(json.dumps({"compiled": munera.COMPILED, **result._asdict()}))


if __name__ == "__main__":
    main(*sys.argv[1:])
