"""All of somebody's finished games in one file, for them alone."""

import io
from zipfile import ZipFile

import pytest

import munera
from munera.server.fairness import verify
from tests.server.clients import Person, Refused, Running
from tests.server.conftest import Start

BOT = {"kind": "bot", "level": "plebeian"}


async def finished(person: Person) -> str:
    table = await person.new_table("circus_maximus", 3, seats=[{"kind": "me"}, BOT, BOT])
    await person.post(f"/api/tables/{table}/start")
    await person.post(f"/api/tables/{table}/aside")
    view = await person.get(f"/api/tables/{table}/view")
    while not view["over"]:
        view = await person.get(f"/api/tables/{table}/view", since=view["seq"], wait=5)
    return table


async def test_all_finished_games_of_a_person_come_as_one_archive_of_records(start: Start) -> None:
    node = await start()
    bea, carl = await node.guest("Bea"), await node.guest("Carl")
    mine = [await finished(bea), await finished(bea)]
    await finished(carl)
    await bea.new_table("colosseum", 3)  # which has not even begun
    await bea.put(f"/api/tables/{mine[0]}/archived", {"archived": True})
    response = await bea.http.get("/api/me/records")
    assert response.headers["content-type"] == "application/zip"
    assert "munera-games.zip" in response.headers["content-disposition"]
    with ZipFile(io.BytesIO(response.content)) as archive:
        assert archive.testzip() is None
        assert {name.rsplit("-", 1)[1] for name in archive.namelist()} == {f"{table}.munera" for table in mine}
        for name in archive.namelist():
            text = archive.read(name).decode("utf-8")
            assert verify(munera.Record.loads(text)).is_fair
            assert text == await bea.get(f"/api/tables/{name.rsplit('-', 1)[1].removesuffix('.munera')}/record")


async def test_whoever_has_no_finished_game_or_is_nobody_is_told_so(node: Running) -> None:
    with pytest.raises(Refused, match="server-no-games"):
        await (await node.guest("Bea")).get("/api/me/records")
    with pytest.raises(Refused, match="server-not-logged-in"):
        await node.person().get("/api/me/records")


async def test_nobody_asks_for_all_their_games_all_the_time(start: Start) -> None:
    node = await start(limits=True)
    bea = await node.guest("Bea")
    for _ in range(3):
        with pytest.raises(Refused, match="server-no-games"):
            await bea.get("/api/me/records")
    with pytest.raises(Refused, match="server-slow-down"):
        await bea.get("/api/me/records")
