"""What is made once for all who watch is, for each of them, what would have been made for them alone."""

import json
import random
from typing import Any

import msgspec
import pytest

import munera
from munera.server.fairness import FairDice
from munera.server.match import Match
from munera.server.portrait import Portrait
from munera.server.showing import Showing
from munera.server.views import Teller, view_message
from munera.server.wire import Clocks
from tests.server.clients import changed


@pytest.mark.parametrize("name", munera.games())
def test_everybody_is_shown_their_own_view_through_a_whole_game(name: str) -> None:
    teller = Teller(Match(munera.game(name), 3, (), FairDice(bytes(32), ("", "", ""))))
    picks = random.Random(3)
    clocks = Clocks(5, [1, 2, 3], None)
    events = [teller.take(entry) for entry in teller.match.start(0)]
    moves = 0
    portrait: Portrait | None = None
    shown: dict[int | None, dict[str, Any]] = {}
    while not teller.match.state.is_over():
        match = teller.match
        showing = Showing("table", match, teller.seen, clocks, portrait)
        portrait = showing.portrait
        for seat in (None, 0, 1, 2):
            alone = view_message("table", match, seat, events, match.seq - len(events), clocks, [])
            together = showing.told(seat, events, [])
            assert json.loads(together) == json.loads(msgspec.json.encode(alone))
            if seat in shown:
                changes = json.loads(showing.told(seat, events, [], changes=True))
                assert changes["type"] == "changes"
                assert changed(shown[seat], changes) == json.loads(together)
            shown[seat] = json.loads(together)
        action = picks.choice([int(each) for each in match.state.legal()])
        events = [teller.take(entry) for entry in match.act(match.actor, [action], 0)]
        moves += 1
    assert moves > 50


def test_who_has_missed_something_is_told_everything() -> None:
    teller = Teller(Match(munera.game("colosseum"), 3, (), FairDice(bytes(32), ("", "", ""))))
    started = [teller.take(entry) for entry in teller.match.start(0)]
    first = Showing("table", teller.match, teller.seen, None)
    action = int(teller.match.state.legal()[0])
    acted = [teller.take(entry) for entry in teller.match.act(teller.match.actor, [action], 0)]
    second = Showing("table", teller.match, teller.seen, None, first.portrait)
    assert json.loads(second.told(None, acted, [], changes=True))["type"] == "changes"
    assert json.loads(second.told(None, started + acted, [], changes=True))["type"] == "view"
    assert json.loads(second.told(None, acted, []))["type"] == "view"


def test_a_portrait_says_what_is_new_of_a_list_by_place_and_of_a_longer_one_as_a_whole() -> None:
    first = Portrait(1, {"you": None, "round": 1, "seats": [{"coins": 3}, {"coins": 4}], "dice": [], "legal": []})
    seen = {"you": None, "round": 1, "seats": [{"coins": 3}, {"coins": 9}], "dice": ["2"], "legal": []}
    second = Portrait(2, seen, first)
    assert (bytes(second.news), bytes(second.items)) == (b'{"dice":["2"]}', b'{"seats":{"1":{"coins":9}}}')
    assert json.loads(bytes(second.whole(1))) == {key: value for key, value in seen.items() if key != "legal"} | {
        "you": 1
    }
