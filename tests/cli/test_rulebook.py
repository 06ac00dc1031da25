"""The rules, by their numbers."""

import pytest

from munera import MuneraError, game
from munera.cli.rulebook import Rulebook

RULES = Rulebook(game("colosseum"))


def test_a_rule_is_found_by_its_number_in_any_case() -> None:
    (text,) = RULES.look_up(" c4.6 ")
    assert text.startswith("C4.6 An initiator who passes")
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
