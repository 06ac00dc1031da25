"""The guided first round over HTTP: whoever does what is asked reaches the end."""

import pytest

import munera
from munera.core.lesson import lesson
from tests.server.clients import Refused, Running

GAMES = munera.games()


@pytest.mark.parametrize("game", GAMES)
async def test_doing_what_is_asked_leads_through_the_whole_lesson(node: Running, game: str) -> None:
    somebody = node.person()
    plan = await somebody.get(f"/api/lessons/{game}")
    move, tried = plan["steps"][0]["move"], 0
    while move < plan["moves"]:
        view = await somebody.get(f"/api/lessons/{game}/moves/{move}")
        if not view["legal"]:
            move += 1  # the others' moves are shown
            continue
        step = lesson(game).step_at(move)
        assert step is not None
        answer = await somebody.post(f"/api/lessons/{game}/moves/{move}/try", {"actions": step.actions})
        assert answer == {"right": True, "move": move + len(step.actions), "answer": None}
        move, tried = answer["move"], tried + 1
    assert tried == sum(step["ask"] is not None for step in plan["steps"])
    assert len((await somebody.get(f"/api/lessons/{game}/moves/{move}"))["events"]) == plan["moves"]


async def test_another_legal_move_is_answered_and_changes_nothing(node: Running) -> None:
    somebody = node.person()
    invest = next(step for step in lesson("colosseum").steps if step.name == "invest")
    loge = lesson("colosseum").record.game.blocks.parse("build loge")
    answer = await somebody.post(f"/api/lessons/colosseum/moves/{invest.move}/try", {"actions": [loge]})
    assert answer == {
        "right": False,
        "move": invest.move,
        "answer": {"id": "colosseum-lesson-invest-loge", "args": {}},
    }
    preview = await somebody.post(f"/api/lessons/colosseum/moves/{invest.move}/preview", {"actions": [loge]})
    assert preview["view"]["seats"][1]["coins"] == 25


async def test_what_the_rules_forbid_and_what_does_not_exist_is_refused(node: Running) -> None:
    somebody = node.person()
    for path, body, error in [
        ("/api/lessons/colosseum/moves/46/try", {"actions": [100_000]}, "server-illegal"),
        ("/api/lessons/colosseum/moves/45/try", {"actions": [0]}, "server-not-your-turn"),
        ("/api/lessons/colosseum/moves/999/try", {"actions": [0]}, "server-no-such-move"),
        ("/api/lessons/chess/moves/0/try", {"actions": [0]}, "server-no-such-page"),
    ]:
        with pytest.raises(Refused, match=error):
            await somebody.post(path, body)
