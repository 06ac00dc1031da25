"""Caesar's favours: taken, used, kept, and how those fare who have them."""

from munera.games.circus_maximus.data import FAVOUR_KINDS, FAVOUR_NAMES
from munera.lab.chapters import times_fair
from munera.lab.figures import Series, rows
from munera.lab.lab import Results, words
from munera.lab.observe import WIN
from munera.lab.page import Figure, Section, Table, as_number, as_percent, told_number


def favours(results: Results) -> Section:
    sample = results.sample()
    kinds = range(FAVOUR_KINDS)
    taken = [sample.ratio(("taken", kind)) for kind in kinds]
    used = [sample.ratio(("uses of", kind)) for kind in kinds]
    kept = [sample.ratio(("kept", kind)) for kind in kinds]
    sold = [sample.ratio(("sold", kind)) for kind in kinds]
    times, users = (
        [
            times_fair(
                sample, (f"wins of who {what}", kind), (f"fair wins of who {what}", kind), (f"players who {what}", kind)
            )
            for kind in kinds
        ]
        for what in ("took", "used")
    )
    body = [
        [
            words(FAVOUR_NAMES[kind]),
            as_number(taken[kind]),
            as_number(used[kind]),
            as_number(kept[kind]),
            as_number(sold[kind], 3),
            as_percent(sample.share(("wins of who took", kind), ("players who took", kind), WIN)),
            as_number(times[kind]),
            as_number(users[kind]),
            f"{sample.total['games with', kind]:,}",
        ]
        for kind in kinds
    ]
    head = [
        "favour",
        "taken in a game",
        "used",
        "kept to the end",
        "sold beside Caesar",
        "games won by who took it",
        "times the fair share",
        "… by who used it",
        "games in which it is taken",
    ]
    order = sorted(kinds, key=lambda kind: -(times[kind].value or 0))
    best, worst = order[0], order[-1]
    wanted = max(kinds, key=lambda kind: taken[kind].value or 0)
    says = [
        f"Players who take “{words(FAVOUR_NAMES[best])}” win {told_number(times[best], 2)} times their fair share of "
        f"games, those who take “{words(FAVOUR_NAMES[worst])}” {told_number(times[worst], 2)} times.",
        f"Taken most often: {words(FAVOUR_NAMES[wanted])}, {told_number(taken[wanted], 2)} times in a game.",
    ]
    names = [words(FAVOUR_NAMES[kind]) for kind in order]
    figures = [
        Figure(
            rows(
                names,
                [
                    Series("taken", [taken[kind] for kind in order]),
                    Series("used", [used[kind] for kind in order]),
                    Series("kept", [kept[kind] for kind in order]),
                ],
                "in a game",
                zero=True,
            ),
            "How often each favour is taken, used and kept in a game, with 95 % intervals.",
        ),
        Figure(
            rows(
                names,
                [
                    Series("who took it", [times[kind] for kind in order]),
                    Series("who used it", [users[kind] for kind in order]),
                ],
                "wins, times the fair share",
                line=1,
            ),
            "Wins of the players who took and who used a favour; 1 is the fair share.",
        ),
    ]
    warning = "This is correlation, not cause: who leads the queue at the villa chooses first, and pays for it later."
    return Section("favours", "Caesar’s favours", says, figures, [Table("Favours in figures", head, body)], "", warning)
