"""Tables hold whole games: what was exported can be played again."""

import csv
from collections import defaultdict
from pathlib import Path

import pytest

from munera import MuneraError, Record, game
from munera.lab import export as exporting
from munera.lab.export import export
from munera.lab.plan import planned
from munera.lab.pools import here, processes

GAMES = ["colosseum", "circus_maximus"]


def exported(name: str, path: Path, games: int = 7, rows: str = "actions") -> list[dict[str, str]]:
    with here() as pool:
        count = export(planned(name, "random", 2, games), path, rows, pool)
    with path.open(encoding="utf-8", newline="") as file:
        table = list(csv.DictReader(file))
    assert len(table) == count
    return table


@pytest.mark.parametrize("name", GAMES)
def test_the_rows_of_a_game_replay_to_the_same_record(name: str, tmp_path: Path) -> None:
    rules = game(name)
    table = exported(name, tmp_path / "actions.csv")
    results = {row["game"]: row for row in exported(name, tmp_path / "games.csv", rows="games")}
    by_game = defaultdict(list)
    for row in table:
        by_game[row["game"]].append(row)
    assert list(by_game) == list(results) == [str(number) for number in range(1, 8)]
    for number, rows in by_game.items():
        players, variants = int(rows[0]["players"]), tuple(rows[0]["variants"].split())
        record = Record(rules, players, variants, actions=[int(row["action"]) for row in rows])
        lines = record.dumps().partition("\n\n")[2].splitlines()
        assert lines == [f"{'chance' if row['actor'] == '0' else row['actor']}: {row['words']}" for row in rows]
        assert [int(row["step"]) for row in rows] == list(range(1, len(rows) + 1))
        end = record.replay()
        assert end.is_over()
        result = results[number]
        assert int(result["steps"]) == len(rows)
        assert [int(result[f"score_{seat + 1}"]) for seat in range(players)] == end.scores()
        assert result["winners"] == " ".join(str(seat + 1) for seat in end.winners())
        assert [seat for seat in range(players) if float(result[f"place_{seat + 1}"]) < 2] == end.winners()
        assert result["seed"] == rows[0]["seed"]


def test_rows_name_the_moment_and_the_scores_before_the_action(tmp_path: Path) -> None:
    table = exported("colosseum", tmp_path / "x.csv", 1)
    first, last = table[0], table[-1]
    assert list(first)[:8] == ["game", "seed", "players", "variants", "bots", "step", "round", "phase"]
    assert (first["round"], first["phase"], first["block"], first["score_1"]) == ("0", "setup", "draw a token", "0")
    assert (last["round"], last["phase"]) in {("5", "produce"), ("5", "trade")}
    assert first["score_4"] == ""  # three players
    assert exported("circus_maximus", tmp_path / "y.csv", 1)[0]["day"] == "1"


@pytest.mark.parametrize("rows", ["actions", "games"])
def test_parquet_holds_what_csv_holds(rows: str, tmp_path: Path) -> None:
    parquet = pytest.importorskip("pyarrow.parquet")
    table = exported("circus_maximus", tmp_path / "x.csv", 3, rows)
    with here() as pool:
        export(planned("circus_maximus", "random", 2, 3), tmp_path / "x.parquet", rows, pool)
    found = parquet.read_table(tmp_path / "x.parquet").to_pylist()
    assert [{k: "" if v is None else str(v) for k, v in row.items()} for row in found] == table


def test_two_workers_write_the_same_file(tmp_path: Path) -> None:
    exported("circus_maximus", tmp_path / "one.csv", 45)
    with processes(2) as pool:
        export(planned("circus_maximus", "random", 2, 45), tmp_path / "two.csv", "actions", pool)
    assert (tmp_path / "one.csv").read_bytes() == (tmp_path / "two.csv").read_bytes()


def test_an_export_that_fails_leaves_the_older_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "x.csv"
    path.write_text("older")

    def fails(*arguments: object) -> None:
        raise RuntimeError

    monkeypatch.setattr(exporting, "play", fails)
    with here() as pool, pytest.raises(RuntimeError):
        export(planned("colosseum", "random", 1, 1), path, "actions", pool)
    assert path.read_text() == "older"
    assert list(tmp_path.iterdir()) == [path]


@pytest.mark.parametrize(
    ("path", "rows", "sentence"),
    [
        ("x.xlsx", "actions", "must end in .csv or .parquet"),
        ("x.csv", "moves", "--rows can be actions or games"),
        ("nowhere/x.csv", "games", "cannot be written"),
        (".csv", "games", "must end in"),
    ],
)
def test_what_cannot_be_exported_is_said_in_a_sentence(path: str, rows: str, sentence: str, tmp_path: Path) -> None:
    with here() as pool, pytest.raises(MuneraError, match=sentence):
        export(planned("colosseum", "random", 1, 1), tmp_path / path, rows, pool)
