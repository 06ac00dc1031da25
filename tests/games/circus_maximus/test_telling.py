"""What a person reads: tables, hints and the story, in positions of random games and in some made for it."""

import re
from functools import cache
from itertools import pairwise
from typing import Any

import pytest
from librt.random import Random

from munera import CHANCE, State
from munera.core.chance import draw
from munera.games.circus_maximus import GAME
from munera.games.circus_maximus.flow import CircusMaximus
from munera.tongues import Telling, Tongue
from tests.games.circus_maximus.positions import evening, new, position
from tests.games.circus_maximus.table import choices, let_chance, pass_all, play

TELLING = Telling(GAME)
NAMES = ["Ada", "Bruno", "Clara", "Dario", "Elena"]
SAY = Tongue("en", NAMES).say
INTERNAL = re.compile(r"_|None|True|False|[\[\]{}]|\bseat \d")


@cache
def games() -> list[list[tuple[State, int]]]:
    """Random games with 3 to 5 players in both variants: every position, and what was done there."""
    played: list[list[tuple[State, int]]] = []
    for seed in range(12):
        random = Random(seed)
        state = GAME.new(3 + seed % 3, GAME.variants if seed % 2 else ())
        moves: list[tuple[State, int]] = []
        while not state.is_over():
            action = int(draw(state, random)) if state.actor() == CHANCE else _chosen(state, random)
            moves.append((state.copy(), action))
            state.step(action)
        moves.append((state.copy(), -1))
        played.append(moves)
    return played


def _chosen(state: State, random: Random) -> int:
    """Like people who know their favours, and keep traders for later."""
    legal = [int(action) for action in state.legal()]
    special = [action for action in legal if re.match("use|push|recall|sell|.* as 8", GAME.words(state, action))]
    if special and random.randrange(3) > 0:
        return special[random.randrange(len(special))]
    return legal[0 if random.randrange(4) == 0 else random.randrange(len(legal))]


def hint(view: dict[str, Any], words: str) -> str:
    said = TELLING.hint(view, words)
    return SAY(said) if said else ""


def story(before: dict[str, Any], words: str, after: dict[str, Any]) -> list[str]:
    return [SAY(message) for message in TELLING.story(before, words, after)]


def tables(view: dict[str, Any], everything: bool) -> list[tuple[str, list[str], list[list[str]]]]:
    return [
        (SAY(title), [SAY(column) for column in columns], [[SAY(cell) for cell in row] for row in rows])
        for title, columns, rows in TELLING.tables(view, everything)
    ]


def view_of(state: State) -> dict[str, Any]:
    """What the actor sees."""
    actor = int(state.actor())
    return dict(GAME.view(state, actor if actor >= 0 else None))


def hints(s: State) -> dict[str, str]:
    view = view_of(s)
    return {words: hint(view, words) for words in choices(s)}


def told(s: State, *lines: str) -> list[str]:
    """The story of these moves, and of what chance does after them."""
    found: list[str] = []
    for line in lines:
        before = view_of(s)
        play(s, line)
        found += story(before, line.partition(": ")[2], view_of(s))
    return found


def sheet(s: State, title: str, everything: bool = False) -> list[list[str]]:
    for name, _, rows in tables(view_of(s), everything):
        if name.startswith(title):
            return rows
    return []


def check_text(text: str) -> None:
    assert not INTERNAL.search(text), text
    assert "\n" not in text
    assert "  " not in text, text
    assert text == text.strip()


def check_sentence(text: str) -> None:
    check_text(text)
    assert text.endswith("."), text
    assert text[0].isupper(), text


# In all positions


def test_tables_speak_of_every_position_without_internal_names() -> None:
    for moves in games():
        for state, _ in moves[::3]:
            for everything in (False, True):
                for view in (view_of(state), dict(GAME.view(state, None))):
                    for title, columns, rows in tables(view, everything):
                        assert rows
                        assert len(title) <= 80
                        assert all(len(row) == len(columns) for row in rows)
                        for text in [title, *columns, *[cell for row in rows for cell in row]]:
                            assert text
                            check_text(text)


def test_every_choice_has_a_short_hint() -> None:
    hinted: set[str] = set()
    for moves in games():
        for state, _ in moves:
            if state.actor() >= 0:
                for words, text in hints(state).items():
                    check_text(text)
                    assert text, words
                    assert len(text) <= 70, text
                    hinted.add(GAME.blocks.block_of(GAME.parse(state, words)).name)
    assert hinted == {block.name for block in GAME.blocks.blocks if not block.name.startswith("draw ")}


def test_the_story_of_whole_games_is_told_in_sentences() -> None:
    verbs: set[str] = set()
    for moves in games():
        for (state, action), (following, _) in pairwise(moves):
            lines = story(view_of(state), GAME.words(state, action), view_of(following))
            for line in lines:
                check_sentence(line)
                verbs.add(line.split()[1])
            assert lines or state.actor() == CHANCE, GAME.words(state, action)
    assert {"played", "passed", "took", "sold", "used", "recalled", "pushed", "sent", "drew", "earned"} <= verbs


def test_an_announced_place_is_the_place_taken() -> None:
    compared = 0
    for moves in games():
        for (state, action), (following, _) in pairwise(moves):
            words = GAME.words(state, action)
            match = re.fullmatch(r"(?:play|recall) (\d)(?: as 8)?(?: at (.+))?", words)
            if not match:
                continue
            view = view_of(state)
            queue = match[2].replace(" ", "_") if match[2] else {"favours": "villa", "tickets": "forum"}[view["phase"]]
            line = GAME.view(following, None)["queues"][queue]
            trader = (int(state.actor()), int(match[1]))
            place = [(entry["owner"], entry["rank"]) for entry in line].index(trader) + 1
            assert hint(view, words).startswith(f"place {place} of {len(line)}")
            compared += 1
    assert compared > 300


def test_an_announced_sale_brings_what_was_said() -> None:
    compared = 0
    for moves in games():
        for (state, action), (following, _) in pairwise(moves):
            words = GAME.words(state, action)
            if words.startswith("sell "):
                sale = GAME.view(following, None)["seats"][int(state.actor())]["sales"][-1]
                assert hint(view_of(state), words).startswith(f"{sale['total']} = ")
                compared += 1
    assert compared > 50


def test_the_evening_is_told_once_for_every_player_and_adds_up() -> None:
    for moves in games():
        players = len(moves[0][0].scores())
        earned = [0] * players
        for (state, action), (following, _) in pairwise(moves):
            for line in story(view_of(state), GAME.words(state, action), view_of(following)):
                match = re.match(r"(\w+) earned (\d+|nothing)", line)
                if match:
                    earned[NAMES.index(match[1])] += 0 if match[2] == "nothing" else int(match[2])
        assert earned == moves[-1][0].scores()


def test_each_morning_is_told_in_a_few_sentences() -> None:
    for moves in games():
        mornings: dict[int, list[str]] = {}
        for (state, action), (following, _) in pairwise(moves):
            after = view_of(following)
            if state.actor() == CHANCE and after["phase"] == "favours" and not after["queues"]["villa"]:
                lines = story(view_of(state), GAME.words(state, action), after)
                mornings.setdefault(after["day"], []).extend(lines)
        for day in (1, 2, 3):
            begins = [line.split()[0] for line in mornings[day]]
            events = day - 1
            assert begins[: 4 + events] == ["Day", "Favours", "Tickets", *["A"] * events, "Visitors"]


# Exact words


def test_a_queue_says_why_somebody_stands_there() -> None:
    s = position(3, "tickets", favours={1: ["rank one is eight"], 2: ["push ahead"]})
    play(s, "1: play 1 as 8", "2: play 5", "3: play 7", "1: play 2", "2: push 5")
    assert sheet(s, "Queues") == [["Forum", "Ada 1 (as 8), Bruno 5 (pushed ahead: as 7), Clara 7, Ada 2"]]


def test_a_queue_that_is_served_says_whose_turn_it_is() -> None:
    s = position(3, "favours", villa=["push ahead"])
    play(s, "1: play 3", "2: play 4", "3: pass", "1: pass", "2: pass")
    assert sheet(s, "Queues") == [["villa", "now Bruno 4, then Ada 3"]]


def test_venues_show_visitors_event_coins_caesar_and_tickets() -> None:
    s = position(
        3,
        "events",
        tickets={1: ["colosseum loge", "colosseum arena"], 3: ["theatre of pompey arena"]},
        visitors={"colosseum": ["senator", "caesar"], "theatre of pompey": ["student", "student"]},
        events={"colosseum": 1},
        variants=("caesar",),
    )
    assert sheet(s, "Visitors and the tickets") == [
        ["Circus Maximus", "nobody", "–"],
        ["Theatre of Pompey", "student 3, student 3", "Clara arena"],
        ["Colosseum", "senator 6+1, Caesar", "Ada arena loge"],
    ]


def test_the_first_table_says_day_phase_start_player_and_hands() -> None:
    s = position(3, "tickets", day=3, start=2, favours={1: ["push ahead"]}, hands={1: [2, 7]}, earned={1: [20, 9]})
    title, columns, rows = tables(view_of(s), False)[0]
    assert title == "Day 3 of 3: phase II, tickets (start player: Bruno)"
    assert columns == ["player", "coins", "traders in hand", "favours", "queueing"]
    assert rows[0] == ["Ada", "29", "2 7", "push ahead", "–"]
    assert sheet(s, "Coins")[0] == ["Ada", "20 + 0", "9 + 0", "29"]


def test_the_whole_table_has_sales_favours_and_piles_too() -> None:
    s = _at_colosseum()
    play(s, "1: sell loge to senator")
    assert sheet(s, "Sales", True) == [["Ada", "Colosseum", "loge ticket to senator", "10 = 3 + 6 + 1"]]
    assert ["push ahead", "instead of a trader: one of yours moves up (M8.2)", "pile"] in sheet(s, "Favours", True)
    assert [row[0] for row in sheet(s, "Piles", True)] == ["tickets", "visitors"]


def _at_colosseum() -> CircusMaximus:
    """Ada is served at the Colosseum, and then Bruno and Clara, who has no ticket."""
    s = position(
        3,
        "events",
        tickets={1: ["colosseum loge"], 2: ["colosseum arena"]},
        visitors={"colosseum": ["legionnaire", "senator"]},
        events={"colosseum": 1},
        favours={1: ["bribe legionnaire"]},
    )
    play(s, "1: play 8 at colosseum", "2: play 4 at colosseum", "3: play 6 at colosseum")
    pass_all(s)
    return s


def test_a_sale_is_summed_up_before_it_is_made() -> None:
    assert hints(_at_colosseum()) == {
        "sell loge to legionnaire": "6 = loge 3 + legionnaire 2 + event 1",
        "sell loge to senator": "10 = loge 3 + senator 6 + event 1",
        "sell loge to bribed legionnaire": "10 = loge 3 + bribed legionnaire 6 + event 1; uses the bribe",
    }


def test_sales_vain_waiting_and_the_evening_are_told() -> None:
    s = _at_colosseum()
    assert told(s, "1: sell loge to senator") == [
        "Ada sold a loge ticket at the Colosseum to a senator for 10 coins.",
        "Clara (rank 6) had nothing to sell at the Colosseum.",
    ]
    assert told(s, "2: sell arena to legionnaire") == [
        "Bruno sold an arena ticket at the Colosseum to a legionnaire for 5 coins.",
        "Day 1 ended.",
        "Ada earned 19 coins: 10 from 1 sale and 9 from 7 traders not played.",
        "Bruno earned 16 coins: 5 from 1 sale and 11 from 7 traders not played.",
        "Clara earned 10 coins: 10 from 7 traders not played.",
    ]


def test_where_there_is_no_visitor_all_wait_in_vain() -> None:
    s = position(3, "events", tickets={1: ["colosseum loge"]}, hands={2: [], 3: []})
    play(s, "1: play 8 at colosseum", "1: play 2 at colosseum")
    assert told(s, "1: pass")[1] == "At the Colosseum there was no visitor for Ada (ranks 8 and 2)."


def test_a_trader_s_hint_says_its_place_its_worth_and_what_it_could_sell() -> None:
    s = position(
        3,
        "events",
        queues={"colosseum": ["2:7", "1:4"], "villa": ["1:8"]},
        tickets={1: ["colosseum loge"]},
        visitors={"colosseum": ["senator"]},
        favours={1: ["rank one is eight", "recall trader", "push ahead"]},
    )
    found = hints(s)
    assert found["play 7 at colosseum"] == "place 2 of 3, 1 visitor, 1 ticket, 1 trader there; 3 if kept"
    assert found["play 1 as 8 at circus maximus"] == "place 1 of 1, 0 visitors, no ticket"
    assert found["recall 8 at colosseum"] == "place 1 of 3, 1 visitor, 1 ticket, 1 trader there; from the villa"
    assert found["push 4"] == "past Bruno 7 at the Colosseum to place 1; then counts as 7"
    assert found["pass"] == "no more queueing today; your hand brings 8 coins"


def test_a_place_behind_all_cards_is_pointed_out() -> None:
    s = position(3, "favours", villa=["push ahead"], queues={"villa": ["2:7", "2:6", "2:5"]})
    found = hints(s)
    assert found["play 8"] == "place 1 of 4; 3 coins if not played"
    assert found["play 4"] == "place 4 of 4 for 2 cards; 1 coin if not played"


def test_a_ticket_s_hint_says_what_it_could_sell_for() -> None:
    s = position(
        3,
        "tickets",
        forum=["colosseum loge", "circus maximus balcony"],
        visitors={"colosseum": ["student", "tourist"]},
        events={"colosseum": 2},
        tickets={1: ["colosseum arena"]},
    )
    play(s, "1: play 3")
    pass_all(s)
    assert hints(s) == {
        "take circus maximus balcony": "1 coin if sold, but no visitor is there",
        "take colosseum loge": "up to 10 = loge 3 + tourist 5 + event 2; you have 1",
    }


def test_favours_say_what_they_do() -> None:
    s = position(3, "favours", villa=["bribe legionnaire"])
    play(s, "1: play 3")
    pass_all(s)
    assert hints(s) == {
        "take start player": "you begin each queueing from now on (M4.2)",
        "take bribe legionnaire": "a legionnaire pays 6 instead of 2 (M8.5)",
    }


@pytest.mark.parametrize(
    ("favour", "move", "line"),
    [
        ("push ahead", "push 5", "Ada pushed a 5 past Bruno 7 at the Forum; it counts as 7 there."),
        ("recall trader", "recall 8", "Ada recalled an 8 from the villa and played it at the Forum."),
        ("rank one is eight", "play 1 as 8", "Ada played a 1 as 8 at the Forum."),
        ("second trader", "use second trader", "Ada used the favour second trader."),
    ],
)
def test_a_favour_played_is_told(favour: str, move: str, line: str) -> None:
    queues = {"villa": ["1:8"], "forum": ["2:7", "1:5"]}
    assert told(position(3, "tickets", favours={1: [favour]}, queues=queues), f"1: {move}") == [line]


def test_an_extra_visitor_is_told_from_the_favour_to_the_venue() -> None:
    s = position(3, "events", favours={1: ["extra visitor"]}, variants=("caesar",))
    lines = ["use extra visitor", "draw visitor caesar", "place at colosseum", "draw visitor artisan"]
    who = ["1", "chance", "1", "chance"]
    assert told(s, *[f"{a}: {b}" for a, b in zip(who, lines, strict=True)]) == [
        "Ada used the favour extra visitor.",
        "Ada drew Caesar as the extra visitor.",
        "Ada sent Caesar to the Colosseum.",
        "An artisan came to the Colosseum.",
    ]


def test_a_new_ticket_comes_with_a_visitor() -> None:
    s = position(3, "tickets", favours={1: ["new ticket"]})
    assert told(s, "1: use new ticket", "chance: draw ticket colosseum arena", "chance: draw visitor senator") == [
        "Ada used the favour new ticket.",
        "Ada drew an arena ticket for the Colosseum.",
        "A senator came to the Colosseum.",
    ]


def test_a_favour_sold_beside_caesar_is_told() -> None:
    waiting = {"colosseum": ["caesar", "senator"]}
    s = position(3, "events", visitors=waiting, favours={1: ["push ahead"]}, variants=("caesar",))
    assert hints(s)["play 3 at colosseum"].endswith("no ticket but a favour (M9.2); 1 if kept")
    play(s, "1: play 3 at colosseum")
    pass_all(s)
    assert hints(s) == {"decline": "you keep your favours", "sell push ahead to senator": "8 = favour 2 + senator 6"}
    assert told(s, "1: sell push ahead to senator")[0] == (
        "Ada sold push ahead as the seat beside Caesar to a senator for 8 coins, and Caesar left."
    )


def test_the_end_of_phase_one_says_who_starts_and_what_is_left() -> None:
    s = position(4, "favours", villa=["push ahead", "push ahead", "new ticket"], start=4)
    play(s, "4: pass", "1: play 8", "2: pass", "3: pass", "1: pass")
    assert told(s, "1: take new ticket") == [
        "Ada took the favour new ticket.",
        "Nobody took push ahead×2: out of the game.",
        "Nobody took the start-player card: Ada, first in the queue, became start player.",
        "Phase II, tickets, began with Ada.",
    ]
    s = position(3, "favours", villa=["push ahead"])
    play(s, "1: pass", "2: pass")
    assert told(s, "3: pass")[1:3] == [
        "Nobody took push ahead: out of the game.",
        "Nobody queued at the villa: Ada stayed start player.",
    ]


def test_who_cannot_play_is_named() -> None:
    s = position(3, "tickets", hands={1: [5], 2: [], 3: [4]}, forum=["colosseum loge"])
    assert told(s, "1: play 5") == ["Ada played a 5 at the Forum.", "Bruno had nothing more to play."]


def test_too_few_cards_are_told() -> None:
    s = position(3, "tickets", forum=["colosseum loge"], queues={"forum": ["2:7", "3:2", "3:1"]})
    pass_all(s)
    assert told(s, "2: take colosseum loge")[:2] == [
        "Bruno took a loge ticket for the Colosseum.",
        "No ticket was left at the Forum for Clara (ranks 2 and 1).",
    ]


def test_the_winner_is_told_and_what_broke_a_tie() -> None:
    s = position(3, "events", day=3, earned={1: [10], 2: [12], 3: [9]}, hands={1: [8], 2: [4], 3: [8]})
    play(s, "1: pass", "2: pass")
    assert told(s, "3: pass")[-1] == "Ada won with 13 coins, as many as Bruno, but more of them on day 3."
    s = position(3, "events", day=3, hands={1: [8], 2: [8], 3: [1]})
    play(s, "1: pass", "2: pass")
    assert told(s, "3: pass")[-1] == "Ada and Bruno won with 3 coins, level on day 3 too."


def test_a_game_without_sales_ends_with_sentences_too() -> None:
    s = position(3, "events", day=3, hands={1: [], 2: [], 3: [8]}, favours={1: ["push ahead", "new ticket"]})
    assert told(s, "3: pass")[1:] == [
        "Day 3 ended.",
        "Ada earned 4 coins: 4 from 2 favours not used; 4 in all.",
        "Bruno earned nothing; 0 in all.",
        "Clara earned 3 coins: 3 from 1 trader not played; 3 in all.",
        "Ada won with 4 coins.",
    ]


def test_the_prompt_offers_only_what_lies_at_the_villa() -> None:
    s = position(3, "favours", villa=["push ahead"])
    play(s, "1: play 3", "2: play 2", "3: pass", "1: pass", "2: pass")
    with_favour, with_card = s.copy(), s.copy()
    with_favour.apply(GAME.parse(s, "take start player"))
    with_card.apply(GAME.parse(s, "take push ahead"))
    assert SAY(GAME.prompt(with_favour)) == "Your trader 2 is served: take a favour."
    assert SAY(GAME.prompt(with_card)) == "Your trader 2 is served: take the start-player card."


def test_the_first_draws_can_be_looked_at() -> None:
    for s in (new(3), evening(4)):
        assert tables(view_of(s), True)
        let_chance(s)
        assert sheet(s, "To take at the villa")[-1][0] == "start-player card"
