"""Positions to solve: which there are, one a day, and whether an answer is right."""

from typing import Annotated

from litestar import Router, get, post
from litestar.params import JSONBody, PathParameter, QueryParameter

from munera.bots.puzzles import Puzzle, puzzle_of_day, puzzles
from munera.core.catalogue import games
from munera.server import guard, limits, solving, telling, wire
from munera.server.accounts import DAY
from munera.server.analyses import SEED
from munera.server.problems import Refusal
from munera.server.thinking import Played
from munera.server.views import preview_message, seen
from munera.server.wire_analysis import PuzzleAnswer, PuzzleInfo, PuzzlePosition, Puzzles, PuzzleVerdict
from munera.server.wire_lessons import Try

GameName = Annotated[str, PathParameter(max_length=40)]
PuzzleId = Annotated[str, PathParameter(pattern="^[a-z0-9]{1,20}$")]
Which = Annotated[str | None, QueryParameter(max_length=40, description="Only those of one game")]
Solved = dict[tuple[str, str], bool]


def _found(game: str, id: str) -> Puzzle:
    if game in games():
        for puzzle in puzzles(game):
            if puzzle.id == id:
                return puzzle
    raise Refusal("server-no-such-puzzle")


def _info(puzzle: Puzzle, solved: Solved) -> PuzzleInfo:
    return PuzzleInfo(
        puzzle.game,
        puzzle.id,
        puzzle.grade,
        puzzle.players,
        list(puzzle.variants),
        int(puzzle.state().actor()),
        puzzle.missed,
        solved.get((puzzle.game, puzzle.id)),
    )


@get("/puzzles")
async def listed(request: guard.Asked, visitor: guard.Visitor, game: Which = None) -> Puzzles:
    node = guard.node_of(request)
    solved = await solving.answered(node.database, visitor)
    today = puzzle_of_day(node.clock() // DAY)
    mine = [puzzle for name in games() if game in (None, name) for puzzle in puzzles(name)]
    return Puzzles(
        [_info(puzzle, solved) for puzzle in mine],
        None if today is None else _info(today, solved),
        sum(solved.values()),
        len(solved),
    )


@get("/puzzles/{game:str}/{puzzle:str}")
async def position(
    request: guard.Asked, visitor: guard.Visitor, game: GameName, puzzle: PuzzleId
) -> PuzzlePosition:  # fmt: skip
    found = _found(game, puzzle)
    state = found.state()
    solved = await solving.answered(guard.node_of(request).database, visitor)
    view, prompt, legal = seen(found.record().game, state, int(state.actor()))
    return PuzzlePosition(_info(found, solved), view, prompt, legal)


@post("/puzzles/{game:str}/{puzzle:str}/preview", status_code=200)
async def preview(visitor: guard.Visitor, game: GameName, puzzle: PuzzleId, data: JSONBody[Try]) -> wire.Preview:
    """What would follow at once, as at a table; whether that is good is the riddle."""
    found = _found(game, puzzle)
    state = found.state()
    return preview_message(f"{game}-{puzzle}", 0, found.record().game, state, int(state.actor()), data.actions)


@post("/puzzles/{game:str}/{puzzle:str}/answer", status_code=200)
async def answer(
    request: guard.Asked, reader: guard.Reader, game: GameName, puzzle: PuzzleId, data: JSONBody[PuzzleAnswer]
) -> PuzzleVerdict:
    node = guard.node_of(request)
    node.limits.use(limits.THOUGHTS, reader.person)
    found = _found(game, puzzle)
    record = found.record()
    state = record.replay()
    if data.action not in state.legal():
        raise Refusal("server-illegal", action=data.action)
    played = Played(game, record.game.rules_version, found.players, found.variants, record.actions)
    right = data.action == found.best
    try:
        _, chances = await node.thinking.place.aside("what_if", played, [found.best], SEED)
        yours = chances
        if not right:
            _, yours = await node.thinking.place.aside("what_if", played, [data.action], SEED)
    except Exception:
        raise Refusal("server-busy-thinking") from None
    said = None if right else telling.verdict(record.game, state, data.action, found.best)
    first = await solving.keep(node.database, reader, found, right, node.clock())
    label = telling.label(record.game, record.game.words(state, found.best))
    return PuzzleVerdict(right, found.best, label, yours, chances, said, first)


router = Router("/", route_handlers=[listed, position, preview, answer], tags=["puzzles"])
