"""Games as tables for other programs: one row for each action, or one for each game.

Seats are counted from 1, as in records; the actor 0 is chance. A row tells the state before its action.
"""

import csv
import heapq
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, Final, NamedTuple

from munera import CHANCE, Game, MuneraError, State, game
from munera.lab import extra
from munera.lab.arena_standings import places
from munera.lab.files import whole
from munera.lab.lab import lab_of
from munera.lab.observe import Observer
from munera.lab.plan import Plan, play
from munera.lab.pools import Pool, as_finished

Row = tuple[Any, ...]
Columns = list[tuple[str, type]]

ROWS: Final = ("actions", "games")
_PART: Final = 10  # games


class Part(NamedTuple):
    """Games `first` to `first + games - 1` of a plan."""

    number: int
    plan: Plan
    rows: str
    first: int
    games: int


class ActionRows(Observer):
    """Writes down every action."""

    def __init__(self, game: Game) -> None:
        super().__init__(game)
        self.watch(0, game.blocks.size)
        lab = lab_of(game)
        fields = {field.name: field.first for field in game.layout.fields}
        self.period = fields[lab.period] if lab.period else None
        self.phase = fields["phase"] if lab.phases else None
        self.phases = lab.phases
        self.blocks = [block.name for block in game.blocks.blocks for _ in block.words]
        self.rows: list[Row] = []

    def columns(self, seats: int) -> Columns:
        lab = lab_of(self.game)
        columns: Columns = [("game", int), ("seed", int), ("players", int), ("variants", str), ("bots", str)]
        columns.append(("step", int))
        if self.period is not None:
            columns.append((lab.period, int))
        if self.phase is not None:
            columns.append(("phase", str))
        columns += [("actor", int), ("action", int), ("words", str), ("block", str)]
        return columns + [(f"score_{seat}", int) for seat in range(1, seats + 1)]

    def begin(self, state: State) -> None:
        self.step = 0

    def before(self, state: State, actor: int, action: int) -> None:
        self.step += 1
        moment: list[Any] = []
        if self.period is not None:
            moment.append(int(state.cells[self.period]))
        if self.phase is not None:
            moment.append(self.phases[state.cells[self.phase]])
        who = 0 if actor == CHANCE else actor + 1
        words = self.game.words(state, action)
        self.rows.append((self.step, *moment, who, action, words, self.blocks[action], *state.scores()))


class GameRows(Observer):
    """Writes down how games ended."""

    def __init__(self, game: Game) -> None:
        super().__init__(game)
        self.rows: list[Row] = []

    def columns(self, seats: int) -> Columns:
        columns: Columns = [("game", int), ("seed", int), ("players", int), ("variants", str), ("bots", str)]
        columns += [("steps", int), ("winners", str)]
        columns += [(f"score_{seat}", int) for seat in range(1, seats + 1)]
        return columns + [(f"place_{seat}", float) for seat in range(1, seats + 1)]

    def end(self, state: State, steps: int) -> None:
        scores, winners = state.scores(), state.winners()
        absent = [None] * (max(self.game.player_counts) - len(scores))
        won = " ".join(str(seat + 1) for seat in winners)
        self.rows.append((steps, won, *scores, *absent, *places(scores, winners), *absent))


_WRITERS: Final[dict[str, Callable[[Game], ActionRows | GameRows]]] = {"actions": ActionRows, "games": GameRows}


def write_down(part: Part) -> tuple[int, int, list[Row]]:
    """Plays a part; its number, how many games it has, and their rows."""
    rules = game(part.plan.game)
    observer = _WRITERS[part.rows](rules)
    width = len(observer.columns(max(rules.player_counts)))
    found: list[Row] = []
    for number in range(part.first, part.first + part.games):
        observer.rows = []
        play(part.plan, number, observer, rules)
        cell = part.plan.cell(number)
        start = (number + 1, part.plan.seed_of(number), cell.players, " ".join(cell.variants), part.plan.bots)
        for row in observer.rows:
            found.append((*start, *row, *[None] * (width - len(start) - len(row))))
    return part.number, part.games, found


def export(plan: Plan, path: Path, rows: str, pool: Pool, progress: Callable[[int], None] = lambda games: None) -> int:
    """Plays the plan and writes its table; returns the number of rows."""
    write = writer_for(path)
    if rows not in ROWS:
        raise MuneraError(f"--rows can be {' or '.join(ROWS)}, not “{rows}”.")
    rules = game(plan.game)
    columns = _WRITERS[rows](rules).columns(max(rules.player_counts))
    firsts = range(0, plan.games, _PART)
    todo = [Part(i, plan, rows, first, min(_PART, plan.games - first)) for i, first in enumerate(firsts)]
    count = 0

    def batches() -> Iterator[list[Row]]:
        nonlocal count
        early: list[tuple[int, int, list[Row]]] = []  # what is finished before its turn
        due = 0
        for result in as_finished(pool, write_down, todo):
            heapq.heappush(early, result)
            while early and early[0][0] == due:
                _, games, batch = heapq.heappop(early)
                due += 1
                count += len(batch)
                progress(games)
                yield batch

    with whole(path) as draft:
        write(draft, columns, batches())
    return count


Writer = Callable[[Path, Columns, Iterator[list[Row]]], None]


def writer_for(path: Path) -> Writer:
    """The format is that of the file's ending."""
    found = {".csv": _write_csv, ".parquet": _write_parquet}.get(path.suffix.lower())
    if found is None:
        raise MuneraError(f"“{path.name}” must end in .csv or .parquet.")
    if found is _write_parquet:
        extra("pyarrow")
    return found


def _write_csv(path: Path, columns: Columns, batches: Iterator[list[Row]]) -> None:
    with path.open("w", encoding="utf-8", newline="") as file:
        writer = csv.writer(file, lineterminator="\n")
        writer.writerow([name for name, _ in columns])
        for batch in batches:
            writer.writerows(batch)


def _write_parquet(path: Path, columns: Columns, batches: Iterator[list[Row]]) -> None:
    arrow, parquet = extra("pyarrow"), extra("pyarrow.parquet")
    kinds = {int: arrow.int64(), float: arrow.float64(), str: arrow.string()}
    schema = arrow.schema([(name, kinds[kind]) for name, kind in columns])
    with parquet.ParquetWriter(path, schema) as writer:
        for batch in batches:
            parts = [
                arrow.array(values, field.type) for values, field in zip(zip(*batch, strict=True), schema, strict=True)
            ]
            writer.write_table(arrow.table(parts, schema=schema))
