"""A robber turn, a trade and cards on the island of Catan, by mouse, by keyboard alone and by touch; dice; founding."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import expect

from boardlab import catan
from boardlab.catan.example import example_game
from boardlab.core.play.record import Record
from boardlab.session.game_session import Session
from boardlab.session.kinds import study
from boardlab.session.lesson.lesson_session import LessonSession
from tests.browser.means import GO, KEYS_FIRST, by_mouse, chosen
from tests.browser.tables import Room, do

TURN = {p.stage: p for p in reversed(example_game().positions) if p.turn == 16}
FOREST = "0,1"
"""Forest 3, where B and C have buildings."""
OLD = "-2,1"
"""Fields 10, where the robber stands before the 7."""
ROLLED = ("roll", "die:3", f"{GO}die:4")
GIVEN = ("give:wool", "give:wool", "give:grain", "less:give:grain", "give:wool", "give:wool", "done")
OFFER = ("offer", "get:lumber", "give:wool")
ANSWERS = ("decline", "accept", "counter", "give:brick", "get:wool", "done", "confirm:2")


def changed(p: catan.Position, **more: Any) -> Session:
    doc = p.to_json() | more
    for name in ("bank", "pile"):
        doc.pop(name, None)
    return study(Record(catan.from_json(doc, allow_unreachable=True)))


def a_seven_to_roll() -> Session:
    """White has six wool and two grain, and rolls."""
    return changed(TURN["roll"], hands=[*TURN["roll"].to_json()["hands"][:3], {"wool": 6, "grain": 2}])


@KEYS_FIRST
def test_a_robber_turn(room_for, choose):
    session = a_seven_to_roll()
    room_for.play(session, room_for.width)
    chosen(choose, room_for, *ROLLED, *GIVEN)
    expect(room_for.page.locator(".bl-prompt")).to_contain_text("moves the robber")
    chosen(choose, room_for, FOREST, "rob:2", "chance")
    expect(room_for.page.locator(".bl-say")).to_contain_text("stole")
    assert (session.position.hand_sizes[3], session.position.stage) == (5, "trade")


@KEYS_FIRST
def test_a_trade_with_a_counter_offer(room_for, choose):
    session = study(Record(TURN["trade"]))
    room_for.play(session, room_for.width)
    chosen(choose, room_for, *OFFER, "done", *ANSWERS)
    expect(room_for.page.locator(".bl-say")).to_contain_text("White gave Blue 1 wool for 1 brick")


@KEYS_FIRST
@pytest.mark.parametrize(("card", "picks"), [("monopoly", ("kind:brick",)), ("discovery", ("get:ore", "get:brick"))])
def test_a_card_that_is_played(room_for, choose, card, picks):
    session = changed(TURN["trade"], developments=[[], [], [], [card]])
    before = session.position.hand_sizes[3]
    room_for.play(session, room_for.width)
    chosen(choose, room_for, f"card:{card}", *picks)
    expect(room_for.page.locator(".bl-say")).to_contain_text("brick")
    assert session.record.ply == 1
    assert session.position.hand_sizes[3] > before


def test_discards_and_robber_are_announced(room):
    page = room.page
    room.play(a_seven_to_roll())
    chosen(by_mouse, room, *ROLLED)
    expect(page.locator(".bl-prompt")).to_contain_text("Choose 4 cards")
    chosen(by_mouse, room, *GIVEN[:3])
    done, given = page.locator('.bl-go[data-pick="done"]'), page.locator(".bl-hand .bl-of")
    expect(given).to_have_text(["2/6", "1/2"])
    expect(done).to_contain_text("1 card more")
    chosen(by_mouse, room, GIVEN[3])
    expect(given).to_have_text(["2/6"])
    chosen(by_mouse, room, *GIVEN[4:-1])
    expect(page.locator(".bl-laid")).to_contain_text("4 of 4")
    done.click()
    room.click_place(OLD)
    expect(page.locator(".bl-callout .bl-rule").first).to_have_attribute("data-rule", "catan.robber.must_move")
    room.click_place(FOREST)
    expect(page.locator(".bl-surface .bl-ghost")).to_have_count(1)
    expect(page.locator(".bl-stake")).to_have_count(2)
    expect(page.locator(".bl-answers .bl-row")).to_have_count(3)
    chosen(by_mouse, room, "rob:2")
    expect(page.locator('.bl-stake[data-key^="stake:C"]')).to_contain_text("1/")


def test_what_is_told_in_a_trade(room):
    page = room.page
    room.play(study(Record(TURN["trade"])))
    chosen(by_mouse, room, "trade")
    # Greyed, and pressed all the same, it says why not.
    page.locator('.bl-hand [data-pick="give:grain"]').click(force=True)
    expect(page.locator(".bl-callout")).to_contain_text("needs 4 grain; the hand has 1")
    chosen(by_mouse, room, "give:wool")
    expect(page.locator(".bl-hand .bl-of")).to_have_text(["2/5"])
    expect(page.locator(".bl-answers")).to_contain_text("through the 2:1 wool harbour")
    chosen(by_mouse, room, "get:brick")
    expect(page.locator(".bl-say")).to_contain_text("2 wool for 1 brick at 2:1")
    chosen(by_mouse, room, *OFFER, "done")
    for name, answer in zip(("Orange", "Red", "Blue"), ANSWERS, strict=False):
        expect(page.locator(".bl-prompt")).to_contain_text(f"{name} answers")
        expect(page.locator(".bl-row-buttons button")).to_have_text(["Accept", "Decline", "Counter"])
        chosen(by_mouse, room, answer)
    chosen(by_mouse, room, *ANSWERS[3:-1])
    expect(page.locator(".bl-answers .bl-row")).to_contain_text(["Nobody", "declines", "accepts", "something else"])


def test_founding_by_keyboard_walks_layer_after_layer(room):
    room.play(study(Record(catan.start(players=3, options=catan.Options(players3="founding")))))
    page = room.page

    def at() -> str:
        return str(page.evaluate("document.activeElement.dataset.place ?? ''"))

    room.board.locator('[data-do="help"]').focus()
    page.keyboard.press("Tab")
    page.keyboard.press("Control+Home")
    assert at() == "0,-2", "the first tile"
    for key, place in (
        ("PageDown", "0,-1"), ("End", "-1,0"), ("ArrowRight", "0,0"), ("2", "0,-1|0,0|1,-1"),
        ("ArrowDown", "-1,1|0,0|0,1"),
    ):  # fmt: skip
        page.keyboard.press(key)
        assert at() == place, key
    page.keyboard.press("Enter")
    page.wait_for_selector('[data-key="settlement:A@-1,1|0,0|0,1"]')
    page.keyboard.press("3")
    page.keyboard.press("n")
    road = at()
    assert road in {"-1,1|0,0", "-1,1|0,1", "0,0|0,1"}
    page.keyboard.press("Enter")
    page.wait_for_selector(f'[data-key="road:A@{road}"]')
    # A tile cannot be picked while settlements are founded; it says why.
    room.click_place("2,0")
    expect(room.board.locator(".bl-callout")).to_be_visible()


SIGHT = """([top, bottom]) => {
    const box = (one) => document.querySelector(one).getBoundingClientRect();
    const zone = document.querySelector(".bl-st-text")?.getBoundingClientRect().bottom ?? Infinity;
    return box(bottom).bottom > zone + 1 ? Infinity : box(bottom).bottom - box(top).top;
}"""
"""From the top of one thing to the foot of another; without end where the second is cut off."""


@pytest.mark.parametrize("lang", ["en", "ko"])
def test_offer_and_answers_fit_on_a_phone(browser, lang):
    phone = Room(browser, 430, 844)
    for picks, top, bottom, most in (
        (OFFER, ".bl-laid", '[data-pick="done"]', 180),
        ((*OFFER, "done"), ".bl-answers", '[data-pick="counter"]', 100),
        ((*OFFER, "done"), ".bl-surface > svg", '[data-pick="counter"]', 640),
    ):
        session = study(Record(TURN["trade"]), lang=lang)
        for key in picks:
            do(session, key)
        phone.play(session, 390)
        assert phone.page.evaluate(SIGHT, [top, bottom]) <= most, (picks, top)
    phone.close()


@pytest.mark.parametrize(
    ("lesson", "number", "picks", "top", "bottom"),
    [
        ("catan.robber", 0, (), ".bl-laid", '[data-pick="done"]'),
        ("catan.trade", 0, ("offer", "give:ore", "get:wool", "done"), ".bl-answers", '[data-pick="counter"]'),
    ],
)
def test_no_bar_cuts_card_decisions_on_a_phone_stage(browser, lesson, number, picks, top, bottom):
    stage = LessonSession(lesson, "ko")
    stage.go([at for at, step in enumerate(stage.steps) if step.kind == "play"][number])
    room = Room(browser, 410, 844)
    room.walk(stage, 390, room=844)
    chosen(by_mouse, room, *picks)
    expect(room.page.locator(bottom)).to_be_visible()
    assert room.page.evaluate(SIGHT, [top, bottom]) < 200
    room.close()


MOVING = """() => {
    window.longest = [];
    const animate = Element.prototype.animate;
    Element.prototype.animate = function (frames, timing) {
        const kind = this.matches(".bl-fly") ? "card" : this.dataset.k?.startsWith("die:") ? "die" : "";
        if (kind) window.longest.push([kind, timing.duration]);
        return animate.call(this, frames, timing);
    };
}"""


@pytest.mark.parametrize("calm", [False, True])
def test_dice_and_cards_animate_once_unless_motion_is_reduced(room, calm):
    room.page.emulate_media(reduced_motion="reduce" if calm else "no-preference")
    room.play(study(Record(TURN["roll"])))
    room.page.evaluate(MOVING)
    chosen(by_mouse, room, "roll", "die:4", f"{GO}die:4")
    expect(room.page.locator('.bl-board [data-k="die:1"]')).to_be_visible()
    moved = room.page.evaluate("longest")
    assert sorted(kind for kind, _ in moved) == ([] if calm else ["card"] * (len(moved) - 2) + ["die", "die"])
    assert calm or len(moved) > 2
    assert all(duration <= 400 for _, duration in moved)
    expect(room.page.locator(".bl-fly")).to_have_count(0)
    chosen(by_mouse, room, "trade")
    assert room.page.evaluate("longest.length") == len(moved), "once"
