"""Which games are played where: each on a phone held both ways, a tablet and a small laptop, in both languages."""

from __future__ import annotations

from dataclasses import dataclass, field

from tools.layout import Screen

PHONE = Screen(390, 844, True)
SIDEWAYS = Screen(844, 390, True)
TABLET = Screen(820, 1180, True)
LAPTOP = Screen(1280, 720, False)


@dataclass(frozen=True)
class Evening:
    """A game of one person and bots on one device."""

    game: str
    players: int
    screen: Screen
    language: str
    theme: str
    options: dict[str, str] = field(default_factory=dict)

    def __str__(self) -> str:
        """The name of its folder: burgundy-2-390x844t-nl-light."""
        modules = [name if value == "yes" else value for name, value in self.options.items()]
        return "-".join([self.game, str(self.players), *modules, str(self.screen), self.language, self.theme])


EVENTS = {"events": "yes"}
CHANCERY = {"chancery": "yes"}
NIGHT = {"night": "yes"}
EVENINGS = (
    Evening("burgundy", 2, PHONE, "en", "light"),
    Evening("burgundy", 4, PHONE, "nl", "dark"),
    Evening("burgundy", 3, SIDEWAYS, "en", "dark"),
    Evening("burgundy", 2, SIDEWAYS, "nl", "light", {"setup": "advanced"}),
    Evening("burgundy", 4, TABLET, "en", "dark"),
    Evening("burgundy", 2, TABLET, "nl", "light"),
    Evening("burgundy", 4, LAPTOP, "en", "light"),
    Evening("burgundy", 3, LAPTOP, "nl", "light", {"edition": "2019"}),
    Evening("renaissance", 3, PHONE, "en", "dark"),
    Evening("renaissance", 2, PHONE, "nl", "light"),
    Evening("renaissance", 4, SIDEWAYS, "en", "dark"),
    Evening("renaissance", 3, SIDEWAYS, "nl", "light"),
    Evening("renaissance", 4, TABLET, "en", "light"),
    Evening("renaissance", 1, TABLET, "nl", "light"),
    Evening("renaissance", 3, LAPTOP, "en", "dark"),
    Evening("renaissance", 2, LAPTOP, "nl", "light"),
    Evening("nobility", 4, PHONE, "en", "light", CHANCERY | EVENTS),
    Evening("nobility", 2, PHONE, "nl", "dark", EVENTS),
    Evening("nobility", 3, SIDEWAYS, "en", "dark", CHANCERY),
    Evening("nobility", 2, SIDEWAYS, "nl", "dark", NIGHT),
    Evening("nobility", 6, TABLET, "en", "light", CHANCERY | EVENTS),
    Evening("nobility", 3, TABLET, "nl", "light"),
    Evening("nobility", 5, LAPTOP, "en", "light", CHANCERY),
    Evening("nobility", 1, LAPTOP, "nl", "light", EVENTS),
)
