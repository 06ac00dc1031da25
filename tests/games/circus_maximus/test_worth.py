"""The rough value of a position orders actions as a sensible player would."""

from munera.games.circus_maximus import GAME
from munera.games.circus_maximus.flow import CircusMaximus
from tests.games.circus_maximus.positions import position
from tests.games.circus_maximus.table import pass_all, play


def _best(s: CircusMaximus) -> str:
    """The words of the action after which the position is worth most to the actor."""
    worths = {}
    for action in s.legal():
        trial = s.copy()
        trial.step(action)
        worths[GAME.words(s, int(action))] = int(GAME.worth(trial, s.actor()))
    return max(worths, key=lambda words: worths[words])


def test_at_the_end_it_is_the_coins() -> None:
    s = position(3, "events", day=3, hands={1: [8]}, favours={1: ["push ahead"]})
    pass_all(s)
    assert [GAME.worth(s, seat) for seat in range(3)] == [500, 1200, 1200]


def test_the_dearest_ticket_is_taken() -> None:
    waiting = {"colosseum": ["legionnaire"], "circus maximus": ["senator"]}
    s = position(3, "tickets", forum=["colosseum loge", "circus maximus arena"], visitors=waiting)
    play(s, "1: play 8")
    pass_all(s)
    assert _best(s) == "take circus maximus arena"


def test_a_ticket_is_sold_to_the_richest_visitor() -> None:
    waiting = {"colosseum": ["student", "senator"]}
    s = position(3, "events", tickets={1: ["colosseum loge", "colosseum balcony"]}, visitors=waiting)
    play(s, "1: play 8 at colosseum")
    pass_all(s)
    assert _best(s) == "sell loge to senator"


def test_a_trader_goes_where_a_ticket_can_be_sold_and_no_higher_than_needed() -> None:
    s = position(3, "events", tickets={1: ["colosseum loge"]}, visitors={"colosseum": ["student"]})
    assert _best(s) in ("play 1 at colosseum", "play 2 at colosseum")


def test_nobody_plays_a_trader_in_vain() -> None:
    s = position(3, "events", hands={1: [8]})
    assert _best(s) == "pass"


def test_a_legionnaire_is_bribed() -> None:
    waiting = {"colosseum": ["legionnaire"]}
    held = {1: ["bribe legionnaire"]}
    s = position(3, "events", tickets={1: ["colosseum loge"]}, visitors=waiting, favours=held)
    play(s, "1: play 8 at colosseum")
    pass_all(s)
    assert _best(s) == "sell loge to bribed legionnaire"


def test_a_double_sale_pays() -> None:
    waiting = {"colosseum": ["tourist", "senator"]}
    held = {1: ["double sale"]}
    s = position(3, "events", tickets={1: ["colosseum loge", "colosseum arena"]}, visitors=waiting, favours=held)
    play(s, "1: play 8 at colosseum")
    pass_all(s)
    assert _best(s) == "use double sale"
