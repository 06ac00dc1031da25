"""A game afterwards: its record, every moment of it, and the proof of its dice."""

import asyncio
from typing import Annotated

from litestar import MediaType, Response, Router, get, post
from litestar.params import JSONBody, PathParameter
from litestar.response import Stream

from munera.core.errors import RecordError
from munera.core.record import Record
from munera.server import archive, desk, guard, limits, wire
from munera.server import chronicle as story
from munera.server.accounts import Identity
from munera.server.fairness import verify
from munera.server.problems import Refusal
from munera.server.room import Room
from munera.server.routes.tables import TableId
from munera.server.wire_rest import Chronicle, Fairness, RecordText, Replay, VerdictInfo
from munera.tongues import Tongue

MOST_BYTES = 400_000  # of a request with a record in it
Move = Annotated[int, PathParameter(ge=0, le=10**6)]


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
    text = archive.record_of(room.row, room.match).dumps()
    headers = {"content-disposition": f'attachment; filename="{room.row.game}-{table}.munera"'}
    return Response(text, headers=headers, media_type=MediaType.TEXT)


@get("/me/records", media_type="application/zip")
async def records(request: guard.Asked, reader: guard.Reader) -> Stream:
    """All your finished games, each as a file of one archive."""
    node = guard.node_of(request)
    node.limits.use(limits.ARCHIVES, reader.person)
    mine = await node.listing.finished_by(reader.person)
    if not mine:
        raise Refusal("server-no-games")
    headers = {"content-disposition": 'attachment; filename="munera-games.zip"'}
    return Stream(archive.packed(node.store, mine), headers=headers, media_type="application/zip")


@get("/tables/{table:str}/moves/{move:int}")
async def moment(request: guard.Asked, visitor: guard.Visitor, table: TableId, move: Move) -> wire.View:
    """The game after so many moves, as you might see it then. Nothing can be done there."""
    room = await _room(request, table, visitor)
    seat = None if visitor is None else room.seat_of(visitor.person)
    return story.moment(table, story.actions_of(room.match, room.row.names), move, seat)


@get("/tables/{table:str}/chronicle")
async def chronicle(request: guard.Asked, visitor: guard.Visitor, table: TableId) -> Chronicle:
    """The whole story, for a replay; what was taken back is not in it."""
    room = await _room(request, table, visitor)
    return await asyncio.to_thread(story.chronicle, table, story.actions_of(room.match, room.row.names))


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
    language = guard.language(request)
    return await asyncio.to_thread(lambda: _verdict(_read(data), language))


@post("/replays", status_code=200, request_max_body_size=MOST_BYTES)
async def replay(request: guard.Asked, visitor: guard.Visitor, data: JSONBody[RecordText]) -> Replay:
    """A record from somebody's disk, played through and told; it is not kept."""
    guard.node_of(request).limits.use(limits.THOUGHTS, guard.address(request))
    return await asyncio.to_thread(_replay, data, guard.language(request))


@post("/replays/{move:int}", status_code=200, request_max_body_size=MOST_BYTES)
async def replay_moment(
    request: guard.Asked, visitor: guard.Visitor, move: Move, data: JSONBody[RecordText]
) -> wire.View:
    """One moment of such a record, as a spectator sees it."""
    guard.node_of(request).limits.use(limits.REQUESTS, guard.address(request))
    return await asyncio.to_thread(lambda: story.moment("", _read(data), move, None))


def _read(data: RecordText) -> Record:
    try:
        return Record.loads(data.record)
    except RecordError as error:
        raise Refusal("server-bad-record", why=error.said) from None


def _verdict(record: Record, language: str) -> VerdictInfo:
    verdict = verify(record)
    return VerdictInfo(verdict.finding, Tongue(language).say(verdict.said), verdict.outcomes, verdict.action)


def _replay(data: RecordText, language: str) -> Replay:
    read = _read(data)
    return Replay(
        game=read.game.name,
        players=read.players,
        variants=list(read.variants),
        names=read.names,
        verdict=_verdict(read, language),
        chronicle=story.chronicle("", read),
    )


router = Router(
    "/",
    route_handlers=[record, records, moment, chronicle, fairness, check, replay, replay_moment],
    tags=["replays"],
)
