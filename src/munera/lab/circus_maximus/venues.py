"""The three venues: sales, and what a sale brings."""

from munera.games.circus_maximus.data import DAYS, VENUE_NAMES, VENUES
from munera.lab.figures import Series, columns
from munera.lab.lab import Results
from munera.lab.page import Figure, Section, Table, as_number, games, told_number

NAMES = [" ".join(part if part == "of" else part.capitalize() for part in name.split("_")) for name in VENUE_NAMES]


def venues(results: Results) -> Section:
    sample = results.sample()
    days = range(1, DAYS + 1)
    sales = [[sample.ratio(("sales at", venue, day)) for day in days] for venue in range(VENUES)]
    coins = [sample.ratio(("sale coins at", venue), ("sales at all days", venue)) for venue in range(VENUES)]
    body = [
        [NAMES[venue], *(as_number(sale) for sale in sales[venue]), as_number(coins[venue]), games(coins[venue])]
        for venue in range(VENUES)
    ]
    mean = sample.ratio(("sale coins",), ("sales",))
    says = [
        f"{told_number(sample.ratio(('sales',)), 1)} tickets and favours are sold in a game, and a sale brings "
        f"{told_number(mean, 2)} coins.",
    ]
    figures = [
        Figure(
            columns(
                [f"day {day}" for day in days],
                [Series(NAMES[venue], sales[venue]) for venue in range(VENUES)],
                "sales",
                zero=True,
            ),
            "Sales at each venue, by day, with 95 % intervals.",
        ),
        Figure(
            columns(NAMES, [Series("coins", coins)], "coins a sale", zero=True),
            "What a sale brings at each venue: ticket, visitor and event, with 95 % intervals.",
        ),
    ]
    head = ["venue", *(f"sales, day {day}" for day in days), "coins a sale", "games"]
    return Section("venues", "The venues", says, figures, [Table("Venues in figures", head, body)])
