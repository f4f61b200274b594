"""A table in words: who plays and what is agreed, the same on the form, in the waiting room and on the invitation."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from meeplehall.core.game import Game
from meeplehall.core.options import Option
from meeplehall.table import Clock, Seat
from meeplehall.web.draft import Draft
from meeplehall.web.levels import bot_of
from meeplehall.web.offered_games import title_of
from meeplehall.web.scenes.wording import plain
from meeplehall.web.texts import Texts


def heading(game: Game, players: int, t: Texts) -> str:
    """`Burgundy for three`."""
    return t("table-for", game=title_of(game, t), n=players)


def listing(items: Sequence[str], t: Texts) -> str:
    """`you, Ann and Bob`."""
    return items[0] if len(items) < 2 else t("list-end", first=", ".join(items[:-1]), last=items[-1])


def drafted(draft: Draft, t: Texts) -> str:
    """Who is to sit where, as far as the form says."""
    words: list[str] = []
    free = 0
    for chair, bot in zip(draft.chairs, draft.bot_names(), strict=True):
        if chair.kind == "me":
            words.append(t("said-you"))
        elif chair.kind == "here":
            words.append(t("said-here", name=chair.name) if chair.name else t("said-here-guest"))
        elif chair.kind == "bot":
            words.append(t("said-bot", name=bot, bot=bot_of(chair.level, t)))
        else:
            free += 1
    if free:
        words.append(t("said-open", n=free))
    return listing(words, t)


def seated(seats: Sequence[Seat], names: Sequence[str], t: Texts) -> str:
    """Who sits where."""
    words = [
        t("said-bot", name=name, bot=bot_of(seat.bot, t)) if seat.bot and not seat.player else name
        for seat, name in zip(seats, names, strict=True)
        if not seat.open
    ]
    free = sum(seat.open for seat in seats)
    return listing([*words, t("said-open", n=free)] if free else words, t)


def value_name(option: Option, value: str, game: Game, t: Texts) -> str:
    """What a value of an option is called, by the game itself or by the hall."""
    usual = t.or_else(f"option-{option.name}-{value}", t.or_else(f"value-{value}", value))
    usual = t.or_else(f"{game.name}-option-{option.name}-{value}", usual)
    return t.or_else(f"{game.name}-answer-{option.name}-{value}", usual)


def option_name(option: Option, game: Game, t: Texts) -> str:
    """What an option is called."""
    usual = t.or_else(f"option-{option.name}", plain(option.name))
    return t.or_else(f"{game.name}-option-{option.name}-name", usual)


def agreed(game: Game, options: Mapping[str, str], t: Texts) -> list[str]:
    """A sentence for every option that is not as usual."""
    found = []
    for option in game.options:
        value = options.get(option.name, option.default)
        told = f"{game.name}-said-{option.name}"
        if t.has(f"{told}-{value}"):
            found.append(t(f"{told}-{value}"))
        elif value != option.default:
            usual = f"{option_name(option, game, t)}: {value_name(option, value, game, t)}."
            found.append(t.or_else(told, usual, value=value.replace(",", ", ")))
    return [sentence for sentence in found if sentence]


def clock_words(clock: Clock | None, t: Texts) -> list[str]:
    """How much time there is, and what happens when it has run out."""
    if clock is None:
        return []
    if clock.days:
        return [t("said-clock-days", n=clock.days), t("said-late-loss" if clock.loss else "said-late-days")]
    whole = t("said-clock-live", n=clock.minutes, grace=clock.grace)
    return [whole, t("said-late-loss" if clock.loss else "said-late-live")]
