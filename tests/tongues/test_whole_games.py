"""Whole random games, told in every language."""

import re
from collections.abc import Iterator
from functools import cache

import pytest
from librt.random import Random

import munera
from munera import CHANCE, Message, Seat, State
from munera.core.chance import draw
from munera.core.message import Said, plain_data
from munera.tongues import LANGUAGES, Telling, Tongue

NAMES = ["Ada", "Bruno", "Clara", "Dario", "Élise"]
TABLES = [
    (name, players, variants)
    for name in munera.games()
    for players in munera.game(name).player_counts
    for variants in ((), munera.game(name).variants)
]
UNSAID = re.compile(r"\$|\{|\}|\?\?\?|None|_|\s\s|\s[.,)]")


def played(name: str, players: int, variants: tuple[str, ...]) -> Iterator[tuple[State, int, State]]:
    """Every position of a random game in which favours are used and offers made, what was done, and what came of it."""
    game = munera.game(name)
    random = Random(players)
    state = game.new(players, variants)
    while not state.is_over():
        legal = [int(action) for action in state.legal()]
        rare = [action for action in legal if re.match("use|push|recall|sell|.* as 8", game.words(state, action))]
        if state.actor() == CHANCE:
            action = int(draw(state, random))
        elif rare and random.randrange(3):
            action = rare[int(random.randrange(len(rare)))]
        else:
            action = legal[int(random.randrange(len(legal)))]
        before = state.copy()
        state.step(action)
        yield before, action, state.copy()


@cache
def messages(name: str, players: int, variants: tuple[str, ...]) -> list[tuple[str, Said]]:
    """All that was said, each once, and what it was: a sentence, or a piece of text."""
    game = munera.game(name)
    telling = Telling(game)
    said: dict[str, tuple[str, Said]] = {}

    def note(sort: str, thing: Said) -> None:
        said.setdefault(repr(thing), (sort, thing))

    for step, (before, action, after) in enumerate(played(name, players, variants)):
        actor = int(before.actor())
        view = game.view(before, actor if actor >= 0 else None)
        note("sentence", game.prompt(before))
        note("sentence", game.prompt(after))
        for offer in view["legal"][:80]:
            note("piece", telling.label(offer["words"]))
            note("piece", telling.deed(offer["words"]))
            hint = telling.hint(view, offer["words"])
            if hint is not None:
                note("piece", hint)
        for message in telling.story(view, game.words(before, action), game.view(after, view["you"])):
            note("sentence", message)
        if step % 7 == 0 or after.is_over():
            for title, columns, rows in telling.tables(view, True) + telling.tables(game.view(after, None), False):
                for thing in [title, *columns, *[cell for row in rows for cell in row]]:
                    note("piece", thing)
    return list(said.values())


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("name", "players", "variants"), TABLES)
def test_whatever_happens_can_be_said(name: str, players: int, variants: tuple[str, ...], language: str) -> None:
    nobody, somebody = Tongue(language, NAMES[:players]), Tongue(language, NAMES[:players], you=1)
    for sort, said in messages(name, players, variants):
        for tongue in (nobody, somebody):
            text = tongue.say(said)
            assert text, said
            assert not UNSAID.search(text.replace("\u202f", "")), text
            if sort == "sentence":
                assert text.endswith("."), text
                assert text[0].isupper() or text[0] in "«„“", text


def test_messages_are_plain_data_for_the_web() -> None:
    import json

    for _, said in messages(*TABLES[0]):
        assert json.loads(json.dumps(plain_data(said))) == plain_data(said)


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "You and Ada"),
        ("fr", "Vous et Ada"),
        ("nl", "Jij en Ada"),
        ("it", "Tu e Ada"),
        ("es", "Tú y Ada"),
        ("de", "Du und Ada"),
    ],
)
def test_you_are_spoken_to(language: str, text: str) -> None:
    assert Tongue(language, NAMES, you=1).say([Seat(1), Seat(0)]) == text


def test_elision_depends_on_the_name() -> None:
    tongue = Tongue("fr", NAMES)
    assert tongue.say(Message("colosseum-title-programs", who=Seat(4))) == "Programmes d’Élise"
    assert tongue.say(Message("colosseum-title-programs", who=Seat(2))) == "Programmes de Clara"


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "Bruno offered Ada a torch and 2 horses for 1 coin."),
        ("fr", "Bruno a fait une offre pour Ada\N{NO-BREAK SPACE}: une torche et 2 chevaux contre 1 pièce."),
        ("nl", "Bruno bood Ada een toorts en 2 paarden aan voor 1 munt."),
        ("it", "Bruno ha proposto a Ada una torcia e 2 cavalli per 1 moneta."),
        ("es", "Bruno ha hecho una oferta para Ada: una antorcha y 2 caballos por 1 moneda."),
        ("de", "Bruno hat Ada eine Fackel und 2 Pferde gegen 1 Münze angeboten."),
    ],
)
def test_things_are_counted_and_have_their_article(language: str, text: str) -> None:
    gives = [Message("colosseum-kind-torch", count=1), Message("colosseum-kind-horse", count=2)]
    wants = [Message("common-coins", coins=1)]
    offer = Message("colosseum-told-offered", who=Seat(1), whom=Seat(0), gives=gives, wants=wants)
    assert Tongue(language, NAMES).say(offer) == text
