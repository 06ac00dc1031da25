"""Whole games by scripts, and what a player may and may not do in them."""

import asyncio

import pytest

from munera import Record
from munera.server.fairness import verify
from tests.server.clients import Refused, Running, play_on, seated, sockets_of

BOT = {"kind": "bot", "level": "random"}


@pytest.mark.parametrize("game", ["colosseum", "circus_maximus"])
async def test_four_clients_play_a_whole_game_through_the_socket(node: Running, game: str) -> None:
    people, table = await seated(node, game, 4)
    async with sockets_of(people) as sockets:
        views = [await socket.watch(table) for socket in sockets]
        games = [
            play_on(socket, view, table, place) for place, (socket, view) in enumerate(zip(sockets, views, strict=True))
        ]
        ends = await asyncio.gather(*games)
    assert len({end["seq"] for end in ends}) == 1
    assert all(end["view"]["winners"] == ends[0]["view"]["winners"] for end in ends)
    text = await people[0].get(f"/api/tables/{table}/record")
    record = Record.loads(text)
    assert record.replay().winners() == ends[0]["view"]["winners"]
    assert verify(record).is_fair
    assert record.pledge is not None
    assert record.pledge.contributions == ("an egg", "Player 2", "Player 3", "Player 4")
    fairness = await people[1].get(f"/api/tables/{table}/fairness")
    assert fairness["verified"]
    verdict = await people[1].post("/api/verify", {"record": text})
    assert verdict["finding"] == "fair"
    profile = await people[0].get(f"/api/people/{people[0].id}")
    assert profile["played"][0]["played"] == 1


async def test_every_view_follows_the_one_before_and_tells_what_happened_between(node: Running) -> None:
    people, table = await seated(node, "colosseum", 3)
    async with sockets_of(people) as sockets:
        views = [await socket.watch(table) for socket in sockets]
        for _ in range(20):
            actor = views[0]["actors"][0]
            seq, action = views[actor]["seq"], views[actor]["legal"][0]["action"]
            await sockets[actor].send("act", table=table, seq=seq, actions=[action])
            after = [await socket.until("view") for socket in sockets]
            for before, view in zip(views, after, strict=True):
                assert view["since"] == before["seq"]
                assert [event["seq"] for event in view["events"]] == list(range(before["seq"] + 1, view["seq"] + 1))
            views = after


async def test_only_the_actor_is_offered_actions_and_only_those_are_taken(node: Running) -> None:
    people, table = await seated(node, "colosseum", 3)
    views = [await person.get(f"/api/tables/{table}/view") for person in people]
    actor = views[0]["actors"][0]
    assert [bool(view["legal"]) for view in views] == [seat == actor for seat in range(3)]
    legal = {offer["action"] for offer in views[actor]["legal"]}
    position = {"seq": views[actor]["seq"]}
    for seat, person in enumerate(people):
        wrong = min(legal) if seat != actor else max(legal) + 1
        expected = "server-not-your-turn" if seat != actor else "server-illegal"
        with pytest.raises(Refused, match=expected):
            await person.post(f"/api/tables/{table}/actions", {**position, "actions": [wrong]})
    stranger = await node.guest("Stranger")
    with pytest.raises(Refused, match="server-not-seated"):
        await stranger.post(f"/api/tables/{table}/actions", {**position, "actions": [min(legal)]})
    assert (await people[0].get(f"/api/tables/{table}"))["seq"] == views[0]["seq"]


async def test_a_stale_number_gets_the_present_view_and_changes_nothing(node: Running) -> None:
    people, table = await seated(node, "colosseum", 3)
    view = await people[0].get(f"/api/tables/{table}/view")
    actor = people[view["actors"][0]]
    async with actor.socket() as socket:
        present = await socket.watch(table)
        answer = await socket.ask("act", table=table, seq=present["seq"] - 1, actions=[present["legal"][0]["action"]])
        assert answer["error"]["id"] == "server-stale"
        again = await socket.until("view")
        assert (again["seq"], again["legal"]) == (present["seq"], present["legal"])


async def test_a_list_of_actions_is_taken_as_a_whole_or_not_at_all(node: Running) -> None:
    people, table = await seated(node, "colosseum", 3)
    view = await people[0].get(f"/api/tables/{table}/view")
    actor = people[view["actors"][0]]
    view = await actor.get(f"/api/tables/{table}/view")
    passing = next(offer["action"] for offer in view["legal"] if offer["words"] == "pass")
    with pytest.raises(Refused, match="server-past-chance"):
        await actor.post(f"/api/tables/{table}/actions", {"seq": view["seq"], "actions": [passing, passing]})
    assert (await actor.get(f"/api/tables/{table}/view"))["seq"] == view["seq"]


async def test_ones_own_steps_can_be_taken_back_until_another_player_has_acted(node: Running) -> None:
    people, table = await seated(node, "colosseum", 3)
    view = await people[0].get(f"/api/tables/{table}/view")
    while view["view"]["phase"] != "trade":
        actor = people[view["actors"][0]]
        view = await actor.get(f"/api/tables/{table}/view")
        action = next((each for each in view["legal"] if each["words"] == "pass"), view["legal"][0])["action"]
        view = await actor.post(f"/api/tables/{table}/actions", {"seq": view["seq"], "actions": [action]})
    actor = people[view["actors"][0]]
    before = await actor.get(f"/api/tables/{table}/view")
    offer = [each["action"] for each in before["legal"] if each["words"] != "pass"][:1]
    after = await actor.post(f"/api/tables/{table}/actions", {"seq": before["seq"], "actions": offer})
    assert after["undo"] == before["undo"] + 1
    undone = await actor.post(f"/api/tables/{table}/undo", {"seq": after["seq"]})
    assert undone["view"] == before["view"]
    assert undone["events"][-1]["kind"] == "undo"
    assert undone["seq"] == before["seq"] + 2
    other = people[(before["actors"][0] + 1) % 3]
    with pytest.raises(Refused, match="server-nothing-to-undo"):
        await other.post(f"/api/tables/{table}/undo", {"seq": undone["seq"]})
    with pytest.raises(Refused, match="server-nothing-to-undo"):
        await actor.post(f"/api/tables/{table}/undo", {"seq": undone["seq"], "steps": before["undo"] + 1})


async def test_a_preview_shows_what_would_be_and_changes_nothing(node: Running) -> None:
    people, table = await seated(node, "colosseum", 3)
    view = await people[0].get(f"/api/tables/{table}/view")
    actor = people[view["actors"][0]]
    view = await actor.get(f"/api/tables/{table}/view")
    ticket = next(offer["action"] for offer in view["legal"] if offer["words"] == "buy season ticket")
    found = await actor.post(f"/api/tables/{table}/preview", {"seq": view["seq"], "actions": [ticket]})
    mine = view["actors"][0]
    assert found["view"]["seats"][mine]["coins"] < view["view"]["seats"][mine]["coins"]
    assert "season_tickets" in {effect["name"] for effect in found["effects"]}
    assert (await actor.get(f"/api/tables/{table}/view"))["view"] == view["view"]
    with pytest.raises(Refused, match="server-illegal"):
        await actor.post(f"/api/tables/{table}/preview", {"seq": view["seq"], "actions": [999_999]})


async def test_who_comes_back_is_told_what_they_missed(node: Running) -> None:
    people, table = await seated(node, "colosseum", 3)
    async with people[0].socket() as socket:
        left_at = (await socket.watch(table))["seq"]
    view = await people[0].get(f"/api/tables/{table}/view")
    for _ in range(6):
        actor = people[view["actors"][0]]
        view = await actor.get(f"/api/tables/{table}/view")
        body = {"seq": view["seq"], "actions": [view["legal"][0]["action"]]}
        view = await actor.post(f"/api/tables/{table}/actions", body)
    async with people[0].socket() as socket:
        back = await socket.watch(table, since=left_at)
    assert [event["seq"] for event in back["events"]] == list(range(left_at + 1, view["seq"] + 1))
    away = await people[0].get(f"/api/tables/{table}/events", since=left_at)
    assert away["events"] == back["events"]
    # told from the log by a node that was not there
    room = node.node.hub.rooms[table]
    room._events.clear()
    assert (await people[0].get(f"/api/tables/{table}/events", since=left_at))["events"] == back["events"]


async def test_several_tabs_and_spectators_see_the_same_game(node: Running) -> None:
    people, table = await seated(node, "circus_maximus", 3)
    spectator = await node.guest("Spectator")
    async with sockets_of([people[0], people[0], spectator]) as (first, second, watching):
        views = [await socket.watch(table) for socket in (first, second, watching)]
        assert [view["seat"] for view in views] == [0, 0, None]
        presence = await second.until("presence", watching=1)
        assert presence["seats"] == [0]
        actor = people[views[0]["actors"][0]]
        view = await actor.get(f"/api/tables/{table}/view")
        await actor.post(f"/api/tables/{table}/actions", {"seq": view["seq"], "actions": [view["legal"][0]["action"]]})
        seen = [await socket.until("view") for socket in (first, second, watching)]
        assert seen[0] == seen[1]
        assert seen[2]["view"]["queues"] == seen[0]["view"]["queues"]
        assert not seen[2]["legal"]


async def test_a_table_without_spectators_is_for_its_players_only(node: Running) -> None:
    _, table = await seated(node, "colosseum", 3, spectators=False)
    stranger = await node.guest("Stranger")
    for path in ("view", "events", "chat", "chronicle", "moves/3", "fairness"):
        with pytest.raises(Refused, match="server-no-spectators"):
            await stranger.get(f"/api/tables/{table}/{path}")
    async with stranger.socket() as socket:
        assert (await socket.ask("watch", table=table))["error"]["id"] == "server-no-spectators"


async def test_every_moment_of_a_game_can_be_seen_again(node: Running) -> None:
    person = await node.guest("Bea")
    table = await person.new_table("circus_maximus", 3, seats=[BOT, BOT, BOT])
    await person.post(f"/api/tables/{table}/start")
    async with person.socket() as socket:
        view = await socket.watch(table)
        while not view["over"]:
            view = await socket.until("view")
    chronicle = await person.get(f"/api/tables/{table}/chronicle")
    assert chronicle["moves"] == view["move"] == len(chronicle["scores"]) - 1
    first = await person.get(f"/api/tables/{table}/moves/0")
    last = await person.get(f"/api/tables/{table}/moves/{view['move']}")
    assert first["view"]["day"] <= 1
    assert last["view"] == view["view"]
    with pytest.raises(Refused, match="server-no-such-move"):
        await person.get(f"/api/tables/{table}/moves/{view['move'] + 1}")
