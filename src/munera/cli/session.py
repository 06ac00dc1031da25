"""A game in progress between one person and bots: how it goes on, and what can be taken back."""

from librt.random import Random

from munera import CHANCE, Message, MuneraError, Record, Seat
from munera.bots import bot
from munera.cli.chronicle import Chronicle
from munera.core.chance import draw
from munera.core.seeds import derived
from munera.core.undo import undo


class Session(Chronicle):
    """A die depends on the seed and the number of actions before it alone: a resumed game goes on as it would have."""

    def __init__(self, record: Record, seat: int, kinds: list[str], seed: int) -> None:
        super().__init__(record, seat)
        self.seat = seat
        self.kinds = kinds  # of bot, by seat; the person's own is not used
        self.seed = seed

    @property
    def is_mine(self) -> bool:
        return self.state.actor() == self.seat

    def let_others_act(self) -> None:
        """Chance and the bots, until the person is asked or the game is over."""
        while not self.state.is_over() and not self.is_mine:
            actor = int(self.state.actor())
            seed = derived(self.seed, len(self.record.actions), actor)
            if actor == CHANCE:
                self.take(int(draw(self.state, Random(seed))))
            else:
                self.take(bot(self.kinds[actor], self.game, seed, clock=True).choose(self.state))

    def undo(self) -> None:
        """Takes back the person's last step, unless something else has happened since."""
        actors = [int(state.actor()) for state in self.states[:-1]]
        steps, after = undo(list(zip(actors, self.record.actions, strict=True)), self.seat)
        if after == CHANCE:
            raise MuneraError(Message("errors-seen-since"))
        if after is not None:
            raise MuneraError(Message("errors-acted-since", who=Seat(after)))
        if steps == 0:
            raise MuneraError(Message("errors-nothing-decided"))
        self.take_back()
