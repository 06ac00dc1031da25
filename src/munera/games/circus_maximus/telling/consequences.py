"""What followed by the rules: who stood in a queue for nothing, the end of a phase, the coins of a day."""

from typing import Any

from munera.core.wording import counted, joined
from munera.games.circus_maximus.telling.wording import PHASES, buyers, gathered, place, plain


def consequences(before: dict[str, Any], words: str, after: dict[str, Any], names: list[str]) -> list[str]:
    ends = after["phase"] != before["phase"] and before["phase"] in ("favours", "tickets", "events")
    told: list[str] = []
    if ends and before["phase"] != "events":
        told += _unserved(before, after, names)
    if ends and before["phase"] == "favours":
        told += _villa_closed(before, words, after, names)
    if ends and after["phase"] in ("tickets", "events"):
        phase = PHASES[after["phase"]]
        told.append(f"{phase[0].upper()}{phase[1:]}, began with {names[after['actor']]}.")
    told += _out(before, words, after, names)
    told += _in_vain(before, after, names)
    if ends and after["phase"] in ("scoring", "over"):
        told += _evening(after, names)
    if after["over"]:
        told.append(_won(after, names))
    return told


def _out(before: dict[str, Any], words: str, after: dict[str, Any], names: list[str]) -> list[str]:
    """Those who had nothing more to play, and were not asked (M3.1)."""
    if after["phase"] not in ("favours", "tickets", "events"):
        return []
    began = after["phase"] != before["phase"]
    out: list[str] = []
    for seat, (old, new) in enumerate(zip(before["seats"], after["seats"], strict=True)):
        asked = words == "pass" and seat == before["actor"]
        if new["passed"] and (began or not (old["passed"] or asked)):
            out.append(names[seat])
    return [f"{joined(out)} had nothing{'' if began else ' more'} to play."] if out else []


def _unserved(before: dict[str, Any], after: dict[str, Any], names: list[str]) -> list[str]:
    queue = "villa" if before["phase"] == "favours" else "forum"
    served = 0 if before["served"] is None else before["served"]["index"] + 1
    left = after["queues"][queue][served:]
    return [f"Nothing was left at {place(queue)} for {_gangs(left, names)}."] if left else []


def _gangs(line: list[dict[str, int]], names: list[str]) -> str:
    """Traders who stood there for nothing, by their owners: there may be many."""
    ranks: dict[int, list[str]] = {}
    for entry in line:
        ranks.setdefault(entry["owner"], []).append(str(entry["rank"]))
    return joined([f"{names[owner]} {' '.join(each)}" for owner, each in ranks.items()])


def _villa_closed(before: dict[str, Any], words: str, after: dict[str, Any], names: list[str]) -> list[str]:
    told: list[str] = []
    left = [plain(favour["name"]) for favour in before["favours"]]
    if words.removeprefix("take ") in left:
        left.remove(words.removeprefix("take "))
    if left:
        told.append(f"Nobody took {joined(gathered(left))}: out of the game.")
    if before["start_card_at_villa"] and words != "take start player":
        who = names[after["start_player"]]
        if after["queues"]["villa"]:
            became = "stayed" if after["start_player"] == before["start_player"] else "became"
            told.append(f"Nobody took the start-player card: {who}, first in the queue, {became} start player.")
        else:
            told.append(f"Nobody queued at the villa: {who} stayed start player.")
    return told


def _in_vain(before: dict[str, Any], after: dict[str, Any], names: list[str]) -> list[str]:
    """The traders at the venues who were passed over since the last sale."""
    if after["phase"] == "events" and after["served"] == before["served"]:
        return []
    if before["phase"] == "scoring" or after["phase"] not in ("events", "scoring", "over"):
        return []
    order = [venue["name"] for venue in after["venues"]]
    first = (0, 0)
    if before["phase"] == "events" and before["served"] is not None:
        first = (order.index(before["served"]["queue"]), before["served"]["index"] + 1)
    last = (len(order), 0)
    if after["served"] is not None:
        last = (order.index(after["served"]["queue"]), after["served"]["index"])
    told: list[str] = []
    for number, venue in enumerate(after["venues"]):
        line = after["queues"][venue["name"]]
        skipped = [entry for i, entry in enumerate(line) if first <= (number, i) < last]
        if skipped:
            where = place(venue["name"])
            if buyers(venue):
                told.append(f"{_gangs(skipped, names)} had nothing to sell at {where}.")
            else:
                told.append(f"At {where} there was no visitor for {_gangs(skipped, names)}.")
    return told


def _evening(after: dict[str, Any], names: list[str]) -> list[str]:
    """The coins of the day, a line for each player (M7)."""
    told = [f"Day {after['day']} ended."]
    for name, seat in zip(names, after["seats"], strict=False):
        day = seat["days"][after["day"] - 1]
        parts: list[str] = []
        if day["sales"]:
            parts.append(f"{day['sales']} from {counted(len(seat['sales']), 'sale')}")
        if day["traders"]:
            parts.append(f"{day['traders']} from {counted(len(seat['traders']), 'trader')} not played")
        if seat["favour_coins"]:
            parts.append(f"{seat['favour_coins']} from {counted(len(seat['favours']), 'favour')} not used")
        earned = counted(day["sales"] + day["traders"] + seat["favour_coins"], "coin")
        text = f"{name} earned {earned}: {joined(parts)}" if parts else f"{name} earned nothing"
        if seat["tickets"]:
            text += f"; {counted(len(seat['tickets']), 'ticket')} unsold"
        told.append(f"{text}." if after["day"] == 1 else f"{text}; {seat['coins']} in all.")
    return told


def _won(after: dict[str, Any], names: list[str]) -> str:
    """The winners, and what broke a tie (M7.4)."""
    winners = [names[seat] for seat in after["winners"]]
    most = max(after["scores"])
    level = [names[seat] for seat, score in enumerate(after["scores"]) if score == most]
    won = f"{joined(winners)} won with {counted(most, 'coin')}"
    if len(winners) == len(level):
        return f"{won}{', level on day 3 too' if len(winners) > 1 else ''}."
    others = joined([name for name in level if name not in winners])
    return f"{won}, as many as {others}, but more of them on day 3."
