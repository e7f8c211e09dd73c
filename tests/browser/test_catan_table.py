"""Catan's table by touch, in a plain page: a robber turn, a trade with a counter-offer, cards that are played, dice."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import expect

from boardlab import catan
from boardlab.catan.example import example_game
from boardlab.core.play.record import Record
from boardlab.session.game_session import Session
from boardlab.session.kinds import study
from boardlab.session.lesson.lesson_session import LessonSession
from tests.browser.tables import Room, do

TURN = {p.stage: p for p in reversed(example_game().positions) if p.turn == 16}
FOREST = "0,1"
MOVING = """() => {
    window.longest = []; window.flown = 0;
    const animate = Element.prototype.animate;
    Element.prototype.animate = function (frames, timing) {
        const kind = this.matches(".bl-fly") ? "card" : this.dataset.k?.startsWith("die:") ? "die" : "";
        if (kind) window.longest.push([kind, timing.duration]);
        return animate.call(this, frames, timing);
    };
}"""


@pytest.fixture
def touched(browser: Any) -> Iterator[Room]:
    room = Room(browser, 420, 1400, touch=True)
    yield room
    room.close()


def changed(p: catan.Position, **more: Any) -> Session:
    doc = p.to_json() | more
    for name in ("bank", "pile"):
        doc.pop(name, None)
    return study(Record(catan.from_json(doc, allow_unreachable=True)))


def tap(room: Room, *keys: str) -> None:
    for before, key in zip(("", *keys), keys, strict=False):
        if "," in key:
            room.page.touchscreen.tap(*room.point_of(key))
        else:
            # Both dice are asked for in rows of their own; the first row stays, to choose another number.
            row = ".bl-go" if before.startswith("die:") and key.startswith("die:") else ""
            room.page.locator(f'{row}[data-pick="{key}"]:visible').first.tap()


def test_a_robber_turn_by_touch(touched):
    hands = [*TURN["roll"].to_json()["hands"][:3], {"wool": 6, "grain": 2}]
    session = changed(TURN["roll"], hands=hands)
    touched.play(session, 390)
    tap(touched, "roll", "die:3", "die:4", "give:wool", "give:wool", "give:grain", "give:wool", "done")
    expect(touched.page.locator(".bl-prompt")).to_contain_text("moves the robber")
    tap(touched, FOREST, "rob:2", "chance")
    expect(touched.page.locator(".bl-say")).to_contain_text("stole")
    assert session.position.hand_sizes[3] == 5
    assert session.position.stage == "trade"


@pytest.mark.soak
def test_a_trade_with_a_counter_offer_by_touch(touched):
    session = study(Record(TURN["trade"]))
    touched.play(session, 390)
    tap(touched, "offer", "get:lumber", "give:wool")
    expect(touched.page.locator(".bl-answers").first).to_contain_text("through the 2:1 wool harbour")
    tap(touched, "done", "decline", "accept", "counter", "give:brick", "get:wool", "done", "confirm:2")
    expect(touched.page.locator(".bl-say")).to_contain_text("White gave Blue 1 wool for 1 brick")


@pytest.mark.soak
@pytest.mark.parametrize(
    ("card", "picks", "told"),
    [
        ("monopoly", ("kind:wool",), "wool"),
        ("discovery", ("get:ore", "get:brick"), "ore"),
    ],
)
def test_a_card_is_played_by_touching_cards(touched, card, picks, told):
    session = changed(TURN["trade"], developments=[[], [], [], [card]])
    touched.play(session, 390)
    tap(touched, f"card:{card}", *picks)
    expect(touched.page.locator(".bl-say")).to_contain_text(told)
    assert session.record.ply == 1


OFFER = ("offer", "get:lumber", "give:wool")
SIGHT = """([top, bottom]) => {
    const box = (one) => document.querySelector(one).getBoundingClientRect();
    const zone = document.querySelector(".bl-st-text")?.getBoundingClientRect().bottom ?? Infinity;
    return box(bottom).bottom > zone + 1 ? Infinity : box(bottom).bottom - box(top).top;
}"""
"""From the top of one thing to the foot of another; without end where the second is cut off."""


@pytest.fixture(scope="module")
def phone(browser):
    """A page as wide as a phone, on which one table follows another."""
    room = Room(browser, 430, 844)
    yield room
    room.close()


@pytest.mark.parametrize("lang", ["en", "ko"])
@pytest.mark.parametrize(
    ("picks", "top", "bottom", "most"),
    [
        (OFFER, ".bl-laid", '[data-pick="done"]', 180),
        ((*OFFER, "done"), ".bl-answers", '[data-pick="counter"]', 100),
        ((*OFFER, "done"), ".bl-stage > svg", '[data-pick="counter"]', 640),
    ],
    ids=["offer", "answer", "answer with the board"],
)
def test_on_a_phone_an_offer_and_its_answers_are_seen_at_once(phone, picks, top, bottom, most, lang):
    session = study(Record(TURN["trade"]), lang=lang)
    for key in picks:
        do(session, key)
    phone.play(session, 390)
    assert phone.page.evaluate(SIGHT, [top, bottom]) <= most


@pytest.mark.parametrize(
    ("lesson", "number", "picks", "top", "bottom"),
    [
        ("catan.robber", 0, (), ".bl-laid", '[data-pick="done"]'),
        ("catan.trade", 0, ("offer", "give:ore", "get:wool", "done"), ".bl-answers", '[data-pick="counter"]'),
    ],
)
def test_on_a_stage_as_wide_as_a_phone_no_bar_cuts_a_decision_about_cards(
    browser, tmp_path, monkeypatch, lesson, number, picks, top, bottom
):
    monkeypatch.setenv("BOARDLAB_HOME", str(tmp_path))
    stage = LessonSession(lesson, "ko")
    stage.go([at for at, step in enumerate(stage.steps) if step.kind == "play"][number])
    room = Room(browser, 410, 844)
    room.walk(stage, 390, room=844)
    for key in picks:
        room.page.locator(f'[data-pick="{key}"]:visible').first.click()
    expect(room.page.locator(bottom)).to_be_visible()
    assert room.page.evaluate(SIGHT, [top, bottom]) < 200
    room.close()


@pytest.mark.parametrize("calm", [False, True])
def test_dice_roll_and_cards_fly_once_and_not_where_motion_is_reduced(browser, calm):
    room = Room(browser)
    room.page.emulate_media(reduced_motion="reduce" if calm else "no-preference")
    session = study(Record(TURN["roll"]))
    room.play(session)
    room.page.evaluate(MOVING)
    for place in ('[data-pick="roll"]', '[data-pick="die:4"]', '.bl-go[data-pick="die:4"]'):
        room.page.locator(f"{place}:visible").first.click()
    expect(room.page.locator('.bl-board [data-k="die:1"]')).to_be_visible()
    moved = room.page.evaluate("longest")
    assert sorted(kind for kind, _ in moved) == ([] if calm else ["card"] * (len(moved) - 2) + ["die", "die"])
    assert calm or len(moved) > 2
    assert all(duration <= 400 for _, duration in moved)
    expect(room.page.locator(".bl-fly")).to_have_count(0)
    room.page.locator('[data-pick="trade"]:visible').first.click()
    expect(room.page.locator(".bl-asks")).to_be_visible()
    assert room.page.evaluate("longest.length") == len(moved), "once"
    room.close()
