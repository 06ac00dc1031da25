"""Every stage has its sentence."""

import pytest

from munera import State
from munera.games.circus_maximus import GAME
from munera.tongues import Tongue
from tests.games.circus_maximus.positions import evening, new, position
from tests.games.circus_maximus.table import can, forum, pass_all, play


def asked(s: State) -> str:
    return Tongue("en").say(GAME.prompt(s))


def test_chance_says_what_is_drawn() -> None:
    s = new(3)
    said = [asked(s)]
    while s.actor() < 0:
        s.apply(s.legal()[0])
        if asked(s) != said[-1]:
            said.append(asked(s))
    assert said == [
        "The start player is drawn.",
        "A favour is drawn for the villa.",
        "A ticket is drawn for the Forum.",
        "A visitor is drawn for the Circus Maximus.",
        "Play a trader at the villa, or pass.",
    ]


def test_a_special_event_is_announced() -> None:
    s = evening(3)
    while len(forum(s)) < 6 or not can(s, "draw ticket colosseum loge"):
        s.apply(s.legal()[0])
    assert asked(s) == "The ticket of a special event is drawn."


@pytest.mark.parametrize(
    ("favour", "sentences"),
    [
        ("extra visitor", ["The extra visitor is drawn.", "Choose a venue for the extra visitor."]),
        ("new ticket", ["The new ticket is drawn.", "A visitor is drawn for the Circus Maximus."]),
        (
            "second trader",
            [
                "Play the first of 2 traders at the Forum: a recalled one, or the lowest.",
                "Play another trader at the Forum, of rank 2 or higher.",
            ],
        ),
    ],
)
def test_a_favour_says_what_comes_next(favour: str, sentences: list[str]) -> None:
    s = position(3, "tickets", favours={1: [favour]})
    play(s, f"1: use {favour}")
    assert asked(s) == sentences[0]
    s.apply(s.legal()[0])
    assert asked(s) == sentences[1]


def test_a_trader_after_a_recalled_one_may_have_any_rank() -> None:
    s = position(3, "tickets", queues={"villa": ["1:7"]}, favours={1: ["second trader", "recall trader"]})
    play(s, "1: use second trader", "1: recall 7")
    assert asked(s) == "Play another trader at the Forum."


def test_a_trader_served_is_named() -> None:
    s = position(3, "favours", villa=["push ahead"])
    play(s, "1: play 3")
    pass_all(s)
    assert asked(s) == "Your trader 3 is served: take a favour or the start-player card."


def test_the_pair_of_a_double_purchase_is_asked_for_one_by_one() -> None:
    s = position(3, "tickets", forum=["colosseum loge", "colosseum loge"], favours={1: ["double purchase"]})
    play(s, "1: play 3")
    pass_all(s)
    assert asked(s) == "Your trader 3 is served: take a ticket."
    play(s, "1: use double purchase")
    assert asked(s) == "Your trader 3 is served: take the first of two tickets, the upper one in the list."
    play(s, "1: take colosseum loge")
    assert asked(s).endswith("take the second ticket, not above the first in the list.")


def test_a_seller_hears_whether_declining_is_possible() -> None:
    waiting = {"colosseum": ["caesar", "senator"]}
    s = position(3, "events", visitors=waiting, favours={1: ["push ahead"]}, variants=("caesar",))
    play(s, "1: play 3 at colosseum")
    pass_all(s)
    assert asked(s) == (
        "Your trader 3 is served at the Colosseum: sell a favour for the seat beside Caesar, or decline."
    )
    s = position(3, "events", visitors={"colosseum": ["senator"]}, tickets={1: ["colosseum loge"]})
    play(s, "1: play 3 at colosseum")
    pass_all(s)
    assert asked(s) == "Your trader 3 is served at the Colosseum: make a sale."


def test_at_the_end_nothing_is_asked() -> None:
    s = position(3, "events", day=3)
    pass_all(s)
    assert asked(s) == "The game is over: seat 1, seat 2 and seat 3 won with 12 coins."


@pytest.mark.parametrize(
    ("favour", "queues", "is_mentioned"),
    [
        ("push ahead", {}, False),  # nobody to overtake
        ("push ahead", {"forum": ["2:7", "1:2"]}, True),
        ("recall trader", {}, False),
        ("recall trader", {"villa": ["1:2"]}, True),
        ("rank one is eight", {}, True),
        ("rank one is eight", {"villa": ["1:1"]}, False),
        ("extra visitor", {}, True),
        ("double sale", {}, False),  # only when a trader is served
    ],
)
def test_a_favour_is_mentioned_where_one_can_be_played(
    favour: str, queues: dict[str, list[str]], is_mentioned: bool
) -> None:
    s = position(3, "tickets", favours={1: [favour]}, queues=queues)
    either = " or a favour" if is_mentioned else ""
    assert asked(s) == f"Play a trader at the Forum{either}, or pass."
