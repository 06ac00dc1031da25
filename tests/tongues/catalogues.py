"""What the catalogues hold and what the source asks of them, read from both as text."""

import ast
import re
from functools import cache
from pathlib import Path
from typing import NamedTuple

from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

SOURCE = Path(__file__).parents[2] / "src" / "munera"
FILES = sorted([*SOURCE.glob("tongues/*/*.ftl"), *SOURCE.glob("games/*/tongue/*.ftl")])
AREAS = sorted({path.parent.parent.name if path.parent.name == "tongue" else path.parent.name for path in FILES})
_ID = re.compile(rf"({'|'.join(AREAS)})-[a-z]")
_HOLE = "…"  # stands for what an f-string fills in


class Entry(NamedTuple):
    """A message: its variables, the other messages it refers to, and its forms."""

    variables: frozenset[str]
    references: frozenset[str]
    forms: frozenset[str]


@cache
def catalogue(language: str) -> dict[str, Entry]:
    """Every message of a language, with what it needs through the messages it refers to."""
    entries: dict[str, Entry] = {}
    for path in FILES:
        if path.stem != language:
            continue
        for entry in FluentParser().parse(path.read_text("utf-8")).body:
            assert not isinstance(entry, ftl.Junk), f"{path}: {entry.content}"
            if isinstance(entry, ftl.Message):
                assert entry.id.name not in entries, f"{entry.id.name} stands twice in {language}"
                entries[entry.id.name] = _entry(entry)
    return entries


def _entry(message: ftl.Message) -> Entry:
    variables: set[str] = set()
    references: set[str] = set()

    def visit(node: object) -> None:
        if isinstance(node, ftl.VariableReference):
            variables.add(node.id.name)
        elif isinstance(node, ftl.MessageReference):
            references.add(node.id.name)
        if isinstance(node, ftl.BaseNode):
            for value in vars(node).values():
                visit(value)
        elif isinstance(node, list):
            for each in node:
                visit(each)

    visit(message.value)
    visit(message.attributes)
    forms = frozenset(attribute.id.name for attribute in message.attributes)
    return Entry(frozenset(variables), frozenset(references), forms)


def variables(language: str, message: str) -> set[str]:
    """Those of a message and of all it refers to."""
    entry = catalogue(language)[message]
    found = set(entry.variables)
    for reference in entry.references - {message}:
        found |= variables(language, reference)
    return found


class Use(NamedTuple):
    """Where the source names a message; `args` is None where it is not clear which are given."""

    message: str  # may have holes
    args: frozenset[str] | None
    where: str

    def means(self, message: str) -> bool:
        if _HOLE not in self.message:
            return self.message == message
        return _pattern(self.message).fullmatch(message) is not None


@cache
def _pattern(holed: str) -> re.Pattern[str]:
    return re.compile(".+".join(re.escape(part) for part in holed.split(_HOLE)))


@cache
def uses() -> list[Use]:
    """Every text of the source that looks like a message's id."""
    found: list[Use] = []
    for path in SOURCE.rglob("*.py"):
        tree = ast.parse(path.read_text("utf-8"))
        documentation = {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr)}
        args: dict[int, frozenset[str]] = {}
        for node in ast.walk(tree):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "Message":
                given = frozenset(keyword.arg or "" for keyword in node.keywords)
                for named in ast.walk(node.args[0]):
                    args[id(named)] = given
        inside = {id(part) for node in ast.walk(tree) if isinstance(node, ast.JoinedStr) for part in node.values}
        for node in ast.walk(tree):
            text = _text(node)
            if text and id(node) not in inside and id(node) not in documentation and _ID.match(text):
                found.append(Use(text, args.get(id(node)), f"{path.name}:{getattr(node, 'lineno', 0)}"))
    return found


def uses_of(message: str) -> list[Use]:
    """Where a message is meant: of ids with holes that fit, those that say most of it."""
    fitting = [use for use in uses() if use.means(message)]
    most = max((len(use.message.replace(_HOLE, "")) for use in fitting), default=0)
    return [use for use in fitting if len(use.message.replace(_HOLE, "")) == most]


def _text(node: ast.AST) -> str:
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        return node.value
    if isinstance(node, ast.JoinedStr):
        return "".join(str(part.value) if isinstance(part, ast.Constant) else _HOLE for part in node.values)
    return ""
