"""Mistakes planted into games of bots are found, and the right sentence says what was wrong."""

import json
from collections import Counter

import pytest

import munera
from munera.bots.analysis import QUICK
from munera.bots.analysis.looks import DOUBT, glances, study
from munera.bots.analysis.result import is_sure
from munera.tongues import Telling
from tests.bots.blunders.plant import FOLDER, LIST, SORTS, Planted

PLANTED = [Planted(**each) for each in json.loads(LIST.read_text("utf-8"))]


def what_was_said(planted: Planted) -> str | None:
    """The id of the sentence, as a whole analysis would come to it; None if nothing was found."""
    game = munera.Record.load(FOLDER / planted.record)
    actions = game.actions[: planted.moves] + [game.game.blocks.parse(words) for words in planted.words]
    record = munera.Record(game.game, game.players, game.variants, actions=actions)
    place = len(actions) - 1
    if glances(record, QUICK, 1, place, place + 1)[0].doubt < DOUBT:
        return None
    found = study(record, QUICK, 1, place)
    if found is None or found.cost <= 0 or not is_sure(found):
        return None
    before = record.replay(planted.moves)
    return Telling(record.game).verdict(before, found.seat, found.path, found.other).id


@pytest.mark.parametrize("game", munera.games())
def test_nine_of_ten_planted_mistakes_are_found_with_the_right_sentence(game: str) -> None:
    mine = [each for each in PLANTED if each.record.startswith(game)]
    assert Counter(each.sort for each in mine) == dict.fromkeys(SORTS[game], 6)
    said = [what_was_said(each) for each in mine]
    missed = [(*each[:4], words) for each, words in zip(mine, said, strict=True) if words not in each.sentences]
    assert len(missed) <= len(mine) // 10, missed
