"""Tutorial 04, scoring: orders, knights and turns, told a second way, and each misunderstanding by its name."""

from __future__ import annotations

from typing import Any

from boardlab.lessons import Checkpoint, checkpoint


def asked(number: Any) -> Checkpoint:
    return checkpoint(f"torres.scoring.{number}")


def test_scoring_goes_round_the_table_from_whoever_started() -> None:
    started = asked(10).position.starter
    assert asked(10).answer() == tuple("abcd"[(started + seat) % 4] for seat in range(4))
    assert asked(10).grade("c d a b")


def test_highest_knight_of_each_player_counts_per_castle() -> None:
    p = asked(11).position
    found = set()
    for castle in p.castles:
        for own in p.knights:
            there = [cell for cell in own if cell in castle.cells]
            found |= {max(there, key=lambda cell: p.heights[cell])} if there else set()
    assert asked(11).answer() == {"abcdefgh"[cell % 8] + str(cell // 8 + 1) for cell in found}
