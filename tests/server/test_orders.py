"""Standing orders: given, followed, private, and over when their time is over."""

import pytest

from tests.server.clients import Person, Refused, Running, act, seated, sockets_of


async def test_an_order_answers_for_its_owner_and_nobody_else_sees_it(node: Running) -> None:
    people, table = await seated(node, "colosseum", 3)
    asked = (await people[0].get(f"/api/tables/{table}/view"))["actors"][0]
    later = (asked + 1) % 3
    book = await people[later].get(f"/api/tables/{table}/orders")
    passing = book["kinds"][0]["kind"]
    assert passing == "pass_phase"
    async with sockets_of(people) as sockets:
        for socket in sockets:
            await socket.watch(table)
        given = await sockets[later].ask("set_orders", table=table, orders=[{"kind": passing}])
        assert [order["kind"] for order in given["orders"]] == [passing]
        view = await act(people[asked], table)
        while view["actors"] == [asked]:
            view = await act(people[asked], table)
        events = (await people[0].get(f"/api/tables/{table}/events"))["events"]
        answered = [event for event in events if event["by"] == "order"]
        assert answered
        assert {event["seat"] for event in answered} == {later}
        for seat in range(3):
            if seat != later:
                await sockets[seat].ask("ping")
                assert passing not in str([each.get("orders") for each in sockets[seat].received])


async def test_an_order_that_cannot_be_followed_is_refused(node: Running) -> None:
    people, table = await seated(node, "colosseum", 3)
    for wrong in ({"kind": "win"}, {"kind": "win", "args": {"by": 3}}):
        with pytest.raises(Refused, match="server-bad-orders"):
            await people[0].put(f"/api/tables/{table}/orders", {"orders": [wrong]})


async def test_orders_survive_a_restart_and_can_be_taken_away(node: Running) -> None:
    people, table = await seated(node, "colosseum", 3)
    book = await people[1].get(f"/api/tables/{table}/orders")
    kind = book["kinds"][0]["kind"]
    await people[1].put(f"/api/tables/{table}/orders", {"orders": [{"kind": kind}]})
    room = node.node.hub.rooms[table]
    await room.do(room._load)
    assert [order["kind"] for order in (await people[1].get(f"/api/tables/{table}/orders"))["orders"]] == [kind]
    await people[1].put(f"/api/tables/{table}/orders", {"orders": []})
    assert (await people[1].get(f"/api/tables/{table}/orders"))["orders"] == []


async def _to_the_trade_phase(people: list[Person], table: str) -> int:
    """Everybody passes; who may trade first."""
    view = await people[0].get(f"/api/tables/{table}/view")
    while view["view"]["phase"] != "trade":
        view = await act(people[view["actors"][0]], table, "pass")
    return int(view["actors"][0])


async def test_who_takes_a_step_back_revokes_the_order_that_made_it(node: Running) -> None:
    """Or it would be made again at once."""
    people, table = await seated(node, "colosseum", 3)
    asked = (await people[0].get(f"/api/tables/{table}/view"))["actors"][0]
    actor = people[asked]
    lasting = {"kind": "discard", "args": {"kinds": ["lion"]}}
    given = await actor.put(f"/api/tables/{table}/orders", {"orders": [{"kind": "pass_phase"}, lasting]})
    assert len(given["orders"]) == 2
    view = await actor.get(f"/api/tables/{table}/view")
    assert view["actors"] != [asked]
    assert view["undo"] > 0
    undone = await actor.post(f"/api/tables/{table}/undo", {"seq": view["seq"]})
    assert undone["actors"] == [asked]
    assert [order["kind"] for order in undone["orders"]] == ["discard"]
    events = (await actor.get(f"/api/tables/{table}/events"))["events"]
    assert [(event["kind"], event["by"]) for event in events[-2:]] == [("act", "order"), ("undo", "person")]


async def test_an_offer_to_all_is_answered_in_advance(node: Running) -> None:
    """Whoever will be asked later says now what they will answer."""
    people, table = await seated(node, "colosseum", 3)
    trader = await _to_the_trade_phase(people, table)
    await act(people[trader], table, "ask all")
    view = await people[trader].get(f"/api/tables/{table}/view")
    gift = next(each["words"] for each in view["legal"] if each["words"].startswith("give "))
    await act(people[trader], table, gift)
    await act(people[trader], table, "charge 1")
    view = await act(people[trader], table, "send")
    asked = view["actors"][0]
    later = next(seat for seat in range(3) if seat not in (asked, trader))
    coins = view["view"]["seats"][later]["coins"]
    order = {"kind": "answer_offer", "args": {"answer": "accept"}}
    given = await people[later].put(f"/api/tables/{table}/orders", {"orders": [order]})
    assert [each["kind"] for each in given["orders"]] == ["answer_offer"]
    view = await act(people[asked], table, "decline")
    assert view["view"]["seats"][later]["coins"] == coins - 1
    answers = [event for event in view["events"] if event["by"] == "order"]
    if not answers:  # the answer is an entry of its own, right after
        log = (await people[0].get(f"/api/tables/{table}/events"))["events"]
        answers = [event for event in log if event["by"] == "order"]
    assert [(event["seat"], event["words"]) for event in answers] == [(later, "accept")]
    assert (await people[later].get(f"/api/tables/{table}/orders"))["orders"] == []
