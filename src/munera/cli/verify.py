"""Checking the dice of a record."""

from pathlib import Path

import typer

from munera import MuneraError, Record
from munera.cli.language import tell
from munera.server.fairness import verify as check


def verify(path: Path) -> None:
    """Says what came of it: exit code 0 if all is right, 1 if something is wrong, 2 if nothing can be checked."""
    verdict = check(Record.load(path))
    if not verdict.is_known:
        raise MuneraError(verdict.said)
    print(tell(verdict.said))
    if not verdict.is_fair:
        raise typer.Exit(1)
