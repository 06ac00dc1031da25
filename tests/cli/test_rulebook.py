"""The rules, by their numbers."""

import re

import pytest

from munera import MuneraError, game, games
from munera.cli.rulebook import Rulebook
from munera.tongues import LANGUAGES

RULES = Rulebook(game("colosseum"))
LONGEST_TITLE = 7  # words, in the most talkative of the languages


def test_a_rule_is_found_by_its_number_in_any_case() -> None:
    (text,) = RULES.look_up(" c4.6 ")
    assert text.startswith("C4.6 The initiator passes. An initiator who passes")
    assert text.endswith(".")


def test_a_chapter_has_its_title_and_all_its_rules() -> None:
    lines = RULES.look_up("C8")
    assert lines[0] == "C8 Phase 5, closing ceremony (not in round 5)"
    assert [line.split()[0] for line in lines[1:]] == ["C8.1", "C8.2", "C8.3", "C8.4"]


def test_without_a_number_there_is_an_overview() -> None:
    lines = RULES.look_up("")
    assert "The winner drew the largest audience to one single show." in lines[0]
    assert "C11 End" in lines


def test_marks_of_the_text_format_are_not_shown() -> None:
    assert not any(mark in text for text in RULES.rules.values() for mark in ("**", "`"))


def test_an_unknown_number_gets_one_sentence() -> None:
    with pytest.raises(MuneraError, match="There is no rule C99"):
        RULES.look_up("C99")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", games())
def test_the_rules_have_the_same_numbers_in_every_language(name: str, language: str) -> None:
    english, other = Rulebook(game(name)), Rulebook(game(name), language)
    assert list(other.chapters) == list(english.chapters)
    assert list(other.rules) == list(english.rules)
    assert other.introduction
    for number, text in english.rules.items():
        title, rest = other.rules[number].split(".", 1)
        assert rest, number
        assert 1 <= len(title.split()) <= LONGEST_TITLE, number
        assert _cited(other.rules[number]) == _cited(text), number
        assert _figures(other.rules[number]) == _figures(text), number


def _cited(text: str) -> list[str]:
    return sorted(set(re.findall(r"\b[CM]\d+\.\d+\b", text)))


def _figures(text: str) -> list[str]:
    """The figures of a rule, beside the numbers of others that it refers to."""
    return sorted(set(re.findall(r"\d+", re.sub(r"[CM]\d+(\.\d+)?", "", text))))
