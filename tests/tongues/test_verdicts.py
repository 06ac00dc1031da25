"""Why a move was worse than another can be said of any two moves of a position."""

from random import Random

import pytest

import munera
from munera import CHANCE
from munera.tongues import Telling, Tongue
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
