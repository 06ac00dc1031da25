"""The rulebook of a game (RULES.md in its folder), by the numbers of its rules."""

import re
from importlib.resources import files

from munera import Game, MuneraError

_CHAPTER = re.compile(r"## ([A-Z]+\d+) (.*)")
_RULE = re.compile(r"- ([A-Z]+\d+\.\d+) (.*)")


class Rulebook:
    def __init__(self, game: Game) -> None:
        self.chapters: dict[str, str] = {}
        self.rules: dict[str, str] = {}
        self.introduction: list[str] = []
        rule = ""
        for line in _text(game).splitlines():
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
        raise MuneraError(f"There is no rule {number.strip()[:20]}; “rules” alone lists the chapters.")


def _text(game: Game) -> str:
    try:
        return files(f"munera.games.{game.name}").joinpath("RULES.md").read_text("utf-8")
    except OSError:
        raise MuneraError(f"{game.title} has no rulebook here.") from None


def _unmarked(text: str) -> str:
    return re.sub(r"\*\*|(?<!\w)\*|\*(?!\w)|`", "", text)
