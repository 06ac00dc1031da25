"""The package installs where there is no C compiler, and then plays interpreted."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[1]


def test_without_a_c_compiler_the_package_installs_and_plays_interpreted(tmp_path: Path) -> None:
    project, target = tmp_path / "project", tmp_path / "installed"
    project.mkdir()
    for name in ("setup.py", "pyproject.toml", "README.md", "LICENSE", "NOTICE"):
        shutil.copy(ROOT / name, project)
    shutil.copytree(ROOT / "src", project / "src", ignore=shutil.ignore_patterns("*.egg-info", "__pycache__"))
    page = project / "src" / "munera" / "web" / "assets"
    page.mkdir(parents=True, exist_ok=True)
    (page / "page.js").touch()
    install = [sys.executable, "-m", "pip", "install", "--quiet", "--no-deps", "--no-build-isolation"]
    environment = os.environ | {"CC": str(tmp_path / "no-such-compiler")}
    done = subprocess.run(
        [*install, "--target", str(target), str(project)], env=environment, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr

    assert (target / "munera" / "web" / "assets" / "page.js").is_file()  # what make web built goes with the package
    assert munera(target, "--version").endswith("(interpreted)\n")
    assert "3 games of colosseum with 3 random players" in munera(
        target, "simulate", "colosseum", "--games", "3", "--players", "3", "--workers", "1"
    )


def munera(target: Path, *arguments: str) -> str:
    """What the installed program prints."""
    environment = os.environ | {"PYTHONPATH": str(target)}
    command = [sys.executable, "-m", "munera", *arguments]
    done = subprocess.run(command, cwd=target, env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return done.stdout
