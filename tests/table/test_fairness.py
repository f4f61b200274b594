"""Chance that can be checked."""

from __future__ import annotations

import hashlib
import hmac

import msgspec
import pytest

from meeplehall import registry
from meeplehall.core import record
from meeplehall.table import NotNow, NotYours, Saved, Setting, Status, Table
from meeplehall.table import entries as e
from meeplehall.table.audit import audit
from meeplehall.table.chance import MOST_WORDS
from meeplehall.table.fairness import LONGEST_WORD, NotFair, Proof, clean_word, new_secret, read_proof, seed_of

from .helpers import act

SECRET = "ab" * 32


def waiting(secret: str = SECRET, listed: bool = False) -> Table:
    game = registry.find("burgundy")
    options = game.settle(2, {})
    setting = Setting("t1", "burgundy", 1, "built-in", 2, options, 0, "ann", 5, secret=secret, listed=listed)
    table = Table(setting, game)
    table.sit(0, "ann", "Ann", 10)
    return table


def finished() -> Table:
    table = waiting()
    table.add_word(0, "héllo", 11, "ann")
    table.join(1, "bob", "Bob", 12, word="second word")
    while table.pending():
        act(table)
    return table


def test_the_seed_follows_from_secret_table_and_words_as_the_guide_says() -> None:
    digest = hmac.new(bytes.fromhex(SECRET), "t1\nhéllo\nsecond word".encode(), hashlib.sha256).hexdigest()
    seed = int(digest[:16], 16) // 2
    assert seed_of(SECRET, "t1", ["héllo", "second word"]) == seed
    table = finished()
    assert table.seed() == seed
    assert table.commitment() == hashlib.sha256(bytes.fromhex(SECRET)).hexdigest()
    assert table.state is not None
    twin = table.game.new(2, table.setting.options, seed, rules=1)
    for seat, action in table.actions():
        twin.apply(seat, action)
    assert twin == table.state


def test_every_part_changes_the_seed() -> None:
    seeds = {seed_of(s, t, w) for s in (SECRET, new_secret()) for t in ("a", "b") for w in (["", "x"], ["x", ""], [])}
    assert len(seeds) == 12


def test_a_word_is_a_persons_own_bounded_and_comes_before_the_start() -> None:
    table = waiting()
    with pytest.raises(NotYours):
        table.add_word(0, "mine", 11, "bob")
    with pytest.raises(NotYours):
        table.add_word(1, "nobody's", 11, "")
    table.add_word(0, "first", 11, "ann")
    table.add_word(0, "last\n one " + "x" * 99, 12, "ann")
    assert table.words == [clean_word("last one " + "x" * 99), ""]
    assert len(table.words[0]) == LONGEST_WORD
    table.sit(1, "", "Odile", 13, bot="greedy")
    assert table.status is Status.RUNNING
    with pytest.raises(NotNow, match="has begun"):
        table.add_word(0, "late", 14, "ann")
    restless = waiting()
    for number in range(MOST_WORDS):
        restless.add_word(0, f"word {number}", 11, "ann")
    with pytest.raises(NotNow, match="stays"):
        restless.add_word(0, "one more", 11, "ann")
    with pytest.raises(NotNow, match="chosen"):
        waiting(secret="").add_word(0, "x", 11, "ann")


def test_words_and_secret_survive_a_restart() -> None:
    table = waiting()
    table.add_word(0, "kept", 11, "ann")
    commit = table.take_commit()
    assert commit is not None
    setting = msgspec.msgpack.decode(msgspec.msgpack.encode(table.setting), type=Setting)
    again = Table.load(Saved(setting, [e.decode(e.encode(x)) for x in table.log], commit.position), table.game)
    assert (again.words, again.seed()) == (table.words, table.seed())


def test_the_audit_finds_what_does_not_follow_from_the_seed() -> None:
    table = finished()
    assert audit(table) > 50
    rolled = next(n for n, x in enumerate(table.log) if isinstance(x, e.Acted) and any(t.chance for t in x.events))
    entry = table.log[rolled]
    assert isinstance(entry, e.Acted)
    table.log[rolled] = msgspec.structs.replace(entry, events=[t for t in entry.events if not t.chance])
    with pytest.raises(NotFair, match=f"entry {rolled + 1} "):
        audit(table)
    table = finished()
    table.log.insert(rolled, entry)
    with pytest.raises(NotFair, match=r"entry \d+ of the log is no move"):
        audit(table)
    with pytest.raises(NotFair, match="no promise"):
        audit(waiting(secret=""))


def test_a_record_carries_its_proof_past_programs_that_do_not_know_it() -> None:
    table = finished()
    proof = table.proof()
    assert proof is not None
    kept = record.begin(table.game, 2, dict(table.setting.options), table.seed(), ["Ann", "Bob"], 1)
    kept.log, kept.remarks = table.actions(), proof.remarks()
    text = record.write(kept, table.game)
    assert record.Replay(text, registry.find, verify=True).finish().log == table.actions()
    assert read_proof(text) == proof
    proof.check(table.seed())
    with pytest.raises(NotFair, match="do not give the seed"):
        proof.check(table.seed() + 1)
    with pytest.raises(NotFair, match="committed"):
        Proof("0" * 64, proof.secret, proof.table, proof.words).check(table.seed())
    assert read_proof("meeplehall record 1\n# fair weather\n") is None


@pytest.mark.parametrize(
    "line", ["# fair secret: ab", "# fair word 1: x", "# fair commitment: " + "0" * 64, "# fair word 0: alone"]
)
def test_half_a_proof_is_refused(line: str) -> None:
    with pytest.raises(NotFair):
        read_proof(f"meeplehall record 1\n{line}\n")


def test_at_a_table_for_everybody_a_person_takes_one_seat() -> None:
    table = waiting(listed=True)
    with pytest.raises(NotNow, match="already"):
        table.join(1, "ann", "Ann again", 11)
    table.join(1, "bob", "Bob", 11)
    assert table.status is Status.RUNNING
    private = waiting()
    private.join(1, "ann", "Guest", 11)
    assert private.seats_of("ann") == [0, 1]
