"""Challenges on a page: a best way can be played by mouse or by keys, is judged, and may be tried another way."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from boardlab.core.contract.position import CHANCE
from boardlab.lessons.model.challenges import challenge, challenges
from boardlab.session.lesson.boards import challenged
from tests.browser.keyboard import path_to
from tests.browser.means import by_keyboard, by_mouse, chosen
from tests.browser.tables import Room

GAMES = ("catan", "creed", "torres")
AGAIN = '.bl-challenge [data-do="again"]'


def played(room: Room, name: str, means: Any, lang: str = "en") -> Any:
    """Play a best way of a challenge on the page; gives its session."""
    each, session = challenge(name), challenged(challenge(name), lang=lang)
    # Where nothing shall move, others and chance answer at once.
    room.page.emulate_media(reduced_motion="reduce")
    room.play(session)
    for text in filter(None, each.best):
        position: Any = session.position
        assert position.current_player != CHANCE, text
        before = session.record.ply
        chosen(means, room, *path_to(position, position.read_action(text)))
        assert session.record.ply > before, text
    return session


def test_end_of_the_turns_leads_to_trying_another_way(browser: Browser) -> None:
    """Whoever ended them by keys stands on the button, and then on the board again."""
    room = Room(browser)
    session = played(room, "torres.3", by_keyboard)
    expect(room.page.locator(AGAIN)).to_be_focused()
    assert room.page.locator(".bl-turn").inner_text().strip() == "1 turn played"
    room.page.keyboard.press("Enter")
    expect(room.page.locator(AGAIN)).to_have_count(0)
    expect(room.page.locator('[role="gridcell"][tabindex="0"]')).to_be_focused()
    assert session.record.ply == 0
    assert "Your turn" in room.page.locator(".bl-turn").inner_text()
    assert not room.errors
    room.close()


@pytest.mark.soak
@pytest.mark.parametrize("name", [each.id for game in GAMES for each in challenges(game)])
def test_best_way_is_played_by_mouse(browser: Browser, name: str) -> None:
    room = Room(browser)
    played(room, name, by_mouse, "ko" if int(name.rpartition(".")[2]) % 2 else "en")
    expect(room.page.locator(".bl-challenge .bl-won")).to_be_visible()
    assert not room.errors
    room.close()
