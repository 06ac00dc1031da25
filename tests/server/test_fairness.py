"""Dice that can be checked: by the program, by twenty lines of somebody else, and never a favoured outcome."""

import hashlib
import hmac
import re
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i64

import munera
from munera.core.pledge import LONGEST_CONTRIBUTION, Pledge
from munera.server.fairness import FairDice, commitment_to, new_secret, verify

SECRET = bytes(range(32))
WORDS = ("alea iacta est", "", "Ω#: 7")


def played(name: str, dice: FairDice, seed: int = 5) -> munera.Record:
    """A whole game of random players with these dice."""
    record = munera.Record(munera.game(name), 3)
    random = Random(seed)
    state = record.start()
    events = 0
    while not state.is_over():
        if state.actor() == munera.CHANCE:
            action = dice.outcome(state, events)
            events += 1
        else:
            legal = state.legal()
            action = int(legal[random.randrange(len(legal))])
        state.apply(action)
        record.actions.append(action)
    record.pledge = dice.revealed()
    return record


@pytest.fixture(scope="module", params=munera.games())
def fair(request: pytest.FixtureRequest) -> str:
    return played(request.param, FairDice(SECRET, WORDS)).dumps()


class Urn(munera.State):
    """A chance event with these weights; its outcomes are 100, 101 and so on."""

    def __init__(self, given: list[int]) -> None:
        super().__init__(vec[i64]())
        self.given = given

    def actor(self) -> i64:
        return munera.CHANCE

    def legal(self) -> vec[i64]:
        return vec[i64]([100 + place for place in range(len(self.given))])

    def weights(self) -> vec[i64]:
        return vec[i64](self.given)


def test_a_game_played_with_fair_dice_is_found_fair(fair: str) -> None:
    record = munera.Record.loads(fair)
    verdict = verify(record)
    events = sum(1 for line in fair.splitlines() if line.startswith("chance: "))
    assert verdict.is_fair
    assert verdict.outcomes == events
    assert verdict.sentence == f"Fair: the commitment holds, and so do all {events} outcomes of chance."


def test_the_record_keeps_the_pledge(fair: str) -> None:
    record = munera.Record.loads(fair)
    assert record.pledge == Pledge(commitment_to(SECRET), WORDS, SECRET.hex())
    assert record.dumps() == fair
    assert f"commitment: {commitment_to(SECRET)}\nsecret: {SECRET.hex()}\ncontribution 1: alea iacta est\n" in fair
    assert "contribution 2" not in fair
    assert "contribution 3: Ω#: 7\n" in fair


def test_the_commitment_is_the_hash_of_the_labelled_secret() -> None:
    assert FairDice(SECRET).commitment == hashlib.sha256(b"munera commitment 1\n" + SECRET).hexdigest()


def test_an_outcome_is_what_the_document_says() -> None:
    """By hand: three equal outcomes need two bits, and a 3 is rejected."""
    urn = Urn([1, 1, 1])
    rejected = 0
    for index in range(40):
        for attempt in range(100):
            text = f"munera draw 1\n{index}\n{attempt}\nalea iacta est\n\nΩ#: 7"
            number = hmac.new(SECRET, text.encode(), "sha256").digest()[0] >> 6
            if number < 3:
                break
            rejected += 1
        assert FairDice(SECRET, WORDS).outcome(urn, index) == 100 + number
    assert rejected > 0


@settings(max_examples=20, deadline=None)
@given(st.lists(st.integers(1, 9), min_size=1, max_size=12), st.binary(min_size=32, max_size=32))
def test_every_outcome_comes_as_often_as_its_weight_says(weights: list[int], secret: bytes) -> None:
    draws = 4000
    urn, dice = Urn(weights), FairDice(secret)
    counted = Counter(dice.outcome(urn, index) - 100 for index in range(draws))
    for place, weight in enumerate(weights):
        share = weight / sum(weights)
        deviation = (draws * share * (1 - share)) ** 0.5
        assert abs(counted[place] - draws * share) <= 6.5 * deviation


def test_a_certain_outcome_needs_no_luck() -> None:
    assert FairDice(SECRET).outcome(Urn([7]), 0) == 100
    assert FairDice(SECRET).outcome(Urn([1]), 0) == 100


def test_secret_contributions_and_index_all_change_the_dice() -> None:
    urn = Urn([1] * 6)

    def rolls(dice: FairDice, first: int = 0) -> list[int]:
        return [dice.outcome(urn, index) for index in range(first, first + 50)]

    usual = rolls(FairDice(SECRET, WORDS))
    assert usual == rolls(FairDice(SECRET, WORDS))
    assert usual != rolls(FairDice(bytes(32), WORDS))
    assert usual != rolls(FairDice(SECRET, ("alea iacta es", "", "Ω#: 7")))
    assert usual != rolls(FairDice(SECRET, ("", "alea iacta est", "Ω#: 7")))
    assert usual != rolls(FairDice(SECRET, WORDS), 1)


def test_secrets_are_new_and_no_repr_shows_one() -> None:
    assert new_secret() != new_secret()
    assert len(new_secret()) == 32
    dice = FairDice(SECRET, WORDS)
    for shown in (repr(dice), repr(dice.pledged()), str(dice)):
        assert SECRET.hex() not in shown
        assert repr(SECRET) not in shown


def test_contributions_are_made_to_fit_on_a_line_before_they_count() -> None:
    assert FairDice(SECRET, ("  a\nword\u2028of  mine ", "x" * 99)).contributions == (
        "a word of mine",
        "x" * LONGEST_CONTRIBUTION,
    )


@settings(max_examples=60, deadline=None)
@given(st.lists(st.text(max_size=80), min_size=3, max_size=3))
def test_any_contribution_is_read_back_as_it_was_used(texts: list[str]) -> None:
    dice = FairDice(SECRET, tuple(texts))
    record = munera.Record(munera.game("colosseum"), 3, pledge=dice.pledged())
    assert munera.Record.loads(record.dumps()).pledge == dice.pledged()


# What is wrong is said


def test_an_exchanged_secret_is_found_out(fair: str) -> None:
    record = munera.Record.loads(fair.replace(SECRET.hex(), bytes(32).hex()))
    assert verify(record).finding == "wrong commitment"
    assert verify(record).sentence == ("The secret is not the one that the table committed to before the first move.")


def test_an_exchanged_contribution_is_found_out(fair: str) -> None:
    record = munera.Record.loads(fair.replace("alea iacta est", "alea iacta erat"))
    assert verify(record).finding == "wrong outcome"


def test_an_exchanged_outcome_is_named(fair: str) -> None:
    """The last draw of the opening is exchanged for another possible one."""
    record = munera.Record.loads(fair)
    state, place = record.start(), 0
    for steps in range(len(record.actions)):
        state = record.replay(steps)
        if state.actor() != munera.CHANCE:
            break
        if len(state.legal()) > 1:
            place = steps
    record.actions = record.actions[: place + 1]
    state = record.replay(place)
    right = record.actions[place]
    wrong = next(int(action) for action in state.legal() if action != right)
    record.actions[place] = wrong
    verdict = verify(record)
    words = record.game.words
    assert not verdict.is_fair
    assert verdict.is_known
    assert (verdict.action, verdict.outcomes) == (place, place)
    assert verdict.sentence == (
        f"Action {place + 1} is wrong: chance had to say “{words(state, right)}”, "
        f"but the record says “{words(state, wrong)}”."
    )


def test_a_game_in_progress_shows_its_commitment_and_says_that_the_secret_will_come(fair: str) -> None:
    record = munera.Record.loads(fair)
    record.pledge = FairDice(SECRET, WORDS).pledged()
    assert SECRET.hex() not in record.dumps()
    verdict = verify(munera.Record.loads(record.dumps()))
    assert (verdict.finding, verdict.is_known, verdict.is_fair) == ("not revealed", False, False)


def test_an_older_record_has_nothing_to_check() -> None:
    verdict = verify(munera.Record(munera.game("colosseum"), 3))
    assert verdict.sentence == "This record has no commitment: its dice were not made to be checked."
    assert not verdict.is_known


@pytest.mark.parametrize(
    ("lines", "sentence"),
    [
        ("commitment: 12", "line 9: “commitment” must be 64 hexadecimal digits."),
        (f"commitment: {'0' * 64}\nsecret: {'G' * 64}", "line 10: “secret” must be 64 hexadecimal digits."),
        (f"secret: {'0' * 64}", "line 9: “secret” means nothing in a header."),
        (f"commitment: {'0' * 64}\ncontribution 4: x", "line 10: “contribution 4” means nothing in a header."),
        (f"commitment: {'0' * 64}\ncontribution 1: a  b", "line 10: a contribution has at most 64 letters"),
    ],
)
def test_a_pledge_that_cannot_be_read_is_named_by_its_line(lines: str, sentence: str) -> None:
    text = munera.Record(munera.game("colosseum"), 3).dumps().replace("result:", f"{lines}\nresult:")
    with pytest.raises(munera.RecordError) as caught:
        munera.Record.loads(text)
    assert str(caught.value).startswith(sentence)


# The document


@pytest.fixture(scope="module")
def is_fair() -> Callable[[Path], bool]:
    """The function that docs/server/fairness.md shows."""
    document = Path(__file__).parents[2] / "docs/server/fairness.md"
    found = re.search(r"```python\n(.*?)```", document.read_text("utf-8"), re.DOTALL)
    assert found is not None
    assert len([line for line in found[1].partition("def ")[2].splitlines() if line.strip()]) <= 20
    names: dict[str, Any] = {}
    exec(found[1], names)
    function: Callable[[Path], bool] = names["is_fair"]
    return function


def test_the_lines_of_the_document_come_to_the_same_verdict(
    fair: str, is_fair: Callable[[Path], bool], tmp_path: Path
) -> None:
    path = tmp_path / "game.munera"
    for text in (fair, fair.replace("alea iacta est", "alea iacta erat"), fair.replace(SECRET.hex(), "0" * 64)):
        path.write_text(text, "utf-8")
        assert is_fair(path) == verify(munera.Record.load(path)).is_fair == (text == fair)
