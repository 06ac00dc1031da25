"""What is seen and asked, in positions of random games."""

import json
from collections import defaultdict
from functools import cache
from typing import Any

import pytest
from librt.random import Random

from munera import CHANCE, State, game
from munera.core.chance import draw
from munera.games.colosseum.actions import PASS, SECOND
from munera.games.colosseum.data import MOST_SEATS
from munera.games.colosseum.phases.produce import SPECTATORS
from munera.games.colosseum.state import COINS, MEDAL, PHASE, PRODUCE, SCORE, STAGE, TRADE
from munera.games.colosseum.view import STAGE_NAMES
from munera.tongues import Telling, Tongue

GAME = game("colosseum")
TELLING = Telling(GAME)
SAY = Tongue("en", ["Ada", "Bruno", "Clara", "Dario", "Elena"]).say


@cache
def positions() -> list[State]:
    """Every position of some games in which people trade little and save their medals, with three to five players."""
    found: list[State] = []
    for seed in range(15):
        random = Random(seed)
        state = GAME.new(3 + seed % 3, GAME.variants if seed % 2 else ())
        while not state.is_over():
            found.append(state.copy())
            state.step(draw(state, random) if state.actor() == CHANCE else _chosen(state, random))
        found.append(state.copy())
    return found


def _chosen(state: State, random: Random) -> int:
    legal = [int(action) for action in state.legal()]
    if SECOND in legal:
        return SECOND
    if random.randrange(10) > 0:
        if PASS in legal and state.cells[PHASE] == TRADE:
            return PASS
        legal = _without_waste(state, legal)
    return legal[random.randrange(len(legal))]


def _without_waste(state: State, legal: list[int]) -> list[int]:
    """Those that earn a medal, or else spend none."""
    medals = sum(state.cells[MEDAL + seat] for seat in range(MOST_SEATS))
    earned: dict[int, int] = {}
    for action in legal:
        trial = state.copy()
        trial.step(action)
        earned[action] = sum(trial.cells[MEDAL + seat] for seat in range(MOST_SEATS)) - medals
    most = max(earned.values())
    return [action for action in legal if earned[action] == most]


def sample(every: int) -> list[State]:
    return positions()[::every]


def views(every: int) -> list[dict[str, Any]]:
    return [dict(GAME.view(state, None)) for state in sample(every)]


def test_a_view_is_plain_data() -> None:
    for view in views(40):
        assert json.loads(json.dumps(view)) == view


def test_all_see_the_same_except_who_they_are_and_what_they_may_do() -> None:
    for state in sample(60):
        seen: list[dict[str, Any]] = []
        for seat in [None, *range(len(state.scores()))]:
            view: dict[str, Any] = dict(GAME.view(state, seat))
            assert view.pop("you") == seat
            assert [each["action"] for each in view.pop("legal")] == (
                [int(action) for action in state.legal()] if seat == state.actor() else []
            )
            seen.append(view)
        assert all(view == seen[0] for view in seen)


def test_the_words_and_blocks_of_legal_actions_are_those_of_the_game() -> None:
    for state in (state for state in sample(60) if state.actor() >= 0):
        for each in GAME.view(state, int(state.actor()))["legal"]:
            assert GAME.parse(state, each["words"]) == each["action"]
            assert each["block"] == GAME.blocks.block_of(each["action"]).name


@pytest.mark.rule("C7.8")
def test_the_lines_of_an_audience_add_up() -> None:
    shown = 0
    for view in views(20):
        for seat in view["seats"]:
            for program in seat["programs"]:
                assert (program["audience"] is not None) == program["can_be_shown"]
                assert program["missing_count"] == sum(program["missing"].values())
                if program["audience"]:
                    shown += 1
                    lines = dict(program["audience"])
                    assert lines.pop("total") == sum(lines.values())
    assert shown > 100


def test_the_audience_announced_is_the_audience_that_comes() -> None:
    compared = 0
    for state in positions():
        if state.cells[PHASE] != PRODUCE or state.cells[STAGE] != SPECTATORS:
            continue
        view: dict[str, Any] = dict(GAME.view(state, None))
        seat = view["seats"][view["actor"]]
        program = next(each for each in seat["programs"] if each["number"] == view["show"]["program"])
        after = state.copy()
        after.apply(GAME.parse(state, "medals 0"))
        paid = GAME.view(after, None)["seats"][view["actor"]]["coins"] - seat["coins"]
        assert paid == program["audience"]["total"]
        compared += 1
    assert compared > 3


def test_c8_3_whoever_will_ask_for_a_donation_is_named_before_unless_dice_decide() -> None:
    named: list[int | None] = []
    lowest: int | None = None
    for view in map(_seen, positions()):
        if view["stage"] == "clean-up":
            ceremony = view["ceremony"]
            lowest = ceremony["lowest"]
            others = [seat for seat in view["seats"] if seat["seat"] != ceremony["podium"]]
            worst = min((seat["score"], seat["coins"]) for seat in others)
            tied = [seat["seat"] for seat in others if (seat["score"], seat["coins"]) == worst]
            assert lowest == (tied[0] if len(tied) == 1 else None)
            named.append(lowest)
        elif view["stage"] == "donation" and view["ceremony"]["last"] >= 0:
            assert lowest in (None, view["ceremony"]["last"])
        elif view["phase"] != "closing ceremony":
            lowest = None
    assert len(set(named)) > 2


def test_c8_3_nobody_is_named_while_dice_would_decide() -> None:
    state = next(state for state in positions() if _seen(state)["stage"] == "clean-up").copy()
    podium = _seen(state)["ceremony"]["podium"]
    for seat in range(MOST_SEATS):
        state.cells[SCORE + seat] = state.cells[COINS + seat] = 1 if seat != podium else 9
    assert _seen(state)["ceremony"]["lowest"] is None


def _seen(state: State) -> dict[str, Any]:
    return dict(GAME.view(state, None))


def test_all_tokens_are_in_sight_or_counted() -> None:
    for view in views(40):
        places = [seat["tokens"] for seat in view["seats"]] + [view["face_down"]["kinds"], view["bag"]["kinds"]]
        count = sum(sum(place.values()) for place in places) + sum(len(market) for market in view["markets"])
        assert count <= 152
        assert view["face_down"]["count"] == sum(view["face_down"]["kinds"].values())
        assert view["bag"]["count"] == sum(view["bag"]["kinds"].values())
        if view["round"] <= 1 and view["phase"] in ("set-up", "invest"):
            assert count == 152


def test_every_stage_of_every_phase_has_a_prompt_of_one_sentence() -> None:
    prompts: dict[str, set[str]] = defaultdict(set)
    for state in positions():
        prompt = SAY(GAME.prompt(state))
        prompts[STAGE_NAMES[state.cells[PHASE]][state.cells[STAGE]]].add(prompt)
        assert prompt.endswith(".")
        assert prompt[0].isupper()
        assert ". " not in prompt.replace("vs. ", "vs ")
    rare = {"podium contest", "last contest"}
    assert {stage for stages in STAGE_NAMES for stage in stages} - set(prompts) <= rare


def test_stories_hints_and_tables_speak_of_every_position() -> None:
    told: set[str] = set()
    for state, following in zip(positions()[:1500], positions()[1:1501], strict=True):
        if state.is_over():
            continue
        actor = int(state.actor())
        view: dict[str, Any] = dict(GAME.view(state, actor if actor >= 0 else None))
        if actor >= 0:
            for each in view["legal"][:40]:
                hint = TELLING.hint(view, each["words"])
                assert hint is None or "\n" not in SAY(hint)
        for title, columns, rows in TELLING.tables(view, True):
            assert SAY(title)
            assert all(len(row) == len(columns) for row in rows)
        for action in state.legal():
            trial = state.copy()
            trial.step(action)
            if trial == following:
                lines = TELLING.story(view, GAME.words(state, int(action)), dict(GAME.view(following, None)))
                told |= {SAY(line) for line in lines}
                break
    assert all(line.endswith(".") for line in told)
    assert any(" won market " in line for line in told)
    assert any(" spectators with " in line for line in told)
