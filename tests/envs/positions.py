"""Positions of games in which half of the actions are thought about, so that all phases come up."""

from collections.abc import Iterator
from functools import cache

from librt.random import Random

from munera import CHANCE, State, game
from munera.bots import bot
from munera.core.chance import draw

GAMES = ("circus_maximus", "colosseum")
SETTINGS = [
    (name, players, variants)
    for name in GAMES
    for players in game(name).player_counts
    for variants in ((), game(name).variants)
]


SEED = 60  # with it even the rare moment occurs in which jokers were chosen and medals are still to be


def played(name: str, players: int, variants: tuple[str, ...], seed: int) -> Iterator[State]:
    """Every position of a game, the last one too."""
    random = Random(seed)
    thinker = bot("senator", game(name), seed)
    state = game(name).new(players, variants)
    while not state.is_over():
        yield state.copy()
        if state.actor() == CHANCE:
            state.step(draw(state, random))
        elif random.randrange(4):
            state.step(thinker.choose(state))
        else:
            legal = state.legal()
            state.step(legal[random.randrange(len(legal))])
    yield state


@cache
def positions(name: str) -> list[State]:
    """Every position of one game with each number of players, with and without variants."""
    return [
        state
        for seed, (_, players, variants) in enumerate((setting for setting in SETTINGS if setting[0] == name), SEED)
        for state in played(name, players, variants, seed)
    ]
