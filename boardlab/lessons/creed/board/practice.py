"""What practice of the topic “Board and turn” draws: a turn, its AP, or a unit that moves."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

from boardlab.core.i18n.language import Phrase
from boardlab.creed import Position
from boardlab.creed.actions import Kind
from boardlab.creed.options import MOST_KEPT
from boardlab.creed.units import OBSTACLES, PROFILE
from boardlab.lessons.creed.fields import field, unit_on
from boardlab.lessons.creed.sketching import sketch

if TYPE_CHECKING:
    from boardlab.lessons.model.practice import Drawn

MOST_LEFT = 9
KINDS = (Kind.DEPLOY, Kind.MOVE, Kind.ATTACK, Kind.SIEGE)


def costing(rng: Random) -> Drawn | None:
    """Some actions, one after the other."""
    position = end = sketch(f"{field(rng, 'A', 4)} {field(rng, 'B', 3)}")
    played, deeds = list[str](), list[str]()
    for _ in range(rng.randint(3, 5)):
        single = [act for act in end.legal_actions() if len(act.moves) < 2]
        kinds = [kind for kind in KINDS if any(act.kind == kind for act in single)]
        if not kinds:
            break
        kind = rng.choice(kinds)
        act = rng.choice([act for act in single if act.kind == kind])
        before, end = end, end.play(act)
        if end.is_over:
            return None
        deeds.append("fail" if kind == Kind.ATTACK and end.dead == before.dead else act.to_text().split()[0])
        played.append(act.to_text())
    told = tuple(Phrase(f"board.practice.deed.{deed}") for deed in deeds)
    return {"position": position, "played": tuple(played), "deeds": told}


def keeping(rng: Random, target: str) -> Position:
    """Some AP left at the end of a turn: where that matters, more than are kept."""
    left = rng.randint(1, MOST_LEFT if target.endswith("keeps_everything") else MOST_KEPT)
    return sketch(f"{field(rng, 'A', 3)} {field(rng, 'B', 3)}", ap={"A": left})


def moving(rng: Random) -> Drawn:
    """The first unit of A that can move."""
    p = sketch(f"{field(rng, 'A', rng.randint(3, 5), move=True)} {field(rng, 'B', 2)}")
    cell = next(cell for cell in p.layout.cells_of[0] if p.units[cell] and p.units[cell] & PROFILE not in OBSTACLES)
    return {"position": p, "cell": p.layout.cell_names[cell], "unit": unit_on(p, cell)}


def deploying(rng: Random) -> Position:
    """Where may a spearman be deployed?"""
    return sketch(f"{field(rng, 'A', rng.randint(2, 5))} {field(rng, 'B', 2)}")


def open_line(rng: Random, target: str) -> Drawn:
    """May a unit make a siege attack on an open line between two that are closed? Or, for who overlooks it, on one."""
    line, walled, guarded = rng.sample((1, 2, 3), 3)
    if target.endswith("overlooks_a_rule"):
        line = rng.choice((walled, guarded))
    cell, behind = f"A{line}1", rng.choice(("", f"A{line}3=archer"))
    unit = rng.choice(("cavalry_3", "cavalry_4", "infantry_1", "infantry_2", "spearman"))
    beside = f"B{walled}{rng.choice((1, 3))}=obstacle_1 B{guarded}{rng.choice((1, 3))}=shield_4"
    position = sketch(f"{cell}={unit} {behind} {beside}")
    unit_there = unit_on(position, position.layout.cell_numbers[cell])
    told = {"line": line, "walled": walled, "guarded": guarded}
    return {"position": position, "tries": f"siege {cell}", "unit": unit_there, **told}


def along(rng: Random) -> Drawn:
    """What lies on the line of a unit?"""
    line = rng.choice((1, 2, 3))
    cell = f"A{line}{rng.choice((1, 3))}"
    others = [f"B{other}{rng.choice((1, 3))}=shield_4" for other in rng.sample((1, 2, 3), rng.randint(1, 2))]
    others = others[:1] + [each.replace("shield_4", "archer") for each in others[1:]]
    return {"position": sketch(f"{cell}=cavalry_4 {' '.join(others)}"), "cell": cell, "line": line}


def sieging(rng: Random) -> Drawn:
    """Units of A on open lines and a guarded one, and AP for some sieges."""
    guarded = rng.choice((1, 2, 3))
    kinds = ("cavalry_3", "spearman", "infantry_1", "cavalry_4", "infantry_2")
    cells = [f"A{line}{rank}" for line in (1, 2, 3) if line != guarded for rank in (1, 3)]
    chosen = sorted(rng.sample(cells, rng.randint(1, 3)))
    units = [f"{cell}={kind}" for cell, kind in zip(chosen, rng.sample(kinds, len(chosen)), strict=True)]
    ap = rng.randint(6, 13)
    placed = f"{' '.join(units)} B{guarded}1=shield_4"
    position = sketch(placed, ap={"A": ap}, kept={"A": max(0, ap - 10)}, hands={"A": ""})
    lines = tuple(line for line in (1, 2, 3) if line != guarded)
    return {"position": position, "ap": ap, "one": lines[0], "two": lines[1]}
