"""What observers count is what happened, seen in another way."""

import pytest

from munera import Game, State, game
from munera.games.circus_maximus.state import PHASE as CIRCUS_PHASE
from munera.games.colosseum.data import KINDS, MARKETS
from munera.games.colosseum.state import ACQUIRE, COINS, FIRST_MARKET, HELD, PHASE, TOKENS, TRADE
from munera.lab.circus_maximus.observer import SOURCES, CircusMaximusObserver
from munera.lab.colosseum.observer import ColosseumObserver
from munera.lab.observe import WIN, Observer
from munera.lab.plan import planned, play


class Witness(ColosseumObserver):
    """Looks at everything, and infers auctions and deals from what changed hands."""

    def __init__(self, rules: Game) -> None:
        super().__init__(rules)
        self.mine = bytes(self.watched)
        self.watch(0, rules.blocks.size)
        self.seen_auctions: list[tuple[int, int]] = []
        self.seen_deals = 0

    def before(self, state: State, actor: int, action: int) -> None:
        self.old = state.copy().cells
        if self.mine[action]:
            super().before(state, actor, action)

    def after(self, state: State, actor: int, action: int) -> None:
        if self.mine[action]:
            super().after(state, actor, action)
        players, old, new = len(state.scores()), self.old, state.cells
        if old[PHASE] == ACQUIRE:
            for market in range(FIRST_MARKET, FIRST_MARKET + MARKETS):
                if old[HELD + market] > 0 and new[HELD + market] == 0:
                    paid = sum(int(old[COINS + seat] - new[COINS + seat]) for seat in range(players))
                    self.seen_auctions.append((paid, int(old[HELD + market])))
        tokens = slice(int(TOKENS), int(TOKENS + players * KINDS))
        if old[PHASE] == TRADE and sum(old[tokens]) == sum(new[tokens]) and old[tokens] != new[tokens]:
            self.seen_deals += 1


@pytest.mark.parametrize("bots", ["random", "senator"])
def test_auctions_deals_and_shows_of_colosseum_are_those_that_took_place(bots: str) -> None:
    rules = game("colosseum")
    plan = planned("colosseum", bots, 3, 12)
    for number in range(6 if bots == "random" else 1):
        witness = Witness(rules)
        play(plan, number, witness, rules)
        tally = witness.tally
        assert tally["auctions",] == len(witness.seen_auctions)
        assert tally["prices",] == sum(paid for paid, _ in witness.seen_auctions)
        assert tally["tokens sold",] == sum(tokens for _, tokens in witness.seen_auctions)
        assert tally["deals",] == witness.seen_deals
        bests = {seat: best.audience for seat, best in witness.best.items()}
        assert tally["scores",] == sum(bests.values())
        assert sum(count for key, count in tally.items() if key[0] == "won with") in (0, WIN)
        assert tally["shows",] == sum(count for key, count in tally.items() if key[0] == "produced")


@pytest.mark.parametrize("bots", ["random", "senator"])
def test_the_coins_of_circus_maximus_all_have_a_source(bots: str) -> None:
    rules = game("circus_maximus")
    plan = planned("circus_maximus", bots, 3, 12)
    for number in range(6):
        observer = CircusMaximusObserver(rules)
        play(plan, number, observer, rules)
        tally = observer.tally
        players = tally["players",]
        assert sum(tally["coins of", source] for source in SOURCES) == tally["scores",]
        assert sum(count for key, count in tally.items() if key[0] == "rank") == players * 8 * 3
        taken, used, kept, sold = (
            sum(count for key, count in tally.items() if key[0] == name)
            for name in ("taken", "uses of", "kept", "sold")
        )
        assert taken == used + kept + sold
        assert len(observer.starters) == 3


def test_an_observer_sees_only_what_it_watches() -> None:
    class Counting(Observer):
        def __init__(self, rules: Game) -> None:
            super().__init__(rules)
            self.watch(3, 2)
            self.seen: set[int] = set()

        def before(self, state: State, actor: int, action: int) -> None:
            self.seen.add(action)

    rules = game("circus_maximus")
    observer = Counting(rules)
    plan = planned("circus_maximus", "random", 1, 40)
    for number in range(40):
        play(plan, number, observer, rules)
    assert observer.seen == {3, 4}
    assert observer.tally["games",] == 40
    assert sum(count for key, count in observer.tally.items() if key[0] == "wins") == 40 * WIN
    assert rules.layout.name_of(int(CIRCUS_PHASE)) == "phase"
