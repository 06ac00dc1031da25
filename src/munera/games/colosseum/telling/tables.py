"""What lies on the table, as tables of messages: a title, the columns, the rows.

`tables` gives those that matter for the phase, or everything there is.
"""

from typing import Any

from munera.core.message import Message, Said, Seat, Sheet
from munera.games.colosseum.telling.wording import comma, kind, kinds, noble, program, tokens


def tables(view: dict[str, Any], everything: bool) -> list[Sheet]:
    phase = view["phase"]
    sheets = [_impresarios(view)]
    if everything or phase == "produce":
        sheets.append(_road(view))
    sheets.append(_tokens(view))
    if everything or (phase == "acquire" and view["stage"] != "initiate"):  # there the choices say it
        sheets.append(_markets(view))
    if everything or view["you"] is None:
        sheets += [_programs(view, seat) for seat in range(view["players"])]
    else:
        sheets.append(_programs(view, view["you"]))
    if everything:
        sheets += [_for_sale(view), _unseen(view)]
    return [sheet for sheet in sheets if sheet[2]]


def _column(name: str) -> Message:
    return Message(f"colosseum-column-{name}")


def _impresarios(view: dict[str, Any]) -> Sheet:
    rows: list[list[Said]] = []
    for seat in view["seats"]:
        rows.append(
            [
                Seat(seat["seat"]),
                seat["score"],
                seat["coins"],
                _count(seat["medals"]),
                _count(seat["season_tickets"]),
                _count(seat["podiums"]),
                Message("common-yes") if seat["loge"] else Message("common-none"),
                arena(seat),
                comma([noble(name) for name in seat["nobles"]]),
            ]
        )
    phase = Message(f"colosseum-phase-{view['phase'].replace(' ', '-')}")
    first = Seat(view["first_player"])
    title = Message("colosseum-title-round", round=view["round"], rounds=view["rounds"], phase=phase, first=first)
    names = ("impresario", "best", "coins", "medals", "tickets", "podiums", "loge", "arena", "nobles")
    return (Message("colosseum-title-end") if view["over"] else title, [_column(name) for name in names], rows)


def _road(view: dict[str, Any]) -> Sheet:
    rows: list[list[Said]] = []
    for each in view["nobles"]:
        where = place(view, each["space"]) or Message("common-none")
        rows.append([noble(each["name"]), f"+{each['spectators']}", each["space"], where])
    title = Message("colosseum-title-road", spaces=view["spaces"], rests=list(view["rest_areas"]))
    return (title, [_column(name) for name in ("noble", "draws", "space", "where")], rows)


def _tokens(view: dict[str, Any]) -> Sheet:
    rows: list[list[Said]] = []
    for seat in view["seats"]:
        held: list[Said] = []
        for name, count in seat["tokens"].items():
            starred = name in seat["stars"]
            held.append(Message("colosseum-starred", kind=kind(name, count)) if starred else kind(name, count))
        rows.append([Seat(seat["seat"]), comma(held)])
    return (Message("colosseum-title-tokens"), [_column("impresario"), _column("tokens")], rows)


def _markets(view: dict[str, Any]) -> Sheet:
    rows: list[list[Said]] = []
    for number, market in enumerate(view["markets"], 1):
        rows.append([number, comma(kinds(market), "colosseum-empty")])
    return (Message("colosseum-title-markets"), [_column("market"), _column("tokens")], rows)


def _programs(view: dict[str, Any], seat: int) -> Sheet:
    rows: list[list[Said]] = []
    for each in view["seats"][seat]["programs"]:
        name = program(each["number"])
        rows.append(
            [
                each["number"],
                Message("colosseum-shown", program=name) if each["produced"] else name,
                comma(tokens(each["missing"]), "colosseum-nothing"),
                _prospect(each, len(view["seats"][seat]["arena"])),
            ]
        )
    mine = seat == view["you"]
    title = Message("colosseum-title-your-programs") if mine else Message("colosseum-title-programs", who=Seat(seat))
    return (title, [_column(name) for name in ("number", "program", "missing", "audience")], rows)


def _prospect(each: dict[str, Any], arena_size: int) -> Said:
    """The audience, or what stands in its way."""
    if each["audience"]:
        return audience_text(each["audience"])
    needs: list[Said] = []
    if each["arena"] > arena_size:
        needs.append(Message("colosseum-need-arena", size=each["arena"]))
    short = each["missing_count"] - each["jokers"] - len(each["spectators"]) + 1
    if short > 0:
        needs.append(Message("colosseum-need-assets", count=short))
    return Message("colosseum-needs", needs=needs)


def _for_sale(view: dict[str, Any]) -> Sheet:
    rows: list[list[Said]] = []
    you = view["you"]
    for each in view["for_sale"]:
        row: list[Said] = [each["number"], program(each["number"]), each["price"], each["arena"]]
        row += [comma(tokens(each["assets"])), " ".join(str(count) for count in each["spectators"])]
        rows.append(row + ([each["missing_count"][you]] if you is not None else []))
    names = ["number", "program", "price", "arena", "assets", "spectators"]
    names += ["lack"] if you is not None else []
    return (Message("colosseum-title-for-sale"), [_column(name) for name in names], rows)


def _unseen(view: dict[str, Any]) -> Sheet:
    rows: list[list[Said]] = []
    for name, pile in (("face-down", view["face_down"]), ("bag", view["bag"])):
        if pile["count"]:
            rows.append([Message(f"colosseum-pile-{name}"), pile["count"], comma(tokens(pile["kinds"]))])
    return (Message("colosseum-title-unseen"), [_column(name) for name in ("where", "count", "kinds")], rows)


# Pieces, also for hints and the story


def arena(seat: dict[str, Any]) -> str:
    """The spaces of an arena, which may run past the last space to the first."""
    return f"{seat['arena'][0]}–{seat['arena'][-1]}"


def place(view: dict[str, Any], space: int) -> Message | None:
    """What there is on a space of the road."""
    parts: list[Said] = []
    for seat in view["seats"]:
        if space in seat["arena"]:
            yours = seat["seat"] == view["you"]
            parts.append(
                Message("colosseum-your-arena") if yours else Message("colosseum-arena", who=Seat(seat["seat"]))
            )
    if space in view["rest_areas"]:
        parts.append(Message("colosseum-rest-area"))
    return Message("common-parts", parts=parts) if parts else None


def audience_text(audience: dict[str, int]) -> Said:
    """The sum, and what it is made of if that is more than one thing."""
    lines: list[Said] = []
    for name, count in audience.items():
        if name != "total" and count > 0:
            lines.append(Message(f"colosseum-audience-{name.replace('_', '-')}", count=count))
    return Message("colosseum-sum", total=audience["total"], parts=lines) if len(lines) > 1 else audience["total"]


def _count(number: int) -> Said:
    return number if number else Message("common-none")
