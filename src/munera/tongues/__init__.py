"""Six languages for everything Munera says: messages of the engine, turned into text by one catalogue."""

from munera.tongues.catalogue import LANGUAGES
from munera.tongues.telling import Telling
from munera.tongues.tongue import Tongue

__all__ = ["LANGUAGES", "Telling", "Tongue"]
