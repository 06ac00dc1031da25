"""Tables before and after the game."""

import asyncio

import pytest
from sqlalchemy import update

from munera.bots import bots
from munera.server.schema import tables
from tests.server.clients import Refused, Running, act_next, seated, sockets_of
from tests.server.conftest import Start

BOT = {"kind": "bot", "level": bots()[0]}


async def test_a_public_table_is_listed_until_it_is_full_and_begun(node: Running) -> None:
    host, friend = await node.guest("Host"), await node.guest("Friend")
    table = await host.new_table("circus_maximus", 3, seats=[{"kind": "me"}, {"kind": "open"}, BOT], public=True)
    hidden = await host.new_table()
    listed = (await friend.get("/api/tables"))["tables"]
    assert [each["id"] for each in listed] == [table]
    assert hidden not in str(listed)
    joined = await friend.post(f"/api/tables/{table}/join", {})
    assert joined["you"] == 1
    await host.post(f"/api/tables/{table}/ready", {"ready": True})
    begun = await friend.post(f"/api/tables/{table}/ready", {"ready": True})
    assert begun["status"] == "playing"
    assert (await friend.get("/api/tables"))["tables"] == []


async def test_whoever_watches_the_lobby_sees_who_comes_and_goes(node: Running) -> None:
    host, friend = await node.guest("Host"), await node.guest("Friend")
    table = await host.new_table()
    async with sockets_of([host, friend]) as (mine, theirs):
        assert (await mine.watch(table))["status"] == "open"
        await theirs.watch(table)
        await friend.post(f"/api/tables/{table}/join", {"seat": 2})
        seen = await mine.until("table")
        assert [seat["name"] for seat in seen["seats"]] == ["Host", "", "Friend"]
        await host.put(f"/api/tables/{table}/seats/2", {"kind": "open"})
        await mine.until("table")
        await theirs.until("table", you=2)
        assert (await theirs.until("table"))["you"] is None
        await host.put(f"/api/tables/{table}/seats/1", {"kind": "bot"})
        await host.put(f"/api/tables/{table}/seats/2", {"kind": "bot"})
        await host.post(f"/api/tables/{table}/start")
        assert (await mine.until("view"))["seat"] == 0
        assert (await theirs.until("view"))["seat"] is None


async def test_two_people_never_get_the_same_seat(node: Running) -> None:
    host = await node.guest("Host")
    table = await host.new_table("colosseum", 5)
    crowd = [await node.guest(f"Guest {number}") for number in range(8)]

    joining = [guest.post(f"/api/tables/{table}/join", {}) for guest in crowd]
    got = await asyncio.gather(*joining, return_exceptions=True)
    assert sorted(each["you"] for each in got if isinstance(each, dict)) == [1, 2, 3, 4]
    assert [each.id for each in got if isinstance(each, Refused)] == ["server-table-full"] * 4


async def test_only_the_host_starts_and_sends_away_and_only_before_the_game(node: Running) -> None:
    people, table = await seated(node, "colosseum", 3)
    for path, body in (("start", None), ("ready", {}), ("join", {})):
        with pytest.raises(Refused, match="server-table-started"):
            await people[0].post(f"/api/tables/{table}/{path}", body)
    with pytest.raises(Refused, match="server-table-started"):
        await people[0].put(f"/api/tables/{table}/seats/1", {"kind": "open"})
    other = await people[0].new_table()
    await people[1].post(f"/api/tables/{other}/join", {})
    for path in (f"/api/tables/{other}/start",):
        with pytest.raises(Refused, match="server-not-host"):
            await people[1].post(path)
    with pytest.raises(Refused, match="server-seats-open"):
        await people[0].post(f"/api/tables/{other}/start")
    with pytest.raises(Refused, match="server-not-host"):
        await people[1].put(f"/api/tables/{other}/seats/0", {"kind": "open"})


async def test_the_last_person_who_leaves_closes_the_table(node: Running) -> None:
    host, friend = await node.guest("Host"), await node.guest("Friend")
    table = await host.new_table()
    await friend.post(f"/api/tables/{table}/join", {})
    await host.post(f"/api/tables/{table}/leave")
    assert (await friend.get(f"/api/tables/{table}"))["host"] == friend.id
    await friend.post(f"/api/tables/{table}/leave")
    with pytest.raises(Refused, match="server-no-such-table"):
        await friend.get(f"/api/tables/{table}")


async def test_a_table_that_does_not_exist_as_described_is_refused(node: Running) -> None:
    host = await node.guest("Host")
    for wrong in (
        {"game": "chess", "players": 3},
        {"game": "colosseum", "players": 2},
        {"game": "colosseum", "players": 3, "variants": ["caesar"]},
        {"game": "colosseum", "players": 3, "seats": [{"kind": "me"}]},
        {"game": "colosseum", "players": 3, "seats": [{"kind": "me"}, {"kind": "me"}, BOT]},
        {"game": "colosseum", "players": 3, "takeover": "god"},
        {"game": "colosseum", "players": 3, "pace": {"kind": "live", "bank": 1, "increment": 0}},
    ):
        with pytest.raises(Refused, match="server-bad-setup"):
            await host.post("/api/tables", wrong)


async def test_the_same_people_play_again_at_one_new_table(node: Running) -> None:
    host, friend = await node.guest("Host"), await node.guest("Friend")
    layout = [{"kind": "me"}, {"kind": "open"}, BOT]
    table = await host.new_table("circus_maximus", 3, seats=layout, bot_pace="at_once")
    await friend.post(f"/api/tables/{table}/join", {})
    await host.post(f"/api/tables/{table}/start")
    with pytest.raises(Refused, match="server-table-not-over"):
        await host.post(f"/api/tables/{table}/rematch")
    for person in (host, friend):
        await person.post(f"/api/tables/{table}/aside")
    await _until_over(host, table)
    first, second = await asyncio.gather(
        host.post(f"/api/tables/{table}/rematch"), friend.post(f"/api/tables/{table}/rematch")
    )
    assert first["id"] == second["id"]
    assert [seat["kind"] for seat in first["seats"]] == ["person", "person", "bot"]
    assert first["bot_pace"] == "at_once"
    assert (await host.get(f"/api/tables/{table}"))["rematch"] == first["id"]
    over = (await host.get("/api/me/tables", status="over"))["tables"]
    assert [each["id"] for each in over] == [table]
    await host.put(f"/api/tables/{table}/archived", {"archived": True})
    assert (await host.get("/api/me/tables", status="over"))["tables"] == []
    assert [each["id"] for each in (await friend.get("/api/me/tables", status="over"))["tables"]] == [table]
    assert [each["id"] for each in (await host.get("/api/me/tables", archived=True))["tables"]] == [table]


async def _until_over(person: object, table: str) -> None:
    async with person.socket() as socket:  # type: ignore[attr-defined]
        view = await socket.watch(table)
        while not view["over"]:
            view = await socket.until("view")


async def test_a_list_of_tables_says_where_it_is_ones_turn(node: Running) -> None:
    people, table = await seated(node, "colosseum", 3)
    listed = (await people[0].get("/api/me/tables"))["tables"][0]
    assert (listed["id"], listed["asked"], listed["you"]) == (table, 0, 0)
    await act_next(people, table)
    view = await people[0].get(f"/api/tables/{table}/view")
    assert [(await people[1].get("/api/me/tables"))["tables"][0]["asked"]] == view["actors"]


async def test_a_list_of_tables_says_where_each_game_stands_though_nobody_has_it_open(
    start: Start, backing: dict[str, str]
) -> None:
    node = await start(**backing)
    pace = {"kind": "slow", "bank": 86_400, "increment": 0}
    people, table = await seated(node, "circus_maximus", 3, pace=pace)
    waiting = await people[0].new_table()
    await act_next(people, table)
    view = (await people[0].get(f"/api/tables/{table}/view"))["view"]
    awake = {each["id"]: each for each in (await people[0].get("/api/me/tables"))["tables"]}
    await node.node.hub.rooms.pop(table).close()
    asleep = {each["id"]: each for each in (await people[0].get("/api/me/tables"))["tables"]}
    told = ("stage", "asked", "since", "until", "began", "ended")
    assert [awake[table][each] for each in told] == [asleep[table][each] for each in told]
    assert asleep[table]["stage"] == {"part": view["day"], "phase": view["phase"]}
    assert asleep[table]["began"] <= asleep[table]["since"] == asleep[table]["until"] - 86_400_000
    assert [asleep[waiting][each] for each in told] == [None] * len(told)


async def test_a_game_that_has_slept_since_before_tables_kept_where_they_stand_is_listed_with_it(
    start: Start, backing: dict[str, str]
) -> None:
    node = await start(**backing)
    people, table = await seated(node, "colosseum", 3)
    await node.node.hub.rooms.pop(table).close()
    async with node.node.database.writing() as connection:
        await connection.execute(update(tables).where(tables.c.id == table).values(part=None, phase=None))
    listed = (await people[0].get("/api/me/tables"))["tables"][0]
    assert listed["stage"] == {"part": 1, "phase": "invest"}


async def test_a_table_that_is_over_says_how_long_the_game_lasted(node: Running) -> None:
    host = await node.guest("Host")
    table = await host.new_table("circus_maximus", 3, seats=[BOT, BOT, BOT], bot_pace="at_once")
    await host.post(f"/api/tables/{table}/start")
    async with host.socket() as socket:
        view = await socket.watch(table)
        while not view["over"]:
            view = await socket.until("view")
        told = await socket.until("table", status="over")
    kept = await host.get(f"/api/tables/{table}")
    assert (kept["began"], kept["ended"], kept["asked"]) == (told["began"], told["ended"], None)
    assert kept["created"] <= kept["began"] <= kept["ended"] == view["events"][-1]["at"]


@pytest.mark.parametrize("bot_pace", ["human", "at_once"])
async def test_bots_take_their_time_only_where_people_want_it(start: Start, bot_pace: str) -> None:
    node = await start(bot_pace=3.0)
    host = await node.guest("Host")
    table = await host.new_table("circus_maximus", 3, seats=[BOT, BOT, BOT], bot_pace=bot_pace)
    await host.post(f"/api/tables/{table}/start")
    async with host.socket() as socket:
        view = await socket.watch(table)
        times = [event["at"] for event in view["events"] if event["by"] == "bot"]
        while len(times) < 2:
            view = await socket.until("view")
            times += [event["at"] for event in view["events"] if event["by"] == "bot"]
    assert (times[1] - times[0] >= 3000) == (bot_pace == "human")


async def test_chat_reaches_everybody_but_those_who_do_not_want_to_read_it(node: Running) -> None:
    people, table = await seated(node, "colosseum", 3)
    async with sockets_of(people) as sockets:
        for socket in sockets:
            await socket.watch(table)
        await people[2].put(f"/api/me/muted/{people[0].id}", {"muted": True})
        await sockets[0].send("say", table=table, text=" Salve,\n <b>Bea</b>!\x07 ")
        line = await sockets[1].until("chat")
        assert (line["name"], line["text"], line["seat"]) == ("Player 1", "Salve, <b>Bea</b>!", 0)
        await sockets[1].send("say", table=table, text="Salve!")
        assert (await sockets[2].until("chat"))["text"] == "Salve!"
    assert [each["text"] for each in (await people[1].get(f"/api/tables/{table}/chat"))["lines"]] == [
        "Salve, <b>Bea</b>!",
        "Salve!",
    ]
    assert len((await people[2].get(f"/api/tables/{table}/chat"))["lines"]) == 1


async def test_lists_of_tables_come_in_pages(node: Running) -> None:
    host = await node.guest("Host")
    opened = [await host.new_table(public=True) for _ in range(3)]
    found: list[str] = []
    page = await host.get("/api/tables")
    found += [each["id"] for each in page["tables"]]
    assert sorted(found) == sorted(opened)
    assert (await host.get("/api/tables", before=page["before"]))["tables"] == []
    middle = await host.get("/api/tables", before=found[0])
    assert [each["id"] for each in middle["tables"]] == found[1:]


async def test_it_says_that_it_is_your_turn_wherever_you_look(node: Running) -> None:
    people, table = await seated(node, "colosseum", 3)
    asked = (await people[0].get(f"/api/tables/{table}/view"))["actors"][0]
    async with sockets_of(people) as sockets:
        for socket in sockets:
            await socket.until("hello")
        view = await act_next(people, table)
        while view["actors"][0] == asked:
            view = await act_next(people, table)
        assert (await sockets[view["actors"][0]].until("turn"))["table"] == table


async def test_what_somebody_brings_to_the_dice_counts_after_the_commitment_and_only_once(node: Running) -> None:
    host, friend = await node.guest("Host"), await node.guest("Friend")
    table = await host.new_table("colosseum", 3, seats=[{"kind": "me"}, {"kind": "open"}, BOT], bring="too early")
    opened = await host.get(f"/api/tables/{table}")
    assert opened["commitment"] == (await friend.get(f"/api/tables/{table}/fairness"))["commitment"]
    assert (await host.get(f"/api/tables/{table}/fairness"))["contributions"] == ["", "", ""]
    await host.put(f"/api/tables/{table}/bring", {"bring": " an \n egg "})
    with pytest.raises(Refused, match="server-brought-already"):
        await host.put(f"/api/tables/{table}/bring", {"bring": "another"})
    with pytest.raises(Refused, match="server-not-seated"):
        await friend.put(f"/api/tables/{table}/bring", {"bring": "mine"})
    await friend.post(f"/api/tables/{table}/join", {"bring": "a feather"})
    await host.post(f"/api/tables/{table}/start")
    with pytest.raises(Refused, match="server-table-started"):
        await friend.put(f"/api/tables/{table}/bring", {"bring": "too late"})
    fairness = await friend.get(f"/api/tables/{table}/fairness")
    assert fairness["contributions"] == ["an egg", "a feather", ""]
    assert fairness["commitment"] == opened["commitment"]
