"""A whole match: which games are missing, played in handy parts, kept as they come."""

import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

from munera import MuneraError
from munera.lab.arena import Match, Played, play
from munera.lab.arena_file import Results, save
from munera.lab.arena_standings import places, standings
from munera.lab.files import whole
from munera.lab.pools import Pool, as_finished
from munera.lab.ratings import ratings

PART_SECONDS = 1.0  # about so long a part takes: often enough to save, seldom enough to cost nothing
SAVE_SECONDS = 3.0


class Part(NamedTuple):
    match: Match
    numbers: list[int]
    keep_records: bool


class Done(NamedTuple):
    played: list[Played]
    seconds: float


def play_part(part: Part) -> Done:
    begun = time.perf_counter()
    played = [play(part.match, number, part.keep_records) for number in part.numbers]
    return Done(played, time.perf_counter() - begun)


class Arena:
    """Plays what is missing of the first `blocks` blocks. `path` is the file of results, `records` a folder."""

    def __init__(self, results: Results, blocks: int, path: Path | None, records: Path | None) -> None:
        self.results = results
        self.match = results.match
        self.games = max(blocks, results.blocks) * self.match.players
        self.path = path
        self.records = records
        self._saved = 0.0
        self._pace = 0.0  # seconds a game, as far as known

    def missing(self) -> list[int]:
        """Games without a result or, where records are wanted, without a record."""
        return [
            number
            for number in range(self.games)
            if number not in self.results.outcomes
            or (self.records is not None and not self.record_path(self.records, number).exists())
        ]

    def prepare(self) -> None:
        """Complains about files that cannot be, before hours are spent."""
        if self.records is not None:
            try:
                self.records.mkdir(parents=True, exist_ok=True)
            except OSError as error:
                raise MuneraError(
                    f"{self.records} is no folder for records: {(error.strerror or 'error').lower()}."
                ) from None
        self._save(None)

    def run(self, pool: Pool) -> Iterator[int]:
        """Plays and saves; says how many games are done whenever some are. May be left at any time."""
        missing = self.missing()
        begun, before = time.perf_counter(), self.results.seconds
        open_games = len(missing)
        try:
            for done in as_finished(pool, play_part, self._parts(missing, pool.workers)):
                for played in done.played:
                    self._keep(played)
                open_games -= len(done.played)
                self._pace = done.seconds / len(done.played)
                self.results.seconds = before + time.perf_counter() - begun
                self._save_now_and_then()
                yield self.games - open_games
        finally:
            self._save(None)

    def finish(self) -> dict[str, Any]:
        """The summary of all games, which also goes into the file."""
        result = summary(self.results)
        self._save(result)
        return result

    def record_path(self, folder: Path, number: int) -> Path:
        return folder / f"{self.match.game}-{self.match.seed}-{number + 1:06}.munera"

    def _parts(self, missing: list[int], workers: int) -> Iterator[Part]:
        """Single games until it is known how long one takes, and again towards the end so that all stay busy."""
        first = 0
        while first < len(missing):
            size = int(PART_SECONDS / self._pace) if self._pace else 1
            size = max(1, min(size, (len(missing) - first) // (2 * workers)))
            yield Part(self.match, missing[first : first + size], self.records is not None)
            first += size

    def _keep(self, played: Played) -> None:
        """The record first: a game that counts has one."""
        if self.records is not None and played.record is not None:
            path = self.record_path(self.records, played.outcome.number)
            if path.exists() and path.read_text("utf-8", errors="replace") != played.record:
                raise MuneraError(f"{path} is the record of another game; choose an empty folder.")
            with whole(path) as draft:
                draft.write_text(played.record, "utf-8")
        self.results.outcomes[played.outcome.number] = played.outcome

    def _save_now_and_then(self) -> None:
        if time.monotonic() - self._saved >= SAVE_SECONDS:
            self._save(None)

    def _save(self, result: dict[str, Any] | None) -> None:
        if self.path is not None:
            save(self.path, self.results, result)
            self._saved = time.monotonic()


def summary(results: Results) -> dict[str, Any]:
    """All that a match tells, as plain data; the games are whole blocks."""
    match, outcomes = results.match, results.in_order()
    rated = ratings(
        dict.fromkeys(match.bots),
        ((match.seats(outcome.number), places(outcome.scores, outcome.winners)) for outcome in outcomes),
    )
    return {
        "games": len(outcomes),
        "blocks": len(outcomes) // match.players,
        "players": match.players,
        "fair_share": 1 / match.players,
        "mean_steps": sum(outcome.steps for outcome in outcomes) / len(outcomes),
        "games_per_second": len(outcomes) / results.seconds,
        "bots": [{**standing._asdict(), **rated[standing.bot]._asdict()} for standing in standings(match, outcomes)],
    }
