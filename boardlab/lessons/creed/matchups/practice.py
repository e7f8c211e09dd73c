"""What practice of the topic “Who beats whom” draws: an attacker with its archers, and a line of enemies."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

from boardlab.core.i18n.language import Phrase
from boardlab.creed.units import (
    ARCHER,
    ARMOURED_CAVALRY,
    CAVALRY_4,
    FIGHTERS,
    INFANTRY_1,
    NAMES,
    NORMAL,
    OBSTACLES,
    SHIELD_4,
    SHIELD_5,
    SIEGE_ENGINE,
    SPEARMAN,
    tiles,
)
from boardlab.lessons.creed.matchups.answers import removed_by, targets_of
from boardlab.lessons.creed.sketching import sketch

if TYPE_CHECKING:
    from boardlab.lessons.model.practice import Drawn

OBSTACLES_NAMES = ("obstacle_1", "obstacle_2")
OPEN_LINES = (1, 3)
"""The lines without swamp."""


def line(rng: Random, attacker: int, enemies: int, *, apart: bool = False, met: tuple[int, ...] = ()) -> Drawn:
    """An attacker with up to two archers, one of them perhaps on another line, against some enemies on its line.

    Args:
        rng: what chooses.
        attacker: its kind.
        enemies: how many.
        apart: does a cell lie empty between the first two?
        met: the kinds of the enemies in their order; () for any.
    """
    line, other = rng.sample(OPEN_LINES, 2)
    ranks = rng.sample((1, 2, 3), 3)
    cell = f"A{line}{ranks[0]}"
    homes = (f"A{line}{ranks[1]}", f"A{other}{rng.randint(1, 3)}")
    units = [f"{cell}={NAMES[attacker]}", *(f"{home}=archer" for home in homes if rng.random() < 0.5)]
    bag = [unit for unit in tiles(NORMAL) if unit != SIEGE_ENGINE]
    cells = [1, 3] if apart else sorted(rng.sample((1, 2, 3), enemies))
    against = met or rng.sample(bag, enemies)
    units += [f"B{line}{rank}={NAMES[unit]}" for rank, unit in zip(cells, against, strict=True)]
    return {"position": sketch(" ".join(units)), "cell": cell, "unit": Phrase(f"unit.{NAMES[attacker]}")}


def removing(rng: Random, target: str) -> Drawn | None:
    """An attack that removes somebody; against riding on, one that is held up before somebody weak."""
    if target.endswith("rides_on_past_a_stand"):
        held = (*rng.sample((SHIELD_4, SHIELD_5, CAVALRY_4), 2), rng.choice((ARCHER, SPEARMAN, INFANTRY_1)))
        drawn = line(rng, ARMOURED_CAVALRY, 3, met=held)
        return drawn if removed_by(drawn["position"], drawn["cell"]) else None
    if target.endswith("rides_past_obstacles"):
        weak = rng.sample((ARCHER, SPEARMAN, INFANTRY_1, CAVALRY_4), 2)
        drawn = line(rng, ARMOURED_CAVALRY, 3, met=(weak[0], rng.choice(tuple(OBSTACLES)), weak[1]))
        return drawn if removed_by(drawn["position"], drawn["cell"]) else None
    bag = [unit for unit in tiles(NORMAL) if unit in FIGHTERS and unit != SPEARMAN]
    if target.endswith("full_attack_each_time"):
        bag = []  # whoever charges meets more than one
    attacker = rng.choice([*bag, *[ARMOURED_CAVALRY] * 6])
    drawn = line(rng, attacker, 3 if attacker == ARMOURED_CAVALRY else rng.randint(2, 3))
    return drawn if removed_by(drawn["position"], drawn["cell"]) else None


def adding(rng: Random) -> Drawn:
    """Any attack."""
    return line(rng, rng.choice([unit for unit in tiles(NORMAL) if unit in FIGHTERS]), 2)


def choosing(rng: Random, target: str) -> Drawn | None:
    """A spearman who can choose."""
    apart = target.endswith("spear_over_a_gap")
    drawn = line(rng, SPEARMAN, 2 if apart else rng.randint(2, 3), apart=apart)
    return drawn if targets_of(drawn["position"], drawn["cell"]) else None


def duels(rng: Random) -> Drawn:
    """One fighter of A against one unit of B on each line."""
    mine = rng.sample([unit for unit in tiles(NORMAL) if unit in FIGHTERS], 3)
    theirs = rng.sample([unit for unit in tiles(NORMAL) if unit != SIEGE_ENGINE and unit not in OBSTACLES], 3)
    pairs = zip(mine, theirs, strict=True)
    units = [f"A{line}1={NAMES[one]} B{line}1={NAMES[other]}" for line, (one, other) in enumerate(pairs, 1)]
    return {"position": sketch(" ".join(units))}


def along_lines(rng: Random) -> Drawn:
    """A fighter of A on each line against up to three units of B, on open lines near or far."""
    mine = rng.sample([unit for unit in tiles(NORMAL) if unit in FIGHTERS and unit != SPEARMAN], 3)
    bag = [unit for unit in tiles(NORMAL) if unit != SIEGE_ENGINE and unit not in OBSTACLES]
    rng.shuffle(bag)
    units = [f"A{line}1={NAMES[unit]}" for line, unit in enumerate(mine, 1)]
    for line in (1, 2, 3):
        ranks = (1, 3) if line == 2 else (1, 2, 3)
        units += [f"B{line}{rank}={NAMES[bag.pop()]}" for rank in sorted(rng.sample(ranks, rng.randint(1, 2)))]
    return {"position": sketch(" ".join(units))}


def attackers(rng: Random) -> Drawn:
    """Units of A of all sorts, with an enemy on each line."""
    sorts = [
        OBSTACLES_NAMES,
        ("siege_engine",),
        ("assassin",),
        ("cavalry_3", "cavalry_4"),
        ("infantry_1", "infantry_2"),
    ]
    mine = [rng.choice(sort) for sort in sorts]
    rng.shuffle(mine)
    cells = ("A11", "A13", "A21", "A23", "A31")
    units = [f"{cell}={name}" for cell, name in zip(cells, mine, strict=True)]
    theirs = rng.sample(("shield_4", "shield_5", "spearman", "cavalry_3", "archer"), 3)
    units += [f"B{line}1={name}" for line, name in enumerate(theirs, 1)]
    return {"position": sketch(" ".join(units), nations=[4, 1])}


def heavy(rng: Random) -> Drawn:
    """Heavy infantry, and five units of B that it might meet."""
    theirs = rng.sample([*OBSTACLES_NAMES, "shield_4", "shield_5", "armoured_cavalry", "cavalry_4", "spearman"], 5)
    cells = rng.sample(("B11", "B12", "B13", "B21", "B31", "B32", "B33"), 5)
    units = [f"{cell}={name}" for cell, name in sorted(zip(cells, theirs, strict=True))]
    return {"position": sketch(f"A21=heavy_infantry {' '.join(units)}", nations=[2, 1])}
