"""What a training has reached so far: a line of a CSV file for each point, and a picture of them."""

from __future__ import annotations

import csv
import sys
from pathlib import Path

NAMES = ("steps", "games", "cpu_minutes", "bot", "played", "wins", "half_width", "margin", "entropy")


def append(path: Path, rows: list[dict[str, object]]) -> None:
    """More points; the first brings the names of the columns."""
    fresh = not path.exists()
    with path.open("a", newline="") as file:
        writer = csv.DictWriter(file, NAMES)
        if fresh:
            writer.writeheader()
        writer.writerows(rows)


def read(path: Path) -> list[dict[str, str]]:
    """All points."""
    with path.open(newline="") as file:
        return list(csv.DictReader(file))


def draw(path: Path, picture: Path) -> None:
    """Wins (with 95 % intervals) and points ahead of each bot over CPU time; SVG or PNG by the name of the picture."""
    import matplotlib

    matplotlib.use("Agg")
    matplotlib.rcParams["svg.hashsalt"] = "meeplehall"  # equal curves are equal files
    from matplotlib import pyplot

    points = read(path)
    figure, (left, right) = pyplot.subplots(1, 2, figsize=(9, 3.5), layout="constrained")
    for bot in dict.fromkeys(point["bot"] for point in points):
        own = [point for point in points if point["bot"] == bot]
        minutes = [float(point["cpu_minutes"]) for point in own]
        wins = [100 * float(point["wins"]) for point in own]
        half = [100 * float(point["half_width"]) for point in own]
        left.plot(minutes, wins, marker=".", label=f"against {bot}")
        left.fill_between(minutes, [w - h for w, h in zip(wins, half)], [w + h for w, h in zip(wins, half)], alpha=0.2)
        right.plot(minutes, [float(point["margin"]) for point in own], marker=".")
    left.set(xlabel="CPU minutes of learning", ylabel="wins, %", ylim=(0, 100))
    right.set(xlabel="CPU minutes of learning", ylabel="points ahead, mean")
    for axes, even in ((left, 50), (right, 0)):
        axes.axhline(even, color="grey", linewidth=0.8)
    left.legend(loc="center right")
    figure.savefig(picture, metadata={"Date": None} if picture.suffix == ".svg" else None, dpi=110)
    pyplot.close(figure)


if __name__ == "__main__":
    if len(sys.argv) != 3:
        sys.exit("usage: python curve.py CURVE.csv PICTURE.svg")
    draw(Path(sys.argv[1]), Path(sys.argv[2]))
