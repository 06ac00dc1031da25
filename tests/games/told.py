"""What a preview names, in a form a test can compare."""

from munera.core.game import State
from munera.core.preview import preview
from tests.games.playing import game_of

Told = dict[str, list[tuple[int | str, ...]]]


def foretold(s: State, *words: str) -> Told:
    """The effects of these actions of the actor, by name; of each the values of its arguments."""
    game = game_of(s)
    trial, actions = s.copy(), []
    for text in words:
        actions.append(game.parse(trial, text))
        trial.apply(actions[-1])
    told: Told = {}
    for name, args in preview(game, s, int(s.actor()), actions).effects:
        told.setdefault(name, []).append(tuple(args.values()))
    return told
