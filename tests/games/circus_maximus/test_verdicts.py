"""What is said of a worse move names what was wrong with it, with the figures of the table."""

import pytest

import munera
from munera import CHANCE, Message
from munera.core.preview import preview
from munera.games.circus_maximus.flow import CircusMaximus
from munera.games.circus_maximus.telling.awards import awards
from munera.games.circus_maximus.telling.reasons import reason
from munera.games.circus_maximus.telling.verdicts import verdict
from munera.games.circus_maximus.view import view
from tests.bots.matches import match

GAME = munera.game("circus_maximus")


@pytest.fixture(scope="module")
def record() -> munera.Record:
    return match("circus_maximus", ["senator"] * 4, 5)[0]


def said(before: CircusMaximus, played: str, better: str) -> Message:
    return verdict(before, int(before.actor()), [GAME.blocks.parse(played)], GAME.blocks.parse(better))


def states(record: munera.Record, phase: str, stage: str) -> list[CircusMaximus]:
    found = []
    for state in record.states():
        assert isinstance(state, CircusMaximus)
        table = view(state, None)
        if state.actor() != CHANCE and (table["phase"], table["stage"]) == (phase, stage):
            found.append(CircusMaximus(state.cells[:]))
    return found


def test_a_trader_is_advised_where_something_is_left_for_it_and_a_sale_with_its_coins(record: munera.Record) -> None:
    first = states(record, "favours", "queue")[0]
    assert reason(first, GAME.blocks.parse("play 5")) == Message("circus_maximus-reason-card", place=1)
    for before in states(record, "events", "serve"):
        for action in before.legal():
            seen = preview(GAME, before, int(before.actor()), [int(action)]).effects
            for sale in (each.args for each in seen if each.name == "sale"):
                assert reason(before, int(action)) == Message("circus_maximus-reason-sale", coins=sale["total"])


def test_a_trader_who_could_have_stayed_in_hand_is_told_with_its_coins(record: munera.Record) -> None:
    first = states(record, "favours", "queue")[0]
    told = said(first, "play 8", "pass")
    assert told == Message("circus_maximus-verdict-better-kept", rank=8, coins=3)


def test_another_rank_or_another_queue_is_named(record: munera.Record) -> None:
    first = states(record, "favours", "queue")[0]
    assert said(first, "play 8", "play 5").id == "circus_maximus-verdict-lower-enough"
    assert said(first, "play 2", "play 5").id == "circus_maximus-verdict-higher-needed"


def test_without_a_ticket_there_is_nothing_to_sell(record: munera.Record) -> None:
    for before in states(record, "events", "queue"):
        you = view(before, None)["seats"][before.actor()]
        held = {ticket["venue"] for ticket in you["tickets"]}
        if you["favours"] or not you["traders"] or "colosseum" in held:
            continue
        told = said(before, f"play {you['traders'][0]['rank']} at colosseum", "pass")
        assert told.id == "circus_maximus-verdict-no-ticket"
        return
    raise AssertionError("no such position")


def test_a_cheaper_sale_is_told_with_what_it_gives_away(record: munera.Record) -> None:
    for before in states(record, "events", "serve"):
        sales = [GAME.blocks.words(int(action)) for action in before.legal()]
        told = [said(before, one, other) for one in sales for other in sales if one != other]
        found = [each for each in told if each.id == "circus_maximus-verdict-sold-for-less"]
        for each in found:
            assert int(str(each.args["more"])) - int(str(each.args["coins"])) == each.args["less"]
        if found:
            return
    raise AssertionError("no such position")


def test_the_dearest_sale_and_the_most_patient_gang_have_their_awards(record: munera.Record) -> None:
    found = {name: (seat, message) for name, seat, message in awards(record)}
    end = record.replay()
    assert isinstance(end, CircusMaximus)
    days = [seat["days"] for seat in view(end, None)["seats"]]
    kept = [sum(day["traders"] for day in each) for each in days]
    assert found["kept"] == (kept.index(max(kept)), Message("circus_maximus-award-kept", coins=max(kept)))
    assert int(str(found["sale"][1].args["coins"])) >= 5
