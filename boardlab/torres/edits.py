"""What the tools of Torres change in a position as plain data (:mod:`boardlab.torres.editing`)."""

from __future__ import annotations

from typing import Any

from boardlab.core.edit.tools import Doc, Path, number_of, seat_in, typed_digits
from boardlab.torres.actions import OVER, TURN
from boardlab.torres.fields import HIGHEST
from boardlab.torres.options import STACKS


def build(doc: Doc, cell: str, by: int) -> None:
    """Raise or lower the tower on a cell."""
    doc["heights"][cell] = max(0, min(HIGHEST, doc["heights"].get(cell, 0) + by))
    _balanced(doc)


def _balanced(doc: Doc) -> None:
    """All blocks that lie nowhere else are in the supply."""
    doc["heights"] = {cell: height for cell, height in doc["heights"].items() if height}
    doc.pop("supply", None)


def _take_off(doc: Doc, cell: str) -> bool:
    """Take whoever stands on a cell off the board; was there anybody?"""
    before = doc["king"], doc["knights"]
    doc["king"] = None if doc["king"] == cell else doc["king"]
    doc["knights"] = [[each for each in cells if each != cell] for cells in doc["knights"]]
    return (doc["king"], doc["knights"]) != before


def set_knight(doc: Doc, picked: Path) -> None:
    """Put a knight on a cell, in the place of whoever stands there; the same once more takes it off."""
    seat, cell = seat_in(picked[0]), picked[1]
    stood = cell in doc["knights"][seat]
    _take_off(doc, cell)
    if not stood:
        doc["knights"][seat].append(cell)


def set_king(doc: Doc, picked: Path) -> None:
    """Put the king on a cell; the same once more takes him off the board."""
    stood = doc["king"] == picked[0]
    _take_off(doc, picked[0])
    doc["king"] = None if stood else picked[0]


def clear(doc: Doc, picked: Path) -> None:
    """Take a figure off a cell, or else a block."""
    if not _take_off(doc, picked[0]):
        build(doc, picked[0], -1)


def move_figure(doc: Doc, picked: Path) -> None:
    """Move a knight or the king, in the place of whoever stands there."""
    source, target = picked
    if source == target:
        return
    seat = next((at for at, cells in enumerate(doc["knights"]) if source in cells), None)
    king = doc["king"] == source
    _take_off(doc, source)
    _take_off(doc, target)
    if king:
        doc["king"] = target
    elif seat is not None:
        doc["knights"][seat].append(target)


def set_height(doc: Doc, picked: Path) -> None:
    """Make the tower on a cell so many blocks high."""
    doc["heights"][picked[0]] = number_of(picked)
    _balanced(doc)


def swap_card(doc: Doc, picked: Path) -> None:
    """Give a card, or take it back: into the deck it came from."""
    seat, card = seat_in(picked[0]), picked[1]
    hand, deck = doc["hands"][seat], doc["decks"][seat if len(doc["decks"]) > 1 else 0]
    if card in hand:
        hand.remove(card)
        deck.append(card)
        doc["fresh"] = [each for each in doc["fresh"] if each != card or seat != doc["player"]]
    else:
        hand.append(card)
        if card in deck:
            deck.remove(card)


def set_score(doc: Doc, picked: Path) -> None:
    """Give a seat so many points."""
    doc["scores"][seat_in(picked[0])] = number_of(picked)


def set_stacks(doc: Doc, picked: Path) -> None:
    """Give a seat stacks of these sizes."""
    doc["stacks"][seat_in(picked[0])] = [int(size) for size in typed_digits(picked[:-1]) if size != "0"]
    doc["turn_stack"] = doc["turn_stack"] if seat_in(picked[0]) != doc["player"] else None
    _balanced(doc)


def set_stack_in_use(doc: Doc, picked: Path) -> None:
    """Leave so many blocks in the stack of this turn; the same number once more says that none is chosen yet."""
    left = number_of(picked)
    doc["turn_stack"] = None if doc["turn_stack"] == left else left
    _balanced(doc)


def deal_stacks(doc: Doc, picked: Path = ()) -> None:
    """Give everybody the stacks that this moment of the phase asks for."""
    doc["stacks"] = doc["turn_stack"] = None
    doc["built"] = 0
    _balanced(doc)


def set_moment(field: str) -> Any:
    """Set the phase, the round, who starts or who decides; a turn begins there."""

    def change(doc: Doc, picked: Path) -> None:
        doc[field] = seat_in(picked[0]) if picked[0].startswith("seat:") else int(picked[0])
        rounds = len(STACKS[doc["players"]][doc["phase"] - 1])
        doc["round"] = min(doc["round"], rounds)
        _begin_turn(doc)

    return change


def _begin_turn(doc: Doc) -> None:
    doc.update(ap=5, spent=0, bought=0, played=False, fresh=[])
    deal_stacks(doc)


def set_stage(doc: Doc, picked: Path) -> None:
    """Make something else what is decided now."""
    doc["stage"] = picked[0]
    if picked[0] == TURN and doc["stage"] == OVER:
        doc["phase"] = 1
    doc["looking"] = []
    _begin_turn(doc)


def set_ap(doc: Doc, picked: Path) -> None:
    """So many AP are left; more than five came from a card."""
    left = number_of(picked)
    doc["ap"] = max(5, left)
    doc["spent"] = doc["ap"] - left
    doc["played"] = doc["played"] or doc["ap"] > 5


def new_decks(doc: Doc) -> None:
    """Editions have other decks and other stacks: all action cards go back, each to where it belongs."""
    for field in ("hands", "decks", "fresh", "looking", "kept", "opener"):
        doc.pop(field, None)
    _begin_turn(doc)
