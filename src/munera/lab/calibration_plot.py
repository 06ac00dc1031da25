"""The table of a calibration as a small picture: what was said against what came of it."""

from typing import Final
from xml.sax.saxutils import escape

from munera.lab.calibration import Row

SIDE: Final = 300  # of the square from 0 to 100 %
LEFT: Final = 46
TOP: Final = 34
STYLE: Final = (
    "text{font:12px sans-serif;fill:#57504a}.t{font-weight:600;fill:#3a322c}.g{stroke:#c9bfb3;stroke-width:1}"
    ".d{stroke:#8b8178;stroke-dasharray:4 4}.i{stroke:#7a2e3b;stroke-width:2}.p{fill:#7a2e3b}"
    "@media(prefers-color-scheme:dark){text{fill:#cfc4b8}.t{fill:#f0e8de}.g{stroke:#5b524a}.i{stroke:#e08a98}.p{fill:#e08a98}}"
)


def drawn(rows: list[Row], title: str) -> str:
    """An SVG; each point with its 95 % interval, and the line on which all would lie."""
    parts = [
        f"<title>{escape(title)}</title><style>{STYLE}</style>",
        f'<text class="t" x="{LEFT}" y="18">{escape(title)}</text>',
    ]
    for tenth in range(0, 11, 2):
        share = tenth / 10
        parts.append(_line("g", 0, share, 1, share) + _line("g", share, 0, share, 1))
        parts.append(f'<text x="{LEFT - 6}" y="{_y(share) + 4:.0f}" text-anchor="end">{10 * tenth} %</text>')
        parts.append(f'<text x="{_x(share):.0f}" y="{_y(0) + 16:.0f}" text-anchor="middle">{10 * tenth} %</text>')
    parts.append(_line("d", 0, 0, 1, 1))
    for row in rows:
        assert row.won.value is not None
        if row.won.low is not None and row.won.high is not None:
            parts.append(_line("i", row.said, row.won.low, row.said, row.won.high))
        parts.append(f'<circle class="p" cx="{_x(row.said):.1f}" cy="{_y(row.won.value):.1f}" r="4"/>')
    parts.append(f'<text x="{_x(0.5):.0f}" y="{_y(0) + 34:.0f}" text-anchor="middle">said</text>')
    parts.append(
        f'<text x="12" y="{_y(0.5):.0f}" transform="rotate(-90 12 {_y(0.5):.0f})" text-anchor="middle">won</text>'
    )
    size = f'width="{SIDE + LEFT + 20}" height="{SIDE + TOP + 44}"'
    return f'<svg xmlns="http://www.w3.org/2000/svg" {size} role="img">\n' + "\n".join(parts) + "\n</svg>\n"


def _line(style: str, x1: float, y1: float, x2: float, y2: float) -> str:
    ends = f'x1="{_x(x1):.1f}" y1="{_y(y1):.1f}" x2="{_x(x2):.1f}" y2="{_y(y2):.1f}"'
    return f'<line class="{style}" {ends}/>'


def _x(share: float) -> float:
    return LEFT + SIDE * share


def _y(share: float) -> float:
    return TOP + SIDE * (1 - share)
