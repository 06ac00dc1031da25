"""What was learnt from games: how far apart seats must be for how long odds, and a small network that values features.

The network has one hidden layer and a straight way past it. `munera lab learn` writes the file: spreads in the first
line; the number of features and of hidden units in the second; then the straight weights, a line for each unit, and a
line with what each unit counts for. The last number of the straight line and of each unit's is added as it is.
"""

from pathlib import Path

from librt.vecs import vec
from mypy_extensions import i64


class Weights:
    def __init__(self, path: Path) -> None:
        lines = path.read_text("utf-8").splitlines()
        sizes = lines[1].split()
        self.spreads = vec[float]([float(word) for word in lines[0].split()])  # by the game's stage
        self.inputs: i64 = int(sizes[0])
        self.hidden: i64 = int(sizes[1])
        numbers = [float(word) for line in lines[2:] for word in line.split()]
        assert len(numbers) == (self.hidden + 1) * (self.inputs + 1) + self.hidden, f"{path} was cut off"
        self.numbers = vec[float](numbers)

    def value(self, features: vec[float]) -> float:
        """What the features are worth together."""
        numbers = self.numbers
        inputs = self.inputs
        total = numbers[inputs]
        for i in range(inputs):
            total += numbers[i] * features[i]
        row = inputs + 1
        counts = row + self.hidden * (inputs + 1)
        for unit in range(self.hidden):
            excitement = numbers[row + inputs]
            for i in range(inputs):
                excitement += numbers[row + i] * features[i]
            if excitement > 0.0:
                total += excitement * numbers[counts + unit]
            row += inputs + 1
        return total
