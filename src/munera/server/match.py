"""A game as a table plays it: its log, the actions in force, and what somebody may do. No I/O, no clock.

The log only grows. An action that was taken back stays in it, followed by the entry that says so; `moves` are the
actions
in force. What somebody wants is first *proposed* as entries, on a copy; once they are kept for good, they are *taken*.
"""

from collections.abc import Iterable, Sequence
from typing import Literal, NamedTuple

from msgspec import Struct

from munera.core.errors import IllegalAction
from munera.core.game import CHANCE, Game, State
from munera.core.record import Record
from munera.core.undo import undo
from munera.server.fairness import FairDice
from munera.server.problems import Refusal

Kind = Literal["act", "chance", "undo", "autopilot", "back"]
By = Literal["person", "bot", "order"]


class Entry(Struct, frozen=True):
    """One line of the log. For an undo, `action` is the number of steps."""

    seq: int
    kind: Kind
    seat: int | None
    action: int | None
    by: By
    at: int


class Snapshot(NamedTuple):
    """The state after entry `seq`, with `move` actions in force."""

    seq: int
    move: int
    state: bytes


class Match:
    def __init__(self, game: Game, players: int, variants: tuple[str, ...], dice: FairDice) -> None:
        self.game = game
        self.players = players
        self.variants = variants
        self.dice = dice
        self.state = game.new(players, variants)
        self.seq = 0
        self.moves: list[tuple[int, int]] = []  # (actor, action), those in force
        self.chances = 0  # how many of them are chance's
        self.autopilot: set[int] = set()  # seats of people for whom a bot plays on
        self._trail: list[State] = []  # the states before the actor's latest steps, to go back to

    def fork(self) -> "Match":
        """The same, to go on with while this one stays as it is."""
        other = Match.__new__(Match)
        other.game = self.game
        other.players = self.players
        other.variants = self.variants
        other.dice = self.dice
        other.state = self.state.copy()
        other.seq = self.seq
        other.moves = self.moves[:]
        other.chances = self.chances
        other.autopilot = set(self.autopilot)
        other._trail = self._trail[:]
        return other

    # Reading the log

    def resume(self, entries: Sequence[Entry], snapshot: Snapshot | None = None) -> None:
        """Takes a whole log; a snapshot saves playing what lies before it."""
        moves: list[tuple[int, int]] = []
        for entry in entries:
            if entry.kind == "undo":
                assert entry.action is not None
                del moves[len(moves) - entry.action :]
                if snapshot is not None and entry.seq > snapshot.seq and len(moves) < snapshot.move:
                    snapshot = None  # what it shows was taken back
            else:
                self._note(entry, moves)
            self.seq = entry.seq
        begun = 0
        if snapshot is not None:
            begun = snapshot.move
            self.state = self.game.from_bytes(snapshot.state)
        for actor, action in moves[begun:]:
            self._step(actor, action)
        self.moves = moves
        self.chances = sum(actor == CHANCE for actor, _ in moves)

    def take(self, entry: Entry) -> None:
        """The next entry of the log, which is right: it was proposed here or on another node."""
        assert entry.seq == self.seq + 1
        self.seq = entry.seq
        if entry.kind == "undo":
            assert entry.action is not None
            self._go_back(entry.action)
            return
        before = len(self.moves)
        self._note(entry, self.moves)
        for actor, action in self.moves[before:]:
            self._step(actor, action)
            self.chances += actor == CHANCE

    def _note(self, entry: Entry, moves: list[tuple[int, int]]) -> None:
        if entry.kind in ("act", "chance"):
            assert entry.action is not None
            moves.append((CHANCE if entry.seat is None else entry.seat, entry.action))
        elif entry.kind == "autopilot":
            assert entry.seat is not None
            self.autopilot.add(entry.seat)
        elif entry.seat is not None:
            self.autopilot.discard(entry.seat)

    def _step(self, actor: int, action: int) -> None:
        if actor == CHANCE or (self._trail and self._trail[-1].actor() != actor):
            self._trail.clear()
        if actor != CHANCE:
            self._trail.append(self.state.copy())
        self.state.apply(action)

    def _go_back(self, steps: int) -> None:
        if steps <= len(self._trail):
            self.state = self._trail[-steps].copy()  # a fork may still go back to it
            del self._trail[-steps:]
            del self.moves[-steps:]
            return
        del self.moves[-steps:]  # further back than the snapshot we began with
        self._trail.clear()
        self.state = self.game.new(self.players, self.variants)
        for actor, action in self.moves:
            self._step(actor, action)

    # Proposing what comes next

    @property
    def actor(self) -> int:
        return int(self.state.actor())

    def start(self, at: int) -> list[Entry]:
        """What happens before anybody is asked."""
        return self._with_chance(self.state.copy(), [], at)

    def act(self, seat: int, actions: Iterable[int], at: int, by: By = "person") -> list[Entry]:
        """All of these actions, and what chance does after them; or a `Refusal`, and none."""
        state = self.state.copy()
        found: list[Entry] = []
        for action in actions:
            if state.actor() != seat:
                raise Refusal("server-past-chance" if found else self._why_not(state))
            try:
                state.apply(action)
            except IllegalAction:
                raise Refusal("server-illegal", action=action) from None
            found.append(Entry(self.seq + len(found) + 1, "act", seat, action, by, at))
        return self._with_chance(state, found, at)

    def undo(self, seat: int, steps: int, at: int) -> list[Entry]:
        if steps > self.undoable(seat):
            raise Refusal("server-nothing-to-undo")
        return [Entry(self.seq + 1, "undo", seat, steps, "person", at)]

    def undoable(self, seat: int | None) -> int:
        """How many of its last steps a seat can take back."""
        if seat is None or not self.moves or self.moves[-1][0] != seat or self.state.is_over():
            return 0
        return undo(self.moves, seat).steps

    def hand_over(self, seat: int, kind: Literal["autopilot", "back"], at: int, by: By = "person") -> list[Entry]:
        """To a bot, or back to the seat's owner."""
        if self.state.is_over():
            raise Refusal("server-table-over")
        if (seat in self.autopilot) == (kind == "autopilot"):
            raise Refusal("server-on-autopilot" if kind == "autopilot" else "server-not-on-autopilot")
        return [Entry(self.seq + 1, kind, seat, None, by, at)]

    def _with_chance(self, state: State, found: list[Entry], at: int) -> list[Entry]:
        drawn = 0
        while state.actor() == CHANCE:
            action = self.dice.outcome(state, self.chances + drawn)
            state.apply(action)
            drawn += 1
            found.append(Entry(self.seq + len(found) + 1, "chance", None, action, "person", at))
        return found

    @staticmethod
    def _why_not(state: State) -> str:
        return "server-table-over" if state.is_over() else "server-not-your-turn"

    # What is kept of it

    def snapshot(self) -> Snapshot:
        return Snapshot(self.seq, len(self.moves), self.state.to_bytes())

    def record(self, names: list[str]) -> Record:
        """As a file; the secret of the dice is in it once the game is over."""
        actions = [action for _, action in self.moves]
        record = Record(self.game, self.players, self.variants, names, actions)
        record.pledge = self.dice.revealed() if self.state.is_over() else self.dice.pledged()
        return record
