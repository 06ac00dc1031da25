"""C6, phase 4: dice move the nobles, medals too, then the show."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from munera.core.game import CHANCE
from munera.games.colosseum.actions import (
    BEGIN,
    MOST_STEPS,
    MOST_SUM_STEPS,
    MOVE,
    MOVE_SUM,
    PASS,
    ROLL,
    SHOW,
    STEP,
    USE_JOKERS,
    USE_MEDALS,
)
from munera.games.colosseum.audience import audience, can_show, can_show_any, missing
from munera.games.colosseum.data import (
    IS_REST_AREA,
    JOKER,
    MOST_MISSING,
    MOST_SEATS,
    NOBLE_STEPS,
    NOBLES,
    PROGRAMS,
    SPACES,
)
from munera.games.colosseum.dice import highest, lowest, roll_weights, rolls
from munera.games.colosseum.goods import earn_medal, pay, spend_medals
from munera.games.colosseum.state import (
    ACTOR,
    BANK,
    DIE,
    LAST_SHOW,
    LOGE,
    MEDAL,
    MOVED,
    NOBLE,
    NONE,
    OWNER,
    PLAYERS,
    PRODUCED,
    PROGRAM,
    SCORE,
    SEAT,
    SHOWN,
    SHOWN_JOKERS,
    STAGE,
    TURN,
    Table,
)

BEGINNING: Final[i64] = 0
ROLLING: Final[i64] = 1
MOVING: Final[i64] = 2  # the first die, or both
MOVING_ANOTHER: Final[i64] = 3  # the second die
CHOOSING: Final[i64] = 4  # noble moves with medals, then a program
JOKERS: Final[i64] = 5
SPECTATORS: Final[i64] = 6  # medals for spectators


def enter(s: Table) -> None:
    for seat in range(MOST_SEATS):
        s.cells[SHOWN + seat] = NONE
        s.cells[SHOWN_JOKERS + seat] = 0


def settle(s: Table) -> bool:
    """Whether somebody has a show to decide on, or chance a die to roll."""
    cells = s.cells
    while cells[TURN] < cells[PLAYERS]:
        seat = cells[SEAT]
        stage = cells[STAGE]
        cells[ACTOR] = seat
        if stage == BEGINNING:
            if can_show_any(s, seat) or s.has_purse(seat):
                return True
            s.next_turn()
        elif stage == ROLLING:
            if _die_to_roll(s) != NONE:
                cells[ACTOR] = CHANCE
                return True
            cells[STAGE] = MOVING
        elif stage == JOKERS:
            if s.tokens(seat, JOKER) > 0 and missing(s, seat, cells[PROGRAM]) > 0:
                return True
            cells[STAGE] = SPECTATORS
        elif stage == SPECTATORS:
            if s.has_purse(seat):
                return True
            _end_show(s, seat, 0)
        else:
            return True
    return False


def legal(s: Table, out: vec[i64]) -> vec[i64]:
    cells = s.cells
    stage = cells[STAGE]
    seat = cells[ACTOR]
    if stage == BEGINNING:
        out = append(out, PASS)
        if can_show_any(s, seat):
            out = append(out, BEGIN)
    elif stage == ROLLING:
        out = rolls(out)
    elif stage == MOVING or stage == MOVING_ANOTHER:
        out = _moves(s, out)
    elif stage == CHOOSING:
        if cells[MEDAL + seat] > 0:
            for step in range(2 * NOBLE_STEPS * NOBLES):
                out = append(out, STEP + step)
        for program in range(PROGRAMS):
            if cells[OWNER + program] == seat and can_show(s, seat, program):
                out = append(out, SHOW + program)
    elif stage == JOKERS:
        lacking = missing(s, seat, cells[PROGRAM])
        fewest = lacking - MOST_MISSING[cells[PROGRAM]]
        jokers = s.tokens(seat, JOKER)
        for count in range(fewest if fewest > 0 else 0, (jokers if jokers < lacking else lacking) + 1):
            out = append(out, USE_JOKERS + count)
    else:
        for count in range(cells[MEDAL + seat] + 1):
            out = append(out, USE_MEDALS + count)
    return out


def weights(s: Table, out: vec[i64]) -> vec[i64]:
    return roll_weights(out)


def apply(s: Table, action: i64) -> None:
    cells = s.cells
    seat = cells[SEAT]
    stage = cells[STAGE]
    if action == PASS:
        s.next_turn()
    elif stage == BEGINNING:
        cells[DIE] = NONE
        cells[DIE + 1] = NONE
        cells[MOVED] = NONE
        cells[STAGE] = ROLLING
    elif stage == ROLLING:
        cells[DIE + _die_to_roll(s)] = action - ROLL
    elif action >= USE_MEDALS:
        _end_show(s, seat, action - USE_MEDALS)
    elif action >= USE_JOKERS:
        cells[SHOWN_JOKERS + seat] = action - USE_JOKERS
        cells[STAGE] = SPECTATORS
    elif action >= SHOW:
        cells[PROGRAM] = action - SHOW
        cells[STAGE] = JOKERS
    elif action >= STEP:
        spend_medals(s, 1, seat)
        steps = (action - STEP) % (2 * NOBLE_STEPS) - NOBLE_STEPS
        _walk(s, (action - STEP) // (2 * NOBLE_STEPS), steps if steps < 0 else steps + 1)  # C6.5: no medal for it
    elif action >= MOVE_SUM:
        _move(s, seat, (action - MOVE_SUM) // MOST_SUM_STEPS, (action - MOVE_SUM) % MOST_SUM_STEPS + 1)
        cells[STAGE] = CHOOSING
    else:
        noble = (action - MOVE) // MOST_STEPS
        _move(s, seat, noble, (action - MOVE) % MOST_STEPS + 1)
        if stage == MOVING and cells[LOGE + seat]:
            cells[MOVED] = noble
            cells[STAGE] = MOVING_ANOTHER
        else:
            cells[STAGE] = CHOOSING


def _die_to_roll(s: Table) -> i64:
    """One die, or two with a loge (C6.2)."""
    for die in range(1 + s.cells[LOGE + s.cells[SEAT]]):
        if s.cells[DIE + die] == NONE:
            return die
    return NONE


def _moves(s: Table, out: vec[i64]) -> vec[i64]:
    """Two dice move two nobles, the first die first, or one noble by their sum (C6.3)."""
    cells = s.cells
    another = cells[STAGE] == MOVING_ANOTHER
    face = cells[DIE + 1] if another else cells[DIE]
    for noble in range(NOBLES):
        if noble != cells[MOVED]:
            for steps in range(lowest(face), highest(face) + 1):
                out = append(out, MOVE + noble * MOST_STEPS + steps - 1)
    if not another and cells[LOGE + cells[SEAT]]:
        second = cells[DIE + 1]
        for noble in range(NOBLES):
            for steps in range(lowest(face) + lowest(second), highest(face) + highest(second) + 1):
                out = append(out, MOVE_SUM + noble * MOST_SUM_STEPS + steps - 1)
    return out


def _walk(s: Table, noble: i64, steps: i64) -> None:
    s.cells[NOBLE + noble] = (s.cells[NOBLE + noble] + steps) % SPACES


def _move(s: Table, seat: i64, noble: i64, steps: i64) -> None:
    """A whole move by dice: where it ends, a rest area earns a medal (C6.4)."""
    _walk(s, noble, steps)
    if IS_REST_AREA[s.cells[NOBLE + noble]]:
        earn_medal(s, seat)


def perform(s: Table, seat: i64, program: i64, jokers: i64, medals: i64) -> None:
    """The show itself: spectators come and pay (C7.8, C7.9)."""
    cells = s.cells
    spectators = audience(s, seat, program, jokers, medals)
    spend_medals(s, medals, seat)
    pay(s, spectators, BANK, seat)
    if spectators > cells[SCORE + seat]:
        cells[SCORE + seat] = spectators
    cells[PRODUCED + program] = 1
    cells[LAST_SHOW + seat] = program + 1
    cells[SHOWN + seat] = program
    s.next_turn()


def _end_show(s: Table, seat: i64, medals: i64) -> None:
    cells = s.cells
    perform(s, seat, cells[PROGRAM], cells[SHOWN_JOKERS + seat], medals)
    cells[PROGRAM] = NONE
    cells[DIE] = NONE
    cells[DIE + 1] = NONE
    cells[MOVED] = NONE
    cells[STAGE] = BEGINNING
