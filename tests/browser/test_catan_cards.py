"""Catan's decisions about cards in a plain page, by mouse and by keyboard alone: discarding, a monopoly, a discovery, a
trade with a counter-offer.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from boardlab.session.game_session import Session
from tests.browser.tables import Room, do
from tests.browser.test_catan_table import TURN, changed

AT = "() => document.activeElement?.dataset.pick ?? ''"
GROUPED = "() => !!document.activeElement?.matches('.bl-act, .bl-go')"
Choose = Callable[[Page, str], None]


def by_mouse(page: Page, key: str) -> None:
    page.locator(f'[data-pick="{key}"]:visible').first.click()


def by_keyboard(page: Page, key: str) -> None:
    """Tab from control to control and go through each group with arrows until the choice has the focus; then Enter."""
    expect(page.locator(f'[data-pick="{key}"]:visible').first).to_be_visible()
    for _ in range(60):
        if page.evaluate(GROUPED):
            page.keyboard.press("Home")
            seen = set[str]()
            while (here := page.evaluate(AT)) not in seen | {key}:
                seen.add(here)
                page.keyboard.press("ArrowDown")
        if page.evaluate(AT) == key:
            page.keyboard.press("Enter")
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"no key leads to {key}")


MEANS = pytest.mark.parametrize("choose", [by_mouse, by_keyboard], ids=["mouse", "keyboard"])


def played(browser: Any, session: Session, choose: Choose, *keys: str) -> str:
    """What the page tells of some choices, made one after the other, each once the one before has been answered."""
    room = Room(browser)
    room.play(session)
    for key in keys:
        rev = session.rev
        choose(room.page, key)
        for _ in range(100):
            if session.rev != rev:
                break
            room.page.wait_for_timeout(20)
    told = str(room.page.locator(".bl-say").inner_text())
    room.close()
    return told


def held(card: str) -> Session:
    return changed(TURN["trade"], developments=[[], [], [], [card]])


@MEANS
def test_a_monopoly(browser, choose):
    session = held("monopoly")
    before = session.position.hand_sizes[3]
    told = played(browser, session, choose, "card:monopoly", "kind:brick")
    assert "brick" in told
    assert session.record.ply == 1
    assert session.position.hand_sizes[3] > before


@pytest.mark.soak
@MEANS
def test_a_discovery(browser, choose):
    session = held("discovery")
    before = session.position.hands[3]
    played(browser, session, choose, "card:discovery", "get:ore", "get:brick")
    change = [now - then for now, then in zip(session.position.hands[3], before, strict=True)]
    assert sorted(change) == [0, 0, 0, 1, 1]


@pytest.mark.soak
@MEANS
def test_putting_back_cards_after_a_seven(browser, choose):
    hands = [*TURN["roll"].to_json()["hands"][:3], {"wool": 6, "grain": 2}]
    session = changed(TURN["roll"], hands=hands)
    for key in ("roll", "die:3", "die:4"):
        do(session, key)
    cards = ("give:wool", "give:wool", "give:grain", "less:give:grain", "give:wool", "give:wool", "done")
    played(browser, session, choose, *cards)
    assert session.position.stage == "robber"
    assert session.position.hand_sizes[3] == 4


@pytest.mark.soak
@MEANS
def test_a_trade_with_a_counter_offer(browser, choose):
    session = changed(TURN["trade"])
    answers = ("decline", "accept", "counter", "give:brick", "get:wool", "done", "confirm:2")
    told = played(browser, session, choose, "offer", "get:lumber", "give:wool", "done", *answers)
    assert "White gave Blue 1 wool for 1 brick" in told
