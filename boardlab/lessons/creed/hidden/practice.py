"""What practice of the topic “Hidden units” draws: a back of B, and what has been seen of its nation."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

from boardlab.core.i18n.language import Phrase
from boardlab.creed import Position
from boardlab.creed.options import USUAL, tiles_of
from boardlab.creed.units import FIGHTERS, NAMES, ONE, SHIELDS, SIEGE_ENGINE, tiles
from boardlab.lessons.creed.fields import LAND, field
from boardlab.lessons.creed.hidden.answers import may_hide
from boardlab.lessons.creed.sketching import sketch

if TYPE_CHECKING:
    from boardlab.lessons.model.practice import Drawn

IN_SIGHT = tuple(cell for cell in LAND if cell[0] != "1")
"""Cells off line 1, where units of B may be seen."""
MOST_SEEN = 5


def seen(rng: Random, units: str, mine: int = 1, *, least: int = 1) -> Position:
    """A position with a back of B at the end of line 1, some units of B in sight and some dead.

    Args:
        rng: what chooses.
        units: A's units, as a sketch takes them.
        mine: A's nation.
        least: how many of B's tiles have been seen at least, on the field and dead each.
    """
    nation = rng.choice([other for other in range(1, 5) if other != mine])
    bag = list(tiles(tiles_of(USUAL, nation) - ONE[SIEGE_ENGINE]))
    rng.shuffle(bag)
    up, dead = rng.randint(least, MOST_SEEN), rng.randint(least, MOST_SEEN)
    back, *rest = (NAMES[number] for number in bag[: 1 + up + dead])
    standing = zip(sorted(rng.sample(IN_SIGHT, up)), rest, strict=False)
    theirs = [f"B13={back}+hidden", *(f"B{cell}={unit}" for cell, unit in standing)]
    casualties = {"A": "siege_engine", "B": " ".join(["siege_engine", *rest[up:]])}
    return sketch(f"{units} {' '.join(theirs)}", nations=[mine, nation], casualties=casualties)


def falling(rng: Random) -> Drawn:
    """An attack on the back, with an archer or without."""
    mine = rng.randint(1, 4)
    unit = rng.choice([number for number in tiles(tiles_of(USUAL, mine)) if number in FIGHTERS])
    helped = unit in SHIELDS or rng.random() < 0.5
    position = seen(rng, f"A11={NAMES[unit]}{' A12=archer' if helped else ''}", mine, least=0)
    return {"position": position, "unit": Phrase(f"unit.{NAMES[unit]}")}


def where(rng: Random) -> Position | None:
    """A field with a free cell where a unit may be hidden."""
    p = sketch(f"{field(rng, 'A', rng.randint(2, 5))} {field(rng, 'B', 2)}")
    return p if may_hide(p) else None


def mine(rng: Random) -> Drawn:
    """A's side of the board: units face up and face down, tents that stand and ruins."""
    names = rng.sample(("spearman", "cavalry_3", "archer", "infantry_2", "shield_4"), 4)
    # Only the last rank hides anybody.
    cells = ["A11", *(cell + rng.choice(("+hidden", "")) for cell in ("A13", "A23", "A33"))]
    units = [f"{cell[:3]}={name}{cell[3:]}" for cell, name in zip(cells, names, strict=True)]
    tents = ["blank+destroyed"] * 9
    tents[4] = "king"
    # Each tent was the first of its line when it fell.
    for back in (7, *rng.choice(((6,), (8,), (6, 8), (8, 5), (6, 3)))):
        tents[back] = "blank"
    first = tents.index("blank")
    tents[first] = "commander"
    position = sketch(f"{' '.join(units)} B11=shield_5 B23=infantry_1+hidden", camps={"A": " ".join(tents)})
    return {"position": position}
