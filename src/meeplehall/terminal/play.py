"""`meeplehall play`"""

from __future__ import annotations

from typing import Any

import click

from meeplehall.core.errors import BadOption, MeeplehallError
from meeplehall.core.numbers import whole
from meeplehall.terminal.boards import Face, face_of
from meeplehall.terminal.common import fresh_seed, load_game, offer, parse_options
from meeplehall.terminal.session import HUMAN, Session, resume, start

HELP = """\
  a number     the action of that number
  an action    in notation, such as the text in brackets
  u, undo      take your last action back (until dice, draws or others show something new)
  b, board     show the table again
  s FILE       save the game; `meeplehall play --resume FILE` continues it
  q, quit      stop"""


@click.command("play")
@click.argument("game", required=False)
@click.option("--players", type=int, help="Number of seats; by default as few as the game allows.")
@click.option("--seat", type=int, default=0, show_default=True, help="Your seat.")
@click.option("--bots", default="greedy", show_default=True, help="One bot for the other seats, or one for each: a,b.")
@click.option("--seed", type=int, help="The same seed gives the same dice; random if not given.")
@click.option("--option", "options", multiple=True, metavar="NAME=VALUE", help="An option of the game.")
@click.option("--pack", help="A content pack of your own.")
@click.option("--resume", "saved", metavar="FILE", help="Continue a saved game.")
def command(
    game: str | None,
    players: int | None,
    seat: int,
    bots: str,
    seed: int | None,
    options: tuple[str, ...],
    pack: str | None,
    saved: str | None,
) -> None:
    """Play GAME in the terminal against bots."""
    if saved is not None:
        session = resume(saved, lambda name: load_game(name, pack))
    elif game is None:
        raise BadOption("name a game, or a file with --resume; `meeplehall games` lists the games")
    else:
        chosen = load_game(game, pack)
        count = players if players is not None else chosen.min_players
        names = _names(count, seat, [name.strip() for name in bots.split(",")])
        given = chosen.load_files(parse_options(options))
        session = start(chosen, count, given, fresh_seed() if seed is None else seed, names)
    Prompt(session).run()


def _names(players: int, seat: int, bots: list[str]) -> list[str]:
    if not 0 <= seat < max(players, 1):
        raise BadOption(f"seat {seat} of {players}; seats run from 0 to {players - 1}")
    if len(bots) not in (1, players - 1):
        raise BadOption(f"{len(bots)} bots for {players - 1} other seats; name one for all or one for each")
    others = iter(bots if len(bots) == players - 1 else bots * players)
    return [HUMAN if n == seat else next(others) for n in range(players)]


class Prompt:
    """The conversation at the prompt."""

    def __init__(self, session: Session) -> None:
        self.session = session
        self.face: Face = face_of(session.game)

    def run(self) -> None:
        """Until the game is over or the person stops."""
        session = self.session
        click.echo(f"{session.game.title}, seed {session.record.seed}. You are seat {session.seat}. Type h for help.")
        fresh = True
        while not session.state.over:
            seat = session.next_seat()
            if seat != session.seat:
                self._let_bot_act(seat)
                fresh = True
                continue
            if fresh:
                self._show()
            fresh = False
            if not self._ask():
                return
            fresh = True
        self._show()
        self._show_result()

    def _view(self) -> dict[str, Any]:
        return self.session.state.view(self.session.seat)

    def _let_bot_act(self, seat: int) -> None:
        """Others' open decisions are told; sealed ones are not."""
        view = self.session.state.view(seat)
        revealed = self.session.state.revealed
        sealed = len(self.session.state.pending()) > 1 or self.session.state.last != seat
        action = self.session.let_bot_act(seat)
        if self.session.state.last == seat or (not sealed and self.session.state.revealed != revealed):
            told = self.face.action(view, self.session.game.structured(action))
            click.echo(f"  seat {seat} ({self.session.record.names[seat]}): {told}")

    def _show(self) -> None:
        for event in self.session.news():
            if line := self.face.news(event):
                click.echo(f"  {line}")
        click.echo("\n" + self.face.board(self._view()) + "\n")

    def _ask(self) -> bool:
        """One decision; False to stop."""
        session = self.session
        legal = session.state.legal(session.seat)
        offer(self.face, session.state, session.seat)
        while True:
            text = click.prompt(">", prompt_suffix=" ", default="", show_default=False).strip()
            match text.split(maxsplit=1):
                case [] | ["h" | "help" | "?"]:
                    click.echo(HELP)
                case ["q" | "quit"]:
                    return False
                case ["b" | "board"]:
                    self._show()
                case ["u" | "undo"]:
                    if session.undo():
                        return True
                    click.echo("  nothing to undo: something has been revealed since")
                case ["s" | "save", path]:
                    self._save(path)
                case ["s" | "save"]:
                    click.echo("  s FILE: name a file")
                case _:
                    if self._act(text, legal):
                        return True

    def _act(self, text: str, legal: list[int]) -> bool:
        try:
            if text.isdigit():
                number = whole(text, 1, len(legal))
                if number is None:
                    raise MeeplehallError(f"there is no number {text[:20]}; 1 to {len(legal)} are open")
                action = legal[number - 1]
            else:
                action = self.session.game.parse(text)
            self.session.act(action)
        except MeeplehallError as error:
            click.echo(f"  {error}")
            return False
        return True

    def _save(self, path: str) -> None:
        try:
            self.session.save(path)
            click.echo(f"  saved; continue with: meeplehall play --resume {path}")
        except MeeplehallError as error:
            click.echo(f"  {error}")

    def _show_result(self) -> None:
        session = self.session
        outcome = session.state.outcome()
        for rank, seat in sorted((rank, seat) for seat, rank in enumerate(outcome.ranks)):
            click.echo(f"  {rank}. seat {seat} ({session.record.names[seat]}): {outcome.scores[seat]} points")
        click.echo(f"  decided by {outcome.note}")
        path = click.prompt("save the record as (empty: no)", default="", show_default=False).strip()
        if path:
            self._save(path)
