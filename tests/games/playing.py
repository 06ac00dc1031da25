"""Words to play any game with in a test. Seats are counted from 1, as on the table."""

import munera
from munera.core.game import CHANCE, NOBODY, Game, State


def game_of(s: State) -> Game:
    """The game a state belongs to: its class lives in the game's folder."""
    return munera.game(type(s).__module__.split(".")[2])


def play(s: State, *lines: str) -> None:
    """Plays lines like `1: bid 8` and `chance: roll 1-3`; each must be that one's turn, and legal."""
    game = game_of(s)
    for line in lines:
        who, _, words = line.partition(": ")
        assert actor(s) == who, f"“{line}”, but it is the turn of {actor(s)}"
        s.apply(game.parse(s, words))
        game.audit(s)


def let_chance(s: State) -> None:
    """Chance draws, the same every time, until somebody has to decide. (Not for dice: a tie would never end.)"""
    while s.actor() == CHANCE:
        s.apply(s.legal()[0])
        game_of(s).audit(s)


def choices(s: State) -> set[str]:
    return {game_of(s).words(s, action) for action in s.legal()}


def can(s: State, words: str) -> bool:
    return words in choices(s)


def actor(s: State) -> str:
    return {CHANCE: "chance", NOBODY: "nobody"}.get(int(s.actor()), str(s.actor() + 1))
