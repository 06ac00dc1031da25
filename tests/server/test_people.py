"""Guests, accounts, sessions and tokens, and what they do not let anybody do."""

import pytest

from tests.server.clients import Person, Refused, Running, seated

PASSWORD = "lions and tigers"


async def test_a_guest_plays_at_once_and_becomes_an_account_that_keeps_everything(node: Running) -> None:
    guest = await node.guest("Bea")
    table = await guest.new_table()
    before = guest.id
    await guest.sign_up("Bea of Capua", PASSWORD)
    assert guest.id == before
    assert not guest.me["profile"]["guest"]
    elsewhere = node.person()
    await elsewhere.log_in("bea OF capua", PASSWORD)
    assert [each["id"] for each in (await elsewhere.get("/api/me/tables"))["tables"]] == [table]


async def test_a_wrong_password_and_a_name_that_nobody_has_look_the_same(node: Running) -> None:
    await node.person().sign_up("Bea", PASSWORD)
    problems = []
    for name in ("Bea", "Nobody"):
        with pytest.raises(Refused) as refused:
            await node.person().log_in(name, "not the password")
        problems.append(str(refused.value))
    assert problems[0] == problems[1]
    assert "server-wrong-password" in problems[0]


async def test_two_accounts_cannot_have_names_that_look_alike(node: Running) -> None:
    await node.person().sign_up("Bea", PASSWORD)
    with pytest.raises(Refused, match="server-name-taken"):
        await node.person().sign_up("  ＢＥＡ ", PASSWORD)


async def test_sessions_are_listed_and_ended(node: Running) -> None:
    first = node.person()
    await first.sign_up("Bea", PASSWORD)
    second = node.person()
    await second.log_in("Bea", PASSWORD)
    sessions = await first.get("/api/sessions")
    assert [session["current"] for session in sessions].count(True) == 1
    other = next(session["id"] for session in sessions if not session["current"])
    await first.delete(f"/api/sessions/{other}")
    with pytest.raises(Refused, match="server-not-logged-in"):
        await second.get("/api/me")
    await first.delete("/api/sessions/current")
    with pytest.raises(Refused, match="server-not-logged-in"):
        await first.get("/api/me")


async def test_a_page_may_ask_who_somebody_is_who_is_nobody_yet(node: Running) -> None:
    stranger = node.person()
    assert await stranger.get("/api/visitor") is None
    await stranger.enter("Bea")
    assert await stranger.get("/api/visitor") == await stranger.get("/api/me") == stranger.me


async def test_a_new_password_ends_every_other_session(node: Running) -> None:
    first, second = node.person(), node.person()
    await first.sign_up("Bea", PASSWORD)
    await second.log_in("Bea", PASSWORD)
    await first.put("/api/me/password", {"old": PASSWORD, "new": "elephants too"})
    assert (await first.get("/api/me"))["profile"]["name"] == "Bea"
    with pytest.raises(Refused, match="server-not-logged-in"):
        await second.get("/api/me")


async def test_a_cookie_alone_changes_nothing(node: Running) -> None:
    """Another site's page sends the cookie, but not the token that goes with it."""
    guest = await node.guest("Bea")
    guest.http.headers.pop("x-csrf-token")
    with pytest.raises(Refused, match="server-no-csrf"):
        await guest.new_table()
    guest.http.headers["x-csrf-token"] = "0" * 32
    with pytest.raises(Refused, match="server-no-csrf"):
        await guest.new_table()


async def test_a_page_of_another_site_gets_no_answer(node: Running) -> None:
    guest = await node.guest("Bea")
    response = await guest.http.get("/api/me", headers={"origin": "https://evil.example"})
    assert response.json()["error"]["id"] == "server-wrong-origin"
    own = await guest.http.get("/api/me", headers={"origin": node.address})
    assert own.status_code == 200
    async with guest.socket(origin="https://evil.example") as socket:
        assert (await socket.receive())["error"]["id"] == "server-wrong-origin"


async def test_a_forged_cookie_is_nobodys(node: Running) -> None:
    guest = await node.guest("Bea")
    cookie = next(iter(guest.http.cookies.jar)).value or ""
    for forged in (cookie[:-1] + ("0" if cookie[-1] != "0" else "1"), "s.abc.def", "", "x" * 5000):
        stranger = node.person()
        stranger.http.headers["cookie"] = f"munera={forged}"
        with pytest.raises(Refused, match="server-not-logged-in"):
            await stranger.get("/api/me")


async def test_a_token_may_do_what_its_scopes_say_and_no_more(node: Running) -> None:
    people, table = await seated(node, "colosseum", 3)
    view = await people[0].get(f"/api/tables/{table}/view")
    actor = people[view["actors"][0]]
    made = await actor.post("/api/me/tokens", {"name": "a reader", "scopes": ["read"]})
    program = node.person()
    program.http.headers["authorization"] = f"Bearer {made['secret']}"
    seen = await program.get(f"/api/tables/{table}/view")
    body = {"seq": seen["seq"], "actions": [seen["legal"][0]["action"]]}
    with pytest.raises(Refused, match="server-no-scope"):
        await program.post(f"/api/tables/{table}/actions", body)
    with pytest.raises(Refused, match="server-no-scope"):
        await program.new_table()
    more = await actor.post("/api/me/tokens", {"name": "a player", "scopes": ["read", "play"]})
    program.http.headers["authorization"] = f"Bearer {more['secret']}"
    await program.post(f"/api/tables/{table}/actions", body)
    with pytest.raises(Refused, match="server-no-scope"):
        await program.post("/api/me/tokens", {"name": "another", "scopes": ["read"]})
    listed = await actor.get("/api/me/tokens")
    assert [token["secret"] for token in listed] == [None, None]
    await actor.delete(f"/api/me/tokens/{more['id']}")
    with pytest.raises(Refused, match="server-not-logged-in"):
        await program.get("/api/me")


async def test_settings_are_kept_and_foolish_ones_refused(node: Running) -> None:
    guest = await node.guest("Bea")
    await _patch(guest, language="de", theme="dark", webhook="https://hooks.example/munera", mail="bea@example.org")
    me = await guest.get("/api/me")
    assert me["settings"] == {
        "language": "de",
        "theme": "dark",
        "webhook": "https://hooks.example/munera",
        "mail": "bea@example.org",
    }
    for wrong, id in (
        ({"webhook": "http://hooks.example"}, "server-bad-webhook"),
        ({"webhook": "file:///etc/passwd"}, "server-bad-webhook"),
        ({"mail": "bea"}, "server-bad-mail"),
        ({"mail": "bea@example.org\nBcc: all@example.org"}, "server-bad-mail"),
        ({"name": "   "}, "server-bad-name"),
        ({"theme": "pink"}, "server-malformed"),
    ):
        with pytest.raises(Refused, match=id):
            await _patch(guest, **wrong)


async def _patch(person: Person, **values: str) -> None:
    response = await person.http.patch("/api/me", json=values)
    if not response.is_success:
        raise Refused(response.status_code, response.json()["error"]["id"], "")


async def test_passwords_and_cookies_are_not_in_the_database_as_they_are(node: Running) -> None:
    from sqlalchemy import select

    from munera.server.schema import people, sessions

    person = node.person()
    await person.sign_up("Bea", PASSWORD)
    cookie = next(iter(person.http.cookies.jar)).value
    async with node.node.database.reading() as connection:
        stored = [str(row) for table in (people, sessions) for row in await connection.execute(select(table))]
    assert stored
    assert not any(PASSWORD in row or str(cookie) in row for row in stored)
    assert any("$argon2id$" in row for row in stored)


async def test_too_many_tries_are_refused(start: object, backing: dict[str, str], tmp_path: object) -> None:
    node: Running = await start(limits=True, **backing)  # type: ignore[operator]
    person = node.person()
    seen = set()
    for _ in range(12):
        try:
            await person.log_in("Bea", "not the password")
        except Refused as refused:
            seen.add(refused.id)
    assert seen == {"server-wrong-password", "server-slow-down"}
