"""A table that is being set up: what the form says, and what its buttons change."""

from __future__ import annotations

import secrets
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace

from meeplehall.core.errors import BadOption
from meeplehall.core.game import Game
from meeplehall.core.numbers import whole
from meeplehall.table import Clock, clean_name
from meeplehall.table.clock import clock_of, offered
from meeplehall.web import scenes
from meeplehall.web.applying import adjusted
from meeplehall.web.entrance.visit import FIRST_LEVEL
from meeplehall.web.levels import BOT_NAMES, offered_bots
from meeplehall.web.scenes.foyer import Gallery

PACES = ("none", "live", "days")
KINDS = ("me", "here", "open", "bot")


@dataclass(frozen=True)
class Chair:
    """Who is to sit on a seat."""

    kind: str
    """me, here (somebody at this screen), open or bot; anything else is a mistake of whoever sent it."""
    level: str = FIRST_LEVEL
    name: str = ""
    pick: str = ""
    """What was chosen for this seat from the gallery; empty: left to chance."""


@dataclass(frozen=True)
class Draft:
    """The form, read."""

    game: Game
    chairs: list[Chair]
    given: dict[str, str]
    """The options as they were given."""
    pack: str = ""
    listed: bool = True
    hints: bool = False
    clock: Clock | None = None
    rated: bool = False
    seed: str = ""
    picking: int = 0
    """The seat for which something is chosen from the gallery."""
    level: str = FIRST_LEVEL
    """The level of bots that sit down from now on."""
    nets: Mapping[str, int] = field(default_factory=dict)
    """The nets of the hall that play this game, and at tables of how many."""
    options: dict[str, str] = field(init=False)
    """The options without those that cannot be chosen with so many players."""

    def __post_init__(self) -> None:
        object.__setattr__(self, "options", self._settled())

    @property
    def players(self) -> int:
        """How many play."""
        return len(self.chairs)

    def _settled(self) -> dict[str, str]:
        defaults = {option.name: option.default for option in self.game.options}
        options = adjusted(self.game, self.players, defaults | self.given)
        gallery = gallery_of(self.game)
        if gallery is not None and gallery.option not in self.given:
            picked = gallery.applies(options) and any(chair.pick for chair in self.chairs)
            options[gallery.option] = ",".join(c.pick for c in self.chairs) if picked else defaults[gallery.option]
        return options

    @property
    def pace(self) -> str:
        """One of `PACES`."""
        return "none" if self.clock is None else "days" if self.clock.days else "live"

    @property
    def with_people(self) -> bool:
        """Whether several people may sit here: then they can agree on a clock."""
        return sum(chair.kind != "bot" for chair in self.chairs) > 1

    def bots(self) -> list[str]:
        """The bots that can sit at this table."""
        return offered_bots(self.game, [net for net, players in self.nets.items() if players == self.players])

    def bot_names(self) -> list[str]:
        """The names of the bots, by seat; empty where a person sits."""
        names = iter(BOT_NAMES)
        return [chair.name or next(names) if chair.kind == "bot" else "" for chair in self.chairs]

    def final_options(self) -> dict[str, str]:
        """The options to play with: what was left to chance beside something chosen is drawn now."""
        options = dict(self.options)
        gallery = gallery_of(self.game)
        if gallery is None or gallery.option in self.given or "," not in options[gallery.option]:
            return options
        values = gallery.values(self.game, options)
        picks = [chair.pick for chair in self.chairs]
        for seat, pick in enumerate(picks):
            if not pick:
                free = [v for v in values if v not in picks or not gallery.once(self.game, options, v)]
                picks[seat] = secrets.choice(free)
        options[gallery.option] = ",".join(picks)
        return options

    def changed(self, wish: str) -> Draft:
        """After one of the form's buttons: `add`, `drop-2`, `pick-5`; any other changes nothing."""
        what, _, which = wish.partition("-")
        number = whole(which, 0, 1000)
        if what == "add" and self.players < self.game.max_players:
            return replace(self, chairs=[*self.chairs, Chair("open", self.level)])
        if what == "drop" and number is not None and number < self.players > self.game.min_players:
            return replace(self, chairs=[chair for n, chair in enumerate(self.chairs) if n != number], picking=0)
        if what == "pick" and self.picking < self.players:
            chairs = list(self.chairs)
            chairs[self.picking] = replace(chairs[self.picking], pick=which)
            return replace(self, chairs=chairs)
        return self


def gallery_of(game: Game) -> Gallery | None:
    """The gallery of a game, if it has one."""
    foyer = scenes.foyer(game.name)
    return next((one for one in foyer.questions if isinstance(one, Gallery)), None) if foyer is not None else None


def first(game: Game, level: str, nets: Mapping[str, int]) -> Draft:
    """As the form is at first: a table that waits for a friend, or for nobody where one can play alone."""
    open_seats = max(2, game.min_players) - 1
    chairs = [Chair("me", level), *(Chair("open", level) for _ in range(open_seats))]
    return Draft(game, chairs, {}, level=level, nets=nets)


def read(game: Game, fields: Mapping[str, str], level: str, nets: Mapping[str, int]) -> Draft:
    """What somebody sent."""
    chairs = [
        _chair(n, fields, offered_bots(game, nets), level)
        for n in range(game.max_players)
        if fields.get(f"seat-{n}", "none") != "none"
    ]
    given = {
        option.name: fields[f"option-{option.name}"] for option in game.options if f"option-{option.name}" in fields
    }
    for option in game.options:
        # A box that is not ticked sends nothing: the form says beside it that it was there.
        if option.name not in given and f"asked-{option.name}" in fields:
            given[option.name] = "no"
    return Draft(
        game,
        chairs,
        given,
        fields.get("pack", ""),
        fields.get("listed") == "yes",
        fields.get("hints") == "yes",
        _clock(fields),
        fields.get("rated") == "yes",
        fields.get("seed", "").strip(),
        whole(fields.get("for"), 0, game.max_players - 1) or 0,
        level,
        nets,
    )


def _clock(fields: Mapping[str, str]) -> Clock | None:
    """By minutes, by days, or none; each has its own chips for how many. Raises BadOption."""
    pace = fields.get("pace", "none")
    if pace == "none":
        return None
    if pace not in PACES:
        raise BadOption(f"there is no pace '{pace[:40]}'; there are {', '.join(PACES)}")
    text = fields.get(pace, str(Clock(days=3) if pace == "days" else offered()[0]))
    found = clock_of(text + ("!" if fields.get("zero") == "loss" else ""))
    if found is None or bool(found.days) != (pace == "days"):
        raise BadOption(f"the clock '{text[:40]}' is not one for '{pace}'")
    return found


def _chair(n: int, fields: Mapping[str, str], offered: Sequence[str], level: str) -> Chair:
    kind, _, named = fields[f"seat-{n}"].partition(":")
    wanted = named or fields.get(f"level-{n}", level)
    if kind == "bot" and wanted not in offered:
        kind = f"bot:{wanted}"
    usual = wanted if wanted in offered else level
    return Chair(kind, usual, clean_name(fields.get(f"name-{n}", "")), fields.get(f"pick-{n}", ""))
