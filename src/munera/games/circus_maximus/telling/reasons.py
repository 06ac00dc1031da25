"""What speaks for a choice, in one sentence: what the table gives for it, told before it is made."""

from typing import Any

from munera.core.game import State
from munera.core.message import Message
from munera.games.circus_maximus.actions import BLOCKS
from munera.games.circus_maximus.flow import CircusMaximus
from munera.games.circus_maximus.telling.hints import hint
from munera.games.circus_maximus.telling.verdicts import position_of, sale_coins, ticket_coins, trader_of
from munera.games.circus_maximus.view import view


def reason(before: State, action: int) -> Message | None:
    """Why the actor might do this; None if there is nothing to say but that it promises most."""
    assert isinstance(before, CircusMaximus)
    table, words = view(before, int(before.actor())), BLOCKS.words(action)
    verb = words.partition(" ")[0]
    if verb == "sell":
        return Message("circus_maximus-reason-sale", coins=sale_coins(table, words))
    if verb in ("play", "recall"):
        return _queued(table, words)
    if table["phase"] == "tickets" and verb == "take":
        coins = ticket_coins(table, words)
        return Message("circus_maximus-reason-ticket", coins=coins) if coins else None
    brings = hint(table, words)
    if verb == "pass":
        return brings if brings and brings.id == "circus_maximus-hint-pass-day-hand" else None
    return brings


def _queued(table: dict[str, Any], words: str) -> Message | None:
    """Whether something is left for a trader where it would stand."""
    _, counts_as, queue = trader_of(table, words)
    place, count = position_of(table, queue, counts_as)
    if place > count:
        return None
    left = "card" if queue in ("villa", "forum") else "visitor"
    return Message(f"circus_maximus-reason-{left}", place=place)
