"""Caesar himself, in the variant that has him."""

from munera.games.circus_maximus.data import CAESAR_CARDS_OF_VARIANT, DAYS
from munera.lab.figures import Series, columns
from munera.lab.lab import Results
from munera.lab.page import Figure, Section, Table, as_percent, games, told_percent


def caesar(results: Results) -> Section | None:
    with_him = [rules for rules in results.rulesets if any(CAESAR_CARDS_OF_VARIANT[variant] for variant in rules)]
    if not with_him:
        return None
    labels = [f"{players} players" for players in results.players]
    series, body, says = [], [], []
    for day in range(1, DAYS + 1):
        comes = []
        for players in results.players:
            sample = results.sample(players, with_him[0])
            comes.append(sample.games_share(("days with Caesar", day)))
            sold = sample.share(("favours sold", day), ("days with Caesar", day))
            body.append([f"{players} players, day {day}", as_percent(comes[-1]), as_percent(sold), games(comes[-1])])
        series.append(Series(f"day {day}", comes))
    every = results.sample(variants=with_him[0])
    says.append(
        f"Caesar comes in {told_percent(every.games_share(('games with Caesar',)))} of {every.games:,} games of the "
        f"variant, and on {told_percent(every.share(('all favours sold',), ('all days with Caesar',)))} of his days "
        "somebody sells a favour for the seat beside him."
    )
    figure = Figure(
        columns(labels, series, "games in which he comes (%)", scale=100, zero=True),
        "How often Caesar comes on each day, by number of players, with 95 % intervals.",
    )
    head = ["", "Caesar comes", "a favour is sold when he does", "games"]
    return Section("caesar", "Caesar", says, [figure], [Table("Caesar in figures", head, body)])
