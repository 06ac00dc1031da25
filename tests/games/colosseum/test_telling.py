"""What a person reads of what happened."""

from munera import game
from munera.tongues import Telling, Tongue
from tests.games.colosseum.positions import BARE, IDLE, position
from tests.games.colosseum.table import play

GAME = game("colosseum")
SAY = Tongue("en", ["Ada", "Bruno", "Clara", "Dario"]).say


def test_the_move_of_a_noble_is_told_from_where_to_where() -> None:
    shown = {"gladiator": 2, "decoration": 1}
    s = position(4, "produce", nobles={"emperor": 1, "consul-1": 8}, tokens=BARE | {1: shown}, owned=IDLE | {1: [1]})
    play(s, "1: begin show", "chance: roll 2")
    before = GAME.view(s, None)
    play(s, "1: move emperor 2")
    [told] = Telling(GAME).story(before, "move emperor 2", GAME.view(s, None))
    assert SAY(told) == "Ada moved the emperor from space 1 to space 3 (the arena of Ada)."
