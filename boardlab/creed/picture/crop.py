"""The lines that a question needs, from camp to camp, with the names of the ranks at their foot."""

from __future__ import annotations

from collections.abc import Iterable

from boardlab.core.picture.scene import Part
from boardlab.creed.picture.board import table
from boardlab.creed.picture.ground import ranks
from boardlab.creed.picture.words import rank_spots
from boardlab.creed.state import State
from boardlab.creed.tents import DESTROYED, FORTIFIED, OPEN

_ABOVE, _BELOW = 40, 56
"""How much is seen above the middle of the first line and below that of the last one, where the ranks are named."""
_FIELDS = 276, 488
"""Left and width of the two fields, without the camps."""
_OF_CAMPS = ("camp", "tent", "siege", "leader", "king", "commander", "assassin")
"""How words of a question begin that is not about the fields alone."""


def crop(p: State, view: str, keys: Iterable[str], lang: str) -> Part | None:
    """What to show of the sheet, and the names of the ranks at its foot; None for the whole board.

    Only three lines side by side are shown in part. Upright, fewer would be no larger; and where fields lie on two
    sides of a camp, all its lines count. Of a single line the two fields are enough where nobody speaks of a camp.

    Args:
        p: the position.
        view: ``across`` or ``upright``.
        keys: places that are spoken of besides, and lines, as ``line 2``.
        lang: the language of the names.
    """
    if p.layout.name != "straight" or view != "across":
        return None
    drawn, spoken = table("straight", view), frozenset(keys)
    stands = {key for cell, key in enumerate(p.layout.cell_names) if p.units[cell]}
    stands |= {key for tent, key in enumerate(p.layout.tent_names) if p.camps[tent] & (DESTROYED | FORTIFIED | OPEN)}
    used = [
        at
        for at, line in enumerate(drawn.lines)
        if not drawn.keys_of(line).isdisjoint(stands | spoken) or {f"line {line.name}", f"Line {line.name}"} & spoken
    ]
    if not used or used[-1] - used[0] + 1 == len(drawn.lines):
        return None
    first, last, lowest = (drawn.lines[at].disc[1] for at in (used[0], used[-1], -1))
    left, _, width, _ = drawn.board
    camps = (stands | spoken) & set(p.layout.tent_names) or any(key.startswith(_OF_CAMPS) for key in spoken)
    if first == last and spoken and not camps:
        left, width = _FIELDS
    box = (left, first - _ABOVE, width, last - first + _ABOVE + _BELOW)
    up = lowest - last
    if not up:
        return Part(box, ())
    return Part(box, tuple(ranks(drawn, lang, up)), tuple(rank_spots(drawn, lang, up)))
