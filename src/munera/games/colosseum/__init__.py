"""Colosseum, by Wolfgang Kramer and Markus Lübke: the rules are in RULES.md, the figures in data.toml."""

from typing import Final

from munera.games.colosseum.game import ColosseumGame

GAME: Final = ColosseumGame()
