"""Whatever is refused is refused in the asker's language."""

from typing import Any, get_args

import pytest

from munera.core.message import Message
from munera.server.document import document
from munera.server.problems import STATUS
from munera.server.wire_people import Language
from munera.tongues import LANGUAGES, Tongue
from tests.server.clients import Person, Refused, Running, seated
from tests.tongues.catalogues import catalogue, variables

GERMAN = Tongue("de")
FAR_AWAY = {
    "table": "nosuchtable",
    "person": "nobody",
    "session": "none",
    "token": "none",
    "seat": "0",
    "move": "0",
    "game": "nosuchgame",
    "puzzle": "none",
}


def _addresses() -> list[tuple[str, str]]:
    """Every method of every address of the API."""
    return [(method, path) for path, methods in document()["paths"].items() for method in methods]


def test_every_refusal_has_its_sentence_in_every_language() -> None:
    for id in STATUS:
        given: dict[str, Any] = {name: 3 if name in ("most", "seconds", "moves") else "x" for name in _needs(id)}
        said = [Tongue(language).say(Message(id, **given)) for language in LANGUAGES]
        assert len(set(said)) == len(LANGUAGES), f"{id} is the same in two languages"
        assert all(sentence[0].isupper() and sentence[-1] in ".x" for sentence in said), id


def _needs(id: str) -> set[str]:
    assert id in catalogue("en")
    return variables("en", id)


def test_a_person_can_choose_every_language_there_is() -> None:
    assert set(get_args(Language)) == set(LANGUAGES)


@pytest.mark.parametrize("language", LANGUAGES)
async def test_a_stranger_is_answered_in_the_language_of_their_browser_at_every_address(
    node: Running, language: str
) -> None:
    tongue = Tongue(language)
    stranger = node.person()
    headers = {"accept-language": f"xx, {language}-CH;q=0.9, en;q=0.1", "origin": "https://evil.example"}
    for method, path in _addresses():
        response = await stranger.http.request(method, path.format(**FAR_AWAY), headers=headers, json={})
        problem = response.json()
        assert response.status_code >= 400, (method, path)
        if problem["error"]["id"] == "server-wrong-origin":
            assert problem["detail"] == tongue.say(Message("server-wrong-origin"))
        else:  # what cannot be read is refused before anybody looks from where it comes
            assert problem["error"]["id"] == "server-malformed", (method, path)
            assert problem["detail"].startswith(tongue.say(Message("server-malformed", why=""))[:8])


async def test_who_chose_a_language_is_answered_in_it_whatever_their_browser_asks_for(node: Running) -> None:
    person = await node.guest("Bea")
    await _speak(person, "de")
    answered: dict[str, str] = {}
    person.http.headers.pop("x-csrf-token")
    for method, path in _addresses():
        response = await person.http.request(method, path.format(**FAR_AWAY), headers={"accept-language": "fr"})
        if response.is_error:
            problem = response.json()
            answered[problem["error"]["id"]] = problem["detail"]
    for id in ("server-no-csrf", "server-no-such-table", "server-no-such-person"):
        assert answered[id] == GERMAN.say(Message(id))


async def test_the_socket_answers_in_its_owners_language_from_the_moment_it_is_chosen(node: Running) -> None:
    people, table = await seated(node, "colosseum", 3)
    view = await people[0].get(f"/api/tables/{table}/view")
    idle = people[(view["actors"][0] + 1) % 3]
    async with idle.socket() as socket:
        await socket.watch(table)
        answer = await socket.ask("act", table=table, seq=view["seq"], actions=[0])
        assert answer["detail"] == "It is not your turn."
        await _speak(idle, "nl")
        answer = await socket.ask("act", table=table, seq=view["seq"], actions=[0])
        assert answer["detail"] == "Je bent niet aan de beurt."
    nobody = Person(node.address)
    async with nobody.socket(**{"accept-language": "es"}) as socket:
        assert (await socket.receive())["detail"] == Tongue("es").say(Message("server-not-logged-in"))
    await nobody.http.aclose()


async def test_reasons_inside_a_refusal_are_in_the_same_language(node: Running) -> None:
    people, table = await seated(node, "colosseum", 3)
    await _speak(people[0], "de")
    with pytest.raises(Refused) as wrong:
        await people[0].new_table("colosseum", 7)
    assert "Colosseum ist für 3, 4 oder 5 Personen, nicht für 7." in str(wrong.value)
    with pytest.raises(Refused) as wrong:
        await people[0].new_table("colosseum", 3, takeover="god")
    assert "es gibt keinen Bot namens god" in str(wrong.value)
    for orders, said in (
        ([{"kind": "win"}], "Einen Auftrag „win“ gibt es jetzt nicht; wähle "),
        ([{"kind": "pass_phase", "args": {"why": 1}}], "Der Auftrag „pass_phase“ hat kein „why“."),
        ([{"kind": "bid", "args": {"most": "all"}}], "„most“ des Auftrags „bid“ muss eine Zahl von"),
        ([{"kind": "bid", "args": {"market": "9"}}], "„market“ des Auftrags „bid“ muss "),
    ):
        with pytest.raises(Refused) as wrong:
            await people[0].put(f"/api/tables/{table}/orders", {"orders": orders})
        assert said in str(wrong.value)
    verdict = await people[0].http.post("/api/verify", json={"record": "no record"})
    assert "das ist keine Aufzeichnung von Munera" in verdict.json()["detail"]


async def test_a_guest_who_says_nothing_about_it_speaks_what_their_browser_does(node: Running) -> None:
    person = node.person()
    person.http.headers["accept-language"] = "it-IT,it;q=0.9"
    await person.enter("Bea")
    assert person.me["settings"]["language"] == "it"
    response = await person.http.get("/api/nothing")
    assert response.json()["detail"] == Tongue("it").say(Message("server-no-such-page"))


async def _speak(person: Person, language: str) -> None:
    (await person.http.patch("/api/me", json={"language": language})).raise_for_status()
