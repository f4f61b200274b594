"""`meeplehall replay`"""

from __future__ import annotations

import click

from meeplehall.core.errors import BadRecord, MeeplehallError
from meeplehall.core.record import Replay
from meeplehall.files import read_text
from meeplehall.table.fairness import NotFair, read_proof
from meeplehall.terminal.common import load_game


@click.command("replay")
@click.argument("file")
@click.option(
    "--verify", is_flag=True, help="Also compare dice, draws, final scores and the hall's commitment with the record."
)
@click.option("--pack", help="The content pack the game was played with.")
@click.option("--board", is_flag=True, help="Print the last position too.")
def command(file: str, verify: bool, pack: str | None, board: bool) -> None:
    """Replay the record FILE and print the result."""
    text = read_text(file)
    try:
        replay = Replay(text, lambda name: load_game(name, pack), verify)
        record = replay.finish()
        proof = read_proof(text) if verify else None
        if proof is not None:
            proof.check(record.seed)
    except BadRecord as error:
        raise MeeplehallError(f"{file}, {error}") from None
    except NotFair as error:
        raise MeeplehallError(f"{file}: {error}") from None
    state = replay.state
    if board:
        from meeplehall.terminal.boards import face_of

        click.echo(face_of(replay.game).board(state.view(-1)) + "\n")
    click.echo(f"{replay.game.title}, {record.players} players, seed {record.seed}, {len(record.log)} actions")
    names = record.names or [""] * record.players
    if state.over:
        outcome = state.outcome()
        for rank, seat in sorted((rank, seat) for seat, rank in enumerate(outcome.ranks)):
            click.echo(f"  {rank}. seat {seat} {names[seat]}: {outcome.scores[seat]} points")
        click.echo(f"  decided by {outcome.note}" if outcome.note else "")
    else:
        for seat, score in enumerate(state.scores()):
            click.echo(f"  seat {seat} {names[seat]}: {score} points so far")
        click.echo("  unfinished")
    if verify:
        click.echo("verified: every roll, draw and score is as the record says")
    if proof is not None:
        click.echo(f"fair: secret, table and words give this seed, if the hall showed {proof.commitment}")
