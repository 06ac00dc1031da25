"""The report as one HTML page that needs nothing else: no script, no font, no address."""

from dataclasses import dataclass, field
from html import escape

from munera.lab.estimate import Estimate
from munera.lab.style import STYLE

NOTHING = "–"
PERCENT = "\u202f%"


@dataclass
class Figure:
    svg: str
    caption: str


@dataclass
class Table:
    """Cells are HTML; a folded table stands behind a line that opens it."""

    caption: str
    head: list[str]
    rows: list[list[str]]
    folded: bool = True


@dataclass
class Section:
    """One chapter: what it says in words, what it shows, and the figures behind it."""

    name: str
    title: str
    says: list[str]
    figures: list[Figure] = field(default_factory=list)
    tables: list[Table] = field(default_factory=list)
    note: str = ""  # how something was measured
    warning: str = ""  # how it must not be read


Highlight = tuple[str, str, str]  # a figure, what it is, its interval


@dataclass
class Page:
    title: str
    subtitle: str
    settings: list[tuple[str, str]]
    highlights: list[Highlight]
    sections: list[Section]
    foot: str


# Figures as text


def percent(value: float | None, digits: int = 1) -> str:
    return NOTHING if value is None else f"{_signless(100 * value, digits)}{PERCENT}"


def number(value: float | None, digits: int = 2) -> str:
    return NOTHING if value is None else _signless(value, digits)


def signed(value: float | None, digits: int = 2, unit: str = "", scale: float = 1) -> str:
    if value is None:
        return NOTHING
    text = _signless(value * scale, digits)
    plus = "+" if not text.startswith("−") and float(text.replace(",", "")) != 0 else ""
    return f"{plus}{text}{unit}"


def as_percent(estimate: Estimate, digits: int = 1) -> str:
    """A share in a table, its interval below."""
    return _cell(percent(estimate.value, digits), estimate, 100, digits)


def as_number(estimate: Estimate, digits: int = 2) -> str:
    return _cell(number(estimate.value, digits), estimate, 1, digits)


def as_signed(estimate: Estimate, digits: int = 2, unit: str = "", scale: float = 1) -> str:
    return _cell(signed(estimate.value, digits, unit, scale), estimate, scale, digits)


def told_percent(estimate: Estimate, digits: int = 1) -> str:
    """A share in a sentence: 27.1 % ± 0.9."""
    digits = _digits(estimate, 100, digits)
    return percent(estimate.value, digits) + _margin(estimate, 100, digits)


def told_number(estimate: Estimate, digits: int = 1) -> str:
    digits = _digits(estimate, 1, digits)
    return number(estimate.value, digits) + _margin(estimate, 1, digits)


def span(estimate: Estimate, scale: float = 1, digits: int = 1, unit: str = "") -> str:
    """An interval alone."""
    if estimate.low is None or estimate.high is None:
        return "no interval"
    return f"{_signless(estimate.low * scale, digits)} to {_signless(estimate.high * scale, digits)}{unit}"


def games(estimate: Estimate) -> str:
    return f"{estimate.games:,}"


def _digits(estimate: Estimate, scale: float, digits: int) -> int:
    """So many that a small margin does not look like none."""
    while estimate.margin and digits < 4 and round(estimate.margin * scale, digits) == 0:
        digits += 1
    return digits


def _margin(estimate: Estimate, scale: float, digits: int) -> str:
    return "" if estimate.margin is None else f" ± {_signless(estimate.margin * scale, digits)}"


def _cell(text: str, estimate: Estimate, scale: float, digits: int) -> str:
    return text if estimate.value is None else f"{text}<small>{span(estimate, scale, digits)}</small>"


def _signless(value: float, digits: int) -> str:
    """With a true minus, and never a negative zero."""
    text = f"{value:,.{digits}f}"
    return text.lstrip("-") if float(text.replace(",", "")) == 0 else text.replace("-", "−")


# The page


def html(page: Page) -> str:
    links = "".join(f'<li><a href="#{section.name}">{escape(section.title)}</a></li>' for section in page.sections)
    settings = "".join(f"<div><dt>{escape(name)}</dt><dd>{escape(value)}</dd></div>" for name, value in page.settings)
    tiles = "".join(
        f'<div class="tile"><b>{escape(value)}</b><span>{escape(what)}</span><small>{escape(interval)}</small></div>'
        for value, what, interval in page.highlights
    )
    sections = "\n".join(_section(section) for section in page.sections)
    return f"""<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>{escape(page.title)}: {escape(page.subtitle)}</title>
<style>{STYLE}</style>
</head>
<body>
<header class="top"><div class="wrap">
<p class="house">Munera · the lab</p>
<h1>{escape(page.title)}</h1>
<p class="lead">{escape(page.subtitle)}</p>
<dl class="settings">{settings}</dl>
</div></header>
<main class="wrap">
<div class="tiles">{tiles}</div>
<nav aria-label="Chapters"><ol>{links}</ol></nav>
{sections}
</main>
<footer class="wrap"><p>{escape(page.foot)}</p></footer>
</body>
</html>
"""


def _section(section: Section) -> str:
    says = "".join(f"<p>{escape(sentence)}</p>" for sentence in section.says)
    note = f'<p class="note warning">{escape(section.warning)}</p>' if section.warning else ""
    note += f'<p class="note">{escape(section.note)}</p>' if section.note else ""
    figures = "".join(
        f'<figure><div role="img" aria-label="{escape(figure.caption)}">{figure.svg}</div>'
        f"<figcaption>{escape(figure.caption)}</figcaption></figure>"
        for figure in section.figures
    )
    plots = ""
    if len(section.figures) == 1:
        plots, note = f'<div class="plots n1">{figures}<div>{note}</div></div>', ""
    elif figures:
        plots = f'<div class="plots n{_columns(len(section.figures))}">{figures}</div>'
    tables = "".join(_table(table) for table in section.tables)
    return (
        f'<section id="{section.name}">\n<h2>{escape(section.title)}</h2>\n'
        f'<div class="says">{says}</div>{plots}{note}{tables}\n</section>'
    )


def _columns(figures: int) -> int:
    """How many plots stand side by side where there is room."""
    return 3 if figures % 3 == 0 else 2


def _table(table: Table) -> str:
    head = "".join(f'<th scope="col">{escape(name)}</th>' for name in table.head)
    rows = "".join(
        f'<tr><th scope="row">{row[0]}</th>' + "".join(f"<td>{cell}</td>" for cell in row[1:]) + "</tr>"
        for row in table.rows
    )
    inside = (
        f'<div class="scroll" tabindex="0"><table><thead><tr>{head}</tr></thead><tbody>{rows}</tbody></table></div>'
    )
    if table.folded:
        return f"<details><summary>{escape(table.caption)}</summary>{inside}</details>"
    return f'<div class="open"><p class="caption">{escape(table.caption)}</p>{inside}</div>'
