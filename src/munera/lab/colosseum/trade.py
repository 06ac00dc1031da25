"""How often deals are made, and at what price."""

from munera.games.colosseum.data import KIND_NAMES, KINDS, ROUNDS
from munera.lab.estimate import Tally
from munera.lab.figures import Series, columns
from munera.lab.lab import Results, words
from munera.lab.page import Figure, Section, Table, as_number, as_percent, games, told_number, told_percent


def trade(results: Results) -> Section:
    sample = results.sample()
    rounds = range(1, int(ROUNDS) + 1)
    offers = [sample.ratio(("offers", round_)) for round_ in rounds]
    deals = [sample.ratio(("offer-deals", round_)) for round_ in rounds]
    counters = [sample.ratio(("counter-offers", round_)) for round_ in rounds]
    counter_deals = [sample.ratio(("counter-deals", round_)) for round_ in rounds]
    prices = [sample.ratio(("sale coins in", round_), ("sales in", round_)) for round_ in rounds]
    body = [
        [
            f"Round {round_}",
            as_number(offers[i]),
            as_percent(sample.share(("offer-deals", round_), ("offers", round_))),
            as_number(counters[i]),
            as_percent(sample.share(("counter-deals", round_), ("counter-offers", round_))),
            as_number(sample.ratio(("deals for coins", round_))),
            as_number(sample.ratio(("sales in", round_))),
            as_number(prices[i]),
            games(offers[i]),
        ]
        for i, round_ in enumerate(rounds)
    ]
    head = [
        "",
        "offers in a game",
        "accepted as made",
        "counter-offers in a game",
        "of these accepted",
        "deals with coins",
        "sales of one token",
        "coins for it",
        "games",
    ]
    kinds = [
        [
            words(KIND_NAMES[kind]),
            as_number(sample.ratio(("sales of", kind)), 3),
            as_number(sample.ratio(("sale coins of", kind), ("sales of", kind))),
            f"{sample.games:,}",
        ]
        for kind in range(int(KINDS))
        if sample.total["sales of", kind]
    ]
    taken = sample.of(_accepted)
    sales = sample.ratio(("sale coins",), ("sales",))
    price = f" A single token sold for coins brings {told_number(sales, 2)}." if sales.value is not None else ""
    says = [
        f"Players make {told_number(sample.ratio(('deals',)), 1)} deals in a game; {told_percent(taken)} of offers are "
        f"accepted as they are made.{price}"
    ]
    labels = [f"round {round_}" for round_ in rounds]
    figures = [
        Figure(
            columns(
                labels,
                [
                    Series("offers", offers),
                    Series("accepted", deals),
                    Series("counter-offers", counters),
                    Series("these accepted", counter_deals),
                ],
                "in a game",
                zero=True,
            ),
            "Offers, counter-offers and deals in a game, by round, with 95 % intervals.",
        ),
        Figure(
            columns(labels, [Series("coins", prices)], "coins for one token", zero=True),
            "What one token brings when it is sold for coins alone, by round.",
        ),
    ]
    tables = [
        Table("Trade by round in figures", head, body),
        Table("Sales of one token by kind", ["token", "sales in a game", "coins", "games"], kinds),
    ]
    return Section("trade", "Trade", says, figures, tables)


def _accepted(tally: Tally) -> float | None:
    offers = sum(count for key, count in tally.items() if key[0] == "offers")
    deals = sum(count for key, count in tally.items() if key[0] == "offer-deals")
    return deals / offers if offers else None
