"""Audience by round, and who gives a show at all."""

from munera.games.colosseum.data import ROUNDS
from munera.lab.figures import Band, Series, bands, columns
from munera.lab.lab import Results
from munera.lab.page import Figure, Section, Table, as_number, as_percent, games, told_number, told_percent

PARTS = (0.1, 0.25, 0.5, 0.75, 0.9)


def shows(results: Results) -> Section:
    sample = results.sample()
    labels, places, given, body = [], [], [], []
    for round_ in range(1, int(ROUNDS) + 1):
        share = sample.share(("shows in", round_), ("players",))
        mean = sample.ratio(("audience in", round_), ("shows in", round_))
        quantiles = [sample.quantile(("audience is", round_), part) for part in PARTS]
        given.append(share)
        known = [quantile.value for quantile in quantiles if quantile.value is not None]
        if len(known) == len(PARTS):
            labels.append(f"round {round_}")
            places.append(Band((known[0], known[1], known[2], known[3], known[4]), mean))
        body.append(
            [
                f"Round {round_}",
                as_percent(share),
                as_number(mean, 1),
                *(as_number(quantile, 0) for quantile in quantiles),
                games(share),
            ]
        )
    if not places:
        return Section("audience", "Audience by round", ["Nobody gave a show."])
    first, last = places[0].mean, places[-1].mean
    says = [
        f"A show of {labels[0]} draws {told_number(first)} spectators, one of {labels[-1]} draws {told_number(last)}.",
        f"In round 1, {told_percent(given[0])} of the players give a show, "
        f"in round {len(given)} it is {told_percent(given[-1])}.",
    ]
    rounds = [f"round {round_}" for round_ in range(1, len(given) + 1)]
    figures = [
        Figure(bands(labels, places, "spectators"), "Audience of the shows of each round; red: mean with interval."),
        Figure(
            columns(rounds, [Series("players", given)], "players who give a show (%)", scale=100, zero=True),
            "Share of players who give a show, by round, with 95 % intervals.",
        ),
    ]
    head = ["", "players with a show", "mean audience", "10 %", "25 %", "median", "75 %", "90 %", "games"]
    table = Table("Audience by round in figures", head, body)
    note = "Quantiles are those of all shows of a round: 10 % drew as many spectators as the first or fewer."
    return Section("audience", "Audience by round", says, figures, [table], note)
