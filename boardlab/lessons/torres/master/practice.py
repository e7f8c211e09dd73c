"""What practice of the topic “Master game and editions” draws: knights on and off the border or the diagonals."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

from boardlab.lessons.torres.drawing import names, towers
from boardlab.lessons.torres.holding import in_master_game
from boardlab.lessons.torres.master.answers import master_points
from boardlab.lessons.torres.sketching import sketch
from boardlab.torres.rules.master import BORDER_CELLS, DIAGONAL_CELLS

if TYPE_CHECKING:
    from boardlab.lessons.model.practice import Drawn

ALWAYS = ("forgets_the_most", "doubles_it_all", "pays_every_knight", "always_ten")
CARDS = {"border": BORDER_CELLS, "diagonals": DIAGONAL_CELLS}


def draw(rng: Random, target: str) -> Drawn | None:
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
    placed = {name: names(found) for name, found in knights.items()}
    board = sketch(_towers(rng), phase=rng.randint(1, 3), A=placed["A"], B=placed["B"])
    position = in_master_game(board, card)
    wrong = ALWAYS if card == "border" else (*ALWAYS, "one_diagonal_only")
    found = {"position": position, "rules": (f"torres.mcard.{card}",), "wrong": wrong}
    return found if master_points(position) else None


def _towers(rng: Random) -> str:
    """A few single towers: no card asks for them."""
    return towers({cell: rng.randint(1, 2) for cell in sorted(rng.sample(range(64), 6))})
