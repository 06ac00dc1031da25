"""The laboratory: matches between computer players, and what can be learnt from them.

What it needs beyond the base package is imported where it is used, through `extra`.
"""

from importlib import import_module
from typing import Any

from munera import MuneraError


def extra(name: str) -> Any:
    """A library of the extra `lab`, or one sentence saying how to install it."""
    try:
        return import_module(name)
    except ModuleNotFoundError:
        library = name.partition(".")[0]
        raise MuneraError(
            f"This needs {library}; install the lab with “pip install '.[lab]'” in Munera's folder."
        ) from None
