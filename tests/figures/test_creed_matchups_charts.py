"""The charts on who beats whom say what the resolver says, in both languages, and stay small."""

from __future__ import annotations

from boardlab.creed.play.duels import ATTACKERS, DEFENDERS, duel
from boardlab.creed.units import ARCHER
from boardlab.figures.creed_matchups import breaking_walls, margins


def test_margins_are_those_of_the_duels() -> None:
    rows = margins((ARCHER,), 1, "en").rows
    shown = [[str(cell).replace("−", "-").replace("=", "0") for cell in row[1:]] for row in rows]
    for attacker, row in zip(ATTACKERS, shown, strict=True):
        for defender, cell in zip(DEFENDERS, row, strict=True):
            found = duel(attacker, defender, (ARCHER,), 1)
            assert cell == "×" if found.result == "immune" else int(cell) == found.margin


def test_nine_mixes_against_the_wall() -> None:
    assert [row[1] for row in breaking_walls("en").rows] == [2, 2, 4, 5, 7, 7, 8, 9, 9]
