"""Setting up a game, reading and writing its actions and states."""

import copy

import pytest

import munera

COLOSSEUM = munera.game("colosseum")


def test_every_game_is_found_by_name() -> None:
    assert "colosseum" in munera.games()
    assert munera.games() == sorted(munera.games())
    for name in munera.games():
        assert munera.game(name).name == name


def test_an_unknown_game_is_told_with_those_there_are() -> None:
    with pytest.raises(munera.SetupError, match=r"There is no game “ludo”; choose .*colosseum"):
        munera.game("ludo")


@pytest.mark.parametrize("players", [-1, 0, 2, 6, 100])
def test_a_wrong_player_count_is_told_with_the_right_ones(players: int) -> None:
    with pytest.raises(munera.SetupError, match=rf"Colosseum is for 3, 4 or 5 players, not {players}."):
        COLOSSEUM.new(players)


def test_an_unknown_variant_is_told_with_those_there_are() -> None:
    with pytest.raises(munera.SetupError, match=r"Colosseum has no variant “blindfold”; choose intense_auctions."):
        COLOSSEUM.new(4, ("blindfold",))


def test_naming_a_variant_twice_changes_nothing() -> None:
    assert COLOSSEUM.new(4, ("intense_auctions",) * 2) == COLOSSEUM.new(4, ("intense_auctions",))
    assert COLOSSEUM.new(4, ("intense_auctions",)) != COLOSSEUM.new(4)


def test_words_are_read_whatever_their_case_and_spacing() -> None:
    state = COLOSSEUM.new(3)
    assert COLOSSEUM.words(state, COLOSSEUM.parse(state, "  DRAW   Gladiator ")) == "draw gladiator"


def test_words_that_name_no_action_are_a_notation_error() -> None:
    with pytest.raises(munera.NotationError, match=r"“dance” is no move of this game."):
        COLOSSEUM.parse(COLOSSEUM.new(3), "dance")


def test_words_of_an_action_that_is_not_legal_now_are_an_illegal_action() -> None:
    with pytest.raises(munera.IllegalAction, match=r"“bid 9” is not possible now."):
        COLOSSEUM.parse(COLOSSEUM.new(3), "bid 9")


@pytest.mark.parametrize("action", [-1, 10**6])
def test_an_action_outside_the_blocks_has_no_words(action: int) -> None:
    with pytest.raises(munera.NotationError, match=rf"There is no action {action}"):
        COLOSSEUM.words(COLOSSEUM.new(3), action)
    with pytest.raises(munera.NotationError, match=rf"There is no action {action}"):
        COLOSSEUM.blocks.block_of(action)


def test_bytes_of_another_length_are_no_state() -> None:
    with pytest.raises(munera.MuneraError, match=r"A state of Colosseum has .* bytes, not 3."):
        COLOSSEUM.from_bytes(b"abc")


def test_bytes_that_do_not_add_up_are_no_state() -> None:
    for name in munera.games():
        game = munera.game(name)
        data = bytearray(game.new(3).to_bytes())
        for place in range(0, len(data), 8):
            data[place] ^= 1
        with pytest.raises(munera.MuneraError, match=r"These bytes are no state of"):
            game.from_bytes(bytes(data))


@pytest.mark.parametrize("seat", [-2, -1, 3, 99])
def test_a_seat_that_does_not_exist_sees_nothing(seat: int) -> None:
    for name in munera.games():
        game = munera.game(name)
        with pytest.raises(munera.SetupError, match=rf"There is no seat {seat}: seats run from 0 to 2."):
            game.view(game.new(3), seat)


def test_the_copy_module_copies_states_too() -> None:
    state = COLOSSEUM.new(3)
    for twin in (copy.copy(state), copy.deepcopy(state)):
        assert twin == state
        assert twin.cells is not state.cells
        twin.apply(twin.legal()[0])
        assert twin != state


def test_states_of_different_games_are_never_equal() -> None:
    state = COLOSSEUM.new(3)
    assert state != "a string"
    assert state != COLOSSEUM.new(4)


def test_every_action_belongs_to_one_block_and_has_words_of_its_own() -> None:
    for name in munera.games():
        blocks = munera.game(name).blocks
        words = [blocks.words(action) for action in range(blocks.size)]
        assert len(set(words)) == blocks.size
        assert all(text == " ".join(text.lower().split()) for text in words)
        for action in range(0, blocks.size, 7):
            block = blocks.block_of(action)
            assert block.words[action - block.first] == words[action]
        assert sum(len(block.words) for block in blocks.blocks) == blocks.size


def test_every_public_name_is_there_and_all_errors_have_one_root() -> None:
    for name in munera.__all__:
        assert getattr(munera, name) is not None
    for error in (munera.IllegalAction, munera.NotationError, munera.RecordError, munera.SetupError):
        assert issubclass(error, munera.MuneraError)
