"""Records: a whole game as a text file (`.munera`) that people can read without a program.

    munera record 1
    game: colosseum
    rules: 1
    players: 3
    variants: intense_auctions
    seat 1: Beatrix
    seat 2: Claudius
    seat 3: Greedy
    result: 41 63 58, won by seat 2
    actions: 512

    chance: draw lion      # a comment
    1: buy 11

A header, then one action a line with who took it. What follows a `#` at the start of a line or behind an action is a
comment; comments are for people and are not kept by the program. See docs/core/record.md.
"""

import os
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from munera.core.catalogue import game as find_game
from munera.core.errors import MuneraError, RecordError, SetupError, reason
from munera.core.game import CHANCE, Game, State
from munera.core.message import Message
from munera.core.pledge import Pledge, pledge_lines, read_pledge

FORMAT: Final = 1
_MAGIC: Final = "munera record"
_UNFINISHED: Final = "unfinished"
_NO_VARIANTS: Final = "none"
LONGEST_NAME: Final = 40


class Record:
    """A game, how it was set up, and every action taken so far."""

    def __init__(
        self,
        game: Game,
        players: int,
        variants: tuple[str, ...] = (),
        names: list[str] | None = None,
        actions: list[int] | None = None,
        pledge: Pledge | None = None,
    ) -> None:
        game.new(players, variants)  # raises for what does not exist
        self.game = game
        self.players = players
        self.variants = tuple(sorted(set(variants)))
        self.names = [_tidy(name) for name in names] if names else [f"Player {seat + 1}" for seat in range(players)]
        self.actions: list[int] = list(actions) if actions else []
        self.pledge = pledge  # where its dice come from, if the table promised anything
        if len(self.names) != players:
            raise SetupError(Message("errors-names", players=players, names=len(self.names)))

    def start(self) -> State:
        """The state before the first action."""
        return self.game.new(self.players, self.variants)

    def replay(self, steps: int | None = None) -> State:
        """The state after the first `steps` actions, or after all of them."""
        state = self.start()
        for action in self.actions[:steps]:
            state.apply(action)
        return state

    def states(self) -> Iterator[State]:
        """The state before the first action and after each one; copy what you want to keep."""
        state = self.start()
        yield state
        for action in self.actions:
            state.apply(action)
            yield state

    # Writing

    def dumps(self) -> str:
        """The text of the record."""
        state = self.start()
        lines: list[str] = []
        for action in self.actions:
            lines.append(f"{_who(state)}: {self.game.words(state, action)}")
            state.apply(action)
        header = [
            f"{_MAGIC} {FORMAT}",
            f"game: {self.game.name}",
            f"rules: {self.game.rules_version}",
            f"players: {self.players}",
            f"variants: {' '.join(self.variants) or _NO_VARIANTS}",
            *[f"seat {seat + 1}: {name}" for seat, name in enumerate(self.names)],
            *pledge_lines(self.pledge),
            f"result: {_result(state)}",
            f"actions: {len(self.actions)}",
            "",
        ]
        return "\n".join(header + lines) + "\n"

    def dump(self, path: str | os.PathLike[str]) -> None:
        """Writes the record; an older file of that name is replaced as a whole or not at all."""
        target = Path(path)
        draft = target.with_name(target.name + ".part")
        draft.write_text(self.dumps(), "utf-8")
        os.replace(draft, target)

    # Reading

    @staticmethod
    def load(path: str | os.PathLike[str]) -> "Record":
        """Reads a record and plays it through: what is returned is a legal game."""
        try:
            text = Path(path).read_text("utf-8")
        except UnicodeDecodeError:
            raise RecordError(Message("errors-no-text", path=str(path))) from None
        except OSError as error:
            raise RecordError(Message("errors-cannot-read", path=str(path), reason=reason(error))) from None
        try:
            return Record.loads(text)
        except RecordError as error:
            raise RecordError(Message("errors-in-file", path=str(path), problem=error.said)) from None

    @staticmethod
    def loads(text: str) -> "Record":
        """The record that a text describes."""
        return _Reader(text).record()


def _who(state: State) -> str:
    actor = state.actor()
    return "chance" if actor == CHANCE else str(actor + 1)


def _result(state: State) -> str:
    if not state.is_over():
        return _UNFINISHED
    scores = " ".join(str(score) for score in state.scores())
    winners = " and ".join(f"seat {seat + 1}" for seat in state.winners())
    return f"{scores}, won by {winners}"


def _tidy(name: str) -> str:
    """A name that fits on one line of a header."""
    tidy = " ".join("".join(c if c.isprintable() else " " for c in name).split())[:LONGEST_NAME].strip()
    if not tidy:
        raise SetupError(Message("errors-empty-name"))
    return tidy


class _Reader:
    """Reads line by line, so that every complaint can say where."""

    def __init__(self, text: str) -> None:
        self.lines = text.splitlines()
        self.line = 0  # the number of the line last read, counted from 1
        self.header: dict[str, str] = {}
        self.header_line: dict[str, int] = {}

    def record(self) -> Record:
        self._read_magic()
        self._read_header()
        record = self._set_up()
        state = self._play(record)
        self._check_end(record, state)
        return record

    def _fail(self, problem: Message | str, line: int | None = None) -> RecordError:
        return RecordError(Message("errors-in-line", line=str(line or self.line or 1), problem=problem))

    def _next(self) -> str | None:
        """The next line that says something, without its comment; None at the end."""
        while self.line < len(self.lines):
            text = self.lines[self.line].strip()
            self.line += 1
            if text and not text.startswith("#"):
                return text
        return None

    def _read_magic(self) -> None:
        text = self._next() or ""
        version = text.removeprefix(_MAGIC).strip()
        if not text.startswith(_MAGIC) or not version.isdecimal():
            raise self._fail(Message("errors-no-record", beginning=f"{_MAGIC} {FORMAT}"))
        if int(version) > FORMAT:
            raise self._fail(Message("errors-newer-format", format=int(version), newest=FORMAT))
        if int(version) < FORMAT:
            raise self._fail(Message("errors-no-format", format=int(version)))

    def _read_header(self) -> None:
        while self.line < len(self.lines):
            line = self.line
            text = self._next()
            if text is None:
                return
            key, colon, value = text.partition(":")
            key = " ".join(key.split())
            if not colon:
                raise self._fail(Message("errors-no-colon", text=text))
            if key == "chance" or key.isdecimal():
                self.line = line  # the first action: read again by _play
                return
            if key in self.header:
                raise self._fail(Message("errors-given-twice", key=key))
            self.header[key] = value.strip()
            self.header_line[key] = self.line

    def _value(self, key: str) -> str:
        if key not in self.header:
            raise self._fail(Message("errors-not-given", key=key))
        return self.header.pop(key)

    def _number(self, key: str) -> int:
        value = self._value(key)
        if not value.isdecimal() or len(value) > 9:
            raise self._fail(Message("errors-no-number", key=key, value=value), self.header_line[key])
        return int(value)

    def _set_up(self) -> Record:
        name = self._value("game")
        try:
            game = find_game(name)
        except SetupError as error:
            raise self._fail(error.said, self.header_line["game"]) from None
        rules = self._number("rules")
        if rules != game.rules_version:
            problem = "errors-newer-rules" if rules > game.rules_version else "errors-older-rules"
            raise self._fail(Message(problem, rules=rules, game=game.title), self.header_line["rules"])
        players = self._number("players")
        variants = self._value("variants")
        try:
            record = Record(game, players, () if variants == _NO_VARIANTS else tuple(variants.split()))
        except SetupError as error:
            key = "variants" if players in game.player_counts else "players"
            raise self._fail(error.said, self.header_line[key]) from None
        for seat in range(players):
            key = f"seat {seat + 1}"
            try:
                record.names[seat] = _tidy(self._value(key))
            except SetupError as error:
                raise self._fail(error.said, self.header_line[key]) from None
        try:
            record.pledge = read_pledge(self.header, players)
        except ValueError as wrong:
            raise self._fail(wrong.args[1], self.header_line[wrong.args[0]]) from None
        return record

    def _play(self, record: Record) -> State:
        state = record.start()
        while (text := self._next()) is not None:
            who, colon, words = text.partition("#")[0].partition(":")
            if not colon:
                raise self._fail(Message("errors-no-action-line", text=text))
            if state.is_over():
                raise self._fail(Message("errors-action-after-end"))
            if who.strip() != _who(state):
                raise self._fail(_out_of_turn(who.strip(), state))
            try:
                action = record.game.parse(state, words)
            except MuneraError as error:
                raise self._fail(error.said) from None
            state.apply(action)
            record.actions.append(action)
        return state

    def _check_end(self, record: Record, state: State) -> None:
        last = len(self.lines) or 1
        if "actions" in self.header:
            line = self.header_line["actions"]
            count = self._number("actions")
            if count > len(record.actions):
                raise self._fail(Message("errors-breaks-off", promised=count, actions=len(record.actions)), last)
            if count < len(record.actions):
                raise self._fail(Message("errors-more-actions", promised=count, actions=len(record.actions)), line)
        result = self._value("result")
        line = self.header_line["result"]
        if result != _UNFINISHED and not state.is_over():
            raise self._fail(Message("errors-result-too-early"), last)
        if result != _result(state):
            raise self._fail(Message("errors-other-result", given=result, result=_result(state)), line)
        if self.header:
            key = next(iter(self.header))
            raise self._fail(Message("errors-unknown-key", key=key), self.header_line[key])


def _out_of_turn(who: str, state: State) -> Message:
    if state.actor() == CHANCE:
        return Message("errors-turn-of-chance", who=who)
    return Message("errors-turn-of-seat", who=who, seat=int(state.actor()) + 1)
