"""Fits a network and the spreads to positions from games, with numpy alone.

Two things are asked of a value at once: that it is near the score the seat reached in the end, and that the seats'
values, divided by the spread of the stage, give the odds of who won.
"""

from typing import Any, NamedTuple

from munera.lab import extra
from munera.lab.selfplay import Positions

HIDDEN = 24
EPOCHS = 20
BATCH = 512
PACE = 3e-3
SCORE_SCALE = 2000.0  # errors of so much count one


class Fit(NamedTuple):
    """What was learnt, and how far it is off on games it has not seen."""

    text: str  # the file of weights
    score_error: float  # root of the mean square
    surprise: float  # cross-entropy of who won


def joined_parts(parts: list[Positions]) -> Positions:
    """All positions, in the order of their games, whoever finished first."""
    numpy = extra("numpy")
    parts = sorted(parts, key=lambda part: part.number)
    columns = [numpy.concatenate([part[place] for part in parts]) for place in range(1, len(parts[0]))]
    return Positions(parts[0].number, *columns)


class _Model:
    """Parameters by name, and what they say about a batch of positions."""

    def __init__(self, inputs: int, hidden: int, stages: int, seed: int) -> None:
        numpy = extra("numpy")
        random = numpy.random.default_rng(seed)
        self.numpy = numpy
        self.inputs = inputs
        self.hidden = hidden
        self.parameters: dict[str, Any] = {
            "straight": numpy.zeros(inputs),
            "base": numpy.zeros(1),
            "units": random.normal(0, 1 / max(inputs, 1) ** 0.5, (inputs, hidden)),
            "unit_bases": numpy.zeros(hidden),
            "counts": random.normal(0, 10.0, hidden),
            "spreads": numpy.full(stages, numpy.log(800.0)),
        }
        self.moments = {
            name: (numpy.zeros_like(value), numpy.zeros_like(value)) for name, value in self.parameters.items()
        }
        self.steps = 0

    def values(self, features: Any) -> tuple[Any, Any]:
        p = self.parameters
        excited = self.numpy.maximum(features @ p["units"] + p["unit_bases"], 0)
        return features @ p["straight"] + excited @ p["counts"] + p["base"][0], excited

    def odds(self, values: Any, stages: Any, there: Any) -> tuple[Any, Any]:
        """Every seat's chance to win, and the spreads."""
        numpy = self.numpy
        spreads = numpy.exp(self.parameters["spreads"][stages])[:, None]
        logits = numpy.where(there, values / spreads, -1e9)
        chances = numpy.exp(logits - logits.max(1, keepdims=True))
        return chances / chances.sum(1, keepdims=True), spreads

    def learn(self, gradients: dict[str, Any], pace: float) -> None:
        """Adam; what is measured in hundredths moves so many times faster."""
        self.steps += 1
        faster = {"straight": 300.0, "counts": 300.0, "base": 3000.0}
        for name, gradient in gradients.items():
            first, second = self.moments[name]
            first += 0.1 * (gradient - first)
            second += 0.001 * (gradient**2 - second)
            step = first / (1 - 0.9**self.steps) / (self.numpy.sqrt(second / (1 - 0.999**self.steps)) + 1e-12)
            self.parameters[name] -= pace * faster.get(name, 1.0) * step


def fit(positions: Positions, seed: int, hidden: int = HIDDEN, epochs: int = EPOCHS) -> Fit:
    """Learns from nine games of ten, and is judged by the tenth. A game without features only gets spreads."""
    numpy = extra("numpy")
    known = positions.features.shape[2] - 1  # without the slips, which a player at the table does not have
    values = None if known else positions.standing.astype(float)
    there = numpy.arange(positions.standing.shape[1])[None] < positions.players[:, None]
    model = _Model(known + 1, hidden if known else 0, int(positions.stages.max()) + 1, seed)
    model.parameters["base"][0] = positions.scores[there].mean()
    unseen = positions.games % 10 == 0
    seen = numpy.flatnonzero(~unseen)
    random = numpy.random.default_rng(seed)
    total = epochs * (len(seen) // BATCH + 1)
    for _ in range(epochs):
        random.shuffle(seen)
        for first in range(0, len(seen), BATCH):
            batch = seen[first : first + BATCH]
            given = None if values is None else values[batch]
            gradients = _gradients(model, positions, batch, there[batch], given)
            model.learn(gradients, PACE * (0.5 + 0.5 * numpy.cos(numpy.pi * model.steps / total)) + 1e-5)
    rows = numpy.flatnonzero(unseen)
    judged = model.values(positions.features[rows].astype(float))[0] if values is None else values[rows]
    chances, _ = model.odds(judged, positions.stages[rows], there[rows])
    wrong = (judged - positions.scores[rows])[there[rows]] / 100
    surprise = -(positions.wins[rows] * numpy.log(chances + 1e-9)).sum(1).mean()
    return Fit(_text(model, known), float((wrong**2).mean() ** 0.5), float(surprise))


def _gradients(model: _Model, positions: Positions, batch: Any, there: Any, given: Any) -> dict[str, Any]:
    numpy = model.numpy
    features = positions.features[batch].astype(float)
    values, excited = model.values(features)
    if given is not None:
        values = given
    stages = positions.stages[batch]
    chances, spreads = model.odds(values, stages, there)
    surprise = (chances - positions.wins[batch]) * there / len(batch)
    gradients: dict[str, Any] = {"spreads": numpy.zeros_like(model.parameters["spreads"])}
    numpy.add.at(gradients["spreads"], stages, -(surprise * values / spreads).sum(1))
    if given is None:
        wrong = numpy.clip((values - positions.scores[batch]) / SCORE_SCALE, -3, 3) * there / there.sum()
        slope = wrong + surprise / spreads * SCORE_SCALE / 2
        through = slope[..., None] * model.parameters["counts"] * (excited > 0)
        gradients |= {
            "straight": numpy.einsum("psf,ps->f", features, slope),
            "base": slope.sum(keepdims=True)[0],
            "counts": numpy.einsum("psh,ps->h", excited, slope),
            "units": numpy.einsum("psf,psh->fh", features, through),
            "unit_bases": through.sum((0, 1)),
        }
    return gradients


def _text(model: _Model, known: int) -> str:
    p = model.parameters
    lines = [" ".join(f"{spread:.0f}" for spread in model.numpy.exp(p["spreads"]))]
    lines.append(f"{known} {model.hidden}")
    lines.append(_line([*p["straight"][:known], p["base"][0]] if known else [0.0]))
    for unit in range(model.hidden):
        lines.append(_line([*p["units"][:known, unit], p["unit_bases"][unit]]))
    if model.hidden:
        lines.append(_line(list(p["counts"])))
    return "\n".join(lines) + "\n"


def _line(numbers: list[float]) -> str:
    return " ".join(f"{number:.5g}" for number in numbers)
