"""A record, judged: who was winning when, which moves mattered and why, and awards."""

import json
from pathlib import Path
from typing import Any

from munera import CHANCE, Message, MuneraError, Record, Seat
from munera.bots.analysis import QUICK, THOROUGH, Analysis, Setting, analysed
from munera.cli.chronicle import spoken
from munera.cli.dress import Dress
from munera.cli.language import tell
from munera.cli.screen import Screen


def analyse(path: Path, thorough: bool, seed: int, json_path: Path | None) -> None:
    """Works it out with a progress bar, prints it, and writes it to a file if one is named."""
    from rich.console import Console
    from rich.progress import BarColumn, Progress, TaskProgressColumn, TextColumn, TimeRemainingColumn

    record = Record.load(path)
    if not record.actions:
        raise MuneraError(Message("errors-no-moves", path=str(path)))
    setting = THOROUGH if thorough else QUICK
    columns = [TextColumn(tell(Message("terminal-analysing"))), BarColumn(), TaskProgressColumn()]
    with Progress(*columns, TimeRemainingColumn(), console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task("analysing", total=1.0)
        analysis = analysed(record, setting, seed, lambda share: bar.update(task, completed=share))
    report = _Report(record, analysis)
    if json_path is not None:
        try:
            text = json.dumps(report.as_data(setting, seed), indent=1, ensure_ascii=False)
            json_path.write_text(text + "\n", "utf-8")
        except OSError as error:
            reason = (error.strerror or "error").lower()
            raise MuneraError(Message("errors-cannot-write", path=str(json_path), reason=reason)) from None
    report.show()


class _Report:
    def __init__(self, record: Record, analysis: Analysis) -> None:
        self.record = record
        self.analysis = analysis
        self.dress = Dress(record.game, [spoken(name) for name in record.names])
        self.screen = Screen()
        self.actors = [int(state.actor()) for state in record.states()]

    def show(self) -> None:
        say = self.dress.tongue.say
        names = [self.dress.name(seat) for seat in range(self.record.players)]
        self.screen.title(self.record.game.title)
        rows = [[str(place + 1), self.who(place), self.deed(place), *_shares(row)] for place, row in self._chances()]
        columns = ["", tell(Message("terminal-player")), tell(Message("terminal-column-move")), *names]
        self.screen.tables([(tell(Message("terminal-chances")), columns, rows)], "")
        self.screen.say("")
        marks = self.analysis.marks
        self.screen.say(tell(Message("terminal-mattered" if marks else "terminal-nothing-better")), "bold")
        for mark in marks:
            self.screen.say(f"  {say(Message('terminal-mark', move=mark.move, said=mark.said))}")
        if self.analysis.awards:
            self.screen.say(tell(Message("terminal-awards")), "bold")
        for award in self.analysis.awards:
            self.screen.say(f"  {say(Message('terminal-award', who=Seat(award.seat), said=award.said))}")

    def _chances(self) -> list[tuple[int, list[float]]]:
        return list(enumerate(self.analysis.chances))

    def who(self, place: int) -> str:
        actor = self.actors[place]
        return tell(Message("terminal-chance")) if actor == CHANCE else self.dress.name(actor)

    def deed(self, place: int) -> str:
        return self.dress.deed(self.words(self.record.actions[place]))

    def words(self, action: int) -> str:
        return self.record.game.blocks.words(action)

    def as_data(self, setting: Setting, seed: int) -> dict[str, Any]:
        """Everything as plain data; seats are counted from 1, and chance has none."""
        say = self.dress.tongue.say
        return {
            "game": self.record.game.name,
            "names": list(self.record.names),
            "setting": setting.name,
            "seed": seed,
            "moves": [
                {
                    "move": place + 1,
                    "seat": None if self.actors[place] == CHANCE else self.actors[place] + 1,
                    "action": self.words(self.record.actions[place]),
                    "chances": [round(chance, 4) for chance in row],
                }
                for place, row in self._chances()
            ],
            "marks": [
                {
                    "move": mark.move,
                    "seat": mark.seat + 1,
                    "kind": mark.kind,
                    "amount": round(mark.amount, 4),
                    "better": None if mark.better is None else self.words(mark.better),
                    "said": say(mark.said),
                }
                for mark in self.analysis.marks
            ],
            "awards": [
                {"name": award.name, "seat": award.seat + 1, "said": say(award.said)} for award in self.analysis.awards
            ],
        }


def _shares(chances: list[float]) -> list[str]:
    return [f"{100 * chance:.0f} %" for chance in chances]
