"""Many games by bots on all cores, and what they tell, with honest intervals."""

import json
import math
import os
import signal
import time
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor, as_completed
from multiprocessing import active_children
from pathlib import Path
from typing import Any, NamedTuple

from librt.random import Random

from munera import CHANCE, Message, MuneraError, State, game, playout
from munera.bots import bot
from munera.core.chance import draw
from munera.core.errors import reason
from munera.core.seeds import derived
from munera.lab.estimate import wilson

Z95 = 1.959963984540054  # 95 % of a normal distribution lie within so many deviations


class Job(NamedTuple):
    """Games `first` to `first + games - 1` of a simulation."""

    game: str
    players: int
    variants: tuple[str, ...]
    bot: str
    seed: int
    first: int
    games: int


class Tally:
    """Sums in integers, so that neither order nor grouping changes them."""

    def __init__(self, players: int) -> None:
        self.whole = math.lcm(*range(1, players + 1))  # a win; shared by k it is whole / k each
        self.games = 0
        self.steps = 0
        self.scores = [0] * players
        self.squares = [0] * players
        self.total_squares = 0  # of the sum of a game's scores
        self.wins = [0] * players

    def count(self, state: State, steps: int) -> None:
        scores = state.scores()
        winners = state.winners()
        self.games += 1
        self.steps += steps
        self.total_squares += sum(scores) ** 2
        for seat, score in enumerate(scores):
            self.scores[seat] += score
            self.squares[seat] += score * score
        for seat in winners:
            self.wins[seat] += self.whole // len(winners)

    def add(self, other: "Tally") -> None:
        self.games += other.games
        self.steps += other.steps
        self.total_squares += other.total_squares
        for seat in range(len(self.scores)):
            self.scores[seat] += other.scores[seat]
            self.squares[seat] += other.squares[seat]
            self.wins[seat] += other.wins[seat]

    def summary(self) -> dict[str, Any]:
        """Means with their 95 % intervals; a win rate's is Wilson's, which also holds near 0 and 1."""
        players = len(self.scores)
        mean, margin = _mean(self.games, sum(self.scores), self.total_squares)
        return {
            "games": self.games,
            "mean_steps": self.steps / self.games,
            "mean_score": mean / players,
            "mean_score_interval": _around(mean / players, None if margin is None else margin / players),
            "seats": [
                {
                    "seat": seat + 1,
                    "mean_score": self.scores[seat] / self.games,
                    "mean_score_interval": _around(*_mean(self.games, self.scores[seat], self.squares[seat])),
                    "win_rate": self.wins[seat] / self.whole / self.games,
                    "win_rate_interval": list(wilson(self.wins[seat] / self.whole / self.games, self.games)),
                }
                for seat in range(players)
            ],
        }


def simulate(job: Job, workers: int) -> Iterator[Tally]:
    """The tallies of its parts, as they are finished."""
    size = max(1, min(2000, math.ceil(job.games / (workers * 8))))
    parts = [job._replace(first=first, games=min(size, job.games - first)) for first in range(0, job.games, size)]
    if workers == 1:
        yield from map(play_part, parts)
        return
    with ProcessPoolExecutor(workers, initializer=_leave_interrupts_to_the_parent) as pool:
        futures = [pool.submit(play_part, part) for part in parts]
        try:
            for future in as_completed(futures):
                yield future.result()
        except BaseException:
            for process in active_children():
                process.terminate()
            raise


def _leave_interrupts_to_the_parent() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def play_part(job: Job) -> Tally:
    tally = Tally(job.players)
    start = game(job.game).new(job.players, job.variants)
    for number in range(job.first, job.first + job.games):
        state = start.copy()
        seed = derived(job.seed, number)
        steps = int(playout(state, seed)) if job.bot == "random" else _play(job, state, seed)
        tally.count(state, steps)
    return tally


def _play(job: Job, state: State, seed: int) -> int:
    rules = game(job.game)
    seats = [bot(job.bot, rules, derived(seed, seat)) for seat in range(job.players)]
    random = Random(derived(seed, CHANCE))
    steps = 0
    while not state.is_over():
        actor = int(state.actor())
        state.step(draw(state, random) if actor == CHANCE else seats[actor].choose(state))
        steps += 1
    return steps


def _mean(count: int, total: int, squares: int) -> tuple[float, float | None]:
    """A mean and the half-width of its 95 % interval, which one game does not have."""
    if count < 2:
        return total / count, None
    variance = (squares * count - total * total) / (count * (count - 1))
    return total / count, Z95 * math.sqrt(variance / count)


def _around(mean: float, margin: float | None) -> list[float] | None:
    return None if margin is None else [mean - margin, mean + margin]


def cores() -> int:
    """Those this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def run(job: Job, workers: int | None, json_path: Path | None) -> None:
    """Plays, shows how far it is, prints the result."""
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    from munera.cli.language import tell
    from munera.cli.report import print_report

    game(job.game).new(job.players, job.variants)
    bot(job.bot, game(job.game), 0)
    if json_path is not None:
        _write(json_path, "")
    total = Tally(job.players)
    begun = time.perf_counter()
    columns = [TextColumn(tell(Message("terminal-playing"))), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn()]
    with Progress(*columns, console=Console(stderr=True), transient=True) as progress:
        bar = progress.add_task("playing", total=job.games)
        for part in simulate(job, min(workers or cores(), job.games)):
            total.add(part)
            progress.update(bar, completed=total.games)
    seconds = time.perf_counter() - begun
    result: dict[str, Any] = {
        "game": job.game,
        "players": job.players,
        "variants": list(job.variants),
        "bot": job.bot,
        "seed": job.seed,
        **total.summary(),
        "games_per_second": total.games / seconds,
    }
    if json_path is not None:
        _write(json_path, json.dumps(result, indent=2) + "\n")
    print_report(result)


def _write(path: Path, text: str) -> None:
    try:
        path.write_text(text, "utf-8")
    except OSError as error:
        raise MuneraError(Message("errors-cannot-write", path=str(path), reason=reason(error))) from None
