"""The whole story of a game, for a replay: its lines, its chapters, and how everybody stood after each move.

Chapters and coins are read from what a spectator sees: where the game stands, and the seats' `coins`. A game whose
view has none of them is told all the same, in one chapter.
"""

from typing import Any

from munera.core.game import CHANCE
from munera.core.record import Record
from munera.server import telling, wire
from munera.server.match import Match
from munera.server.problems import Refusal
from munera.server.views import seen
from munera.server.wire_rest import Chapter, Chronicle, Mark


def chronicle(table: str, record: Record) -> Chronicle:
    """Plays the record through; long games take a while, so that a thread should do it."""
    game, state = record.game, record.start()
    before = game.view(state, None)
    marks: list[Mark] = []
    chapters = [_chapter(0, before)]
    scores = [[int(score) for score in state.scores()]]
    coins = [_coins(before)]
    for move, action in enumerate(record.actions, 1):
        actor, words = int(state.actor()), game.words(state, action)
        state.apply(action)
        after = game.view(state, None)
        told = telling.story(game, before, words, after)
        if told:
            marks.append(Mark(move, None if actor == CHANCE else actor, told))
        chapter = _chapter(move, after)
        if (chapter.part, chapter.phase) != (chapters[-1].part, chapters[-1].phase):
            chapters.append(chapter)
        scores.append([int(score) for score in state.scores()])
        coins.append(_coins(after))
        before = after
    return Chronicle(table, len(record.actions), marks, scores, chapters, coins)


def moment(table: str, record: Record, move: int, seat: int | None) -> wire.View:
    """The game after so many moves, as that seat might see it then. Nothing can be done there."""
    if move > len(record.actions):
        raise Refusal("server-no-such-move", moves=len(record.actions))
    state = record.replay(move)
    view, prompt, _ = seen(record.game, state, seat)
    actor = int(state.actor())
    return wire.View(
        table=table,
        seq=move,
        since=move,
        move=move,
        seat=seat,
        view=view,
        prompt=prompt,
        legal=[],
        events=[],
        actors=[actor] if actor >= 0 else [],
        over=state.is_over(),
    )


def actions_of(match: Match, names: list[str]) -> Record:
    """The moves in force, to be looked at while the match goes on."""
    return Record(match.game, match.players, match.variants, names, [action for _, action in match.moves])


def _chapter(move: int, view: dict[str, Any]) -> Chapter:
    stage = telling.stage(view)
    return Chapter(move, stage.part, stage.phase)


def _coins(view: dict[str, Any]) -> list[int]:
    return [int(seat.get("coins", 0)) for seat in view["seats"]]
