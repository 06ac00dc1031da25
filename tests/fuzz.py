"""Random games with all checks on, compiled and interpreted, for as long as you like: `make fuzz SECONDS=600`.

Every game is played under the conformance suite; goods are counted after each action, and one game in `THOROUGH` is
checked in full at every few states. A failure leaves the record that leads to it in build/fuzz and ends the run.
"""

import argparse
import json
import os
import subprocess
import sys
import time
from pathlib import Path

import munera
from munera.core import conformance

ROOT = Path(__file__).parents[1]
THOROUGH = 2000


def settings() -> list[tuple[str, int, tuple[str, ...]]]:
    """Every game, player count and variant."""
    found = []
    for name in munera.games():
        game = munera.game(name)
        for players in game.player_counts:
            found += [(name, players, variants) for variants in ((), *((variant,) for variant in game.variants))]
    return found


def work(first_seed: int, stride: int, seconds: float, folder: Path) -> int:
    """Plays seeds `first_seed`, `first_seed + stride`, … until the time is up; prints how many games and steps."""
    deadline = time.monotonic() + seconds
    tables = settings()
    games = steps = 0
    seed = first_seed
    while time.monotonic() < deadline:
        name, players, variants = tables[seed % len(tables)]
        every = 16 if games % THOROUGH == 0 else 0
        try:
            record = conformance.check_game(munera.game(name), players, variants, seed, every)
        except conformance.Breach as breach:
            print(json.dumps({"breach": str(breach), "record": str(save(breach, name, seed, folder))}), flush=True)
            return 1
        games += 1
        steps += len(record.actions)
        seed += stride
    print(json.dumps({"compiled": munera.COMPILED, "games": games, "steps": steps}), flush=True)
    return 0


def save(breach: conformance.Breach, name: str, seed: int, folder: Path) -> Path:
    """Writes the record up to the failure; a last action that cannot even be applied goes into a comment."""
    folder.mkdir(parents=True, exist_ok=True)
    path = folder / f"{name}-{seed}.munera"
    record = breach.record
    remarks = f"# {breach}\n"
    try:
        text = record.dumps()
    except Exception:
        last = record.actions.pop()
        remarks += f"# then: {record.game.blocks.words(last)}\n"
        text = record.dumps()
    path.write_text(text + remarks, "utf-8")
    return path


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--seconds", type=float, default=60, help="how long (60)")
    parser.add_argument("--seed", type=int, default=int(time.time()), help="where to begin (the clock)")
    parser.add_argument("--folder", type=Path, default=ROOT / "build" / "fuzz", help="where failures go (build/fuzz)")
    parser.add_argument("--work", type=int, nargs=2, help=argparse.SUPPRESS)
    options = parser.parse_args()
    if options.work:
        if not munera.COMPILED:
            os.nice(10)  # most of the time goes to the many games of the others
        return work(options.seed + options.work[0], options.work[1], options.seconds, options.folder)

    if not munera.COMPILED:
        print("The installed package is not compiled; run make fuzz.", file=sys.stderr)
        return 2
    # One process a core plays compiled, one more interpreted beside them.
    count = 1 + (os.cpu_count() or 1)
    print(f"seed {options.seed}, {count} processes, {options.seconds:g} seconds", flush=True)
    workers = []
    for number in range(count):
        interpreted = number == count - 1
        environment = os.environ | ({"PYTHONPATH": str(ROOT / "src")} if interpreted else {})
        command = [sys.executable, "-m", "tests.fuzz", "--work", str(number), str(count)]
        command += ["--seed", str(options.seed), "--seconds", str(options.seconds), "--folder", str(options.folder)]
        workers.append(subprocess.Popen(command, cwd=ROOT, env=environment, stdout=subprocess.PIPE, text=True))
    failed = False
    for worker in workers:
        output = worker.communicate()[0].strip()
        if worker.returncode != 0 or not output:
            failed = True
            found = json.loads(output) if output else {"breach": "a worker died", "record": "no record"}
            print(f"FAILED: {found['breach']}\n  {found['record']}")
        else:
            found = json.loads(output)
            mode = "compiled" if found["compiled"] else "interpreted"
            print(f"{mode}: {found['games']:,} games, {found['steps']:,} steps, none failed")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
