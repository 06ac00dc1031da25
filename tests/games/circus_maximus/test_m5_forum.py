"""M5, the Forum."""

import pytest

from munera.games.circus_maximus import GAME
from tests.games.circus_maximus.positions import position
from tests.games.circus_maximus.table import choices, forum, play, tickets


@pytest.mark.rule("M5.1")
def test_a_trader_served_takes_one_of_the_tickets() -> None:
    s = position(3, "tickets", forum=["colosseum loge", "colosseum loge", "circus maximus arena"])
    play(s, "1: play 3", "2: play 8", "3: pass", "1: pass", "2: pass")
    assert choices(s) == {"take colosseum loge", "take circus maximus arena"}
    play(s, "2: take colosseum loge")
    assert choices(s) == {"take colosseum loge", "take circus maximus arena"}
    play(s, "1: take colosseum loge")
    assert forum(s) == ["circus maximus arena"]
    assert tickets(s, 1) == tickets(s, 2) == ["colosseum loge"]


@pytest.mark.rule("M5.1")
def test_everybody_sees_whose_the_tickets_are() -> None:
    s = position(3, "events", tickets={2: ["colosseum loge"]})
    for viewer in (None, 0, 1, 2):
        assert GAME.view(s, viewer)["seats"][1]["tickets"] == [{"venue": "colosseum", "category": "loge", "coins": 3}]
