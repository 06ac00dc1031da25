"""One game as its agents see it: what the PettingZoo and the Gymnasium environment have in common."""

from typing import Any, Final

import numpy as np
from gymnasium import spaces
from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i16, i64
from numpy.typing import NDArray

from munera.core.chance import draw
from munera.core.errors import SetupError
from munera.core.game import CHANCE, State
from munera.core.seeds import fresh
from munera.core.wording import joined
from munera.envs.actions import Actions, Choices
from munera.envs.encoding import encoding
from munera.envs.rewards import check_kind, returns

COUNTS: Final = "counts"  # the features as they are, integers
SCALED: Final = "scaled"  # each divided by its usual size, floating point
OBSERVATIONS: Final = (COUNTS, SCALED)


class Match:
    """A game with its randomness, and everything about it in an agent's numbers."""

    def __init__(
        self, game: str, players: int, variants: tuple[str, ...], observation: str, reward: str, amounts: str
    ) -> None:
        if observation not in OBSERVATIONS:
            raise SetupError(f"There is no observation “{observation}”; choose {joined(list(OBSERVATIONS), 'or')}.")
        check_kind(reward)
        self.encoding = encoding(game)
        self.game = self.encoding.game
        self.actions = Actions(self.encoding, players, amounts)
        self.players = players
        self.variants = tuple(variants)
        self.reward = reward
        self.is_scaled = observation == SCALED
        self.state: State = self.game.new(players, self.variants)
        self.random = Random(0)
        self.choices = Choices(vec[i64](), vec[i64]())
        self.paid: list[float] = []
        self._row = vec[i16]([0] * self.encoding.features.size)
        self._counts: NDArray[np.int16] = np.frombuffer(memoryview(self._row), np.int16)
        self._factors: NDArray[np.float32] = np.reciprocal(np.array(self.encoding.features.scales, np.float32))

    def observation_space(self) -> spaces.Box:
        lows, highs = np.array(self.encoding.features.lows), np.array(self.encoding.features.highs)
        if self.is_scaled:
            return spaces.Box(lows.astype(np.float32) * self._factors, highs.astype(np.float32) * self._factors)
        return spaces.Box(lows.astype(np.int16), highs.astype(np.int16), dtype=np.int16)

    def begin(self, seed: int | None) -> None:
        """A new game; its chance follows from the seed."""
        self.random = Random(fresh() if seed is None else seed)
        self.state = self.game.new(self.players, self.variants)
        self.paid = [0.0] * self.players
        self._go_on()

    def take(self, id: int) -> None:
        """An agent's action for the seat whose decision it is, or an `IllegalAction` that changes nothing."""
        action = self.actions.action(self.choices, id)
        if action < 0:
            raise self.actions.refusal(id, self.choices)
        self.play(action)

    def is_legal(self, id: int) -> bool:
        return self.actions.action(self.choices, id) >= 0

    def play(self, action: int) -> None:
        """One of the game's own legal actions; then chance has its turn."""
        self.state.step(action)
        self._go_on()

    def earned(self) -> list[float]:
        """What each seat is paid for all that has happened since this was last asked."""
        paid = list(returns(self.state, self.reward))
        earned = [now - before for now, before in zip(paid, self.paid, strict=True)]
        self.paid = paid
        return earned

    def observe(self, seat: int) -> NDArray[Any]:
        self.encoding.write(self.state, seat, self._row, 0)
        return self._counts * self._factors if self.is_scaled else self._counts.copy()

    def mask(self, kind: type = np.int8) -> NDArray[Any]:
        """Which actions the seat may take whose decision it is."""
        mask: NDArray[Any] = np.zeros(int(self.actions.size), kind)
        mask[np.frombuffer(memoryview(self.choices.ids), np.int64)] = 1
        return mask

    def _go_on(self) -> None:
        while self.state.actor() == CHANCE:
            self.state.step(draw(self.state, self.random))
        self.choices = self.actions.choices(self.state.legal(), self.state.actor())
