"""What practice of the topic “Special actions” draws: an action board, and what is asked of it."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

from boardlab.core.i18n.language import Phrase
from boardlab.lessons.creed.sketching import sketch
from boardlab.lessons.creed.special.answers import priced, random_board

if TYPE_CHECKING:
    from boardlab.lessons.model.practice import Drawn


def draw(rng: Random, fitting: list[str]) -> tuple[str, Drawn] | None:
    """One of the fitting questions about a board: what the next use of a special action costs, or how many are left."""
    position = random_board(rng)
    asked = rng.choice(fitting)
    if asked == "left":
        return asked, {"position": position}
    special = rng.choice([*priced(position), ""])
    return (asked, {"position": position, "key": special, "special": Phrase(f"special.{special}")}) if special else None


def _camp(rng: Random, ruins: int, walls: int, fixed: str = "", seat: str = "A") -> str:
    """Nine tents with the king in the middle, some ruins and some fortresses behind them.

    Args:
        rng: what chooses.
        ruins: how many tents are down besides the corner: each the first of its line when it fell.
        walls: how many have a fortress.
        fixed: what stands in the corner; "" for the commander.
        seat: whose camp it is, A's or B's.
    """
    tents = ["blank"] * 9
    tents[4], tents[0] = "king", fixed or "commander"
    # A's corner is the first of its line, B's the last.
    lines = [[6, 3], [7], [8, 5, 2]] if seat == "B" else [[], [1], [2, 5, 8]]
    if "destroyed" in tents[0]:
        lines[0] = [3, 6]
    for _ in range(ruins):
        line = rng.choice([line for line in lines if line])
        tents[line.pop(0)] = "blank+destroyed"
    for at in rng.sample([at for at in range(1, 9) if tents[at] == "blank"], walls):
        tents[at] += "+fortified"
    return " ".join(tents)


def rumours(rng: Random) -> Drawn:
    """Units of B, some of them deaf to rumours, some face down."""
    names = ["heavy_infantry", rng.choice(("obstacle_1", "obstacle_2"))]
    names += rng.sample(("cavalry_3", "cavalry_4", "shield_4", "spearman", "archer", "infantry_2"), 3)
    rng.shuffle(names)
    cells = rng.sample(("B11", "B12", "B13", "B21", "B23", "B31", "B32", "B33"), 5)
    units = [
        f"{cell}={name}{'+hidden' if cell[2] == '3' and 'heavy' not in name and 'obstacle' not in name else ''}"
        for cell, name in sorted(zip(cells, names, strict=True))
    ]
    return {"position": sketch(f"A11=spearman {' '.join(units)}", nations=[1, 2])}


def assassins(rng: Random) -> Drawn:
    """B's camp with ruins and fortresses."""
    camps = {"B": _camp(rng, rng.randint(1, 3), rng.randint(1, 2), seat="B")}
    return {"position": sketch("A11=spearman B11=shield_4 B31=cavalry_3", camps=camps)}


def fortress(rng: Random) -> Drawn:
    """A's camp with ruins and one fortress."""
    return {"position": sketch("A11=spearman B11=shield_4", camps={"A": _camp(rng, rng.randint(1, 3), 1)})}


def laying_out(rng: Random) -> Drawn:
    """A's camp with some ruins, and a fortress in its corner."""
    camp = _camp(rng, rng.randint(1, 4), 0, fixed="commander+fortified")
    return {"position": sketch("A11=spearman B11=shield_4", camps={"A": camp})}


def appointing(rng: Random) -> Drawn:
    """A's camp without its commander, who lay in the corner, and with other ruins and a fortress."""
    camp = _camp(rng, rng.randint(0, 2), 1, fixed="blank+destroyed")
    return {"position": sketch("A11=spearman B11=shield_4", camps={"A": camp})}


def reinforcing(rng: Random, target: str) -> Drawn:
    """A's casualties, normal and special: more of them than may return, where that matters."""
    normal = rng.randint(3, 5) if target.endswith("no_limit_of_three") else rng.randint(0, 1)
    dead = rng.sample(("infantry_2", "cavalry_3", "archer", "shield_5", "cavalry_4"), normal)
    dead += ["siege_engine", *["armoured_cavalry"] * rng.randint(0, 2)]
    return {"position": sketch("A11=spearman B11=shield_4", casualties={"A": " ".join(dead), "B": "siege_engine"})}
