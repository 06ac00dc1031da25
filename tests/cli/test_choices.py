"""What is offered, and what typed words mean."""

import pytest

from munera import Game, MuneraError, State, game
from munera.cli.choices import Choice, _claims, choices, parse_all
from munera.cli.dress import Dress
from munera.tongues import plain

GAME: Game = game("colosseum")
NAMES = ["Ada", "Bruno", "Clara"]


def after_set_up() -> State:
    state = GAME.new(3)
    while state.actor() < 0:
        state.apply(state.legal()[0])
    return state


def after(*moves: str) -> State:
    state = after_set_up()
    for words in moves:
        state.apply(GAME.parse(state, words))
    return state


def offered(state: State) -> list[Choice]:
    return choices(Dress(GAME, NAMES), state, int(state.actor()))


def typed(state: State, text: str) -> list[str]:
    trial = state.copy()
    said: list[str] = []
    for action in parse_all(GAME, state, offered(state), text):
        said.append(GAME.words(trial, action))
        trial.apply(action)
    return said


IN_AUCTION = ("pass", "pass", "pass", "auction 3", "bid 11")


def test_every_legal_action_is_offered_once() -> None:
    for state in (after_set_up(), after(*IN_AUCTION)):
        assert sorted(action for choice in offered(state) for action in choice.actions) == list(state.legal())


def test_every_number_means_one_choice() -> None:
    for state in (after_set_up(), after(*IN_AUCTION), after("pass", "pass", "pass")):
        numbers = [number for choice in offered(state) for number in choice.numbers]
        assert len(numbers) == len(set(numbers))


def test_bids_share_a_line_and_are_chosen_by_their_amount() -> None:
    state = after(*IN_AUCTION)
    assert [choice.words[0] for choice in offered(state)] == ["pass", "bid 12"]
    assert typed(state, "15") == ["bid 15"]


def test_a_number_in_the_words_is_the_number_of_the_choice() -> None:
    assert typed(after_set_up(), "13") == ["buy 13"]
    assert typed(after("pass", "pass", "pass"), "4") == ["auction 4"]


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("pass", ["pass"]),
        ("  PASS ", ["pass"]),
        ("pa", ["pass"]),
        ("expand co", ["expand counterclockwise"]),
        ("ex cl", ["expand clockwise"]),
        ("build", ["build loge"]),
        ("buy s", ["buy season ticket"]),
    ],
)
def test_words_and_unmistakable_beginnings_are_understood(text: str, words: list[str]) -> None:
    assert typed(after_set_up(), text) == words


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("", "Please type"),
        (";", "Please type"),
        ("nonsense", "none of the choices"),
        ("buy", "could mean"),
        ("bid 9", "not possible now"),
        ("99", "no choice 99"),
        ("9" * 5000, "no choice"),
        ("buy 1", "not possible now"),
        ("pass; pass", "ends your decision"),
        ("pass; nonsense", "ends your decision"),
    ],
)
def test_anything_else_gets_one_sentence(text: str, complaint: str) -> None:
    with pytest.raises(MuneraError, match=complaint):
        typed(after_set_up(), text)


def test_a_beginning_never_completes_a_number() -> None:
    state = after(*IN_AUCTION)
    with pytest.raises(MuneraError, match="not possible"):
        typed(state, "bid 2")


def test_several_moves_are_read_on_from_one_another() -> None:
    state = after("pass", "pass", "pass", "pass", "pass", "pass")
    have = next(kind for kind, count in GAME.view(state, 0)["seats"][0]["tokens"].items() if count)
    assert typed(state, f"ask 2; give {have}; charge 3; send") == ["ask 2", f"give {have}", "charge 3", "send"]


def test_a_game_without_words_of_its_own_offers_plain_choices(monkeypatch: pytest.MonkeyPatch) -> None:
    dress = Dress(GAME, NAMES)
    monkeypatch.setattr(dress.telling, "_hint", plain.hint)
    monkeypatch.setattr(dress.telling, "_label", plain.label)
    for choice in choices(dress, after_set_up(), 0):
        assert choice.hint == ""
        assert choice.labels == [words.replace("_", " ") for words in choice.words]


def test_a_number_that_means_a_market_is_not_given_to_another_choice() -> None:
    """“3” must not pass while market 3 happens to be empty."""
    state = after(*IN_AUCTION, "bid 12", "pass", "pass")
    assert GAME.words(state, int(state.legal()[0])) == "pass"
    assert "auction 3" not in [GAME.words(state, int(action)) for action in state.legal()]
    with pytest.raises(MuneraError, match="There is no choice 3"):
        typed(state, "3")
    assert typed(state, "6") == ["pass"]


def test_the_shortest_words_that_end_in_a_number_have_it() -> None:
    """“8” plays the 8, also while the 1 could be played as 8."""
    found = [Choice([], [number], [f"play {number}"], "play", "", []) for number in (1, 7, 8)] + [
        Choice([], [9], ["play 1 as 8"], "play", "", []),
        Choice([], [20], ["push 7"], "push", "", []),
    ]
    assert _claims(found) == [{1: 1, 7: 7, 8: 8}]


def test_equally_many_amounts_of_two_sorts_are_not_chosen_by_number() -> None:
    found = [
        Choice([], [10 * sort + number], [f"{verb} {number}"], verb, "", [])
        for sort, verb in enumerate(("pay", "charge"))
        for number in (1, 2, 3)
    ]
    assert _claims(found) == []
