"""`meeplehall hall admin`: what an operator does about accounts, while the hall goes on.

It writes into the same database: the hall looks there with every request. Only the tables of a deleted account are left
to the hall, which has them in memory.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from datetime import datetime
from pathlib import Path

import click

from meeplehall.core.errors import MeeplehallError
from meeplehall.store.opening import is_server
from meeplehall.store.oversight import when
from meeplehall.store.people import Account, People
from meeplehall.store.port import Store

OPERATOR = "operator"
DAY = 24 * 3600 * 1000

Work = Callable[[People], Awaitable[None]]


def _now() -> int:
    return time.time_ns() // 1_000_000


@click.group("admin")
@click.option(
    "--database", type=click.Path(), help="File of the database, or postgresql://...  [default: in your home]"
)
@click.pass_context
def admin(ctx: click.Context, database: str | None) -> None:
    """People of a hall: list, block, invite, reports; safe while it runs."""
    ctx.obj = database or ctx.obj


def _run(address: str, work: Work) -> None:
    """On the database of a hall, which may be open."""
    if not is_server(address) and not Path(address).is_file():
        raise MeeplehallError(f"there is no database {address}; name it with --database")

    async def whole() -> None:
        store = await open_beside(address)
        try:
            await work(store.people)
        finally:
            await store.close()

    asyncio.run(whole())


async def open_beside(address: str) -> Store:
    """A database that a hall may have open at the same time."""
    if is_server(address):
        from meeplehall.store.opening import open_store

        return await open_store(address)
    from meeplehall.store.sqlite import SqliteStore

    return await asyncio.to_thread(SqliteStore, address)  # beside the hall that has it


async def _find(people: People, name: str) -> Account:
    """By name or id."""
    from meeplehall.web.accounts.names import clean_name, folded

    found = await people.by_id(name) or await people.by_name(folded(clean_name(name)))
    if found is None or found.leaving:
        raise MeeplehallError(f"there is nobody called '{name[:40]}' here; `meeplehall hall admin list` names all")
    return found


def _day(at: int) -> str:
    return datetime.fromtimestamp(at / 1000).strftime("%Y-%m-%d %H:%M")


@admin.command("list")
@click.argument("after", default="")
@click.option("--limit", default=100, show_default=True, type=click.IntRange(1, 100_000), help="At most so many.")
@click.pass_obj
def list_(address: str, after: str, limit: int) -> None:
    """Accounts by name; AFTER a name, those that follow it."""

    async def work(people: People) -> None:
        from meeplehall.web.accounts.names import folded

        for one in await people.all(folded(after), limit):
            state = f", blocked {_day(one.blocked)}" if one.blocked else ""
            click.echo(f"{one.id}  {one.name}, since {_day(one.created)}{state}")
        click.echo(f"{await people.count()} in all")

    _run(address, work)


@admin.command("block")
@click.argument("name")
@click.option("--why", default="", help="For the audit log.")
@click.pass_obj
def block(address: str, name: str, why: str) -> None:
    """Sign somebody out everywhere and keep them out; NAME or id."""

    async def work(people: People) -> None:
        account = await _find(people, name)
        await people.block(account.id, _now())
        await people.oversight.note(_now(), OPERATOR, "block", account.id, why[:200])
        click.echo(f"{account.name} is blocked")

    _run(address, work)


@admin.command("unblock")
@click.argument("name")
@click.pass_obj
def unblock(address: str, name: str) -> None:
    """Let somebody in again; NAME or id."""

    async def work(people: People) -> None:
        account = await _find(people, name)
        await people.block(account.id, 0)
        await people.oversight.note(_now(), OPERATOR, "unblock", account.id)
        click.echo(f"{account.name} may come in again")

    _run(address, work)


@admin.command("rename")
@click.argument("name")
@click.argument("new")
@click.pass_obj
def rename(address: str, name: str, new: str) -> None:
    """Call somebody otherwise; tables that have begun keep the old name."""

    async def work(people: People) -> None:
        from meeplehall.web.accounts.names import check_name, folded

        account, checked = await _find(people, name), check_name(new)
        await people.rename(account.id, checked, folded(checked))
        await people.oversight.note(_now(), OPERATOR, "rename", account.id, account.name)
        click.echo(f"{account.name} is called {checked} from now on")

    _run(address, work)


@admin.command("delete")
@click.argument("name")
@click.option("--yes", is_flag=True, help="Do not ask.")
@click.pass_obj
def delete(address: str, name: str, yes: bool) -> None:
    """Delete an account for good; the hall takes the name out of its tables within half a minute, or when it opens."""

    async def work(people: People) -> None:
        account = await _find(people, name)
        if not yes:
            click.confirm(f"Delete {account.name} ({account.id}) for good?", abort=True)
        await people.leave(account.id, _now())
        await people.oversight.note(_now(), OPERATOR, "deleted", account.id)
        click.echo(f"{account.name} is deleted")

    _run(address, work)


@admin.command("invite")
@click.option("--count", default=1, show_default=True, type=click.IntRange(1, 1000), help="So many codes.")
@click.option("--days", default=30, show_default=True, type=click.IntRange(1, 3650), help="Each good for so long.")
@click.pass_obj
def invite(address: str, count: int, days: int) -> None:
    """Make invitation codes, each for one account, for a hall opened with --accounts invite."""

    async def work(people: People) -> None:
        from meeplehall.web.accounts.codes import hash_of_code, new_code

        for _ in range(count):
            code = new_code()
            await people.invite(hash_of_code(code), _now() + days * DAY)
            click.echo(code)
        await people.oversight.note(_now(), OPERATOR, "invite", "", f"{count}")

    _run(address, work)


@admin.command("reports")
@click.option("--done", is_flag=True, help="Those that have been seen to.")
@click.option("--finish", metavar="ID", default="", help="This one has been seen to.")
@click.pass_obj
def reports(address: str, done: bool, finish: str) -> None:
    """What people have reported."""

    async def work(people: People) -> None:
        if finish:
            if not await people.oversight.finish_report(finish):
                raise MeeplehallError(f"there is no report {finish[:40]}")
            click.echo(f"{finish} is done")
            return
        for one in await people.oversight.reports(done):
            place = f" at table {one.table_id}" if one.table_id else ""
            click.echo(f"{one.id}  {_day(when(one.id))}  {one.name or 'guest'} ({one.about or 'no account'}){place}")
            click.echo(f"    {one.words}")

    _run(address, work)


@admin.command("audit")
@click.argument("name", default="")
@click.option("--limit", default=100, show_default=True, type=click.IntRange(1, 100_000), help="At most so many.")
@click.pass_obj
def audit(address: str, name: str, limit: int) -> None:
    """Who did what with accounts, the latest first; of one, or of all."""

    async def work(people: People) -> None:
        about = (await _find(people, name)).id if name else ""
        for one in await people.oversight.audit(about, limit):
            detail = f" ({one.detail})" if one.detail else ""
            click.echo(f"{_day(when(one.id))}  {one.doer}: {one.deed} {one.about}{detail}")

    _run(address, work)
