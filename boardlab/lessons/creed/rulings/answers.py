"""Positions of the topic "Open rulings", and what they come to when a ruling is read one way or the other."""

from __future__ import annotations

from collections.abc import Iterable
from random import Random
from typing import Any

from boardlab.core.language import Phrase
from boardlab.core.receipt import Line, Receipt
from boardlab.creed import Position
from boardlab.creed.units import NAMES, PROFILE
from boardlab.lessons.creed.sketching import CAMP, sketch
from boardlab.lessons.display import do

CHARGE = "attack A11"


def charging(line: str, reading: str) -> Position:
    """Armoured cavalry of A on A11 before a line of B, under one reading of ``cavalry_obstacle``."""
    return sketch(f"A11=armoured_cavalry {line}", rulings={"cavalry_obstacle": reading})


def fallen(p: Position) -> int:
    """How many enemy units the charge removes."""
    return sum(event.kind == "killed" for event in p.events(p.read_action(CHARGE)))


def fallen_if(p: Position, **rulings: Any) -> int:
    """How many enemy units the charge would remove if some rulings were read otherwise."""
    return fallen(p.under(**rulings))


def obstacles(p: Position) -> int:
    """How many obstacles stand on the line that is charged."""
    line = p.units[p.layout.cell_numbers["B11"] : p.layout.cell_numbers["B13"] + 1]
    return sum(NAMES[tile & PROFILE].startswith("obstacle") for tile in line)


def charge_receipt(p: Position) -> Receipt:
    """The charge, event by event: each enemy that is removed is a line."""
    lines = []
    for event in p.events(p.read_action(CHARGE)):
        label = Phrase(f"event.{event.kind}", event.facts)
        lines.append(Line(0, label, None, int(event.kind == "killed"), event.rule, event.places))
    return Receipt(Phrase("deed.attack"), tuple(lines))


# -- sieges ---------------------------------------------------------------------------------------------------------


def three_lines() -> Position:
    """A can reach B's camp on three lines: one is open, one has an obstacle, one a face-down unit."""
    return sketch(
        "A11=infantry_2 A21=cavalry_3 A31=spearman B21=obstacle_2 B33=archer+hidden",
        rulings={"siege_blocked_by_obstacle": False},
    )


def besiegers(p: Position) -> frozenset[str]:
    """The cells whose units may make a siege attack now."""
    menu = (act.to_text().split() for act in p.legal_actions())
    return frozenset(words[1] for words in menu if words[0] == "siege")


# -- special actions ------------------------------------------------------------------------------------------------

TWO_RUMOURS = ("rumour B11", "rumour B31")


def rumours() -> Position:
    """B has units on two lines; A has spoken no rumour yet."""
    return sketch("A12=spearman B11=cavalry_3 B12=infantry_1 B31=spearman B33=archer")


def spent(p: Position, *texts: str) -> int:
    """The AP that A has paid once some actions are done."""
    return p.ap[0] - do(p, *texts).ap[0]


def two_boxes() -> Position:
    """A with 13 AP on an action board that has two boxes for assassinations."""
    return sketch("A12=spearman", rulings={"special_boxes": {"assassinate": [[6], [6]]}}, ap={"A": 13}, kept={"A": 3})


def assassinations(p: Position) -> int:
    """How many assassinations A can make this turn."""
    again = [act for act in p.legal_actions() if act.to_text().startswith("assassinate")]
    return 1 + assassinations(p.play(again[0])) if again else 0


# -- tokens ---------------------------------------------------------------------------------------------------------

STRIKE = "siege A11"


def fortified(reuse: bool) -> Position:
    """B's first tent on line 1 is fortified; A is about to siege it."""
    rulings, camp = {"fortress_token_reuse": reuse}, CAMP.split()
    camp[first_tent(sketch("A11=cavalry_3")) % 9] += "+fortified"
    return sketch("A11=cavalry_3", camps={"B": " ".join(camp)}, rulings=rulings, fortresses=[2, 1])


def first_tent(p: Position) -> int:
    """The number of the tent that a siege from A11 reaches first."""
    before, after = p.camps, do(p, STRIKE).camps
    return next(at for at in range(len(before)) if before[at] != after[at])


def left_to_place(p: Position) -> int:
    """How many fortress tokens B can still place, once A has struck."""
    return do(p, STRIKE).forts[1]


# -- what is shown --------------------------------------------------------------------------------------------------

RECALL = "recall A13"


def recalling(reading: str) -> Position:
    """A face-down obstacle of A that is about to be taken back."""
    return sketch("A13=obstacle_2+hidden A21=infantry_1", rulings={"recall_hidden_obstacle": reading})


def learned(p: Position) -> str:
    """What B learns of the tile that A recalls: ``which`` one it is, that it is an ``obstacle``, or ``nothing``."""
    told = [p.wording.narrate(event.seen_by(1), "en") for event in p.events(p.read_action(RECALL))]
    names = {"which": p.wording.say("unit.obstacle_2", "en"), "obstacle": p.wording.say("kind.obstacle", "en")}
    return next((key for key, name in names.items() if any(name in line for line in told)), "nothing")


def allies(reading: str) -> Position:
    """Four players; C, A's ally, has a face-down archer."""
    return sketch("CS13=archer+hidden AN11=spearman", players=4, rulings={"team_information": reading})


def seen_by_ally(p: Position) -> str:
    """Does A see the kind of C's face-down unit?"""
    cell = p.layout.cell_numbers["CS13"]
    return "kind" if p.seen_by(0).units[cell] & PROFILE else "back"


def facing(reading: str) -> Position:
    """Four players; enemies of A stand on lines that touch A's fields and on lines that do not."""
    return sketch(
        "BN11=spearman BE21=archer DW12=infantry_2 DS31=cavalry_3 AN12=archer",
        players=4,
        rulings={"rumor_scope": reading},
    )


def named(p: Position) -> frozenset[str]:
    """The enemy cells that a rumour of A may name."""
    words = [act.to_text().split() for act in p.legal_actions() if act.to_text().startswith("rumour")]
    return frozenset(word for each in words for word in each if word in p.layout.cell_numbers)


# -- practice -------------------------------------------------------------------------------------------------------

READINGS = ("stop", "wear_through", "ride_past")
FRONTS = ("infantry_1", "infantry_2", "archer", "spearman", "cavalry_3")


def random_charge(rng: Random) -> Position:
    """A charge of A at a unit, an obstacle and another unit, under one of the three readings."""
    first, last = rng.sample((*FRONTS, "shield_4", "shield_5"), 2)
    line = first, rng.choice(("obstacle_1", "obstacle_2")), last
    placed = " ".join(f"B1{rank}={name}" for rank, name in enumerate(line, 1))
    return charging(placed, rng.choice(READINGS))


def reading_of(p: Position) -> str:
    """The reading in force, in words."""
    return p.rulings().said("cavalry_obstacle")[1]


def of_field(letter: str, cells: Iterable[str]) -> frozenset[str]:
    """Those of the cells that lie on one field."""
    return frozenset(cell for cell in cells if cell.startswith(letter))
