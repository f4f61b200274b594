"""Chance that can be checked: the hall commits to a secret before anybody sits, people add words, the seed follows.

`docs/fairness.md` tells who knew what when, and how to check it with other tools.
"""

from __future__ import annotations

import hashlib
import hmac
import re
import secrets
from collections.abc import Sequence
from dataclasses import dataclass

from meeplehall.core.errors import MeeplehallError

LONGEST_WORD = 40
_LINE = re.compile(r"# fair (commitment|secret|table|word ([0-9]{1,2})): ?(.*)")


class NotFair(MeeplehallError):
    """Numbers that do not belong together."""


def new_secret() -> str:
    """The hall's part of a game's chance: 32 random bytes, in hexadecimal."""
    return secrets.token_hex(32)


def commitment_of(secret: str) -> str:
    """What is shown while the secret is kept: SHA-256 of its bytes."""
    return hashlib.sha256(bytes.fromhex(secret)).hexdigest()


def seed_of(secret: str, table: str, words: Sequence[str]) -> int:
    """The first 63 bits of HMAC-SHA-256, keyed by the secret, of the table's id and a line for each seat's word."""
    message = "\n".join([table, *words])
    digest = hmac.new(bytes.fromhex(secret), message.encode(), hashlib.sha256).digest()
    return int.from_bytes(digest[:8], "big") >> 1


def clean_word(text: str) -> str:
    """A word on one line and not too long."""
    printable = "".join(letter if letter.isprintable() else " " for letter in text)
    return " ".join(printable.split())[:LONGEST_WORD]


@dataclass(frozen=True)
class Proof:
    """All that is needed to check the seed of a game; shown after its end."""

    commitment: str
    secret: str
    table: str
    words: list[str]
    """By seat; empty where nobody gave one."""

    def check(self, seed: int) -> None:
        """Raises NotFair unless the secret is the one committed to and gives this seed."""
        if commitment_of(self.secret) != self.commitment:
            raise NotFair("the secret is not the one that the hall committed to")
        if seed_of(self.secret, self.table, self.words) != seed:
            raise NotFair(f"secret, table and words do not give the seed {seed}")

    def remarks(self) -> list[str]:
        """As lines of a record, which programs that know nothing of it pass over."""
        return [
            f"# fair commitment: {self.commitment}",
            f"# fair secret: {self.secret}",
            f"# fair table: {self.table}",
            *[f"# fair word {seat}: {word}".rstrip() for seat, word in enumerate(self.words)],
        ]


LONGEST_TABLE = 40
"""Characters of a table's id, here or in another hall."""


def proof_for(record: str, seed: int, players: int) -> Proof | None:
    """The proof in the remarks of a record of this seed, if there is one. Raises NotFair unless it holds."""
    proof = read_proof(record)
    if proof is None:
        return None
    if len(proof.words) != players:
        raise NotFair(f"there are words of {len(proof.words)} seats, and {players} players")
    if any(clean_word(word) != word for word in proof.words):
        raise NotFair(f"a word has at most {LONGEST_WORD} characters, and no spaces at its ends")
    if len(proof.table) > LONGEST_TABLE:
        raise NotFair(f"the id of a table has at most {LONGEST_TABLE} characters")
    proof.check(seed)
    return proof


def read_proof(record: str) -> Proof | None:
    """The proof in a record's remarks; None if it has none. Raises NotFair for one that is not whole."""
    found: dict[str, str] = {}
    words: list[str] = []
    for line in record.split("\n"):
        if match := _LINE.fullmatch(line.rstrip()):
            if match[2] is None:
                found[match[1]] = match[3]
            elif int(match[2]) == len(words):
                words.append(match[3])
            else:
                raise NotFair(f"'# fair word {len(words)}: ...' should stand before '{line[:40]}'")
    if not found and not words:
        return None
    for name in ("commitment", "secret", "table"):
        if name not in found:
            raise NotFair(f"'# fair {name}: ...' is missing")
    for name in ("commitment", "secret"):
        if not re.fullmatch("[0-9a-f]{64}", found[name]):
            raise NotFair(f"the {name} must be 64 hexadecimal digits")
    return Proof(found["commitment"], found["secret"], found["table"], words)
