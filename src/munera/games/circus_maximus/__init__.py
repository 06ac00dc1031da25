"""Circus Maximus, by Jeffrey D. Allers: the rules are in RULES.md, the figures in data.toml."""

from typing import Final

from munera.games.circus_maximus.game import CircusMaximusGame

GAME: Final = CircusMaximusGame()
