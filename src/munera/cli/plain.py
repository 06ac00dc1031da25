"""Tables and stories for any game, from nothing but its view.

Whatever holds a list of dicts becomes a table, one column a key; what is single is listed by name.
"""

from typing import Any

_TOLD_ELSEWHERE = ("legal", "you")


def tables(view: dict[str, Any], names: list[str], everything: bool) -> list[tuple[str, list[str], list[list[str]]]]:
    single = [[_title(key), _text(value)] for key, value in view.items() if not _is_rows(key, value)]
    sheets = [
        ("The table", ["what", "now"], [row for row in single if row[1] and row[0].lower() not in _TOLD_ELSEWHERE])
    ]
    for key, value in view.items():
        if _is_rows(key, value):
            sheets.append(_rows(key, value, names))
    return sheets


def hint(view: dict[str, Any], words: str, names: list[str]) -> str:
    return ""


def story(before: dict[str, Any], words: str, after: dict[str, Any], names: list[str]) -> list[str]:
    actor = before.get("actor")
    return [f"{names[actor]}: {words}." if isinstance(actor, int) else f"Chance: {words}."]


def _is_rows(key: str, value: object) -> bool:
    return key not in _TOLD_ELSEWHERE and isinstance(value, list) and bool(value) and isinstance(value[0], dict)


def _rows(key: str, rows: list[dict[str, Any]], names: list[str]) -> tuple[str, list[str], list[list[str]]]:
    columns = list(dict.fromkeys(column for row in rows for column in row))
    cells = [[_cell(column, row.get(column), names) for column in columns] for row in rows]
    return (_title(key), [_title(column) for column in columns], cells)


def _cell(column: str, value: object, names: list[str]) -> str:
    if column == "seat" and isinstance(value, int) and 0 <= value < len(names):
        return names[value]
    return _text(value)


def _title(key: str) -> str:
    return key.replace("_", " ")


def _text(value: object) -> str:
    if value is None or value is False:
        return ""
    if value is True:
        return "yes"
    if isinstance(value, dict):
        return ", ".join(f"{_title(str(key))} {_text(each)}" for key, each in value.items() if _text(each))
    if isinstance(value, list):
        return ", ".join(_text(each) for each in value)
    return _title(str(value))
