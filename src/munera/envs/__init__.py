"""Environments for learning agents, on the interfaces that others use. See docs/envs."""
