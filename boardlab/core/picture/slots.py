"""The table round a board, as data: what a game says stands in each slot. One layout places them all by width.

A game fills slots and writes no style of its own. It hands them over as ``Game.slots``; the drawings that items name
come from ``Game.drawings``. A game that fills none gets plates of its players and a list of its actions.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from boardlab.core.i18n.language import Phrase
from boardlab.core.picture.drawing import classes
from boardlab.core.picture.scene import Shape
from boardlab.core.picture.style import Sheet
from boardlab.core.picture.svg import number, written

__all__ = ["KINDS", "SLOTS", "Art", "Drawings", "Fact", "Item", "Slot", "drawings"]

SLOTS = ("board", "seats", "hand", "costs", "actions", "ask", "question", "receipt", "log", "timeline")
"""What lies on a table. A game fills ``board`` (what lies in its corners), ``seats``, ``hand``, ``costs`` and
``actions``, and ``ask`` while something is asked that its board does not show; the rest follows from what is picked,
paid and played."""
KINDS = (
    "fan",
    "tiles",
    "cards",
    "plates",
    "price-rows",
    "buttons",
    "tray",
    "strip",
    "lines",
    "laid",
    "wanted",
    "answers",
)
"""How the items of a slot are laid out: cards over each other, tiles in rows, cards to read, plates with facts, rows
with their price, buttons in two columns, small tiles that only tell, facts in a line, lines of text; what lies on one
side of a deal, the cards one may wish for, and rows of those who answer, with their buttons."""


@dataclass(frozen=True)
class Fact:
    """A figure with its sign: 7 cards, 2 knights."""

    art: str
    """The drawing or pictogram before it."""
    text: str | Phrase
    says: Phrase | None
    """The same in words: for the ear, and on hover; None where the words of an equal one count it."""
    strong: bool = False
    """Does it stand out: the longest road, a box that holds a cube?"""


@dataclass(frozen=True)
class Item:
    """One thing in a slot."""

    key: str
    """What it is known by within its slot."""
    label: Phrase | None = None
    note: Phrase | None = None
    """A few more words under it."""
    says: Phrase | None = None
    """What it is in full, for the ear and on hover; the label where there is none."""
    art: str = ""
    """Its drawing, or the name of a pictogram."""
    seat: int = -1
    """Whose it is: the plate of a seat shows its token, name and points."""
    count: int = 1
    """How many of it lie there: the cards of one kind."""
    facts: tuple[Fact, ...] = ()
    price: tuple[tuple[str, bool], ...] = ()
    """The cards it costs, one by one: drawing, and whether the hand has it."""
    left: str = ""
    """How many of it are left to buy."""
    soon: bool = False
    """Would the answer that is asked for bring it into reach?"""
    pick: str = ""
    """The pick it makes: its row among the actions moves here, with its note, its cost and why not."""
    after: str = ""
    """The verb its pick belongs to: a unit in the hand is picked while ``deploy`` is, or begins it."""
    now: bool = False
    """Is it this one's turn?"""
    counted: bool = False
    """Is it picked card by card, and put back the same way? What it may not be picked for is said when it is tried."""
    chosen: int = 0
    """How many of it are picked now."""
    keeps: Phrase | None = None
    """What it is called, for the ear, while it is picked: pressing it takes one back."""
    back: str = ""
    """The pick that putting one back takes back; its own where empty."""
    deal: tuple[tuple[str, ...], tuple[str, ...]] = ((), ())
    """What is given and what is got for it, card by card: names of drawings."""
    comes: tuple[tuple[str, str], ...] = ()
    """What has come to it with the dice that lie there: from which place, and the drawing of it."""
    buttons: tuple[tuple[str, Phrase], ...] = ()
    """The picks that stand on it as buttons, in order, each with a short name."""
    rule: str = ""
    """The id of the rule that tells of it: a lesson shows it once that is told."""


@dataclass(frozen=True)
class Slot:
    """What stands in one slot; a slot may be given several times, and its parts then lie beside or under each other."""

    slot: str
    """One of :data:`SLOTS`."""
    kind: str
    """One of :data:`KINDS`."""
    items: tuple[Item, ...] = ()
    title: Phrase | None = None
    note: Phrase | None = None
    chosen: str = ""
    """The key of the item that is chosen now."""
    empty: int = 0
    """How many places are still empty: cards that are missing."""
    reason: Phrase | None = None
    """Why nothing here may be chosen; None where something may."""
    rule: str = ""
    """The id of the rule that tells of it: a lesson shows it once that is told."""


@dataclass(frozen=True)
class Art:
    """A small drawing: shapes and the room they take, as left, top, width and height."""

    shapes: tuple[Shape, ...]
    box: tuple[float, float, float, float]


@dataclass(frozen=True)
class Drawings:
    """Small drawings as SVG text by name, with the style rules they need, once."""

    style: str = ""
    pictures: Mapping[str, str] = field(default_factory=dict)


def drawings(sheet: Sheet, found: Mapping[str, Art]) -> Drawings:
    """Small drawings in a game's style."""
    used = frozenset[str]().union(*(classes(art.shapes) for art in found.values()))
    pictures = {}
    for name, art in found.items():
        box = " ".join(map(number, art.box))
        inside = "".join(map(written, art.shapes))
        head = f'<svg xmlns="http://www.w3.org/2000/svg" class="{sheet.root} bl-auto" viewBox="{box}"'
        pictures[name] = f'{head} preserveAspectRatio="xMidYMin">{inside}</svg>'
    return Drawings(sheet.css("auto", used), pictures)
