"""The rulebook of a game in the reader's language, by the numbers of its rules."""

import re
from importlib.resources import files

from munera import Game, Message, MuneraError

_CHAPTER = re.compile(r"## ([A-Z]+\d+) (.*)")
_RULE = re.compile(r"- ([A-Z]+\d+\.\d+) (.*)")


class Rulebook:
    def __init__(self, game: Game, language: str = "en") -> None:
        self.chapters: dict[str, str] = {}
        self.rules: dict[str, str] = {}
        self.introduction: list[str] = []
        rule = ""
        for line in _text(game, language).splitlines():
            if chapter := _CHAPTER.match(line):
                self.chapters[chapter[1]] = chapter[2]
                rule = ""
            elif begun := _RULE.match(line):
                rule = begun[1]
                self.rules[rule] = _unmarked(begun[2])
            elif not self.chapters and line and not line.startswith("#"):
                self.introduction.append(_unmarked(line))
            elif rule and line.startswith("  "):
                self.rules[rule] += " " + _unmarked(line.strip())

    def look_up(self, number: str) -> list[str]:
        """A rule, the rules of a chapter, or with an empty number an overview."""
        wanted = number.strip().upper()
        if not wanted:
            return [" ".join(self.introduction), *[f"{chapter} {title}" for chapter, title in self.chapters.items()]]
        if wanted in self.rules:
            return [f"{wanted} {self.rules[wanted]}"]
        if wanted in self.chapters:
            rules = [f"{rule} {text}" for rule, text in self.rules.items() if rule.startswith(wanted + ".")]
            return [f"{wanted} {self.chapters[wanted]}", *rules]
        raise MuneraError(Message("errors-no-rule", number=number.strip()[:20]))


def _text(game: Game, language: str) -> str:
    """In `rules/` or, in English and where a translation is missing, RULES.md."""
    folder = files("munera.games") / game.name
    for path in (folder / "rules" / f"{language}.md", folder / "RULES.md"):
        if path.is_file():
            return path.read_text("utf-8")
    raise MuneraError(Message("errors-no-rulebook", game=game.title))


def _unmarked(text: str) -> str:
    return re.sub(r"\*\*|(?<!\w)\*|\*(?!\w)|`", "", text)
