"""Which places of the board a verdict points out: those of the right answer, or those at which a wrong rule looks.

After a wrong try the board helps one to see one's own mistake, such as the cell that was counted twice. It never shows
what only the answer would show, so that whoever tries again still has to think.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from boardlab.core.contract.receipt import Receipt
from boardlab.core.text.in_words import places_in_words
from boardlab.lessons.model.base_question import WORDING
from boardlab.lessons.model.checkpoint import Checkpoint
from boardlab.lessons.model.grade import Grade
from boardlab.lessons.model.misconception import Misconception

ANSWERED_APART = frozenset({"number", "choice", "legal"})
"""The kinds of question whose answer is no place, order or action of the board: those are walked, step by step."""
LONGEST = 60
"""So many letters of places are read at a glance; more of them are looked at on the board."""


class Highlights(NamedTuple):
    """Places to be lit."""

    lit: tuple[str, ...] = ()
    focus: tuple[str, ...] = ()
    """Those that decide."""


def of_receipt(receipt: Receipt | None, about: int | None) -> Highlights:
    """The places that a receipt counts: of points, those of all lines that pay a seat.

    Args:
        receipt: where the right answer comes from; None where nothing is counted.
        about: the seat; None for all seats.
    """
    if receipt is None:
        return Highlights()
    if receipt.unit != "points":
        counted = [line for line in receipt.lines if line.points] or receipt.lines
        return Highlights(_places(line.places for line in counted))
    paid = [line for line in (receipt.lines if about is None else receipt.of(about)) if line.points]
    return Highlights(_places(line.places for line in paid), _places(line.focus for line in paid))


def _places(rows: Iterable[tuple[str, ...]]) -> tuple[str, ...]:
    """All places of some rows, each once."""
    return tuple(dict.fromkeys(place for row in rows for place in row))


def of_misreading(asked: Checkpoint, wrong: Misconception | None) -> tuple[str, ...]:
    """The places at which a wrong rule looks, in the order of their keys.

    Args:
        asked: the question, of any kind.
        wrong: the wrong rule behind an answer to it; None where the answer has no name.

    Returns:
        Keys of places; () where it has none, and where they are the very places that count.
    """
    if wrong is None or wrong.places is None or asked.kind not in ANSWERED_APART:
        return ()
    found = frozenset(wrong.places(asked.position))
    return () if found in _counting(asked) else tuple(sorted(found))


def of_refuted(asked: Checkpoint, wrong: Misconception | None) -> tuple[str, ...]:
    """The places at which a wrong rule looks and the right one does not, in the order of their keys.

    Where the right one counts all of them, those that do not decide.
    """
    looked, (counted, deciding) = frozenset(of_misreading(asked, wrong)), _counting(asked)
    return tuple(sorted(looked - counted or looked - deciding))


def _counting(asked: Checkpoint) -> tuple[frozenset[str], frozenset[str]]:
    """The places by which the right answer comes about: all that are counted, and those of them that decide."""
    receipt = asked.receipt()
    lines = () if receipt is None else receipt.lines if receipt.unit != "points" else receipt.of(asked.about)
    paid = [line for line in lines if line.points]
    return (
        frozenset(place for line in paid for place in line.places),
        frozenset(place for line in paid for place in line.focus),
    )


def said_of_misreading(asked: Checkpoint, grade: Grade, lang: str | None = None) -> str:
    """What the board shows of the wrong rule behind an answer, in one sentence; "" where it shows nothing of it."""
    looked = () if grade.reveals else of_misreading(asked, grade.misconception)
    if not looked:
        return ""
    places = places_in_words(asked.position, looked, lang)
    said = WORDING.say("other.places", lang, places=places)
    if len(places) <= LONGEST and not grade.betrays(said, lang):
        return said
    return WORDING.say("other.places_many", lang)
