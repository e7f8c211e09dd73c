"""Practice for the topic "Master game and editions": what the border or the diagonals pay on a random board."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Any

from boardlab.core.language import Phrase
from boardlab.lessons.checkpoint import Checkpoint
from boardlab.lessons.practice import drawn
from boardlab.lessons.torres import master
from boardlab.lessons.torres import master_cases as case
from boardlab.lessons.torres.holding import in_master_game
from boardlab.lessons.torres.sketching import WORDING, sketch
from boardlab.torres import Position, cell_name
from boardlab.torres.master import BORDER_CELLS, DIAGONAL_CELLS, EACH

CARDS = {"border": BORDER_CELLS, "diagonals": DIAGONAL_CELLS}


def draw(rng: Random, target: str) -> Checkpoint | None:
    """Knights of A and B on and off the cells that one of the two cards names."""
    card = rng.choice(sorted(CARDS))
    named = [cell for cell in range(64) if CARDS[card] >> cell & 1]
    cells = rng.sample(named, rng.randint(2, 7))
    others = rng.sample([cell for cell in range(64) if cell not in named], rng.randint(2, 4))
    knights: dict[str, list[int]] = {"A": [], "B": []}
    for cell in (*cells, *others):
        knights[rng.choice("AB")].append(cell)
    if not all(0 < len(found) <= 6 for found in knights.values()):
        return None
    placed = {name: " ".join(map(cell_name, found)) for name, found in knights.items()}
    board = sketch(_towers(rng), phase=rng.randint(1, 3), A=placed["A"], B=placed["B"])
    position = in_master_game(board, card)
    if not case.master_points(position):
        return None
    return drawn(
        "torres.master.practice",
        position,
        WORDING,
        kind="number",
        solve=case.master_points,
        misconceptions=master.PER_KNIGHT,
        rules=(f"torres.mcard.{card}",),
        receipt_of=case.master_receipt,
        facts=_facts,
    )


def _towers(rng: Random) -> str:
    """A few single towers: no card asks for them."""
    return " ".join(f"{cell_name(cell)}={rng.randint(1, 2)}" for cell in sorted(rng.sample(range(64), 6)))


def _facts(p: Position) -> Mapping[str, Any]:
    card = p.master
    return {
        "card": Phrase(f"master.card.{card}"),
        "cells": Phrase(f"master.practice.cells.{card}"),
        "phase": p.phase,
        "each": EACH[p.phase - 1],
    }


PRACTICE = {"torres.master": draw}
