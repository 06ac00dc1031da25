"""Bots: they think elsewhere, and whatever they do wrong, the table goes on."""

import asyncio
import os
import time
from concurrent.futures.process import BrokenProcessPool
from pathlib import Path
from typing import Any

import pytest

import munera
from munera.bots import bots
from munera.server import thinking
from munera.server.thinkers import HERE, Queue, think
from munera.server.thinking import Pool, Thinking
from tests.server.backing import RedisServer
from tests.server.clients import Here, seated
from tests.server.conftest import Start

BOT = {"kind": "bot", "level": bots()[-1]}


class Broken(Here):
    """Bots that crash, hang or cheat."""

    def __init__(self, how: str) -> None:
        self.how = how

    async def run(self, job: str, *args: Any) -> Any:
        if self.how == "crash":
            raise RuntimeError("a bug in a bot")
        return 999_999


@pytest.mark.parametrize("how", ["crash", "cheat"])
async def test_a_bot_that_fails_is_replaced_and_the_game_goes_on(
    start: Start, backing: dict[str, str], how: str
) -> None:
    node = await start(place=Broken(how), **backing)
    person = await node.guest("Bea")
    table = await person.new_table("circus_maximus", 3, seats=[BOT, BOT, BOT])
    await person.post(f"/api/tables/{table}/start")
    async with person.socket() as socket:
        view = await socket.watch(table)
        while not view["over"]:
            view = await socket.until("view")


def _die(*args: Any) -> int:
    os._exit(3)


def _sleep(*args: Any) -> int:
    time.sleep(60)
    return 0


async def test_a_process_that_dies_or_hangs_is_replaced(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(thinking, "LONGEST", 6.0)
    state = munera.game("colosseum").new(3)
    pool = Pool(1)
    await pool.start()
    try:
        for wrong in (_die, _sleep):
            monkeypatch.setitem(thinking.JOBS, "choose", wrong)
            with pytest.raises((BrokenProcessPool, TimeoutError)):
                await pool.run("choose")
            monkeypatch.setitem(thinking.JOBS, "choose", thinking.choose)
            monkeypatch.setattr(thinking, "LONGEST", 60.0)
            while state.actor() < 0:
                state.apply(int(state.legal()[0]))
            action = await Thinking(pool).choose("colosseum", 1, state, bots()[0])
            assert action in state.legal()
            monkeypatch.setattr(thinking, "LONGEST", 6.0)
    finally:
        await pool.stop()


async def test_a_hint_names_legal_actions_best_first_and_only_where_the_table_allows_it(
    start: Start, backing: dict[str, str]
) -> None:
    node = await start(**backing)
    for allowed in (True, False):
        people, table = await seated(node, "colosseum", 3, hints=allowed)
        asked = (await people[0].get(f"/api/tables/{table}/view"))["actors"][0]
        async with people[asked].socket() as socket:
            view = await socket.watch(table)
            answer = await socket.ask("ask_hint", table=table, seq=view["seq"])
        if not allowed:
            assert answer["error"]["id"] == "server-no-hints"
            continue
        legal = {each["action"] for each in view["legal"]}
        assert {each["action"] for each in answer["advice"]} <= legal
        scores = [each["score"] for each in answer["advice"]]
        assert scores == sorted(scores, reverse=True)
        assert answer["advice"][0]["why"]["id"].startswith(("colosseum-", "common-reason-"))


async def test_thinkers_on_a_queue_answer_and_without_them_the_node_thinks_itself(
    redis_server: RedisServer, tmp_path: Path
) -> None:
    import sys

    from redis.asyncio import Redis

    redis: Redis = Redis.from_url(redis_server.url)
    state = munera.game("colosseum").new(3)
    while state.actor() < 0:
        state.apply(int(state.legal()[0]))
    args = ("choose", "colosseum", 1, state.to_bytes(), bots()[0], 7)
    queue = Queue(redis_server.url, Pool(1))
    await queue.start()
    process = await asyncio.create_subprocess_exec(
        sys.executable, "-m", "munera", "think", "--redis", redis_server.url, stderr=asyncio.subprocess.DEVNULL
    )
    try:
        while not await redis.exists(HERE):
            await asyncio.sleep(0.05)
        assert await queue._somebody_is_there()
        assert await queue._ask(*args) in state.legal()
    finally:
        process.terminate()
        await process.wait()
    try:
        await redis.delete(HERE)
        queue._looked = 0.0
        assert await queue.run(*args) in state.legal()
    finally:
        await queue.stop()
        await redis.aclose()


def test_a_question_that_was_asked_too_long_ago_is_not_thought_about() -> None:
    assert think("choose", time.time() - 1000, []) is None
