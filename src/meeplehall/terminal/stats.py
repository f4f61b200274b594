"""`meeplehall stats`"""

from __future__ import annotations

import sys
from collections import Counter
from dataclasses import asdict
from pathlib import Path

import click
import msgspec

from meeplehall.core.errors import BadRecord, MeeplehallError
from meeplehall.core.record import Replay
from meeplehall.files import read_text, write_whole
from meeplehall.study.review import Review
from meeplehall.study.statistics import (
    Errors,
    Played,
    chosen_by,
    costliest,
    errors_of,
    expected_wins,
    favourites,
    over_time,
    rows,
)
from meeplehall.terminal.common import load_game

MOST_RECORDS = 100_000
REVIEW = ".review.json"
SHOWN = 5
BLOCKS = " ▁▂▃▄▅▆▇█"


@click.command("stats")
@click.argument("folder")
@click.option("--name", help="Whose games; without it, of whoever played most of them.")
@click.option("--json", "out", metavar="FILE", help="Write the games and sums to FILE as well.")
def command(folder: str, name: str | None, out: str | None) -> None:
    """Sum up the finished games of one player: all records (*.rec) in FOLDER and below.

    For error rates, put reviews beside the records: `meeplehall review ann.rec --json ann.rec.review.json`.
    """
    replays = _finished(folder)
    names = Counter(who for _, replay in replays for who in set(replay.record.names))
    if name is None:
        if not names:
            raise MeeplehallError(f"{folder}: no record names its players")
        name = min(names, key=lambda who: (-names[who], who))
    if name not in names:
        known = ", ".join(who for who, _ in names.most_common(12)) or "nobody"
        raise MeeplehallError(f"nobody in {folder} is called '{name[:40]}'; there are: {known}")
    games = [
        _played(path, replay, seat)
        for path, replay in replays
        for seat, who in enumerate(replay.record.names)
        if who == name
    ]
    games.sort(key=lambda game: game.when)
    for line in report(name, games):
        click.echo(line)
    if out:
        data = {"name": name, "games": [asdict(game) for game in games]}
        write_whole(out, msgspec.json.format(msgspec.json.encode(data), indent=1).decode() + "\n")
        click.echo(f"written: {out}")


def report(name: str, games: list[Played]) -> list[str]:
    """The sums as lines."""
    won = sum(game.won for game in games)
    others = sum(game.players > 1 for game in games)
    equal = f"; of {others} against others equal players would have won {expected_wins(games):.1f}" if others else ""
    lines = [f"{name}: {won} of {len(games)} won{equal}", ""]
    lines.append(f"{'game':12} {'players':>7} {'games':>6} {'won':>5} {'mean':>7} {'best':>5} {'errors':>8}  against")
    for (game, players, against), row in rows(games).items():
        rate = row.error_rate()
        errors = f"{100 * rate:.2f} %" if rate is not None else "-"
        figures = f"{row.games:>6} {row.won:>5} {row.mean():>7.1f} {row.best:>5} {errors:>8}"
        lines.append(f"{game:12} {players:>7} {figures}  {', '.join(against)}")
    times = over_time(games)
    if times:
        lines += ["", f"winning chance lost per turn, game by game: {_bars([rate for _, rate in times])}"]
        lines.append(f"    first {100 * times[0][1]:.2f} %, last {100 * times[-1][1]:.2f} %")
        for title, kinds in (("what costs most", True), ("and when", False)):
            dearest = costliest(games, kinds)[:SHOWN]
            parts = [f"{kind} ({game}) {100 * cost.loss:.1f} % in {cost.turns} turns" for game, kind, cost in dearest]
            lines.append(f"{title}: {'; '.join(parts)}")
    chosen = favourites(games)[:SHOWN]
    if chosen:
        parts = [f"{what} ({game}) {times} x, {wins} won" for game, what, times, wins in chosen]
        lines += ["", f"favourites: {'; '.join(parts)}"]
    return lines


def _finished(folder: str) -> list[tuple[Path, Replay]]:
    """All games that were played to their end; what is no record is named on stderr, and the rest goes on."""
    root = Path(folder)
    if not root.is_dir():
        raise MeeplehallError(f"{folder}: is not a folder")
    files = sorted(root.rglob("*.rec"))
    if len(files) > MOST_RECORDS:
        raise MeeplehallError(f"{folder}: holds {len(files)} records; at most {MOST_RECORDS} can be summed up")
    found = []
    for n, path in enumerate(files, start=1):
        if sys.stderr.isatty():
            click.echo(f"\r{n} of {len(files)} records" + ("\n" if n == len(files) else ""), err=True, nl=False)
        try:
            replay = Replay(read_text(str(path)), lambda name: load_game(name, None))
            replay.finish()
        except BadRecord as error:
            click.echo(f"{path}, {error}", err=True)
            continue
        except MeeplehallError as error:
            click.echo(f"{path}: {error}", err=True)
            continue
        if replay.state.over:
            found.append((path, replay))
    if not found:
        raise MeeplehallError(f"{folder}: holds no finished game (*.rec)")
    return found


def _played(path: Path, replay: Replay, seat: int) -> Played:
    record, state = replay.record, replay.state
    outcome = state.outcome()
    return Played(
        game=record.game,
        players=record.players,
        when=path.stat().st_mtime,
        rank=outcome.ranks[seat],
        points=outcome.scores[seat],
        against=tuple(who for other, who in enumerate(record.names) if other != seat),
        errors=_errors(path, seat, record.players),
        favourites=chosen_by(state.view(seat), seat),
        source=str(path),
    )


def _errors(path: Path, seat: int, players: int) -> Errors | None:
    """From the review beside the record, if there is one."""
    beside = path.with_name(path.name + REVIEW)
    if not beside.exists():
        return None
    try:
        review = msgspec.json.decode(beside.read_bytes(), type=Review)
    except (OSError, msgspec.DecodeError) as error:
        raise MeeplehallError(f"{beside}: is not a review: {str(error)[:100]}") from None
    if len(review.result) != players:
        raise MeeplehallError(f"{beside}: is the review of another game; remove it, or review {path.name} again")
    return errors_of(review, seat)


def _bars(values: list[float]) -> str:
    """A row of bars, one for each of the last games."""
    shown = values[-60:]
    top = max(shown) or 1.0
    return "".join(BLOCKS[round((len(BLOCKS) - 1) * value / top)] for value in shown)
