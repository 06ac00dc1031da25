"""Whatever is sent, the server answers with a typed error, keeps the connection, and tells no secret."""

import asyncio
import base64
import json
import random
import string
from collections import Counter
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from schemathesis.checks import not_a_server_error

from munera.server.openapi import socket_schemas
from tests.server.clients import Data, Person, Running, Socket, changed, play_on, seated, sockets_of
from tests.server.conftest import Start

TRIES = 3000
NAMES = [name for name in socket_schemas() if name[0].isupper()]  # of types, which are no tags
TOGETHER = 50  # messages, before anybody waits for an answer


def _rubbish(picks: random.Random, depth: int = 0) -> Any:
    """Any value that JSON can carry, and some that it should not."""
    sort = picks.randrange(9 if depth < 3 else 6)
    if sort == 0:
        return picks.choice([None, True, False, -1, 0, 2**31, 2**63, -(2**63), 1e308, 0.5])
    if sort in (1, 2):
        return picks.choice(["", "a" * 5000, "\u0000", "\ud83d", "'; DROP TABLE people;--", "<script>", "../../etc"])
    if sort in (3, 4):
        return picks.randrange(-5, 5000)
    if sort == 5:
        return "".join(picks.choices(string.printable, k=picks.randrange(40)))
    if sort in (6, 7):
        return [_rubbish(picks, depth + 1) for _ in range(picks.randrange(5))]
    return {str(_rubbish(picks, 9)): _rubbish(picks, depth + 1) for _ in range(picks.randrange(5))}


def _well_formed(picks: random.Random, table: str, seq: int) -> dict[str, Any]:
    """Right in itself, and yet nothing that its sender may do."""
    actions = [picks.randrange(4000) for _ in range(picks.randrange(1, 4))]
    told: dict[str, Any] = picks.choice(
        [
            {"type": "act", "seq": seq, "actions": actions},
            {"type": "ask_preview", "seq": seq, "actions": actions},
            {"type": "undo", "seq": seq, "steps": picks.randrange(1, 9)},
            {"type": "ask_hint", "seq": seq},
            {"type": "take_back"},
            {"type": "watch", "since": picks.choice([None, 0, seq, seq + 100])},
            {"type": "unwatch"},
        ]
    )
    return {**told, "table": picks.choice([table, table, table, "nosuchtable"])}


def _message(picks: random.Random, table: str, seq: int) -> str | bytes:
    """Rubbish, half a message, or a good one in the wrong moment or of somebody else."""
    if picks.random() < 0.1:
        return bytes(picks.randrange(256) for _ in range(picks.randrange(200)))
    if picks.random() < 0.1:
        return json.dumps(_rubbish(picks))[: picks.randrange(1, 300)]
    if picks.random() < 0.4:
        return json.dumps(_well_formed(picks, table, seq + picks.choice([0, 0, 0, -1, 1])))
    tags = [
        "watch",
        "unwatch",
        "act",
        "ask_preview",
        "ask_hint",
        "undo",
        "set_orders",
        "step_aside",
        "take_back",
        "say",
    ]
    message: dict[str, Any] = {"type": picks.choice([*tags, *tags, *NAMES, "ping", _rubbish(picks)])}
    for name in ("table", "seq", "actions", "steps", "text", "orders", "ref", "since", "more"):
        if picks.random() < 0.6:
            good = {
                "table": table,
                "seq": seq,
                "actions": [picks.randrange(4000)],
                "text": "x",
                "orders": [],
                "ref": "r",
            }
            right = name in good and picks.random() < 0.7
            message[name] = good[name] if right else _rubbish(picks)
    return json.dumps(message)


async def test_no_message_breaks_the_socket_or_moves_anothers_seat(node: Running) -> None:
    people, table = await seated(node, "colosseum", 3)
    view = await people[0].get(f"/api/tables/{table}/view")
    idle = people[(view["actors"][0] + 1) % 3]  # whatever it sends, it is not its turn
    stranger = await node.guest("Stranger")
    picks = random.Random(11)
    answered: set[str] = set()
    async with sockets_of([idle, stranger]) as sockets:
        for socket in sockets:
            for part in range(TRIES // 2 // TOGETHER):
                for _ in range(TOGETHER):
                    await socket.connection.send(_message(picks, table, view["seq"]))
                await socket.send("ping", ref=f"part {part}")
                await socket.until("pong", ref=f"part {part}")  # the connection is still there
            answered |= {each["error"]["id"] for each in socket.received if each["type"] == "error"}
    assert "server-internal" not in answered
    assert {"server-malformed", "server-not-seated", "server-not-your-turn"} <= answered
    after = await people[0].get(f"/api/tables/{table}/view")
    assert (after["seq"], after["view"]) == (view["seq"], view["view"])


async def test_a_huge_message_is_refused_and_the_connection_stays(node: Running) -> None:
    person = await node.guest("Bea")
    async with person.socket() as socket:
        await socket.connection.send(json.dumps({"type": "say", "table": "abcd", "text": "x" * 500_000}))
        assert (await socket.until("error"))["error"]["id"] == "server-too-large"
        assert (await socket.ask("ping"))["type"] == "pong"
    response = await person.http.post("/api/guests", content=b"{" + b" " * 200_000)
    assert response.status_code == 413
    assert response.json()["error"]["id"] == "server-too-large"


async def test_no_request_of_the_whole_api_is_a_server_error(start: Start, backing: dict[str, str]) -> None:
    """Schemathesis makes the requests from the OpenAPI document; the table and the person in them are real."""
    node = await start(**backing)
    person = await node.guest("Bea")
    bot = {"kind": "bot", "level": "random"}
    table = await person.new_table("colosseum", 3, seats=[{"kind": "me"}, bot, bot])
    await person.post(f"/api/tables/{table}/start")
    document = (await person.http.get("/api/schema/openapi.json")).json()
    cookie = "; ".join(f"{each.name}={each.value}" for each in person.http.cookies.jar)
    headers = {"cookie": cookie, "x-csrf-token": person.me["csrf"]}
    other = await node.guest("Who may log themselves out")
    other_cookie = "; ".join(f"{each.name}={each.value}" for each in other.http.cookies.jar)
    others = {"cookie": other_cookie, "x-csrf-token": other.me["csrf"]}
    asked = await asyncio.to_thread(_ask_everything, document, node.address, headers, others, table)
    assert asked.total() > 200
    assert set(asked) == {(method, path) for path, methods in document["paths"].items() for method in methods}
    assert (await person.get("/api/me"))["profile"]["name"]


def _ask_everything(
    document: dict[str, Any], address: str, headers: dict[str, str], others: dict[str, str], table: str
) -> Counter[tuple[str, str]]:
    """How often each address was asked by each method."""
    asked: Counter[tuple[str, str]] = Counter()
    for found in schemathesis.openapi.from_dict(document).get_all_operations():
        operation: Any = found.ok()  # type: ignore[union-attr]
        who = others if operation.method == "delete" and "sessions" in operation.path else headers
        _ask(operation, address, who, table, asked)
    return asked


def _ask(operation: Any, address: str, headers: dict[str, str], table: str, asked: Counter[tuple[str, str]]) -> None:
    @settings(
        max_examples=12,
        deadline=None,
        database=None,
        suppress_health_check=list(HealthCheck),
        phases=[Phase.generate],
        derandomize=True,
    )
    @given(case=operation.as_strategy())
    def ask(case: Any) -> None:
        asked[operation.method, operation.path] += 1
        if "table" in (case.path_parameters or {}) and asked.total() % 4:
            case.path_parameters["table"] = table
        response = case.call(base_url=address, headers=headers)
        case.validate_response(response, checks=[not_a_server_error])

    ask()


@pytest.mark.parametrize("game", ["colosseum", "circus_maximus"])
async def test_no_message_of_a_whole_game_tells_what_its_reader_may_not_know(node: Running, game: str) -> None:
    people, table = await seated(node, game, 3)
    spectator, outsider = await node.guest("Spectator"), node.person()
    row = await node.node.store.row(table)
    secret = row.secret.hex()
    readers: list[tuple[int | None, Person]] = [*enumerate(people), (None, spectator), (None, outsider)]
    asking = asyncio.create_task(_ask_all_along(readers, table, row.secret))
    async with sockets_of([*people, spectator, people[1], spectator]) as sockets:
        views = [await socket.watch(table, changes=place > 3) for place, socket in enumerate(sockets)]
        games = [
            play_on(socket, view, table, place)
            for place, (socket, view) in enumerate(zip(sockets[:3], views[:3], strict=True))
        ]
        end = (await asyncio.gather(*games))[0]
        seen = views[3]
        while not seen["over"]:
            seen = await sockets[3].until("view")
        for socket in sockets[4:]:
            await socket.until("changes", over=True)
    looks = await asking
    assert looks >= 1, "the game was over before everybody had looked"
    match = node.node.hub.rooms[table].match
    for seat, socket in [*enumerate(sockets[:3]), (None, sockets[3])]:
        state = match.game.new(match.players, match.variants)
        at = 0
        for message in [each for each in socket.received if each["type"] == "view"]:
            while at < message["move"]:
                state.apply(match.moves[at][1])
                at += 1
            allowed = match.game.view(state, seat)
            offered = [each["action"] for each in allowed.pop("legal")]
            assert message["view"] == json.loads(json.dumps(allowed))
            assert [each["action"] for each in message["legal"]] == offered
            assert message["seat"] == seat
    for whole, brief in ((sockets[1], sockets[4]), (sockets[3], sockets[5])):
        assert _followed(brief) == _followed(whole)  # who is told only what is new knows the same
    for socket in sockets:
        told = json.dumps(socket.received)
        assert not _shows(told, row.secret)
        assert "csrf" not in told
    assert end["over"]
    fairness = await outsider.get(f"/api/tables/{table}/fairness")
    assert fairness["secret"] == secret  # now that it is over


def _followed(socket: Socket) -> dict[int, Data]:
    """Every position that it was shown, by its number, without what one is told about events and clocks."""
    shown: dict[int, Data] = {}
    view: Data = {}
    for message in socket.received:
        if message["type"] in ("view", "changes"):
            view = message if message["type"] == "view" else changed(view, message)
            shown[view["seq"]] = {name: value for name, value in view.items() if name not in ("since", "events")}
    return shown


async def _ask_all_along(readers: list[tuple[int | None, Person]], table: str, secret: bytes) -> int:
    """Everything that can be read about a table, by everybody, again and again until the game is over."""
    looks = 0
    while True:
        for seat, person in readers:
            view = (await person.http.get(f"/api/tables/{table}/view")).json()
            if view["over"]:
                return looks
            assert view["seat"] == view["view"]["you"] == seat
            assert not view["legal"] or view["actors"] == [seat]
            for path in ("", "/view?since=0", "/events", "/chronicle", "/moves/5", "/chat", "/orders", "/fairness"):
                text = (await person.http.get(f"/api/tables/{table}{path}")).text
                if '"secret":null' not in text and path == "/fairness":
                    return looks  # it has just ended, and now everybody may know
                assert not _shows(text, secret), path
            record = (await person.http.get(f"/api/tables/{table}/record")).text
            assert "server-table-not-over" in record or secret.hex() in record
        looks += 1


def _shows(text: str, secret: bytes) -> bool:
    """The secret, or a part of it, as it might have been written."""
    half = secret[:16]
    written = (half.hex(), base64.b64encode(half).decode()[:20], str(list(half))[1:-1], half.decode("latin1"))
    return any(each in text for each in written)


async def test_the_secret_of_the_dice_stays_secret_until_the_end(node: Running) -> None:
    people, table = await seated(node, "colosseum", 3)
    secret = (await node.node.store.row(table)).secret
    room = node.node.hub.rooms[table]
    assert secret.hex() not in repr(room.row)
    assert secret.hex() not in repr(room.match.dice)
    for person in people:
        for path in ("", "/view", "/events", "/fairness", "/chronicle", "/moves/1", "/orders", "/chat"):
            response = await person.http.get(f"/api/tables/{table}{path}")
            assert response.status_code == 200
            assert secret.hex() not in response.text
        response = await person.http.get(f"/api/tables/{table}/record")
        assert response.json()["error"]["id"] == "server-table-not-over"


async def test_who_does_not_read_is_dropped_and_the_others_are_not_kept_waiting(node: Running) -> None:
    idle, reader = await node.guest("Idle"), await node.guest("Reader")
    async with sockets_of([idle, reader]) as (asleep, awake):
        await awake.until("hello")
        connection = next(iter(node.node.hub.connections[idle.id]))
        while idle.id in node.node.hub.connections:  # what the system itself buffers is not ours to count
            connection.send(b'{"type":"pong","now":0,"ref":"' + b"x" * 1_000_000 + b'"}')
            assert (await awake.ask("ping"))["type"] == "pong"
        assert asleep.received == []
