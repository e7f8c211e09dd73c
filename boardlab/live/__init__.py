"""Sessions: what decides on a board that is played, a question that is asked. Knows no widget and no page.

A host, such as the widgets of :mod:`boardlab.notebook`, carries the messages between a session and its pages.
"""

from __future__ import annotations

from boardlab.core.renamed import old_names

__getattr__ = old_names(
    __name__,
    Matrix="boardlab.notebook.Matrix",
    Study="boardlab.notebook.Study",
    check="boardlab.notebook.check",
    practice="boardlab.notebook.practice",
    progress="boardlab.notebook.progress",
)
