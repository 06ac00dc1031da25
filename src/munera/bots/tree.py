"""Monte-Carlo tree search for several players: everybody plays for their own chance to win, chance by its weights.

A simulation walks down the tree, adds one state, plays on from there to the end of the phase as the valuation says, and
asks the game for every seat's chance to win. Which actions are tried first is guided by what the game says the position
is worth after them. The tree lies in flat vectors: node n has the edges `node_first[n]` to `node_first[n] +
node_edges[n] - 1`.
"""

import math
import time
from typing import Final, NamedTuple

from librt.random import Random
from librt.vecs import append, vec
from mypy_extensions import i64

from munera.bots.judgement import Judgement, amounts, considered
from munera.core.chance import draw
from munera.core.game import CHANCE, NOBODY, Game, State

SEATS: Final[i64] = 8  # room for every seat's value on an edge
UNSEEN: Final[i64] = -1
EXPLORATION: Final = 0.4
GLANCE: Final[i64] = 50  # so many simulations are always made
CLEAR: Final = 0.1  # by so much of a chance to win an action must lead for the search to end early
SLOPE: Final = 0.19  # how much a chance to win rises with the odds, about
PRIOR_SHARPNESS: Final = 10.0  # how much more the actions that look best are tried


class Candidate(NamedTuple):
    """An action that was considered, and what came of it."""

    action: int
    visits: int
    score: float  # the actor's chance to win, as far as simulations and valuation tell
    chances: list[float]  # of all seats, after it


class Tree:
    """Looks ahead from one state; the same seed and number of simulations give the same answer."""

    def __init__(self, game: Game, seed: i64) -> None:
        self.game = game
        self.random = Random(seed)
        self.base: i64 = 0
        self.luck = Random(seed)  # of one simulation
        self.judgement = Judgement(game, seed, 0.0)
        self.is_amount = amounts(game)
        self.trust = game.trust()
        self.node_first = vec[i64]()
        self.node_edges = vec[i64]()
        self.node_visits = vec[i64]()
        self.edge_action = vec[i64]()
        self.edge_child = vec[i64]()
        self.edge_visits = vec[i64]()
        self.edge_prior = vec[float]()
        self.edge_lag = vec[float]()
        self.edge_value = vec[float]()

    def search(self, root: State, simulations: i64, seconds: float = math.inf) -> list[Candidate]:
        """What the actor may do, best first: so many simulations, fewer when the time is up or all is clear."""
        end = time.perf_counter() + seconds
        self._clear()
        self.base = self.random.randrange(1 << 40)
        self.luck = Random(self.base)
        top = self._new_node()
        self._expand(top, root)
        seat = root.actor()
        if self.node_edges[top] > 1:
            for number in range(1, simulations + 1):
                self._simulate(top, root)
                if time.perf_counter() > end:
                    break
                if number % GLANCE == 0 and seat != CHANCE and self._is_clear(top, seat):
                    break
        return self._candidates(top, root)

    def outlook(self, state: State, simulations: i64) -> list[float]:
        """Every seat's chance to win if the actor does what seems best, or chance what it may."""
        if state.actor() == NOBODY:
            return list(self.game.chances(state))
        candidates = self.search(state, simulations)
        if state.actor() != CHANCE:
            return candidates[0].chances
        if len(candidates) == 1:
            return candidates[0].chances
        tried = sum([candidate.visits for candidate in candidates])
        return [
            sum([candidate.visits * candidate.chances[seat] for candidate in candidates]) / float(tried)
            for seat in range(len(candidates[0].chances))
        ]

    def _is_clear(self, top: i64, seat: i64) -> bool:
        """Whether one action is so much better than all others that more thought would be wasted."""
        expected = self._expected(top, seat)
        best = -1.0
        second = -1.0
        first = self.node_first[top]
        for edge in range(first, first + self.node_edges[top]):
            score = self._score(edge, seat, expected)
            if score > best:
                second = best
                best = score
            elif score > second:
                second = score
        return best - second > CLEAR

    def _clear(self) -> None:
        self.node_first = vec[i64](capacity=1024)
        self.node_edges = vec[i64](capacity=1024)
        self.node_visits = vec[i64](capacity=1024)
        self.edge_action = vec[i64](capacity=8192)
        self.edge_child = vec[i64](capacity=8192)
        self.edge_visits = vec[i64](capacity=8192)
        self.edge_prior = vec[float](capacity=8192)
        self.edge_lag = vec[float](capacity=8192)
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
        self.node_visits[top] += 1
        if root.actor() != CHANCE:
            edge = self._select(top, root.actor())
            self.luck = Random(self.base + self.edge_visits[edge])  # equal luck for all that may be done
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
            self._play_on(state, self.game.chapter(root))
        chances = self.game.chances(state)
        for place in range(len(path)):
            edge = path[place]
            self.edge_visits[edge] += 1
            for seat in range(len(chances)):
                self.edge_value[edge * SEATS + seat] += chances[seat]

    def _play_on(self, state: State, chapter: i64) -> None:
        """Everybody does what looks best, until the phase is over in which the question arose."""
        while chapter != 0 and state.actor() != NOBODY and self.game.chapter(state) == chapter:
            if state.actor() == CHANCE:
                state.step(draw(state, self.luck))
            else:
                state.step(self.judgement.choose(state))

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
            actions = self._worth_trying(state, node)
            spread = self.game.spread(state)
            best = 0.0
            for place in range(len(actions)):
                worth = float(self.game.weigh(state, actions[place]))
                if place == 0 or worth > best:
                    best = worth
                self._add_edge(actions[place], worth)
            for edge in range(first, len(self.edge_action)):
                lag = (self.edge_prior[edge] - best) / spread
                self.edge_lag[edge] = max(-0.5, SLOPE * lag)
                self.edge_prior[edge] = math.exp(max(-30.0, PRIOR_SHARPNESS * lag))
        total = 0.0
        for edge in range(first, len(self.edge_action)):
            total += self.edge_prior[edge]
        for edge in range(first, len(self.edge_action)):
            self.edge_prior[edge] = self.edge_prior[edge] / total
        last: i64 = len(self.edge_action)
        self.node_edges[node] = last - first

    def _worth_trying(self, state: State, node: i64) -> vec[i64]:
        """Of amounts only some; and when others deal, what looks best to them."""
        if not self.game.is_dealing(state):
            return considered(state.legal(), self.is_amount)
        if node == 0:
            return state.legal()
        return append(vec[i64](capacity=1), self.judgement.choose(state))

    def _add_edge(self, action: i64, prior: float) -> None:
        self.edge_action = append(self.edge_action, action)
        self.edge_child = append(self.edge_child, UNSEEN)
        self.edge_visits = append(self.edge_visits, 0)
        self.edge_prior = append(self.edge_prior, prior)
        self.edge_lag = append(self.edge_lag, 0.0)
        for _ in range(SEATS):
            self.edge_value = append(self.edge_value, 0.0)

    def _draw(self, node: i64) -> i64:
        """One of chance's outcomes, as likely as it is."""
        ticket = float(self.luck.randrange(1 << 30)) / float(1 << 30)
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
        expected = self._expected(node, seat)
        urge = EXPLORATION * math.sqrt(float(self.node_visits[node] + 1))
        best = first
        best_score = -1.0
        for edge in range(first, first + self.node_edges[node]):
            tried = float(self.edge_visits[edge])
            score = self._score(edge, seat, expected) + urge * self.edge_prior[edge] / (1.0 + tried)
            if score > best_score:
                best = edge
                best_score = score
        return best

    def _expected(self, node: i64, seat: i64) -> float:
        """The average chance to win that the simulations through a node gave a seat."""
        visits: i64 = 0
        value = 0.0
        for edge in range(self.node_first[node], self.node_first[node] + self.node_edges[node]):
            visits += self.edge_visits[edge]
            value += self.edge_value[edge * SEATS + seat]
        return value / float(visits) if visits > 0 else 0.0

    def _score(self, edge: i64, seat: i64, expected: float) -> float:
        """A seat's chance to win: what simulations brought, and for a few more what the valuation said."""
        value = self.edge_value[edge * SEATS + seat] + self.trust * (expected + self.edge_lag[edge])
        return value / (float(self.edge_visits[edge]) + self.trust)

    def _candidates(self, top: i64, root: State) -> list[Candidate]:
        found: list[tuple[float, int, Candidate]] = []
        players = len(root.scores())
        actor = root.actor()
        first = self.node_first[top]
        expected = self._expected(top, actor) if actor != CHANCE else 0.0
        for edge in range(first, first + self.node_edges[top]):
            visits = int(self.edge_visits[edge])
            if visits > 0:
                chances = [self.edge_value[edge * SEATS + seat] / float(visits) for seat in range(players)]
            else:
                chances = list(self.game.chances(_after(root, self.edge_action[edge])))
            score = self._score(edge, actor, expected) if actor != CHANCE else float(visits)
            action = int(self.edge_action[edge])
            found.append((-score, action, Candidate(action, visits, score, chances)))
        found.sort()
        return [candidate for _, _, candidate in found]


def _after(state: State, action: i64) -> State:
    trial = state.copy()
    trial.step(action)
    return trial
