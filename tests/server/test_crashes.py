"""Nothing that was acknowledged is ever lost: not by a killed node, a cut database, or a Redis that is gone."""

import asyncio
import os
import random
import signal
import sys
from pathlib import Path
from typing import Any

import pytest

from tests.server.backing import RedisServer
from tests.server.clients import Person, Refused, Running, act_next, play_on, seated, sockets_of
from tests.server.conftest import Start
from tests.server.crash import ALONE, SHARED, Process, kill_many
from tests.server.ledger import Ledger, log_of, move

KILLS = int(os.environ.get("MUNERA_KILLS", "6"))


async def test_a_node_killed_in_the_middle_of_play_loses_nothing(tmp_path: Path, backing: dict[str, str]) -> None:
    """Nothing acknowledged is lost, nothing is there twice, and no clock runs while no node does."""
    options = [part for name, value in backing.items() for part in (f"--{name}", value)]
    node = Process(tmp_path, *options)
    try:
        seen = await kill_many(node, KILLS, SHARED if backing else ALONE)
    finally:
        assert node.stop() in (0, -signal.SIGTERM)  # either way, it ended by itself
    assert seen.kills == KILLS
    assert seen.moves > 0


async def test_a_cut_database_connection_loses_nothing(
    start: Start, shared: dict[str, str], postgres_server: Any
) -> None:
    node = await start(**shared)
    people, table = await seated(node, "colosseum", 3)
    ledger, picks = Ledger(), random.Random(7)
    cut = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname LIKE 'test_%';"
    refused: set[str] = set()

    async def moves() -> None:
        for _ in range(8):
            try:
                await move(people, table, ledger, picks)
            except Refused as problem:
                refused.add(problem.id)

    for _ in range(12):
        playing = asyncio.create_task(moves())
        await asyncio.sleep(picks.uniform(0.01, 0.1))
        await asyncio.to_thread(postgres_server.psql, cut)
        await playing
    assert refused <= {"server-unavailable", "server-stale"}
    for _ in range(5):  # and it goes on as if nothing had been
        await move(people, table, ledger, picks)
    ledger.check(await log_of(people[0], table))


async def test_without_redis_nodes_still_see_each_others_moves(start: Start, shared: dict[str, str]) -> None:
    redis = RedisServer()
    redis.start()
    try:
        first = await start(**{**shared, "redis": redis.url})
        second = await start(**{**shared, "redis": redis.url})
        people, table = await seated(first, "colosseum", 3)
        there = second.person(people[1].http.cookies)
        async with there.socket(second.address) as socket:
            seen = await socket.watch(table)
            redis.stop()
            for _ in range(3):
                await act_next(people, table)
            now = await people[0].get(f"/api/tables/{table}/view")
            while seen["seq"] < now["seq"]:
                seen = await socket.until("view")
            redis.start()
            later = await act_next(people, table)
            while seen["seq"] < later["seq"]:
                seen = await socket.until("view")
            assert seen["view"]["seats"] == later["view"]["seats"]
    finally:
        redis.stop()


async def test_players_on_two_nodes_see_the_same_game(start: Start, shared: dict[str, str]) -> None:
    nodes = [await start(**shared) for _ in range(2)]
    people, table = await seated(nodes[0], "circus_maximus", 4)
    seats = [Person(nodes[place % 2].address, person.http.cookies) for place, person in enumerate(people)]
    for seat, person in zip(seats, people, strict=True):
        seat.http.headers["x-csrf-token"] = person.http.headers["x-csrf-token"]
        nodes[0].people.append(seat)
    async with sockets_of(seats) as sockets:
        views = [await socket.watch(table) for socket in sockets]
        presence = await sockets[0].until("presence", seats=[0, 1, 2, 3])
        assert presence["watching"] == 0
        await sockets[0].send("say", table=table, text="Salvete")
        assert (await sockets[1].until("chat"))["text"] == "Salvete"
        games = [
            play_on(socket, view, table, place) for place, (socket, view) in enumerate(zip(sockets, views, strict=True))
        ]
        ends = await asyncio.gather(*games)
    assert len({end["seq"] for end in ends}) == 1
    assert all(end["view"]["winners"] == ends[0]["view"]["winners"] for end in ends)
    records = [await seats[place].get(f"/api/tables/{table}/record") for place in range(2)]
    assert records[0] == records[1]


@pytest.mark.parametrize("game", ["colosseum", "circus_maximus"])
async def test_a_game_goes_on_at_another_node_when_its_own_has_gone(
    start: Start, shared: dict[str, str], game: str
) -> None:
    """Begun on one, played to the end on another, with fair dice all the way."""
    first = await start(**shared)
    people, table = await seated(first, game, 4)
    for _ in range(20):
        before = await act_next(people, table)
    cookies = [(person.http.cookies, person.http.headers["x-csrf-token"]) for person in people]
    await first.stop()
    second: Running = await start(**shared)
    again = [second.person(jar) for jar, _ in cookies]
    for person, (_, csrf) in zip(again, cookies, strict=True):
        person.http.headers["x-csrf-token"] = csrf
    async with sockets_of(again) as sockets:
        views = [await socket.watch(table) for socket in sockets]
        assert {view["seq"] for view in views} == {before["seq"]}
        ends = await asyncio.gather(
            *[
                play_on(socket, view, table, seat)
                for seat, (socket, view) in enumerate(zip(sockets, views, strict=True))
            ]
        )
    assert len({end["seq"] for end in ends}) == 1
    assert (await again[0].get(f"/api/tables/{table}/fairness"))["verified"]


async def test_two_nodes_never_both_take_the_same_place_in_the_log(start: Start, shared: dict[str, str]) -> None:
    """The same move sent to both at once is taken once."""
    nodes = [await start(**shared) for _ in range(2)]
    people, table = await seated(nodes[0], "colosseum", 3)
    for _ in range(10):
        view = await people[0].get(f"/api/tables/{table}/view")
        actor = people[view["actors"][0]]
        view = await actor.get(f"/api/tables/{table}/view")
        twin = Person(nodes[1].address, actor.http.cookies)
        twin.http.headers["x-csrf-token"] = actor.http.headers["x-csrf-token"]
        body = {"seq": view["seq"], "actions": [view["legal"][0]["action"]]}
        both = [person.post(f"/api/tables/{table}/actions", body) for person in (actor, twin)]
        done = await asyncio.gather(*both, return_exceptions=True)
        await twin.http.aclose()
        assert sum(isinstance(each, dict) for each in done) == 1
        assert [each.id for each in done if isinstance(each, Refused)] == ["server-stale"]


async def test_a_node_that_is_stopped_says_goodbye(start: Start, backing: dict[str, str]) -> None:
    node = await start(**backing)
    person = await node.guest("Bea")
    async with person.socket() as socket:
        await socket.until("hello")
        stopping = asyncio.create_task(node.stop())
        assert (await socket.until("bye"))["after"] > 0
        await stopping


@pytest.mark.parametrize("game", ["colosseum", "circus_maximus"])
async def test_the_bot_of_thirty_lines_plays_a_whole_game(start: Start, backing: dict[str, str], game: str) -> None:
    node = await start(**backing)
    host = await node.guest("Host")
    bot = {"kind": "bot", "level": "random"}
    table = await host.new_table(game, 3, seats=[{"kind": "open"}, bot, bot])
    owner = await node.guest("Owner of the bot")
    token = await owner.post("/api/me/tokens", {"name": "my bot", "scopes": ["read", "play", "tables"]})
    example = Path(__file__).parents[2] / "examples" / "bot.py"
    process = await asyncio.create_subprocess_exec(
        sys.executable,
        str(example),
        node.address,
        token["secret"],
        table,
        stdout=asyncio.subprocess.PIPE,
    )
    async with host.socket() as socket:
        seen = await socket.watch(table)
        while seen.get("seats", [{}])[0].get("kind") != "person":
            seen = await socket.until("table")
        await host.post(f"/api/tables/{table}/start")
    told, _ = await asyncio.wait_for(process.communicate(), 120)
    assert process.returncode == 0
    assert b"won by" in told
    assert (await host.get(f"/api/tables/{table}"))["status"] == "over"
