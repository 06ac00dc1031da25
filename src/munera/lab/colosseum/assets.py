"""What star performers, loges, season tickets and expansions bring."""

from munera.lab.chapters import times_fair
from munera.lab.estimate import Estimate, Sample
from munera.lab.figures import Series, columns
from munera.lab.lab import Results
from munera.lab.observe import WIN, keys
from munera.lab.page import Figure, Section, Table, as_number, as_percent, told_number

NAMES = ("star performers", "season tickets", "arena expansions", "loges", "podiums", "programs")
_RARE = 0.005  # what fewer players have is left out of the plots


def assets(results: Results) -> Section:
    sample = results.sample()
    figures, body = [], []
    said: list[tuple[float, str]] = []
    for name in NAMES:
        counts = [int(key[-1]) for key in keys(sample.total, "with", name)]
        counts.sort()
        usual = [count for count in counts if sample.total["with", name, count] >= _RARE * sample.total["players",]]
        times = [_times(sample, name, count) for count in usual]
        svg = columns(
            [str(count) for count in usual],
            [Series(name, times)],
            "times the fair share",
            line=(1, "fair"),
            zero=True,
            narrow=True,
        )
        figures.append(Figure(svg, f"Wins of players with so many {name} at the end."))
        said += _said(sample, name, usual)
        for count in counts:
            having = sample.share(("with", name, count), ("players",))
            body.append(
                [
                    f"{name}: {count}",
                    as_percent(having),
                    as_percent(sample.share(("wins with", name, count), ("with", name, count), WIN)),
                    as_number(_times(sample, name, count)),
                    f"{sample.total['games with', name, count]:,}",
                ]
            )
    says = [sentence for _, sentence in sorted(said, reverse=True)[:3]]
    head = ["at the end", "players who have them", "games they win", "times the fair share", "games"]
    warning = "This is correlation, not cause: who is ahead can afford more, and some kinds of play lead to both."
    note = (
        "The fair share is one in the number of players; 1.00 means winning exactly that often. What fewer than one "
        "player in 200 has is in the table only."
    )
    return Section(
        "assets", "What stars and stones bring", says, figures, [Table("In figures", head, body)], note, warning
    )


def _times(sample: Sample, name: str, count: int) -> Estimate:
    return times_fair(sample, ("wins with", name, count), ("fair wins with", name, count), ("with", name, count))


def _said(sample: Sample, name: str, counts: list[int]) -> list[tuple[float, str]]:
    """How far those with most and those with least are apart, and a sentence about it."""
    if len(counts) < 2:
        return []
    few, many = counts[0], counts[-1]
    less, more = (_times(sample, name, count) for count in (few, many))
    sentence = (
        f"Players with {many} {name if many != 1 else name[:-1]} at the end win {told_number(more, 2)} times their "
        f"fair share; with {few or 'none'} it is {told_number(less, 2)} times."
    )
    return [(abs((more.value or 0) - (less.value or 0)), sentence)]
