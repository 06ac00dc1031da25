"""The results of a match as a JSON file, from which it can go on."""

import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import munera
from munera import MuneraError
from munera.lab.arena import Match, Outcome
from munera.lab.files import whole

FORMAT = 1


class Results:
    """The games of a match played so far, by number, and the time it took."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self.outcomes: dict[int, Outcome] = {}
        self.seconds = 0.0

    @property
    def blocks(self) -> int:
        """How many have been begun."""
        return max(self.outcomes, default=-1) // self.match.players + 1

    def in_order(self) -> list[Outcome]:
        return [self.outcomes[number] for number in sorted(self.outcomes)]


def settings(match: Match) -> dict[str, Any]:
    """All that must be the same for games to be counted together."""
    return {
        "game": match.game,
        "rules": munera.game(match.game).rules_version,
        "variants": list(match.variants),
        "bots": list(match.bots),
        "seed": match.seed,
        "munera": munera.__version__,
    }


def save(path: Path, results: Results, summary: Mapping[str, Any] | None) -> None:
    """One game a line; an older file is replaced as a whole or not at all."""
    head = {
        "arena": FORMAT,
        "settings": settings(results.match),
        "seconds": results.seconds,
        "summary": summary,
    }
    games = ",\n".join("    " + json.dumps(_as_json(results.match, outcome)) for outcome in results.in_order())
    body = json.dumps(head, indent=2).removesuffix("\n}")
    text = f'{body},\n  "games": [' + (f"\n{games}\n  ]" if games else "]") + "\n}\n"
    with whole(path) as draft:
        draft.write_text(text, "utf-8")


def load(path: Path, match: Match) -> Results:
    """What the file holds of this match; nothing if there is no such file."""
    results = Results(match)
    try:
        text = path.read_text("utf-8")
    except FileNotFoundError:
        return results
    except OSError as error:
        raise MuneraError(f"{path} cannot be read: {(error.strerror or 'error').lower()}.") from None
    except UnicodeDecodeError:
        raise MuneraError(f"{path} holds no results of an arena; choose another file.") from None
    try:
        data = json.loads(text)
        if data["arena"] != FORMAT:
            raise MuneraError(f"{path} has format {data['arena']} of an arena, not {FORMAT}; choose another file.")
        _compare(path, settings(match), data["settings"])
        results.seconds = float(data["seconds"])
        for entry in data["games"]:
            outcome = _from_json(match, entry)
            results.outcomes[outcome.number] = outcome
        if results.outcomes and not results.seconds > 0:
            raise ValueError(results.seconds)
    except (KeyError, TypeError, ValueError):
        raise MuneraError(f"{path} holds no results of an arena; choose another file.") from None
    return results


def _compare(path: Path, ours: dict[str, Any], theirs: dict[str, Any]) -> None:
    for name, value in ours.items():
        if theirs[name] != value:
            raise MuneraError(
                f"{path} holds a match with {name} {_words(theirs[name])}, not {_words(value)}; choose another file."
            )


def _words(value: Any) -> str:
    return (",".join(str(part) for part in value) or "none") if isinstance(value, list) else str(value)


def _as_json(match: Match, outcome: Outcome) -> dict[str, Any]:
    """Games, blocks and seats are counted from 1, as in everything a person reads."""
    return {
        "game": outcome.number + 1,
        "block": outcome.number // match.players + 1,
        "seed": match.chance_seed(outcome.number),
        "seats": match.seats(outcome.number),
        "scores": outcome.scores,
        "winners": [seat + 1 for seat in outcome.winners],
        "steps": outcome.steps,
        "decisions": outcome.decisions,
        "seconds": [round(spent, 6) for spent in outcome.seconds],
        "longest": [round(spent, 6) for spent in outcome.longest],
    }


def _from_json(match: Match, entry: dict[str, Any]) -> Outcome:
    number = int(entry["game"]) - 1
    outcome = Outcome(
        number,
        tuple(int(score) for score in entry["scores"]),
        tuple(int(seat) - 1 for seat in entry["winners"]),
        int(entry["steps"]),
        tuple(int(count) for count in entry["decisions"]),
        tuple(float(spent) for spent in entry["seconds"]),
        tuple(float(spent) for spent in entry["longest"]),
    )
    by_seat = (outcome.scores, outcome.decisions, outcome.seconds, outcome.longest)
    if (
        number < 0
        or entry["seed"] != match.chance_seed(number)
        or tuple(entry["seats"]) != match.seats(number)
        or any(len(values) != match.players for values in by_seat)
        or not outcome.winners
        or not set(outcome.winners) <= set(range(match.players))
    ):
        raise ValueError(entry)
    return outcome
