"""The lobby: what it tells of each game, and that it names nothing which a game has not."""

from __future__ import annotations

import re
from html import unescape
from types import SimpleNamespace
from typing import Any

import pytest

from boardlab.site.play_page import play_page

TOLD = {
    "en": {"torres": "2 to 4 players", "catan": "3 or 4 players", "creed": "2 or 4 players"},
    "ko": {"torres": "2~4명", "catan": "3명 또는 4명", "creed": "2명 또는 4명"},
}


@pytest.fixture(params=TOLD)
def lobby(request: pytest.FixtureRequest) -> tuple[str, str]:
    """A language, and the lobby in it."""
    python = SimpleNamespace(of_game=lambda _: {})
    site: Any = SimpleNamespace(games=tuple(TOLD["en"]), python=python, picture_of=lambda *_: "")
    return request.param, play_page(site, request.param).html()


def test_each_game_tells_how_many_may_play(lobby: tuple[str, str]) -> None:
    lang, text = lobby
    told = re.findall(r'name="game" value="(\w+)".*?<small>(.*?)</small>', text)
    assert {game: unescape(said) for game, said in told} == TOLD[lang]


def test_settings_of_all_games_name_no_dice(lobby: tuple[str, str]) -> None:
    form = lobby[1].partition("<form")[2].partition("</form>")[0]
    assert not re.search(r"\bdice\b|주사위", form, re.IGNORECASE)
