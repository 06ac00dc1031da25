"""Compiles the engine with mypyc where there is a C compiler; without one the package works as plain Python."""

from glob import glob

from mypyc.build import mypycify
from setuptools import setup

engine = glob("src/munera/core/*.py") + glob("src/munera/games/**/*.py", recursive=True)
engine += ["src/munera/bots/judgement.py", "src/munera/bots/tree.py"]
engine += [f"src/munera/envs/{name}.py" for name in ("features", "encoding", "actions", "rewards", "tables")]
engine += glob("src/munera/envs/*/*.py")
# What people read and order needs no speed, and plain dataclasses are understood by every library.
sources = sorted(path for path in engine if "/telling/" not in path and not path.endswith("/orders.py"))
extensions = mypycify([*sources, "--strict", "--config-file=pyproject.toml"], opt_level="3", debug_level="0")
for extension in extensions:
    extension.optional = True

setup(ext_modules=extensions)
