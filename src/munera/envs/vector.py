"""Thousands of games at once, on flat numpy arrays filled by compiled code."""

from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from munera.core.seeds import fresh
from munera.envs.actions import LADDER, Actions
from munera.envs.encoding import encoding
from munera.envs.rewards import WIN
from munera.envs.tables import Tables


class Batch(NamedTuple):
    """What stands in every game now, one row a game. The next step overwrites it: copy what you want to keep."""

    observations: NDArray[np.int16]  # as the seat sees it whose decision it is
    masks: NDArray[np.bool_]  # which actions that seat may take
    seats: NDArray[np.int64]  # that seat
    rewards: NDArray[np.float64]  # of the last step, for every seat
    dones: NDArray[np.bool_]  # whether the last step ended a game; the row then shows the next one
    scores: NDArray[np.int64]  # of every seat, in the last game of the row that ended


class VectorEnv:
    """Games side by side, all seats played by whoever calls `step`; a game that ends begins anew at once."""

    def __init__(
        self,
        game: str,
        games: int = 1024,
        players: int = 4,
        variants: tuple[str, ...] = (),
        reward: str = WIN,
        amounts: str = LADDER,
        first: int = 0,
    ) -> None:
        self.encoding = encoding(game)
        self.actions = Actions(self.encoding, players, amounts)
        self.games = games
        self.players = players
        self.tables = Tables(self.encoding, self.actions, first, games, players, variants, reward)
        tables = self.tables
        self.batch = Batch(
            _array(tables.observations, np.int16, games),
            _array(tables.masks, np.bool_, games),
            _array(tables.seats, np.int64, games).reshape(games),
            _array(tables.rewards, np.float64, games),
            _array(tables.dones, np.bool_, games).reshape(games),
            _array(tables.scores, np.int64, games),
        )

    def reset(self, seed: int | None = None) -> Batch:
        """Begins every game anew; the same seed and the same actions give the same games."""
        self.tables.reset(fresh() if seed is None else seed)
        return self.batch

    def step(self, actions: NDArray[np.integer[Any]]) -> Batch:
        """Takes one action in every game, or raises `IllegalAction` and takes none."""
        self.tables.step(actions.tolist())
        return self.batch

    def close(self) -> None:
        """Nothing to do; here for the sake of `ParallelVectorEnv`, which has processes to end."""


def _array(memory: Any, kind: type, rows: int) -> NDArray[Any]:
    """The memory of a packed vector as rows of an array that can only be read."""
    return np.frombuffer(memoryview(memory), dtype=kind).reshape(rows, -1)
