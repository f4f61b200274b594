"""What every store must do for accounts; a module per store runs these."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from meeplehall.store import Store
from meeplehall.store.oversight import Report, dated
from meeplehall.store.people import (
    Account,
    BadInvitation,
    NameTaken,
    Passkey,
    Session,
    Spent,
)
from meeplehall.store.programs import Program
from meeplehall.table import Status, Table
from tests.table.helpers import new_table

from .contract import StoreContract, first, more, named


def account(name: str = "ann") -> Account:
    return Account(id=f"id-{name}", name=name.title(), player=f"p-{name}", created=5)


def session(token: str, of: str = "id-ann", at: int = 100) -> Session:
    return Session(token=token, account=of, made=at, seen=at, proved=at, way="passphrase", label="Firefox")


def passkey(key: str, of: str = "id-ann") -> Passkey:
    return Passkey(id=key, account=of, key=b"\x00key", counter=0, made=1, used=0, label="phone")


def program(name: str = "heron", of: str = "id-ann", at: int = 100) -> Program:
    return Program(
        id=name, account=of, player=f"p-{name}", name=name.title(), token=f"t-{name}", made=at, used=0, until=at + 50
    )


class PeopleContract(StoreContract):
    """Beside what a store does for tables."""

    def test_names_are_unique_by_their_folded_form(self, tmp_path: Any) -> None:
        async def body(store: Store) -> None:
            people = store.people
            await people.add(account(), "ann")
            with pytest.raises(NameTaken):
                await people.add(account("bob"), "ann")
            assert await people.by_id("id-bob") is None
            await people.add(account("bob"), "bob")
            with pytest.raises(NameTaken):
                await people.rename("id-bob", "ANN", "ann")
            await people.rename("id-bob", "Bobby", "bobby")
            await people.rename("id-bob", "BOBBY", "bobby")
            assert await people.by_name("bob") is None
            found = await people.by_name("bobby")
            assert found is not None
            assert (found.name, found.player) == ("BOBBY", "p-bob")
            assert [one.name for one in await people.all()] == ["Ann", "BOBBY"]
            assert [one.name for one in await people.all("ann", 5)] == ["BOBBY"]
            assert await people.count() == 2
            both = await asyncio.gather(
                people.rename("id-bob", "Cas", "cas"), people.rename("id-ann", "Cas", "cas"), return_exceptions=True
            )
            assert sorted(type(one).__name__ for one in both) == ["NameTaken", "NoneType"]

        self.run(tmp_path, body)

    def test_an_invitation_works_once_and_in_time(self, tmp_path: Any) -> None:
        async def body(store: Store) -> None:
            people = store.people
            await people.invite("good", 1000)
            await people.invite("late", 10)
            for hash_ in ("late", "unknown"):
                assert not await people.is_invited(hash_, 500)
                with pytest.raises(BadInvitation):
                    await people.add(account(), "ann", invitation=hash_, at=500)
            assert await people.by_name("ann") is None
            assert await people.is_invited("good", 500)
            await people.add(account(), "ann", invitation="good", at=500)
            with pytest.raises(BadInvitation):
                await people.add(account("bob"), "bob", invitation="good", at=500)
            assert not await people.is_invited("good", 500)

        self.run(tmp_path, body)

    def test_a_session_ends_for_good(self, tmp_path: Any) -> None:
        async def body(store: Store) -> None:
            people = store.people
            await people.add(account(), "ann")
            await people.add(account("bob"), "bob")
            for n in range(4):
                await people.open_session(session(f"t{n}", at=100 + n), 3)
            assert [one.token for one in await people.sessions("id-ann")] == ["t3", "t2", "t1"]
            found = await people.session("t3", 0)
            assert found is not None
            assert (found.account.name, found.session.way, found.players) == ("Ann", "passphrase", ("p-ann",))
            assert await people.session("t3", 103) is None, "not seen for too long"
            await people.see_session("t3", 200)
            assert await people.session("t3", 103) is not None
            assert not await people.end_session("id-bob", "t3")
            assert await people.end_session("id-ann", "t3")
            assert not await people.end_session("id-ann", "t3")
            assert await people.session("t3", 0) is None
            assert await people.end_other_sessions("id-ann", "t2") == 1
            assert await people.session("t2", 0) is not None
            await people.block("id-ann", 7)
            assert await people.session("t2", 0) is None
            await people.block("id-ann", 0)
            assert await people.session("t2", 0) is None, "who was blocked signs in again"

        self.run(tmp_path, body)

    def test_keys_and_codes(self, tmp_path: Any) -> None:
        async def body(store: Store) -> None:
            people = store.people
            await people.add(account(), "ann", passkey("k1"))
            with pytest.raises(Spent):
                await people.add(account("bob"), "bob", passkey("k1", "id-bob"))
            assert await people.by_name("bob") is None
            assert await people.add_passkey(passkey("k2"), 2)
            assert not await people.add_passkey(passkey("k3"), 2)
            await people.use_passkey("k2", 9, 50)
            found = await people.passkey("k2")
            assert found is not None
            assert (found.counter, found.used, found.key) == (9, 50, b"\x00key")
            assert not await people.remove_passkey("id-bob", "k2")
            assert await people.remove_passkey("id-ann", "k2")
            assert [one.id for one in await people.passkeys("id-ann")] == ["k1"]
            await people.set_codes("id-ann", ["a", "b"], 100)
            assert await people.codes("id-ann", 0) == 2
            assert not await people.use_code("id-bob", "a", 0)
            assert not await people.use_code("id-ann", "a", 100), "out of date"
            assert await people.use_code("id-ann", "a", 0)
            assert not await people.use_code("id-ann", "a", 0)
            await people.set_codes("id-ann", ["c"], 200)
            assert not await people.use_code("id-ann", "b", 0), "the new ones replace the old"
            await people.set_passphrase("id-ann", "$argon2id$x")
            await people.set_look("id-ann", 4, 2)
            ann = await people.by_id("id-ann")
            assert ann is not None
            assert (ann.passphrase, ann.face, ann.colour) == ("$argon2id$x", 4, 2)

        self.run(tmp_path, body)

    def test_a_challenge_is_taken_once_and_in_time(self, tmp_path: Any) -> None:
        async def body(store: Store) -> None:
            people = store.people
            assert await people.keep_challenge("c1", "one", 0, 100, 2)
            assert await people.keep_challenge("c2", "two", 0, 100, 2)
            assert not await people.keep_challenge("c3", "three", 50, 150, 2), "too many"
            assert await people.take_challenge("c1", 50) == "one"
            assert await people.take_challenge("c1", 50) is None
            assert await people.take_challenge("c2", 100) is None, "too late"
            assert await people.keep_challenge("c4", "four", 0, 200, 2)
            taken = await asyncio.gather(*[people.take_challenge("c4", 10) for _ in range(5)])
            assert sorted(map(str, taken)) == ["None"] * 4 + ["four"]

        self.run(tmp_path, body)

    def test_attempts_are_counted_one_by_one(self, tmp_path: Any) -> None:
        async def body(store: Store) -> None:
            people = store.people
            assert await people.attempts.of("x", 0) == (0, 0)
            assert await people.attempts.count("x", 0, 0, 10)
            assert not await people.attempts.count("x", 0, 0, 11), "somebody else was faster"
            assert await people.attempts.count("x", 1, 0, 12)
            assert await people.attempts.of("x", 0) == (2, 12)
            assert await people.attempts.of("x", 12) == (0, 0)
            assert await people.attempts.count("x", 0, 12, 20), "the old ones are forgotten"
            await people.attempts.count("x", 1, 0, 21)
            await people.attempts.forgive("x")
            assert await people.attempts.of("x", 0) == (1, 21)
            await people.attempts.forgive("x", all_=True)
            assert await people.attempts.of("x", 0) == (0, 21)

        self.run(tmp_path, body)

    def test_a_guests_tables_join_the_account(self, tmp_path: Any) -> None:
        async def body(store: Store) -> None:
            people = store.people
            await store.write([first(new_table()), first(named(new_table(), "t2", host="p-ann"))])
            await people.add(account(), "ann")
            assert [row.id for row in await store.of_player("p-ann")] == ["t2"]
            assert not await people.adopt("id-ann", "stranger", 5), "no table knows that one"
            assert await people.adopt("id-ann", "bob", 5)
            assert not await people.adopt("id-ann", "bob", 5)
            assert not await people.adopt("id-ann", "ann", 2), "enough"
            for player in ("p-ann", "bob"):
                assert sorted(row.id for row in await store.of_player(player)) == ["t1", "t2"]
                assert await store.counts_of_player(player) == {Status.RUNNING: 2}
                assert await store.unfinished(player) == 1
            assert (await store.counts_of_player("p-ann"))[Status.OVER] == 0
            await people.open_session(session("t"), 5)
            found = await people.session("t", 0)
            assert found is not None
            assert found.players == ("p-ann", "bob")
            assert sorted(await people.tables_of("id-ann")) == ["t1", "t2"]
            assert {who: one.id for who, one in (await people.by_players(["bob", "x", ""])).items()} == {
                "bob": "id-ann"
            }
            await people.add(account("cas"), "cas")
            assert not await people.adopt("id-cas", "bob", 5), "it is another's"

        self.run(tmp_path, body)

    def test_reports_and_deeds_are_bounded_and_kept(self, tmp_path: Any) -> None:
        async def body(store: Store) -> None:
            people = store.people

            def told(at: int, teller: str = "x") -> Report:
                return Report(id=dated(at), teller=teller, about="id-ann", name="Ann", table_id="", words="rude")

            assert await people.oversight.report(told(10), 5, 2, 4)
            assert await people.oversight.report(told(11), 5, 2, 4)
            assert not await people.oversight.report(told(12), 5, 2, 4), "enough from one person"
            assert await people.oversight.report(told(13), 12, 2, 4), "a day later"
            assert await people.oversight.report(told(14, "y"), 5, 2, 4)
            assert not await people.oversight.report(told(15, "z"), 5, 2, 4), "enough in all"
            waiting = await people.oversight.reports()
            assert [one.id[:14] for one in waiting] == [f"{at:014d}" for at in (14, 13, 11, 10)]
            assert await people.oversight.finish_report(waiting[0].id)
            assert not await people.oversight.finish_report("unknown")
            assert (len(await people.oversight.reports()), len(await people.oversight.reports(done=True))) == (3, 1)
            await people.oversight.note(5, "operator", "block", "id-ann", "rude")
            await people.oversight.note(6, "id-bob", "join", "id-bob")
            assert [one.deed for one in await people.oversight.audit()] == ["join", "block"]
            assert [one.detail for one in await people.oversight.audit("id-ann")] == ["rude"]
            await people.tidy(0, 0, 6, 6)
            assert [one.deed for one in await people.oversight.audit()] == ["join"]

        self.run(tmp_path, body)

    def test_who_leaves_is_named_nowhere(self, tmp_path: Any) -> None:
        async def body(store: Store) -> None:
            people = store.people
            table = new_table()
            table.say(0, "I am Ann, Ann Smith", 10, "ann")
            table.say(1, "hello", 11, "bob")
            table.rename("Annelies", "Ann", 12, "ann")
            await store.write([first(table)])
            await people.add(account(), "ann", passkey("k1"))
            await people.adopt("id-ann", "ann", 5)
            await people.open_session(session("t"), 5)
            await people.oversight.note(5, "id-ann", "rename", "id-ann", "Ann")
            await people.leave("id-ann", 50)
            assert await people.session("t", 0) is None
            assert await people.passkey("k1") is None
            assert await people.by_name("ann") is None
            await people.add(Account(id="other", name="Ann", player="other"), "ann")
            assert await people.leaving() == ["id-ann"]
            assert await people.by_players(["ann"]) == {}
            for name in await people.tables_of("id-ann"):
                await store.blank(name, await people.players("id-ann"))
            await store.blank("nothing", ["ann"])
            saved = await store.load("t1")
            assert saved is not None
            again = Table.load(saved, table.game)
            assert "Ann" not in str(again.log)
            assert [seat.name for seat in again.seats] == ["", "Bob"]
            assert "hello" in str(again.log), "what others said stays"
            assert len(again.log) == len(table.log)
            (row,) = await store.of_player("bob")
            assert [seat.name for seat in row.seats] == ["", "Bob"]
            await people.erase("id-ann")
            assert await people.leaving() == []
            assert await people.by_id("id-ann") is None
            assert [one.detail for one in await people.oversight.audit("id-ann")] == [""]
            table = again
            table.say(1, "good bye", 20, "bob")
            await store.write([more(table)])

        self.run(tmp_path, body)

    def test_programs_are_found_by_their_token_and_end(self, tmp_path: Any) -> None:
        async def body(store: Store) -> None:
            people, programs = store.people, store.people.programs
            await people.add(account(), "ann")
            await people.add(account("bob"), "bob")
            assert await programs.add(program(), 2)
            assert await programs.add(program("stork", at=101), 2)
            assert not await programs.add(program("crane"), 2), "two are enough"
            assert await programs.add(program("crane", "id-bob"), 2)
            assert [one.name for one in await programs.of_account("id-ann")] == ["Heron", "Stork"]
            found = await programs.by_token("t-heron")
            assert found is not None
            assert (found.program, found.owner) == (program(), "Ann")
            assert {player: one.owner for player, one in (await programs.by_players(["p-crane", "x", ""])).items()} == {
                "p-crane": "Bob"
            }
            assert await programs.by_players([""]) == {}
            await programs.use("heron", 120)
            assert not await programs.renew("id-bob", "heron", "t-new", 500), "another's"
            assert await programs.renew("id-ann", "heron", "t-new", 500)
            assert await programs.by_token("t-heron") is None
            newer = await programs.by_token("t-new")
            assert newer is not None
            assert (newer.program.used, newer.program.until) == (120, 500)
            assert not await programs.remove("id-bob", "heron")
            assert await programs.remove("id-ann", "heron")
            assert await programs.by_token("t-new") is None
            await people.block("id-bob", 5)
            assert await programs.by_token("t-crane") is None, "its owner is blocked"

        self.run(tmp_path, body)

    def test_who_leaves_takes_programs_along(self, tmp_path: Any) -> None:
        async def body(store: Store) -> None:
            people = store.people
            await people.add(account(), "ann")
            await people.programs.add(program(), 2)
            table = Table(named(new_table(), "x", host="p-heron").setting, new_table().game)
            table.sit(0, "p-heron", "Heron", 5, program=True)
            await store.write([first(table)])
            assert await people.tables_of("id-ann") == ["x"]
            await people.leave("id-ann", 9)
            assert await people.programs.by_token("t-heron") is None
            await people.erase("id-ann")
            assert await people.programs.of_account("id-ann") == []
            (row,) = await store.of_player("p-heron")
            assert [seat.program for seat in row.seats] == [True, False]

        self.run(tmp_path, body)

    def test_listed_tables_by_game_and_page_by_page(self, tmp_path: Any) -> None:
        async def body(store: Store) -> None:
            for n in range(3):
                table = named(new_table(), f"x{n}", listed=True)
                table.reopened(5)
                table.say(0, "hello", 2000 + n, table.seats[0].player)
                await store.write([first(table)])
            latest = await store.listed(Status.RUNNING, 2)
            assert [row.id for row in latest] == ["x2", "x1"]
            assert [row.id for row in await store.listed(Status.RUNNING, 2, before=latest[-1].changed)] == ["x0"]
            assert len(await store.listed(Status.RUNNING, 5, "burgundy")) == 3
            assert await store.listed(Status.RUNNING, 5, "renaissance") == []

        self.run(tmp_path, body)

    def test_friends_ask_accept_and_part(self, tmp_path: Any) -> None:
        async def body(store: Store) -> None:
            people, company = store.people, store.people.company
            for name in ("ann", "bob", "cas"):
                await people.add(account(name), name)
            assert await company.ask("id-ann", "id-bob", 5, 2) == "asked"
            assert await company.ask("id-ann", "id-bob", 6, 2) == "asked", "twice is once"
            assert [(one.name, one.kind) for one in await company.ties("id-ann")] == [("Bob", "asked")]
            assert [one.name for one in await company.askers("id-bob")] == ["Ann"]
            assert not await company.accept("id-ann", "id-bob", 7), "who asked cannot accept"
            assert await company.accept("id-bob", "id-ann", 7)
            assert [await company.tie(*pair) for pair in (("id-ann", "id-bob"), ("id-bob", "id-ann"))] == ["friend"] * 2
            assert await company.askers("id-bob") == []
            assert await company.ask("id-cas", "id-ann", 8, 2) == "asked"
            assert await company.ask("id-ann", "id-cas", 9, 2) == "friend", "both have asked"
            assert await company.ask("id-ann", "id-bob", 9, 2) == "friend"
            await people.add(account("dex"), "dex")
            assert await company.ask("id-ann", "id-dex", 9, 2) == "full"
            await company.see("id-bob", 77)
            assert {one.name: one.seen for one in await company.ties("id-ann")} == {"Bob": 77, "Cas": 0}
            await company.part("id-bob", "id-ann")
            assert [one.name for one in await company.ties("id-ann")] == ["Cas"]
            await people.block("id-cas", 5)
            assert await company.ties("id-ann") == [], "whom the operator has blocked is not there"
            await people.leave("id-ann", 9)
            assert await company.ties("id-cas") == []

        self.run(tmp_path, body)

    def test_who_is_blocked_is_kept_off(self, tmp_path: Any) -> None:
        async def body(store: Store) -> None:
            people, company = store.people, store.people.company
            for name in ("ann", "bob"):
                await people.add(account(name), name)
            await company.ask("id-bob", "id-ann", 5, 5)
            await company.accept("id-ann", "id-bob", 5)
            await company.call("id-ann", "x", "id-bob", 5, 5)
            assert not await company.keeps_off("id-bob", ["p-ann", "", "somebody"])
            assert await company.block("id-ann", "id-bob", 6, 5)
            assert await company.keeps_off("id-bob", ["p-ann", "", "somebody"])
            assert not await company.keeps_off("id-ann", ["p-bob"])
            assert not await company.keeps_off("", ["p-ann"])
            assert await company.called("id-ann", "x") is None
            assert await company.ask("id-bob", "id-ann", 7, 5) == "blocked"
            await company.part("id-bob", "id-ann")
            assert await company.tie("id-ann", "id-bob") == "blocked"
            await company.unblock("id-ann", "id-bob")
            assert await company.ask("id-bob", "id-ann", 8, 5) == "asked"

        self.run(tmp_path, body)

    def test_calls_are_to_open_tables_and_bounded(self, tmp_path: Any) -> None:
        async def body(store: Store) -> None:
            people, company = store.people, store.people.company
            for name in ("ann", "bob"):
                await people.add(account(name), name)
            for name in ("x", "y", "z"):
                table = Table(named(new_table(), name, host="p-ann").setting, new_table().game)
                table.sit(0, "p-ann", "Ann", 5)
                await store.write([first(table)])
            assert await company.call("id-bob", "x", "id-ann", 5, 2)
            assert await company.call("id-bob", "x", "id-ann", 6, 2), "twice is once"
            assert await company.call("id-bob", "y", "id-ann", 7, 2)
            assert not await company.call("id-bob", "z", "id-ann", 8, 2)
            assert [(one.table, one.name) for one in await company.calls("id-bob", 5)] == [("y", "Ann"), ("x", "Ann")]
            assert await company.callees("x") == ["Bob"]
            assert await company.called("id-bob", "x") == "id-ann"
            assert await company.answer("id-bob", "x")
            assert not await company.answer("id-bob", "x")
            await store.write([first(named(new_table(), "running"))])
            await company.call("id-bob", "running", "id-ann", 9, 5)
            await company.call("id-bob", "gone", "id-ann", 9, 5)
            assert [one.table for one in await company.calls("id-bob", 5)] == ["y"]
            await company.tidy(0)
            assert await company.called("id-bob", "gone") is None
            assert await company.called("id-bob", "y") == "id-ann"

        self.run(tmp_path, body)

    def test_names_of_spectators_are_for_those_who_agree(self, tmp_path: Any) -> None:
        async def body(store: Store) -> None:
            people, company = store.people, store.people.company
            await people.add(account(), "ann")
            assert not await company.is_named("id-ann")
            await company.set_named("id-ann", True)
            await company.see("id-ann", 9)
            assert await company.is_named("id-ann")
            await company.set_named("id-ann", False)
            assert not await company.is_named("id-ann")
            await people.leave("id-ann", 10)
            await people.erase("id-ann")

        self.run(tmp_path, body)
