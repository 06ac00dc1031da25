"""A game afterwards: its record, every moment of it, and the proof of its dice."""

import asyncio
from typing import Annotated, Any

from litestar import MediaType, Response, Router, get, post
from litestar.params import JSONBody, PathParameter

from munera.core.errors import RecordError
from munera.core.game import CHANCE
from munera.core.record import Record
from munera.server import desk, guard, limits, telling, wire
from munera.server.accounts import Identity
from munera.server.fairness import verify
from munera.server.match import Match
from munera.server.problems import Refusal
from munera.server.room import Room
from munera.server.routes.tables import TableId
from munera.server.views import seen
from munera.server.wire_rest import Chronicle, Fairness, Mark, RecordText, VerdictInfo
from munera.tongues import Tongue

MOST_BYTES = 400_000  # of a request with a record in it


async def _room(request: guard.Asked, table: str, who: Identity | None) -> Room:
    room = await guard.node_of(request).hub.room(table)
    desk.may_look(room, who)
    return room


@get("/tables/{table:str}/record", media_type=MediaType.TEXT)
async def record(request: guard.Asked, visitor: guard.Visitor, table: TableId) -> Response[str]:
    """The finished game as a file, with the secret of its dice."""
    room = await _room(request, table, visitor)
    if room.row.status != "over":
        raise Refusal("server-table-not-over")
    played = room.match.record(room.row.names)
    if room.row.origin is not None:
        played.pledge = None  # its first dice were another table's
    text = played.dumps()
    headers = {"content-disposition": f'attachment; filename="{room.row.game}-{table}.munera"'}
    return Response(text, headers=headers, media_type=MediaType.TEXT)


def _state_at(match: Match, move: int) -> Any:
    if move > len(match.moves):
        raise Refusal("server-no-such-move", moves=len(match.moves))
    state = match.game.new(match.players, match.variants)
    for _, action in match.moves[:move]:
        state.apply(action)
    return state


@get("/tables/{table:str}/moves/{move:int}")
async def moment(
    request: guard.Asked, visitor: guard.Visitor, table: TableId, move: Annotated[int, PathParameter(ge=0, le=10**6)]
) -> wire.View:
    """The game after so many moves, as you might see it then. Nothing can be done there."""
    room = await _room(request, table, visitor)
    match = room.match
    seat = None if visitor is None else room.seat_of(visitor.person)
    state = _state_at(match, move)
    view, prompt, _ = seen(match.game, state, seat)
    actor = int(state.actor())
    return wire.View(
        table=table,
        seq=match.seq,
        since=match.seq,
        move=move,
        seat=seat,
        view=view,
        prompt=prompt,
        legal=[],
        events=[],
        actors=[actor] if actor >= 0 else [],
        over=state.is_over(),
    )


@get("/tables/{table:str}/chronicle")
async def chronicle(request: guard.Asked, visitor: guard.Visitor, table: TableId) -> Chronicle:
    """The whole story, for a replay; what was taken back is not in it."""
    room = await _room(request, table, visitor)
    return await asyncio.to_thread(_chronicle, table, room.match.fork())


def _chronicle(table: str, match: Match) -> Chronicle:
    """In a thread of its own, since the tables must not wait for it."""
    state = match.game.new(match.players, match.variants)
    before = match.game.view(state, None)
    marks: list[Mark] = []
    scores = [[int(score) for score in state.scores()]]
    for place, (actor, action) in enumerate(match.moves, 1):
        words = match.game.words(state, action)
        state.apply(action)
        after = match.game.view(state, None)
        told = telling.story(match.game, before, words, after)
        if told:
            marks.append(Mark(place, None if actor == CHANCE else actor, told))
        scores.append([int(score) for score in state.scores()])
        before = after
    return Chronicle(table, len(match.moves), marks, scores)


@get("/tables/{table:str}/fairness")
async def fairness(request: guard.Asked, visitor: guard.Visitor, table: TableId) -> Fairness:
    """What the table committed to; at the end also its secret, and whether every die and draw followed from it."""
    room = await _room(request, table, visitor)
    dice = room.row.dice
    if room.teller is None or room.row.status != "over":
        outcomes = room.match.chances if room.teller is not None else 0
        return Fairness(dice.commitment, list(dice.contributions), outcomes=outcomes)
    verdict = verify(room.match.record(room.row.names), room.row.origin_move or 0)
    return Fairness(
        dice.commitment, list(dice.contributions), dice.secret.hex(), verdict.is_fair, verdict.outcomes
    )  # fmt: skip


@post("/verify", status_code=200, request_max_body_size=MOST_BYTES)
async def check(request: guard.Asked, visitor: guard.Visitor, data: JSONBody[RecordText]) -> VerdictInfo:
    """Whether the dice of a record are what its table had committed to."""
    guard.node_of(request).limits.use(limits.THOUGHTS, guard.address(request))
    try:
        verdict = await asyncio.to_thread(lambda: verify(Record.loads(data.record)))
    except RecordError as error:
        raise Refusal("server-bad-record", why=error.said) from None
    sentence = Tongue(guard.language(request)).say(verdict.said)
    return VerdictInfo(verdict.finding, sentence, verdict.outcomes, verdict.action)


router = Router("/", route_handlers=[record, moment, chronicle, fairness, check], tags=["replays"])
