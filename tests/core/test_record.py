"""Records: text files that people can read, and that say where they are wrong."""

from pathlib import Path

import pytest

import munera
from tests.core.reached import reach

COLOSSEUM = munera.game("colosseum")


@pytest.fixture(scope="module")
def finished() -> str:
    return reach(("colosseum", 3, ("intense_auctions",)), 7, 10**6)[0].dumps()


@pytest.fixture(scope="module")
def unfinished() -> str:
    return reach(("colosseum", 4, ()), 7, 200)[0].dumps()


def replaced(text: str, old: str, new: str) -> str:
    assert old in text
    return text.replace(old, new, 1)


def test_a_record_says_everything_in_its_header(finished: str) -> None:
    lines = finished.splitlines()
    assert lines[:8] == [
        "munera record 1",
        "game: colosseum",
        "rules: 1",
        "players: 3",
        "variants: intense_auctions",
        "seat 1: Player 1",
        "seat 2: Player 2",
        "seat 3: Player 3",
    ]
    assert lines[8].startswith("result: ")
    assert ", won by seat " in lines[8]
    assert lines[9] == f"actions: {len(lines) - 11}"
    assert lines[10] == ""
    assert lines[11].startswith("chance: draw ")


def test_a_finished_record_replays_to_its_result(finished: str) -> None:
    record = munera.Record.loads(finished)
    state = record.replay()
    assert state.is_over()
    assert f"result: {' '.join(map(str, state.scores()))}, won by seat {state.winners()[0] + 1}" in finished


def test_an_unfinished_record_replays_to_where_it_stopped(unfinished: str) -> None:
    assert "result: unfinished\nactions: 200\n" in unfinished
    assert len(munera.Record.loads(unfinished).actions) == 200


def test_a_record_replays_up_to_any_action(unfinished: str) -> None:
    record = munera.Record.loads(unfinished)
    states = [state.copy() for state in record.states()]
    assert len(states) == 201
    for steps in (0, 1, 57, 200):
        assert record.replay(steps) == states[steps]


def test_comments_and_blank_lines_are_for_people(unfinished: str) -> None:
    lines = unfinished.splitlines()
    lines[0:0] = ["# a game among friends", ""]
    lines[-1] += "   # a bold move"
    lines.append("# to be continued")
    assert munera.Record.loads("\n".join(lines)).dumps() == unfinished


def test_names_are_kept_and_made_to_fit_on_a_line() -> None:
    record = munera.Record(COLOSSEUM, 3, (), ["Beatrix: the #1", "  Clau\ndius\t", "Ω" * 60])
    assert record.names == ["Beatrix: the #1", "Clau dius", "Ω" * 40]
    assert munera.Record.loads(record.dumps()).names == record.names


def test_the_number_of_actions_may_be_left_out_by_hand(finished: str) -> None:
    lines = [line for line in finished.splitlines() if not line.startswith("actions:")]
    assert munera.Record.loads("\n".join(lines)).dumps() == finished


def test_dump_replaces_the_file_as_a_whole(tmp_path: Path, finished: str) -> None:
    path = tmp_path / "game.munera"
    path.write_text("something older, much longer than nothing")
    munera.Record.loads(finished).dump(path)
    assert path.read_text("utf-8") == finished
    assert munera.Record.load(path).dumps() == finished
    assert [file.name for file in tmp_path.iterdir()] == ["game.munera"]


def complaint(text: str) -> str:
    with pytest.raises(munera.RecordError) as caught:
        munera.Record.loads(text)
    sentence = str(caught.value)
    assert "\n" not in sentence
    assert sentence.endswith(".")
    return sentence


def test_an_empty_file_is_no_record() -> None:
    assert complaint("") == "line 1: this is not a Munera record; one begins with “munera record 1”."


def test_any_other_text_is_no_record() -> None:
    assert "not a Munera record" in complaint("Dear diary,\ntoday I won.")


def test_a_record_of_a_newer_format_asks_for_an_update(finished: str) -> None:
    assert complaint(replaced(finished, "record 1", "record 2")) == (
        "line 1: this record has format 2, and this program reads up to 1; please update Munera."
    )


def test_a_record_of_newer_rules_asks_for_an_update(finished: str) -> None:
    assert complaint(replaced(finished, "rules: 1", "rules: 9")).startswith(
        "line 3: these are rules 9 of Colosseum; please"
    )


def test_a_truncated_record_is_noticed(finished: str, unfinished: str) -> None:
    for text in (finished, unfinished):
        lines = text.splitlines()
        assert "breaks off" in complaint("\n".join(lines[:-3]))
        assert complaint("\n".join(lines[:-3])).startswith(f"line {len(lines) - 3}: ")


def test_a_record_cut_in_its_header_says_what_is_missing(finished: str) -> None:
    assert complaint("\n".join(finished.splitlines()[:4])) == "line 4: the header does not say “variants:”."


def test_a_line_cut_in_two_is_named_by_its_number(finished: str) -> None:
    lines = finished.splitlines()
    assert complaint("\n".join([*lines[:40], lines[40][:9]])).startswith("line 41: ")


def test_an_action_of_the_wrong_player_is_named_by_its_number(unfinished: str) -> None:
    lines = unfinished.splitlines()
    place = next(number for number, line in enumerate(lines) if line.startswith("1: "))
    lines[place] = lines[place].replace("1: ", "3: ")
    assert complaint("\n".join(lines)) == f"line {place + 1}: “3” acts out of turn: it is the turn of seat 1."


def test_an_illegal_action_is_named_by_its_number(unfinished: str) -> None:
    lines = unfinished.splitlines()
    place = next(number for number, line in enumerate(lines) if line.startswith("1: "))
    lines[place] = "1: roll 6"
    assert complaint("\n".join(lines)).startswith(f"line {place + 1}: “roll 6” is not possible now.")


def test_words_that_mean_nothing_are_named_by_their_line(unfinished: str) -> None:
    lines = unfinished.splitlines()
    lines[30] = "chance: conjure a lion"
    assert complaint("\n".join(lines)) == "line 31: “conjure a lion” is no move of this game."


def test_an_edited_result_is_noticed(finished: str) -> None:
    result = next(line for line in finished.splitlines() if line.startswith("result"))
    assert "but the game ended" in complaint(replaced(finished, result, "result: 99 1 1, won by seat 1"))


def test_an_action_after_the_end_is_noticed(finished: str) -> None:
    lines = finished.splitlines()
    assert complaint("\n".join([*lines, "1: pass"])) == f"line {len(lines) + 1}: " + (
        "the game is over, and yet there is another action."
    )


@pytest.mark.parametrize(
    ("old", "new", "sentence"),
    [
        ("game: colosseum", "game: ludo", "line 2: There is no game “ludo”"),
        ("players: 3", "players: 2", "line 4: Colosseum is for 3, 4 or 5 players, not 2."),
        ("players: 3", "players: many", "line 4: “players” must be a number, not “many”."),
        ("variants: intense_auctions", "variants: blindfold", "line 5: Colosseum has no variant “blindfold”"),
        ("seat 2: Player 2", "seat 2:", "line 7: A player's name must"),
        ("seat 2: Player 2", "seat 1: Player 2", "line 7: “seat 1” is given twice."),
        ("seat 3: Player 3", "seat 3: A\nseat 4: B", "line 9: “seat 4” means nothing in a header."),
    ],
)
def test_a_wrong_header_line_is_named(finished: str, old: str, new: str, sentence: str) -> None:
    assert complaint(replaced(finished, old, new)).startswith(sentence)


def test_a_missing_file_and_a_binary_one_are_told_by_name(tmp_path: Path) -> None:
    (tmp_path / "picture.munera").write_bytes(b"\x89PNG\xff\xfe")
    for name, reason in (("nowhere.munera", "cannot be read: no such file"), ("picture.munera", "not a text file")):
        with pytest.raises(munera.RecordError, match=reason):
            munera.Record.load(tmp_path / name)
