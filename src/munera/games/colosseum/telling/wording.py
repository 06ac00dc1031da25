"""Things that prompts, hints, tables and the story speak of, as messages."""

from munera.core.message import Message, Said


def kind(name: str, count: int = 1) -> Message:
    """Tokens of a kind; a single one is only named."""
    return Message(f"colosseum-kind-{name}", count=count)


def kinds(names: list[str]) -> list[Said]:
    return [kind(name) for name in names]


def tokens(counts: dict[str, int]) -> list[Said]:
    """Those of which there are any."""
    return [kind(name, count) for name, count in counts.items() if count > 0]


def goods(counts: dict[str, int], coins: int) -> Said:
    """One side of a deal."""
    things = tokens(counts)
    if coins > 0:
        things.append(Message("common-coins", coins=coins))
    return things or Message("colosseum-nothing")


def noble(name: str) -> Message:
    return Message(f"colosseum-noble-{name}")


def program(number: int) -> Message:
    """The name of a program, by the number on it."""
    return Message(f"colosseum-program-{number}")


def comma(things: list[Said], otherwise: str = "common-none") -> Said:
    """Things one after the other, or what stands for none."""
    return Message("common-parts", parts=things) if things else Message(otherwise)
