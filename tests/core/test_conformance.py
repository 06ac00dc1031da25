"""Whole games under the conformance suite, and the suite itself: it finds what it is there to find."""

import pytest
from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i64

import munera
from munera.core import conformance
from tests.core.reached import SETTINGS


@pytest.mark.parametrize("setting", SETTINGS, ids=str)
def test_whole_games_keep_the_contract(setting: tuple[str, int, tuple[str, ...]]) -> None:
    name, players, variants = setting
    for seed in range(3):
        record = conformance.check_game(munera.game(name), players, variants, seed, every=20)
        assert record.replay().is_over()


@pytest.mark.parametrize("setting", SETTINGS, ids=str)
def test_goods_are_conserved_after_every_action_of_many_games(setting: tuple[str, int, tuple[str, ...]]) -> None:
    name, players, variants = setting
    for seed in range(100, 110):
        conformance.check_game(munera.game(name), players, variants, seed, every=0)


@pytest.mark.parametrize("name", munera.games())
def test_a_state_has_no_attribute_beside_its_cells(name: str) -> None:
    """So there is nothing that copy, equality, hash and bytes could forget."""
    state = munera.game(name).new(3)
    attributes = {key for key in dir(state) if not key.startswith("__") and not callable(getattr(state, key))}
    assert attributes == {"cells"}


class Coin(munera.State):
    """A game of one toss, with faults to order: cell 0 is the result, cell 1 counts the pieces."""

    fault = ""

    def actor(self) -> i64:
        return munera.CHANCE if self.cells[0] == 0 else munera.NOBODY

    def legal(self) -> vec[i64]:
        if self.fault == "dead end":
            return vec[i64]()
        if self.cells[0]:
            return vec[i64]()
        return vec[i64]([1, 0] if self.fault == "order" else [0, 1])

    def weights(self) -> vec[i64]:
        return vec[i64]([1] if self.fault == "weights" else [1, 1]) if self.actor() == munera.CHANCE else vec[i64]()

    def step(self, action: i64) -> None:
        self.cells[0] = action + 1
        if self.fault == "audit":
            self.cells[1] += 1

    def scores(self) -> list[int]:
        return [int(self.cells[0]), 1]

    def winners(self) -> list[int]:
        return [] if self.fault == "winners" or not self.cells[0] else [int(self.cells[0]) - 1]

    def like(self, cells: vec[i64]) -> munera.State:
        twin = Coin(self.cells if self.fault == "copy" else cells)
        twin.fault = self.fault
        return twin


class CoinGame(munera.Game):
    def __init__(self, fault: str) -> None:
        from munera.core.blocks import Blocks
        from munera.core.layout import Layout

        layout, blocks = Layout(), Blocks()
        layout.field("result")
        layout.field("pieces")
        blocks.add("toss", ["heads", "tails"])
        super().__init__("coin", "Coin", 1, (2,), (), 1, layout, blocks)
        self.fault = fault

    def start(self, players: int, variants: tuple[str, ...]) -> munera.State:
        state = Coin(vec[i64]([0, 1]))
        state.fault = self.fault
        return state

    def seen(self, state: munera.State, seat: int | None) -> dict[str, object]:
        if self.fault == "looking":
            state.cells[0] = 1
        return {"legal": [{"action": 0}] if self.fault == "offers" else []}

    def prompt(self, state: munera.State) -> munera.Message:
        return munera.Message("toss" if self.fault == "prompt" else f"{self.name}-toss")

    def audit(self, state: munera.State) -> None:
        assert state.cells[1] == 1, "pieces"

    def worth(self, state: munera.State, seat: i64) -> i64:
        return 0

    def spread(self, state: munera.State) -> float:
        return 1.0


def check_everything(game: munera.Game) -> None:
    state = game.new(2)
    conformance.check_state(game, state, Random(1))
    state.step(0)
    conformance.check_state(game, state, Random(1))
    conformance.check_end(game, state)


FAULTS = ["dead end", "order", "weights", "audit", "winners", "copy", "looking", "offers", "prompt"]


@pytest.mark.parametrize("fault", FAULTS)
def test_the_suite_finds(fault: str) -> None:
    with pytest.raises((AssertionError, munera.MuneraError)):
        check_everything(CoinGame(fault))


def test_the_suite_finds_nothing_in_a_sound_game() -> None:
    check_everything(CoinGame(""))
    conformance.check_game(CoinGame(""), 2, (), seed=1, every=0)


def test_a_breach_knows_the_record_that_leads_to_it() -> None:
    with pytest.raises(conformance.Breach) as caught:
        conformance.check_game(CoinGame("winners"), 2, (), seed=1, every=0)
    assert len(caught.value.record.actions) == 1
    assert "nobody has won" in str(caught.value)
