"""Tables and stories for any game, from nothing but its view.

Whatever holds a list of dicts becomes a table, one column a key; what is single is listed by name. The names are those
of the view, whatever the reader's language.
"""

from collections.abc import Sequence
from typing import Any

from munera.core.game import State
from munera.core.message import Message, Said, Seat, Sheet
from munera.core.record import Record

_TOLD_ELSEWHERE = ("legal", "you")


def tables(view: dict[str, Any], everything: bool) -> list[Sheet]:
    single: list[list[Said]] = []
    for key, value in view.items():
        if not _is_rows(key, value) and key not in _TOLD_ELSEWHERE and _text(value):
            single.append([_title(key), _text(value)])
    sheets: list[Sheet] = [(Message("common-the-table"), [Message("common-what"), Message("common-now")], single)]
    for key, value in view.items():
        if _is_rows(key, value):
            sheets.append(_rows(key, value))
    return sheets


def hint(view: dict[str, Any], words: str) -> Message | None:
    return None


def story(before: dict[str, Any], words: str, after: dict[str, Any]) -> list[Message]:
    actor = before.get("actor")
    if isinstance(actor, int):
        return [Message("common-did", who=Seat(actor), words=words)]
    return [Message("common-chance-did", words=words)]


def reason(before: State, action: int) -> Message | None:
    return None


def verdict(before: State, seat: int, path: Sequence[int], better: int) -> Message:
    return Message("common-verdict-plain")


def awards(record: Record) -> list[tuple[str, int, Message]]:
    return []


def label(words: str) -> Said:
    return words.replace("_", " ")


def _is_rows(key: str, value: object) -> bool:
    return key not in _TOLD_ELSEWHERE and isinstance(value, list) and bool(value) and isinstance(value[0], dict)


def _rows(key: str, rows: list[dict[str, Any]]) -> Sheet:
    columns = list(dict.fromkeys(column for row in rows for column in row))
    cells = [[_cell(column, row.get(column)) for column in columns] for row in rows]
    return (Message("common-sheet", title=_title(key)), [_title(column) for column in columns], cells)


def _cell(column: str, value: object) -> Said:
    if column == "seat" and isinstance(value, int):
        return Seat(value)
    return _text(value)


def _title(key: str) -> str:
    return key.replace("_", " ")


def _text(value: object) -> Said:
    if value is None or value is False:
        return ""
    if value is True:
        return Message("common-yes")
    if isinstance(value, dict):
        return ", ".join(f"{_title(str(key))} {_plain(each)}" for key, each in value.items() if _plain(each))
    if isinstance(value, list):
        return ", ".join(_plain(each) for each in value)
    return _title(str(value))


def _plain(value: object) -> str:
    text = _text(value)
    return text if isinstance(text, str) else "+"
