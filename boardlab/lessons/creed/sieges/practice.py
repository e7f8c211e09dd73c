"""What practice of the topic “Sieges” draws: units of A, and the enemy camp with its ruins."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

from boardlab.creed import Position
from boardlab.creed.board import TENTS
from boardlab.creed.rules.sieges import siege_target
from boardlab.creed.units import NAMES, NORMAL, tiles
from boardlab.lessons.creed.fields import LAND, field, units
from boardlab.lessons.creed.sieges.answers import FULL, besiegers
from boardlab.lessons.creed.sketching import sketch

if TYPE_CHECKING:
    from boardlab.lessons.model.practice import Drawn

ATTACKERS = ("infantry_1", "infantry_2", "spearman", "cavalry_3", "cavalry_4")
MOST_RUINS = 6
LINES = 3
RUIN = "blank+destroyed"


def camp(rng: Random, ruins: int) -> dict[str, str]:
    """A camp of B with so many destroyed tents, the first of each line, both leaders alive."""
    tents = ["king", "commander", *["blank"] * (TENTS - 2 - ruins), *[RUIN] * ruins]
    rng.shuffle(tents)
    lines = [sorted(tents[line::LINES], key=RUIN.__eq__) for line in range(LINES)]  # B's front row is named last
    return {"B": " ".join(tent for row in zip(*lines, strict=True) for tent in row)}


def struck(rng: Random) -> Position | None:
    """A unit of A on some lines with ruins; on each of them a tent stands."""
    attackers = rng.sample(ATTACKERS, rng.randint(2, 3))
    lines = sorted(rng.sample((1, 2, 3), len(attackers)))
    cells = [f"A{line}{1 if line == 2 else rng.randint(1, 3)}" for line in lines]
    placed = " ".join(f"{cell}={unit}" for cell, unit in zip(cells, attackers, strict=True))
    p = sketch(placed, camps=camp(rng, rng.randint(2, MOST_RUINS)))
    return p if all(siege_target(p, p.layout.cell_numbers[cell]) >= 0 for cell in units(p, 0)) else None


def able(rng: Random) -> Position | None:
    """Units of all sorts, of which some may besiege."""
    bag = [NAMES[number] for number in tiles(NORMAL)]
    cells = sorted(rng.sample(LAND, rng.randint(4, 6)))
    placed = " ".join(f"A{cell}={unit}" for cell, unit in zip(cells, rng.sample(bag, len(cells)), strict=True))
    p = sketch(f"{placed} {field(rng, 'B', 2)}", camps={"B": FULL})
    return p if besiegers(p) else None


def search(rng: Random) -> Drawn:
    """So many tents that stand, and so many of them opened."""
    tents = rng.randint(4, TENTS)
    opened = rng.randint(2, tents - 2)
    position = sketch("A11=infantry_1 A31=cavalry_3", camps=camp(rng, TENTS - tents))
    return {"position": position, "opened": opened, "tents": tents}
