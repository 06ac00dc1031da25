"""The valuation of Colosseum decides like somebody who wants to win."""

from munera.bots.judgement import Judgement
from munera.core.game import State
from munera.games.colosseum import GAME
from tests.bots.matches import match
from tests.games.colosseum.positions import BARE, position
from tests.games.colosseum.table import actor, choices, play

LION_HUNT = {"gladiator": 4, "lion": 3, "scenery": 2, "cage": 2}  # all of program 23
LION_HUNTER = {1: (3, 4), 2: (14, 4)}  # arenas large enough for it


def answer(s: State) -> str:
    """What the bot does now, in words; the same for every seed."""
    answers = {GAME.words(s, int(Judgement(GAME, seed, 0.0).choose(s))) for seed in range(3)}
    assert len(answers) == 1, f"undecided: {answers}"
    return answers.pop()


def test_a_senator_beats_random_nearly_always() -> None:
    wins = 0
    for seed in range(5):
        kinds = ["random"] * 4
        kinds[seed % 4] = "senator"
        wins += match("colosseum", kinds, seed)[1].winners() == [seed % 4]
    assert wins >= 4


def test_a_table_of_senators_draws_audiences_like_those_of_people() -> None:
    scores = [score for seed in range(2) for score in match("colosseum", ["senator"] * 4, seed)[1].scores()]
    assert sum(scores) / len(scores) > 55


def test_it_declines_to_sell_what_its_show_needs() -> None:
    s = position(
        4, "trade", round=5, coins=(20, 0, 0, 0), tokens={**BARE, 2: LION_HUNT}, owned={2: [23]}, arenas=LION_HUNTER
    )
    play(s, "1: ask 2", "1: want lion", "1: pay 10", "1: send")
    assert answer(s) == "decline"


def test_it_accepts_the_token_its_show_needs_for_one_it_does_not() -> None:
    s = position(
        4,
        "trade",
        round=5,
        tokens={**BARE, 1: {"lion": 1}, 2: {**LION_HUNT, "lion": 2, "ship": 1}},
        owned={2: [23]},
        arenas=LION_HUNTER,
    )
    play(s, "1: ask 2", "1: give lion", "1: want ship", "1: send")
    assert answer(s) == "accept"


def test_it_proposes_a_swap_that_helps_both() -> None:
    galleys = {"gladiator": 4, "comedian": 1, "torch": 1, "ship": 3, "decoration": 1}  # program 24, one ship missing
    s = position(
        4,
        "trade",
        round=4,
        coins=(10, 10, 10, 10),
        tokens={**BARE, 1: {**LION_HUNT, "lion": 2, "ship": 1}, 2: {**galleys, "lion": 1}},
        owned={1: [23], 2: [24]},
        arenas=LION_HUNTER,
    )
    said: list[str] = []
    while "accept" not in said and len(said) < 20:  # the other may haggle first
        said.append(answer(s))
        play(s, f"{actor(s)}: {said[-1]}")
    assert {"ask 2", "give ship", "want lion", "accept"} <= set(said)


def test_it_makes_no_offer_when_nobody_has_what_it_needs() -> None:
    s = position(4, "trade", round=5, tokens={**BARE, 1: LION_HUNT}, owned={1: [23]}, arenas=LION_HUNTER)
    assert answer(s) == "pass"


def test_it_bids_for_what_completes_its_show() -> None:
    s = _auction_of(["lion", "cage", "cage"])
    play(s, "1: auction 1", "1: bid 8")
    assert answer(s) == "bid 9"


def test_it_does_not_bid_for_what_it_cannot_use() -> None:
    s = _auction_of(["ship", "priest", "torch"])
    play(s, "1: auction 1", "1: bid 8")
    assert answer(s) == "pass"


def test_it_does_not_bid_beyond_what_a_market_is_worth_to_it() -> None:
    s = position(
        4,
        "acquire",
        round=2,
        coins=(90, 90, 0, 0),
        tokens={**BARE, 2: {**LION_HUNT, "lion": 2}},
        markets={1: ["lion", "ship", "ship"]},
        owned={2: [23]},
        arenas=LION_HUNTER,
    )
    play(s, "1: auction 1", "1: bid 80")
    assert answer(s) == "pass"


def _auction_of(market: list[str]) -> State:
    """Seat 2 lacks a lion and two cages."""
    return position(
        4,
        "acquire",
        round=5,
        coins=(20, 20, 20, 20),
        tokens={**BARE, 2: {**LION_HUNT, "lion": 2, "cage": 0}},
        markets={1: market},
        owned={2: [23]},
        arenas=LION_HUNTER,
    )


def test_it_expands_the_arena_for_the_program_it_could_show() -> None:
    s = position(
        4, "invest", round=5, coins=(10, 0, 0, 0), tokens={**BARE, 1: LION_HUNT}, owned={1: [23, 1]}, arenas={1: (3, 3)}
    )
    assert answer(s).startswith("expand")


def test_it_begins_the_show_it_can_give() -> None:
    s = position(4, "produce", round=2, tokens={**BARE, 1: LION_HUNT}, owned={1: [23]}, arenas=LION_HUNTER)
    assert answer(s) == "begin show"


def test_it_keeps_its_medals_until_the_last_show() -> None:
    assert _medals_spent(round=2) == "medals 0"
    assert _medals_spent(round=5) == "medals 3"


def _medals_spent(round: int) -> str:
    """What it does when all nobles are far away and only the medals are left to decide on."""
    far = dict.fromkeys(("emperor", "consul-1", "consul-2", "senator-1", "senator-2", "senator-3"), 20)
    s = position(
        4,
        "produce",
        round=round,
        medals=(3,),
        tokens={**BARE, 1: LION_HUNT},
        owned={1: [23]},
        arenas=LION_HUNTER,
        nobles=far,
    )
    play(s, "1: begin show", "chance: roll 2", "1: move emperor 2")
    assert answer(s) == "produce 23"
    play(s, "1: produce 23")
    return answer(s)


def test_it_does_not_put_off_a_loss_by_cashing_medals() -> None:
    s = position(
        3,
        "ceremony",
        round=2,
        medals=(0, 0, 2),
        scores=(30, 20, 0),
        tokens={**BARE, 3: LION_HUNT},
        owned={3: [23]},
        shown={3: 23},
    )
    assert "cash medal" in choices(s)
    assert answer(s).startswith("discard")


def test_it_shows_its_best_program_in_the_last_round() -> None:
    s = position(4, "produce", round=5, tokens={**BARE, 1: LION_HUNT}, owned={1: [1, 7, 23]}, arenas=LION_HUNTER)
    play(s, "1: begin show", "chance: roll 2", "1: move senator-1 2")
    assert answer(s) == "produce 23"


def test_it_moves_a_noble_into_its_own_arena() -> None:
    s = position(4, "produce", round=5, tokens={**BARE, 1: LION_HUNT}, owned={1: [23]}, arenas={1: (3, 4)})
    play(s, "1: begin show", "chance: roll 4")
    assert answer(s) == "move emperor 4"


def test_it_asks_for_the_token_it_lacks_and_discards_what_it_has_too_many_of() -> None:
    s = position(
        3,
        "ceremony",
        round=2,
        scores=(30, 20, 0),
        tokens={**BARE, 1: ["lion", "ship", "priest"], 3: {**LION_HUNT, "lion": 2, "gladiator": 6}},
        owned={3: [23, 7]},
        shown={3: 23},
    )
    assert actor(s) == "3"
    assert choices(s) == {f"discard {kind}" for kind in LION_HUNT}
    assert answer(s) == "discard gladiator"
    play(s, "3: discard gladiator")
    assert answer(s) == "request lion"
