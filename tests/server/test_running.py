"""Running a server: health, pages, copies, old games, notices."""

import asyncio
import copy
import json
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

import munera
from munera.cli import app
from munera.core.game import CHANCE
from munera.server import admin, notices, rules
from munera.server.appends import Append
from munera.server.document import document as openapi_document
from munera.server.match import Entry
from munera.server.settings import Settings
from munera.server.wire import Stage
from tests.server.clients import Refused, Running, act_next, seated
from tests.server.conftest import Start
from tests.server.post_office import post_office

GOLDEN = sorted(Path(munera.__file__).parent.glob("games/*/golden/*.munera"))


async def test_health_readiness_and_metrics(node: Running) -> None:
    person = await node.guest("Bea")
    assert (await person.get("/healthz")) == "ok"
    assert (await person.get("/readyz")).startswith("ok")
    assert "munera_moves_total" in await person.get("/metrics")


async def test_without_a_built_client_the_page_says_how_to_build_it(start: Start, tmp_path: Path) -> None:
    node = await start(web=tmp_path / "nothing")
    assert "make web" in (await node.person().http.get("/")).text


async def test_the_built_client_is_served_and_every_page_is_its_index(start: Start, tmp_path: Path) -> None:
    web = tmp_path / "web"
    (web / "assets").mkdir(parents=True)
    (web / "index.html").write_text("<title>Munera</title>")
    (web / "assets" / "app.js").write_text("play()")
    (tmp_path / "secret.txt").write_text("secret")
    node = await start(web=web)
    http = node.person().http
    assert (await http.get("/")).text == (await http.get("/t/abcd")).text == "<title>Munera</title>"
    assert (await http.get("/t/abcd")).headers["content-type"].startswith("text/html")
    script = await http.get("/assets/app.js")
    assert script.text == "play()"
    assert script.headers["content-type"].startswith("text/javascript")  # or no browser runs it
    assert (await http.get("/rules/colosseum/C6.3?back=abcd")).text == "<title>Munera</title>"
    assert "immutable" in script.headers["cache-control"]
    assert "frame-ancestors 'none'" in script.headers["content-security-policy"]
    for path in ("/../secret.txt", "/%2e%2e/secret.txt", "/assets/..%2f..%2fsecret.txt", "/no.js", "/api/nothing"):
        response = await http.get(path)
        assert "secret" not in response.text
    assert (await http.get("/api/nothing")).json()["error"]["id"] == "server-no-such-page"


async def test_a_backup_while_people_play_holds_everything(
    start: Start, backing: dict[str, str], tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    node = await start(**backing)
    people, table = await seated(node, "colosseum", 3)
    before = await act_next(people, table)
    await people[0].post(f"/api/tables/{table}/chat", {"text": "Salve"})
    own = Settings(data=tmp_path, database=backing.get("database", ""))
    await admin.backup(own, tmp_path / "copy")
    assert [row[0] for row in await admin.list_tables(own)] == [table]
    assert {row[1] for row in await admin.list_people(own)} == {"Player 1", "Player 2", "Player 3"}
    await node.stop()
    places: list[dict[str, str]] = [{}, request.getfixturevalue("shared")]
    for elsewhere in places:
        there = Settings(data=tmp_path / f"again{len(elsewhere)}", database=elsewhere.get("database", ""))
        await admin.restore(there, tmp_path / "copy")
        again = await start(data=there.data, **elsewhere)
        person = again.person(people[0].http.cookies)
        person.http.headers["x-csrf-token"] = people[0].http.headers["x-csrf-token"]
        view = await person.get(f"/api/tables/{table}/view")
        assert view["seq"] == before["seq"]
        await person.post(f"/api/tables/{table}/chat", {"text": "Vale"})
        assert len((await person.get(f"/api/tables/{table}/chat"))["lines"]) == 2
        await again.stop()


def test_a_host_is_told_in_one_sentence_what_is_wrong(tmp_path: Path) -> None:
    run = CliRunner().invoke
    assert "There is no server's data" in run(app, ["admin", "users", "--data", str(tmp_path)]).stderr
    assert "There is no file" in run(app, ["admin", "restore", "nothing", "--data", str(tmp_path)]).stderr
    wrong = run(app, ["serve", "--database", "mysql://nobody", "--data", str(tmp_path)])
    assert "--database must look like postgresql://" in wrong.stderr


async def test_a_forgotten_password_is_replaced_by_the_host(start: Start, tmp_path: Path) -> None:
    node = await start()
    person = node.person()
    await person.sign_up("Bea", "lions and tigers")
    fresh = await admin.new_password(Settings(data=tmp_path), "bea")
    with pytest.raises(Refused, match="server-not-logged-in"):
        await person.get("/api/me")
    await node.person().log_in("Bea", fresh)


@pytest.mark.parametrize("path", GOLDEN, ids=[path.stem for path in GOLDEN])
async def test_games_of_the_first_rules_are_loaded_and_shown_to_the_end(start: Start, path: Path) -> None:
    """The golden games were played under rules 1: their logs must stay playable for good."""
    record = munera.Record.load(path)
    node = await start()
    host = await node.guest("Host")
    bot = {"kind": "bot", "level": "random"}
    seats = [bot] * record.players
    table = await host.new_table(record.game.name, record.players, variants=list(record.variants), seats=seats)
    state = record.start()
    entries = []
    for seq, action in enumerate(record.actions, 1):
        actor = int(state.actor())
        kind = "chance" if actor == CHANCE else "act"
        entries.append(Entry(seq, kind, None if actor == CHANCE else actor, action, "bot", seq))  # type: ignore[arg-type]
        state.apply(action)
    row = await node.node.store.row(table)
    assert row.rules == 1
    room = node.node.hub.rooms.pop(table)
    await room.close()
    await node.node.store.append(
        Append(table=table, after=0, entries=entries, clock=row.clock, due=None, stage=Stage(5, "over"), status="over")
    )
    view = await host.get(f"/api/tables/{table}/view")
    assert view["over"]
    assert view["view"]["winners"] == state.winners()


async def test_a_game_keeps_the_rules_it_began_with(monkeypatch: pytest.MonkeyPatch) -> None:
    import sys
    from types import ModuleType

    old = munera.game("colosseum")
    pinned = ModuleType("munera.games.colosseum.rules_0")
    fake = copy.copy(old)
    fake.rules_version = 0
    pinned.GAME = fake  # type: ignore[attr-defined]
    monkeypatch.setitem(sys.modules, pinned.__name__, pinned)
    assert rules.rules("colosseum", 0) is fake
    assert rules.rules("colosseum", old.rules_version) is old
    with pytest.raises(munera.MuneraError, match="no longer has"):
        rules.rules("colosseum", 99)


async def test_it_is_your_turn_is_told_to_a_webhook_when_one_is_away(
    node: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    told: list[tuple[str, str]] = []

    async def post(webhook: str, turn: Any) -> None:
        told.append((webhook, turn.table))

    monkeypatch.setattr(notices, "post", post)
    people, table = await seated(node, "colosseum", 3)
    for place, person in enumerate(people):
        await person.http.patch("/api/me", json={"webhook": f"https://hooks.example/{place}"})
    asked = (await people[0].get(f"/api/tables/{table}/view"))["actors"][0]
    view = await act_next(people, table)
    while view["actors"][0] == asked:
        view = await act_next(people, table)
    while not told:
        await act_next(people, table)
    assert (f"https://hooks.example/{view['actors'][0]}", table) in told


@pytest.mark.parametrize(
    "webhook", ["https://127.0.0.1/", "https://localhost/", "https://[::1]:84/", "https://10.1.2.3/"]
)
async def test_nobody_makes_the_server_call_its_neighbours(webhook: str) -> None:
    from munera.server.wire import Turn

    with pytest.raises((ValueError, OSError)):
        await notices.post(webhook, Turn("abcd", "Ides", "colosseum", 1))


async def test_the_openapi_document_describes_rest_and_socket(node: Running) -> None:
    document = (await node.person().http.get("/api/schema/openapi.json")).json()
    assert "/api/tables/{table}/actions" in document["paths"]
    schemas = document["components"]["schemas"]
    tags = {part["$ref"].rsplit("/", 1)[-1] for part in schemas["Ask"]["anyOf"]}
    assert {"Watch", "Act", "Undo", "SetOrders"} <= tags
    assert schemas["View"]["properties"]["type"] == {"enum": ["view"]}
    assert _missing(schemas) == set()
    assert document == openapi_document()  # which needs no server that runs


async def test_what_the_server_tells_is_told_whole(node: Running) -> None:
    """So that a program whose types come from the document need not ask whether a field is there."""
    schemas = openapi_document()["components"]["schemas"]
    people, table = await seated(node, "colosseum", 3)
    async with people[0].socket() as socket:
        view = await socket.watch(table)
        for message in [view, *[each for each in socket.received if each["type"] in ("table", "presence", "hello")]]:
            assert set(schemas[message["type"].capitalize()]["required"]) <= set(message)
    me = await people[0].get("/api/me")
    assert set(schemas["Me"]["required"]) <= set(me)


def _missing(schemas: dict[str, Any]) -> set[str]:
    """Schemas that are spoken of and not there."""
    text = json.dumps(schemas)
    spoken = {part.split('"')[0] for part in text.split("#/components/schemas/")[1:]}
    return spoken - set(schemas)


async def test_who_is_away_gets_a_letter_in_their_language_when_it_is_their_turn_in_a_slow_game(
    start: Start, backing: dict[str, str]
) -> None:
    async with post_office() as office:
        smtp = f"smtp://127.0.0.1:{office.port}/?from=munera@example.org"
        node = await start(smtp=smtp, address="http://munera.example", **backing)
        people, table = await seated(node, "colosseum", 3, name="Ides", pace={"kind": "slow", "bank": 3600})
        for place, person in enumerate(people):
            settings = {"mail": f"player{place}@example.org", "language": "fr"}
            (await person.http.patch("/api/me", json=settings)).raise_for_status()
        asked = (await people[0].get(f"/api/tables/{table}/view"))["actors"][0]
        view = await act_next(people, table)
        while view["actors"][0] == asked:
            view = await act_next(people, table)
        letter = await asyncio.wait_for(office.mail.get(), 30)
    place = view["actors"][0]
    assert letter["To"] == f"player{place}@example.org"
    assert letter["From"] == "munera@example.org"
    assert letter["Subject"] == "À vous de jouer à Ides"
    text = letter.get_content()
    assert f"Player {place + 1}, c’est à vous de jouer" in text
    assert f"http://munera.example/t/{table}" in text
