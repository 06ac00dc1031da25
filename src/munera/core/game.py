"""The contract of a game: what a `State` and a `Game` promise.

Seats are counted from 0 in Python and from 1 in everything a person reads. See docs/core/contract.md.
"""

import math
from typing import Any, Final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from munera.core.blocks import Blocks
from munera.core.effect import Effect
from munera.core.errors import IllegalAction, MuneraError, SetupError
from munera.core.layout import Layout
from munera.core.message import Message
from munera.core.orders import Orders

CHANCE: Final = -1  # the actor while a die is rolled or a card is drawn
NOBODY: Final = -2  # the actor when the game is over


@mypyc_attr(allow_interpreted_subclasses=True)  # others may add games in plain Python
class State:
    """One position of a game: a row of integers, and the rules that move it on.

    Everything there is to know lies in `cells`, so copies, comparisons, hashes and bytes are those of the row.
    """

    def __init__(self, cells: vec[i64]) -> None:
        self.cells = cells

    # What a game defines

    def actor(self) -> i64:
        """The seat whose decision it is, `CHANCE`, or `NOBODY` when the game is over."""
        raise AssertionError("a game defines this")

    def legal(self) -> vec[i64]:
        """Every action the actor may take, ascending; empty only when the game is over."""
        raise AssertionError("a game defines this")

    def weights(self) -> vec[i64]:
        """While the actor is `CHANCE`: how likely each action of `legal()` is, as positive integers."""
        raise AssertionError("a game defines this")

    def step(self, action: i64) -> None:
        """Moves on by an action taken from `legal()`. Not checked: everybody else calls `apply`."""
        raise AssertionError("a game defines this")

    def scores(self) -> list[int]:
        """The score of every seat so far."""
        raise AssertionError("a game defines this")

    def winners(self) -> list[int]:
        """The seats that won, several if they share it; empty until the game is over."""
        raise AssertionError("a game defines this")

    def like(self, cells: vec[i64]) -> "State":
        """A state of the same game with these cells."""
        raise AssertionError("a game defines this")

    # What follows from it

    def apply(self, action: i64) -> None:
        """Takes an action, or raises `IllegalAction` and leaves the state as it was."""
        legal = self.legal()
        if action not in legal:
            raise IllegalAction(Message("errors-illegal", action=str(action), count=len(legal)))
        self.step(action)

    def is_over(self) -> bool:
        return self.actor() == NOBODY

    def copy(self) -> "State":
        return self.like(self.cells[:])

    def __copy__(self) -> "State":
        return self.copy()

    def __deepcopy__(self, memo: dict[int, object]) -> "State":
        return self.copy()

    def to_bytes(self) -> bytes:
        return bytes(memoryview(self.cells))

    def __eq__(self, other: object) -> bool:
        return isinstance(other, State) and type(self) is type(other) and self.cells == other.cells

    def __hash__(self) -> int:
        return hash(self.to_bytes())


@mypyc_attr(allow_interpreted_subclasses=True)
class Game:
    """A set of rules: makes states, names actions, shows what a seat may see.

    A game is a folder under `munera.games` whose package has a `GAME` of this class. See docs/add_a_game.md.
    """

    def __init__(
        self,
        name: str,
        title: str,
        rules_version: int,
        player_counts: tuple[int, ...],
        variants: tuple[str, ...],
        most_steps: int,
        layout: Layout,
        blocks: Blocks,
    ) -> None:
        self.name = name  # as in the folder and in records
        self.title = title
        self.rules_version = rules_version
        self.player_counts = player_counts
        self.variants = variants
        self.most_steps = most_steps  # no game is longer
        self.layout = layout
        self.blocks = blocks

    # What a game defines

    def start(self, players: int, variants: tuple[str, ...]) -> State:
        """The state before the first action; the arguments are valid."""
        raise AssertionError("a game defines this")

    def seen(self, state: State, seat: int | None) -> dict[str, Any]:
        """What `view` returns; the seat exists."""
        raise AssertionError("a game defines this")

    def seen_after(self, state: State, seat: int | None, before: State, view: dict[str, Any]) -> dict[str, Any]:
        """The same as `seen`, where `view` was it for `before`: a game may take over what has not changed."""
        return self.seen(state, seat)

    def is_open(self) -> bool:
        """Whether all see the same: views differ in "you" and "legal" alone, so that one may be made for everybody."""
        return False

    def prompt(self, state: State) -> Message:
        """One sentence saying what is asked of the actor."""
        raise AssertionError("a game defines this")

    def audit(self, state: State) -> None:
        """Raises `AssertionError` unless every token, coin and card is accounted for."""
        raise AssertionError("a game defines this")

    def worth(self, state: State, seat: i64) -> i64:
        """A rough value of the position to a seat, in hundredths of a point; for computer players."""
        raise AssertionError("a game defines this")

    def standing(self, state: State, seat: i64) -> i64:
        """The same, fit to compare seats: no seat is credited with a decision that is still to be made."""
        return self.worth(state, seat)

    def features(self, state: State, seat: i64) -> vec[float]:
        """What a network is told about a seat, as numbers of about the same size; none if the game needs no network."""
        return vec[float]()

    def is_calm(self, state: State) -> bool:
        """Whether nothing is under way that the features do not tell; a network learns from such positions."""
        return True

    def stage(self, state: State) -> i64:
        """How far the game has come, counted from 0: the worth of a position tells more, the later it is."""
        raise AssertionError("a game defines this")

    def effects(self, before: State, after: State, seat: int, actions: list[int]) -> list[Effect]:
        """What these actions of a seat changed, by name, for those who read it before they decide (`preview`)."""
        return []

    def effect_names(self) -> dict[str, tuple[str, ...]]:
        """Every name that `effects` may use, with its arguments, for those who translate them."""
        return {}

    def orders(self) -> Orders:
        """The standing orders that seats may leave (see docs/server/orders.md)."""
        return Orders()

    def spread(self, state: State) -> float:
        """How much more a position must be worth to one seat than to another for odds of e to one; fitted on games."""
        raise AssertionError("a game defines this")

    def trust(self) -> float:
        """How many simulations of a search the worth of a position outweighs: many if it is worked out well."""
        return 0.1

    def chapter(self, state: State) -> i64:
        """The phases of a game, counted through: a playout ends where the next begins. Always 0: no playouts."""
        return 0

    def is_dealing(self, state: State) -> bool:
        """Whether the actor decides about a deal with another player."""
        return False

    def weigh(self, state: State, action: i64) -> i64:
        """What an action is worth to the actor: the position after it. A game may hold more against it."""
        seat = state.actor()
        trial = state.copy()
        trial.step(action)
        return self.worth(trial, seat)

    # What follows from it

    def new(self, players: int, variants: tuple[str, ...] = ()) -> State:
        """The state before the first action."""
        if players not in self.player_counts:
            counts = list(self.player_counts)
            raise SetupError(Message("errors-players", game=self.title, counts=counts, players=players))
        for variant in variants:
            if variant not in self.variants:
                known = list(self.variants)
                raise SetupError(Message("errors-variant", game=self.title, variant=variant, variants=known))
        return self.start(players, tuple(sorted(set(variants))))

    def view(self, state: State, seat: int | None) -> dict[str, Any]:
        """All that a seat (or, with None, a spectator) may see, as plain data fit for JSON."""
        players = len(state.scores())
        if seat is not None and not 0 <= seat < players:
            raise SetupError(Message("errors-seat", seat=seat, last=players - 1))
        return self.seen(state, seat)

    def chances(self, state: State) -> vec[float]:
        """Every seat's chance to win, as far as the worth of the position to each tells; they add up to 1."""
        chances = vec[float](capacity=8)
        players: i64 = len(state.scores())
        if state.is_over():
            winners = state.winners()
            for seat in range(players):
                chances = append(chances, 1.0 / float(len(winners)) if int(seat) in winners else 0.0)
            return chances
        spread = self.spread(state)
        first = self.standing(state, 0)
        total = 0.0
        for seat in range(players):
            # far apart is far enough: the bound keeps the exponential in range
            advantage = float(self.standing(state, seat) - first) / spread
            odds = math.exp(min(max(advantage, -30.0), 30.0))
            chances = append(chances, odds)
            total += odds
        for seat in range(players):
            chances[seat] = chances[seat] / total
        return chances

    def words(self, state: State, action: int) -> str:
        """An action in short words, as in records."""
        return self.blocks.words(action)

    def parse(self, state: State, text: str) -> int:
        """The legal action that these words name."""
        action = self.blocks.parse(text)
        if action not in state.legal():
            raise IllegalAction(
                Message("errors-not-now-but", words=self.blocks.words(action), prompt=self.prompt(state))
            )
        return action

    def from_bytes(self, data: bytes) -> State:
        """The state that `State.to_bytes` wrote."""
        if len(data) != 8 * self.layout.size:
            raise MuneraError(Message("errors-bytes", game=self.title, size=8 * self.layout.size, given=len(data)))
        state = self.start(self.player_counts[0], ()).like(vec[i64](memoryview(data).cast("q")))
        try:
            self.audit(state)
        except (AssertionError, IndexError):
            raise MuneraError(Message("errors-no-state", game=self.title)) from None
        return state
