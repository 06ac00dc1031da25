"""Where the coins come from."""

from munera.games.circus_maximus.data import DAYS
from munera.lab.circus_maximus.observer import SOURCES
from munera.lab.figures import stacked
from munera.lab.lab import Results
from munera.lab.page import Figure, Section, Table, as_number, games, told_number


def coins(results: Results) -> Section:
    sample = results.sample()
    days = range(1, DAYS + 1)
    parts = {
        source: [sample.ratio(("coins", day, source), ("players",)) for day in days]
        + [sample.ratio(("coins of", source), ("players",))]
        for source in SOURCES
    }
    series = [(source, [part.value or 0.0 for part in parts[source][:-1]]) for source in SOURCES]
    body = [[source, *(as_number(part) for part in parts[source]), games(parts[source][0])] for source in SOURCES]
    order = sorted(SOURCES, key=lambda source: -(parts[source][-1].value or 0))
    says = [
        f"Most coins come from {order[0]}: {told_number(parts[order[0]][-1], 1)} for each player in a game; "
        f"then from {order[1]} ({told_number(parts[order[1]][-1], 1)}) and {order[2]} "
        f"({told_number(parts[order[2]][-1], 1)})."
    ]
    figure = Figure(
        stacked([f"day {day}" for day in days], series, "coins a player"),
        "Coins a player earns in a day, by where they come from.",
    )
    note = "Favours: those sold beside Caesar, and those unused, which pay after the last day."
    table = Table("Coins of a player in figures", ["from", *(f"day {day}" for day in days), "game", "games"], body)
    return Section("coins", "Where the coins come from", says, [figure], [table], note)
