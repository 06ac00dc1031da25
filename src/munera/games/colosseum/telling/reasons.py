"""What speaks for a choice, in one sentence: what the table gives for it, told before it is made."""

from typing import Any, Final

from munera.core.game import State
from munera.core.message import Message
from munera.games.colosseum.actions import AUCTION, BLOCKS, PASS, RAISE
from munera.games.colosseum.data import MARKETS
from munera.games.colosseum.flow import Colosseum
from munera.games.colosseum.state import ACQUIRE, BID, MARKET, NONE, PHASE
from munera.games.colosseum.telling.effects import effects
from munera.games.colosseum.telling.hints import hint
from munera.games.colosseum.telling.verdicts_market import worth_of
from munera.games.colosseum.telling.wording import program
from munera.games.colosseum.view import view

_SPEAKS: Final = ("build", "swap", "expand", "buy", "ask", "begin", "move", "medal")  # whose hints are reasons

Args = dict[str, Any]


def reason(before: State, action: int) -> Message | None:
    """Why the actor might do this; None if there is nothing to say but that it promises most."""
    assert isinstance(before, Colosseum)
    seat = int(before.actor())
    words = BLOCKS.words(action)
    verb = words.partition(" ")[0]
    if verb in ("auction", "bid") or (verb == "pass" and before.cells[PHASE] == ACQUIRE):
        return _market(before, seat, action)
    after = Colosseum(before.cells[:])
    after.step(action)
    mine = [each for each in effects(before, after, seat, [action]) if each.args.get("seat") == seat]
    programs: list[Args] = [each.args for each in mine if each.name == "program"]
    if verb == "discard":
        lost = any(args["audience_after"] < args["audience_before"] for args in programs)
        return None if lost else Message("colosseum-reason-not-missed")
    shows: list[Args] = [each.args for each in mine if each.name == "audience"]
    return _show(shows) or _gain(programs) or (_brings(before, seat, words) if verb in _SPEAKS else None)


def _market(before: Colosseum, seat: int, action: int) -> Message | None:
    """What a market is worth to a seat decides how far it goes."""
    opens = AUCTION <= action < AUCTION + MARKETS
    market = action - AUCTION if opens else int(before.cells[MARKET])
    if market == NONE:
        return None
    worth = worth_of(before, seat, market)
    if action == PASS:
        stands = int(before.cells[BID])
        if worth == 0:
            return Message("colosseum-reason-useless", market=market + 1)
        return Message("colosseum-reason-dear", market=market + 1, coins=worth, bid=stands) if worth <= stands else None
    price = 1 if opens else action - RAISE + 1
    return Message("colosseum-reason-market", market=market + 1, coins=worth) if price <= worth else None


def _show(shows: list[Args]) -> Message | None:
    for show in shows:
        better = show["spectators"] > show["best_before"] > 0
        which = "colosseum-reason-record" if better else "colosseum-reason-show"
        return Message(which, program=program(show["program"]), crowd=show["spectators"])
    return None


def _brings(before: Colosseum, seat: int, words: str) -> Message | None:
    found = hint(view(before, seat), words)
    return None if found is not None and found.id == "colosseum-hint-ask-in-vain" else found


def _gain(programs: list[Args]) -> Message | None:
    """Of the program that gains most."""
    most = max(programs, key=lambda args: int(args["audience_after"] - args["audience_before"]), default=None)
    if most is None or most["audience_after"] <= most["audience_before"]:
        return None
    whole = most["missing_after"] == 0 < most["missing_before"]
    which = "colosseum-reason-complete" if whole else "colosseum-reason-then"
    before, after = most["audience_before"], most["audience_after"]
    return Message(which, program=program(most["program"]), crowd=after, before=before)
