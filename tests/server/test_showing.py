"""What is made once for all who watch is, for each of them, what would have been made for them alone."""

import json
import random

import msgspec
import pytest

import munera
from munera.server.fairness import FairDice
from munera.server.match import Match
from munera.server.showing import Showing
from munera.server.views import Teller, view_message
from munera.server.wire import Clocks


@pytest.mark.parametrize("name", munera.games())
def test_everybody_is_shown_their_own_view_through_a_whole_game(name: str) -> None:
    teller = Teller(Match(munera.game(name), 3, (), FairDice(bytes(32), ("", "", ""))))
    picks = random.Random(3)
    clocks = Clocks(5, [1, 2, 3], None)
    events = [teller.take(entry) for entry in teller.match.start(0)]
    moves = 0
    while not teller.match.state.is_over():
        match = teller.match
        showing = Showing("table", match, teller.seen, clocks)
        for seat in (None, 0, 1, 2):
            alone = view_message("table", match, seat, events, match.seq - len(events), clocks, [])
            together = showing.told(seat, events, [])
            assert json.loads(together) == json.loads(msgspec.json.encode(alone))
        action = picks.choice([int(each) for each in match.state.legal()])
        events = [teller.take(entry) for entry in match.act(match.actor, [action], 0)]
        moves += 1
    assert moves > 50
