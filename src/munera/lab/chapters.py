"""The chapters that every game has: seats, scores and length, variants."""

from statistics import NormalDist

from munera.lab.estimate import Estimate, Key, Sample, change, difference, wilson
from munera.lab.figures import Series, columns, rows
from munera.lab.lab import Measure, Results, ruleset
from munera.lab.observe import WIN
from munera.lab.page import (
    PERCENT,
    Figure,
    Section,
    Table,
    as_number,
    as_percent,
    as_signed,
    games,
    percent,
    signed,
    told_number,
    told_percent,
)


def wins(sample: Sample, seat: int) -> Estimate:
    """The share of games that a seat wins; a shared win counts in parts."""
    return sample.games_share(("wins", seat), WIN)


def times_fair(sample: Sample, wins_of: Key, fair_wins: Key, players: Key) -> Estimate:
    """How many times their fair share certain players win; who never won has the interval of a share of 0."""
    times = sample.ratio(fair_wins, players, WIN)
    if times.value is None or times.low is None:
        share = sample.share(wins_of, players, WIN)
        seats = sample.total["players",] / sample.games if sample.games else 1
        return times._replace(low=0, high=share.high * seats) if times.value == 0 and share.high is not None else times
    return times._replace(low=max(0.0, times.low))


def against_fair(estimate: Estimate, fair: float) -> str:
    """What an interval says about a fair share."""
    if estimate.low is not None and estimate.low > fair:
        return "more than its fair share"
    if estimate.high is not None and estimate.high < fair:
        return "less than its fair share"
    return "which agrees with its fair share"


def _stands_out(share: Estimate, players: int) -> bool:
    """Whether a seat is off its fair share even though it is the farthest of all seats (Bonferroni's rule)."""
    if share.value is None:
        return False
    low, high = wilson(share.value, share.games, NormalDist().inv_cdf(1 - 0.025 / players))
    return not low <= 1 / players <= high


def seats(results: Results) -> Section:
    figures, body, says = [], [], []
    for players in results.players:
        labels = [f"seat {seat + 1}" for seat in range(players)]
        series = []
        for variants in results.rulesets:
            sample = results.sample(players, variants)
            shares = [wins(sample, seat) for seat in range(players)]
            series.append(Series(ruleset(variants), shares))
            for seat, share in enumerate(shares):
                score = sample.ratio(("score", seat))
                body.append(
                    [
                        f"{players} players, seat {seat + 1}",
                        ruleset(variants),
                        as_percent(share),
                        percent(1 / players),
                        as_number(score, 1),
                        games(share),
                    ]
                )
        both = results.sample(players)
        shares = [wins(both, seat) for seat in range(players)]
        farthest = max(range(players), key=lambda seat: abs((shares[seat].value or 0) - 1 / players))
        told = against_fair(shares[farthest], 1 / players)
        if not _stands_out(shares[farthest], players):
            says.append(f"With {players} players no seat is clearly better or worse than another.")
        else:
            says.append(
                f"With {players} players seat {farthest + 1} stands out: it wins {told_percent(shares[farthest])} "
                f"of {both.games:,} games, {told} of {percent(1 / players)}."
            )
        fair = (1 / players, f"fair share, {percent(1 / players)}")
        svg = columns(labels, series, "games won (%)", scale=100, line=fair, zero=True, narrow=True)
        figures.append(Figure(svg, f"{players} players: share of games won by each seat, with 95 % intervals."))
    head = ["seat", "rules", "games won", "fair share", f"mean {results.lab.points}", "games"]
    table = Table("All seats in figures", head, body)
    note = (
        "A seat is said to stand out if chance would move any seat of the table so far in fewer than 5 % of such runs."
    )
    return Section("seats", "Does the seat matter?", says, figures, [table], note)


def scores(results: Results) -> Section:
    body = []
    best = []
    labels = [f"{players}" for players in results.players]
    for players in results.players:
        sample = results.sample(players)
        best.append(sample.ratio(("best score",)))
        shared = sample.games_share(("shared",))
        body.append(
            [
                f"{players} players",
                as_number(best[-1], 1),
                as_number(sample.ratio(("scores",), ("players",)), 1),
                as_number(sample.ratio(("lead",)), 1),
                as_percent(shared),
                as_number(sample.ratio(("steps",)), 0),
                games(best[-1]),
            ]
        )
    every = results.sample()
    points = results.lab.points
    says = [
        f"The winner has {told_number(every.ratio(('best score',)))} {points} on average, "
        f"{told_number(every.ratio(('lead',)))} more than the next; "
        f"{percent(every.games_share(('shared',)).value)} of games end in a shared win.",
        f"A game takes {told_number(every.ratio(('steps',)), 0)} actions, dice and draws among them.",
    ]
    mean = [results.sample(players).ratio(("scores",), ("players",)) for players in results.players]
    svg = columns(
        [f"{label} players" for label in labels], [Series("winner", best), Series("all", mean)], points, zero=True
    )
    lengths = [results.sample(players).ratio(("steps",)) for players in results.players]
    svg_length = columns([f"{label} players" for label in labels], [Series("actions", lengths)], "actions", zero=True)
    figures = [
        Figure(svg, f"Mean {points} of the winner and of all players, with 95 % intervals."),
        Figure(svg_length, "Actions in a game, with 95 % intervals."),
    ]
    head = ["", f"winner’s {points}", f"mean {points}", "lead over the second", "shared wins", "actions", "games"]
    return Section("scores", "How games end", says, figures, [Table("Scores and lengths in figures", head, body)])


GENERAL = (
    Measure("actions in a game", ("steps",), digits=0),
    Measure("winner’s score", ("best score",), digits=1),
    Measure("mean score", ("scores",), ("players",), digits=1),
    Measure("lead over the second", ("lead",), digits=1),
)


def variants(results: Results) -> Section | None:
    """Every variant against the standard rules."""
    standard, *others = results.rulesets
    if not others:
        return None
    says, figures, tables = [], [], []
    before = results.sample(variants=standard)
    for other in others:
        after = results.sample(variants=other)
        measures = GENERAL + results.lab.measures
        changes = [change(measure.of(before), measure.of(after)) for measure in measures]
        clear = [
            (measure, moved)
            for measure, moved in zip(measures, changes, strict=True)
            if moved.low is not None and moved.high is not None and (moved.low > 0 or moved.high < 0)
        ]
        clear.sort(key=lambda pair: -abs(pair[1].value or 0))
        told = ", ".join(f"{measure.name} {signed(moved.value, 1, PERCENT, 100)}" for measure, moved in clear[:4])
        says.append(
            f"With “{ruleset(other)}” these change most clearly against the standard rules: {told}."
            if clear
            else f"“{ruleset(other)}” changes nothing that these games can show."
        )
        shown = [(measure, moved) for measure, moved in zip(measures, changes, strict=True) if moved.value is not None]
        svg = rows(
            [measure.name for measure, _ in shown],
            [Series(ruleset(other), [moved for _, moved in shown])],
            "change (%)",
            scale=100,
            line=0,
        )
        caption = f"Right of the line: more with “{ruleset(other)}” than with the standard rules; 95 % intervals."
        figures.append(Figure(svg, caption))
        body = [
            [
                measure.name,
                as_number(measure.of(before), measure.digits),
                as_number(measure.of(after), measure.digits),
                as_signed(difference(measure.of(before), measure.of(after)), measure.digits),
                as_signed(moved, 1, PERCENT, 100),
                f"{before.games:,} and {after.games:,}",
            ]
            for measure, moved in zip(measures, changes, strict=True)
        ]
        head = ["", "standard", ruleset(other), "difference", "in per cent", "games"]
        tables.append(Table(f"Standard and “{ruleset(other)}” in figures", head, body))
    note = "All player counts together, equally many games of each under either rules."
    return Section("variants", "Variant against standard", says, figures, tables, note)
