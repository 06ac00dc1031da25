"""The games at which the policy learns and is tested: Circus Maximus for four."""

from collections.abc import Callable

import numpy as np
from numpy.typing import NDArray

from examples.learn.network import Floats, Network
from examples.learn.players import plebeian
from munera import Game, MuneraError
from munera.bots.bot import Bot
from munera.envs.vector import VectorEnv

GAME = "circus_maximus"
PLAYERS = 4


def new_env(games: int) -> VectorEnv:
    return VectorEnv(GAME, games, PLAYERS)


def scaled(env: VectorEnv, rows: NDArray[np.intp] | slice = slice(None)) -> Floats:
    """What stands in the games now, each feature divided by its usual size."""
    scales = np.array(env.encoding.features.scales, np.float32)
    return env.batch.observations[rows].astype(np.float32) / scales


def chosen(env: VectorEnv, row: int, player: Bot) -> int:
    """What a computer player does in a game, as an action of the environment."""
    tables = env.tables
    return int(env.actions.nearest(tables.choices[row], player.choose(tables.states[row])))


def win_share(network: Network, games: int, seed: int, opponent: Callable[[Game, int], Bot] = plebeian) -> float:
    """The policy's share of the wins in so many games, in every seat as often, alone against three of a kind."""
    if games % PLAYERS:
        raise MuneraError(f"Test with a multiple of {PLAYERS} games, so that every seat is played as often.")
    env = new_env(games)
    batch = env.reset(seed)
    others = [opponent(env.encoding.game, seed * games + row) for row in range(games)]
    own_seats = np.arange(games) % PLAYERS
    is_open = np.ones(games, bool)
    share = 0.0
    while is_open.any():
        actions = batch.masks.argmax(axis=1)  # in games that are over any will do
        own = np.flatnonzero(is_open & (batch.seats == own_seats))
        actions[own] = network.look(scaled(env, own), batch.masks[own]).chances.argmax(axis=1)
        for row in np.flatnonzero(is_open & (batch.seats != own_seats)):
            actions[row] = chosen(env, int(row), others[row])
        batch = env.step(actions)
        ended = np.flatnonzero(is_open & batch.dones)
        share += float(batch.rewards[ended, own_seats[ended]].sum())
        is_open[ended] = False
    return share / games
