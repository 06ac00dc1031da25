"""Colosseum for PettingZoo: `colosseum_v0.env(players=4, variants=(), …)`."""

from typing import Any

from pettingzoo import AECEnv

from munera.envs.aec import GameEnv, Observation, guarded


def raw_env(**settings: Any) -> GameEnv:
    """The environment itself; an illegal action raises `IllegalAction`. The settings are those of `GameEnv`."""
    return GameEnv("colosseum", **settings)


def env(**settings: Any) -> AECEnv[str, Observation, int | None]:
    """The same, where an illegal action ends the game at that agent's cost, and calls must come in their order."""
    return guarded("colosseum", **settings)
