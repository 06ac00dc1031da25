"""Any view becomes tables, whatever its game."""

from munera.tongues import Tongue, plain

VIEW = {
    "game": "senet",
    "you": 0,
    "actor": 1,
    "turn": 3,
    "board": ["a", "b"],
    "bank": {"coins": 3, "gold": 0},
    "over": False,
    "seats": [{"seat": 0, "coins": 3, "hand": ["ace"]}, {"seat": 1, "coins": 4, "blocked": True}],
    "legal": [{"action": 1, "words": "roll", "block": "roll"}],
}
SAY = Tongue("en", ["Ada", "Bruno"]).say


def test_lists_of_things_become_tables_and_the_rest_one_list() -> None:
    first, seats = [
        (SAY(title), [SAY(column) for column in columns], [[SAY(cell) for cell in row] for row in rows])
        for title, columns, rows in plain.tables(VIEW, True)
    ]
    assert first == (
        "The table",
        ["what", "now"],
        [["game", "senet"], ["actor", "1"], ["turn", "3"], ["board", "a, b"], ["bank", "coins 3, gold 0"]],
    )
    assert seats == (
        "seats",
        ["seat", "coins", "hand", "blocked"],
        [["Ada", "3", "ace", ""], ["Bruno", "4", "", "yes"]],
    )


def test_the_story_names_who_acted() -> None:
    assert [SAY(message) for message in plain.story(VIEW, "roll", VIEW)] == ["Bruno: roll."]
    assert [SAY(message) for message in plain.story({**VIEW, "actor": None}, "roll 3", VIEW)] == ["Chance: roll 3."]
