"""A table in a hall that is played on by bots with a seed: the same positions every time."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import BrowserContext

from meeplehall import registry
from meeplehall.bots.levels import build
from meeplehall.table import Table
from meeplehall.web import scenes
from meeplehall.web.entrance.visitors import Visitor
from meeplehall.web.levels import BOT_NAMES
from meeplehall.web.rooms.opening import make_setting, now
from meeplehall.web.scenes.scene import LooksAhead
from tests.web.server import HallServer
from tools.pasts import let_in

LEVEL = "easy"
"""Does not go by time."""
OWN = 0
"""The seat of the person who looks."""


class Played:
    """A table of one person and bots. The hall's own bots find nothing to do: it is always the person's turn."""

    def __init__(self, hall: HallServer, game: str, players: int, options: dict[str, str], seed: int) -> None:
        """Up to the person's first decision."""
        assert hall.hall is not None
        self._server = hall
        self._hall = hall.hall
        self._bot = build(LEVEL)
        self._bot.reseed(seed)
        self._scene = scenes.find(game)
        rules = registry.find(game)
        self._person = Visitor("whoever-looks-at-tables", "Marit")
        table = Table(make_setting(rules, players, options, self._person.player, True, seed), rules)
        table.sit(OWN, self._person.player, self._person.name, now())
        for seat in range(1, players):
            table.sit(seat, "", BOT_NAMES[seat - 1], now(), bot=LEVEL)
        self._wait_for_person(table)
        self.id = hall.do(self._hall.rooms.add(table)).id

    @property
    def address(self) -> str:
        """Where it is looked at."""
        return f"{self._server.url}/table/{self.id}"

    def let_in(self, context: BrowserContext) -> None:
        """A device of the person who plays."""
        let_in(self._server, context, self._person)

    def play_on(self, decisions: int) -> None:
        """So many decisions of the person, or until it is over."""

        def on(table: Table) -> None:
            for _ in range(decisions):
                if not table.pending():
                    return
                while self._decide(table, OWN):
                    pass
                self._wait_for_person(table)

        self._server.do(self._change(on))

    async def _change(self, command: Callable[[Table], None]) -> None:
        await self._hall.rooms.change(await self._hall.rooms.find(self.id), command)

    def position(self) -> bytes:
        """How the game stands, packed."""
        room = self._server.do(self._hall.rooms.find(self.id))
        assert room.table.state is not None
        return room.table.state.pack()

    def _wait_for_person(self, table: Table) -> None:
        while others := [seat for seat in table.pending() if seat != OWN]:
            self._decide(table, others[0])

    def _decide(self, table: Table, seat: int) -> bool:
        """One action; true if on the page it is chosen together with the next."""
        assert table.state is not None
        action = self._bot.choose(table.state, seat)
        player = self._person.player if seat == OWN else ""
        table.act(seat, action, table.version(seat), now(), player)
        return isinstance(self._scene, LooksAhead) and self._scene.leads(action)
