"""The rooms around a table, by clicks: home, new table, waiting room, invitation, results, resigning."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from meeplehall.web.entrance.visitors import Visitor
from tests.web.server import HallServer
from tools.layout import SCREENS, faults, lengthen
from tools.pasts import Past, keep, let_in, play, read

from .player import new_table, wait_for_turn

Visit = Callable[..., Page]


def seat(page: Page, n: int, kind: str, level: str = "", name: str = "") -> None:
    """Choose who sits on a chair."""
    page.locator(f"[popovertarget=seat-{n}]").first.click()
    card = page.locator(f"#seat-{n}")
    card.locator(f".pick-head:has(input[value={kind}])").click()
    if level:
        card.locator(f".level:has(input[value={level}])").click()
    if name:
        card.locator(f"#name-{n}").fill(name)
    card.get_by_role("button", name="Done").click()
    expect(card).to_be_hidden()


def test_the_level_is_chosen_once_and_shown_at_the_table(hall: HallServer, visit: Visit) -> None:
    page = visit(hall)
    page.goto("/")
    page.locator(".level:has(input[value=gentle])").click()
    expect(page.locator(".level-bots")).to_have_text("beginner bots")
    page.reload()
    expect(page.locator("input[value=gentle]")).to_be_checked()
    page.locator(".door-card:has(button[value=burgundy])").get_by_role("button", name="Play now").click()
    wait_for_turn(page)
    expect(page.locator(".seat-card.seat-2 .presence")).to_have_text("beginner")


def test_home_stays_up_to_date(hall: HallServer, visit: Visit) -> None:
    ann, bob = visit(hall), visit(hall)
    with ann.expect_response("**/tables"):  # when it is shown for the first time, too
        ann.goto("/")
    table = new_table(bob, "me", "open").rpartition("/")[2]
    invitation = ann.locator(f"a[href*='{table}']", has_text="Sit down")
    expect(invitation).to_have_count(0)
    with ann.expect_response("**/tables"):
        ann.evaluate("() => dispatchEvent(new Event('pageshow'))")
    expect(invitation).to_be_visible()


def test_a_table_is_set_up_by_touching_chairs_and_pictures(hall: HallServer, visit: Visit) -> None:
    page = visit(hall)
    page.goto("/new?game=burgundy")
    said = page.locator(".said")
    expect(said).to_contain_text("Burgundy for two: You and one open seat.")
    seat(page, 1, "bot", level="hard")
    expect(said).to_contain_text("You and Odile (a hard bot).")
    page.get_by_role("button", name="Add a seat").click()
    expect(said).to_contain_text("Burgundy for three")
    seat(page, 2, "here", name="Bob")
    expect(said).to_contain_text("Bob at this screen")
    page.locator(".pcard:has(input[value=advanced])").click()
    page.get_by_role("button", name="Estate 5").click()
    expect(page.locator(".ecard[aria-pressed=true]")).to_contain_text("Estate 5")
    page.locator(".chip:has(input[name=for][value='2'])").click()
    expect(page.get_by_role("button", name="Estate 5")).to_be_disabled()
    page.locator("[popovertarget=seat-1]").first.click()
    page.locator("#seat-1").get_by_role("button", name="Take this chair away").click()
    expect(said).to_contain_text("Burgundy for two: You and Bob at this screen.")
    page.get_by_role("button", name="Begin").click()
    page.wait_for_url("**/table/*")
    expect(page.locator(".seat-card").first).to_be_visible()


def test_six_players_find_the_chancery_locked(hall: HallServer, visit: Visit) -> None:
    page = visit(hall)
    page.goto("/new?game=nobility")
    for n in range(3, 7):
        page.get_by_role("button", name="Add a seat").click()
        expect(page.locator(".chair:not(.chair-add)")).to_have_count(n)
    expect(page.locator(".pcard.held")).to_contain_text("Chancery")
    expect(page.locator(".said")).to_contain_text("With the Chancery.")


def test_a_friend_sits_down_by_the_invitation(hall: HallServer, visit: Visit) -> None:
    ann, bob = visit(hall), visit(hall, 390, 844)
    ann.goto("/new?game=burgundy")
    ann.get_by_role("button", name="Open the table").click()
    expect(ann.locator("h1")).to_have_text("One seat is still free")
    expect(ann.locator(".note-warn")).to_contain_text("which only this machine can reach")
    bob.goto(ann.locator("#link-seat-1").input_value())
    expect(bob.locator("h1")).to_have_text("Will you play The Castles of Burgundy?")
    bob.locator("#seat-name").fill("Bob")
    bob.get_by_role("button", name="Sit down").click()
    expect(ann.locator(".seat-card")).to_have_count(2)
    ann.locator("[data-open=name]").first.click()
    ann.locator("#name").fill("Annelies")
    ann.locator("#d-name .btn-main").click()
    expect(bob.locator(".seat-card.seat-1").first).to_contain_text("Annelies")


def test_resigning_says_what_happens_and_offers_another_game(hall: HallServer, visit: Visit) -> None:
    page = visit(hall)
    new_table(page, "me", "bot:random")
    wait_for_turn(page)
    page.locator("[data-open=menu]").first.click()
    page.locator("[data-do=resign]").click()
    expect(page.locator("#d-resign")).to_contain_text("the table closes")
    page.get_by_role("button", name="Keep playing").click()
    expect(page.locator("#d-resign")).to_be_hidden()
    page.locator("[data-open=menu]").first.click()
    page.locator("[data-do=resign]").click()
    page.locator("[data-do=resign-now]").click()
    expect(page.locator("#d-ending[open]")).to_contain_text("The table was closed")
    before = page.url
    page.get_by_role("button", name="Play again").click()
    page.wait_for_url(lambda url: "/table/" in url and url != before)


@pytest.fixture(scope="module")
def player_of_old(hall: HallServer) -> Visitor:
    """Somebody who has something to count."""
    person = Visitor("who-has-played-before", "Marit")
    assert hall.hall is not None
    pasts = (Past("renaissance", 1, days_ago=99), Past("renaissance", 1), Past("burgundy", 3, "easy"))
    for seed, past in enumerate(pasts):
        table = play(past, seed, person.player, person.name)
        verdicts = read(table, 2) if past.players == 1 else []
        hall.do(keep(hall.hall.store, table, verdicts, hall.hall.reviews.budget))
    return person


@pytest.mark.parametrize("touch", [False, True], ids=["mouse", "touch"])
@pytest.mark.parametrize(("language", "percent"), [("en", 30), ("nl", 0)], ids=["longer English", "Dutch"])
def test_the_rooms_fit_every_screen(
    hall: HallServer, visit: Visit, player_of_old: Visitor, language: str, percent: int, touch: bool
) -> None:
    """Each room on each screen in one of the languages, and with the other on its neighbours."""
    device = {"locale": language, "has_touch": touch, "is_mobile": touch}
    host, guest = visit(hall, **device), visit(hall, **device)
    let_in(hall, host.context, player_of_old)
    room = new_table(host, "me", "open", "bot:easy", game="nobility")
    seat = host.locator("#link-seat-1").input_value()
    paths = ["/", "/new?game=burgundy", "/new?game=nobility", "/new?game=renaissance", room, "/nowhere", "/about"]
    paths += ["/statistics", "/statistics?game=nobility"]
    wrong: list[str] = []
    screens = [screen for screen in SCREENS if screen.touch == touch]
    looks = [(guest, "/"), (guest, "/statistics"), (guest, seat), *((host, path) for path in paths)]
    for number, (page, path) in enumerate(looks):
        page.goto(path)
        page.locator(".statistics-page details").evaluate_all("(all) => all.forEach((one) => (one.open = true))")
        if percent:
            lengthen(page, percent)
        for screen in screens[(number + (language == "en")) % 2 :: 2]:
            page.set_viewport_size({"width": screen.width, "height": screen.height})
            # These pages roll: what a bar covers can be rolled from under it.
            found = [fault for fault in faults(page, touch) if " covered" not in fault]
            wrong += [f"{path} {screen}: {fault}" for fault in found]
    assert wrong == []


def test_without_a_connection_the_hall_says_so(hall: HallServer, visit: Visit) -> None:
    page = visit(hall, service_workers="allow")
    page.goto("/")
    page.evaluate("() => navigator.serviceWorker.ready")
    page.reload()
    page.context.set_offline(True)
    page.goto("/rules")
    expect(page.locator("h1")).to_have_text("No connection")
    page.context.set_offline(False)
    page.reload()
    expect(page.locator("h1")).not_to_have_text("No connection")
