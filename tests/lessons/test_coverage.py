"""Every rule of every game is taught by a step of a lesson, and asked by a question or a first game."""

from __future__ import annotations

import pytest

from boardlab.core.game import find_game
from boardlab.lessons.coverage import coverage, decided
from boardlab.lessons.topics import find_topic
from boardlab.rules_matrix import matrix_of

OPEN = {
    "torres": set[str](),
    "catan": set[str](),
    "creed": set(),
}
"""What no step teaches and no question asks yet. Lines only leave this list; it goes with the last one."""
GAMES = tuple(OPEN)


@pytest.mark.parametrize("game", GAMES)
def test_every_rule_is_taught_and_asked(game: str) -> None:
    rows = matrix_of(find_game(game)).rows
    open_now = {f"{row.rule.id.partition('.')[2]} {part}" for row in rows for part in row.unlearned}
    assert open_now - OPEN[game] == set(), "no step teaches it, or no question asks it"
    assert OPEN[game] - open_now == set(), "it is taught or asked now: take it off the list"


def test_places_are_those_of_the_lessons() -> None:
    highest = coverage("torres")["torres.score.highest"]
    assert highest.taught[0].startswith("scoring ")
    assert "scoring.3" in highest.asked


def test_a_rule_named_beside_is_not_asked() -> None:
    cards = find_topic("torres.cards")
    assert "torres.door.four" in cards.tables["1"]["rules"]
    assert decided(cards, "1") == ("torres.card.elevator",)
