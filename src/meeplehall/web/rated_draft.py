"""Whether a table that is being set up can be rated; if not, why."""

from __future__ import annotations

from meeplehall.contests.anchors import anchors
from meeplehall.web.draft import Draft, gallery_of


def why_unrated(draft: Draft, signed_in: bool, accounts: bool) -> str:
    """The id of the reason in words; empty: it can be rated."""
    if not accounts:
        return "rated-no-accounts"
    if draft.players < 2:
        return "rated-alone"
    if not signed_in:
        return "rated-signed-out"
    kinds = [chair.kind for chair in draft.chairs]
    if kinds.count("me") > 1 or "here" in kinds:
        return "rated-one-screen"
    if all(kind not in ("me", "open") for kind in kinds):
        return "rated-bots-only"
    known = anchors(draft.game.name, draft.players)
    if any(chair.kind.startswith("bot") and chair.level not in known for chair in draft.chairs):
        return "rated-unknown-bot"
    if draft.hints:
        return "rated-hints"
    if draft.seed:
        return "rated-seed"
    if draft.pack or not _usual(draft):
        return "rated-other-game"
    return ""


def _usual(draft: Draft) -> bool:
    """Whether nothing was written by hand that makes another game of it."""
    gallery = gallery_of(draft.game)
    return all(
        option.choices
        or (gallery is not None and option.name == gallery.option)
        or draft.options[option.name] == option.default
        for option in draft.game.options
    )
