"""A record judged: in two looks, in pieces, with the same luck for what is compared."""

import json

import pytest

import munera
from munera.bots.analysis import Analysis, Setting, Work, analysed, done
from munera.bots.analysis.decisions import decisions
from munera.bots.analysis.lookout import Lookout
from munera.tongues import LANGUAGES, Tongue
from tests.bots.matches import match

BRIEF = Setting("brief", 4, 12, 40, 24, 24)


@pytest.fixture(scope="module")
def record() -> munera.Record:
    return match("circus_maximus", ["random", "senator", "senator"], 3)[0]


@pytest.fixture(scope="module")
def analysis(record: munera.Record) -> Analysis:
    return analysed(record, BRIEF)


def test_after_every_move_the_chances_add_up_to_one_and_in_the_end_they_are_known(
    record: munera.Record, analysis: Analysis
) -> None:
    assert len(analysis.chances) == len(record.actions)
    for row in analysis.chances:
        assert sum(row) == pytest.approx(1)
    winners = record.replay().winners()
    assert analysis.chances[-1] == [1 / len(winners) if seat in winners else 0 for seat in range(3)]


def test_who_plays_at_random_gives_more_away_than_senators_do() -> None:
    """Each against their like."""
    lost = []
    for level in ("random", "senator"):
        marks = analysed(match("circus_maximus", [level] * 3, 1)[0], BRIEF).marks
        lost.append(sum(mark.amount for mark in marks if mark.kind == "cost"))
    assert lost[0] > 2 * lost[1]


def test_every_mark_and_award_is_a_sentence_in_every_language(analysis: Analysis) -> None:
    said = [mark.said for mark in analysis.marks] + [award.said for award in analysis.awards]
    assert {mark.kind for mark in analysis.marks} >= {"cost"}
    assert {award.name for award in analysis.awards} >= {"steady", "sale"}
    for language in LANGUAGES:
        tongue = Tongue(language, ["Ada", "Bruno", "Clara"], you=1)
        assert all(tongue.say(each).endswith(".") for each in said)


def test_pieces_done_one_by_one_and_resumed_in_between_come_to_the_same(
    record: munera.Record, analysis: Analysis
) -> None:
    work = Work(record, BRIEF)
    shares = [0.0]
    while (piece := work.next()) is not None:
        answer = json.loads(json.dumps(done(record, BRIEF, 1, piece)))
        work.take(answer)
        shares.append(work.share)
        work = Work.resumed(record, BRIEF, json.loads(json.dumps(work.to_data())))
    assert work.result().to_data() == analysis.to_data()
    assert shares == sorted(shares)
    assert shares[-1] == 1


def test_the_steps_of_an_offer_are_one_decision() -> None:
    record = match("colosseum", ["senator"] * 3, 5)[0]
    found = list(decisions(record))
    offers = [each for each in found if record.game.blocks.words(each.path[0]).startswith("ask")]
    assert offers
    for offer in offers:
        assert record.game.blocks.words(offer.path[-1]) == "send"
    places = [place for each in found for place in range(each.place, each.last + 1)]
    assert places == sorted(set(places))


def test_what_is_compared_has_the_same_luck() -> None:
    """So that an action compared with itself differs in nothing."""
    for name in munera.games():
        record, _ = match(name, ["senator"] * 4, 2)
        for decision in list(decisions(record))[::25]:
            found = Lookout(record.game, 7).compare(decision.state, decision.seat, decision.path, decision.path, 3)
            assert found == (0, 0)
