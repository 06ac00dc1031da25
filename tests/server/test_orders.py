"""Standing orders: checked when given, carried out within their words, and gone when their time is over."""

import json
from collections import Counter
from dataclasses import asdict, dataclass, field

import pytest
from librt.random import Random

import munera
from munera.core.conformance import any_action
from munera.core.errors import OrderError
from munera.core.orders import Order, Orders, Parameter, Params, Value
from munera.games.circus_maximus import state as circus
from munera.games.circus_maximus.cards import favours_at
from munera.games.circus_maximus.flow import CircusMaximus
from munera.games.colosseum import state as colosseum
from munera.games.colosseum.data import KIND_NAMES
from munera.server.orders import answer, answering, arrange, expired, kinds, place, remaining
from tests.core.reached import SETTINGS
from tests.games.colosseum.table import coins, tokens

COLOSSEUM = munera.game("colosseum")


def dealt(name: str = "colosseum") -> munera.State:
    state = munera.game(name).new(3)
    while state.actor() == munera.CHANCE:
        state.apply(state.legal()[0])
    return state


# Giving them


def test_what_is_left_out_of_an_order_has_its_default() -> None:
    order = place(COLOSSEUM, dealt(), 0, "bid", {"most": 12})
    assert order.params == {"market": "any", "most": 12, "put_up": "no"}


def test_an_order_is_plain_data() -> None:
    state = dealt()
    for kind in kinds(COLOSSEUM, state, 1):
        order = place(COLOSSEUM, state, 1, kind.name, {})
        assert Order(**json.loads(json.dumps(asdict(order)))) == order


def test_every_form_accepts_its_own_defaults() -> None:
    for name in munera.games():
        state = dealt(name)
        found = kinds(munera.game(name), state, 0)
        assert found
        for kind in found:
            for parameter in kind.parameters:
                assert parameter.accepts(parameter.default), (kind.name, parameter.name)


@pytest.mark.parametrize(
    ("kind", "params", "sentence"),
    [
        ("dance", {}, "There is no order “dance” now; choose pass_phase, bid, "),
        ("answer_offer", {}, "There is no order “answer_offer” now; choose "),
        ("bid", {"colour": 3}, "The order “bid” has no “colour”."),
        ("bid", {"most": 7}, "“most” of the order “bid” must be a number from 8 to 999."),
        ("bid", {"most": True}, "“most” of the order “bid” must be a number from 8 to 999."),
        ("bid", {"most": "12"}, "“most” of the order “bid” must be a number from 8 to 999."),
        ("bid", {"market": "6"}, "“market” of the order “bid” must be any, 1, 2, 3, 4 or 5."),
        ("bid", {"market": 3}, "“market” of the order “bid” must be any, 1, 2, 3, 4 or 5."),
        ("pass_phase", {"phase": "ceremony"}, "“phase” of the order “pass_phase” must be invest, acquire, "),
        (
            "discard",
            {"kinds": ["lion", "lion"]},
            "“kinds” of the order “discard” must be a list in order of preference",
        ),
        ("discard", {"kinds": ["unicorn"]}, "“kinds” of the order “discard” must be a list in order of preference"),
        ("discard", {"kinds": {"lion": 1}}, "“kinds” of the order “discard” must be a list in order of preference"),
        ("discard", {"kinds": [["lion"]]}, "“kinds” of the order “discard” must be a list in order of preference"),
        (
            "decline_trades",
            {"tokens": {"lion": -1}},
            "“tokens” of the order “decline_trades” must be numbers from 0 to ",
        ),
        ("decline_trades", {"tokens": ["lion"]}, "“tokens” of the order “decline_trades” must be numbers from 0 to "),
    ],
)
def test_an_order_that_cannot_be_given_is_met_with_a_sentence(kind: str, params: Params, sentence: str) -> None:
    with pytest.raises(OrderError) as caught:
        place(COLOSSEUM, dealt(), 0, kind, params)
    assert str(caught.value).startswith(sentence)


def test_a_game_that_knows_no_orders_takes_none() -> None:
    assert Orders().names() == {}
    assert Orders().kinds(dealt(), 0) == []
    assert list(Orders().wishes(dealt(), 0, Order("pass_phase", {}))) == []


def test_nothing_can_be_ordered_when_the_game_is_over() -> None:
    state = dealt()
    munera.playout(state, 3)
    assert kinds(COLOSSEUM, state, 0) == []
    with pytest.raises(OrderError, match="there are none now"):
        place(COLOSSEUM, state, 0, "bid", {})


def test_all_orders_are_arranged_at_once_and_one_that_stands_keeps_its_time() -> None:
    state = dealt()
    old = Order("discard", {"kinds": ["lion"]}, until=77)
    arranged = arrange(COLOSSEUM, state, 0, [("pass_phase", {}), ("discard", {"kinds": ["lion"]})], [old])
    assert [order.kind for order in arranged] == ["pass_phase", "discard"]
    assert arranged[1] is old
    assert arrange(COLOSSEUM, state, 0, [], [old]) == []
    with pytest.raises(OrderError, match="20 orders at a time, not 21"):
        arrange(COLOSSEUM, state, 0, [("discard", {})] * 21, [])


# Carrying them out


def test_only_the_seat_that_is_asked_gets_an_answer() -> None:
    state = dealt()
    order = place(COLOSSEUM, state, 1, "pass_phase", {"phase": "invest"})
    assert answer(COLOSSEUM, state, 1, [order]) is None
    assert answer(COLOSSEUM, state, 0, [order]) == COLOSSEUM.parse(state, "pass")
    assert answer(COLOSSEUM, state, 0, []) is None


def test_the_first_order_with_an_answer_counts() -> None:
    state = dealt()
    idle = place(COLOSSEUM, state, 0, "discard", {"kinds": ["lion"]})
    order = place(COLOSSEUM, state, 0, "pass_phase", {})
    assert answering(COLOSSEUM, state, 0, [idle, order]) == (order, COLOSSEUM.parse(state, "pass"))


def test_an_order_ends_with_its_phase() -> None:
    state = dealt()
    order = place(COLOSSEUM, state, 0, "pass_phase", {"phase": "invest"})
    before = state.copy()
    while COLOSSEUM.view(state, None)["phase"] == "invest":
        assert not expired(COLOSSEUM, order, 0, before, state)
        before = state.copy()
        state.apply(COLOSSEUM.parse(state, "pass"))
    assert remaining(COLOSSEUM, [order], 0, before, state) == []
    assert answer(COLOSSEUM, state, int(state.actor()), [order]) is None


# Whatever is ordered, whatever happens


@dataclass
class Table:
    """A game of random players who leave random orders; everything an order does is held against its words."""

    game: munera.Game
    state: munera.State
    random: Random
    orders: dict[int, list[Order]]
    bids: dict[int, Order | None] = field(default_factory=dict)  # the order behind the last bid of each seat
    spent: dict[int, Counter[str]] = field(default_factory=dict)  # by the identity of an order
    answered: Counter[str] = field(default_factory=Counter)
    kept: list[Order] = field(default_factory=list)  # so that identities stay theirs

    def play(self) -> None:
        while not self.state.is_over():
            if self.random.randrange(4) == 0:
                self.give()
            before = self.state.copy()
            seat = int(before.actor())
            found = answering(self.game, self.state, seat, self.orders.get(seat, []))
            assert self.state == before
            if found is None:
                action = int(any_action(self.state, self.random))
                self.state.apply(action)
                self.look(before, seat, None, action)
            else:
                order, action = found
                self.state.apply(action)  # raises if it is not legal
                self.answered[f"{order.kind}: {self.game.blocks.words(action).split()[0]}"] += 1
                self.look(before, seat, order, action)
            for owner, orders in self.orders.items():
                self.orders[owner] = remaining(self.game, orders, owner, before, self.state)

    def give(self) -> None:
        seat = self.random.randrange(len(self.state.scores()))
        found = kinds(self.game, self.state, seat)
        if found:
            rare = [kind for kind in found if kind.name in ("answer_offer", "bid")]
            found = rare if rare and self.random.randrange(2) else found
            kind = found[self.random.randrange(len(found))]
            assert tuple(parameter.name for parameter in kind.parameters) == self.game.orders().names()[kind.name]
            params = {parameter.name: self.value(parameter) for parameter in kind.parameters}
            order = place(self.game, self.state, seat, kind.name, params)
            self.orders[seat] = [order, *self.orders[seat][:2]]  # older ones are revoked
            self.kept.append(order)
            self.spent[id(order)] = Counter()

    def value(self, parameter: Parameter) -> Value:
        """Any value, but now and then a generous one: else no offer would ever be good enough."""
        choices = list(parameter.choices)
        if parameter.sort == "choice":
            return choices[self.random.randrange(len(choices))]
        if parameter.sort == "number":
            if parameter.name == "coins" or (parameter.name != "for_coins" and self.random.randrange(2)):
                return min(parameter.most, parameter.least + self.random.randrange(3))
            return parameter.least + self.random.randrange(parameter.most - parameter.least + 1)
        if parameter.sort == "counts":
            if parameter.name == "tokens":
                return {choices[self.random.randrange(len(choices))]: 1} if self.random.randrange(3) else {}
            return {name: self.random.randrange(4) for name in choices}
        return [name for name in choices if self.random.randrange(2)]

    def look(self, before: munera.State, seat: int, order: Order | None, action: int) -> None:
        words = self.game.blocks.words(action)
        if self.game.name == "colosseum":
            self.look_at_colosseum(before, seat, order, words)
        elif order is not None:
            look_at_circus_maximus(before, self.state, seat, order, words)

    def look_at_colosseum(self, before: munera.State, seat: int, order: Order | None, words: str) -> None:
        if words.startswith("bid "):
            self.bids[seat] = order
            if order is not None:
                assert int(words.removeprefix("bid ")) <= order.number("most")
                assert order.choice("market") in ("any", str(before.cells[colosseum.MARKET] + 1))
        if before.cells[colosseum.PHASE] == colosseum.ACQUIRE:
            for winner, (had, has) in enumerate(zip(coins(before), coins(self.state), strict=True)):
                bid = self.bids.get(winner)
                if has < had and bid is not None:
                    self.spent[id(bid)]["coins"] += had - has
                    assert self.spent[id(bid)]["coins"] <= bid.number("most")
        if order is None:
            return
        if words == "accept" and order.kind == "decline_trades":
            self.look_at_deal(before, seat, order)
        elif words == "accept":
            assert (order.kind, order.choice("answer")) == ("answer_offer", "accept")
        elif words.startswith(("discard ", "request ")):
            assert words.split()[1] in order.ranking("kinds")
        elif words.startswith("auction "):
            assert words == f"auction {order.choice('market')}"
            assert order.choice("put_up") == "yes"
        else:
            assert words.startswith("bid ") or words in ("pass", "decline")

    def look_at_deal(self, before: munera.State, seat: int, order: Order) -> None:
        spent = self.spent[id(order)]
        gain = coins(self.state)[seat] - coins(before)[seat]
        spent["coins"] -= min(gain, 0)
        assert gain >= order.number("coins") or order.number("coins") == 0
        assert spent["coins"] <= order.number("for_coins")
        had, has = tokens(before, seat + 1), tokens(self.state, seat + 1)
        for kind in KIND_NAMES:
            gain = has.get(kind, 0) - had.get(kind, 0)
            spent[kind] -= min(gain, 0)
            assert gain >= order.counts("tokens").get(kind, 0) or order.counts("tokens").get(kind, 0) == 0
            assert spent[kind] <= order.counts("for_tokens").get(kind, 0)


def look_at_circus_maximus(before: munera.State, after: munera.State, seat: int, order: Order, words: str) -> None:
    """No order ever uses a favour; traders come only as many, as high and as far in front as was said."""
    assert isinstance(before, CircusMaximus)
    assert isinstance(after, CircusMaximus)
    held = circus.HELD + seat
    assert favours_at(after, held) == favours_at(before, held) + (order.kind == "take_favour" and "start" not in words)
    if words.startswith("play "):
        rank, name = int(words.split()[1]), order.choice("queue")
        queue = munera.game("circus_maximus").view(after, None)["queues"][name]
        mine = [place for place, entry in enumerate(queue, 1) if entry["owner"] == seat]
        assert len(mine) <= order.number("traders")
        assert rank <= order.number("highest")
        places = [place for place, entry in enumerate(queue, 1) if (entry["owner"], entry["rank"]) == (seat, rank)]
        assert places[0] <= order.number("place")
    else:
        assert words.startswith(("take ", "sell ")) or words == "pass"


ANSWERS = {
    "colosseum": {
        "pass_phase: pass",
        "pass_phase: decline",
        "bid: auction",
        "bid: bid",
        "bid: pass",
        "decline_trades: accept",
        "decline_trades: decline",
        "answer_offer: accept",
        "answer_offer: decline",
        "discard: discard",
        "donation: request",
        "donation: pass",
    },
    "circus_maximus": {
        "pass_phase: pass",
        "queue_up: play",
        "queue_up: pass",
        "take_favour: take",
        "take_dearest: take",
        "sell_dearest: sell",
    },
}


@pytest.mark.parametrize("name", munera.games())
def test_orders_are_never_illegal_and_never_spend_more_than_was_said(name: str) -> None:
    """Every kind of order gives every sort of answer somewhere in these games."""
    answered: Counter[str] = Counter()
    for seed in range(40):
        for setting in [setting for setting in SETTINGS if setting[0] == name]:
            state = munera.game(name).new(setting[1], setting[2])
            table = Table(munera.game(name), state, Random(seed), {seat: [] for seat in range(setting[1])})
            table.play()
            answered += table.answered
    assert set(answered) == ANSWERS[name], answered
    assert {text.partition(":")[0] for text in answered} == set(munera.game(name).orders().names())
