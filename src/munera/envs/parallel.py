"""The vectorised environment on several cores: each process steps its share of the games into shared memory."""

import multiprocessing
from contextlib import suppress
from dataclasses import dataclass
from multiprocessing.connection import Connection
from multiprocessing.shared_memory import SharedMemory
from typing import Any

import numpy as np
from numpy.typing import NDArray

from munera.core.errors import IllegalAction, MuneraError, SetupError
from munera.core.seeds import fresh
from munera.envs.actions import LADDER, Actions
from munera.envs.encoding import encoding
from munera.envs.rewards import WIN
from munera.envs.vector import Batch, VectorEnv

RESET, STEP, CLOSE = "reset", "step", "close"


@dataclass(frozen=True)
class Share:
    """What a process needs to know of its games, and where the arrays of all games lie."""

    game: str
    games: int
    players: int
    variants: tuple[str, ...]
    reward: str
    amounts: str
    first: int
    count: int
    memory: str

    def env(self) -> VectorEnv:
        return VectorEnv(self.game, self.count, self.players, self.variants, self.reward, self.amounts, self.first)


class ParallelVectorEnv:
    """As `VectorEnv`, with the same games for the same seed, on as many processes as `cores` says."""

    def __init__(
        self,
        game: str,
        games: int = 1024,
        players: int = 4,
        variants: tuple[str, ...] = (),
        reward: str = WIN,
        amounts: str = LADDER,
        cores: int = 2,
    ) -> None:
        if not 1 <= cores <= games:
            raise SetupError(f"{games} games can be shared among 1 to {games} cores, not {cores}.")
        self.encoding = encoding(game)
        self.actions = Actions(self.encoding, players, amounts)
        self.games = games
        self.players = players
        Share(game, 1, players, variants, reward, amounts, 0, 1, "").env()  # a wrong setting is told here, not there
        shapes = _shapes(games, players, self.encoding.features.size, int(self.actions.size))
        self._memory = SharedMemory(create=True, size=_size(shapes))
        self._actions, self.batch = _arrays(self._memory, shapes)
        self._has_begun = False
        context = multiprocessing.get_context("spawn")
        self._pipes: list[Connection] = []
        self._processes: list[Any] = []
        for core in range(cores):
            first, end = games * core // cores, games * (core + 1) // cores
            share = Share(game, games, players, tuple(variants), reward, amounts, first, end - first, self._memory.name)
            ours, theirs = context.Pipe()
            process = context.Process(target=_work, args=(share, theirs), daemon=True)
            process.start()
            theirs.close()
            self._pipes.append(ours)
            self._processes.append(process)

    def reset(self, seed: int | None = None) -> Batch:
        """Begins every game anew; the same seed and the same actions give the same games."""
        self._has_begun = True
        return self._tell((RESET, fresh() if seed is None else seed))

    def step(self, actions: NDArray[np.integer[Any]]) -> Batch:
        """Takes one action in every game, or raises `IllegalAction` and takes none."""
        self._check(actions)
        self._actions[:] = actions
        return self._tell((STEP, 0))

    def close(self) -> None:
        """Ends the processes and gives their memory back."""
        for pipe in self._pipes:
            with suppress(BrokenPipeError):
                pipe.send((CLOSE, 0))
            pipe.close()
        for process in self._processes:
            process.join()
        self._pipes = []
        self._processes = []
        del self._actions, self.batch
        self._memory.close()
        self._memory.unlink()

    def __enter__(self) -> "ParallelVectorEnv":
        return self

    def __exit__(self, *error: object) -> None:
        self.close()

    def _check(self, actions: NDArray[np.integer[Any]]) -> None:
        if not self._has_begun:
            raise MuneraError("Call reset() before the first step().")
        if len(actions) != self.games:
            raise MuneraError(f"There are {self.games} games, so {self.games} actions are needed, not {len(actions)}.")
        known = (actions >= 0) & (actions < self.actions.size)
        legal = known & self.batch.masks[np.arange(self.games), np.where(known, actions, 0)]
        if not legal.all():
            row = int(np.flatnonzero(~legal)[0])
            raise IllegalAction(
                f"Game {row}: action {actions[row]} is not legal now; the action mask shows those that are. "
                "Nothing was played in any game."
            )

    def _tell(self, message: tuple[str, int]) -> Batch:
        """Has every process do the same, and waits for all."""
        try:
            for pipe in self._pipes:
                pipe.send(message)
            for pipe in self._pipes:
                pipe.recv()
        except (EOFError, OSError):
            raise MuneraError("A process of the environment has ended; make a new environment.") from None
        return self.batch


def _work(share: Share, pipe: Connection) -> None:
    """The life of a process: step its games and copy what they show to where all can read it."""
    env = share.env()
    memory = SharedMemory(share.memory)
    shapes = _shapes(share.games, share.players, env.encoding.features.size, int(env.actions.size))
    actions, everything = _arrays(memory, shapes)
    rows = slice(share.first, share.first + share.count)
    with suppress(EOFError, KeyboardInterrupt):
        while (message := pipe.recv())[0] != CLOSE:
            batch = env.reset(message[1]) if message[0] == RESET else env.step(actions[rows])
            for place in range(len(batch)):
                everything[place][rows] = batch[place]
            pipe.send(None)
    del actions, everything
    memory.close()


def _shapes(games: int, players: int, features: int, actions: int) -> list[tuple[type, tuple[int, ...]]]:
    """Of the actions, then of what a `Batch` holds."""
    return [
        (np.int64, (games,)),
        (np.int16, (games, features)),
        (np.bool_, (games, actions)),
        (np.int64, (games,)),
        (np.float64, (games, players)),
        (np.bool_, (games,)),
        (np.int64, (games, players)),
    ]


def _size(shapes: list[tuple[type, tuple[int, ...]]]) -> int:
    return sum(_bytes(kind, shape) for kind, shape in shapes)


def _bytes(kind: type, shape: tuple[int, ...]) -> int:
    """The space of an array, rounded up so that the next one begins at a multiple of 64."""
    return -(-int(np.prod(shape)) * np.dtype(kind).itemsize // 64) * 64


def _arrays(memory: SharedMemory, shapes: list[tuple[type, tuple[int, ...]]]) -> tuple[NDArray[np.int64], Batch]:
    arrays: list[NDArray[Any]] = []
    offset = 0
    for kind, shape in shapes:
        arrays.append(np.ndarray(shape, kind, memory.buf, offset))
        offset += _bytes(kind, shape)
    return arrays[0], Batch(*arrays[1:])
