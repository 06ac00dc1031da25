"""Which programs are bought, produced, and win."""

from html import escape

from munera.games.colosseum.data import DEALT_PROGRAMS, PRICE, PROGRAM_NAMES, PROGRAMS
from munera.lab.estimate import Estimate
from munera.lab.figures import Series, rows
from munera.lab.lab import Results
from munera.lab.observe import WIN
from munera.lab.page import (
    PERCENT,
    Figure,
    Highlight,
    Section,
    Table,
    as_number,
    as_percent,
    percent,
    span,
    told_percent,
)

SHOWN = 12  # in the plots; the table has them all


def programs(results: Results) -> Section:
    sample = results.sample()
    owned = [sample.games_share(("owned", program)) for program in range(PROGRAMS)]
    won = [sample.games_share(("won with", program), WIN) for program in range(PROGRAMS)]
    success = [sample.share(("won with", program), ("owned", program), WIN) for program in range(PROGRAMS)]
    audiences = [sample.ratio(("audience of", program), ("produced", program)) for program in range(PROGRAMS)]
    body = [
        [
            f"{program + 1} {escape(PROGRAM_NAMES[program])}",
            str(PRICE[program]) if program >= DEALT_PROGRAMS else "dealt",
            as_percent(owned[program]),
            as_number(sample.ratio(("produced", program))),
            as_number(audiences[program], 1),
            as_percent(won[program]),
            as_percent(success[program]),
            f"{sample.total['games produced', program]:,}",
        ]
        for program in range(int(PROGRAMS))
    ]
    head = [
        "program",
        "price",
        "games in which somebody has it",
        "times produced in a game",
        "mean audience",
        "wins: the winner’s best show",
        "wins of those who have it, by this show",
        "games in which it is produced",
    ]
    best = _order(won)
    first, second = best[0], best[1]
    sold = _order(owned, int(DEALT_PROGRAMS))
    idle = [program for program in range(int(DEALT_PROGRAMS), int(PROGRAMS)) if not sample.total["owned", program]]
    says = [
        f"“{PROGRAM_NAMES[first]}” ({first + 1}) is the winning show in {told_percent(won[first])} of games, "
        f"more often than any other; “{PROGRAM_NAMES[second]}” ({second + 1}) follows with "
        f"{percent(won[second].value)}.",
        f"Bought most often: “{PROGRAM_NAMES[sold[0]]}” ({sold[0] + 1}), in {told_percent(owned[sold[0]])} of games."
        + (f" Never bought: {', '.join(str(program + 1) for program in idle)}." if idle else ""),
    ]
    figures = [
        Figure(
            rows(
                [_name(program) for program in best[:SHOWN]],
                [Series("won", [won[program] for program in best[:SHOWN]])],
                "games won by this show (%)",
                scale=100,
                zero=True,
            ),
            f"The {SHOWN} programs that are most often the winner’s best show.",
        ),
        Figure(
            rows(
                [_name(program) for program in sold[:SHOWN]],
                [Series("bought", [owned[program] for program in sold[:SHOWN]])],
                "games in which it is bought (%)",
                scale=100,
                zero=True,
            ),
            f"The {SHOWN} programs that are bought most often.",
        ),
    ]
    note = (
        "Programs 1 to 10 are dealt, each player gets two of them; the others are for sale at a fixed price, one copy "
        "each. A shared win counts in parts. The show that wins is the winner’s first with their largest audience."
    )
    return Section("programs", "Which programs win", says, figures, [Table("All programs", head, body)], note)


def favourite(results: Results) -> Highlight:
    """The program that wins most."""
    sample = results.sample()
    won = [sample.games_share(("won with", program), WIN) for program in range(PROGRAMS)]
    best = _order(won)[0]
    what = f"won by “{PROGRAM_NAMES[best]}” ({best + 1}), the best program"
    return percent(won[best].value), what, span(won[best], 100, 1, PERCENT)


def _order(estimates: list[Estimate], first: int = 0) -> list[int]:
    """The programs with the highest figures first."""
    return sorted(range(first, len(estimates)), key=lambda program: -(estimates[program].value or 0))


def _name(program: int) -> str:
    name = PROGRAM_NAMES[program]
    return f"{name if len(name) < 23 else name[:21].rstrip() + '…'}  {program + 1}"
