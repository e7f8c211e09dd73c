"""What the topic "Open rulings" asks of its positions: what they come to when a ruling is read one way or the other."""

from __future__ import annotations

from random import Random

from boardlab.core.contract.receipt import Receipt
from boardlab.core.i18n.language import Phrase
from boardlab.creed import Position
from boardlab.creed.units import PROFILE
from boardlab.lessons.creed import fields
from boardlab.lessons.creed.fields import line_of_event
from boardlab.lessons.creed.sketching import sketch

CHARGE = "attack A11"
READINGS = ("stop", "wear_through", "ride_past")
"""How a table may read a charge that meets an obstacle."""


def reading(p: Position) -> dict[str, Phrase]:
    """How this table reads a charge that meets an obstacle, as the fact ``reading``."""
    return {"reading": Phrase(f"ruling.{p.options.cavalry_obstacle}")}


def fallen(p: Position) -> int:
    """How many enemy units the charge removes."""
    return sum(event.kind == "killed" for event in p.events(p.read_action(CHARGE)))


def charge_receipt(p: Position) -> Receipt:
    """The charge, event by event: each enemy that is removed is a line."""
    lines = (line_of_event(event, 0, int(event.kind == "killed")) for event in p.events(p.read_action(CHARGE)))
    return Receipt(Phrase("verb.attack"), tuple(lines), unit="count")


def assassinations(p: Position) -> int:
    """How many assassinations A can make this turn."""
    again = [act for act in p.legal_actions() if act.to_text().startswith("assassinate")]
    return 1 + assassinations(p.play(again[0])) if again else 0


def learned(p: Position) -> str:
    """What B learns of the tile that A recalls: ``which`` one it is, that it is an ``obstacle``, or ``nothing``."""
    lines = [p.wording.narrate(event.seen_by(1), "en") for event in p.events(p.read_action("recall A13"))]
    names = {"which": p.wording.say("unit.obstacle_2", "en"), "obstacle": p.wording.say("kind.obstacle", "en")}
    return next((key for key, name in names.items() if any(name in line for line in lines)), "nothing")


def seen_by_ally(p: Position) -> str:
    """Does A see the kind of C's face-down unit?"""
    return "kind" if p.seen_by(0).units[p.layout.cell_numbers["CS13"]] & PROFILE else "back"
