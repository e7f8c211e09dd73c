"""The old name of :mod:`boardlab.lessons.display`: tutorials copied from version 0.1 ask for it."""

from __future__ import annotations

from boardlab.core.renamed import old_names

__getattr__ = old_names(
    __name__,
    Attempt="boardlab.lessons.display.Attempt",
    Bill="boardlab.lessons.display.ReceiptTable",
    Still="boardlab.lessons.display.Still",
    Story="boardlab.lessons.display.Story",
    attempt="boardlab.lessons.display.attempt",
    bill="boardlab.lessons.display.receipt",
    choices="boardlab.lessons.display.choices",
    do="boardlab.lessons.display.do",
    still="boardlab.lessons.display.still",
    story="boardlab.lessons.display.story",
)
