"""`meeplehall review`"""

from __future__ import annotations

import hashlib
import sys
import time
from pathlib import Path

import click
import msgspec

from meeplehall.core.errors import BadRecord, MeeplehallError
from meeplehall.core.game import Game
from meeplehall.core.numbers import whole
from meeplehall.core.record import Replay
from meeplehall.files import read_text, write_whole
from meeplehall.lab.workers import in_order, workers
from meeplehall.study.review import Review, Step, review
from meeplehall.study.statistics import PHASES, errors_of
from meeplehall.study.verdicts import BUDGETS, METHOD, Reviewer, Verdict, judge_turn
from meeplehall.terminal.common import load_game, on_cluster

MOST = 1_000_000
SIGNS = {"blunder": "??", "error": "?", "inaccuracy": "?!"}


@click.command("review")
@click.argument("file")
@click.option("--budget", default="normal", show_default=True, help="quick, normal, deep, or imagined games per turn.")
@click.option("--seed", default=0, show_default=True, type=click.IntRange(0, 2**31), help="Of the imagined games.")
@click.option(
    "--json", "out", metavar="FILE", help="Write everything to FILE; a review that was stopped goes on there."
)
@click.option("--html", "page", metavar="FILE", help="Write a page with curve, account and turning points to FILE.")
@click.option("--language", default="en", show_default=True, help="Of that page.")
@click.option("--open", "open_cards", is_flag=True, help="Judge with open cards, instead of what each seat knew.")
@click.option("--pack", help="The content pack the game was played with.")
@click.option("--jobs", type=click.IntRange(1), default=1, show_default=True, help="Processes to use.")
@on_cluster
@click.option("--all", "everything", is_flag=True, help="Show every turn, not only those that lost something.")
def command(
    file: str,
    budget: str,
    seed: int,
    out: str | None,
    page: str | None,
    language: str,
    open_cards: bool,
    pack: str | None,
    jobs: int,
    on: str | None,
    everything: bool,
) -> None:
    """Tell where the game of the record FILE was won and lost: errors, luck, and what was better."""
    text = read_text(file)
    try:
        replay = Replay(text, lambda name: load_game(name, pack))
        record = replay.finish()
    except BadRecord as error:
        raise MeeplehallError(f"{file}, {error}") from None
    if not record.log:
        raise MeeplehallError(f"{file}: nothing has been decided in this game, so there is nothing to review")
    playouts = _playouts(budget)
    _check_language(language)
    reviewer = Reviewer(record, replay.game, playouts, seed, open_cards)
    part = Path(f"{out}.part") if out else None
    key = key_of(text, playouts, seed, open_cards)
    verdicts = _resumed(part, key)
    began = time.monotonic()
    tasks = [(n, text, pack, playouts, seed, open_cards) for n in range(len(verdicts), len(reviewer.turns))]
    with workers(jobs, on) as crew:
        for verdict in in_order(crew.run(judge_turn, tasks), len(verdicts)):
            verdicts.append(verdict)
            if part is not None:
                keep(part, key, verdicts)
            _tell(len(verdicts), len(reviewer.turns), time.monotonic() - began)
    found = review(verdicts, replay.state)
    cards = ", with open cards" if open_cards else ""
    names = record.names or [f"seat {seat}" for seat in range(record.players)]
    click.echo(f"{replay.game.title}, {record.players} players, {playouts} imagined games per turn{cards}")
    for line in summary(found, names):
        click.echo(line)
    for step in found.steps:
        if everything or step.mark in SIGNS:
            for line in told(step, names):
                click.echo(line)
    if out and part is not None:
        write_whole(out, msgspec.json.format(msgspec.json.encode(found), indent=1).decode() + "\n")
        part.unlink(missing_ok=True)
        click.echo(f"written: {out}")
    if page:
        write_whole(page, _page(text, replay.game, reviewer, verdicts, playouts, language))
        click.echo(f"written: {page}")


def _check_language(language: str) -> None:
    from meeplehall.web.texts import locales

    if language not in locales():
        raise MeeplehallError(f"--language cannot be '{language[:40]}'; allowed: {', '.join(locales())}")


def _page(text: str, game: Game, reviewer: Reviewer, verdicts: list[Verdict], playouts: int, language: str) -> str:
    """Drawn as the hall draws it."""
    from meeplehall.table.imports import from_replay
    from meeplehall.web.frames.review import Known
    from meeplehall.web.pages.review_report import review_report
    from meeplehall.web.texts import texts

    table, _ = from_replay(Replay(text, lambda name: game), "review", "", 0)
    assert table.state is not None
    known = Known(
        table=table,
        turns=reviewer.turns,
        verdicts=dict(enumerate(verdicts)),
        review=review(verdicts, table.state),
        end=table.state,
        playouts=playouts,
        t=texts(language),
        open_cards=reviewer.open_cards,
    )
    return review_report(known)


def summary(found: Review, names: list[str]) -> list[str]:
    """A table of the seats; in every row start + luck - errors + gifts = result."""
    width = max(len(name) for name in names)
    heads = "  start   luck  errors  gifts  result  without luck  error rate  opening  middle     end  points lost"
    lines = [f"{'':{width}}{heads}"]
    for seat, name in enumerate(names):
        lines.append(
            f"{name:{width}} {_percent(found.start[seat])} {_percent(found.luck(seat), True)}"
            f" {_percent(-found.errors(seat), True)}{_percent(found.gifts(seat), True)} {_percent(found.result[seat])}"
            f"{_percent(found.adjusted(seat)):>14}{100 * found.error_rate(seat):10.2f} %{_by_phase(found, seat)}"
            f"{found.lost_points(seat):13.1f}"
        )
    return lines


def _by_phase(found: Review, seat: int) -> str:
    """The error rate in each third of the game."""
    phases = errors_of(found, seat).phases
    rates = (f"{100 * phases[phase].per_turn():.2f} %" if phase in phases else "" for phase in PHASES)
    return " " + "".join(f"{rate:>8}" for rate in rates)


def told(step: Step, names: list[str]) -> list[str]:
    """A turn in words."""
    v = step.verdict
    sign = SIGNS.get(step.mark, "")
    lost = f"{100 * v.loss():.1f} ± {100 * v.margin:.1f} % of winning chance, {v.lost_points():.1f} points"
    lines = ["", f"{v.number + 1}. {names[v.seat]}: {'; '.join(v.played.steps)} {sign}".rstrip()]
    if step.mark in SIGNS or v.loss() > 0:
        lines += [f"    better: {'; '.join(v.best.steps)}", f"    {step.mark}: lost {lost}"]
    return lines


def _percent(share: float, signed: bool = False) -> str:
    return f"{100 * share:+6.1f}" if signed else f"{100 * share:6.1f}"


def _playouts(budget: str) -> int:
    if budget in BUDGETS:
        return BUDGETS[budget]
    found = whole(budget, 2, MOST)
    if found is None:
        raise MeeplehallError(f"--budget cannot be '{budget[:40]}'; allowed: {', '.join(BUDGETS)}, or 2 to {MOST}")
    return found


def key_of(text: str, playouts: int, seed: int, open_cards: bool = False) -> str:
    """Tells reviews apart: the record, the method, the budget, the seed, and what the judge looks at."""
    return hashlib.sha256(f"{text}\n{METHOD} {playouts} {seed} {open_cards}".encode()).hexdigest()


def _resumed(part: Path | None, key: str) -> list[Verdict]:
    """What an earlier review of the same game and budget has found; nothing, if there is none."""
    if part is None or not part.exists():
        return []
    try:
        kept, verdicts = msgspec.json.decode(part.read_bytes(), type=tuple[str, list[Verdict]])
    except msgspec.DecodeError:
        return []
    return verdicts if kept == key else []


def keep(part: Path, key: str, verdicts: list[Verdict]) -> None:
    """What has been found so far, for going on later."""
    write_whole(str(part), msgspec.json.encode((key, verdicts)).decode())


def _tell(done: int, turns: int, seconds: float) -> None:
    if sys.stderr.isatty():
        left = seconds / done * (turns - done)
        end = "\n" if done == turns else ""
        click.echo(f"\r{done} of {turns} turns, {left:.0f} s left   {end}", err=True, nl=False)
