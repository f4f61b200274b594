"""The hall: everything the routes share."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import AsyncIterator, Callable, Iterable
from contextlib import asynccontextmanager

from starlette.requests import HTTPConnection

from meeplehall.core.errors import BadOption
from meeplehall.store import Store
from meeplehall.store.opening import is_server
from meeplehall.table import Table
from meeplehall.web.accounts.accounts import Accounts
from meeplehall.web.accounts.company import CompanyDesk
from meeplehall.web.accounts.mail import MailDesk
from meeplehall.web.accounts.programs import ProgramDesk
from meeplehall.web.config import Config
from meeplehall.web.entrance.browsers import SeatsTaken
from meeplehall.web.entrance.counting import Buckets, Crowd
from meeplehall.web.entrance.links import Links
from meeplehall.web.entrance.tokens import Tokens
from meeplehall.web.entrance.visitors import VisitorCookie
from meeplehall.web.metrics import Metrics
from meeplehall.web.nets import Nets
from meeplehall.web.packs import Packs
from meeplehall.web.rooms import Rooms
from meeplehall.web.rooms.clearing import Clearing
from meeplehall.web.rooms.clock_keeper import ClockKeeper
from meeplehall.web.rooms.farewell import Farewell
from meeplehall.web.rooms.kept import Keeping
from meeplehall.web.rooms.mail_round import MailRound
from meeplehall.web.rooms.neighbourhood import Neighbourhood
from meeplehall.web.rooms.notices import Notices
from meeplehall.web.rooms.opening import now
from meeplehall.web.rooms.organiser import Organiser
from meeplehall.web.rooms.own_games import OwnGames
from meeplehall.web.rooms.referee import Referee
from meeplehall.web.rooms.replays import Replays
from meeplehall.web.rooms.results import Results
from meeplehall.web.rooms.reviews import Reviews
from meeplehall.web.rooms.status_desk import StatusDesk
from meeplehall.web.rooms.vacations import Vacations
from meeplehall.web.thinking.port import Thinking
from meeplehall.web.thinking.thinkers import Thinkers

log = logging.getLogger("meeplehall.hall")


class Hall:
    """Made before the server starts; `running` while it runs."""

    def __init__(self, config: Config, store: Store, secret: bytes, forgotten: Iterable[str] = ()) -> None:
        """With the people whose sessions were ended."""
        self.config = config
        self.store = store
        self.links = Links(secret)
        self.cookie = VisitorCookie(secret, config)
        self.cookie.forgotten.update(forgotten)
        self.tokens = Tokens(secret)
        self.nets = Nets(config.nets)
        self.thinkers = thinkers_of(config, self.nets)
        self.metrics = Metrics()
        self.rooms = Rooms(store, self.thinkers, config, self.metrics)
        self.desk = StatusDesk(store, self.rooms, self.thinkers, self.metrics)
        self.end: Callable[[], None] = lambda: None
        """Closes the hall; set by whoever serves it."""
        self.seats_taken = SeatsTaken(secret, config.secure)
        self.clearing = Clearing(store, self.rooms, config)
        self.accounts = Accounts(store.people, config, now, secret)
        self.programs = ProgramDesk(self.accounts, self.tokens)
        self.company = CompanyDesk(self.accounts)
        self.mail = MailDesk(store, self.accounts, self.links, config)
        self.farewell = Farewell(store, self.rooms)
        self.clocks = ClockKeeper(store, self.rooms)
        self.vacations = Vacations(store, self.rooms, config.limits)
        self.referee = Referee(store, self.rooms)
        self.organiser = Organiser(store, self.rooms, self.referee)
        self.keeping = Keeping()
        self.rooms.on_change = self._hear
        store.tournaments.on_change = self._hear_tournament
        self.notices = Notices(store, self.rooms, config, self.metrics)
        self.mail_round = MailRound(store, self.rooms, self.mail, config, self.metrics)
        self.replays = Replays(config.limits.replay_lines)
        self.results = Results(self.rooms)
        self.reviews = Reviews(store, self.thinkers, config.limits)
        self.own_games = OwnGames(store, self.rooms, self.results, self.reviews, config.limits.statistics_games)
        self.packs = Packs(config.packs)
        most = config.limits
        self.hinting = Crowd(most.connections, 1)
        self.hints = Buckets(most.hints_per_minute / 60, max(1, int(most.hints_per_minute)), most.remembered)
        self.exports = Crowd(most.exports_at_once, 1)
        self.uploads = Crowd(most.uploads_at_once, 1)
        self.opening = Crowd(most.connections, 1)
        self.watching = Crowd(most.kept_pages, most.kept_pages)
        self.listening = Crowd(most.sockets, most.streams_each)
        self.chat = Buckets(most.chat_per_minute / 60, max(1, int(most.chat_per_minute)), most.remembered)
        self.new_tables = Buckets(
            most.new_tables_per_address_hour / 3600, most.new_tables_per_address_at_once, most.remembered
        )

    @asynccontextmanager
    async def running(self) -> AsyncIterator[None]:
        """Wake the workers, go on with the bots' games; at the end let all go."""
        await self.clocks.open()
        self.thinkers.warm()
        tidy = asyncio.create_task(self.rooms.tidy())
        resume = asyncio.create_task(self._resume())
        clearing = asyncio.create_task(self.clearing.again_and_again())
        beside = (self.farewell, self.clocks, self.referee, self.organiser, self.mail_round)
        tasks = [tidy, resume, clearing, *(asyncio.create_task(one.again_and_again()) for one in beside)]
        self.accounts.warm()
        if self.store.neighbours is not None:
            others = Neighbourhood(
                self.store.neighbours, self.store, self.rooms, self.keeping, self.cookie.forgotten, lambda: self.end()
            )
            tasks.append(asyncio.create_task(others.run()))
            tasks.append(asyncio.create_task(self.desk.tell_again_and_again()))
        try:
            yield
        finally:
            for task in tasks:
                task.cancel()
                with contextlib.suppress(asyncio.CancelledError):
                    await task
            self.accounts.close()
            await self.clocks.close()
            await self.notices.close()
            await self.rooms.close()
            await self.reviews.close()
            await self.thinkers.close()
            await self.store.close()

    def _hear(self, table: Table) -> None:
        self.referee.hear(table)
        self.organiser.hear(table)
        self.keeping.hear(table.id, table.setting.listed, table.setting.tournament)

    def _hear_tournament(self, tournament: str) -> None:
        self.keeping.hear(listed=False, tournament=tournament)
        if self.store.neighbours is not None:
            self.store.neighbours.tell_tournament(tournament)

    async def end_session(self, player: str) -> None:
        """Whoever comes with a cookie of this person from now on is somebody else."""
        if await self.store.forget(player, now()):
            self.cookie.forgotten.add(player)

    async def _resume(self) -> None:
        """What fails here ends no hall: a table's bots go on when somebody opens it."""
        try:
            await self.rooms.resume()
        except Exception as error:
            log.error("the bots' games were not resumed", exc_info=error)


def thinkers_of(config: Config, nets: Nets) -> Thinking:
    """The hall's own workers, or the queue of the database for those on other machines (`thinkers=0`)."""
    if config.thinkers:
        return Thinkers(config, nets)
    if config.nets:
        raise BadOption("nets play in the hall's own thinkers: with --net there must be at least one (--thinkers)")
    if not is_server(config.database):
        raise BadOption("thinkers elsewhere need a database on a server (--database postgresql://...)")
    from meeplehall.store.questions import Asked
    from meeplehall.web.thinking.elsewhere import ThinkersElsewhere

    return ThinkersElsewhere(config, Asked(config.database, config.thinking_half_life))


def hall_of(connection: HTTPConnection) -> Hall:
    """The hall a request came to."""
    hall: Hall = connection.app.state.hall
    return hall
