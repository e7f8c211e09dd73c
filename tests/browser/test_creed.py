"""Creed in a real browser: attacks and sieges by mouse, keyboard and touch; nothing hidden is in a notebook."""

from __future__ import annotations

import json
import re

from playwright.sync_api import expect

from boardlab import creed
from boardlab.core.play.record import Record
from boardlab.session.kinds import study
from tests.browser.means import MEANS, chosen
from tests.conformance.creed_samples import secrets

POSITION = {
    "units": {"A11": "spearman", "A13": "archer", "A21": "infantry_2", "A31": "siege_engine", "A32": "infantry_1",
              "B11": "infantry_2", "B12": "shield_5", "B31": "cavalry_3", "B33": "obstacle_1 hidden"},
    "camps": [["blank", "king", *["blank"] * 6, "commander"], ["commander", *["blank"] * 7, "king"]],
    "casualties": [[], []],
    "options": {"swamps": "none"},
}  # fmt: skip
SECRETS = """
from boardlab import Study
from tests.conformance.creed_samples import secrets
s = Study(next(secrets())[0], seat=0)
s
"""


def test_page_and_messages_hold_nothing_hidden(open_notebook, screen):
    """The whole document, every message between page and kernel, and the saved notebook; until its owner looks."""
    words = [word for p, seat, words in list(secrets())[:2] if seat == 0 for word in words]
    heard: list[str] = []

    def keep(data: str | bytes) -> None:
        text = data if isinstance(data, str) else data.decode("utf-8", "replace")
        # What was typed into other notebooks is none of this one's secrets.
        if "history_reply" not in text:
            heard.append(without_gallery(text))

    def listen(socket) -> None:
        socket.on("framereceived", keep)
        socket.on("framesent", keep)

    # A fresh kernel has a connection of its own, heard from its first message on.
    screen.page.on("websocket", listen)
    notebook = open_notebook(SECRETS, name="secrets")
    page, board = notebook.page, notebook.board()
    page.remove_listener("websocket", listen)
    notebook.click_place("B13")
    expect(board.locator(".bl-callout")).to_be_visible()
    notebook.click_place("A11")
    board.locator('[data-do="facts"]').click()
    board.locator('[data-pick="text"]').click()
    expect(board.locator(".bl-astext")).to_be_visible()
    board.locator('[data-pick="ko"]').click()
    expect(board.locator(".bl-prompt")).to_have_text("어디로 갈까요, 누구를 공격할까요?")
    board.locator('[data-do="copy"]').click()
    notebook.deed("end").click()
    expect(board.locator(".bl-cover")).to_be_visible()
    page.evaluate("() => jupyterapp.commands.execute('docmanager:save')")
    saved = "".join(path.read_text(encoding="utf-8") for path in notebook.lab.files.glob("secrets-*.ipynb"))
    assert any('"frame"' in text for text in heard), "messages are heard"
    assert "data:image/svg+xml" in saved
    for word in words:
        assert word not in page.content(), word
        told = [text[max(0, text.index(word) - 200) :][:300] for text in heard if word in text]
        assert not told, word
        assert word not in saved, word
    board.locator('[data-do="reveal"]').click()
    expect(board.locator(".bl-who")).to_have_text("B 차례")
    assert any(word in page.content() for word in words), "their owner sees them"
    assert any(word in text for text in heard for word in words)


def without_gallery(text):
    """A message without the gallery, which names all units there are: ``"gallery":`` and the value that follows it."""
    while found := re.search(r'"gallery":\s*', text):
        _, end = json.JSONDecoder().raw_decode(text, found.end())
        text = text[: found.start()] + text[end:]
    return text


# -- on a plain page, with Python behind it ---------------------------------------------------------------------------


def war():
    return study(Record(creed.from_json(POSITION, allow_unreachable=True)), lang="en")


@MEANS
def test_a_field_attack_and_a_siege(room_for, choose):
    page, session = room_for.page, war()
    room_for.play(session, room_for.width)
    chosen(choose, room_for, "A11")
    expect(page.locator(".bl-foretold li")).to_have_count(2)
    chosen(choose, room_for, "B12")
    expect(page.locator(".bl-ap b")).to_have_text("8 AP")
    chosen(choose, room_for, "A21", "BT32")
    expect(page.locator(".bl-ap b")).to_have_text("5 AP")
    assert [act.kind.name for act in session.record.actions] == ["ATTACK", "SIEGE"]
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), "nothing scrolls sideways"


def test_attack_and_siege_are_forecast_announced_and_refused(room):
    page, session = room.page, war()
    room.play(session)
    chips = page.locator(".bl-cc text")

    def pick(unit: str) -> None:
        page.mouse.click(*room.point_of(unit))
        expect(page.locator(".bl-picking b").first).to_contain_text(unit)

    # Too weak: it says so before anything is paid for.
    pick("A32")
    expect(chips).to_have_text(["fails, 1 vs 3"])
    expect(page.locator(".bl-tv")).to_have_count(1)
    page.keyboard.press("Escape")
    expect(chips).to_have_count(0)
    # Another own unit is picked instead; exchanging places has a button of its own.
    pick("A21")
    expect(page.locator('[data-pick="exchange"]').first).to_be_visible()
    pick("A11")
    expect(chips).to_have_text(["+2", "3 + 2 = 5", "removes, 5 vs 2"])
    # What would touch it is read beside the board.
    expect(page.locator(".bl-foretold li")).to_have_count(2)
    expect(page.locator(".bl-foretold")).to_contain_text(
        "B12 · 3 + archer 2 = 5 against defence 5: removes the shield 0/5"
    )
    page.mouse.click(*room.point_of("B12"))
    expect(page.locator('[data-key="unit:B12"]')).to_have_count(0)
    expect(page.locator(".bl-ap b")).to_have_text("8 AP")
    # The spear has attacked: a second time is refused, with its reason.
    pick("A11")
    page.mouse.click(*room.point_of("B11"))
    expect(page.locator(".bl-callout .bl-rule").first).to_have_attribute("data-rule", "creed.attack.once")
    page.keyboard.press("Escape")
    expect(page.locator(".bl-callout")).to_have_count(0)
    # On line 2 nobody stands in the way of the camp; on line 3 only a siege engine gets past.
    page.locator('.bl-act[data-pick="siege"]').click()
    expect(page.locator('.bl-act[data-pick="siege"]')).to_have_attribute("aria-pressed", "true")
    pick("A21")
    page.mouse.click(*room.point_of("BT32"))
    expect(page.locator(".bl-ap b")).to_have_text("5 AP")
    expect(page.locator(".bl-say")).to_contain_text("B’s front tent of line 2: it was blank")
    pick("A31")
    page.mouse.click(*room.point_of("BT33"))
    expect(page.locator(".bl-say")).to_contain_text("The king of B was in B’s front tent of line 3")
    assert [act.kind.name for act in session.record.actions] == ["ATTACK", "SIEGE", "SIEGE"]


def test_keys_walk_lines_and_announce_attack_forecasts(room):
    page, session = room.page, war()
    room.play(session)
    status = page.locator('[role="status"]')

    def at() -> str:
        return str(page.evaluate("document.activeElement.dataset.place ?? ''"))

    def go_on_to(place: str) -> None:
        for _ in range(30):
            if at() == place:
                return
            page.keyboard.press("n")
        raise AssertionError(f"n never reached {place}")

    page.locator('[data-do="help"]').focus()
    page.keyboard.press("Tab")
    page.keyboard.press("Control+Home")
    assert at() == "AT31"
    go_on_to("A11")
    for key, place in (("ArrowRight", "B11"), ("ArrowDown", "B21"), ("ArrowLeft", "A21"), ("ArrowUp", "A11")):
        page.keyboard.press(key)
        assert at() == place, "arrows follow line and rank, across the frontier too"
    page.keyboard.press("Enter")
    expect(page.locator(".bl-picking b").first).to_contain_text("A11")
    go_on_to("B12")
    told = re.compile(re.escape("3 + archer 2 = 5 against defence 5: removes the shield 0/5"))
    expect(page.locator('[data-place="B12"]:focus')).to_have_attribute("aria-label", told)
    page.keyboard.press("d")
    expect(status).to_contain_text("removes the shield 0/5")
    page.keyboard.press("Space")
    expect(page.locator(".bl-ap b")).to_have_text("8 AP")
    expect(status).to_contain_text("B12 is removed")
    go_on_to("A21")
    page.keyboard.press("Enter")
    expect(page.locator(".bl-picking b").first).to_contain_text("A21")
    go_on_to("BT32")
    expect(page.locator('[data-place="BT32"]:focus')).to_have_attribute("aria-label", re.compile("destroys the tent"))
    page.keyboard.press("Enter")
    expect(page.locator(".bl-ap b")).to_have_text("5 AP")
    expect(status).to_contain_text("B’s front tent of line 2: it was blank")
    page.keyboard.press("u")
    expect(page.locator(".bl-ap b")).to_have_text("8 AP")
