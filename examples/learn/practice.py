"""The later lessons: play all four seats, and do more of what won (proximal policy optimisation)."""

from collections.abc import Iterator
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from examples.learn.network import Floats, Network, drawn
from examples.learn.table import PLAYERS, new_env, scaled
from munera.envs.vector import VectorEnv

GAMES = 128  # side by side
STEPS = 400  # of every game in one session: about two games
PASSES = 3  # over what was played in a session
PART = 2048  # decisions that are learned from at once
CLIP = 0.2  # how far a chance may move in one session
CURIOSITY = 0.005  # what keeps the policy from being too sure
RATE = 3e-4


class Session(NamedTuple):
    """Decisions whose game has ended since, and what came of them."""

    observations: Floats
    masks: NDArray[np.bool_]
    actions: NDArray[np.int64]
    chances: Floats  # that the action had
    advantages: Floats  # how much better it went than expected
    rewards: Floats


def practise(network: Network, sessions: int, seed: int) -> Iterator[int]:
    """So many sessions; yields after each how many decisions were learned from."""
    env = new_env(GAMES)
    env.reset(seed)
    random = np.random.default_rng(seed)
    for _ in range(sessions):
        session = _play(network, env, random)
        for _ in range(PASSES):
            order = random.permutation(len(session.actions))
            for start in range(0, len(order), PART):
                _learn(network, session, order[start : start + PART])
        yield len(session.actions)


def _play(network: Network, env: VectorEnv, random: np.random.Generator) -> Session:
    rows = np.arange(GAMES)
    observations = np.empty((STEPS, GAMES, env.encoding.features.size), np.float32)
    masks = np.empty((STEPS, *env.batch.masks.shape), bool)
    actions = np.empty((STEPS, GAMES), np.int64)
    chances, values = np.empty((2, STEPS, GAMES), np.float32)
    seats = np.empty((STEPS, GAMES), np.int64)
    rewards = np.empty((STEPS, GAMES, PLAYERS), np.float32)
    dones = np.empty((STEPS, GAMES), bool)
    for step in range(STEPS):
        observations[step], masks[step], seats[step] = scaled(env), env.batch.masks, env.batch.seats
        outcome = network.look(observations[step], masks[step])
        actions[step] = drawn(outcome.chances, random)
        chances[step], values[step] = outcome.chances[rows, actions[step]], outcome.values
        batch = env.step(actions[step])
        rewards[step], dones[step] = batch.rewards, batch.dones
    earned, is_known = looking_back(seats, rewards, dones)
    advantages = earned - values
    return Session(
        observations[is_known],
        masks[is_known],
        actions[is_known],
        chances[is_known],
        advantages[is_known],
        earned[is_known],
    )


def looking_back(
    seats: NDArray[np.int64], rewards: Floats, dones: NDArray[np.bool_]
) -> tuple[Floats, NDArray[np.bool_]]:
    """What each decision's seat got in the end, and whether its game has ended at all."""
    rows = np.arange(GAMES)
    earned = np.zeros(seats.shape, np.float32)
    is_known = np.zeros(seats.shape, bool)
    result = np.zeros((GAMES, PLAYERS), np.float32)
    has_ended = np.zeros(GAMES, bool)
    for step in range(len(seats) - 1, -1, -1):
        result[dones[step]] = rewards[step][dones[step]]
        has_ended |= dones[step]
        earned[step] = result[rows, seats[step]]
        is_known[step] = has_ended
    return earned, is_known


def _learn(network: Network, session: Session, part: NDArray[np.intp]) -> None:
    observations, masks, actions = session.observations[part], session.masks[part], session.actions[part]
    advantages = session.advantages[part]
    advantages = (advantages - advantages.mean()) / (advantages.std() + 1e-8)
    outcome = network.look(observations, masks)
    rows = np.arange(len(part))
    ratios = outcome.chances[rows, actions] / session.chances[part]
    is_too_far = np.where(advantages > 0, ratios > 1 + CLIP, ratios < 1 - CLIP)
    push = np.where(is_too_far, 0, ratios * advantages).astype(np.float32)
    slopes = outcome.chances * push[:, None]
    slopes[rows, actions] -= push
    logs = np.log(np.maximum(outcome.chances, 1e-8))
    doubt = -(outcome.chances * logs).sum(axis=1, keepdims=True)
    slopes += np.float32(CURIOSITY) * outcome.chances * (logs + doubt)
    network.learn(observations, outcome, slopes, 0.5 * (outcome.values - session.rewards[part]), RATE)
