"""Monte-Carlo tree search for several players: everybody plays for their own chance to win, chance by its weights.

A simulation walks down the tree, adds one state, and asks the game for every seat's chance to win there. Which actions
are tried first is guided by what the game says the position is worth after them. The tree lies in flat vectors: node n
has the edges `node_first[n]` to `node_first[n] + node_edges[n] - 1`.
"""

import math
from typing import Final, NamedTuple

from librt.random import Random
from librt.vecs import append, vec
from mypy_extensions import i64

from munera.core.game import CHANCE, NOBODY, Game, State

SEATS: Final[i64] = 8  # room for every seat's value on an edge
UNSEEN: Final[i64] = -1
EXPLORATION: Final = 0.4
PRIOR_SHARPNESS: Final = 10.0  # how much more the actions that look best are tried
LONG_BLOCK: Final = 100  # so many actions of one sort are amounts, such as bids: only some are considered


class Candidate(NamedTuple):
    """An action that was considered, and what came of it."""

    action: int
    visits: int
    chances: list[float]  # of all seats, after it


class Tree:
    """Looks ahead from one state; the same seed and number of simulations give the same answer."""

    def __init__(self, game: Game, seed: i64) -> None:
        self.game = game
        self.random = Random(seed)
        self.is_amount = _amounts(game)
        self.node_first = vec[i64]()
        self.node_edges = vec[i64]()
        self.node_visits = vec[i64]()
        self.edge_action = vec[i64]()
        self.edge_child = vec[i64]()
        self.edge_visits = vec[i64]()
        self.edge_prior = vec[float]()
        self.edge_value = vec[float]()

    def search(self, root: State, simulations: i64) -> list[Candidate]:
        """What a seat may do, most tried first, after that many simulations."""
        self._clear()
        top = self._new_node()
        self._expand(top, root)
        if self.node_edges[top] > 1:
            for _ in range(simulations):
                self._simulate(top, root)
        return self._candidates(top, root)

    def _clear(self) -> None:
        self.node_first = vec[i64](capacity=1024)
        self.node_edges = vec[i64](capacity=1024)
        self.node_visits = vec[i64](capacity=1024)
        self.edge_action = vec[i64](capacity=8192)
        self.edge_child = vec[i64](capacity=8192)
        self.edge_visits = vec[i64](capacity=8192)
        self.edge_prior = vec[float](capacity=8192)
        self.edge_value = vec[float](capacity=8192)

    def _new_node(self) -> i64:
        node: i64 = len(self.node_first)
        self.node_first = append(self.node_first, UNSEEN)
        self.node_edges = append(self.node_edges, 0)
        self.node_visits = append(self.node_visits, 0)
        return node

    def _simulate(self, top: i64, root: State) -> None:
        state = root.copy()
        path = vec[i64](capacity=32)  # edges taken
        node = top
        while self.node_first[node] != UNSEEN:
            if state.actor() == CHANCE:
                edge = self._draw(node)
            else:
                edge = self._select(node, state.actor())
            path = append(path, edge)
            state.step(self.edge_action[edge])
            if self.edge_child[edge] == UNSEEN:
                self.edge_child[edge] = self._new_node()
            node = self.edge_child[edge]
            self.node_visits[node] += 1
            if state.actor() == NOBODY:
                break
        if state.actor() != NOBODY:
            self._expand(node, state)
        chances = self.game.chances(state)
        for place in range(len(path)):
            edge = path[place]
            self.edge_visits[edge] += 1
            for seat in range(len(chances)):
                self.edge_value[edge * SEATS + seat] += chances[seat]

    def _expand(self, node: i64, state: State) -> None:
        """Lists what can happen next, with how much of the attention it deserves at first."""
        actor = state.actor()
        first: i64 = len(self.edge_action)
        self.node_first[node] = first
        if actor == CHANCE:
            legal = state.legal()
            weights = state.weights()
            for place in range(len(legal)):
                self._add_edge(legal[place], float(weights[place]))
        else:
            actions = considered(state.legal(), self.is_amount)
            spread = self.game.spread(state)
            best = 0.0
            for place in range(len(actions)):
                trial = state.copy()
                trial.step(actions[place])
                worth = float(self.game.worth(trial, actor))
                if place == 0 or worth > best:
                    best = worth
                self._add_edge(actions[place], worth)
            for edge in range(first, len(self.edge_action)):
                self.edge_prior[edge] = math.exp(max(-30.0, PRIOR_SHARPNESS * (self.edge_prior[edge] - best) / spread))
        total = 0.0
        for edge in range(first, len(self.edge_action)):
            total += self.edge_prior[edge]
        for edge in range(first, len(self.edge_action)):
            self.edge_prior[edge] = self.edge_prior[edge] / total
        last: i64 = len(self.edge_action)
        self.node_edges[node] = last - first

    def _add_edge(self, action: i64, prior: float) -> None:
        self.edge_action = append(self.edge_action, action)
        self.edge_child = append(self.edge_child, UNSEEN)
        self.edge_visits = append(self.edge_visits, 0)
        self.edge_prior = append(self.edge_prior, prior)
        for _ in range(SEATS):
            self.edge_value = append(self.edge_value, 0.0)

    def _draw(self, node: i64) -> i64:
        """One of chance's outcomes, as likely as it is."""
        ticket = float(self.random.randrange(1 << 30)) / float(1 << 30)
        edge = self.node_first[node]
        last = edge + self.node_edges[node] - 1
        while edge < last:
            ticket -= self.edge_prior[edge]
            if ticket < 0.0:
                break
            edge += 1
        return edge

    def _select(self, node: i64, seat: i64) -> i64:
        """The action with the best mixture of what it brought, what it promises and how little it was tried."""
        first = self.node_first[node]
        visits: i64 = 0
        value = 0.0
        for edge in range(first, first + self.node_edges[node]):
            visits += self.edge_visits[edge]
            value += self.edge_value[edge * SEATS + seat]
        expected = value / float(visits) if visits > 0 else 0.0
        urge = EXPLORATION * math.sqrt(float(visits + 1))
        best = first
        best_score = -1.0
        for edge in range(first, first + self.node_edges[node]):
            tried = float(self.edge_visits[edge])
            score = self.edge_value[edge * SEATS + seat] / tried if tried > 0.0 else expected
            score += urge * self.edge_prior[edge] / (1.0 + tried)
            if score > best_score:
                best = edge
                best_score = score
        return best

    def _candidates(self, top: i64, root: State) -> list[Candidate]:
        found: list[tuple[int, float, int, list[float]]] = []
        players = len(root.scores())
        first = self.node_first[top]
        for edge in range(first, first + self.node_edges[top]):
            visits = int(self.edge_visits[edge])
            if visits > 0:
                chances = [self.edge_value[edge * SEATS + seat] / float(visits) for seat in range(players)]
            else:
                chances = list(self.game.chances(_after(root, self.edge_action[edge])))
            found.append((-visits, -self.edge_prior[edge], int(self.edge_action[edge]), chances))
        found.sort()
        return [Candidate(action, -visits, chances) for visits, _, action, chances in found]


def considered(legal: vec[i64], is_amount: vec[i64]) -> vec[i64]:
    """All actions, but of many amounts in a row only some, closest together where they begin.

    >>> list(considered(vec[i64]([1, 2, *range(10, 40)]), vec[i64]([0] * 10 + [1] * 30)))
    [1, 2, 10, 11, 12, 14, 17, 21, 27, 36, 39]
    """
    out = vec[i64](capacity=32)
    count: i64 = len(legal)
    start: i64 = 0  # of the present row of amounts
    kept: i64 = -1  # the last of it that was kept
    for place in range(count):
        action = legal[place]
        if not is_amount[action]:
            out = append(out, action)
            continue
        if place == 0 or legal[place - 1] != action - 1 or not is_amount[action - 1]:
            start = action
            kept = action - 1
        is_last = place + 1 == count or legal[place + 1] != action + 1 or not is_amount[action + 1]
        if is_last or action - kept > (kept - start) // 2:
            out = append(out, action)
            kept = action
    return out


def _amounts(game: Game) -> vec[i64]:
    """For each action of a game, and one beyond the last, whether it is one of many amounts."""
    marks: list[int] = []
    for block in game.blocks.blocks:
        marks += [int(len(block.words) >= LONG_BLOCK)] * len(block.words)
    marks.append(0)
    return vec[i64](marks)


def _after(state: State, action: i64) -> State:
    trial = state.copy()
    trial.step(action)
    return trial
