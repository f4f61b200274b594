"""Speed, as ratios within one run: compiled against plain Python, and against OpenSpiel where it is installed.

    python bench/run.py [--seconds 2] [--out out/bench.json]

All figures are CPU time. `make bench` runs it.
"""

from __future__ import annotations

import argparse
import json
import os
import resource
import runpy
import shutil
import subprocess
import sys
import tempfile
import time
from pathlib import Path

import meeplehall
from meeplehall.files import write_whole

PACKAGE = Path(meeplehall.__file__).parent


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--seconds", type=float, default=2.0, help="CPU seconds per line")
    parser.add_argument("--out", default="out/bench.json", help="where the figures go")
    parser.add_argument("games", nargs="*", help="only these games")
    args = parser.parse_args()

    envs = runpy.run_path(str(Path(__file__).with_name("envs.py")))
    here = measure(str(PACKAGE.parent), args.games, args.seconds)
    with tempfile.TemporaryDirectory() as folder:
        shutil.copytree(PACKAGE, Path(folder) / "meeplehall", ignore=shutil.ignore_patterns("*.so", "__pycache__"))
        plain = measure(folder, args.games, args.seconds)
    others = open_spiel(args.seconds)
    report = {
        "compiled": here["compiled"],
        "rows": here["rows"],
        "plain_rows": plain["rows"],
        "open_spiel": others,
        "starting": starting(),
        "simulation": simulation(),
        "environments": envs["figures"](args.seconds),
    }
    show(report)
    print(f"\n{envs['told'](report['environments'])}")
    Path(args.out).parent.mkdir(parents=True, exist_ok=True)
    write_whole(args.out, json.dumps(report, indent=1) + "\n")
    print(f"\nwritten: {args.out}")


def measure(parent: str, games: list[str], seconds: float) -> dict:
    """`meeplehall bench` of the package in that folder."""
    env = os.environ | {"PYTHONPATH": parent}
    command = [sys.executable, "-m", "meeplehall", "bench", *games, "--seconds", str(seconds), "--json"]
    return json.loads(subprocess.run(command, env=env, capture_output=True, text=True, check=True).stdout)


def open_spiel(seconds: float) -> dict[str, float]:
    """Random play of OpenSpiel's games through Python: decisions per CPU second, chance moves not counted."""
    try:
        import pyspiel
    except ImportError:
        return {}
    import random

    figures = {}
    for title, name in (("Ludo, 4 players", "maedn(players=4)"), ("backgammon", "backgammon")):
        game = pyspiel.load_game(name)
        rng = random.Random(1)
        decisions = 0
        started = time.process_time()
        while time.process_time() - started < seconds:
            state = game.new_initial_state()
            while not state.is_terminal():
                if state.is_chance_node():
                    outcomes = state.chance_outcomes()
                    state.apply_action(outcomes[rng.randrange(len(outcomes))][0])
                else:
                    state.apply_action(rng.choice(state.legal_actions()))
                    decisions += 1
        figures[title] = decisions / (time.process_time() - started)
    return figures


def starting() -> dict[str, float]:
    """Wall time in ms of an import and of the help, the best of five, less that of an empty interpreter."""

    def best(*command: str) -> float:
        times = []
        for _ in range(5):
            started = time.perf_counter()
            subprocess.run([sys.executable, *command], check=True, capture_output=True)
            times.append(time.perf_counter() - started)
        return min(times) * 1000

    empty = best("-c", "")
    return {
        "import_ms": best("-c", "import meeplehall") - empty,
        "help_ms": best("-m", "meeplehall", "--help"),
    }


def simulation() -> dict[str, float]:
    """10,000 random games of Burgundy in one process: games per second and peak memory."""
    started = time.perf_counter()
    command = [sys.executable, "-m", "meeplehall", "simulate", "burgundy", "--bots", "random", "--games", "10000"]
    subprocess.run(command, check=True, capture_output=True)
    peak = resource.getrusage(resource.RUSAGE_CHILDREN).ru_maxrss / 1024
    return {"games": 10_000, "seconds": time.perf_counter() - started, "peak_mb": peak}


def show(report: dict) -> None:
    print(f"this build: {'compiled' if report['compiled'] else 'plain Python'}; CPU time\n")
    print(f"{'game':<12} players  decisions/s     plain/s  ratio  clone us  legal us  pack us  view us")
    for row, plain in zip(report["rows"], report["plain_rows"]):
        ratio = row["decisions_per_second"] / plain["decisions_per_second"]
        print(
            f"{row['game']:<12} {row['players']:>7} {row['decisions_per_second']:>12,.0f} "
            f"{plain['decisions_per_second']:>11,.0f} {ratio:>5.1f}x {row['clone_us']:>9.2f} {row['legal_us']:>9.2f} "
            f"{row['pack_us']:>8.1f} {row['view_us']:>8.1f}"
        )
    two = next((row for row in report["rows"] if (row["game"], row["players"]) == ("burgundy", 2)), None)
    for title, speed in report["open_spiel"].items():
        beside = f"; Burgundy for two is {two['decisions_per_second'] / speed:.1f} times that" if two else ""
        print(f"\nOpenSpiel {title}, through Python: {speed:,.0f} decisions/s{beside}", end="")
    if not report["open_spiel"]:
        print("\nOpenSpiel is not installed (pip install open_spiel): no comparison", end="")
    print(
        f"\n\nimport meeplehall {report['starting']['import_ms']:.0f} ms, --help {report['starting']['help_ms']:.0f} ms"
    )
    done = report["simulation"]
    print(f"10,000 random games of Burgundy: {done['seconds']:.1f} s, peak {done['peak_mb']:.0f} MB")


if __name__ == "__main__":
    main()
