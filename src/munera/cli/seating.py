"""Who sits where: a new game, or one that is taken up again."""

from pathlib import Path

from munera import Game, Message, MuneraError, Record, SetupError
from munera.bots import bot, bots
from munera.cli.session import Session

BOT_NAMES = ("Claudius", "Livia", "Marcus", "Octavia", "Titus", "Valeria", "Lucius", "Flavia")


def new_session(
    game: Game, players: int | None, variants: tuple[str, ...], seat: int, against: str, name: str, seed: int
) -> Session:
    """The seat is counted from 1. A bot's kind stands behind its name, so that a record says who it was."""
    count = usual_players(game) if players is None else players
    game.new(count, variants)  # before the seat is judged by it
    bot(against, game, 0)
    others = iter(each for each in BOT_NAMES if each != name)
    place = _place(seat, count)
    names = [name if each == place else f"{next(others, f'Player {each + 1}')} ({against})" for each in range(count)]
    return Session(Record(game, count, variants, names), place, [against] * count, seed)


def resumed_session(path: Path, game: str | None, seat: int | None, against: str, seed: int) -> Session:
    """Bots play on as the names say; `against` plays where they do not."""
    record = Record.load(path)
    if game is not None and game != record.game.name:
        raise SetupError(Message("errors-other-game", path=str(path), game=record.game.title, name=game))
    if record.replay().is_over():
        raise SetupError(Message("errors-finished", path=str(path)))
    bot(against, record.game, 0)
    kinds = [next((kind for kind in bots() if name.endswith(f" ({kind})")), None) for name in record.names]
    people = [place for place, kind in enumerate(kinds) if kind is None]
    if seat is None and len(people) != 1:
        raise SetupError(Message("errors-whose-seat", path=str(path)))
    place = people[0] if seat is None else _place(seat, record.players)
    return Session(record, place, [kind or against for kind in kinds], seed)


def usual_players(game: Game) -> int:
    """Four where four can play."""
    return 4 if 4 in game.player_counts else game.player_counts[-1]


def _place(seat: int, players: int) -> int:
    if not 1 <= seat <= players:
        raise MuneraError(Message("errors-seat-option", players=players, seat=seat))
    return seat - 1
