"""Nobody gets rich by asking the computer players often enough."""

import pytest
from librt.random import Random

import munera
from munera.bots import bot, levels
from munera.bots.bot import Bot
from munera.bots.levels import LEVELS
from munera.core.chance import draw
from munera.core.game import State
from munera.games.colosseum import GAME
from munera.games.colosseum.data import KINDS, ROUNDS
from munera.games.colosseum.phases import trade
from munera.games.colosseum.state import COINS, PHASE, ROUND, STAGE, TOKENS, TRADE
from munera.games.colosseum.valuation.position import prospect

SHORT = tuple(level._replace(simulations=min(level.simulations, 4)) for level in LEVELS)
PUMP = 0  # the seat that asks


@pytest.fixture(autouse=True)
def short_thoughts(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("munera.bots.LEVELS", SHORT)


class Pump(Bot):
    """Makes as many offers as the rules allow: a little for something, again and again, and back for a little more."""

    def choose(self, state: State) -> int:
        legal = [int(action) for action in state.legal()]
        words = {GAME.words(state, action): action for action in legal}
        if state.cells[PHASE] != TRADE or "accept" in words or "decline" in words:
            return words.get("decline", legal[self.random.randrange(min(len(legal), 12))])
        asks = [action for text, action in words.items() if text.startswith("ask ") and text != "ask all"]
        if asks:
            return asks[self.random.randrange(len(asks))]
        first = ("want", "give")[self.random.randrange(2)]
        for start in (first, "pay 1", "charge", "send", "want", "give"):
            found = [action for text, action in words.items() if text == start or text.startswith(f"{start} ")]
            if found and not (start in ("want", "give") and self._named(state)):
                return found[self.random.randrange(min(len(found), 6))]
        return words.get("pass", legal[-1])

    def _named(self, state: State) -> bool:
        """Whether the draft names a token already."""
        view = GAME.view(state, None)
        return bool(view["offer"] and (view["offer"]["gives"] or view["offer"]["wants"]))


def goods(state: State, seat: int) -> tuple[int, ...]:
    return tuple(int(state.cells[TOKENS + seat * KINDS + kind]) for kind in range(KINDS))


@pytest.mark.parametrize("level", levels())
def test_whoever_asks_again_and_again_drains_nobody(level: str) -> None:
    """Over whole games no deal makes a computer player poorer, and none comes back to its goods with fewer coins."""
    offers = deals = 0
    for seed in range(3):
        state = GAME.new(3)
        random = Random(seed)
        players = [Pump(GAME, seed), *(bot(level, GAME, 10 * seed + seat) for seat in (1, 2))]
        richest: dict[tuple[int, int, tuple[int, ...]], int] = {}  # coins by round, seat and goods
        while not state.is_over():
            actor = int(state.actor())
            if actor == munera.CHANCE:
                state.apply(draw(state, random))
                continue
            action = players[actor].choose(state)
            before = state.copy()
            state.apply(action)
            offers += actor == PUMP and GAME.words(before, action) == "send"
            if actor == PUMP or GAME.words(before, action) != "accept":
                continue
            deals += 1
            assert prospect(state, actor) > prospect(before, actor)  # type: ignore[arg-type]
            for table in (before, state):
                held = (int(table.cells[ROUND]), actor, goods(table, actor))
                assert table.cells[COINS + actor] >= richest.get(held, 0)
                richest[held] = int(table.cells[COINS + actor])
    assert offers >= 3 * ROUNDS
    assert deals > 0, "nothing was ever agreed, so nothing was tried"


def test_a_declined_offer_is_not_made_again() -> None:
    """Nobody is asked twice by the same player while all goods lie where they did."""
    state = GAME.new(4)
    random = Random(5)
    players = [bot("senator", GAME, seat) for seat in range(4)]
    asked: list[tuple[int, str, tuple[int, ...]]] = []
    while not state.is_over():
        actor = int(state.actor())
        if actor == munera.CHANCE:
            state.apply(draw(state, random))
            continue
        action = players[actor].choose(state)
        words = GAME.words(state, action)
        if state.cells[PHASE] == TRADE and state.cells[STAGE] == trade.IDLE:
            if words.startswith("ask"):
                lying = [part for seat in range(4) for part in (*goods(state, seat), int(state.cells[COINS + seat]))]
                asked.append((actor, words, (int(state.cells[ROUND]), *lying)))
        state.apply(action)
    assert asked
    assert len(asked) == len(set(asked))
