"""A record, judged: who was winning when, and which moves cost most."""

import json
from pathlib import Path
from typing import Any

from munera import CHANCE, MuneraError, Record
from munera.bots.analysis import Judged, analysed, costliest
from munera.cli.chronicle import spoken
from munera.cli.screen import Screen

WORST = 10  # so many moves are named


def analyse(path: Path, simulations: int, seed: int, json_path: Path | None) -> None:
    """Works it out with a progress bar, prints it, and writes it to a file if one is named."""
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    record = Record.load(path)
    if not record.actions:
        raise MuneraError(f"{path} holds no moves yet, so there is nothing to analyse.")
    columns = [TextColumn("analysing"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn()]
    with Progress(*columns, console=Console(stderr=True), transient=True) as progress:
        moves = list(progress.track(analysed(record, simulations, seed), total=len(record.actions)))
    if json_path is not None:
        try:
            json_path.write_text(json.dumps(as_data(record, moves, simulations, seed), indent=1) + "\n", "utf-8")
        except OSError as error:
            raise MuneraError(f"{json_path} cannot be written: {(error.strerror or 'error').lower()}.") from None
    _Report(record, moves).show()


def as_data(record: Record, moves: list[Judged], simulations: int, seed: int) -> dict[str, Any]:
    """Everything as plain data; seats are counted from 1, and chance has none."""
    words = _words(record)
    return {
        "game": record.game.name,
        "names": list(record.names),
        "simulations": simulations,
        "seed": seed,
        "moves": [
            {
                "move": each.move,
                "seat": None if each.seat == CHANCE else each.seat + 1,
                "action": words[each.move - 1],
                "chances": [round(chance, 4) for chance in each.chances],
                "best": record.game.blocks.words(each.best),
                "cost": round(each.cost, 4),
            }
            for each in moves
        ],
        "costliest": [each.move for each in costliest(moves, WORST)],
    }


class _Report:
    def __init__(self, record: Record, moves: list[Judged]) -> None:
        self.record = record
        self.moves = moves
        self.names = [spoken(name) for name in record.names]
        self.words = _words(record)
        self.screen = Screen()

    def show(self) -> None:
        self.screen.title(self.record.game.title)
        rows = [[str(move.move), self.name(move), self.words[move.move - 1], *self.shares(move)] for move in self.moves]
        self.screen.tables([("Chances to win after every move", ["", "who", "move", *self.names], rows)], "")
        self.screen.say("")
        worst = costliest(self.moves, WORST)
        if not worst:
            self.screen.say("The search would have done nothing better.", "bold")
            return
        self.screen.say("What cost most:", "bold")
        for move in worst:
            better = self.record.game.blocks.words(move.best)
            self.screen.say(
                f"  move {move.move}, {self.name(move)}: “{self.words[move.move - 1]}” gave away "
                f"{100 * move.cost:.1f} % to win; “{better}” was better."
            )

    def name(self, move: Judged) -> str:
        return "" if move.seat == CHANCE else self.names[move.seat]

    def shares(self, move: Judged) -> list[str]:
        return [f"{100 * chance:.0f} %" for chance in move.chances]


def _words(record: Record) -> list[str]:
    return [record.game.blocks.words(action) for action in record.actions]
