"""What practice of the topic “Teams of two” draws: two lines that cross in a camp."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

from boardlab.creed.board import TENTS
from boardlab.lessons.creed.sketching import sketch
from boardlab.lessons.creed.teams.answers import LANES, LINES, besieging, struck

if TYPE_CHECKING:
    from boardlab.lessons.model.practice import Drawn


def crossing_lines(rng: Random) -> Drawn | None:
    """Two lines that cross in B's camp, where some tents are down, and which ally strikes ``first``."""
    gone: list[int] = []
    for _ in range(rng.randint(0, 4)):
        # A siege takes the first tent of a line, so these are the ruins that there can be.
        line = [tent for tent in rng.choice(LANES) if tent not in gone]
        gone += line[:1]
    p, first = besieging(rng.choice(LINES), rng.choice(LINES), gone), rng.choice("AC")
    drawn = {"position": p, "first": first, "second": "C" if first == "A" else "A"}
    return drawn if len(struck(p, first=first)) == 2 else None


def faces_down(rng: Random) -> Drawn:
    """Units of all four players, some of them face down."""
    names = ["archer", "infantry_2", "shield_4", "cavalry_3", "spearman"]
    homes = {"A": ("AN13", "AW33"), "B": ("BN23", "BE13"), "C": ("CE13", "CS33"), "D": ("DW33", "DS13")}
    units = []
    for cells in homes.values():
        for cell, name in zip(cells, rng.sample(names, 2), strict=True):
            units.append(f"{cell}={name}{'+hidden' if rng.random() < 2 / 3 else ''}")
    return {"position": sketch(" ".join(units), players=4)}


def two_moves(rng: Random) -> Drawn | None:
    """Two moves of A, within one field or from one to the other."""
    fields = {"AN": "AW", "AW": "AN"}
    first, second = rng.sample(["AN11", "AN13", "AW11", "AW13"], 2)
    goals = [
        f"{(fields[cell[:2]] if rng.random() < 2 / 3 else cell[:2])}3{rank}" for cell, rank in ((first, 1), (second, 3))
    ]
    position = sketch(f"{first}=spearman {second}=archer BN11=shield_4 DW11=infantry_2 CE11=infantry_1", players=4)
    moves = (f"move {first} {goals[0]}", f"move {second} {goals[1]}")
    return {"position": position, "moves": moves, "one": first, "two": second, "to": goals[0], "there": goals[1]}


def trading(rng: Random) -> Drawn:
    """A camp with some ruins, and how many of its tents A gives to the ally."""
    ruins = rng.randint(1, 4)
    given = rng.randint(1, 7 - ruins)
    units = "AN31=spearman AW12=cavalry_3 BN31=shield_4 CE11=infantry_2 DW11=archer"
    down = set[int]()
    while len(down) < ruins:
        first = {
            next((tent for tent in lane if tent not in down), TENTS) for lane in sketch(units, players=4).layout.lane
        }
        down.add(rng.choice(sorted(tent for tent in first if tent < TENTS)))
    tents = ["king", "commander", *["blank"] * (7 - ruins)]
    rng.shuffle(tents)
    camp = " ".join("blank+destroyed" if tent in down else tents.pop() for tent in range(TENTS))
    return {"position": sketch(units, players=4, camps={"A": camp}), "ruins": ruins, "given": given}
