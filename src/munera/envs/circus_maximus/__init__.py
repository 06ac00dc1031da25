"""Circus Maximus in numbers."""
