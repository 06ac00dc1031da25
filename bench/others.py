"""The engines others use, each through its own Python interface as its documentation shows it.

None of them knows our games; each plays the nearest of its own. Chance is a step here as it is in ours.
"""

import contextlib
import io
import random
import warnings
from importlib import import_module
from types import ModuleType
from typing import Any

from bench.measure import BenchError, Pace, pace

LIBRARIES = {
    "pyspiel": "open-spiel",
    "catanatron": "catanatron",
    "pettingzoo": "pettingzoo",
    "pygame": "pygame",
    "rlcard": "rlcard",  # plays PettingZoo's card games
}


def check() -> None:
    """Raises a `BenchError` unless all of them are installed."""
    for module in LIBRARIES:
        _library(module)


def open_spiel(name: str, seconds: float) -> Pace:
    """OpenSpiel: the rules in C++, the loop in Python."""
    game = _library("pyspiel").load_game(name)

    def play(seed: int) -> int:
        dice = random.Random(seed)
        state = game.new_initial_state()
        steps = 0
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, chances = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(dice.choices(outcomes, chances)[0])
            else:
                legal = state.legal_actions()
                state.apply_action(legal[int(dice.random() * len(legal))])
            steps += 1
        return steps

    return pace(play, seconds)


def catanatron(seconds: float) -> Pace:
    """Catanatron: Catan with four of its random players; steps are actions."""
    library = _library("catanatron")
    color = library.Color
    colors = (color.RED, color.BLUE, color.ORANGE, color.WHITE)

    def play(seed: int) -> int:
        game = library.Game([library.RandomPlayer(color) for color in colors], seed=seed)
        game.play()
        return len(game.state.actions)

    return pace(play, seconds)


def pettingzoo(name: str, seconds: float) -> Pace:
    """One of PettingZoo's own games."""
    return turns(_library(f"pettingzoo.classic.{name}").env(), seconds)


def turns(env: Any, seconds: float) -> Pace:
    """Any game on PettingZoo's interface for agents who act in turn: random actions that the mask allows."""

    def play(seed: int) -> int:
        dice = random.Random(seed)
        env.reset(seed=seed)
        steps = 0
        for _ in env.agent_iter():
            observation, _reward, ended, cut_short, _info = env.last()
            if ended or cut_short:
                env.step(None)
            else:
                legal = observation["action_mask"].nonzero()[0]
                env.step(legal[int(dice.random() * len(legal))])
                steps += 1
        return steps

    return pace(play, seconds)


def _library(module: str) -> ModuleType:
    try:
        with warnings.catch_warnings(), contextlib.redirect_stdout(io.StringIO()):  # pygame greets everybody
            warnings.simplefilter("ignore")
            return import_module(module)
    except ImportError as error:
        missing = LIBRARIES.get(error.name or module, error.name or module)
        raise BenchError(f"The library {missing} is not installed; `make bench` installs it.") from None
