"""Standing orders: given, followed, private, and over when their time is over."""

import pytest

from tests.server.clients import Refused, Running, act, seated, sockets_of


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
