"""Why a move was worse than another can be said of any two moves of a position, and of most what speaks for them."""

from random import Random

import pytest

import munera
from munera import CHANCE
from munera.tongues import LANGUAGES, Telling, Tongue
from tests.tongues.test_whole_games import NAMES, TABLES, UNSAID, played

PAIRS = 6  # a position; others have their turn at the next one


@pytest.mark.parametrize(("name", "players", "variants"), TABLES)
def test_of_any_two_moves_it_can_be_said_why_one_was_worse(name: str, players: int, variants: tuple[str, ...]) -> None:
    telling, tongue, random = Telling(munera.game(name)), Tongue("en", NAMES), Random(players)
    for before, _, _ in played(name, players, variants):
        legal = [int(action) for action in before.legal()]
        if before.actor() == CHANCE or len(legal) < 2:
            continue
        for _ in range(PAIRS):
            worse, better = random.sample(legal, 2)
            verdict = telling.verdict(before, int(before.actor()), [worse], better)
            said = tongue.say(verdict)
            assert said.endswith("."), said
            assert not UNSAID.search(said), said


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", munera.games())
def test_what_speaks_for_a_move_can_be_said_in_every_language(name: str, language: str) -> None:
    telling, tongue, random = Telling(munera.game(name)), Tongue(language, NAMES), Random(4)
    asked = told = 0
    for before, _, _ in played(name, 4, ()):
        legal = [int(action) for action in before.legal()]
        if before.actor() == CHANCE or len(legal) < 2:
            continue
        for action in random.sample(legal, 2):
            reason = telling.reason(before, action)
            asked += 1
            if reason is not None:
                told += 1
                assert not UNSAID.search(tongue.say(reason)), tongue.say(reason)
    assert told > asked / 4
