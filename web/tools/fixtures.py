"""Moments of real games for the web client's tests and its gallery: python web/tools/fixtures.py (see docs/web.md).

Plays games with bots and keeps, for each game, number of players, phase and stage, the moment of the latest round not
after the third, as the server would send it to the seat that is asked, with a few previews.
"""

import json
import sys
from pathlib import Path
from random import Random
from typing import Any

import munera
from munera.bots import bot, bots
from munera.core.game import CHANCE, NOBODY
from munera.core.message import plain_data
from munera.tongues import Telling

NAMES = ["Beatrix", "Aurelia", "Cato", "Matteo", "Livia"]
FOLDER = Path(__file__).parents[1] / "fixtures"
ROUND_TO_SHOW = 3
PREVIEWS_OF_A_BLOCK = 2
SEEDS = range(1, 10)
KEPT_EVENTS = 40


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    for game in ("colosseum", "circus_maximus"):
        for players in (3, 4, 5):
            kept: dict[str, dict[str, Any]] = {}
            for seed in SEEDS:
                variants = tuple(munera.game(game).variants) if seed % 3 == 0 else ()
                _play(munera.game(game), players, variants, seed, kept)
            path = FOLDER / f"{game}-{players}.json"
            path.write_text(json.dumps(kept, separators=(",", ":"), default=str), "utf-8")
            print(f"{path.name}: {len(kept)} moments", file=sys.stderr)


def _play(game: Any, players: int, variants: tuple[str, ...], seed: int, kept: dict[str, dict[str, Any]]) -> None:
    random = Random(seed)
    state = game.new(players, variants)
    level = bots()[1]
    minds = [bot(level, game, seed * 10 + seat) for seat in range(players)]
    events: list[dict[str, Any]] = []
    while state.actor() != NOBODY:
        actor = int(state.actor())
        if actor == CHANCE:
            action = random.choices(list(state.legal()), list(state.weights()))[0]
        else:
            _keep(game, state, actor, events, kept)
            # now and then a move no sensible player makes, so that every stage is reached
            action = random.choice(list(state.legal())) if random.random() < 0.2 else minds[actor].choose(state)
        words = game.words(state, action)
        before = game.view(state, None)
        state.apply(action)
        told = [line.to_data() for line in Telling(game).story(before, words, game.view(state, None))]
        events.append(_event(len(events) + 1, actor, int(action), words, told))
    _keep(game, state, 0, events, kept)


def _keep(game: Any, state: Any, seat: int, events: list[dict[str, Any]], kept: dict[str, dict[str, Any]]) -> None:
    view = game.view(state, seat)
    now = view.get("round", view.get("day"))
    for key in _keys(view):
        known = kept.get(key)
        if known and not known["round"] < now <= ROUND_TO_SHOW:
            continue
        kept[key] = {"round": now, "table": _table(game, view, seat), "view": _message(game, state, view, seat, events)}
        kept[key]["previews"] = _previews(game, state, seat)
    key = "waiting " + view["phase"]
    if key not in kept and now == 2 and not view["over"]:
        other = (seat + 1) % len(view["seats"])
        message = _message(game, state, game.view(state, other), other, events)
        kept[key] = {"round": now, "table": _table(game, view, other), "view": message, "previews": {}}


def _keys(view: dict[str, Any]) -> list[str]:
    keys = [f"{view['phase']} {view['stage']}"]
    if view["variants"]:
        keys.append(f"{view['variants'][0]} {keys[0]}")
    if view["game"] == "circus_maximus" and view["served"] and view["phase"] == "events":
        keys.append(f"serve {view['served']['queue']}")
    if any("caesar" in [v["name"] for v in venue["visitors"]] for venue in view.get("venues", [])):
        keys.append(f"with caesar {view['phase']} {view['stage']}")
    return keys


def _table(game: Any, view: dict[str, Any], seat: int) -> dict[str, Any]:
    seats = [
        {
            "seat": n,
            "kind": "person" if n in (seat, 3) else "bot",
            "name": NAMES[n],
            "person": None,
            "level": None if n in (seat, 3) else "consul",
            "ready": True,
            "autopilot": False,
            "present": True,
        }
        for n in range(len(view["seats"]))
    ]
    return {
        "type": "table",
        "id": "ides7kq4",
        "name": "Idus Martiae",
        "game": game.name,
        "players": len(seats),
        "variants": view["variants"],
        "rules": 1,
        "status": "over" if view["over"] else "playing",
        "seats": seats,
        "pace": {"kind": "live", "bank": 600, "increment": 20},
        "public": False,
        "spectators": True,
        "hints": True,
        "takeover": "consul",
        "host": "p1",
        "created": 0,
        "seq": 1,
        "commitment": "9f2c" * 16,
        "you": seat,
        "watching": 2,
        "result": {"scores": [0] * len(seats), "winners": view["winners"]} if view["over"] else None,
        "rematch": None,
        "archived": False,
    }


def _message(game: Any, state: Any, view: dict[str, Any], seat: int, events: list[dict[str, Any]]) -> dict[str, Any]:
    legal = _legal(game, view)
    return {
        "type": "view",
        "table": "ides7kq4",
        "seq": len(events),
        "since": max(0, len(events) - KEPT_EVENTS),
        "move": len(events),
        "seat": seat,
        "view": {name: part for name, part in view.items() if name != "legal"},
        "prompt": game.prompt(state).to_data(),
        "legal": legal,
        "events": events[-KEPT_EVENTS:],
        "actors": [int(state.actor())] if state.actor() >= 0 else [],
        "undo": 1,
        "clocks": {
            "now": 0,
            "left": [521_000, 432_000, 600_000, 365_000, 300_000][: len(view["seats"])],
            "running": seat,
        },
        "autopilot": [],
        "orders": [],
        "over": view["over"],
    }


def _legal(game: Any, view: dict[str, Any]) -> list[dict[str, Any]]:
    telling = Telling(game)
    found: list[dict[str, Any]] = []
    for entry in view["legal"]:
        hint = telling.hint(view, entry["words"])
        label = plain_data(telling.deed(entry["words"]))
        found.append({**entry, "label": label, "hint": None if hint is None else hint.to_data()})
    return found


def _event(seq: int, actor: int, action: int, words: str, told: list[dict[str, Any]]) -> dict[str, Any]:
    return {
        "seq": seq,
        "kind": "act" if actor >= 0 else "chance",
        "at": 0,
        "move": seq,
        "seat": actor if actor >= 0 else None,
        "action": action,
        "words": words,
        "by": "bot",
        "told": told,
    }


def _previews(game: Any, state: Any, seat: int) -> dict[str, Any]:
    previews: dict[str, Any] = {}
    taken: dict[str, int] = {}
    if state.actor() != seat:
        return previews
    for action in state.legal():
        block = game.blocks.block_of(int(action)).name
        taken[block] = taken.get(block, 0) + 1
        if taken[block] <= PREVIEWS_OF_A_BLOCK:
            tried = state.copy()
            tried.apply(action)
            view = game.view(tried, seat)
            legal = _legal(game, view)
            del view["legal"]
            effects = [effect._asdict() for effect in game.effects(state, tried, seat, [int(action)])]
            previews[str(int(action))] = {"view": view, "legal": legal, "effects": effects}
    return previews


if __name__ == "__main__":
    main()
