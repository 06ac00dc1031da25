"""Colosseum for PettingZoo: `colosseum_v0.env(players=4, variants=(), …)`."""

from typing import Any

from pettingzoo import AECEnv

from munera.envs.aec import GameEnv, Observation, wrapped


def raw_env(**settings: Any) -> GameEnv:
    """The environment itself; an illegal action raises `IllegalAction`. The settings are those of `GameEnv`."""
    return GameEnv("colosseum", **settings)


def env(**settings: Any) -> AECEnv[str, Observation, int | None]:
    """The environment with PettingZoo's usual guards."""
    return wrapped(raw_env(**settings))
