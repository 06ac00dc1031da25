"""Reads an observation by the names of its features."""

import itertools

from munera import State
from munera.envs.encoding import Encoding

Seen = dict[str, dict[tuple[str, ...], int]]


def observed(encoding: Encoding, state: State, seat: int) -> Seen:
    """The features field by field, each value under its labels."""
    row = [int(value) for value in encoding.row(state, seat)]
    return {
        field.name: {labels: row[field.first + place] for place, labels in enumerate(itertools.product(*field.axes))}
        for field in encoding.features.fields
    }


def value(seen: Seen, field: str, *labels: str) -> int:
    return seen[field][labels]


def marked(seen: Seen, field: str, *labels: str) -> str | None:
    """The last label of the one feature that is set; None if none is."""
    found = [key[-1] for key, number in seen[field].items() if number and key[:-1] == labels]
    assert len(found) <= 1, f"several of {field} are set: {found}"
    return found[0] if found else None


def counts(seen: Seen, field: str, *labels: str) -> dict[str, int]:
    """Those features that are not 0, by their last label."""
    return {key[-1]: number for key, number in seen[field].items() if number and key[:-1] == labels}
