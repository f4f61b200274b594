"""`meeplehall train`"""

from __future__ import annotations

import click

from meeplehall.bots.knowledge import FILE
from meeplehall.core.errors import BadOption
from meeplehall.core.numbers import whole
from meeplehall.lab.course import Course
from meeplehall.lab.training import Training
from meeplehall.lab.tuning import Tuning
from meeplehall.lab.workers import workers
from meeplehall.terminal.common import load_game, on_cluster


@click.command("train")
@click.argument("game")
@click.option("--minutes", type=click.FloatRange(0.01), default=5.0, show_default=True, help="For all of the training.")
@click.option("--rounds", type=click.IntRange(1), help="Times of learning instead of minutes: repeatable.")
@click.option("--batch", type=click.IntRange(1, 100_000), help="Games between two times of learning; 50, or 2 to tune.")
@click.option("--out", "folder", help="Where progress and weights are kept; out/train/GAME if not given.")
@click.option("--fresh", is_flag=True, help="Start over instead of continuing.")
@click.option("--players", help="Only these numbers of players: 2,3.")
@click.option("--hidden", type=click.IntRange(1, 512), default=24, show_default=True, help="Hidden units of the net.")
@click.option("--seed", type=int, default=0, show_default=True, help="Another seed: other games and first weights.")
@click.option("--games", "measured", type=click.IntRange(2), default=60, show_default=True, help="Games of the test.")
@click.option("--jobs", type=click.IntRange(1), default=1, show_default=True, help="Processes that play the games.")
@on_cluster
def command(
    game: str,
    minutes: float,
    rounds: int | None,
    batch: int | None,
    folder: str | None,
    fresh: bool,
    players: str | None,
    hidden: int,
    seed: int,
    measured: int,
    jobs: int,
    on: str | None,
) -> None:
    """Learn to judge positions of GAME by self-play. A run that was stopped goes on where it was."""
    found = load_game(game, None)
    place = folder or f"out/train/{found.name}"
    course = Course(found.name, minutes, seed, hidden, parse_counts(players), batch, rounds)
    has_terms = bool(found.heuristic().first_weights())
    kind = Tuning if has_terms else Training
    training: Training | Tuning = kind(course, found, place, fresh)
    if training.progress.games:
        click.echo(f"going on after {training.progress.seconds / 60:.1f} minutes and {training.progress.games:,} games")
    if training.share() >= 1.0:
        told = f"{minutes:g} minutes" if rounds is None else f"{rounds} rounds"
        click.echo(f"these {told} are over: --{told.split()[1]} with more goes on, --fresh starts again")
    else:
        with workers(jobs, on) as training.crew:
            training.run(click.echo)
    weights = f"{place}/{FILE}"
    click.echo(f"written: {weights}")
    click.echo(training.test(measured))
    click.echo(f"to play with it: --bots expert:{weights}")


def parse_counts(text: str | None) -> tuple[int, ...]:
    """Numbers of players, such as `2,3`."""
    if text is None:
        return ()
    counts = [whole(word.strip(), 1, 99) for word in text.split(",")]
    if None in counts:
        raise BadOption(f"--players takes numbers such as 2,3, not '{text}'")
    return tuple(count for count in counts if count is not None)
