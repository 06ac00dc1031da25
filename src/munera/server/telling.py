"""What people read about a game, as messages that travel."""

from functools import cache
from typing import Any

from munera.core.game import Game, State
from munera.core.message import Message as Sentence
from munera.core.message import Said
from munera.server.wire import Legal, Message, Stage
from munera.tongues import Telling

GameView = dict[str, Any]
FAR_AHEAD = 2  # of a hundred games; less is as good as equal


def prompt(game: Game, state: State) -> Message:
    """What is asked of the actor."""
    return _told(game.prompt(state))


def stage(view: GameView) -> Stage:
    """Where the game stands, as its view says by `round` or `day`, and `phase`; without them all of it is one."""
    return Stage(int(view.get("round") or view.get("day") or 1), str(view.get("phase", "")))


def offers(game: Game, state: State) -> list[dict[str, Any]]:
    """What the actor may do, as its view lists it."""
    block_of = game.blocks.block_of
    return [
        {"action": int(action), "words": game.words(state, action), "block": block_of(action).name}
        for action in state.legal()
    ]


def legal(game: Game, view: GameView) -> list[Legal]:
    """What the viewer may do now."""
    telling = _telling(game)
    found: list[Legal] = []
    for offer in view["legal"]:
        words = offer["words"]
        brings = telling.hint(view, words)
        hint = None if brings is None else _told(brings)
        found.append(Legal(offer["action"], words, offer["block"], _label(game, words), hint))
    return found


def story(game: Game, before: GameView, words: str, after: GameView) -> list[Message]:
    """What an action did; empty if it tells nothing by itself."""
    return [_told(sentence) for sentence in _telling(game).story(before, words, after)]


def reason(game: Game, before: State, action: int) -> Message | None:
    """What speaks for an action of the actor, if the game can say it."""
    said = _telling(game).reason(before, action)
    return None if said is None else _told(said)


def lead(score: float, tried: list[float]) -> Message:
    """The same where there is nothing to point at: how far it is ahead of the others that were tried."""
    points = round(100 * (score - max(tried))) if tried else 0
    if points < FAR_AHEAD:
        return _told(Sentence("common-reason-level"))
    return _told(Sentence("common-reason-ahead", points=points))


def verdict(game: Game, before: State, action: int, better: int) -> Message:
    """Why an action of the actor is worse than another."""
    return _told(_telling(game).verdict(before, int(before.actor()), [action], better))


def label(game: Game, words: str) -> Message:
    """What an action is called, in plain words: nobody types it here."""
    return _label(game, words)


def _told(said: Said) -> Message:
    """What a game calls by a plain text, the same in every language, travels in a message of its own."""
    sentence = said if isinstance(said, Sentence) else Sentence("server-text", text=str(said))
    data = sentence.to_data()
    return Message(data["id"], data["args"])


@cache
def _label(game: Game, words: str) -> Message:
    """There are as many as the game has actions."""
    return _told(_telling(game).deed(words))


@cache
def _telling(game: Game) -> Telling:
    return Telling(game)
