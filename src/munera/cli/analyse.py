"""A record, judged: who was winning when, and which moves cost most."""

import json
from pathlib import Path
from typing import Any

from munera import CHANCE, Message, MuneraError, Record
from munera.bots.analysis import Judged, analysed, costliest
from munera.cli.chronicle import spoken
from munera.cli.dress import Dress
from munera.cli.language import tell
from munera.cli.screen import Screen

WORST = 10  # so many moves are named


def analyse(path: Path, simulations: int, seed: int, json_path: Path | None) -> None:
    """Works it out with a progress bar, prints it, and writes it to a file if one is named."""
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    record = Record.load(path)
    if not record.actions:
        raise MuneraError(Message("errors-no-moves", path=str(path)))
    columns = [
        TextColumn(tell(Message("terminal-analysing"))),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
    ]
    with Progress(*columns, console=Console(stderr=True), transient=True) as progress:
        moves = list(progress.track(analysed(record, simulations, seed), total=len(record.actions)))
    if json_path is not None:
        try:
            json_path.write_text(json.dumps(as_data(record, moves, simulations, seed), indent=1) + "\n", "utf-8")
        except OSError as error:
            reason = (error.strerror or "error").lower()
            raise MuneraError(Message("errors-cannot-write", path=str(json_path), reason=reason)) from None
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
        self.dress = Dress(record.game, [spoken(name) for name in record.names])
        self.labels = [self.dress.label(words) for words in _words(record)]
        self.screen = Screen()

    def show(self) -> None:
        names = [self.dress.name(seat) for seat in range(self.record.players)]
        self.screen.title(self.record.game.title)
        rows = [[str(each.move), self.who(each), self.labels[each.move - 1], *_shares(each)] for each in self.moves]
        columns = ["", tell(Message("terminal-player")), tell(Message("terminal-column-move")), *names]
        self.screen.tables([(tell(Message("terminal-chances")), columns, rows)], "")
        self.screen.say("")
        worst = costliest(self.moves, WORST)
        self.screen.say(tell(Message("terminal-cost-most" if worst else "terminal-nothing-better")), "bold")
        for each in worst:
            self.screen.say(f"  {tell(self.sentence(each))}")

    def sentence(self, each: Judged) -> Message:
        return Message(
            "terminal-costly",
            move=each.move,
            who=self.who(each),
            played=self.labels[each.move - 1],
            better=self.dress.label(self.record.game.blocks.words(each.best)),
            cost=f"{100 * each.cost:.1f}",
        )

    def who(self, each: Judged) -> str:
        return tell(Message("terminal-chance")) if each.seat == CHANCE else self.dress.name(each.seat)


def _shares(each: Judged) -> list[str]:
    return [f"{100 * chance:.0f} %" for chance in each.chances]


def _words(record: Record) -> list[str]:
    return [record.game.blocks.words(action) for action in record.actions]
