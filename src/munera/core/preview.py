"""What would follow from some actions, before anybody commits to them.

    preview(game, state, seat, [137, 140]).effects

The actions are tried on a copy, so the table itself never notices. A preview ends where the seat's own power ends:
before the next die, draw or decision of another player. See docs/core/preview.md.
"""

from typing import NamedTuple

from munera.core.effect import Effect
from munera.core.errors import IllegalAction, NotationError
from munera.core.game import CHANCE, NOBODY, Game, State


class IllegalStep(IllegalAction):
    """One of several actions is not legal where it stands: `place` says which, counted from 0."""

    def __init__(self, place: int, message: str) -> None:
        super().__init__(message)
        self.place = place


class Preview(NamedTuple):
    """The state after the actions, and what they change, as the game names it."""

    state: State
    effects: list[Effect]


def preview(game: Game, state: State, seat: int, actions: list[int]) -> Preview:
    """Takes the actions of a seat on a copy, one after the other; `IllegalStep` names the first that is not legal."""
    after = state.copy()
    for place, action in enumerate(actions):
        if after.actor() != seat:
            raise IllegalStep(place, f"{_which(game, place, actions)} must wait: {_whose_turn(after)}.")
        if not 0 <= action < game.blocks.size or action not in after.legal():
            raise IllegalStep(place, f"{_which(game, place, actions)} is not possible then. {game.prompt(after)}")
        after.step(action)
    return Preview(after, game.effects(state, after, seat, actions))


def _which(game: Game, place: int, actions: list[int]) -> str:
    """Which of the actions, in a reader's count."""
    try:
        words = f"“{game.blocks.words(actions[place])}”"
    except NotationError:
        words = "which means nothing in this game"
    return f"Action {place + 1} of {len(actions)}, {words},"


def _whose_turn(state: State) -> str:
    actor = state.actor()
    if actor == NOBODY:
        return "the game is over"
    return "a die is rolled or a card is drawn first" if actor == CHANCE else f"it is the turn of seat {actor + 1}"
