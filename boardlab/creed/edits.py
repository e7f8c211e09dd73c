"""What the tools of Creed change in a position as plain data (:mod:`boardlab.creed.editing`)."""

from __future__ import annotations

from collections.abc import Callable

from boardlab.core.edit.tools import Doc, Path, number_of, seat_in
from boardlab.creed.actions import OVER, TURN
from boardlab.creed.options import MOST_KEPT, TURN_AP

HIDDEN, ATTACKED, MORALE = "hidden", "attacked", "morale_1"
RAISED = "morale_2"
"""Morale raised twice."""
"""The marks of a unit as plain data."""


def _freed(doc: Doc) -> None:
    """What lies nowhere is in hand; a siege engine that stands on a field is no casualty."""
    doc.pop("hands", None)
    for seat, dead in enumerate(doc["casualties"]):
        here = sum(
            words.split()[0] == "siege_engine" for cell, words in doc["units"].items() if cell[0] == "ABCD"[seat]
        )
        if here and "siege_engine" in dead:
            dead.remove("siege_engine")


def set_unit(doc: Doc, picked: Path) -> None:
    """Put a unit on a cell; the same once more takes it off."""
    name, cell = picked
    if doc["units"].get(cell, "").split()[:1] == [name]:
        del doc["units"][cell]
    else:
        doc["units"][cell] = name
    _freed(doc)


def mark_unit(mark: str) -> Callable[[Doc, Path], None]:
    """Put a mark on a unit, or take it off; whoever lies face down has no other mark."""

    def change(doc: Doc, picked: Path) -> None:
        name, *marks = doc["units"][picked[0]].split()
        kept = [each for each in marks if each != mark and HIDDEN not in (mark, each)]
        doc["units"][picked[0]] = " ".join([name, *kept, *([] if mark in marks else [mark])])

    return change


def raise_morale(doc: Doc, picked: Path) -> None:
    """Raise the morale of a unit by one; from the second time on, once more takes both away."""
    cell = picked[0]
    name, *marks = doc["units"][cell].split()
    risen = {MORALE: [RAISED], RAISED: []}.get(marks[-1] if marks else "", [MORALE])
    kept = [mark for mark in marks if mark not in (MORALE, RAISED, HIDDEN)]
    doc["units"][cell] = " ".join([name, *kept, *risen])


def move_unit(doc: Doc, picked: Path) -> None:
    """Move a unit; where one stands already, the two exchange places."""
    source, target = picked
    units = doc["units"]
    moved, other = units.pop(source), units.pop(target, None)
    units[target] = moved
    if other is not None and target != source:
        units[source] = other
    _freed(doc)


def take_off(doc: Doc, picked: Path) -> None:
    """Take a unit off the fields, back into the hand."""
    doc["units"].pop(picked[0], None)
    _freed(doc)


def set_casualties(doc: Doc, picked: Path) -> None:
    """Let a seat have lost so many units of a profile."""
    seat, name = seat_in(picked[0]), picked[1]
    rest = [each for each in doc["casualties"][seat] if each != name]
    doc["casualties"][seat] = rest + [name] * number_of(picked)
    doc.pop("hands", None)


def _at(doc: Doc, tent: str) -> tuple[list[str], int]:
    """The camp a tent is in, and its number there: ``AT12`` is the second tent of the first row of A."""
    seat, row, column = "ABCD".index(tent[0]), int(tent[-2]), int(tent[-1])
    return doc["camps"][seat], 3 * (row - 1) + column - 1


def set_token(doc: Doc, picked: Path) -> None:
    """Lay another token under a tent. A leader that lay elsewhere in the camp changes places with it."""
    camp, at = _at(doc, picked[1])
    token, before = picked[0], camp[at].split()[0]
    marks = camp[at].split()[1:]
    other = next((each for each, words in enumerate(camp) if words.split()[0] == token != "blank"), None)
    if other is not None and other != at:
        camp[other] = " ".join([before, *camp[other].split()[1:]])
    camp[at] = " ".join([token, *(mark for mark in marks if mark == "fortified")])


def mark_tent(mark: str) -> Callable[[Doc, Path], None]:
    """Destroy or fortify a tent, or take that back."""

    def change(doc: Doc, picked: Path) -> None:
        camp, at = _at(doc, picked[0])
        token, *marks = camp[at].split()
        if mark == "destroyed":
            # Nobody lives under a tent that is destroyed, and nobody defends it.
            token, marks = "blank", [each for each in marks if each == mark]
        camp[at] = " ".join([token, *(each for each in marks if each != mark), *([] if mark in marks else [mark])])
        if mark == "fortified":
            doc.pop("fortresses", None)

    return change


def set_ap(doc: Doc, picked: Path) -> None:
    """Give a seat so many action points."""
    seat, left = seat_in(picked[0]), number_of(picked)
    doc["ap"][seat] = left
    doc["kept"][seat] = max(min(doc["kept"][seat], MOST_KEPT), left - TURN_AP)


def set_box(doc: Doc, picked: Path) -> None:
    """Put a cube into a box of an action board, or take it out."""
    seat, box = seat_in(picked[0]), int(picked[1].removeprefix("box:"))
    used = doc["boxes"][seat]
    doc["boxes"][seat] = [each for each in used if each != box] + ([] if box in used else [box])


def set_player(doc: Doc, picked: Path) -> None:
    """Another player's turn begins: with ten AP, and no unit has attacked."""
    doc["player"] = seat_in(picked[0])
    _begin_turn(doc)


def _begin_turn(doc: Doc) -> None:
    doc.update(ended=[], idle=0, given=[])
    for field in ("ap", "kept", *(["tents"] if doc["stage"] in (TURN, OVER) else [])):
        doc.pop(field, None)
    doc["units"] = {
        cell: " ".join(word for word in words.split() if word != ATTACKED and not word.startswith("morale"))
        for cell, words in doc["units"].items()
    }


def set_stage(doc: Doc, picked: Path) -> None:
    """The set-up is over: tents that are still to be laid are laid from the north."""
    doc["stage"] = picked[0]
    doc["first"] = doc["first"] or 0
    for camp, tokens in zip(doc["camps"], doc["tents"], strict=True):
        rest = list(tokens)
        for at, words in enumerate(camp):
            if words.split()[0] == "open":
                camp[at] = " ".join([rest.pop(0) if rest else "blank", *words.split()[1:]])
    _begin_turn(doc)


def set_first(doc: Doc, picked: Path) -> None:
    """Say who began the game."""
    doc["first"] = seat_in(picked[0])


def set_round(doc: Doc, picked: Path) -> None:
    """Count the round."""
    doc["round"] = max(1, number_of(picked))
