"""Every deed of every game has a picture of its own: a bullet tells nothing."""

from __future__ import annotations

import re
from typing import Any

import pytest

from boardlab.core.contract.game import find_game
from boardlab.session.icons import icons
from tests.conformance.games import GAMES, Game, played, samples

OWN = [game for game in GAMES if game.name != "toygame"]


def pictured(key: str, found: dict[str, Any]) -> bool:
    return any(f"{kind}.{name}" in found for name in (key, key.split(":", maxsplit=1)[0]) for kind in ("icon", "solid"))


def deeds(game: Game) -> set[str]:
    positions = [*samples(game, 24, 5), *played(game, 0).positions[::7]]
    return {choice.key for p in positions for choice in p.picks(()) if choice.group}


@pytest.mark.parametrize("game", OWN, ids=str)
def test_every_deed_has_a_picture(game: Game) -> None:
    found = icons(find_game(game.name), 2)
    shown = deeds(game)
    assert len({key.split(":")[0] for key in shown}) > 6, "too few to tell"
    assert sorted(key for key in shown if not pictured(key, found)) == []


@pytest.mark.parametrize("game", OWN, ids=str)
def test_every_drawing_of_a_game_is_used(game: Game) -> None:
    """A picture under a key that no deed, piece or card has is one that nobody sees."""
    package = find_game(game.name).package.replace(".", "/")
    from pathlib import Path

    text = "".join(file.read_text(encoding="utf-8") for file in Path(package).rglob("*.py") if file.name != "icons.py")
    for key in find_game(game.name).icons():
        assert re.search(rf"""["']{re.escape(key.split(":")[-1])}:?["']""", text), key
