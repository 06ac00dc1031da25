"""Clocks: what is charged, what is not, and what happens when one has run out."""

import asyncio

from munera.server import clocks
from munera.server.clocks import Clock, Outage
from munera.server.wire import Pace
from tests.server.clients import Running, act_next, seated
from tests.server.conftest import Start

LIVE = {"kind": "live", "bank": 60, "increment": 5}


class Hand:
    """A clock that stands until it is moved."""

    def __init__(self) -> None:
        self.now = 1_800_000_000_000

    def __call__(self) -> int:
        return self.now


async def _pass(seconds: int, hand: Hand, node: Running) -> None:
    """While the node is running, which says so every second."""
    for _ in range(seconds):
        hand.now += 1000
        await node.node.pulse.beat()


def test_only_the_seat_that_is_asked_loses_time_and_gains_the_increment_when_it_has_decided() -> None:
    pace = Pace("live", 60, 5)
    clock = clocks.asked(clocks.fresh(pace, 3), pace, 1, 1000, [])
    assert clocks.left(clock, 11_000, []) == [60_000, 50_000, 60_000]
    after = clocks.asked(clock, pace, 2, 11_000, [])
    assert after == Clock([60_000, 55_000, 60_000], 2, 11_000)


def test_a_slow_game_gives_the_whole_time_for_each_decision() -> None:
    pace = Pace("slow", 3600, 0)
    clock = clocks.asked(clocks.fresh(pace, 2), pace, 0, 0, [])
    assert clocks.asked(clock, pace, 1, 3_000_000, []).left == [3_600_000, 3_600_000]


def test_time_without_any_node_is_not_charged() -> None:
    clock = Clock([60_000], 0, 1000)
    assert clocks.left(clock, 100_000, [Outage(2000, 99_000)]) == [58_000]
    assert clocks.runs_out(clock, 100_000, [Outage(2000, 99_000)]) == 158_000


async def test_who_runs_out_of_time_is_replaced_by_a_bot_and_can_take_the_seat_back(
    start: Start, backing: dict[str, str]
) -> None:
    hand = Hand()
    node = await start(hand, **backing)
    people, table = await seated(node, "colosseum", 3, pace=LIVE, takeover="random")
    view = await people[0].get(f"/api/tables/{table}/view")
    late = view["actors"][0]
    assert view["clocks"] == {"now": hand.now, "left": [60_000] * 3, "running": late}
    async with people[late].socket() as socket:
        await socket.watch(table)
        hand.now += 61_000
        room = node.node.hub.rooms[table]
        await room.do(room._look_around)
        view = await socket.until("view")
        assert view["autopilot"] == [late]
        while view["actors"] == [late]:
            view = await socket.until("view")
        seq = (await people[late].get(f"/api/tables/{table}/view"))["seq"]
        answer = await socket.ask("act", table=table, seq=seq, actions=[0])
        assert answer["error"]["id"] == "server-on-autopilot"
        assert (await socket.ask("take_back", table=table))["type"] == "done"
    view = await people[late].get(f"/api/tables/{table}/view")
    assert view["autopilot"] == []
    assert view["clocks"]["left"][late] == 15_000
    events = (await people[late].get(f"/api/tables/{table}/events"))["events"]
    assert [event["by"] for event in events if event["kind"] == "autopilot"] == ["bot"]


async def test_clocks_survive_a_restart_and_stand_while_the_server_is_down(
    start: Start, backing: dict[str, str]
) -> None:
    hand = Hand()
    node = await start(hand, **backing)
    people, table = await seated(node, "colosseum", 3, pace=LIVE)
    await _pass(10, hand, node)
    await node.stop()
    hand.now += 3_600_000
    again = await start(hand, **backing)
    person = again.person(people[0].http.cookies)
    view = await person.get(f"/api/tables/{table}/view")
    assert view["clocks"]["left"][view["actors"][0]] == 50_000
    assert view["autopilot"] == []


async def test_going_on_deciding_gains_no_time(start: Start, backing: dict[str, str]) -> None:
    """What is added is added when the decision passes on, so nobody collects it by dithering."""
    hand = Hand()
    node = await start(hand, **backing)
    people, table = await seated(node, "colosseum", 3, pace=LIVE)
    view = await people[0].get(f"/api/tables/{table}/view")
    for _ in range(30):
        before, asked = view["clocks"]["left"], view["actors"][0]
        hand.now += 100
        view = await act_next(people, table)
        gained = view["clocks"]["left"][asked] - before[asked]
        dice = any(event["kind"] == "chance" for event in view["events"])
        assert gained == (-100 if view["actors"][0] == asked and not dice else 4900)


async def test_a_clock_that_nobody_watches_runs_out_too(start: Start, backing: dict[str, str]) -> None:
    hand = Hand()
    node = await start(hand, **backing)
    people, table = await seated(node, "colosseum", 3, pace=LIVE, takeover="random")
    room = node.node.hub.rooms.pop(table)
    await room.close()
    await _pass(61, hand, node)
    for _ in range(300):
        if table in node.node.hub.rooms:
            break
        await asyncio.sleep(0.05)
    assert table in node.node.hub.rooms  # nobody but its clock woke it
    for _ in range(300):
        events = (await people[0].get(f"/api/tables/{table}/events"))["events"]
        if "autopilot" in {event["kind"] for event in events}:
            break
        await asyncio.sleep(0.05)
    else:
        raise AssertionError("the clock ran out, and nothing came of it")
