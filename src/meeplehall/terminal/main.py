"""The `meeplehall` command. Subcommands are loaded when they are called, so that help comes at once."""

from __future__ import annotations

import os
import sys
from importlib import import_module

import click

from meeplehall import __version__
from meeplehall.core.errors import MeeplehallError

COMMANDS = {
    "games": "List the games, their player counts and options.",
    "play": "Play a game in the terminal against bots.",
    "simulate": "Let bots play many games and sum up.",
    "convert": "Turn records into tables for data analysis.",
    "report": "Tell what bots' games say about a game, as one page with plots.",
    "arena": "Let bots meet on equal terms and rate them.",
    "train": "Learn to judge positions of a game by self-play.",
    "replay": "Replay a record and print the result.",
    "review": "Tell where a game was won and lost: errors and luck.",
    "stats": "Sum up the games of one player: results, errors, favourites.",
    "puzzle": "Solve a puzzle: find the one turn that counts.",
    "content": "Check a content pack.",
    "envs": "Tell what learners see of a game: the environments' observations.",
    "hall": "Open a hall and play in the browser.",
    "thinkers": "Think for a hall on another machine.",
    "new-game": "Begin a game of your own: a plug-in that works at once.",
    "bench": "Measure how fast the engines run here.",
}


class LazyGroup(click.Group):
    """Knows its commands by name and help; imports one only to run it."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        """All of them, in the order of first use."""
        return list(COMMANDS)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        """The command of that name."""
        if cmd_name not in COMMANDS:
            return None
        module = import_module(f"meeplehall.terminal.{cmd_name.replace('-', '_')}")
        command: click.Command = module.command
        return command

    def format_commands(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """Their help, without importing any."""
        with formatter.section("Commands"):
            formatter.write_dl(list(COMMANDS.items()))

    def resolve_command(
        self, ctx: click.Context, args: list[str]
    ) -> tuple[str | None, click.Command | None, list[str]]:
        """An unknown command is told with the known ones."""
        if args and args[0] not in COMMANDS and not args[0].startswith("-"):
            raise click.UsageError(f"unknown command '{args[0]}'; known: {', '.join(COMMANDS)}")
        return super().resolve_command(ctx, args)


@click.command(cls=LazyGroup, context_settings={"help_option_names": ["-h", "--help"]})
@click.version_option(__version__, prog_name="meeplehall")
def main() -> None:
    """Eurogames to play, study and solve.

    Unofficial fan implementations, not affiliated with the games' publishers.
    """


def run() -> None:
    """The entry point: every bad input is one line on standard error and exit status 2."""
    try:
        status = main(standalone_mode=False)
    except (MeeplehallError, click.ClickException) as error:
        message = error.format_message() if isinstance(error, click.ClickException) else str(error)
        click.echo(f"meeplehall: {' '.join(message.split())}", err=True)
        sys.exit(2)
    except (click.Abort, KeyboardInterrupt):
        click.echo("\nmeeplehall: stopped", err=True)
        sys.exit(130)
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        sys.exit(0)
    sys.exit(status if isinstance(status, int) else 0)


if __name__ == "__main__":
    run()
