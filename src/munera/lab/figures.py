"""Plots as inline SVG, drawn by matplotlib in colours that the page sets by day and by night."""

import re
from collections.abc import Sequence
from contextlib import AbstractContextManager
from io import StringIO
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from munera.lab import extra
from munera.lab.estimate import Estimate

if TYPE_CHECKING:
    from matplotlib.axes import Axes
    from matplotlib.figure import Figure

# matplotlib draws with these; the page's variables take their place.
_COLOURS: Final = {
    "#010203": "--ink",
    "#020304": "--ink-2",
    "#030405": "--line",
    "#040506": "--surface",
    "#110101": "--c1",
    "#110202": "--c2",
    "#110303": "--c3",
    "#110404": "--c4",
    "#110505": "--c5",
    "#110606": "--c6",
}
_INK, _INK_2, _LINE, _SURFACE, *_SERIES = _COLOURS
_WIDTH: Final = 4.5  # inches; the page makes it as wide as a column
_NARROW: Final = 3.7  # where three stand side by side
_MARKS: Final = "osD^vP"


class Series(NamedTuple):
    """One row of figures under a name that the legend shows."""

    name: str
    points: Sequence[Estimate]


class Band(NamedTuple):
    """From the lowest to the highest tenth, and the quarters between, at one place of an axis."""

    parts: tuple[float, float, float, float, float]  # 10, 25, 50, 75, 90 %
    mean: Estimate


def needed() -> None:
    """Raises, in one sentence, where the plots cannot be drawn."""
    extra("matplotlib")
    extra("numpy")


def columns(
    labels: Sequence[str],
    series: Sequence[Series],
    unit: str,
    *,
    scale: float = 1,
    line: tuple[float, str] | None = None,
    zero: bool = False,
    narrow: bool = False,
) -> str:
    """Dots with their intervals over a row of names."""
    with _style():
        figure, axes = _axes(2.7 if narrow else 3.1, _NARROW if narrow else _WIDTH)
        width = 0.14 if len(series) > 1 else 0.0
        for number, one in enumerate(series):
            shift = (number - (len(series) - 1) / 2) * width * 1.6
            known = [(x, point) for x, point in enumerate(one.points) if point.value is not None]
            _dots(
                axes, number, one.name, [x + shift for x, _ in known], [point for _, point in known], scale, flat=False
            )
        axes.set_xticks(range(len(labels)), list(labels))
        axes.set_xlim(-0.6, len(labels) - 0.4)
        axes.set_ylabel(unit)
        axes.grid(axis="y")
        if line is not None:
            axes.axhline(line[0] * scale, color=_INK_2, linestyle=(0, (5, 4)), linewidth=1.2, label=line[1])
        if zero:
            axes.set_ylim(bottom=0)
        _legend(axes, 46 if narrow else 64)
        return _svg(figure)


def rows(
    labels: Sequence[str],
    series: Sequence[Series],
    unit: str,
    *,
    scale: float = 1,
    line: float | None = None,
    zero: bool = False,
) -> str:
    """Dots with their intervals, one name a line, the first on top."""
    with _style():
        figure, axes = _axes(0.9 + 0.25 * len(labels) + (0.25 if len(series) > 1 else 0))
        for number, one in enumerate(series):
            shift = (number - (len(series) - 1) / 2) * 0.26
            known = [(y, point) for y, point in enumerate(one.points) if point.value is not None]
            _dots(
                axes, number, one.name, [y + shift for y, _ in known], [point for _, point in known], scale, flat=True
            )
        axes.set_yticks(range(len(labels)), list(labels))
        axes.set_ylim(len(labels) - 0.4, -0.6)
        axes.set_xlabel(unit)
        axes.grid(axis="x")
        axes.tick_params(axis="y", length=0)
        if zero:
            axes.set_xlim(left=0)
        if line is not None:
            axes.axvline(line, color=_INK_2, linestyle=(0, (5, 4)), linewidth=1.2)
        _legend(axes)
        return _svg(figure)


def bands(labels: Sequence[str], places: Sequence[Band], unit: str) -> str:
    """How values spread at every place of an axis, with their means."""
    with _style():
        figure, axes = _axes(3.1)
        for x, band in enumerate(places):
            axes.bar(x, band.parts[4] - band.parts[0], 0.34, band.parts[0], color=_SERIES[2], alpha=0.35)
            axes.bar(x, band.parts[3] - band.parts[1], 0.34, band.parts[1], color=_SERIES[2], alpha=0.75)
            axes.plot([x - 0.17, x + 0.17], [band.parts[2]] * 2, color=_INK, linewidth=1.6, solid_capstyle="butt")
        _dots(axes, 0, "mean", list(range(len(places))), [band.mean for band in places], 1, flat=False)
        axes.plot([], [], color=_INK, linewidth=1.6, label="median")
        axes.bar([0], [0], color=_SERIES[2], alpha=0.75, label="middle half")
        axes.bar([0], [0], color=_SERIES[2], alpha=0.35, label="middle 80 %")
        axes.set_xticks(range(len(labels)), list(labels))
        axes.set_ylabel(unit)
        axes.set_ylim(bottom=0)
        axes.grid(axis="y")
        _legend(axes)
        return _svg(figure)


def stacked(labels: Sequence[str], series: Sequence[tuple[str, Sequence[float]]], unit: str) -> str:
    """Parts of a whole, side by side."""
    with _style():
        figure, axes = _axes(3.1)
        floor = [0.0] * len(labels)
        for number, (name, values) in enumerate(series):
            axes.bar(
                range(len(labels)),
                values,
                0.62,
                floor,
                color=_SERIES[number],
                edgecolor=_SURFACE,
                linewidth=1,
                label=name,
            )
            floor = [low + value for low, value in zip(floor, values, strict=True)]
        axes.set_xticks(range(len(labels)), list(labels))
        axes.set_ylabel(unit)
        axes.grid(axis="y")
        _legend(axes)
        return _svg(figure)


# How it is drawn


def _style() -> AbstractContextManager[None]:
    needed()
    from matplotlib import rc_context

    return rc_context(
        {
            "svg.fonttype": "none",
            "svg.hashsalt": "munera",
            "font.family": "DejaVu Sans",
            "font.size": 10,
            "axes.edgecolor": _LINE,
            "axes.labelcolor": _INK_2,
            "axes.facecolor": "none",
            "figure.facecolor": "none",
            "grid.color": _LINE,
            "grid.linewidth": 0.8,
            "text.color": _INK,
            "xtick.color": _LINE,
            "ytick.color": _LINE,
            "xtick.labelcolor": _INK,
            "ytick.labelcolor": _INK,
            "axes.axisbelow": True,
            "axes.spines.top": False,
            "axes.spines.right": False,
            "axes.spines.left": False,
        }
    )


def _axes(height: float, width: float = _WIDTH) -> tuple["Figure", "Axes"]:
    from matplotlib.figure import Figure

    figure = Figure(figsize=(width, height), layout="constrained")
    axes = figure.add_subplot()
    axes.tick_params(axis="y", length=0)
    return figure, axes


def _dots(
    axes: "Axes",
    number: int,
    name: str,
    places: Sequence[float],
    points: Sequence[Estimate],
    scale: float,
    flat: bool,
) -> None:
    """Dots on one axis, their intervals as bars; who has no interval has no bar."""
    values = [scale * (point.value or 0.0) for point in points]
    lows = [
        0.0 if point.low is None else value - scale * point.low for value, point in zip(values, points, strict=True)
    ]
    highs = [
        0.0 if point.high is None else scale * point.high - value for value, point in zip(values, points, strict=True)
    ]
    errors = [[max(0.0, low) for low in lows], [max(0.0, high) for high in highs]]
    look: dict[str, Any] = {
        "fmt": _MARKS[number],
        "color": _SERIES[number],
        "markersize": 6,
        "markeredgecolor": _SURFACE,
        "markeredgewidth": 0.8,
        "elinewidth": 2,
        "label": name,
        "clip_on": False,
    }
    if flat:
        axes.errorbar(values, places, xerr=errors, **look)
    else:
        axes.errorbar(places, values, yerr=errors, **look)


def _legend(axes: "Axes", room: int = 64) -> None:
    """Above the plot, in as many columns as their names leave room for."""
    _, labels = axes.get_legend_handles_labels()
    if len(labels) > 1:
        columns = max(1, min(len(labels), room // (max(map(len, labels)) + 5)))
        axes.figure.legend(
            loc="outside upper left", ncols=columns, frameon=False, fontsize=9, handlelength=1.8, columnspacing=1.2
        )


_drawn: list[int] = [0]


def start() -> None:
    """Numbers the plots of a page anew."""
    _drawn[0] = 0


def _svg(figure: "Figure") -> str:
    """As a part of the page: no addresses, no fonts, names of its own, and the page's colours."""
    out = StringIO()
    figure.savefig(out, format="svg", metadata=dict.fromkeys(("Creator", "Date", "Format", "Type")))
    text = out.getvalue()
    text = text[text.index("<svg") :]
    text = re.sub(r"<metadata>.*?</metadata>|<style.*?</style>|<!--.*?-->", "", text, flags=re.DOTALL)
    text = re.sub(r'<svg[^>]*viewBox="([^"]*)"[^>]*>', r'<svg viewBox="\1" aria-hidden="true">', text)
    text = re.sub(r"font(?:-family)?: ([^;\"]*)'DejaVu Sans'[^;\"]*", _font, text)
    text = re.sub(r"\d+\.\d{3,}", lambda found: f"{float(found[0]):.2f}", text)
    _drawn[0] += 1
    prefix = f"f{_drawn[0]}-"
    text = re.sub(r'<g id="[^"]*"/>', "", text)
    text = re.sub(r'<g id="[^"]*">', "<g>", text)
    text = re.sub(r' id="', f' id="{prefix}', text).replace("url(#", f"url(#{prefix}")
    text = re.sub(r'(?:xlink:)?href="#', f'href="#{prefix}', text)
    for colour, variable in _COLOURS.items():
        text = text.replace(colour, f"var({variable})")
    return re.sub(r"\n\s*", "\n", text).strip()


def _font(match: re.Match[str]) -> str:
    """Only the size of a text: the page has its own letters."""
    size = re.search(r"[\d.]+px", match[1])
    return f"font-size: {size[0]}" if size else "font-style: normal"
