"""The page on the use from Python: what it shows is run, and what the games offer is on it."""

from __future__ import annotations

import doctest
from pathlib import Path
from typing import Any

import pytest

from boardlab import catan, creed, torres
from boardlab.core.i18n.language import speaking

PAGE = Path(__file__).parents[2] / "docs" / "api.md"


def test_examples_of_the_page_print_what_it_shows() -> None:
    with speaking("en"):
        found = doctest.testfile(str(PAGE), module_relative=False, optionflags=doctest.NORMALIZE_WHITESPACE)
    assert (found.failed, found.attempted > 20) == (0, True)


@pytest.mark.parametrize("game", [torres, catan, creed])
def test_every_question_is_on_the_page(game: Any) -> None:
    page = PAGE.read_text(encoding="utf-8")
    asked = [
        name
        for base in game.Position.__mro__
        if base.__name__ in ("State", "StateBase")
        for name in vars(base)
        if name.endswith("_at") or name in ("hand", "hands", "points", "rates", "longest_roads", "production",
                                            "piece_map", "place_names", "development_cards", "judge", "rulings")
    ]  # fmt: skip
    assert asked
    for name in asked:
        assert f"p.{name}" in page, name


def test_the_readme_leads_to_the_page() -> None:
    assert "docs/api.md" in (PAGE.parents[1] / "README.md").read_text(encoding="utf-8")
