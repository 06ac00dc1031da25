"""Playing without a terminal: what is typed comes from a pipe."""

from pathlib import Path

import pytest

from munera import MuneraError, Record, game
from munera.cli.seating import new_session
from munera.cli.session import Session
from munera.tongues import telling
from tests.cli.conftest import Run

START = ("play", "colosseum", "--players", "3", "--against", "random", "--seed", "7", "--save", "kept.munera")


def test_the_same_seed_deals_the_same_table(run: Run) -> None:
    first, second = (run("play", "colosseum", "--seed", "5", typed="quit\n").stdout for _ in range(2))
    assert first == second


def test_the_question_the_log_and_the_choices_are_shown(run: Run) -> None:
    result = run(*START, "--name", "Beatrix", typed="loge\nbuild loge\n")
    assert result.exit_code == 0
    assert "You sit in seat 1 as Beatrix; with you play Claudius (random), Livia (random)." in result.stdout
    assert "Beatrix: Make one investment or pass; you have 30 coins." in result.stdout
    assert "“loge” is none of the choices" in result.stdout
    assert "Beatrix built the loge." in result.stdout


def test_nothing_is_wider_than_eighty_columns_or_coloured(run: Run) -> None:
    result = run(*START, typed="table\nhelp\nrules\nrules C4\n5\nlog\n")
    assert max(len(line.removeprefix("> ")) for line in result.stdout.splitlines()) <= 80
    assert "\x1b" not in result.stdout


def test_leaving_keeps_the_game_and_says_how_to_go_on(run: Run) -> None:
    result = run("play", "colosseum", "--against", "random", typed="pass\nquit\n")
    (kept,) = Path().glob("colosseum-*.munera")
    assert f"munera play --resume {kept}" in result.stdout
    assert run("play", "--resume", str(kept), typed="quit\n").exit_code == 0


def test_the_end_of_the_input_is_like_leaving(run: Run) -> None:
    result = run(*START, typed="pass\n")
    assert result.exit_code == 0
    assert "munera play --resume kept.munera" in result.stdout
    assert Record.load("kept.munera").names == ["You", "Claudius (random)", "Livia (random)"]


def test_who_decides_nothing_leaves_no_file(run: Run, folder: Path) -> None:
    result = run("play", "colosseum", typed="quit\n")
    assert "nothing to keep" in result.stdout
    assert list(folder.iterdir()) == []


def test_a_resumed_game_goes_on_as_it_would_have(run: Run) -> None:
    start = ("play", "colosseum", "--players", "3", "--against", "random", "--seed", "7", "--save")
    run(*start, "whole.munera", typed="pass\npass\n")
    run(*start, "halves.munera", typed="pass\n")
    run("play", "--resume", "halves.munera", "--seed", "7", typed="pass\n")
    assert Path("halves.munera").read_text("utf-8") == Path("whole.munera").read_text("utf-8")


def test_several_moves_are_made_all_or_none(run: Run) -> None:
    result = run(*START, typed="build loge; nonsense\nquit\n")
    assert "built the loge" not in result.stdout
    assert "nothing to keep" in result.stdout


def test_undo_goes_back_to_the_last_own_decision_only(run: Run) -> None:
    result = run(*START, "--seat", "3", typed="undo\nauction 1\nundo\nlog\nquit\n")
    assert "You have not decided anything yet" in result.stdout


def test_an_auction_can_be_taken_back_before_the_bid(run: Run) -> None:
    result = run(*START, "--name", "Ada", typed="1\nauction 1\nundo\nauction 2\nundo\nundo\nlog\n")
    assert result.stdout.count("Ada: Put a market up for auction") == 3
    assert "has acted since your last step, so it cannot be undone." in result.stdout
    assert "auction" not in Path("kept.munera").read_text("utf-8")


def test_seen_dice_are_not_taken_back() -> None:
    session = new_session(game("colosseum"), 3, (), 1, "random", "Ada", 7)
    session.let_others_act()
    while "begin show" not in _offered(session):
        session.take(session.game.parse(session.state, "pass" if "pass" in _offered(session) else "decline"))
        session.let_others_act()
    session.take(session.game.parse(session.state, "begin show"))
    session.let_others_act()
    with pytest.raises(MuneraError, match="A die or a draw has been seen"):
        session.undo()


def _offered(session: Session) -> list[str]:
    return [session.game.words(session.state, int(action)) for action in session.state.legal()]


def test_save_moves_the_game_to_another_file_but_never_over_one(run: Run) -> None:
    Path("other.munera").write_text("mine", "utf-8")
    result = run(*START, typed="save other.munera\nsave new.munera\nsave\npass\nquit\n")
    assert "other.munera exists already" in result.stdout
    assert Path("other.munera").read_text("utf-8") == "mine"
    assert "munera play --resume new.munera" in result.stdout
    assert "pass" in Path("new.munera").read_text("utf-8")


@pytest.mark.skipif(not Path("/proc/self").exists(), reason="needs a folder that nobody can write to")
def test_where_one_may_not_write_the_game_is_kept_elsewhere(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir("/proc")
    result = run("play", "colosseum", "--against", "random", typed="pass\nquit\n")
    kept = Path(result.stdout.split("--resume ")[1].strip())
    assert Record.load(kept).actions
    kept.unlink()


def test_a_name_with_marks_of_a_text_format_is_shown_as_it_is(run: Run) -> None:
    result = run(*START, "--name", "[red]Ada[/]", typed="quit\n")
    assert "[red]Ada[/]: Make one investment" in result.stdout


def test_rules_can_be_read_in_the_middle_of_a_game(run: Run) -> None:
    assert "C4.6 The initiator passes. An initiator" in run(*START, typed="rules c4.6\nrules X\n").stdout


def test_a_game_without_tables_hints_and_story_of_its_own_is_playable(
    run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(telling, "_own", lambda *_: None)
    result = run(*START, "--name", "Ada", typed="5\ntable\nlog\n")
    assert result.exit_code == 0
    assert "Ada: build loge." in result.stdout
    assert "first player" in result.stdout
    assert max(len(line.removeprefix("> ")) for line in result.stdout.splitlines()) <= 80
