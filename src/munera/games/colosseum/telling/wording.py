"""Small pieces of English that prompts, hints and the story share."""

from munera.core.wording import counted, joined


def plain(name: str) -> str:
    """A name of the data file as people read it.

    >>> plain("extra_action")
    'extra action'
    """
    return name.replace("_", " ")


def tokens(kinds: dict[str, int]) -> list[str]:
    """
    >>> tokens({"lion": 1, "horse": 2})
    ['lion', 'horse×2']
    """
    return [plain(kind) if count == 1 else f"{plain(kind)}×{count}" for kind, count in kinds.items() if count > 0]


def goods(kinds: dict[str, int], coins: int) -> str:
    """One side of a deal.

    >>> goods({"lion": 1, "horse": 2}, 3), goods({}, 0)
    ('lion, horse×2 and 3 coins', 'nothing')
    """
    names = tokens(kinds)
    if coins > 0:
        names.append(counted(coins, "coin"))
    return joined(names, "and") if names else "nothing"
