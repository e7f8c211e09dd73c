"""What practice of the topic “Who beats whom” draws: an attacker with its archers, and a line of enemies."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

from boardlab.core.i18n.language import Phrase
from boardlab.creed.units import ARMOURED_CAVALRY, FIGHTERS, NAMES, NORMAL, SIEGE_ENGINE, SPEARMAN, tiles
from boardlab.lessons.creed.matchups.answers import removed_by, targets_of
from boardlab.lessons.creed.sketching import sketch

if TYPE_CHECKING:
    from boardlab.lessons.model.practice import Drawn

OPEN_LINES = (1, 3)
"""The lines without swamp."""


def line(rng: Random, attacker: int, enemies: int) -> Drawn:
    """An attacker with up to two archers, one of them perhaps on another line, against some enemies on its line."""
    line, other = rng.sample(OPEN_LINES, 2)
    ranks = rng.sample((1, 2, 3), 3)
    cell = f"A{line}{ranks[0]}"
    homes = (f"A{line}{ranks[1]}", f"A{other}{rng.randint(1, 3)}")
    units = [f"{cell}={NAMES[attacker]}", *(f"{home}=archer" for home in homes if rng.random() < 0.5)]
    bag = [unit for unit in tiles(NORMAL) if unit != SIEGE_ENGINE]
    cells = sorted(rng.sample((1, 2, 3), enemies))
    units += [f"B{line}{rank}={NAMES[unit]}" for rank, unit in zip(cells, rng.sample(bag, enemies), strict=True)]
    return {"position": sketch(" ".join(units)), "cell": cell, "unit": Phrase(f"unit.{NAMES[attacker]}")}


def removing(rng: Random) -> Drawn | None:
    """An attack that removes somebody."""
    bag = [unit for unit in tiles(NORMAL) if unit in FIGHTERS and unit != SPEARMAN]
    attacker = rng.choice([*bag, *[ARMOURED_CAVALRY] * 6])
    drawn = line(rng, attacker, 3 if attacker == ARMOURED_CAVALRY else rng.randint(2, 3))
    return drawn if removed_by(drawn["position"], drawn["cell"]) else None


def adding(rng: Random) -> Drawn:
    """Any attack."""
    return line(rng, rng.choice([unit for unit in tiles(NORMAL) if unit in FIGHTERS]), 2)


def choosing(rng: Random) -> Drawn | None:
    """A spearman who can choose."""
    drawn = line(rng, SPEARMAN, rng.randint(2, 3))
    return drawn if targets_of(drawn["position"], drawn["cell"]) else None
