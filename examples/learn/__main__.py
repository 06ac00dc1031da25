"""Learns, tests itself against three Plebeians on the way, and draws the curve.

python -m examples.learn --to build/learn
"""

import argparse
import time
from pathlib import Path

import numpy as np

from examples.learn import imitation, practice
from examples.learn.curve import Point, draw
from examples.learn.network import Network
from examples.learn.players import teacher
from examples.learn.table import new_env, win_share

HIDDEN = 128
BETWEEN_TESTS = 250, 5  # steps of imitation, sessions of practice


class Course:
    """A policy, how much it has seen, and its tests so far."""

    def __init__(self, test_games: int, seed: int) -> None:
        env = new_env(1)
        self.network = Network(env.encoding.features.size, int(env.actions.size), HIDDEN, seed)
        self.test_games = test_games
        self.seed = seed
        self.decisions = 0
        self.points: list[Point] = []
        self.start = time.perf_counter()

    def run(self, steps: int, sessions: int) -> None:
        self.test("untaught")
        for step, _ in enumerate(imitation.imitate(self.network, steps, self.seed), 1):
            self.decisions += imitation.GAMES
            if step % BETWEEN_TESTS[0] == 0:
                self.test("imitation")
        for session, decisions in enumerate(practice.practise(self.network, sessions, self.seed), 1):
            self.decisions += decisions
            if session % BETWEEN_TESTS[1] == 0:
                self.test("practice")

    def test(self, stage: str) -> None:
        seed = self.seed + len(self.points)
        point = Point(
            stage,
            self.decisions,
            win_share(self.network, self.test_games, seed),
            win_share(self.network, self.test_games, seed, teacher),
        )
        self.points.append(point)
        seconds = time.perf_counter() - self.start
        print(
            f"{seconds:5.0f} s  {stage:9}  {point.decisions:9,} decisions  "
            f"{point.plebeian:6.1%} against Plebeians  {point.teacher:6.1%} against its teachers",
            flush=True,
        )


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m examples.learn", description=__doc__)
    parser.add_argument("--steps", type=int, default=1500, help="of imitation (default 1500)")
    parser.add_argument("--sessions", type=int, default=30, help="of practice (default 30)")
    parser.add_argument("--test-games", type=int, default=200, help="in each test on the way (default 200)")
    parser.add_argument("--final-games", type=int, default=1000, help="in the last test (default 1000)")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--to", type=Path, default=Path("build/learn"), help="folder of policy.npz and curve.svg")
    arguments = parser.parse_args()
    course = Course(arguments.test_games, arguments.seed)
    course.run(arguments.steps, arguments.sessions)
    games = arguments.final_games
    share = win_share(course.network, games, arguments.seed + 1_000)
    error = 1.96 * np.sqrt(share * (1 - share) / games)
    print(f"Wins against three Plebeians in {games} games: {share:.1%} ± {error:.1%} (25 % is even).")
    arguments.to.mkdir(parents=True, exist_ok=True)
    course.network.save(arguments.to / "policy.npz")
    draw(course.points, arguments.to / "curve.svg")


if __name__ == "__main__":
    main()
