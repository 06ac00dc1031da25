"""Which traders are played where."""

from munera.games.circus_maximus.data import RANKS
from munera.lab.estimate import Estimate, Sample, Statistic, Tally
from munera.lab.figures import stacked
from munera.lab.lab import Results
from munera.lab.page import Figure, Section, Table, as_number, as_percent, games, told_number, told_percent

PLACES = ((0, "villa"), (1, "Forum"), (2, "venues"), (-1, "kept in hand"))


def ranks(results: Results) -> Section:
    sample = results.sample()
    labels = [str(rank) for rank in range(1, RANKS + 1)]
    shares = {place: [_share(sample, rank, place) for rank in range(1, RANKS + 1)] for place, _ in PLACES}
    series = [(name, [100 * (estimate.value or 0) for estimate in shares[place]]) for place, name in PLACES]
    body = [
        [f"rank {rank}", *(as_percent(shares[place][rank - 1]) for place, _ in PLACES), games(shares[0][rank - 1])]
        for rank in range(1, RANKS + 1)
    ]
    means = [sample.of(_mean_rank(place)) for place, _ in PLACES]
    body.append(["mean rank", *(as_number(mean) for mean in means), games(means[0])])
    kept = max(range(RANKS), key=lambda rank: shares[-1][rank].value or 0)
    says = [
        f"Traders at the villa have a mean rank of {told_number(means[0], 2)}, "
        f"at the Forum {told_number(means[1], 2)}, at the venues {told_number(means[2], 2)}.",
        f"Rank {kept + 1} stays in hand most often, on {told_percent(shares[-1][kept])} of days.",
    ]
    figure = Figure(stacked(labels, series, "of all days (%)"), "Where a trader of each rank ends the day.")
    note = "Where a trader stands when the day ends; a recalled one counts where it went last, rank 1 as 8 as rank 1."
    table = Table("Ranks in figures", ["", *(name for _, name in PLACES), "games"], body)
    return Section("ranks", "Who is sent where", says, [figure], [table], note)


def _share(sample: Sample, rank: int, place: int) -> Estimate:
    def statistic(tally: Tally) -> float | None:
        total = sum(tally["rank", rank, other] for other, _ in PLACES)
        return tally["rank", rank, place] / total if total else None

    return sample.of(statistic)


def _mean_rank(place: int) -> Statistic:
    def statistic(tally: Tally) -> float | None:
        count = sum(tally["rank", rank, place] for rank in range(1, RANKS + 1))
        total = sum(rank * tally["rank", rank, place] for rank in range(1, RANKS + 1))
        return total / count if count else None

    return statistic
