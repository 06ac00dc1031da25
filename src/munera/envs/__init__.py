"""Environments for learning agents, on the interfaces that others use. See docs/envs."""

from importlib import util

from munera.core.errors import MuneraError

for _library in ("gymnasium", "numpy", "pettingzoo"):
    if util.find_spec(_library) is None:
        raise MuneraError(
            f"The environments need {_library}; install them with “pip install '.[agents]'” in Munera's folder."
        )
