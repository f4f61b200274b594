"""A plug-in's game in the hall: everything it brings is used, what it does not bring has a default."""

from __future__ import annotations

import re
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from meeplehall import registry
from meeplehall.web import assets, drawing, guides, scenes, texts
from meeplehall.web.pages import doors, rules
from meeplehall.web.scenes import GenericScene
from tests.plugins import GAME, plug_in

from .server import HallServer, Person

Visit = Callable[..., Person]
DUTCH = {"Accept-Language": "nl"}


def test_a_door_leads_to_it(visit: Visit) -> None:
    ann = visit("Ann")
    home = ann.get("/").text
    assert "Liar’s Dice" in home
    assert "Bid on dice that nobody sees all of." in home
    assert "door-liars-dice" in home
    card = home[home.index("door-liars-dice") :].partition("door-card")[0]
    assert 'action="/play"' in card
    assert "/learn" not in card
    assert "Bluf met dobbelstenen" in ann.get("/", **DUTCH).text


def test_the_form_speaks_its_words_and_offers_its_bot(visit: Visit) -> None:
    ann = visit("Ann")
    form = ann.get("/new?game=liars-dice").text
    assert "Wild ones count for every face" in form
    assert "liars-dice/careful" in form
    assert "Vrije enen tellen voor elk getal" in ann.get("/new?game=liars-dice", **DUTCH).text


def test_its_rules_are_read_in_both_languages(visit: Visit) -> None:
    ann = visit("Ann")
    assert 'id="LD-203"' in ann.get("/rules/liars-dice").text
    assert "Bied om beurten hoger" in ann.get("/rules/liars-dice", **DUTCH).text
    assert "/rules/liars-dice" in ann.get("/rules").text


def test_a_game_is_played_to_the_end_watched_and_reviewed(visit: Visit) -> None:
    ann, eve = visit("Ann"), visit("Eve")
    table = ann.new_table("me", "bot:liars-dice/careful", "bot:easy", game="liars-dice", dice="few", listed="yes")
    page = ann.get(f"/table/{table}").text
    assert re.search(r'<body class="table-page liars-dice generic players-3">', page)
    own = ann.my_turn(table)
    assert own["regions"]["seat-0"].count("#i-die-") == 3
    public = eve.frame(table)
    assert "#i-die-" not in public["regions"]["seat-0"]
    assert "decision" not in public
    end = ann.play(table, choose=lambda picks: picks[-1])
    assert end["status"] == "over"
    assert end["ending"].count('class="rank ') == 3
    assert "points-table" not in end["ending"]
    assert "</b>: that is a lie!" in "".join(end["log"][1]), "every round ends so"
    assert ann.get(f"/table/{table}/replay?at=3").status_code == 200
    record = ann.get(f"/table/{table}/record").text
    assert "game: liars-dice" in record
    answer = ann.http.post("/records", content=record)
    assert answer.status_code == 201, answer.text


def test_many_choices_are_made_field_by_field_and_few_at_once(visit: Visit) -> None:
    ann = visit("Ann")
    table = ann.new_table("me", "here", game="liars-dice", dice="few", seed="3")
    seat = next(seat for seat in range(2) if "decision" in ann.frame(table, f"?seat={seat}"))
    frame = ann.frame(table, f"?seat={seat}")
    decision = frame["decision"]
    assert len(decision["picks"]) == 36
    places = [button["place"] for button in decision["buttons"]]
    assert places == [*(f"count-{n}" for n in range(1, 7)), *(f"face-{n}" for n in range(1, 7))]
    assert decision["asks"]["count+face"] == "dice, face"
    assert ann.act(table, seat, 34, frame["version"]).status_code == 200
    later = ann.frame(table, f"?seat={1 - seat}")["decision"]
    assert [button["label"] for button in later["buttons"]] == ["bid 6 × 6", "that is a lie"]
    assert later["numbered"]


@pytest.fixture
def plugged(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Callable[..., None]]:
    """Plug-ins for this process, for the time of a test."""
    monkeypatch.syspath_prepend(tmp_path)

    def install(name: str = "countdown", code: str = GAME, **more: str) -> None:
        plug_in(tmp_path, name, code, **more)
        sys.modules.pop(name, None)
        forget()

    yield install
    monkeypatch.undo()
    forget()


def forget() -> None:
    """Whatever was found of games before."""
    registry.forget()
    for kept in (assets.assets, assets.fingerprint, drawing.sprite, guides.find, guides.script, scenes.find):
        kept.cache_clear()
    for kept in (scenes.door, texts.texts, doors.painted_door, rules.html):
        kept.cache_clear()


@pytest.fixture
def come(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Callable[[str], Person]]:
    """A person in a hall that opens only now."""
    halls: list[HallServer] = []
    people: list[Person] = []

    def open_and_come(name: str) -> Person:
        halls.append(HallServer(tmp_path_factory.mktemp("hall")))
        people.append(Person(halls[-1], name))
        return people[-1]

    yield open_and_come
    for person in people:
        person.close()
    for hall in halls:
        hall.stop()


def test_a_game_that_brings_nothing_but_rules_is_playable(plugged: Callable[..., None], come: Visit) -> None:
    plugged()
    ann = come("Ann")
    home = ann.get("/").text
    assert "<h2>Countdown</h2>" in home
    assert ann.get("/rules/countdown").status_code == 404
    assert "/rules/countdown" not in ann.get("/rules").text
    table = ann.new_table("me", "here", game="countdown")
    frame = ann.frame(table)
    assert [button["label"] for button in frame["decision"]["buttons"]] == ["take 1", "take 2"]
    assert frame["decision"]["sentence"] == "Your turn: choose something."
    assert ann.act(table, 0, 1, frame["version"]).status_code == 200
    assert "<b>Ann</b>: take: count 2" in "".join(ann.frame(table)["log"][1])
    assert ann.post(f"/table/{table}/undo", {"seat": 0, "version": frame["version"] + 1}).status_code == 200


@pytest.mark.parametrize("scene", ["nowhere.at_all:SCENE", "countdown:GAME"])
def test_a_bad_scene_is_named_and_panels_serve(
    plugged: Callable[..., None], caplog: pytest.LogCaptureFixture, scene: str
) -> None:
    plugged(code=GAME.replace("    events =", f'    parts = Parts(scene="{scene}")\n    events ='))
    assert isinstance(scenes.find("countdown"), GenericScene)
    (line,) = [record.getMessage() for record in caplog.records]
    assert line.startswith("game 'countdown': its scene is left out, panels serve: ")
    assert scene in line


def test_a_hall_with_bad_plugins_opens(
    plugged: Callable[..., None], come: Visit, caplog: pytest.LogCaptureFixture
) -> None:
    plugged("broken", "import nothing_of_that_name\n")
    plugged(code=GAME.replace("    events =", '    parts = Parts(door="no.door:DOOR", scene="no.scene")\n    events ='))
    ann = come("Ann")
    assert ann.get("/").status_code == 200
    assert ann.get("/new?game=broken").status_code == 404
    said = [record.getMessage() for record in caplog.records]
    assert [line for line in said if "plug-in 'broken' of broken-plugin" in line]
    assert [line for line in said if "its scene is left out" in line]
    assert [line for line in said if "its door is plain" in line]


def test_texts_of_a_plugin_never_change_the_halls_own(plugged: Callable[..., None], tmp_path: Path) -> None:
    for language, text in (("en", "hall = Elsewhere\ncountdown-do-take = off\n"), ("nl", "countdown-only = alleen\n")):
        folder = tmp_path / "countdown_files" / "locale" / language
        folder.mkdir(parents=True)
        (folder / "countdown.ftl").write_text(text)
    (tmp_path / "countdown_files" / "__init__.py").write_text("")
    plugged(code=GAME.replace("    events =", '    parts = Parts(resources="countdown_files")\n    events ='))
    t = texts.texts("nl")
    assert t("hall") == "Meeplehall"
    assert t("countdown-only") == "alleen"
    assert t("countdown-do-take") == "off"
