"""A position is set up in the browser: by mouse, by keys alone and by touch on a phone."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

import pytest
from playwright.sync_api import Browser, expect

from boardlab import catan, creed, torres
from boardlab.core.play.record import Record
from boardlab.session.game_session import Session
from boardlab.session.kinds import study
from tests.browser.tables import Room
from tests.creed.extremes import LARGEST
from tests.sessions import editing, picking


def type_keys(room: Room, *keys: str) -> None:
    """Press keys one after another, each when the page shows what the one before has done."""
    for key in keys:
        room.page.keyboard.press(key)
        room.page.wait_for_function("!window.waiting")


@pytest.fixture
def session() -> Session:
    return study(Record.new(torres, seed=1, players=2), lang="en")


@pytest.fixture(scope="module")
def room(browser: Browser) -> Iterator[Room]:
    """A page on which one board follows another."""
    room = Room(browser)
    yield room
    room.close()


def test_castle_knight_and_king_are_set_up_by_mouse(room: Room, session: Session) -> None:
    room.play(session)
    room.page.get_by_role("button", name="Set up a position").click()
    room.deed("build").click()
    for cell in ("d4", "d5", "d4"):
        room.click_place(cell)
        expect(room.page.get_by_text(f"Add a block: {cell}.").first).to_be_visible()
    room.deed("knight").click()
    room.page.get_by_role("button", name="B", exact=True).click()
    room.click_place("d5")
    room.deed("king").click()
    room.click_place("h8")
    expect(room.page.get_by_role("group", name="Impossible")).to_contain_text("h8 is bare board")
    reason = room.page.locator(".bl-reason-row")
    lit = room.page.locator('.bl-hit.bl-lit[data-place="h8"]')
    for look_at in (reason.focus, reason.hover):
        look_at()
        expect(lit).to_have_count(1)
        room.page.locator("#paste, .bl-tool").first.focus()
        room.page.mouse.move(1, 1)
        expect(lit).to_have_count(0)
    room.page.get_by_role("button", name="Mend").click()
    expect(room.page.get_by_role("group", name="No rule objects")).to_be_visible()
    room.page.get_by_role("button", name="Play from here").click()
    expect(room.page.get_by_role("button", name="Set up a position")).to_be_visible()
    doc = session.position.to_json()
    assert (doc["heights"]["d4"], doc["knights"], doc["king"]) == (2, [[], ["d5"]], None)


def test_a_position_is_set_up_by_keys_alone(room: Room, session: Session) -> None:
    editing(session).begin()
    room.play(session)
    press = partial(type_keys, room)
    room.page.locator('[role="gridcell"][data-place="d4"]').focus()
    press("b", "Enter", "k", "1", "Enter")
    expect(room.page.locator(".bl-picking")).to_contain_text("Knight › A")
    press("Escape", "v", "2", "1", "7", "Backspace", "5", "Enter")
    expect(room.deed("score")).to_contain_text("0 / 15")
    doc = session.edited.inner.to_json()
    assert (doc["heights"]["d4"], doc["knights"], doc["scores"]) == (1, [["d4"], []], [0, 15])


@pytest.mark.parametrize(
    ("game", "tool", "choice", "place", "field"),
    [
        (torres, "knight", "A", "d4", "knights"),
        (catan, "terrain", "forest", "0,0", "tiles"),
        (creed, "unit", "archer", "A11", "units"),
    ],
    ids=["torres", "catan", "creed"],
)
def test_a_piece_is_set_by_touch_on_a_phone(browser: Browser, game, tool, choice, place, field) -> None:
    session = study(Record.new(game, seed=1), lang="en")
    editing(session).begin()
    room = Room(browser, 390, 844, touch=True)
    room.play(session, 390)
    before = session.edited.inner.to_json()[field]
    if game is catan:
        room.page.get_by_role("button", name="The island").tap()
    room.deed(tool).tap()
    room.page.locator('[data-k="inhand"]').get_by_role("button", name=choice).first.tap()
    x, y = room.point_of(place)
    room.page.touchscreen.tap(x, y)
    room.page.wait_for_function("!window.waiting")
    assert session.edited.inner.to_json()[field] != before
    assert room.page.evaluate("document.documentElement.scrollWidth") <= 390
    room.close()


def test_whoever_is_refused_is_shown_what_would_be_allowed(room: Room) -> None:
    p = torres.from_json({"heights": {"d4": 3}, "knights": [["d3"], ["h8"]]}, allow_unreachable=True)
    session = study(Record(p), lang="en")
    room.play(session)
    room.deed("move").click()
    room.click_place("d3")
    room.click_place("d4")
    near = room.page.get_by_role("group", name="This would be allowed")
    expect(near).to_contain_text("Move a knight: d3, c4")
    ghost = room.page.locator(".bl-surface > svg > .bl-wraith .bl-k")
    expect(ghost).to_have_count(0)
    near.get_by_role("button").first.hover()
    expect(ghost).to_have_count(1)
    room.page.mouse.move(1, 1)
    expect(ghost).to_have_count(0)
    near.get_by_role("button").first.focus()
    expect(ghost).to_have_count(1)
    near.get_by_role("button").first.click()
    expect(near).to_be_hidden()
    assert session.record.actions[-1].to_text() == "move d3 c4"


def test_two_lines_open_side_by_side_with_highlighted_differences(room: Room) -> None:
    session = study(Record(torres.start(players=2)), lang="en")
    session.act(session.position.read_action("knight c3"))
    session.jump(0)
    session.act(session.position.read_action("knight f6"))
    room.play(session, 640)
    page = room.page
    page.get_by_role("group", name="Compare with").get_by_role("button", name="main").click()
    side = page.locator(".bl-futures-place")
    expect(side.get_by_role("rowheader")).to_have_text(["c3", "f6", "Possible on this board only"])
    side.locator("tr[data-row]").first.hover()
    expect(side.locator('[data-place="c3"].bl-lit')).to_have_count(2)
    first, second = (figure.bounding_box() for figure in side.locator("figure").all())
    assert first["y"] + first["height"] <= second["y"], "there is no room for two boards beside each other"
    side.get_by_role("button", name="Step together: Back").click()
    expect(side.locator("header").get_by_text("Nothing differs.")).to_be_visible()
    page.keyboard.press("ArrowRight")
    expect(side.get_by_text("3 differences")).to_be_visible()
    side.locator('[data-place="c3"]').first.click()
    assert picking(session).path == (), "what is compared is looked at"
    side.get_by_role("button", name="Close").click()
    expect(side).to_have_count(0)
    assert session.record.ply == 1


def test_stopped_search_says_so_below_its_findings(room: Room) -> None:
    """A board with thousands of actions: what is near a refused one comes at once, and not as if it were all."""
    for lang, said in (("en", "The search stopped here"), ("ko", "찾기를 여기서 멈추었습니다")):
        room.play(study(Record(creed.parse(LARGEST[0], allow_unreachable=True)), lang=lang))
        room.deed("rumour").click()
        room.click_place("AN11")
        near = room.page.locator(".bl-near")
        expect(near).to_contain_text(said)
        expect(near.get_by_role("button")).to_have_count(1)
