"""Colosseum in numbers."""
