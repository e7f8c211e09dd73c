"""What the tutorials of Torres show: :mod:`boardlab.lessons.display`, and a scoring with or without the bonus."""

from __future__ import annotations

from boardlab.core.contract.receipt import Receipt
from boardlab.core.i18n.language import Phrase
from boardlab.lessons.display import ReceiptTable, attempt, choices, do, still, table
from boardlab.lessons.torres.right_rules import castle_receipt
from boardlab.torres import Position

__all__ = ["ReceiptTable", "attempt", "choices", "do", "receipt", "still", "table"]


def receipt(p: Position, *, bonus: bool = True) -> ReceiptTable:
    """What scoring the phase now would pay, line by line, in order; without ``bonus`` the castles alone."""
    found = (p.preview() if bonus else castle_receipt(p)) or Receipt(Phrase("receipt.all"), ())
    return ReceiptTable(found, p.wording)
