"""Records that somebody opens from a disk: played through, told, and never kept."""

from pathlib import Path

import pytest

import munera
from tests.server.clients import Refused, Running

GOLDEN = Path(munera.__file__).parent / "games" / "circus_maximus" / "golden" / "four_players.munera"


@pytest.fixture
def text() -> str:
    return GOLDEN.read_text("utf-8")


async def test_a_record_is_told_from_the_first_move_to_the_last(node: Running, text: str) -> None:
    record = munera.Record.loads(text)
    replay = await node.person().post("/api/replays", {"record": text})
    story = replay["chronicle"]
    assert (replay["game"], replay["players"], replay["names"]) == ("circus_maximus", 4, record.names)
    assert story["moves"] == len(record.actions) == len(story["scores"]) - 1 == len(story["coins"]) - 1
    assert story["scores"][-1] == [int(score) for score in record.replay().scores()]


async def test_its_chapters_are_the_phases_of_the_days(node: Running, text: str) -> None:
    story = (await node.person().post("/api/replays", {"record": text}))["chronicle"]
    names = [(chapter["part"], chapter["phase"]) for chapter in story["chapters"]]
    assert names == sorted(set(names), key=names.index)
    assert {part for part, _ in names} == {1, 2, 3}
    assert names[:3] == [(1, "favours"), (1, "tickets"), (1, "events")]


async def test_every_moment_of_it_can_be_seen(node: Running, text: str) -> None:
    record = munera.Record.loads(text)
    person = node.person()
    half = len(record.actions) // 2
    seen = await person.post(f"/api/replays/{half}", {"record": text})
    due = record.game.view(record.replay(half), None)
    assert (seen["move"], seen["legal"]) == (half, [])
    assert seen["view"]["queues"] == due["queues"]
    assert (await person.post(f"/api/replays/{len(record.actions)}", {"record": text}))["over"]
    with pytest.raises(Refused, match="server-no-such-move"):
        await person.post(f"/api/replays/{len(record.actions) + 1}", {"record": text})


@pytest.mark.parametrize("path", ["/api/replays", "/api/replays/3"])
async def test_what_is_no_legal_game_is_refused_with_the_reason(node: Running, text: str, path: str) -> None:
    person = node.person()
    with pytest.raises(Refused, match="server-bad-record"):
        await person.post(path, {"record": "Gallia est omnis divisa in partes tres"})
    with pytest.raises(Refused, match="server-bad-record"):
        await person.post(path, {"record": text.replace("1: pass", "1: pray", 1)})


async def test_a_record_that_is_too_large_is_not_read(node: Running, text: str) -> None:
    with pytest.raises(Refused):
        await node.person().post("/api/replays", {"record": text + "#" * 200_000})
    with pytest.raises(Refused, match="server-too-large"):
        await node.person().post("/api/replays", {"record": "#" * 500_000})
