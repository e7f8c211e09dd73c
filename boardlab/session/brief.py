"""What a screen reader is told at once: whole sentences, as many as an ear takes, and how many were left out."""

from __future__ import annotations

import re
from collections.abc import Callable

MAX_SAID = 139
"""So many signs at most; the long form stands in the log."""

_SENTENCES = re.compile(r"(?<=[.!?…])\s+")
_CLAUSES = re.compile(r"(?<=[,;:])\s+|\s+(?=[(–—])")


def brief(text: str, more: Callable[[int], str]) -> str:
    """A text in as many of its sentences as fit; ``more(3)`` says that three were left out.

    A first sentence that is too long by itself ends after one of its clauses, or else after a word.
    """
    if len(text) <= MAX_SAID:
        return text
    sentences = _SENTENCES.split(text)
    for kept in range(len(sentences) - 1, 0, -1):
        told = f"{' '.join(sentences[:kept])} {more(len(sentences) - kept)}"
        if len(told) <= MAX_SAID:
            return told
    first = sentences[0]
    for parts in (_CLAUSES.split(first), first.split()):
        for kept in range(len(parts) - 1, 0, -1):
            told = " ".join(parts[:kept]).rstrip(",;: ") + " …"
            if len(told) <= MAX_SAID and len(told) * 2 >= MAX_SAID:
                return told
    return first[: MAX_SAID - 1] + "…"
