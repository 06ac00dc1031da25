"""Finished games understood: asked for, followed, cancelled, kept over restarts; other moves tried; played on."""

import asyncio
from typing import Any

import pytest

from munera.bots.analysis import SETTINGS, Setting
from munera.bots.puzzles import puzzles
from tests.server.clients import Here, Person, Refused, Running
from tests.server.conftest import Start

BOT = {"kind": "bot", "level": "random"}


@pytest.fixture(autouse=True)
def brief(monkeypatch: pytest.MonkeyPatch) -> None:
    """How well an analysis looks is tested elsewhere."""
    monkeypatch.setitem(SETTINGS, "quick", Setting("quick", 1, 4, 8, 4, 6))


class Slow(Here):
    """Works aside only while it is let, and counts the pieces."""

    def __init__(self, pieces: int) -> None:
        self.left = pieces
        self.done = 0
        self.stuck = asyncio.Event()

    async def aside(self, job: str, *args: Any) -> Any:
        if self.left == 0:
            self.stuck.set()
            await asyncio.Event().wait()
        self.left -= 1
        self.done += 1
        return await super().aside(job, *args)


class Failing(Here):
    async def aside(self, job: str, *args: Any) -> Any:
        raise RuntimeError("a bug aside")


async def finished(person: Person, **wanted: Any) -> str:
    """A table whose bots have played to the end."""
    table = await person.new_table("circus_maximus", 3, seats=[BOT, BOT, BOT], **wanted)
    await person.post(f"/api/tables/{table}/start")
    view = await person.get(f"/api/tables/{table}/view")
    while not view["over"]:
        view = await person.get(f"/api/tables/{table}/view", since=view["seq"], wait=5)
    return table


async def analysed(person: Person, table: str) -> dict[str, Any]:
    info = await person.get(f"/api/tables/{table}/analysis")
    while info["status"] == "waiting":
        info = await person.get(f"/api/tables/{table}/analysis", share=info["share"], wait=10)
    return dict(info)


async def test_an_analysis_is_worked_out_once_and_everybody_with_the_link_reads_it(node: Running) -> None:
    bea, carl = await node.guest("Bea"), await node.guest("Carl")
    table = await finished(bea)
    assert (await carl.get(f"/api/tables/{table}/analysis"))["status"] == "none"
    with pytest.raises(Refused, match="server-no-analysis"):
        await bea.delete(f"/api/tables/{table}/analysis")
    asked = await bea.post(f"/api/tables/{table}/analysis", {})
    assert asked["status"] in ("waiting", "done")
    info = await analysed(carl, table)
    assert (info["status"], info["share"]) == ("done", 1)
    moves = (await carl.get(f"/api/tables/{table}/chronicle"))["moves"]
    assert len(info["result"]["chances"]) == moves
    assert all(sum(row) == pytest.approx(1, abs=0.001) for row in info["result"]["chances"])
    assert {mark["kind"] for mark in info["result"]["marks"]} <= {"cost", "find", "luck"}
    assert info["result"]["awards"]
    again = await carl.post(f"/api/tables/{table}/analysis", {})
    assert again == info


async def test_only_a_finished_game_is_analysed_and_only_for_those_who_may_look(node: Running) -> None:
    bea, carl = await node.guest("Bea"), await node.guest("Carl")
    table = await bea.new_table("circus_maximus", 3, seats=[{"kind": "me"}, BOT, BOT], spectators=False)
    await bea.post(f"/api/tables/{table}/start")
    with pytest.raises(Refused, match="server-table-not-over"):
        await bea.post(f"/api/tables/{table}/analysis", {})
    with pytest.raises(Refused, match="server-no-spectators"):
        await carl.post(f"/api/tables/{table}/analysis", {})


async def test_one_that_is_cancelled_is_gone_and_can_be_asked_for_anew(start: Start, backing: dict[str, str]) -> None:
    slow = Slow(3)
    node = await start(place=slow, **backing)
    bea, carl = await node.guest("Bea"), await node.guest("Carl")
    table, other = await finished(bea), await finished(bea)
    await bea.post(f"/api/tables/{table}/analysis", {})
    await slow.stuck.wait()
    info = await bea.get(f"/api/tables/{table}/analysis")
    assert info["status"] == "waiting"
    assert 0 < info["share"] < 1
    with pytest.raises(Refused, match="server-not-asked-by-you"):
        await carl.delete(f"/api/tables/{table}/analysis")
    await bea.delete(f"/api/tables/{table}/analysis")
    assert (await bea.get(f"/api/tables/{table}/analysis"))["status"] == "none"
    slow.left = 1000
    await node.node.analyses.stop()
    await node.node.analyses.start()
    await bea.post(f"/api/tables/{other}/analysis", {})
    assert (await analysed(bea, other))["status"] == "done"
    await bea.post(f"/api/tables/{table}/analysis", {})
    assert (await analysed(bea, table))["status"] == "done"


async def test_after_a_restart_it_goes_on_where_it_was(
    start: Start, backing: dict[str, str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("munera.server.analyses.KEEP_EVERY", 0.0)
    slow = Slow(5)
    node = await start(place=slow, **backing)
    bea = await node.guest("Bea")
    table = await finished(bea)
    await bea.post(f"/api/tables/{table}/analysis", {})
    await slow.stuck.wait()
    cookies = bea.http.cookies
    await node.stop()
    whole = Slow(1000)
    node = await start(place=whole, **backing)
    bea = node.person(cookies)
    assert (await bea.get(f"/api/tables/{table}/analysis"))["share"] > 0
    assert (await analysed(bea, table))["status"] == "done"
    moves = (await bea.get(f"/api/tables/{table}/chronicle"))["moves"]
    assert whole.done < -(-moves // 8) + 6


async def test_one_that_fails_says_so_and_can_be_asked_for_anew(start: Start, backing: dict[str, str]) -> None:
    node = await start(place=Failing(), **backing)
    bea = await node.guest("Bea")
    table = await finished(bea)
    await bea.post(f"/api/tables/{table}/analysis", {})
    assert (await analysed(bea, table))["status"] == "failed"
    node.node.thinking.place = Here()
    await bea.post(f"/api/tables/{table}/analysis", {})
    assert (await analysed(bea, table))["status"] == "done"


async def test_what_if_tells_the_chances_after_another_move(node: Running) -> None:
    bea = await node.guest("Bea")
    table = await finished(bea)
    move = 0  # at which somebody first has traders to choose from
    while not (choices := await bea.get(f"/api/tables/{table}/moves/{move}/choices"))["legal"]:
        move += 1
    actions = {each["words"]: each["action"] for each in choices["legal"]}
    first, last = actions["pass"], actions["play 8"]
    one = await bea.post(f"/api/tables/{table}/moves/{move}/what-if", {"actions": [first]})
    other = await bea.post(f"/api/tables/{table}/moves/{move}/what-if", {"actions": [last]})
    assert one["before"] == other["before"]
    assert one["after"] != other["after"]
    assert sum(one["after"]) == pytest.approx(1)
    with pytest.raises(Refused, match="server-illegal"):
        await bea.post(f"/api/tables/{table}/moves/{move}/what-if", {"actions": [999_999]})
    with pytest.raises(Refused, match="server-no-such-move"):
        await bea.post(f"/api/tables/{table}/moves/100000/what-if", {"actions": [first]})


async def test_a_game_is_played_on_from_any_moment_in_any_seat_with_fair_dice_and_counts_for_nobody(
    node: Running,
) -> None:
    bea = await node.guest("Bea")
    table = await finished(bea)
    began = await bea.post(f"/api/tables/{table}/moves/60/play-on", {"seat": 2, "level": "random"})
    assert began["origin"] == {"table": table, "move": 60}
    assert (began["you"], began["status"]) == (2, "playing")
    assert [seat["kind"] for seat in began["seats"]] == ["bot", "bot", "person"]
    fresh = began["id"]
    then = (await bea.get(f"/api/tables/{table}/moves/60"))["view"]
    listed = (await bea.get("/api/me/tables", status="playing"))["tables"][0]
    assert listed["stage"] == {"part": then["day"], "phase": then["phase"]}
    for move in (0, 30, 60):
        then = await bea.get(f"/api/tables/{table}/moves/{move}")
        now = await bea.get(f"/api/tables/{fresh}/moves/{move}")
        assert {**then["view"], "you": None} == {**now["view"], "you": None}
    await bea.post(f"/api/tables/{fresh}/aside")
    view = await bea.get(f"/api/tables/{fresh}/view")
    while not view["over"]:
        view = await bea.get(f"/api/tables/{fresh}/view", since=view["seq"], wait=5)
    proof = await bea.get(f"/api/tables/{fresh}/fairness")
    assert proof["verified"]
    assert proof["commitment"] != (await bea.get(f"/api/tables/{table}/fairness"))["commitment"]
    assert "commitment" not in await bea.get(f"/api/tables/{fresh}/record")
    assert (await bea.get("/api/me"))["profile"]["played"] == []
    with pytest.raises(Refused, match="server-no-such-seat"):
        await bea.post(f"/api/tables/{table}/moves/60/play-on", {"seat": 3, "level": "random"})
    with pytest.raises(Refused, match="server-bad-setup"):
        await bea.post(f"/api/tables/{table}/moves/60/play-on", {"seat": 1, "level": "nero"})


async def test_positions_to_solve_are_listed_answered_and_remembered(node: Running) -> None:
    bea = await node.guest("Bea")
    shelf = await bea.get("/api/puzzles")
    assert shelf["today"] in shelf["puzzles"]
    assert (shelf["solved"], shelf["answered"]) == (0, 0)
    only = await bea.get("/api/puzzles", game="circus_maximus")
    assert {each["game"] for each in only["puzzles"]} == {"circus_maximus"}
    right, wrong = puzzles("circus_maximus")[:2]
    place = f"/api/puzzles/circus_maximus/{right.id}"
    position = await bea.get(place)
    assert position["view"]["actor"] == position["puzzle"]["seat"]
    assert right.best in [each["action"] for each in position["legal"]]
    verdict = await bea.post(f"{place}/answer", {"action": right.best})
    assert verdict["right"]
    assert verdict["first"]
    tried = await bea.post(f"{place}/preview", {"actions": [right.best]})
    assert tried["actions"] == [right.best]
    assert tried["view"] != position["view"]
    missed = await bea.post(f"/api/puzzles/circus_maximus/{wrong.id}/answer", {"action": wrong.second})
    assert not missed["right"]
    assert missed["best"] == wrong.best
    assert missed["said"]["id"].startswith("circus_maximus-verdict-")
    seat = (await bea.get(f"/api/puzzles/circus_maximus/{wrong.id}"))["puzzle"]["seat"]
    assert missed["chances"][seat] > missed["yours"][seat]
    again = await bea.post(f"/api/puzzles/circus_maximus/{wrong.id}/answer", {"action": wrong.best})
    assert again["right"]
    assert not again["first"]
    shelf = await bea.get("/api/puzzles")
    assert (shelf["solved"], shelf["answered"]) == (1, 2)
    with pytest.raises(Refused, match="server-no-such-puzzle"):
        await bea.get("/api/puzzles/circus_maximus/zzz")
