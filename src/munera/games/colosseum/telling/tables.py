"""What lies on the table, as tables of text: a title, the columns, the rows.

`tables` gives those that matter for the phase, or everything there is.
"""

from typing import Any

from munera.core.wording import counted, joined
from munera.games.colosseum.telling.wording import plain, tokens

Sheet = tuple[str, list[str], list[list[str]]]


def tables(view: dict[str, Any], names: list[str], everything: bool) -> list[Sheet]:
    phase = view["phase"]
    sheets = [_impresarios(view, names)]
    if everything or phase == "produce":
        sheets.append(_road(view, names))
    sheets.append(_tokens(view, names))
    if everything or (phase == "acquire" and view["stage"] != "initiate"):  # there the choices say it
        sheets.append(_markets(view))
    if everything or view["you"] is None:
        sheets += [_programs(view, names, seat) for seat in range(view["players"])]
    else:
        sheets.append(_programs(view, names, view["you"]))
    if everything:
        sheets += [_for_sale(view), _unseen(view)]
    return [sheet for sheet in sheets if sheet[2]]


def _impresarios(view: dict[str, Any], names: list[str]) -> Sheet:
    rows: list[list[str]] = []
    for seat in view["seats"]:
        rows.append(
            [
                names[seat["seat"]],
                str(seat["score"]),
                str(seat["coins"]),
                _count(seat["medals"]),
                _count(seat["season_tickets"]),
                _count(seat["podiums"]),
                "yes" if seat["loge"] else "–",
                arena(seat),
                ", ".join(plain(noble) for noble in seat["nobles"]) or "–",
            ]
        )
    title = f"Round {view['round']} of {view['rounds']}: {view['phase']} (first player: {names[view['first_player']]})"
    columns = ["impresario", "best", "coins", "medals", "tickets", "podiums", "loge", "arena", "nobles in it"]
    return ("The end" if view["over"] else title, columns, rows)


def _road(view: dict[str, Any], names: list[str]) -> Sheet:
    rows: list[list[str]] = []
    for noble in view["nobles"]:
        rows.append([noble["name"], f"+{noble['spectators']}", str(noble["space"]), place(view, names, noble["space"])])
    rests = ", ".join(str(space) for space in view["rest_areas"])
    title = f"Nobles on the road of {view['spaces']} spaces (rest areas {rests})"
    return (title, ["noble", "draws", "space", "where that is"], rows)


def _tokens(view: dict[str, Any], names: list[str]) -> Sheet:
    rows: list[list[str]] = []
    for seat in view["seats"]:
        held: list[str] = []
        for kind, count in seat["tokens"].items():
            text = tokens({kind: count})[0]
            held.append(text + "★" if kind in seat["stars"] else text)
        rows.append([names[seat["seat"]], ", ".join(held) or "–"])
    return ("Tokens (★ star performer)", ["impresario", "tokens"], rows)


def _markets(view: dict[str, Any]) -> Sheet:
    rows: list[list[str]] = []
    for number, market in enumerate(view["markets"], 1):
        rows.append([str(number), ", ".join(plain(kind) for kind in market) or "empty"])
    return ("Markets", ["market", "tokens"], rows)


def _programs(view: dict[str, Any], names: list[str], seat: int) -> Sheet:
    rows: list[list[str]] = []
    for program in view["seats"][seat]["programs"]:
        rows.append(
            [
                str(program["number"]),
                program["name"] + (" (shown)" if program["produced"] else ""),
                ", ".join(tokens(program["missing"])) or "nothing",
                _prospect(program, len(view["seats"][seat]["arena"])),
            ]
        )
    title = "Your programs" if seat == view["you"] else f"Programs of {names[seat]}"
    return (title, ["no.", "program", "missing", "audience if shown now"], rows)


def _prospect(program: dict[str, Any], arena_size: int) -> str:
    """The audience, or what stands in its way."""
    if program["audience"]:
        return audience_text(program["audience"])
    needs: list[str] = []
    if program["arena"] > arena_size:
        needs.append(f"an arena of {program['arena']}")
    short = program["missing_count"] - program["jokers"] - len(program["spectators"]) + 1
    if short > 0:
        needs.append(counted(short, "asset") + " more")
    return "needs " + joined(needs, "and")


def _for_sale(view: dict[str, Any]) -> Sheet:
    rows: list[list[str]] = []
    you = view["you"]
    for program in view["for_sale"]:
        row = [str(program["number"]), program["name"], str(program["price"]), str(program["arena"])]
        row += [", ".join(tokens(program["assets"])), " ".join(str(count) for count in program["spectators"])]
        rows.append(row + ([str(program["missing_count"][you])] if you is not None else []))
    columns = ["no.", "program", "price", "arena", "assets", "spectators"]
    return (
        "Programs for sale (spectators with 0, 1, 2 … assets missing)",
        columns + (["you lack"] if you is not None else []),
        rows,
    )


def _unseen(view: dict[str, Any]) -> Sheet:
    rows: list[list[str]] = []
    for name, pile in (("face down", view["face_down"]), ("in the bag", view["bag"])):
        if pile["count"]:
            rows.append([name, str(pile["count"]), ", ".join(tokens(pile["kinds"]))])
    return ("Tokens not seen yet", ["where", "count", "what they must be"], rows)


# Pieces of text, also for hints


def arena(seat: dict[str, Any]) -> str:
    """The spaces of an arena, which may run past the last space to the first."""
    return f"{seat['arena'][0]}–{seat['arena'][-1]}"


def place(view: dict[str, Any], names: list[str], space: int) -> str:
    """What there is on a space of the road."""
    parts = [whose_arena(view, names, seat["seat"]) for seat in view["seats"] if space in seat["arena"]]
    if space in view["rest_areas"]:
        parts.append("rest area")
    return ", ".join(parts) or "–"


def whose_arena(view: dict[str, Any], names: list[str], seat: int) -> str:
    return "your arena" if seat == view["you"] else f"the arena of {names[seat]}"


def audience_text(audience: dict[str, int]) -> str:
    """
    >>> audience_text({"program": 7, "season_tickets": 5, "nobles": 0, "total": 12})
    '12 = program 7 + season tickets 5'
    """
    lines = [f"{plain(name)} {count}" for name, count in audience.items() if name != "total" and count > 0]
    return f"{audience['total']} = {' + '.join(lines)}" if len(lines) > 1 else str(audience["total"])


def _count(number: int) -> str:
    return str(number) if number else "–"
