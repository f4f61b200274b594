"""How a hall is run, and every bound on what comes in over the network.

`meeplehall hall --limit NAME=NUMBER` sets one of the `Limits`; docs/operations.md lists them for whoever runs a hall.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field, fields, replace
from urllib.parse import urlsplit

from meeplehall.core.errors import BadOption
from meeplehall.web.smtp import Smtp, is_address

KILOBYTE = 1024
MEGABYTE = 1024 * KILOBYTE
DAY = 24 * 3600
ACCOUNTS = ("open", "invite", "off")
FOR_EVER = (
    "open_table_days",
    "closed_table_days",
    "idle_table_days",
    "finished_table_days",
    "recovery_code_days",
    "tournament_days",
)
"""Limits that may be 0: then what they bound is kept."""


@dataclass(frozen=True)
class Limits:
    """What may come in. An address is one of IPv4, or a /64 network of IPv6; whoever has no cookie counts by it."""

    # A request, before anything of it is looked at
    url: int = 4 * KILOBYTE
    """Bytes of the address that is asked for (414)."""
    headers: int = 16 * KILOBYTE
    """Bytes of request line and headers together (431)."""
    header_lines: int = 100
    """Headers (431)."""
    header_seconds: float = 10.0
    """From the first byte, or the opening of the connection, to the end of the headers (408)."""
    body_seconds: float = 20.0
    """From the end of the headers to the end of the body (408)."""
    idle_seconds: float = 10.0
    """A connection that asks for nothing more is closed."""
    answer_seconds: float = 30.0
    """So long nothing of an answer or a frame is taken: the connection is cut."""
    pipelined: int = 8
    """Requests sent ahead on a connection; more, and it is closed."""

    # Connections
    connections: int = 4000
    """In all, sockets of pages among them (503); fewer where the system gives fewer descriptors."""
    connections_per_address: int = 200
    """The addresses of `Config.proxies` are not bounded."""

    # Sockets of pages: the hall pushes, the page sends nothing
    sockets: int = 3000
    """In all (503)."""
    sockets_per_address: int = 150
    """(429)"""
    sockets_per_visitor: int = 20
    """(429)"""
    kept_pages: int = 1500
    """Of all, those of the lobby and of tournaments, which can do without (503)."""
    socket_message: int = 1 * KILOBYTE
    """Bytes of a message from a page (closed with 1009)."""
    socket_bytes_per_minute: int = 8 * KILOBYTE
    """Everything a page sends, answers to pings included (closed with 1008)."""

    # Requests: so many per second in the long run, so many at once (429)
    reads_per_second: float = 15.0
    reads_at_once: int = 150
    reads_per_address_second: float = 60.0
    reads_per_address_at_once: int = 600
    reads_in_turn: int = 4
    """Reads of one address that are answered at the same time; the others wait for each other."""
    commands_per_second: float = 15.0
    commands_at_once: int = 60
    commands_per_address_second: float = 60.0
    commands_per_address_at_once: int = 300
    commands_in_turn: int = 8
    """Commands of one address that are carried out at the same time; the others wait for each other."""
    remembered: int = 10_000
    """Visitors and addresses whose requests are counted; who has not come for longest is forgotten."""

    # Tables
    tables_per_visitor: int = 20
    """Open and running tables of one host (429)."""
    new_tables_per_address_hour: float = 60.0
    new_tables_per_address_at_once: int = 30
    chat_per_minute: float = 20.0
    """Messages of one visitor (429)."""

    bots_waiting: int = 500
    """Decisions of bots in line; beyond it no new table with bots is opened (503), and bots of others come again."""

    # Hints at the table, and reviews of finished games
    hints_per_minute: float = 30.0
    """Hints and warnings of one visitor (429); one at a time."""
    hint_playouts: int = 300
    """Imagined games for each of them."""
    reviews: int = 8
    """Games that are read at the same time (503)."""
    reviews_per_visitor: int = 2
    """(429)"""
    reviews_per_address_hour: float = 30.0
    """Games that begin to be read (429)."""
    reviews_per_address_at_once: int = 10
    review_playouts: int = 800
    """Imagined games for each turn: more are surer, and take as much longer."""
    statistics_games: int = 200
    """Finished games that the statistics of a visitor count, the latest."""

    # Days from the last thing that happened at a table until it is removed (410); 0: never
    open_table_days: float = 30.0
    """It has not begun."""
    closed_table_days: float = 90.0
    """It was closed, or left by all, before the end."""
    idle_table_days: float = 180.0
    """It has begun, and nobody has gone on for as long as a browser is known."""
    finished_table_days: float = 1095.0
    """It was played to the end: a record to look at again."""

    # Accounts
    accounts: int = 100_000
    """In all (503)."""
    new_accounts_per_address_hour: float = 20.0
    """(429)"""
    new_accounts_per_address_at_once: int = 10
    sessions_per_account: int = 50
    """Browsers that are signed in; the oldest is signed out."""
    passkeys_per_account: int = 20
    """(422)"""
    browsers_per_account: int = 200
    """Browsers whose games, played without the account, have joined it; those of more stay outside."""
    proof_seconds: float = 900.0
    """So long after a key was shown keys can be changed, data fetched and the account deleted."""
    recovery_codes: int = 8
    recovery_code_days: float = 1095.0
    """So long a recovery code is good; 0: for ever."""
    challenges: int = 10_000
    """Passkeys that are being asked for (503)..."""
    challenge_seconds: float = 300.0
    """...each for so long."""
    passphrases_at_once: int = 2
    """That are being compared or made..."""
    passphrases_waiting: int = 30
    """...and that wait for it (503)."""
    passphrase_kilobytes: int = 32 * KILOBYTE
    """Memory for each of them while it is: costs of argon2id."""
    passphrase_rounds: int = 3
    attempts_each: int = 5
    """To sign in by one name from one address; after that each has to wait, twice as long as the one before (429)."""
    attempts_per_address: int = 30
    """By any names; after that as above."""
    attempts_per_name: int = 50
    """From anywhere; after that as above."""
    attempt_pause_seconds: float = 600.0
    """The longest such wait."""
    attempt_hours: float = 12.0
    """After so long without any, attempts are forgotten."""
    reports_per_day: int = 10
    """Of people, by one visitor (429)."""
    reports: int = 1000
    """That wait for the operator (503)."""
    report: int = 500
    """Characters of one."""
    audit_days: float = 365.0
    """So long the audit log goes back."""
    export_tables: int = 500
    """Of the latest tables of a person whose records come with their data."""
    exports_at_once: int = 2
    """(503); one of each person."""

    # Games over days
    vacation_days: int = 30
    """That one person's clocks may stand still in a year."""
    pushes_per_account: int = 10
    """Browsers that are told of turns; the oldest is told no longer."""
    push_endpoint: int = 500
    """Characters of the address at which a browser is told (400)."""
    pushes_at_once: int = 20
    """That are on their way..."""
    pushes_waiting: int = 500
    """...and that wait for it; more are not sent."""
    push_seconds: float = 10.0
    """So long one may take."""
    mail_wait_seconds: float = 300.0
    """So long somebody may be to decide before a letter about it is due."""
    mail_minutes: int = 60
    """Between two letters to one person, at least; they may choose longer."""
    mails_per_hour: int = 500
    """Letters to all people together; the others wait."""
    mail_tables: int = 20
    """That a letter names; more are counted."""
    mail_checks: int = 4
    """Letters to confirm an address, for one person, to one address..."""
    mail_checks_per_address: int = 12
    """...and from one network address, until `attempt_hours` without any (429)."""
    mail_check_hours: float = 48.0
    """So long such a letter is good."""
    mail_seconds: float = 20.0
    """That sending one may take."""
    mail_tries: int = 10
    """After so many, with twice the pause each time, one is given up."""

    # Ratings
    leaders: int = 100
    """Lines of a leaderboard..."""
    leader_days: float = 365.0
    """...of people who have had a rated game within so many days."""
    rating_steps: int = 200
    """Of one rating on its page, the latest."""

    # Tournaments
    tournaments: int = 50
    """That are announced or run (503)..."""
    tournaments_each: int = 3
    """...and of one host (429)."""
    tournament_people: int = 64
    """Of one (409)."""
    tournament_days: float = 365.0
    """After so long without a change those that do not run are removed; 0: never."""

    # Between people
    ties_per_account: int = 300
    """Friends, requests and blocked people of one account (422)."""
    calls_per_account: int = 20
    """Invitations to tables that somebody has sent, or has got, and that nobody has answered (429)."""
    friend_request_days: float = 60.0
    """So long a request to be friends waits for an answer."""

    # Programs that play by the bot API
    programs_per_account: int = 10
    """(422)"""
    program_days: float = 365.0
    """So long a token is good."""
    program_requests_per_second: float = 20.0
    """Of one token, in the long run..."""
    program_requests_at_once: int = 100
    """...and at once (429)."""
    streams_each: int = 20
    """Streams and requests that wait, of one token, or of one address without any (429)."""
    stream_seconds: float = 3600.0
    """After so long a stream ends, to be asked for again."""
    longest_wait: float = 60.0
    """Seconds that a request may wait for something to happen."""
    samples_at_once: int = 32
    """Samples in one answer."""

    # Bodies and uploaded records
    body: int = 64 * KILOBYTE
    """Bytes of a command (413)."""
    record: int = 1 * MEGABYTE
    """Bytes of an uploaded record (413)."""
    record_lines: int = 20_000
    """(413)"""
    uploads_at_once: int = 2
    """Records that are checked at the same time (503); one of each visitor (429)."""

    # What is kept in memory
    tables_in_memory: int = 300
    """Tables; those at which nobody looks and no bot thinks are forgotten first, and read again when asked for."""
    drawn_bytes: int = 64 * MEGABYTE
    """Frames kept for others who see the same, over all tables; the oldest go first."""
    log_lines: int = 40
    """Lines of the log in a frame."""
    chat_lines: int = 100
    replay_lines: int = 150
    """Lines of the log in a replay."""

    def changed(self, settings: Sequence[str]) -> Limits:
        """With these, each `name=number`; raises BadOption."""
        kinds = {one.name: type(getattr(self, one.name)) for one in fields(self)}
        out = self
        for setting in settings:
            name, _, text = setting.partition("=")
            if name not in kinds:
                raise BadOption(f"unknown limit '{name[:40]}'; known: {', '.join(kinds)}")
            try:
                value = kinds[name](text)
            except ValueError:
                value = -1
            least = 0 if name in FOR_EVER else 1e-9
            if not least <= value < 10**12:
                allowed = "0 (never) or more" if name in FOR_EVER else "a number above 0"
                raise BadOption(f"the limit '{name}' must be {allowed}, not '{text[:40]}'")
            out = replace(out, **{name: value})
        return out


@dataclass(frozen=True)
class Config:
    """Everything that can be set when a hall starts."""

    database: str
    host: str = "127.0.0.1"
    port: int = 8420
    names: tuple[str, ...] = ()
    """Host names the hall answers to, besides localhost and plain addresses."""
    pace: float = 0.8
    """Seconds a bot takes for a decision at least, so that people can follow."""
    thinkers: int = 1
    """Processes in which bots think; 0: they think elsewhere (`meeplehall thinkers`)."""
    thinking_half_life: float = 30.0
    """Seconds after which half of what a visitor's bots have thought is forgotten: who has had least comes first."""
    deadline_factor: float = 15.0
    """A worker is ended when a decision takes this many times the patience that its bot should have..."""
    deadline_floor: float = 15.0
    """...and so many seconds more."""
    spare_grace: float = 2.0
    """Seconds in which a worker may finish what nobody waits for any more, before it is ended."""
    first_worker_waits: bool = False
    """Whether the first worker, too, starts only when a bot is asked, which then takes a moment longer."""
    worker_start_patience: float = 60.0
    """Seconds a worker may take to start."""
    bot_failures: int = 3
    """After so many failures in a row a bot hands its seat to a simpler one."""
    bot_rest: float = 0.5
    """Seconds before a bot that failed is asked again; doubled each time."""
    bot_tables: int = 20
    """Tables without people that play at once, in all..."""
    bot_tables_each: int = 3
    """...and of one visitor."""
    accounts: str = "open"
    """Who may have an account: open (whoever likes), invite (who was sent an invitation), off (nobody)."""
    secure: bool = False
    """Whether people reach the hall by https, through a proxy."""
    proxies: tuple[str, ...] = ("127.0.0.1", "::1")
    """Addresses of the proxy: under `secure` its word is taken for whom a request comes from."""
    packs: tuple[str, ...] = ()
    """Files of content packs that tables may choose."""
    nets: tuple[str, ...] = ()
    """Files of nets that may be seated as bots."""
    session_seconds: int = 180 * DAY
    """A browser that has not come for so long is forgotten."""
    session_renewed: int = 7 * DAY
    """The age at which a cookie is issued anew."""
    log_format: str = "text"
    """text or json."""
    metrics_port: int | None = None
    """Where the hall's numbers are told, if anywhere."""
    metrics_host: str = "127.0.0.1"
    url: str = ""
    """How people reach the hall, for links in letters; empty: as `names` and `secure` say."""
    contact: str = ""
    """Whom to ask about this hall, as `mailto:` or `https:`; empty: the hall's own address."""
    smtp: Smtp | None = None
    """The mail server that takes the hall's letters; None: nobody is written to."""
    push_anywhere: bool = False
    """Whether turns may be told to private addresses, and without TLS: for tests."""
    limits: Limits = field(default_factory=Limits)

    @property
    def home(self) -> str:
        """How people reach the hall from anywhere, without a slash at its end; empty: nobody has said."""
        if self.url:
            return self.url.rstrip("/")
        return f"https://{self.names[0]}" if self.secure and self.names else ""

    @property
    def whom_to_ask(self) -> str:
        """Told to push services, which want to reach whoever sends too much (RFC 8292)."""
        if self.contact or self.home.startswith("https://"):
            return self.contact or self.home
        return f"mailto:{self.smtp.sender_address}" if self.smtp is not None else "https://localhost"


def read_url(text: str) -> str:
    """Raises BadOption for what is no address of a hall."""
    try:
        parts = urlsplit(text)
        good = not text or (parts.scheme in ("http", "https") and parts.hostname and parts.port != 0)
    except ValueError:
        good = False
    if not good or (text and (parts.path not in ("", "/") or parts.query or parts.fragment or parts.username)):
        raise BadOption(f"the hall is reached by an address as https://games.example, not '{text[:80]}'")
    return text.rstrip("/")


def read_contact(text: str) -> str:
    """As `mailto:` or `https:`; raises BadOption."""
    address = text.removeprefix("mailto:")
    if is_address(address):
        return f"mailto:{address}"
    if text and not (text.startswith("https://") and text.isascii() and text.isprintable() and " " not in text):
        raise BadOption(f"whom to ask is a mail address or a page by https, not '{text[:80]}'")
    return text
