"""What a picture is made of: places one can stand on, and shapes that are drawn."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType

BARE: Mapping[str, str] = MappingProxyType({})
"""No attributes."""


@dataclass(frozen=True)
class Place:
    """One place a learner can stand on, pick, and ask about."""

    key: str
    """What a pick sends: ``d3``."""
    says: str
    """The place in words, complete: "d3, level 3, knight of A, castle of area 5, height 4"."""
    neighbours: Mapping[str, str]
    """Key of the next place by direction, as drawn: ``left``, ``right``, ``up``, ``down``, and aslant as ``up-left``.
    A digit leads to a place nearby in another layer of places, such as from tiles to the paths between them."""
    stands: str = ""
    """Short text picture of what stands there, at most four characters: ``3A``."""


@dataclass(frozen=True, init=False)
class Shape:
    """One element of a drawing: an SVG tag with its attributes, its text and the shapes inside it."""

    tag: str
    attrs: Mapping[str, str]
    text: str
    children: tuple[Shape, ...]

    def __init__(
        self, tag: str, attrs: Mapping[str, str] = BARE, text: str = "", children: tuple[Shape, ...] = ()
    ) -> None:
        # A picture has some seven hundred, and the way in which a frozen class sets its fields takes twice as long.
        own = self.__dict__
        own["tag"] = tag
        own["attrs"] = attrs
        own["text"] = text
        own["children"] = children
