"""What an action is called where it is only read: in plain words, whatever is typed for it."""

import re
from pathlib import Path

import pytest

import munera
from munera import Message, Record
from munera.core.message import Said
from munera.tongues import LANGUAGES, Telling, Tongue
from tests.games.test_golden import GOLDEN
from tests.tongues.test_whole_games import UNSAID

NAMES = ["Ada", "Bruno", "Clara", "Dario", "Élise"]
PROGRAMS = ("buy a program", "produce a program", "deal a program")
SUMS = ("bid", "roll a die")  # a sum or a face is said as it is
NOTATION = re.compile(r"\D+ [+-]?\d+")  # a few words, and a number that says nothing by itself
READ = ("en", "de")  # one with the words of the records, one whose verbs stand at the end


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", munera.games())
def test_every_action_has_a_deed_of_its_own_in_its_block(language: str, name: str) -> None:
    game = munera.game(name)
    telling, tongue = Telling(game), Tongue(language, NAMES)
    for block in game.blocks.blocks:
        deeds = [tongue.say(telling.deed(words)) for words in block.words]
        assert len(set(deeds)) == len(deeds), block.name
        for deed in deeds:
            assert deed[-1:] not in ("", "."), deed
            assert not UNSAID.search(deed), deed


@pytest.mark.parametrize("language", LANGUAGES)
def test_programs_are_named_and_not_numbered(language: str) -> None:
    game = munera.game("colosseum")
    telling, tongue = Telling(game), Tongue(language)
    for block in game.blocks.blocks:
        if block.name in PROGRAMS:
            for words in block.words:
                number = words.split()[-1]
                deed = tongue.say(telling.deed(words))
                assert tongue.say(Message(f"colosseum-program-{number}")) in deed
                assert not re.search(r"\d", deed), deed


@pytest.mark.parametrize("name", munera.games())
def test_no_deed_is_a_word_and_a_bare_number(name: str) -> None:
    game = munera.game(name)
    for block in game.blocks.blocks:
        for words in block.words:
            deed = Tongue("en", NAMES).say(Telling(game).deed(words))
            plain = block.name in SUMS or deed.startswith(("play the trader of rank", "recall the trader of rank"))
            assert plain or not NOTATION.fullmatch(deed), deed


@pytest.mark.parametrize("path", GOLDEN, ids=lambda path: f"{path.parent.parent.name}/{path.stem}")
def test_what_can_be_done_in_a_position_differs_in_its_deeds(path: Path) -> None:
    record = Record.load(path)
    telling, words = Telling(record.game), record.game.blocks.words
    known: dict[tuple[str, int], str] = {}

    def said(language: str, action: int) -> str:
        if (language, action) not in known:
            known[language, action] = Tongue(language, NAMES).say(telling.deed(words(action)))
        return known[language, action]

    for state in record.states():
        legal = [int(action) for action in state.legal()] if not state.is_over() else []
        for language in READ:
            assert len({said(language, action) for action in legal}) == len(legal)


@pytest.mark.parametrize(
    ("game", "words", "deed"),
    [
        ("colosseum", "produce 19", "produce “Lions' Procession”"),
        ("colosseum", "buy 5", "buy “Naumachia”"),
        ("colosseum", "pass", "pass"),
        ("colosseum", "bid 12", "bid 12"),
        ("colosseum", "auction 2", "put market 2 up for auction"),
        ("colosseum", "ask 1", "ask Ada to trade"),
        ("colosseum", "give horse", "offer a horse"),
        ("colosseum", "charge 1", "ask for 1 coin in return"),
        ("colosseum", "move consul-1 5", "move consul 1 by 5 spaces"),
        ("colosseum", "move emperor 1", "move the emperor by 1 space"),
        ("colosseum", "move emperor 7 with both", "move the emperor by 7 spaces with both dice"),
        ("colosseum", "medal senator-2 +3", "spend a medal to move senator 2 forward by 3 spaces"),
        ("colosseum", "medal senator-2 -1", "spend a medal to move senator 2 back by 1 space"),
        ("colosseum", "jokers 0", "use no joker"),
        ("colosseum", "jokers 1", "use one joker"),
        ("colosseum", "medals 2", "spend 2 medals on spectators"),
        ("colosseum", "request ship", "ask for a ship as a donation"),
        ("circus_maximus", "play 7", "play the trader of rank 7"),
        ("circus_maximus", "play 1 as 8 at colosseum", "play the trader of rank 1 as 8 at the Colosseum"),
        ("circus_maximus", "recall 3", "recall the trader of rank 3 and play it again"),
        ("circus_maximus", "place at theatre of pompey", "send the extra visitor to the Theatre of Pompey"),
        ("circus_maximus", "take circus maximus loge", "take a loge ticket for the Circus Maximus"),
        ("circus_maximus", "sell loge to senator", "sell a loge ticket to a senator"),
        (
            "circus_maximus",
            "sell push ahead to tourist",
            "sell the favour “push ahead” to a tourist as the seat beside Caesar",
        ),
        ("circus_maximus", "start 2", "draw Bruno as start player"),
    ],
)
def test_deeds_read_as_people_speak(game: str, words: str, deed: str) -> None:
    assert Tongue("en", NAMES).say(Telling(munera.game(game)).deed(words)) == deed


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "Ada: It led to a worse position. That cost 9\u00a0% to win. Better: ask Clara to trade."),
        (
            "fr",
            "Ada\u00a0: Cela menait à une position moins bonne. Coût\u00a0: 9\u00a0% de chances de gagner. "
            "Mieux\u00a0: proposer un échange à Clara.",
        ),
        (
            "nl",
            "Ada: Het leidde tot een slechtere stelling. Dat kostte 9\u00a0% winkans. "
            "Beter: Clara een ruil voorstellen.",
        ),
        (
            "it",
            "Ada: Portava a una posizione peggiore. Costo: 9\u00a0% di probabilità di vincere. "
            "Meglio: proporre uno scambio a Clara.",
        ),
        ("es", "Ada: Llevaba a una posición peor. Costó un 9\u00a0% de ganar. Mejor: proponer un trato a Clara."),
        (
            "de",
            "Ada: Das führte zu einer schlechteren Stellung. Das kostete 9\u00a0% Gewinnchance. "
            "Besser: Clara einen Handel vorschlagen.",
        ),
    ],
)
def test_a_verdict_says_what_was_better_in_plain_words(language: str, text: str) -> None:
    better: Said = Telling(munera.game("colosseum")).deed("ask 3")
    reason = Message("colosseum-verdict-less-promising")
    said = Message("common-verdict-cost", who=munera.Seat(0), reason=reason, cost=9, better=better)
    assert Tongue(language, NAMES).say(said) == text
