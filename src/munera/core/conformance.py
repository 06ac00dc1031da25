"""What every game must pass: public, so that others can use it for their games.

    from munera.core import conformance
    conformance.check_game(game, players=4, variants=(), seed=7)

plays a random game and checks the whole contract on the way. The single checks can be called on any state. A breach is
a `Breach`, with the record that leads to it.
"""

import json

from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i64

from munera.core.chance import draw
from munera.core.errors import IllegalAction, MuneraError
from munera.core.game import CHANCE, NOBODY, Game, State
from munera.core.record import Record


class Breach(MuneraError):
    """A game does not keep the contract; `record` leads to the state where it shows."""

    def __init__(self, message: str, record: Record) -> None:
        super().__init__(message)
        self.message = message
        self.record = record


def check_game(game: Game, players: int, variants: tuple[str, ...], seed: i64, every: i64 = 16) -> Record:
    """Plays a random game to the end and returns its record.

    After each action goods are counted and the legal list is looked at; every `every`-th state is checked in full. With
    `every` 0 none is, nor the record: for millions of games.
    """
    record = Record(game, players, variants)
    random = Random(seed)
    state = record.start()
    step: i64 = 0
    try:
        while state.actor() != NOBODY:
            game.audit(state)
            legal = state.legal()
            _check_order(state, legal)
            if every > 0 and (step + seed) % every == 0:
                check_state(game, state, random)
            count: i64 = len(legal)
            action = draw(state, random) if state.actor() == CHANCE else legal[random.randrange(count)]
            record.actions.append(int(action))
            state.step(action)
            step += 1
            assert step <= game.most_steps, f"longer than {game.most_steps} steps"
        check_end(game, state)
        if every > 0:
            check_views(game, state)
            check_record(record, state)
    except Exception as error:
        raise Breach(f"{type(error).__name__}: {error}", record) from error
    return record


def any_action(state: State, random: Random) -> i64:
    """Any legal action; chance's as likely as they are."""
    if state.actor() == CHANCE:
        return draw(state, random)
    legal = state.legal()
    count: i64 = len(legal)
    return legal[random.randrange(count)]


def check_state(game: Game, state: State, random: Random) -> None:
    """All that can be asked of a single state."""
    check_legal_list(state)
    check_weights(state)
    check_illegal_actions(game, state, random)
    check_copy(state, random)
    check_bytes(game, state)
    check_words(game, state)
    check_views(game, state)
    check_following(game, state, random)
    game.audit(state)


def check_legal_list(state: State) -> None:
    """There is something to do until the game is over, listed in ascending order."""
    _check_order(state, state.legal())


def _check_order(state: State, legal: vec[i64]) -> None:
    count: i64 = len(legal)
    assert (count == 0) == (state.actor() == NOBODY), "a dead end"
    for place in range(1, count):
        assert legal[place - 1] < legal[place], "legal actions out of order"


def check_weights(state: State) -> None:
    """Chance has a weight for each of its actions, nobody else has any."""
    weights = state.weights()
    if state.actor() == CHANCE:
        assert len(weights) == len(state.legal()), "not as many weights as outcomes"
    else:
        assert len(weights) == 0, "weights without chance"
    for weight in weights:
        assert weight > 0, "an outcome that never happens"


def check_illegal_actions(game: Game, state: State, random: Random, tries: int = 8) -> None:
    """Whatever is not listed is refused and changes nothing."""
    legal = state.legal()
    before = state.copy()
    suspects = [-1, game.blocks.size] + [int(random.randrange(game.blocks.size)) for _ in range(tries)]
    for action in suspects:
        if action in legal:
            continue
        refused = False
        try:
            state.apply(action)
        except IllegalAction:
            refused = True
        assert refused, f"an action that is not listed was accepted: {action}"
        assert state == before, f"a refused action changed the state: {action}"


def check_copy(state: State, random: Random) -> None:
    """A copy is equal and lives its own life."""
    twin = state.copy()
    assert twin == state, "a copy differs"
    assert hash(twin) == hash(state), "a copy has another hash"
    if state.actor() == NOBODY:
        return
    before = state.to_bytes()
    action = any_action(state, random)
    twin.apply(action)
    assert state.to_bytes() == before, "playing on a copy changed the original"
    other = state.copy()
    other.apply(action)
    assert other == twin, "the same action led to two different states"


def check_bytes(game: Game, state: State) -> None:
    """The bytes of a state give it back."""
    assert game.from_bytes(state.to_bytes()) == state, "bytes lose something"


def check_words(game: Game, state: State) -> None:
    """The words of every legal action name it and no other, and somebody is told what to do."""
    for action in state.legal():
        words = game.words(state, int(action))
        assert game.parse(state, words) == action, f"“{words}” is read as another action"
    asked = game.prompt(state)
    assert asked.id.startswith(f"{game.name}-"), f"a prompt that is not in the game's own catalogue: {asked!r}"


def check_views(game: Game, state: State) -> None:
    """Views are plain data, looking changes nothing, and only the actor is offered actions."""
    before = state.copy()
    viewers: list[int | None] = [None, *range(len(state.scores()))]
    for viewer in viewers:
        view = game.view(state, viewer)
        assert json.loads(json.dumps(view)) == view, "a view that JSON cannot carry"
        offered = view["legal"]
        assert isinstance(offered, list), "a view without a list of legal actions"
        if viewer is not None and viewer == state.actor():
            listed = vec[i64]([int(offer["action"]) for offer in offered])
            assert listed == state.legal(), "a view offers other actions than are legal"
        else:
            assert not offered, "actions offered to somebody whose decision it is not"
        if game.is_open():
            same = game.view(state, None) | {"you": view["you"], "legal": offered}
            assert view == same, "a game that calls itself open, and yet shows a seat something of its own"
    assert state == before, "looking at a state changed it"


def check_following(game: Game, state: State, random: Random) -> None:
    """After an action the same is seen, whether it is made anew or from what was seen before, which stays as it was."""
    if state.actor() == NOBODY:
        return
    view = game.view(state, None)
    after = state.copy()
    after.apply(any_action(state, random))
    assert game.seen_after(after, None, state, view) == game.view(after, None), "a view unlike the one made anew"
    assert view == game.view(state, None), "a view that changed the one before it"


def check_end(game: Game, state: State) -> None:
    """Somebody has won, everything is accounted for, and nothing more can be done."""
    check_legal_list(state)
    game.audit(state)
    winners = state.winners()
    assert winners, "nobody has won"
    assert winners == sorted(set(winners)), "winners out of order"
    assert all(0 <= seat < len(state.scores()) for seat in winners), "a winner without a seat"


def check_record(record: Record, state: State) -> None:
    """The record replays to the same state, and its text gives it back."""
    assert record.replay() == state, "the record replays to another state"
    text = record.dumps()
    again = Record.loads(text)
    assert again.actions == record.actions, "the record's text does not give it back"
    assert again.dumps() == text, "the record's text changes when it is written again"
