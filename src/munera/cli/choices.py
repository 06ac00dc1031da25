"""What may be chosen now, as numbered lines, and what was typed, as actions."""

import re
from collections.abc import Callable
from itertools import count
from typing import NamedTuple

from munera import Game, IllegalAction, Message, MuneraError, NotationError, State
from munera.cli.dress import Dress

LONG_RUN = 4  # so many numbers in a row become one line: bid 8 … bid 30
SMALL = 10  # so few words that end in a number may be chosen by it, whatever else there is


class Choice(NamedTuple):
    """One action, or a run of them that differ in a number only.

    `numbers` are what may be typed instead of the words: one an action, or a single one that stands for the first.
    `labels` are the words in the reader's language.
    """

    numbers: list[int]
    actions: list[int]
    words: list[str]
    block: str
    hint: str
    labels: list[str]


def choices(dress: Dress, state: State, seat: int) -> list[Choice]:
    """In the order of their numbers. Words that end in a number are chosen by that number where this is clear."""
    view = dress.game.view(state, seat)
    found: list[Choice] = []
    for action in state.legal():
        words = dress.game.words(state, int(action))
        block = dress.game.blocks.block_of(int(action)).name
        found.append(Choice([], [int(action)], [words], block, dress.hint(view, words), [dress.label(words)]))
    claimed = _claims(found)
    taken = [_reserved(dress.game, claim) for claim in claimed]
    free = (number for number in count(1) if not any(number in numbers for numbers in taken))
    own = {action: number for claim in claimed for action, number in claim.items()}
    numbered: list[Choice] = []
    for choice in _with_runs(found):
        claim = [own[action] for action in choice.actions if action in own]
        numbers = claim if len(claim) == len(choice.actions) else [next(free)]
        numbered.append(choice._replace(numbers=numbers))
    return sorted(numbered, key=lambda choice: choice.numbers[0])


def _last_number(words: str) -> int:
    """The number at the end, or -1."""
    last = words.split()[-1]
    return int(last) if last.isdecimal() else -1


def _reserved(game: Game, claim: dict[int, int]) -> range:
    """Numbers that mean nothing else: “3” must not pass while market 3 happens to be empty."""
    numbers = list(claim.values())
    every = game.blocks.block_of(next(iter(claim))).words
    if len(every) <= SMALL:
        numbers = [_last_number(words) for words in every]
    return range(min(numbers), max(numbers) + 1)


def _claims(found: list[Choice]) -> list[dict[int, int]]:
    """Actions that are chosen by the number at their end, block by block, where nothing else could be meant.

    Of several in a block that end in the same number the shortest has it: “play 8”, not “play 1 as 8”. Against another
    block it stands if it has at least twice as many.
    """
    ends: dict[str, dict[int, Choice]] = {}
    for choice in sorted(found, key=lambda choice: len(choice.words[0].split())):
        ends.setdefault(choice.block, {}).setdefault(_last_number(choice.words[0]), choice)
    claims = {block: numbers for block, numbers in ends.items() if -1 not in numbers}
    clear: list[dict[int, int]] = []
    for block, numbers in claims.items():
        rivals = [other for name, other in claims.items() if name != block and other.keys() & numbers.keys()]
        few = len(numbers) <= SMALL or min(numbers) > len(found) - len(numbers)
        if few and all(len(numbers) >= 2 * len(rival) for rival in rivals):
            clear.append({choice.actions[0]: number for number, choice in numbers.items()})
    return clear


Label = Callable[[str], str]


def parse_all(game: Game, state: State, offered: list[Choice], text: str, label: Label = str) -> list[int]:
    """Several moves with `;` between them; the first may be a number. `label` says words in the reader's language."""
    actions: list[int] = []
    trial = state.copy()
    seat = state.actor()
    for part in text.split(";"):
        if not part.strip():
            continue
        if trial.actor() != seat:
            raise MuneraError(Message("errors-ends-decision", text=part.strip()))
        action = parse(game, trial, offered if not actions else [], part, label)
        trial.apply(action)
        actions.append(action)
    if not actions:
        raise NotationError(Message("errors-type-something"))
    return actions


def parse(game: Game, state: State, offered: list[Choice], text: str, label: Label = str) -> int:
    """The action that a number, its words or an unmistakable beginning of them name."""
    typed = " ".join(text.lower().split())
    if typed.isdecimal():
        return _numbered(offered, typed)
    try:
        return game.parse(state, typed)
    except IllegalAction:
        raise MuneraError(Message("errors-not-now", text=typed)) from None
    except NotationError:
        return _begun(game, state, typed, label)


def _numbered(offered: list[Choice], typed: str) -> int:
    number = int(typed[:9])
    for choice in offered:
        for own, action in zip(choice.numbers, choice.actions, strict=False):
            if own == number:
                return action
    if not offered:
        raise MuneraError(Message("errors-number-first"))
    raise MuneraError(Message("errors-no-choice", number=number))


def _begun(game: Game, state: State, typed: str, label: Label) -> int:
    """Every word typed begins the word in its place; numbers must be whole, so that “bid 3” never means 30."""
    found: list[tuple[int, str]] = []
    for action in state.legal():
        words = game.words(state, int(action))
        said = label(words).lower()
        if said == typed:
            return int(action)
        if _begins(typed.split(), words.split()) or _begins(typed.split(), said.split()):
            found.append((int(action), label(words)))
    if not found:
        raise NotationError(Message("errors-none-of-these", text=typed))
    if len(found) > 1:
        some = [Message("errors-quoted", text=said) for _, said in found[:3]]
        problem = "errors-ambiguous-more" if len(found) > 3 else "errors-ambiguous"
        raise NotationError(Message(problem, text=typed, some=some))
    return found[0][0]


def _begins(typed: list[str], words: list[str]) -> bool:
    return len(typed) <= len(words) and all(
        part == word or (not re.fullmatch(r"[+-]?\d+", word) and word.startswith(part))
        for part, word in zip(typed, words, strict=False)
    )


def _with_runs(found: list[Choice]) -> list[Choice]:
    """Joins neighbours of one block that differ in their last number only and have no hint of their own."""
    joined: list[Choice] = []
    for choice in found:
        if joined and _continues(joined[-1], choice):
            run = joined[-1]
            joined[-1] = Choice(
                [], run.actions + choice.actions, run.words + choice.words, run.block, "", run.labels + choice.labels
            )
        else:
            joined.append(choice)
    split: list[Choice] = []
    for choice in joined:
        if len(choice.actions) >= LONG_RUN:
            split.append(choice)
        else:
            for action, words, label in zip(choice.actions, choice.words, choice.labels, strict=True):
                split.append(choice._replace(actions=[action], words=[words], labels=[label]))
    return split


def _continues(run: Choice, choice: Choice) -> bool:
    stem, _, number = run.words[-1].rpartition(" ")
    next_stem, _, next_number = choice.words[0].rpartition(" ")
    return (
        not (run.hint or choice.hint)
        and run.block == choice.block
        and stem == next_stem
        and number.isdecimal()
        and next_number.isdecimal()
        and int(next_number) == int(number) + 1
    )
