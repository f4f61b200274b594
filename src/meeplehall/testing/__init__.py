"""The laws that every game keeps, for anybody's game.

With pytest and Hypothesis (`pip install 'meeplehall[test]'`), in two lines:

    class TestPig(Conformance):
        game = GAME

Without them: `check_game(GAME)` plays random games and raises AssertionError where a law is broken.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from meeplehall.testing.cases import Case, cases
from meeplehall.testing.laws import LAWS, check_game

if TYPE_CHECKING:
    from meeplehall.testing.conformance import Conformance

__all__ = ["LAWS", "Case", "Conformance", "cases", "check_game"]


def __getattr__(name: str) -> Any:
    """`Conformance` is loaded when it is asked for: it needs more than Meeplehall itself does."""
    if name != "Conformance":
        raise AttributeError(f"meeplehall.testing has no '{name}'")
    try:
        from meeplehall.testing.conformance import Conformance
    except ModuleNotFoundError as error:
        if error.name not in ("pytest", "hypothesis"):
            raise
        raise ModuleNotFoundError(
            f"meeplehall.testing.Conformance needs {error.name}: pip install 'meeplehall[test]'", name=error.name
        ) from None
    return Conformance
