"""Whether a table notices that somebody else's game is being analysed: how long its moves take, without and with that.

One person plays against bots that answer at once, on a server with one process for bots, as two cores have it. Time on
the clock: of a move until it is kept and answered, and of what the bots do until the person is asked again.
"""

import itertools
import json
import random
import statistics
import tempfile
import time
from pathlib import Path
from typing import NamedTuple

from bench.report import Ratio
from tests.web.host import hosted
from tests.web.people import Person

GAME = "colosseum"
PLAYERS = 4
SECONDS = 15.0  # of each turn; there are two without an analysis and two with one


class Felt(NamedTuple):
    """Milliseconds."""

    median: float
    p95: float
    bots: float  # median


def measure() -> list[Ratio]:
    without, beside = felt()
    return [
        Ratio("beside an analysis, ms for a move (median)", beside.median),
        Ratio("beside an analysis, ms for a move (95 of 100 within)", beside.p95),
        Ratio("without one, ms for a move (median)", without.median),
        Ratio("without one, ms for a move (95 of 100 within)", without.p95),
        Ratio("beside an analysis, ms for a bot's answer (median)", beside.bots),
        Ratio("without one, ms for a bot's answer (median)", without.bots),
    ]


def felt() -> tuple[Felt, Felt]:
    """Without an analysis, and beside one."""
    with tempfile.TemporaryDirectory() as data, hosted(Path(data)) as host, Person(host.address, "Ada") as ada:
        finished = ada.begins(GAME, PLAYERS)
        ada.finishes(finished)
        player = _Player(ada)
        player.play(2.0)  # everything is awake then
        turns: tuple[list[_Turn], list[_Turn]] = ([], [])
        for number in range(4):
            if analysed := number % 2 == 1:
                ada.post(f"/tables/{finished}/analysis", {"setting": "thorough"})
            turns[analysed].append(player.play(SECONDS))
            if analysed:
                info = ada.get(f"/tables/{finished}/analysis")
                assert info["status"] == "waiting", "the analysis ended before the moves were counted"
                ada.http.delete(f"/tables/{finished}/analysis").raise_for_status()
        return _felt(turns[0]), _felt(turns[1])


class _Turn(NamedTuple):
    moves: list[float]
    answers: list[float]


class _Player:
    """Plays at random, one game after the other."""

    def __init__(self, person: Person) -> None:
        self.person = person
        self.random = random.Random(1)
        self.table = person.begins(GAME, PLAYERS)

    def play(self, seconds: float) -> _Turn:
        turn = _Turn([], [])
        end = time.perf_counter() + seconds
        view = self.person.get(f"/tables/{self.table}/view")
        while time.perf_counter() < end:
            if view["over"]:
                self.table = self.person.begins(GAME, PLAYERS)
                view = self.person.get(f"/tables/{self.table}/view")
            begun = time.perf_counter()
            if view["legal"]:
                action = self.random.choice(view["legal"])["action"]
                asked = {"seq": view["seq"], "actions": [action]}
                view = self.person.post(f"/tables/{self.table}/actions", asked)
                turn.moves.append(time.perf_counter() - begun)
            else:
                view = self.person.get(f"/tables/{self.table}/view", since=view["seq"], wait=10)
                turn.answers.append(time.perf_counter() - begun)
        return turn


def _felt(turns: list[_Turn]) -> Felt:
    moves = sorted(1000 * each for each in itertools.chain(*(turn.moves for turn in turns)))
    answers = [1000 * each for each in itertools.chain(*(turn.answers for turn in turns))]
    return Felt(statistics.median(moves), moves[int(len(moves) * 0.95)], statistics.median(answers))


if __name__ == "__main__":
    print(json.dumps([each._asdict() for each in felt()], indent=2))
