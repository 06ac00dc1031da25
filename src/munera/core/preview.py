"""What would follow from some actions, before anybody commits to them.

    preview(game, state, seat, [137, 140]).effects

The actions are tried on a copy, so the table itself never notices. A preview ends where the seat's own power ends:
before the next die, draw or decision of another player. See docs/core/preview.md.
"""

from typing import NamedTuple

from munera.core.effect import Effect
from munera.core.errors import IllegalAction, NotationError
from munera.core.game import CHANCE, NOBODY, Game, State
from munera.core.message import Message


class IllegalStep(IllegalAction):
    """One of several actions is not legal where it stands: `place` says which, counted from 0."""

    def __init__(self, place: int, said: Message) -> None:
        super().__init__(said)
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
            which = _which(game, place, actions)
            raise IllegalStep(place, Message("errors-step-waits", which=which, turn=_whose_turn(after)))
        if not 0 <= action < game.blocks.size or action not in after.legal():
            which = _which(game, place, actions)
            raise IllegalStep(place, Message("errors-step-impossible", which=which, prompt=game.prompt(after)))
        after.step(action)
    return Preview(after, game.effects(state, after, seat, actions))


def _which(game: Game, place: int, actions: list[int]) -> Message:
    """Which of the actions, in a reader's count."""
    try:
        words = game.blocks.words(actions[place])
    except NotationError:
        return Message("errors-step-unknown", place=place + 1, count=len(actions))
    return Message("errors-step", place=place + 1, count=len(actions), words=words)


def _whose_turn(state: State) -> Message:
    actor = state.actor()
    if actor == NOBODY:
        return Message("errors-step-over")
    return Message("errors-step-chance") if actor == CHANCE else Message("errors-step-turn", seat=int(actor) + 1)
