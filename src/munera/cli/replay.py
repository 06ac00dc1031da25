"""Watching a record."""

import sys
from pathlib import Path

from munera import Message, Record
from munera.cli.chronicle import Chronicle
from munera.cli.language import tell
from munera.cli.screen import Screen


class Replay:
    def __init__(self, path: Path) -> None:
        self.record = Record.load(path)
        self.chronicle = Chronicle(self.record, None)
        self.screen = Screen()
        self.moves = len(self.record.actions)
        self.at = 0

    def everything(self) -> None:
        """The whole game as text."""
        self.title()
        for move in range(self.moves):
            for line in self.chronicle.told_of(move):
                self.screen.say(f"{move + 1:>4}  {line}")
        self.end()

    def step_through(self) -> None:
        self.title()
        self.screen.say(tell(Message("terminal-replay-help")), "dim")
        self.forward()
        self.table()
        while True:
            try:
                at = tell(Message("terminal-replay-at", move=self.at, moves=self.moves))
                typed = input(f"{at} ").strip().lower()
            except (EOFError, KeyboardInterrupt):
                self.screen.say("")
                return
            if typed in ("q", "quit"):
                return
            self.go(typed)

    def go(self, typed: str) -> None:
        if typed == "":
            self.forward()
        elif typed == "b":
            self.back()
        elif typed == "t":
            self.table()
        elif typed == "e":
            self.at = self.moves
            self.table()
        elif typed.isdecimal() and int(typed[:9]) <= self.moves:
            self.at = int(typed)
            self.say(self.at - 1)
            self.table()
        elif typed.isdecimal():
            self.screen.say(tell(Message("terminal-no-move", move=int(typed[:9]), last=self.moves)), "red")
        else:
            self.screen.say(tell(Message("terminal-means-nothing", typed=typed[:20])), "red")

    def forward(self) -> None:
        """To the next move that tells something."""
        if self.at == self.moves:
            self.end()
            return
        phase = self.view().get("phase")
        while self.at < self.moves:
            self.at += 1
            if self.chronicle.told_of(self.at - 1):
                break
        self.say(self.at - 1)
        if self.view().get("phase") != phase:
            self.table(afresh=False)
        if self.at == self.moves:
            self.end()

    def back(self) -> None:
        """To the move before that tells something."""
        while self.at > 0:
            self.at -= 1
            if self.at == 0 or self.chronicle.told_of(self.at - 1):
                break
        self.say(self.at - 1)

    def view(self) -> dict[str, object]:
        return self.chronicle.game.view(self.chronicle.states[self.at], None)

    def say(self, move: int) -> None:
        if move < 0:
            self.screen.say(tell(Message("terminal-beginning")))
        for line in self.chronicle.told_of(move) if move >= 0 else []:
            self.screen.say(line)

    def title(self) -> None:
        names = self.record.names
        variants = [self.chronicle.dress.telling.variant(name) for name in self.record.variants]
        self.screen.title(self.record.game.title)
        title = Message("terminal-replay-title", names=names, moves=self.moves)
        if variants:
            title = Message("terminal-replay-title-variants", names=names, moves=self.moves, variants=variants)
        self.screen.say(tell(title))

    def table(self, afresh: bool = True) -> None:
        self.screen.tables(self.chronicle.dress.tables(self.view()), "", afresh)

    def end(self) -> None:
        state = self.chronicle.state
        unfinished = tell(Message("terminal-unfinished"))
        self.screen.say(self.chronicle.dress.prompt(state) if state.is_over() else unfinished, "bold")


def replay(path: Path, everything: bool) -> None:
    """Step by step where somebody can type, else all at once."""
    watching = Replay(path)
    if everything or not sys.stdin.isatty():
        watching.everything()
    else:
        watching.step_through()
