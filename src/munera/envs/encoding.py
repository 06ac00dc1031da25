"""A position as a row of numbers, from a seat's point of view.

Each game has one encoding, in `munera.envs.<game>.encoding`, described field by field in docs/envs. It holds what
`game.view(state, seat)` shows and nothing else. What may be done now is not in it: that is the action mask.
"""

from importlib import import_module
from typing import Final

from librt.vecs import vec
from mypy_extensions import i16, i64, mypyc_attr

from munera.core.catalogue import game as find_game
from munera.core.game import Game, State
from munera.envs.features import Features

_found: Final[dict[str, "Encoding"]] = {}


@mypyc_attr(allow_interpreted_subclasses=True)
class Encoding:
    """How one game is put into numbers; whatever changes a number's place or meaning raises the version."""

    def __init__(
        self, game: Game, version: int, features: Features, first_chance: int, first_of_seats: int, most_points: int
    ) -> None:
        self.game = game
        self.version = version
        self.features = features
        self.first_chance = first_chance  # actions from here on are those of chance
        self.first_of_seats = first_of_seats  # this action and the next four name seats; -1 if none do
        self.most_points = most_points  # no score is higher

    def write(self, state: State, seat: i64, out: vec[i16], at: i64) -> None:
        """Writes the features, as the seat sees them, to `out` from place `at` on."""
        raise AssertionError("an encoding defines this")

    def row(self, state: State, seat: i64) -> vec[i16]:
        """The features, as the seat sees them."""
        out = vec[i16]([0] * self.features.size)
        self.write(state, seat, out, 0)
        return out


def encoding(name: str) -> Encoding:
    """The encoding of the game of that name."""
    if name not in _found:
        find_game(name)  # or it says which games there are
        _found[name] = import_module(f"munera.envs.{name}.encoding").ENCODING
    return _found[name]
