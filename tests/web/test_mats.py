"""Beside the board nothing wanders over a whole game: each mat keeps its place and size, whatever comes to it."""

from copy import deepcopy

import pytest
from playwright.sync_api import Browser, FloatRect

from tests.web.moments import Data, Moment, moments
from tests.web.screens import Town, somebody

KEYS = ("invest first investment", "acquire raising", "trade answer", "produce choosing")
TO_COME, SHOWN = 4, 2  # programs, at the end of a long season
KINDS = 11


@pytest.mark.parametrize("size", ["wide", "tablet"])
@pytest.mark.parametrize("players", [3, 4, 5])
def test_mats_keep_their_places(browser: Browser, place: Town, players: int, size: str) -> None:
    seen = moments("colosseum", players)
    places = [_places(browser, place, seen[key], size) for key in KEYS]
    places.append(_places(browser, place, _crowded(seen["trade answer"], players), size))
    assert len(places[0]) >= players - 1
    assert places == [places[0]] * len(places)


def _places(browser: Browser, place: Town, moment: Data, size: str) -> list[FloatRect]:
    """Of all mats and of the order of turns; and nothing on them is cut off."""
    with somebody(browser, None, size=size) as its:
        page = Moment(its.new_page(), place.address, moment).open()
        assert not page.evaluate("[...document.querySelectorAll('.mat')].some(m => m.scrollHeight > m.clientHeight)")
        found = [thing.bounding_box() for thing in page.locator(".left > *").all()]
        return [box for box in found if box]


def _crowded(moment: Data, players: int) -> Data:
    """The same moment when everybody has more of everything."""
    full = deepcopy(moment)
    seats = [seat for each in moments("colosseum", players).values() for seat in each["view"]["view"]["seats"]]
    programs = {program["number"]: program for seat in seats for program in seat["programs"]}
    kinds = list({kind: None for seat in seats for kind in seat["tokens"]})
    for seat in full["view"]["view"]["seats"]:
        some = list(programs.values())[: TO_COME + SHOWN]
        seat["programs"] = [{**program, "produced": i < SHOWN} for i, program in enumerate(some)]
        seat["tokens"] = dict.fromkeys(kinds[:KINDS], 2)
        seat |= {"coins": 120, "loge": True, "season_tickets": 3, "podiums": 2}
    return full
