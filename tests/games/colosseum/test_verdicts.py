"""What is said of a worse move names what was wrong with it, of a better one what it brings: figures of the table."""

import pytest

import munera
from munera import CHANCE, Message
from munera.games.colosseum.data import MEDAL_COINS, SEASON_TICKET_SPECTATORS
from munera.games.colosseum.flow import Colosseum
from munera.games.colosseum.phases import acquire
from munera.games.colosseum.state import BID, COINS, MARKET, MEDAL
from munera.games.colosseum.telling.awards import awards
from munera.games.colosseum.telling.reasons import reason
from munera.games.colosseum.telling.verdicts import verdict
from munera.games.colosseum.telling.verdicts_market import worth_of
from munera.games.colosseum.valuation.position import position
from tests.bots.matches import match

GAME = munera.game("colosseum")


@pytest.fixture(scope="module")
def record() -> munera.Record:
    return match("colosseum", ["senator"] * 4, 11)[0]


def states(record: munera.Record, words: str) -> list[tuple[Colosseum, int]]:
    """Where an action of these first words was taken, with the action."""
    found = []
    for state, action in zip(record.states(), record.actions, strict=False):
        if state.actor() != CHANCE and GAME.blocks.words(action).startswith(words):
            assert isinstance(state, Colosseum)
            found.append((Colosseum(state.cells[:]), action))
    return found


def said(before: Colosseum, played: str, better: str) -> Message:
    return verdict(before, int(before.actor()), [GAME.blocks.parse(played)], GAME.blocks.parse(better))


def test_a_market_is_worth_the_most_coins_at_which_it_still_helps(record: munera.Record) -> None:
    useful = 0
    for before, _ in states(record, "auction"):
        seat = int(before.actor())
        worth = worth_of(before, seat, 0)
        useful += worth > 0
        for price in (worth, worth + 1):
            won = Colosseum(before.cells[:])
            acquire.take_market(won, seat, 0, price)
            if 0 < price <= before.cells[COINS + seat]:
                assert (position(won, seat) >= position(before, seat)) == (price == worth)
    assert useful


def test_who_overpays_is_told_by_how_much(record: munera.Record) -> None:
    before, _ = states(record, "bid")[0]
    seat = int(before.actor())
    coins = int(before.cells[COINS + seat])
    told = said(before, f"bid {coins}", "bid 8")
    assert told.id == "colosseum-verdict-overpaid"
    assert told.args["over"] == coins - int(str(told.args["worth"]))


def test_a_medal_that_was_cashed_is_named_with_its_coins(record: munera.Record) -> None:
    before, _ = states(record, "produce")[0]
    before.cells[MEDAL + before.actor()] += 1
    told = said(before, "cash medal", GAME.blocks.words(int(before.legal()[-1])))
    assert told.id == "colosseum-verdict-medal-cashed"
    assert told.args["coins"] == MEDAL_COINS


def test_a_show_that_was_not_given_is_told_with_its_audience(record: munera.Record) -> None:
    before, _ = states(record, "begin show")[0]
    told = said(before, "pass", "begin show")
    assert told.id == "colosseum-verdict-no-show"
    assert int(str(told.args["crowd"])) > 0


def test_where_there_is_no_more_to_say_both_moves_are_weighed(record: munera.Record) -> None:
    before, _ = states(record, "expand")[0]
    for better in ("buy season ticket", "pass"):
        assert said(before, "expand clockwise", better).id.startswith("colosseum-verdict-less")


def test_a_market_is_advised_for_as_long_as_it_is_worth_its_price(record: munera.Record) -> None:
    for before, _ in states(record, "bid"):
        seat, market = int(before.actor()), int(before.cells[MARKET])
        worth, stands = worth_of(before, seat, market), int(before.cells[BID])
        for action in before.legal():
            words = GAME.blocks.words(int(action))
            if not words.startswith(("pass", "bid")):
                continue
            price = stands if words == "pass" else int(words.removeprefix("bid "))
            told = reason(before, int(action))
            speaks = (worth <= price) if words == "pass" else (price <= worth)
            assert (told is not None) == speaks, (words, worth, stands)
            if told and worth:
                assert told.args["coins"] == worth


def test_what_a_program_gains_and_a_show_draws_speaks_for_it(record: munera.Record) -> None:
    before, action = states(record, "buy season ticket")[0]
    told = reason(before, action)
    assert told is not None
    assert told.id == "colosseum-reason-then"
    assert int(str(told.args["crowd"])) - int(str(told.args["before"])) == SEASON_TICKET_SPECTATORS
    shows = [reason(before, action) for before, action in states(record, "produce")]
    assert {told.id for told in shows if told} == {"colosseum-reason-show", "colosseum-reason-record"}


def test_the_best_bid_and_the_sharpest_trade_have_their_awards(record: munera.Record) -> None:
    found = {name: message for name, _, message in awards(record)}
    bargain = found["bargain"].args
    assert int(str(bargain["worth"])) > int(str(bargain["coins"]))
    assert set(found) <= {"bargain", "trade"}
