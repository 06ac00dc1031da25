"""A person plays at the terminal."""

import contextlib
import shlex
import signal
import sys
from collections.abc import Callable
from importlib import import_module
from pathlib import Path
from types import FrameType

from munera import Message, MuneraError
from munera.cli.advice import advice
from munera.cli.choices import Choice, choices, parse_all
from munera.cli.chronicle import Chronicle
from munera.cli.dress import YOU, Sheet
from munera.cli.keeper import Keeper
from munera.cli.language import tell
from munera.cli.rulebook import Rulebook
from munera.cli.screen import Screen
from munera.cli.session import Session

COMMANDS = ("undo", "table", "choices", "log", "rules", "save", "help", "quit")


class Play:
    def __init__(self, session: Session, keeper: Keeper) -> None:
        self.session = session
        self.keeper = keeper
        self.screen = Screen()
        self.me = session.dress.name(session.seat)
        self.seen = len(session.record.actions)  # actions the person knows of
        self.decided = bool(session.record.actions)  # whether there is anything that could be lost
        self.offered: list[Choice] = []
        self.commands: dict[str, Callable[[str], None]] = {
            "undo": self.undo,
            "table": self.table,
            "choices": self.list_choices,
            "log": self.log,
            "rules": self.rules,
            "save": self.save,
            "help": self.help,
            "?": self.hint,
        }

        self.own_words = {tell(Message(f"common-command-{command}")): command for command in COMMANDS}

    def run(self) -> None:
        """Until the game is over or the person leaves."""
        _prepare_terminal()
        self.welcome()
        try:
            while True:
                self.session.let_others_act()
                self.show()
                if self.session.state.is_over():
                    break
                self.decide()
        except (KeyboardInterrupt, EOFError):
            self.screen.say("")
            self.leave()
            return
        except _Quit:
            self.leave()
            return
        self.finish()

    # The screen

    def welcome(self) -> None:
        others = [name for seat, name in enumerate(self.session.record.names) if seat != self.session.seat]
        self.screen.title(self.session.game.title)
        seat, name = self.session.seat + 1, self.session.record.names[self.session.seat]
        if name == YOU:
            self.screen.say(tell(Message("terminal-welcome", seat=seat, others=others)))
        else:
            self.screen.say(tell(Message("terminal-welcome-as", seat=seat, name=name, others=others)))
        self.screen.say(tell(Message("terminal-commands")), "dim")

    def show(self) -> None:
        """What is new since the person last looked, then the question."""
        session = self.session
        view = session.game.view(session.state, session.seat)
        self.screen.news(session.told(self.seen))
        self.seen = len(session.record.actions)
        self.screen.tables(session.dress.tables(view), self.me, afresh=False)
        if not session.state.is_over():
            self.ask()

    def question(self) -> None:
        session = self.session
        self.screen.question(self.me, session.dress.prompt(session.state))

    def ask(self) -> None:
        session = self.session
        self.question()
        self.offered = choices(session.dress, session.state, session.seat)
        self.screen.choices(self.offered)

    # What the person types

    def decide(self) -> None:
        """Asks until the person has acted."""
        while True:
            text = input("> ").strip()
            try:
                if self.command(text):
                    continue
                actions = parse_all(self.session.game, self.session.state, self.offered, text, self.session.dress.label)
            except MuneraError as error:
                self.screen.say(self.session.dress.tongue.say(error.said), "red")
                continue
            for action in actions:
                self.session.take(action)
            self.keep()
            return

    def command(self, text: str) -> bool:
        """Whether it was a command."""
        word, _, rest = text.partition(" ")
        word = self.own_words.get(word.lower(), word.lower())
        if word in ("quit", "q", "exit"):
            raise _Quit
        command = self.commands.get(word)
        if command is None:
            return False
        command(rest.strip())
        return True

    def undo(self, _: str) -> None:
        self.session.undo()
        self.seen = len(self.session.record.actions)
        self.keep()
        self.show()

    def table(self, _: str) -> None:
        session = self.session
        view = session.game.view(session.state, session.seat)
        self.screen.tables(session.dress.tables(view, everything=True), self.me)
        self.question()

    def list_choices(self, _: str) -> None:
        self.screen.choices(self.offered, everything=True)

    def log(self, _: str) -> None:
        for line in self.session.told() or [tell(Message("terminal-nothing-yet"))]:
            self.screen.say(line)

    def rules(self, number: str) -> None:
        for line in Rulebook(self.session.game, self.session.dress.tongue.language).look_up(number):
            self.screen.say(line)

    def save(self, name: str) -> None:
        if name:
            self.keeper.keep_as(Path(name).expanduser())
        else:
            self.keeper.keep()
        self.screen.path(tell(Message("terminal-kept-in", path=str(self.keeper.path))))

    def help(self, _: str) -> None:
        self.screen.say(tell(Message("terminal-help")))

    def hint(self, _: str) -> None:
        for line in advice(self.session):
            self.screen.say(line)

    # Nothing is lost

    def keep(self) -> None:
        self.decided = True
        try:
            self.keeper.keep()
        except MuneraError as error:
            self.screen.say(tell(Message("terminal-choose-file", problem=error.said)), "red")

    def leave(self) -> None:
        if not self.decided:
            self.screen.say(tell(Message("terminal-nothing-to-keep")))
            return
        self.keeper.keep_somewhere()
        self.screen.say(tell(Message("terminal-go-on")))
        self.screen.path(f"  munera play --resume {shlex.quote(str(self.keeper.path))}")

    def finish(self) -> None:
        session = self.session
        self.screen.say("")
        self.screen.say(session.dress.prompt(session.state), "bold")
        self.screen.tables([standings(session)], self.me)
        self.keeper.keep_somewhere()
        self.screen.say("")
        self.screen.say(tell(Message("terminal-watch-again")))
        self.screen.path(f"  munera replay {shlex.quote(str(self.keeper.path))}")


def standings(chronicle: Chronicle) -> Sheet:
    """Who came where; winners first, whatever broke their tie."""
    scores = chronicle.state.scores()
    winners = chronicle.state.winners()
    order = sorted(range(len(scores)), key=lambda seat: (seat not in winners, -scores[seat]))
    won = tell(Message("terminal-won"))
    rows = [[won if seat in winners else "", chronicle.dress.name(seat), tell(scores[seat])] for seat in order]
    columns = ["", tell(Message("terminal-player")), tell(Message("terminal-score"))]
    return (tell(Message("terminal-result")), columns, rows)


class _Quit(Exception):
    """The person leaves."""


def _prepare_terminal() -> None:
    """Line editing where there is a terminal; a closed window counts as leaving."""
    if sys.stdin.isatty():
        with contextlib.suppress(ImportError):
            import_module("readline")
    for name in ("SIGHUP", "SIGTERM"):
        if hasattr(signal, name):
            signal.signal(getattr(signal, name), _interrupt)


def _interrupt(_: int, __: FrameType | None) -> None:
    raise KeyboardInterrupt
