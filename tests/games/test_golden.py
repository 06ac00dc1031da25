"""Golden games: finished games of every kind, replayed action by action. A change of the rules shows here first."""

from pathlib import Path

import pytest

import munera

GAMES = Path(__file__).parents[2] / "src" / "munera" / "games"
GOLDEN = sorted(GAMES.glob("*/golden/*.munera"))


def without_comments(text: str) -> str:
    return "".join(line for line in text.splitlines(keepends=True) if not line.startswith("#"))


@pytest.mark.parametrize("path", GOLDEN, ids=lambda path: f"{path.parent.parent.name}/{path.stem}")
def test_a_golden_game_replays_to_the_letter_with_all_goods_counted(path: Path) -> None:
    text = path.read_text("utf-8")
    record = munera.Record.load(path)
    for state in record.states():
        record.game.audit(state)
    assert record.replay().is_over()
    assert record.dumps() == without_comments(text)


@pytest.mark.parametrize("name", munera.games())
def test_golden_games_cover_every_player_count_and_variant(name: str) -> None:
    game = munera.game(name)
    records = [munera.Record.load(path) for path in GOLDEN if path.parent.parent.name == name]
    assert {record.players for record in records} == set(game.player_counts)
    for variant in game.variants:
        assert any(variant in record.variants for record in records)
    assert any(not record.variants for record in records)


@pytest.mark.parametrize("path", GOLDEN, ids=lambda path: f"{path.parent.parent.name}/{path.stem}")
def test_a_golden_game_says_in_a_comment_what_it_shows(path: Path) -> None:
    assert path.read_text("utf-8").splitlines()[1].startswith("# ")
