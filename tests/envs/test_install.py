"""Without the libraries that they are for, the environments say how to get them."""

import importlib
import sys

import pytest

import munera.envs
from munera import MuneraError


def test_a_missing_library_is_named_with_the_command_that_installs_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("importlib.util.find_spec", lambda name: None)
    with pytest.raises(MuneraError, match=r"need gymnasium; install them with “pip install '\.\[agents\]'”"):
        importlib.reload(munera.envs)


def test_a_missing_openspiel_is_told_too(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "pyspiel", None)
    monkeypatch.delitem(sys.modules, "munera.envs.openspiel", raising=False)
    with pytest.raises(MuneraError, match=r"needs OpenSpiel; “pip install '\.\[openspiel\]'”"):
        importlib.import_module("munera.envs.openspiel")
