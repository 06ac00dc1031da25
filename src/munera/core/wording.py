"""Small pieces of English that every game's texts need."""


def counted(count: int, noun: str) -> str:
    """
    >>> counted(1, "coin"), counted(0, "coin")
    ('1 coin', '0 coins')
    """
    return f"{count} {noun}" if count == 1 else f"{count} {noun}s"


def joined(names: list[str], word: str = "and") -> str:
    """
    >>> joined(["a", "b", "c"], "or"), joined(["a"])
    ('a, b or c', 'a')
    """
    if len(names) < 2:
        return "".join(names)
    return ", ".join(names[:-1]) + f" {word} " + names[-1]
