"""Everything that is drawn: tables, what happened, the question, the choices."""

from itertools import groupby

from rich import box
from rich.console import Console
from rich.table import Table
from rich.text import Text

from munera import Message
from munera.cli.choices import Choice
from munera.cli.dress import Sheet
from munera.cli.language import tell

MOST_NEWS = 24  # lines of what the others did; "log" has all of them


class Screen:
    def __init__(self) -> None:
        self.console = Console(highlight=False, soft_wrap=False)
        self._shown: dict[str, Sheet] = {}  # the table last drawn at each place

    def say(self, text: str, style: str = "") -> None:
        self.console.print(Text(text, style))

    def path(self, text: str) -> None:
        """A line with something to copy, never broken."""
        self.console.print(Text(text), soft_wrap=True)

    def title(self, text: str) -> None:
        self.console.print()
        self.console.rule(Text(text, "bold"), align="left", characters="─")

    def tables(self, sheets: list[Sheet], me: str, afresh: bool = True) -> None:
        """All of them, or only those that have changed since they were last drawn."""
        for sheet in sheets:
            place = sheet[1][0] + sheet[1][-1] + sheet[0].partition(":")[0]
            if afresh or self._shown.get(place) != sheet:
                self._shown[place] = sheet
                self.console.print()
                self.console.print(Text(sheet[0], "bold yellow"))
                self.console.print(_drawn(sheet, me))

    def news(self, lines: list[str]) -> None:
        if not lines:
            return
        self.console.print()
        if len(lines) > MOST_NEWS:
            self.say("  " + tell(Message("terminal-more-lines", count=len(lines) - MOST_NEWS)), "dim")
        for line in lines[-MOST_NEWS:]:
            self.console.print(_indented(line, "dim cyan"))

    def question(self, name: str, prompt: str) -> None:
        self.console.print()
        self.console.print(
            Text.assemble((tell(Message("terminal-asked", who=name)) + " ", "bold magenta"), (prompt, "bold"))
        )

    def choices(self, offered: list[Choice], everything: bool = False) -> None:
        """Numbered; blocks that would fill the screen by themselves are drawn as one line."""
        folded = set() if everything else self._too_many(offered)
        drawn: list[list[tuple[str, str, str]]] = []
        for block, group in groupby(offered, key=lambda choice: choice.block):
            members = list(group)
            drawn.append([_folded(members)] if block in folded else [_line(member) for member in members])
        shared = max((len(words) for lines in drawn if len(lines) <= 3 for _, words, _ in lines), default=0)
        numbers = max(len(number) for lines in drawn for number, _, _ in lines)
        for lines in drawn:
            width = shared if len(lines) <= 3 else max(len(words) for _, words, _ in lines)
            for number, words, hint in lines:
                grid = Table.grid(padding=(0, 2, 0, 0))
                grid.add_column(justify="right", style="bold cyan", width=numbers)
                grid.add_column(width=width)
                grid.add_column(style="dim")
                grid.add_row(number, Text(words), Text(hint))
                self.console.print(grid)

    def _too_many(self, offered: list[Choice]) -> set[str]:
        """The largest blocks, until the rest fits."""
        room = max(20, self.console.height - 8)
        sizes: dict[str, int] = {}
        for choice in offered:
            sizes[choice.block] = sizes.get(choice.block, 0) + 1
        folded: set[str] = set()
        while sum(sizes.values()) > room:
            largest = max(sizes, key=lambda block: sizes[block])
            if sizes[largest] <= 3:
                break
            folded.add(largest)
            sizes[largest] = 1
        return folded


def _line(choice: Choice) -> tuple[str, str, str]:
    """Number, words and hint of a choice."""
    number = str(choice.numbers[0])
    if len(choice.actions) == 1:
        return number, choice.labels[0], choice.hint
    first, middle = choice.labels[0], len(choice.actions) // 2
    run = tell(Message("terminal-run", first=first, last=choice.labels[-1]))
    if len(choice.numbers) == len(choice.actions):
        hint = Message("terminal-type-number", example=choice.numbers[middle])
        return f"{number}–{choice.numbers[-1]}", run, tell(hint)
    return number, run, tell(Message("terminal-type-words", example=choice.labels[middle], number=number, first=first))


def _folded(members: list[Choice]) -> tuple[str, str, str]:
    run = tell(Message("terminal-run", first=members[0].labels[0], last=members[-1].labels[-1]))
    return "…", run, tell(Message("terminal-folded", count=len(members)))


def _indented(line: str, style: str) -> Table:
    grid = Table.grid(padding=(0, 1))
    grid.add_row(Text("  ·", style), Text(line))
    return grid


def _drawn(sheet: Sheet, me: str) -> Table:
    _, columns, rows = sheet
    table = Table(
        box=box.SIMPLE_HEAD,
        padding=(0, 1, 0, 0),
        pad_edge=False,
        show_edge=False,
    )
    for place, column in enumerate(columns):
        numbers = all(row[place].lstrip("+").isdecimal() or row[place] in ("", "–") for row in rows)
        table.add_column(Text(column), justify="right" if numbers else "left", no_wrap=place == 0)
    for row in rows:
        mine = me in row[:2]
        table.add_row(*[Text(cell) for cell in row], style="bold" if mine else "")
    return table
