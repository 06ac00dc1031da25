"""What every kind of computer player promises, in every game."""

import pytest
from librt.random import Random

import munera
from munera.bots import bot, bots
from munera.bots.levels import LEVELS
from munera.core.chance import draw
from tests.bots.matches import match

SETUPS = [
    (name, players, variants)
    for name in munera.games()
    for players in munera.game(name).player_counts
    for variants in [(), *((variant,) for variant in munera.game(name).variants)]
]


SHORT = tuple(level._replace(simulations=min(level.simulations, 4)) for level in LEVELS)


@pytest.fixture(autouse=True)
def short_thoughts(monkeypatch: pytest.MonkeyPatch) -> None:
    """What is promised here does not depend on how long a bot thinks."""
    monkeypatch.setattr("munera.bots.LEVELS", SHORT)


@pytest.mark.parametrize("kind", bots())
@pytest.mark.parametrize(("name", "players", "variants"), SETUPS)
def test_a_bot_plays_whole_games_without_an_illegal_action(
    kind: str, name: str, players: int, variants: tuple[str, ...]
) -> None:
    _, state = match(name, [kind] * players, players, variants)
    assert state.winners()


@pytest.mark.parametrize("kind", bots())
@pytest.mark.parametrize("name", munera.games())
def test_a_bot_plays_the_same_game_for_the_same_seed(kind: str, name: str) -> None:
    kinds = [kind] * min(munera.game(name).player_counts)
    assert match(name, kinds, 5)[0].actions == match(name, kinds, 5)[0].actions


@pytest.mark.parametrize("name", munera.games())
def test_another_seed_plays_another_game(name: str) -> None:
    game = munera.game(name)
    state = game.new(min(game.player_counts))
    while state.actor() == munera.CHANCE:
        state.apply(draw(state, Random(1)))
    assert len({bot("random", game, seed).choose(state) for seed in range(20)}) > 1


@pytest.mark.parametrize("kind", bots())
@pytest.mark.parametrize("name", munera.games())
def test_a_bot_does_not_change_the_state_it_looks_at(kind: str, name: str) -> None:
    game = munera.game(name)
    player = bot(kind, game, 1)
    random = Random(3)
    state = game.new(max(game.player_counts))
    while not state.is_over():
        if state.actor() == munera.CHANCE:
            state.apply(draw(state, random))
            continue
        before = state.to_bytes()
        action = player.choose(state)
        assert state.to_bytes() == before
        state.apply(action)


def test_a_bot_that_does_not_exist_is_named_with_those_that_do() -> None:
    with pytest.raises(
        munera.SetupError,
        match=r"There is no opponent “brilliant”; choose random, plebeian, eques, senator, consul or emperor.",
    ):
        bot("brilliant", munera.game("colosseum"), 1)
