"""The old name of :mod:`boardlab.lessons.torres.display`: tutorials copied from version 0.1 ask for it."""

from __future__ import annotations

from boardlab.core.renamed import old_names

__getattr__ = old_names(
    __name__,
    Bill="boardlab.lessons.torres.display.ReceiptTable",
    attempt="boardlab.lessons.torres.display.attempt",
    bill="boardlab.lessons.torres.display.receipt",
    choices="boardlab.lessons.torres.display.choices",
    do="boardlab.lessons.torres.display.do",
    still="boardlab.lessons.torres.display.still",
)
