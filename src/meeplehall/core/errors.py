"""What can be wrong with what people give us. Each message says what was wrong and what is allowed."""

from __future__ import annotations

LONGEST = 2000
"""Characters of an error; whatever it repeats may have any length."""


class MeeplehallError(Exception):
    """Bad input, told in one line, whatever the input was."""

    def __init__(self, message: str) -> None:
        super().__init__("".join(c if c.isprintable() else "?" for c in message[:LONGEST]))


class UnknownGame(MeeplehallError):
    """No game of that name."""


class BadPart(MeeplehallError):
    """Something a game says it brings, and that cannot be loaded."""


class UnknownBot(MeeplehallError):
    """No bot of that name."""


class BadOption(MeeplehallError):
    """An option, a value or a player count that the game does not have."""


class BadContent(MeeplehallError):
    """A content pack that does not hold; names file and place."""


class BadNotation(MeeplehallError):
    """Text or data that is no action of the game."""


class IllegalAction(MeeplehallError):
    """An action of the game that this seat may not take now; nothing has changed."""


class NotOver(MeeplehallError):
    """An outcome was asked for before the end."""


class NoSeat(MeeplehallError):
    """A seat that this game does not have."""


class BadPosition(MeeplehallError):
    """Bytes or data that are no position of the game; names the field."""


class BadChance(MeeplehallError):
    """A script of chance that asks for what cannot come; names the item."""


class BadRecord(MeeplehallError):
    """A record that does not parse or does not replay; names the line."""

    def __init__(self, line: int, message: str) -> None:
        super().__init__(f"line {line}: {message}")
        self.line = line
