"""What a choice in Colosseum would bring, by name, before it is made."""

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from munera import Record, State
from munera.core.preview import preview
from munera.games.colosseum import GAME
from munera.games.colosseum import state as cell
from munera.games.colosseum.actions import CASH
from munera.games.colosseum.data import MEDAL_COINS
from tests.core.reached import reach
from tests.games.colosseum.positions import BARE, IDLE, position
from tests.games.colosseum.table import coins, play, tokens
from tests.games.told import foretold

many = settings(max_examples=60, deadline=None, suppress_health_check=[HealthCheck.too_slow])
walks = st.builds(
    reach, st.sampled_from([("colosseum", players, ()) for players in (3, 4, 5)]), st.integers(0, 2**40), st.just(10**6)
)


def test_an_investment_says_what_coins_are_left() -> None:
    s = position(3, "invest", coins=[30, 30, 30])
    assert foretold(s, "build loge") == {"coins": [("now", 0, 30, 25)], "loges": [("now", 0, 0, 1)]}


def test_a_program_bought_says_what_it_lacks_and_what_it_would_draw() -> None:
    goods = {"gladiator": 3, "horse": 3, "decoration": 1, "chariot": 2}
    s = position(3, "invest", coins=[60, 30, 30], tokens=BARE | {1: goods}, owned=IDLE, arenas={1: (8, 3)})
    assert foretold(s, "buy 20")["program_new"] == [("now", 0, 20, 1, 28 + 4 + 4)]


def test_an_expansion_says_which_space_and_which_nobles_it_covers() -> None:
    s = position(
        3, "invest", owned=IDLE | {1: [1]}, tokens=BARE | {1: {"gladiator": 2, "decoration": 1}}, arenas={1: (8, 2)},
        nobles={"emperor": 7, "consul-1": 10},
    )  # fmt: skip
    told = foretold(s, "expand counterclockwise")
    assert told["arena"] == [("now", 0, 2, 3, 7)]
    assert told["nobles_inside"] == [("now", 0, 0, 1, 0, 7)]
    assert told["program"] == [("now", 0, 1, 0, 0, 7, 14)]
    assert foretold(s, "expand clockwise")["nobles_inside"] == [("now", 0, 0, 1, 0, 5)]


def test_a_bid_says_what_it_leaves_and_what_winning_would_bring() -> None:
    s = position(
        3,
        "acquire",
        coins=[30, 30, 30],
        tokens=BARE | {1: {"gladiator": 2}, 2: {"lion": 3}},
        markets={2: ["gladiator", "decoration", "emperor"]},
        owned=IDLE | {1: [1]},
    )
    told = foretold(s, "auction 2", "bid 11")
    assert told["bid"] == [(0, 2, 11, 19)]
    assert told["coins"] == [("if_won", 0, 30, 19)]
    assert told["medals"] == [("if_won", 0, 0, 1)]
    assert told["tokens"] == [("if_won", 0, "gladiator", 2, 3), ("if_won", 0, "decoration", 0, 1)]
    assert told["star_won"] == [("if_won", 0, "gladiator")]
    assert told["program"] == [("if_won", 0, 1, 1, 0, 5, 7 + 4)]
    assert "coins" not in foretold(s, "auction 2")
    assert foretold(s, "auction 2")["star_won"] == told["star_won"]


def test_an_offer_says_what_it_completes_for_both_sides() -> None:
    s = position(
        3,
        "trade",
        coins=[30, 30, 30],
        tokens=BARE | {1: ["gladiator", "gladiator", "lion"], 2: ["decoration", "cage"]},
        owned=IDLE | {1: [1], 2: [2]},
    )
    told = foretold(s, "ask 2", "give lion", "want decoration", "pay 3", "send")
    assert told["coins"] == [("if_accepted", 0, 30, 27), ("if_accepted", 1, 30, 33)]
    assert told["tokens"] == [
        ("if_accepted", 0, "lion", 1, 0),
        ("if_accepted", 0, "decoration", 0, 1),
        ("if_accepted", 1, "lion", 0, 1),
        ("if_accepted", 1, "decoration", 1, 0),
    ]
    assert told["program"][0] == ("if_accepted", 0, 1, 1, 0, 5, 7)
    assert foretold(s, "ask 2", "give lion") == {}
    play(s, "1: ask 2", "1: give lion", "1: want decoration", "1: pay 3", "1: send")
    accepted = foretold(s, "accept")
    for name in ("coins", "tokens", "program"):
        assert accepted[name] == [("now", *values[1:]) for values in told[name]]
    assert foretold(s, "decline") == {}


def test_an_open_offer_says_who_may_accept_it() -> None:
    s = position(4, "trade", coins=[30] * 4, tokens=BARE | {1: ["lion"], 2: ["cage"], 4: ["cage"]}, owned=IDLE)
    told = foretold(s, "ask all", "give lion", "want cage", "send")
    assert told["may_accept"] == [(1,), (3,)]
    assert [values[1] for values in told["tokens"]] == [0, 0, 1, 1, 3, 3]


def test_a_noble_that_leaves_is_told_to_both_arenas() -> None:
    s = position(
        3,
        "produce",
        tokens=BARE | {1: {"gladiator": 2, "decoration": 1}},
        owned=IDLE | {1: [1]},
        arenas={1: (10, 2), 2: (8, 2)},
        nobles={"emperor": 9},
    )
    assert foretold(s, "begin show") == {"could_draw": [(0, 1, 7)]}
    play(s, "1: begin show", "chance: roll 2")
    told = foretold(s, "move emperor 2")
    assert told["noble"] == [("now", "emperor", 9, 11)]
    assert told["nobles_inside"] == [("now", 0, 0, 1, 0, 7), ("now", 1, 1, 0, 7, 0)]
    assert told["program"] == [("now", 0, 1, 0, 0, 7, 14)]


def test_a_show_tells_its_audience_line_by_line() -> None:
    s = position(
        3,
        "produce",
        round=3,
        tokens=BARE | {1: {"gladiator": 3, "decoration": 1}},
        owned=IDLE | {1: [1, 2]},
        produced={1: [2]},
        arenas={1: (8, 2)},
        nobles={"emperor": 8, "consul-1": 30, "consul-2": 30, "senator-1": 30, "senator-2": 30, "senator-3": 30},
        medals=[2],
        tickets=[1],
        podiums=[1],
        scores=[20],
    )
    play(s, "1: begin show", "chance: roll 2", "1: move senator-3 2")
    told = foretold(s, "produce 1", "medals 1")
    assert told["audience_line"] == [
        (0, 1, "C7.1", "program", 7),
        (0, 1, "C7.2", "previous_programs", 5),
        (0, 1, "C7.3", "season_tickets", 5),
        (0, 1, "C7.4", "stars", 4),
        (0, 1, "C7.5", "nobles", 7),
        (0, 1, "C7.6", "podiums", 3),
        (0, 1, "C7.7", "medals", 3),
    ]
    assert told["audience"] == [(0, 1, 34, 20)]
    assert told["score"] == [("now", 0, 20, 34)]
    assert told["medals"] == [("now", 0, 2, 1)]
    assert foretold(s, "produce 1")["audience"] == [(0, 1, 31, 20)]


def test_a_discard_says_that_a_star_is_lost() -> None:
    s = position(
        3,
        "ceremony",
        tokens=BARE | {1: {"gladiator": 3, "decoration": 1}},
        owned=IDLE | {1: [1]},
        shown={1: 1},
        scores=[9, 0, 0],
    )
    assert foretold(s, "discard gladiator")["star_lost"] == [("now", 0, "gladiator")]
    assert "star_lost" not in foretold(s, "discard decoration")


@many
@given(walks)
def test_what_is_foretold_is_what_then_happens(walk: tuple[Record, State]) -> None:
    """Over whole random games: coins, medals and tokens, and of every show exactly the audience that then pays."""
    record = walk[0]
    state = record.start()
    shows = 0
    for action in record.actions:
        seat = int(state.actor())
        if seat >= 0:
            found = preview(GAME, state, seat, [action])
            had, has = coins(state), coins(found.state)
            changed = {
                (args["seat"], args["before"], args["after"])
                for name, args in found.effects
                if name == "coins" and args["when"] == "now"
            }
            assert changed == {(i, had[i], has[i]) for i in range(len(had)) if had[i] != has[i]}
            for name, args in found.effects:
                if name == "tokens" and args["when"] == "now":
                    owner, kind = int(args["seat"]) + 1, str(args["kind"])
                    assert tokens(found.state, owner).get(kind, 0) == args["after"] != args["before"]
                if name == "audience" and found.state.cells[cell.SHOWN + seat] != cell.NONE:
                    cashed = MEDAL_COINS if action == CASH else 0  # the last one, so that the show begins
                    assert args["spectators"] == has[seat] - had[seat] - cashed
                    shows += 1
        state.apply(action)
    assert shows > 0
