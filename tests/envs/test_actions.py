"""The action space: the game's blocks without chance, and ladders instead of long rows of amounts."""

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from munera import CHANCE, SetupError, State, game
from munera.envs.actions import EXACT, LADDER, RUNGS, Actions, Choices
from munera.envs.encoding import encoding
from tests.envs.positions import GAMES, positions


def actions(name: str, amounts: str, players: int = 4) -> Actions:
    return Actions(encoding(name), players, amounts)


def choices_in(state: State, amounts: str) -> Choices:
    found = next(name for name in GAMES if type(game(name).new(3)) is type(state))
    return actions(found, amounts, len(state.scores())).choices(state.legal(), state.actor())


def choices_of(space: Actions, legal: range) -> Choices:
    return space.choices(vec[i64](legal), 0)


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("amounts", [LADDER, EXACT])
def test_choices_are_legal_ascending_and_all_different(name: str, amounts: str) -> None:
    space = actions(name, amounts)
    for state in positions(name)[::3]:
        if state.actor() < 0:
            continue
        legal = list(state.legal())
        choices = choices_in(state, amounts)
        assert list(choices.ids) == sorted(set(choices.ids))
        assert len(set(choices.actions)) == len(choices.actions) == len(choices.ids)
        assert set(choices.actions) <= set(legal)
        assert all(0 <= id < space.size for id in choices.ids)


@pytest.mark.parametrize("name", GAMES)
def test_with_exact_amounts_every_legal_action_is_there_under_its_own_number(name: str) -> None:
    for state in positions(name)[::3]:
        if state.actor() >= 0:
            assert list(choices_in(state, EXACT).ids) == list(state.legal())


def test_a_ladder_leaves_out_nothing_but_amounts() -> None:
    colosseum = game("colosseum")
    amounts = {"bid", "pay coins", "want coins"}
    for state in positions("colosseum")[::3]:
        if state.actor() < 0:
            continue
        kept = set(choices_in(state, LADDER).actions)
        for action in state.legal():
            block = colosseum.blocks.block_of(int(action))
            if block.name in amounts:
                row = [int(other) for other in state.legal() if block.first <= other < block.first + len(block.words)]
                assert {row[0], row[-1]} <= kept
            else:
                assert action in kept


def test_the_rungs_are_counted_from_the_lowest_amount_and_end_with_the_highest() -> None:
    space, colosseum = actions("colosseum", LADDER), game("colosseum")
    bids = next(block for block in colosseum.blocks.blocks if block.name == "bid")
    nine, forty = bids.first + 8, bids.first + 39
    choices = choices_of(space, range(nine, forty + 1))
    words = [colosseum.blocks.words(int(action)) for action in choices.actions]
    bid = [9, 10, 11, 12, 13, 14, 16, 18, 21, 25, 30, 37, 40]
    assert words == [f"bid {amount}" for amount in bid]
    names = [space.names[id] for id in choices.ids]
    assert (names[0], names[6], names[-1]) == ("bid: lowest", "bid: lowest + 7", "bid: highest")


def test_the_highest_amount_is_one_action_also_where_a_rung_meets_it() -> None:
    space, colosseum = actions("colosseum", LADDER), game("colosseum")
    bids = next(block for block in colosseum.blocks.blocks if block.name == "bid")
    for count in range(1, 80):
        choices = choices_of(space, range(bids.first, bids.first + count))
        assert choices.actions[len(choices.actions) - 1] == bids.first + count - 1
        assert len(set(choices.actions)) == len(choices.actions)


def test_other_seats_are_counted_from_the_actor() -> None:
    space, colosseum = actions("colosseum", LADDER, players=4), game("colosseum")
    asks = next(block for block in colosseum.blocks.blocks if block.name == "ask one player")
    two_of_them = vec[i64]([asks.first, asks.first + 1])
    choices = space.choices(two_of_them, 2)
    assert [space.names[id] for id in choices.ids] == ["ask one player: left_2", "ask one player: left_3"]
    assert [colosseum.blocks.words(int(action)) for action in choices.actions] == ["ask 1", "ask 2"]


def test_an_action_of_the_game_is_found_on_the_ladder() -> None:
    space, colosseum = actions("colosseum", LADDER), game("colosseum")
    bids = next(block for block in colosseum.blocks.blocks if block.name == "bid")
    choices = choices_of(space, range(bids.first, bids.first + 50))
    assert space.names[space.nearest(choices, bids.first + 8)] == "bid: lowest + 7"
    assert space.names[space.nearest(choices, bids.first + 49)] == "bid: lowest + 49"


@pytest.mark.parametrize("name", GAMES)
def test_no_action_of_chance_is_an_agents(name: str) -> None:
    first = encoding(name).first_chance
    for state in positions(name):
        assert all((action >= first) == (state.actor() == CHANCE) for action in state.legal())


def test_the_spaces_have_the_sizes_that_are_documented() -> None:
    sizes = {(name, amounts): actions(name, amounts).size for name in GAMES for amounts in (LADDER, EXACT)}
    assert sizes == {
        ("circus_maximus", LADDER): 181,
        ("circus_maximus", EXACT): 181,
        ("colosseum", LADDER): 360,
        ("colosseum", EXACT): 3310,
    }


@pytest.mark.parametrize("amounts", [LADDER, EXACT])
def test_every_action_has_a_name_and_a_block(amounts: str) -> None:
    space = actions("colosseum", amounts)
    assert len(set(space.names)) == space.size
    assert [block.first for block in space.blocks] == [
        sum(b.size for b in space.blocks[:i]) for i in range(len(space.blocks))
    ]
    assert sum(block.size for block in space.blocks) == space.size
    assert next(block.size for block in space.blocks if block.name == "bid") == (
        len(RUNGS) + 1 if amounts == LADDER else 999
    )


def test_unknown_amounts_are_refused_with_the_known_ones() -> None:
    with pytest.raises(SetupError, match="ladder or exact"):
        actions("colosseum", "roman")
