"""Figures and their intervals, on numbers made by hand."""

from collections import Counter

import pytest

from munera.lab.chapters import times_fair
from munera.lab.colosseum.market import kind_prices
from munera.lab.estimate import Estimate, Sample, Tally, change, difference, wilson
from munera.lab.page import as_percent, percent, signed, told_number, told_percent


def sample(*rows: tuple[int, int]) -> Sample:
    """Groups of ten games with so many "hits" in so many "tries"."""
    return Sample(Counter({("games",): 10, ("hits",): hits, ("tries",): tries}) for hits, tries in rows)


def test_a_ratio_of_equal_groups_has_students_interval_of_their_means() -> None:
    estimate = sample((10, 10), (20, 10), (30, 10)).ratio(("hits",), ("tries",))
    margin = 4.303 * 1 / 3**0.5  # deviation 1 of the three means, two degrees of freedom
    assert estimate.value == pytest.approx(2)
    assert estimate.margin == pytest.approx(margin, rel=1e-3)
    assert estimate.games == 30


def test_games_are_the_unit_not_what_is_counted_in_them() -> None:
    few = sample((5, 10), (15, 30)).share(("hits",), ("tries",))
    alike = sample((0, 1000), (1000, 1000)).share(("hits",), ("tries",))
    assert few.margin is not None
    assert alike.margin is not None
    assert alike.margin > 0.4  # 2,000 tries in two groups that disagree tell little


def test_a_share_that_is_always_0_still_has_an_interval() -> None:
    estimate = sample((0, 10), (0, 10), (0, 10)).share(("hits",), ("tries",))
    assert estimate.value == 0
    assert estimate.low == pytest.approx(0)
    assert estimate.high is not None
    assert estimate.high > 0.05


def test_what_never_happened_has_no_interval_as_a_mean_and_a_wide_one_as_wins() -> None:
    never = Sample(
        Counter({("games",): 10, ("players",): 40, ("with",): 5, ("wins",): 0, ("fair wins",): 0}) for _ in range(4)
    )
    assert never.ratio(("wins",)) == Estimate(0, None, None, 40)
    times = times_fair(never, ("wins",), ("fair wins",), ("with",))
    assert (times.value, times.low) == (0, 0)
    assert (times.high or 0) > 0.5


def test_one_group_has_no_interval_and_nothing_counted_no_value() -> None:
    assert sample((5, 10)).ratio(("hits",), ("tries",)) == Estimate(0.5, None, None, 10)
    assert sample((0, 0), (0, 0)).ratio(("hits",), ("tries",)).value is None
    assert Sample([]).games_share(("hits",)) == Estimate(None, None, None, 0)


def test_a_group_that_holds_all_tries_leaves_no_interval() -> None:
    assert sample((5, 10), (0, 0)).ratio(("hits",), ("tries",)).low is None


def test_wilsons_interval_is_that_of_the_textbook() -> None:
    assert wilson(0.5, 100) == pytest.approx((0.4038, 0.5962), abs=1e-4)
    assert wilson(0, 10) == pytest.approx((0.0, 0.2775), abs=1e-4)
    assert wilson(1, 10) == pytest.approx((0.7225, 1.0), abs=1e-4)


def test_quantiles_count_every_value_as_often_as_it_was_seen() -> None:
    tally: Tally = Counter(
        {("games",): 1, ("size", 3, 10): 1, ("size", 3, 20): 8, ("size", 3, 30): 1, ("size", 4, 99): 9}
    )
    found = Sample([tally])
    assert [found.quantile(("size", 3), part).value for part in (0.1, 0.11, 0.9, 0.95)] == [10, 20, 20, 30]
    assert found.quantile(("size", 5), 0.5).value is None


def test_a_quantile_is_as_sure_as_the_groups_agree() -> None:
    def groups(*medians: int) -> Sample:
        tallies: list[Tally] = [Counter({("games",): 1}) for _ in medians]
        for tally, middle in zip(tallies, medians, strict=True):
            for step in range(-5, 6):
                tally["size", middle + step] = 10
        return Sample(tallies)

    sure, unsure = (groups(*middles).quantile(("size",), 0.5) for middles in ([50] * 4, [44, 48, 52, 56]))
    assert sure == (50, 50, 50, 4)
    assert (unsure.low or 0) < 47 < 53 < (unsure.high or 0)


def test_differences_of_independent_figures_add_their_squares() -> None:
    a, b = Estimate(10, 7, 13, 5), Estimate(20, 16, 24, 6)
    assert difference(a, b) == Estimate(10, 5, 15, 11)
    assert change(a, b).value == pytest.approx(1)
    assert change(a, b).margin == pytest.approx((0.4**2 + 0.6**2) ** 0.5)
    assert change(Estimate(0, 0, 0, 1), b).value is None


def test_least_squares_finds_the_prices_that_made_the_markets() -> None:
    price = {0: 2, 1: 3, 2: 7}
    groups = []
    for _ in range(4):
        tally: Tally = Counter({("games",): 1})
        for market in ((0, 0, 1), (0, 1, 2), (2, 2, 1), (0, 0, 0), (1, 1, 1), (2, 2, 2)):
            for round_ in (1, 2):
                y = sum(price[kind] for kind in market) + (6 if round_ == 2 else 0)
                row = [(kind, market.count(kind)) for kind in sorted(set(market))] + [(14 + round_, 1)]
                for place, (i, x) in enumerate(row):
                    tally["xy", i] += x * y
                    for j, z in row[place:]:
                        tally["xx", i, j] += x * z
        groups.append(tally)
    found = kind_prices(Sample(groups))
    assert [found[kind].value for kind in range(3)] == pytest.approx([3, 4, 8])  # and a third of half of 6 coins more
    assert [found[kind].margin for kind in range(3)] == pytest.approx([0, 0, 0], abs=1e-9)
    assert found[3].value is None


def test_figures_are_told_as_people_write_them() -> None:
    assert told_percent(Estimate(0.2714, 0.2624, 0.2804, 9)) == "27.1\u202f% ± 0.9"
    assert told_number(Estimate(2.3811, 2.3771, 2.3851, 9), 2) == "2.381 ± 0.004"
    assert told_number(Estimate(2.5, None, None, 1), 1) == "2.5"
    assert percent(None) == "–"
    assert percent(-0.0001) == "0.0\u202f%"
    assert signed(-1.5, 1) == "−1.5"
    assert signed(1234.5, 1) == "+1,234.5"
    assert as_percent(Estimate(0.5, 0.25, 0.75, 4), 0) == "50\u202f%<small>25 to 75</small>"
