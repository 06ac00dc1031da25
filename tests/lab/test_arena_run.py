"""Whole matches: anywhere the same, and never lost."""

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

import munera
from munera import MuneraError, Record
from munera.lab import arena_run, pools
from munera.lab.arena import Match
from munera.lab.arena_file import Results, load, save
from munera.lab.arena_run import Arena

MATCH = Match("colosseum", (), ("random", "random", "random", "random"), 5)
BLOCKS = 2


def content(path: Path) -> dict[str, Any]:
    """A file of results without what depends on the time of day."""
    data: dict[str, Any] = json.loads(path.read_text("utf-8"))
    del data["seconds"], data["summary"]["games_per_second"]
    for each in data["games"]:
        del each["seconds"], each["longest"]
    for each in data["summary"]["bots"]:
        del each["seconds_per_decision"], each["longest_decision"]
    return data


def whole_run(path: Path, workers: int = 1) -> dict[str, Any]:
    arena = Arena(load(path, MATCH), BLOCKS, path, None)
    with pools.here() if workers == 1 else pools.processes(workers) as pool:
        list(arena.run(pool))
    arena.finish()
    return content(path)


@pytest.fixture(scope="module")
def expected(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Any]:
    return whole_run(tmp_path_factory.mktemp("whole") / "one.json")


def test_two_workers_find_what_one_finds(tmp_path: Path, expected: dict[str, Any]) -> None:
    assert len(expected["games"]) == BLOCKS * MATCH.players
    assert whole_run(tmp_path / "two.json", workers=2) == expected


def test_ray_finds_what_one_worker_finds_and_is_quiet(tmp_path: Path, expected: dict[str, Any]) -> None:
    arguments = ["arena", MATCH.game, "--bots", ",".join(MATCH.bots), "--games", "8", "--seed", str(MATCH.seed)]
    done = subprocess.run(
        [sys.executable, "-m", "munera", *arguments, "--on", "ray", "--workers", "2", "--json", "ray.json"],
        cwd=tmp_path,
        env={"PYTHONPATH": str(Path(munera.__file__).parents[1]), "PATH": "/usr/bin:/bin", "HOME": str(tmp_path)},
        capture_output=True,
        text=True,
        check=False,
        timeout=120,
    )
    assert done.returncode == 0, done.stderr
    assert done.stderr.strip() == ""
    assert content(tmp_path / "ray.json") == expected


def test_a_cluster_that_is_not_there_is_told_at_once() -> None:
    with pytest.raises(MuneraError, match=r"127\.0\.0\.1:9 does not answer"), pools.on_ray("127.0.0.1:9", None):
        pass


def interrupted(arena: Arena, after: int) -> None:
    with pools.here() as pool:
        for done in arena.run(pool):
            if done >= after:
                raise KeyboardInterrupt


@pytest.mark.parametrize("after", [1, 3, 6])
def test_an_interrupted_match_goes_on_where_it_stopped(tmp_path: Path, expected: dict[str, Any], after: int) -> None:
    path = tmp_path / "cut.json"
    arena = Arena(load(path, MATCH), BLOCKS, path, None)
    with pytest.raises(KeyboardInterrupt):
        interrupted(arena, after)
    kept = load(path, MATCH)
    assert after <= len(kept.outcomes) < BLOCKS * MATCH.players
    assert json.loads(path.read_text("utf-8"))["summary"] is None
    assert whole_run(path) == expected


def test_games_are_saved_while_others_are_still_played(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(arena_run, "SAVE_SECONDS", 0.0)
    path = tmp_path / "now.json"
    with pools.here() as pool:
        for done in Arena(Results(MATCH), BLOCKS, path, None).run(pool):
            assert len(load(path, MATCH).outcomes) == done


def test_a_finished_file_is_not_played_again_but_may_be_extended(tmp_path: Path) -> None:
    path = tmp_path / "more.json"
    whole_run(path)
    assert Arena(load(path, MATCH), 1, path, None).missing() == []
    assert Arena(load(path, MATCH), BLOCKS, path, None).missing() == []
    assert Arena(load(path, MATCH), BLOCKS + 1, path, None).missing() == [8, 9, 10, 11]


@pytest.mark.parametrize(
    ("other", "words"),
    [
        (MATCH._replace(seed=6), "with seed 5, not 6"),
        (MATCH._replace(bots=("random",) * 3), "with bots random,random,random,random, not random,random,random"),
        (MATCH._replace(variants=("intense_auctions",)), "with variants none, not intense_auctions"),
        (MATCH._replace(game="circus_maximus"), "with game colosseum, not circus_maximus"),
    ],
)
def test_a_file_with_other_settings_is_refused(tmp_path: Path, other: Match, words: str) -> None:
    path = tmp_path / "other.json"
    save(path, Results(MATCH), None)
    with pytest.raises(MuneraError, match=words):
        load(path, other)


@pytest.mark.parametrize("text", ["", "nonsense", "[]", "{}", '{"arena": 1}', '{"arena": 2}', "3"])
def test_a_file_of_something_else_is_refused_and_kept(tmp_path: Path, text: str) -> None:
    path = tmp_path / "mine.json"
    path.write_text(text, "utf-8")
    with pytest.raises(MuneraError, match="choose another file"):
        load(path, MATCH)
    assert path.read_text("utf-8") == text


def test_a_file_that_was_edited_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "edited.json"
    whole_run(path)
    text = path.read_text("utf-8")
    for old, new in (
        ('"winners": [', '"winners": [9, '),
        ('"seats": ["random", ', '"seats": ['),
        ('"seed": ', '"seed": 1'),
    ):
        path.write_text(text[:600] + text[600:].replace(old, new), "utf-8")
        with pytest.raises(MuneraError, match="choose another file"):
            load(path, MATCH)


def test_records_replay_to_the_results_and_name_the_bots(tmp_path: Path) -> None:
    match = Match("circus_maximus", (), ("random",) * 3, 2)
    folder = tmp_path / "new" / "records"
    arena = Arena(Results(match), 1, None, folder)
    arena.prepare()
    with pools.here() as pool:
        list(arena.run(pool))
    assert sorted(path.name for path in folder.iterdir()) == [
        f"circus_maximus-2-00000{number}.munera" for number in (1, 2, 3)
    ]
    for number, path in enumerate(sorted(folder.iterdir())):
        record = Record.load(path)
        assert tuple(record.names) == match.seats(number)
        assert tuple(record.replay().scores()) == arena.results.outcomes[number].scores
        assert len(record.actions) == arena.results.outcomes[number].steps
    sorted(folder.iterdir())[1].unlink()
    assert arena.missing() == [1]


def test_the_record_of_another_game_is_not_overwritten(tmp_path: Path) -> None:
    arena = Arena(Results(MATCH), 1, None, tmp_path)
    arena.record_path(tmp_path, 2).write_text("mine", "utf-8")
    with pytest.raises(MuneraError, match="record of another game"), pools.here() as pool:
        list(arena.run(pool))
    assert arena.record_path(tmp_path, 2).read_text("utf-8") == "mine"
