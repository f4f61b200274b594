"""What people can do with accounts: join, sign in, come back by a code, and change what they are known by."""

from __future__ import annotations

import hashlib
import importlib.util
import logging
import secrets
from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import msgspec

from meeplehall.store.oversight import Report, dated
from meeplehall.store.people import Account, BadInvitation, NameTaken, Passkey, People, Spent
from meeplehall.web.accounts.attempts import Attempts
from meeplehall.web.accounts.codes import hash_of_code, new_code
from meeplehall.web.accounts.errors import AccountError, NotProved
from meeplehall.web.accounts.names import check_name, clean_name, folded
from meeplehall.web.accounts.place import Place
from meeplehall.web.accounts.sessions import Sessions
from meeplehall.web.config import DAY, Config
from meeplehall.web.entrance.bounds import Busy, TooMany
from meeplehall.web.entrance.counting import Buckets
from meeplehall.web.entrance.visitors import Member

if TYPE_CHECKING:
    from meeplehall.web.accounts.passphrases import Passphrases

log = logging.getLogger("meeplehall.hall")

NEEDED = ("argon2", "webauthn")
FACES = 13
COLOURS = 6
HALL = "Meeplehall"


class Asked(msgspec.Struct, frozen=True):
    """What is kept with a challenge."""

    what: str
    """join, sign-in or add."""
    by: str
    """The browser that asked: another's answer is not taken."""
    account: str = ""
    name: str = ""
    invitation: str = ""


@dataclass(frozen=True)
class Wish:
    """What somebody who joins has written."""

    name: str
    invitation: str = ""


def missing() -> list[str]:
    """The packages that accounts need and that are not here."""
    return [name for name in NEEDED if importlib.util.find_spec(name) is None]


class Accounts:
    """One for a hall. The database decides, so that any number of processes may have one."""

    def __init__(self, people: People, config: Config, clock: Callable[[], int], secret: bytes) -> None:
        lacking = missing() if config.accounts != "off" else []
        if lacking:
            log.warning("accounts are off: %s not installed; install meeplehall[web]", " and ".join(lacking))
        self.mode = "off" if lacking else config.accounts
        """open, invite or off."""
        self.people = people
        self.clock = clock
        self.limits = most = config.limits
        self.sessions = Sessions(people, config, clock, off=self.mode == "off")
        self.attempts = Attempts(people.attempts, most, secret)
        self._secret = secret
        self._joining = Buckets(
            most.new_accounts_per_address_hour / 3600, most.new_accounts_per_address_at_once, most.remembered
        )
        self._hasher: Passphrases | None = None

    @property
    def on(self) -> bool:
        """Whether there are accounts here."""
        return self.mode != "off"

    @property
    def _passphrases(self) -> Passphrases:
        if self._hasher is None:
            from meeplehall.web.accounts.passphrases import Passphrases

            self._hasher = Passphrases(self.limits)
        return self._hasher

    def warm(self) -> None:
        """So that the first name that nobody has is answered like any other."""
        if self.on:
            self._passphrases.warm()

    def close(self) -> None:
        """Let the threads go."""
        if self._hasher is not None:
            self._hasher.close()

    def check_on(self) -> None:
        """Raises AccountError where accounts are off."""
        if not self.on:
            raise AccountError("accounts-off", "this hall has no accounts", 404)

    # Joining

    async def check_wish(self, wish: Wish, address: str, again: bool = False) -> str:
        """The name as it will be kept; raises AccountError or TooMany. `again`: it has been counted before."""
        self.check_on()
        name = check_name(wish.name)
        if not again and not self._joining.take(address):
            raise TooMany("too many new accounts from your address; come again later", self._joining.wait)
        if self.mode == "invite":
            attempt = self.attempts.of("invitation", address)[1:2]
            await self.attempts.count(attempt, self.clock())
            if not await self.people.is_invited(hash_of_code(wish.invitation), self.clock()):
                raise AccountError("invitation-bad", "this invitation is not good, or has been used", 403)
            await self.attempts.forgive(attempt)
        if await self.people.by_name(folded(name)) is not None:
            raise AccountError("name-taken", "this name is taken, or looks like another's", 409)
        if await self.people.count() >= self.limits.accounts:
            raise Busy("there are as many accounts here as there may be")
        return name

    async def join(self, wish: Wish, passphrase: str, address: str) -> Account:
        """By a passphrase."""
        from meeplehall.web.accounts.passphrases import check_passphrase

        check_passphrase(passphrase, clean_name(wish.name))
        name = await self.check_wish(wish, address)
        account = self._new(name, secrets.token_hex(6), await self._passphrases.hash(passphrase))
        return await self._add(account, wish.invitation, None)

    async def ask_to_join(self, wish: Wish, place: Place, by: str, address: str) -> dict[str, Any]:
        """By a passkey: what the device is asked for."""
        from meeplehall.web.accounts import passkeys

        name = await self.check_wish(wish, address)
        account = secrets.token_hex(6)
        challenge = await self._challenge(Asked("join", by, account, name, wish.invitation))
        return passkeys.ask_to_make(place, HALL, account, name, challenge, [])

    async def join_by_passkey(self, credential: dict[str, Any], place: Place, by: str, label: str) -> Account:
        """What the device has answered."""
        from meeplehall.web.accounts import passkeys

        challenge, asked = await self._take(credential, "join", by)
        passkey = passkeys.made(credential, place, challenge, asked.account, label, self.clock())
        return await self._add(self._new(asked.name, asked.account), asked.invitation, passkey)

    def _new(self, name: str, id_: str, passphrase: str = "") -> Account:
        return Account(
            id=id_,
            name=name,
            player=secrets.token_urlsafe(16),
            face=1 + secrets.randbelow(FACES),
            colour=secrets.randbelow(COLOURS),
            passphrase=passphrase,
            created=self.clock(),
        )

    async def _add(self, account: Account, invitation: str, passkey: Passkey | None) -> Account:
        hash_ = hash_of_code(invitation) if self.mode == "invite" else ""
        try:
            await self.people.add(account, folded(account.name), passkey, hash_, self.clock())
        except NameTaken as error:
            raise AccountError("name-taken", str(error), 409) from None
        except BadInvitation as error:
            raise AccountError("invitation-bad", str(error), 403) from None
        except Spent as error:
            raise AccountError("passkey-known", str(error), 409) from None
        await self.note(account.id, "join")
        return account

    # Signing in

    async def sign_in(self, name: str, passphrase: str, address: str) -> Account:
        """By name and passphrase; says no more than that the two do not fit, after the same work."""
        self.check_on()
        plain = folded(clean_name(name)[:100])
        attempt = self.attempts.of(plain, address)
        await self.attempts.count(attempt, self.clock())
        account = await self.people.by_name(plain)
        kept = account.passphrase if account is not None else ""
        if not await self._passphrases.fits(kept, passphrase[:1000]) or account is None:
            raise AccountError("sign-in-bad", "name and passphrase do not fit", 403)
        await self.attempts.forgive(attempt)
        if self._passphrases.is_old(kept):
            await self.people.set_passphrase(account.id, await self._passphrases.hash(passphrase))
        return self._not_blocked(account)

    async def ask_to_sign_in(self, place: Place, by: str) -> dict[str, Any]:
        """By a passkey: what the device is asked for. No name is needed: the key brings it."""
        from meeplehall.web.accounts import passkeys

        self.check_on()
        return passkeys.ask_to_show(place, await self._challenge(Asked("sign-in", by)))

    async def sign_in_by_passkey(self, credential: dict[str, Any], place: Place, by: str) -> Account:
        """What the device has answered."""
        from meeplehall.web.accounts import passkeys

        self.check_on()
        challenge, _ = await self._take(credential, "sign-in", by)
        key = credential.get("id")
        passkey = await self.people.passkey(key) if isinstance(key, str) else None
        account = await self.people.by_id(passkey.account) if passkey is not None else None
        if passkey is None or account is None:
            raise AccountError("passkey-unknown", "this passkey is not known here", 403)
        counter = passkeys.shown(credential, place, challenge, passkey)
        await self.people.use_passkey(passkey.id, counter, self.clock())
        return self._not_blocked(account)

    async def recover(self, name: str, code: str, address: str) -> Account:
        """By name and a recovery code, which is spent."""
        self.check_on()
        plain = folded(clean_name(name)[:100])
        attempt = self.attempts.of(plain, address)
        await self.attempts.count(attempt, self.clock())
        account = await self.people.by_name(plain)
        found = await self.people.use_code(account.id if account else "", hash_of_code(code), self._codes_since)
        if account is None or not found:
            raise AccountError("code-bad", "name and code do not fit, or the code has been used", 403)
        await self.attempts.forgive(attempt)
        await self.note(account.id, "code used")
        return self._not_blocked(account)

    def _not_blocked(self, account: Account) -> Account:
        if account.blocked:
            raise AccountError("account-blocked", "whoever runs this hall has blocked this account", 403)
        return account

    # Keys

    async def ask_to_add(self, member: Member, place: Place, by: str) -> dict[str, Any]:
        """One more passkey."""
        from meeplehall.web.accounts import passkeys

        self.check_proved(member)
        held = [key.id for key in await self.people.passkeys(member.id)]
        if len(held) >= self.limits.passkeys_per_account:
            raise self._too_many_passkeys()
        challenge = await self._challenge(Asked("add", by, member.id))
        return passkeys.ask_to_make(place, HALL, member.id, member.name, challenge, held)

    async def add_passkey(self, member: Member, credential: dict[str, Any], place: Place, by: str, label: str) -> None:
        """What the device has answered."""
        from meeplehall.web.accounts import passkeys

        self.check_proved(member)
        challenge, asked = await self._take(credential, "add", by)
        if asked.account != member.id:
            raise AccountError("passkey-bad", "this passkey was made for somebody else", 403)
        passkey = passkeys.made(credential, place, challenge, member.id, label, self.clock())
        if not await self.people.add_passkey(passkey, self.limits.passkeys_per_account):
            raise self._too_many_passkeys()
        await self.note(member.id, "passkey added", label)

    def _too_many_passkeys(self) -> AccountError:
        most = self.limits.passkeys_per_account
        return AccountError("passkeys-full", f"an account has at most {most} passkeys, each once", n=most)

    async def remove_passkey(self, member: Member, key: str) -> None:
        """But not the last key of an account."""
        self.check_proved(member)
        await self._check_other_key(member, [one.id for one in await self.people.passkeys(member.id) if one.id != key])
        if await self.people.remove_passkey(member.id, key):
            await self.note(member.id, "passkey removed")

    async def set_passphrase(self, member: Member, passphrase: str) -> None:
        """A new one; every other browser is signed out."""
        from meeplehall.web.accounts.passphrases import check_passphrase

        self.check_proved(member)
        check_passphrase(passphrase, member.name)
        await self.people.set_passphrase(member.id, await self._passphrases.hash(passphrase))
        await self.people.end_other_sessions(member.id, member.session)
        await self.note(member.id, "passphrase set")

    async def drop_passphrase(self, member: Member) -> None:
        """Passkeys alone."""
        self.check_proved(member)
        if not await self.people.passkeys(member.id):
            raise AccountError("key-last", "the last key stays: add another one first")
        await self.people.set_passphrase(member.id, "")
        await self.note(member.id, "passphrase removed")

    async def _check_other_key(self, member: Member, others: list[str]) -> None:
        account = await self.people.by_id(member.id)
        if not others and not (account and account.passphrase):
            raise AccountError("key-last", "the last key stays: add another one first")

    async def new_codes(self, member: Member) -> list[str]:
        """Recovery codes, to be shown once; older ones are good no longer."""
        self.check_proved(member)
        codes = [new_code() for _ in range(self.limits.recovery_codes)]
        await self.people.set_codes(member.id, [hash_of_code(code) for code in codes], self.clock())
        await self.note(member.id, "codes made")
        return codes

    async def codes_left(self, member: Member) -> int:
        """How many are good."""
        return await self.people.codes(member.id, self._codes_since)

    @property
    def _codes_since(self) -> int:
        days = self.limits.recovery_code_days
        return self.clock() - int(days * DAY * 1000) if days else 0

    # What one is known by

    async def rename(self, member: Member, text: str) -> str:
        """The name as it is kept; raises AccountError."""
        name = check_name(text)
        try:
            await self.people.rename(member.id, name, folded(name))
        except NameTaken as error:
            raise AccountError("name-taken", str(error), 409) from None
        await self.note(member.id, "rename", member.name)
        return name

    async def set_look(self, member: Member, face: int, colour: int) -> None:
        """One of the faces, and the seat liked best."""
        await self.people.set_look(member.id, face, colour)

    async def check_free(self, name: str) -> None:
        """Raises AccountError for somebody without an account who would look like somebody with one."""
        if self.on and (plain := folded(name)) and await self.people.by_name(plain) is not None:
            raise AccountError("name-owned", "somebody with a key has this name; choose another, or sign in", 409)

    def check_proved(self, member: Member) -> None:
        """Raises NotProved if it is too long ago that a key was shown."""
        if self.clock() - member.proved > self.limits.proof_seconds * 1000:
            raise NotProved("this is for whoever has just shown a key: sign in once more")

    # Between people and operators

    async def report(self, teller: str, about: str, name: str, table: str, words: str) -> None:
        """Tell the operator; raises TooMany."""
        said = clean_name(words)[: self.limits.report]
        if not said:
            raise AccountError("report-empty", "a report needs a few words")
        report = Report(
            id=dated(self.clock()),
            teller=hashlib.sha256(self._secret + teller.encode()).hexdigest()[:32],
            about=about,
            name=clean_name(name)[:40],
            table_id=table,
            words=said,
        )
        since = self.clock() - DAY * 1000
        if not await self.people.oversight.report(report, since, self.limits.reports_per_day, self.limits.reports):
            raise TooMany("enough reports for today; the operator will look at them", 3600)

    async def note(self, account: str, deed: str, detail: str = "", doer: str = "") -> None:
        """A line of the audit log."""
        await self.people.oversight.note(self.clock(), doer or account, deed, account, detail)

    # Challenges

    async def _challenge(self, asked: Asked) -> bytes:
        from meeplehall.web.accounts import passkeys

        challenge = passkeys.new_challenge()
        at, data = self.clock(), msgspec.json.encode(asked).decode()
        until = at + int(self.limits.challenge_seconds * 1000)
        hash_ = hashlib.sha256(challenge).hexdigest()
        if not await self.people.keep_challenge(hash_, data, at, until, self.limits.challenges):
            raise Busy("too many people are signing in at this moment; come again in a minute", 60)
        return challenge

    async def _take(self, credential: dict[str, Any], what: str, by: str) -> tuple[bytes, Asked]:
        """The challenge that was answered: ours, asked by this browser for this, not long ago, and not before."""
        from meeplehall.web.accounts import passkeys

        challenge = passkeys.challenge_in(credential)
        kept = await self.people.take_challenge(hashlib.sha256(challenge).hexdigest(), self.clock())
        asked = msgspec.json.decode(kept, type=Asked) if kept is not None else None
        if asked is None or asked.what != what or asked.by != by:
            raise AccountError("passkey-late", "this has been answered already, or took too long; try again", 403)
        return challenge, asked
