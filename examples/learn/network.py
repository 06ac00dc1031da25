"""A policy with one hidden layer, and how it learns: plain numpy."""

from pathlib import Path
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

Floats = NDArray[np.float32]
FORBIDDEN = np.float32(-1e9)


class Outcome(NamedTuple):
    """What the network makes of a batch of observations."""

    hidden: Floats
    chances: Floats  # of each action; 0 where the mask forbids it
    values: Floats  # the reward it expects


class Network:
    """Features to one hidden layer to the chances of the actions and the expected reward."""

    def __init__(self, features: int, actions: int, hidden: int, seed: int) -> None:
        random = np.random.default_rng(seed)
        self.weights: dict[str, Floats] = {
            "in": random.normal(0, np.sqrt(2 / features), (features, hidden)).astype(np.float32),
            "in_bias": np.zeros(hidden, np.float32),
            "out": random.normal(0, 0.01, (hidden, actions + 1)).astype(np.float32),
            "out_bias": np.zeros(actions + 1, np.float32),
        }
        self._means = {name: np.zeros_like(weights) for name, weights in self.weights.items()}
        self._squares = {name: np.zeros_like(weights) for name, weights in self.weights.items()}
        self._updates = 0

    def look(self, observations: Floats, masks: NDArray[np.bool_]) -> Outcome:
        weights = self.weights
        hidden = np.maximum(observations @ weights["in"] + weights["in_bias"], 0)
        out = hidden @ weights["out"] + weights["out_bias"]
        logits = np.where(masks, out[:, :-1], FORBIDDEN)
        chances = np.exp(logits - logits.max(axis=1, keepdims=True))
        chances /= chances.sum(axis=1, keepdims=True)
        return Outcome(hidden, chances, out[:, -1])

    def learn(
        self, observations: Floats, outcome: Outcome, logit_slopes: Floats, value_slopes: Floats, rate: float
    ) -> None:
        """One step of Adam down these slopes of the loss."""
        share = np.float32(1 / len(observations))
        slopes: Floats = np.concatenate([logit_slopes, value_slopes[:, None]], axis=1) * share
        hidden_slopes: Floats = (slopes @ self.weights["out"].T) * (outcome.hidden > 0)
        self._descend("out", outcome.hidden.T @ slopes, rate, first=True)
        self._descend("out_bias", slopes.sum(axis=0), rate)
        self._descend("in", observations.T @ hidden_slopes, rate)
        self._descend("in_bias", hidden_slopes.sum(axis=0), rate)

    def save(self, path: Path) -> None:
        np.savez(path, **self.weights)  # type: ignore[arg-type]

    def _descend(self, name: str, slopes: Floats, rate: float, first: bool = False) -> None:
        self._updates += first
        means, squares = self._means[name], self._squares[name]
        means += np.float32(0.1) * (slopes - means)
        squares += np.float32(0.001) * (slopes * slopes - squares)
        correction = np.sqrt(1 - 0.999**self._updates) / (1 - 0.9**self._updates)
        self.weights[name] -= np.float32(rate * correction) * means / (np.sqrt(squares) + np.float32(1e-8))


def drawn(chances: Floats, random: np.random.Generator) -> NDArray[np.int64]:
    """An action for every row, as likely as its chance."""
    tickets = random.random((len(chances), 1), np.float32)
    found = (chances.cumsum(axis=1) > tickets).argmax(axis=1)
    certain = chances[np.arange(len(chances)), found] > 0  # rounding may leave a ticket above them all
    actions: NDArray[np.int64] = np.where(certain, found, chances.argmax(axis=1))
    return actions
