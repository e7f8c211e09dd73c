"""Random clicks in every game, as the benchmark makes them: each is answered, and the page has no error."""

from __future__ import annotations

import random

import pytest
from playwright.sync_api import Browser

from benchmarks.clicks import play
from benchmarks.frames import STARTS, session_of
from tests.browser.tables import Room
from tests.effort import rounds

CLICKS = rounds(6, soak=15)


@pytest.mark.parametrize(("name", "players"), [(name, players) for name, players, _ in STARTS[:3]])
def test_every_click_is_answered_without_page_errors(browser: Browser, name: str, players: int) -> None:
    rng = random.Random(f"few clicks {name}")
    room = Room(browser)
    found = play(room, session_of(name, players, {}, rng), CLICKS, rng)
    assert len(found) == CLICKS
    assert all(one.bytes for one in found)
    assert room.errors == []
    room.close()
