"""`munera analyse`, and the advice on `?`."""

import json
from pathlib import Path

from munera import Record, game
from tests.cli.conftest import Run

GOLDEN = Path(__file__).parents[2] / "src" / "munera" / "games" / "circus_maximus" / "golden"


def test_every_move_is_told_with_the_chances_of_all(run: Run) -> None:
    record = Record.load(GOLDEN / "three_players.munera")
    record.dump("game.munera")
    result = run("analyse", "game.munera", "--json", "judged.json")
    assert result.exit_code == 0, result.stderr
    assert "What mattered:" in result.stdout
    assert "Awards:" in result.stdout
    judged = json.loads(Path("judged.json").read_text("utf-8"))
    assert len(judged["moves"]) == len(record.actions)
    assert all(abs(sum(move["chances"]) - 1) < 0.01 for move in judged["moves"])
    costs = [mark for mark in judged["marks"] if mark["kind"] == "cost"]
    assert costs
    assert all(mark["better"] != judged["moves"][mark["move"] - 1]["action"] for mark in costs)
    assert all(" ".join(mark["said"].split()) in " ".join(result.stdout.split()) for mark in costs)


def test_a_record_without_moves_is_refused_with_a_sentence(run: Run) -> None:
    Record(game("circus_maximus"), 3).dump("empty.munera")
    result = run("analyse", "empty.munera")
    assert result.exit_code == 2
    assert "holds no moves yet" in result.stderr


def test_a_question_mark_shows_three_moves_with_their_chances(run: Run) -> None:
    result = run("play", "circus_maximus", "--players", "3", "--seed", "4", typed="?\nquit\n")
    lines = [line for line in result.stdout.splitlines() if "% to win" in line]
    assert [line.lstrip("> ")[:2] for line in lines] == ["1.", "2.", "3."]


def test_an_advice_tells_what_speaks_for_the_move(run: Run) -> None:
    result = run("play", "circus_maximus", "--players", "3", "--seed", "4", typed="?\nquit\n")
    assert "of the queue there is a card left for your trader." in " ".join(result.stdout.split())
