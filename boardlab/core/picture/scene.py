"""A scene: the places of a board and the shapes drawn for them. Picture, speech and click targets come from it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace
from typing import Any, NamedTuple, TypeVar, cast

from boardlab.core.contract.receipt import CountedLine
from boardlab.core.i18n.language import Called
from boardlab.core.picture.shapes import Place, Shape
from boardlab.core.picture.sketch import picture
from boardlab.core.picture.svg import draw

__all__ = ["FOOT", "Marks", "Part", "PictureRequest", "Place", "Scene", "Shape", "Spot", "later"]

FOOT = "bl-below"
"""The class of what stands below a whole sheet; where a part of it is shown, that is out of sight."""
Made = TypeVar("Made")


class _Later:
    """A part of a scene that is made when somebody asks for it."""

    def __init__(self, make: Callable[[], Any]) -> None:
        self.make = make


def later(make: Callable[[], Made]) -> Made:
    """A part of a :class:`Scene`, made when it is first asked for: drawing needs no words, and words no style."""
    return cast(Made, _Later(make))


@dataclass(frozen=True)
class Marks:
    """What to point out on a picture, each as keys of places."""

    picked: tuple[str, ...] = ()
    """Places picked so far."""
    targets: Mapping[str, str] = field(default_factory=dict)
    """Places that may be picked next, with how they are marked (``step``, ``door``, ``add``, ``block``, ``piece``)."""
    refused: tuple[str, ...] = ()
    """Places a refusal is about."""
    last: tuple[str, ...] = ()
    """Places the last action changed."""
    left: Mapping[str, str] = field(default_factory=dict)
    """What earlier actions left on places though the position does not hold it: :attr:`Event.leaves`, by place."""
    lit: tuple[str, ...] = ()
    """Places a receipt line counts; everything else steps back."""
    focus: tuple[str, ...] = ()
    """Those among the lit that decide."""
    aside: tuple[str, ...] = ()
    """Places of the same kind that it does not count, marked as such: a fork, what lies beyond a break."""
    bonus: int = 0
    """What the lit places pay as a bonus: their focus turns gold and carries the number."""
    sources: tuple[str, ...] = ()
    """Places that what is being picked comes from: the building at a harbour, for a rate."""
    among: tuple[str, ...] = ()
    """Places a question is about: nothing else may be picked."""
    asked: tuple[str, ...] = ()
    """Places that a question names, or asks about: they are pointed out, and nothing steps back."""
    step: CountedLine | None = None
    """The line of a receipt that is being watched: its places are lit, and the picture shows how it is counted."""
    given: tuple[str, ...] = ()
    """Places that were picked as the answer of a question."""
    wrong: tuple[str, ...] = ()
    """Those of them that do not belong to it."""
    glide: tuple[tuple[str, str], ...] = ()
    """Pieces that have just moved, as (from, to): the one drawn at the second carries the first in ``data-from``."""
    before: Any = None
    """The position before the last action: a count that has changed since says by how much."""


@dataclass(frozen=True, kw_only=True)
class PictureRequest:
    """What picture of a position is wanted: the arguments of its ``scene()``, checked and filled in."""

    lang: str
    """The language of all words."""
    seat: int | None
    """Whose hand and whose side of the board is shown, where a picture has room for one; None leaves it to the game."""
    view: str
    """One of the position's ``views``."""
    rotation: int
    """Quarter turns of the drawing, of a board that is square; places keep their names."""
    show: str
    """``all``, ``board`` without what stands beside it, or one of the position's ``panels`` alone."""
    marks: Marks
    """What to point out."""
    theme: str
    """``auto`` follows the reader's system and JupyterLab; ``light``, ``dark``."""
    names: Called
    """What the players are called, made harmless."""


class Spot(NamedTuple):
    """Something drawn beside the places, such as a harbour, as a circle in units of the picture."""

    x: float
    y: float
    reach: float
    name: str
    says: str
    """What it is good for, in a sentence."""


class Part(NamedTuple):
    """A part of the sheet, to be shown alone."""

    box: tuple[float, float, float, float]
    """Left, top, width and height in units of the picture."""
    edge: tuple[Shape, ...]
    """What stands along its edges, such as the letters of columns."""
    spots: tuple[Spot, ...] = ()
    """What tells what that is."""

    def with_room(self, above: float, below: float) -> Part:
        """The same part with more room above and below it, as shares of its height, in the same shape."""
        left, top, width, height = self.box
        more = above + below
        box = (left - width * more / 2, top - height * above, width * (1 + more), height * (1 + more))
        return self._replace(box=box)

    def holds(self, other: Part) -> bool:
        """Is all of another part seen in this one?"""
        (x, y, w, h), (left, top, width, height) = self.box, other.box
        return x <= left and y <= top and left + width <= x + w and top + height <= y + h


@dataclass(frozen=True)
class Scene:
    """A picture ready to be drawn as SVG, typed as text or spoken: its places in words, and its shapes by layer."""

    title: str
    """What the picture shows, in one line."""
    lang: str
    css: str
    """Style rules, all scoped to the classes of :attr:`classes`."""
    classes: tuple[str, ...]
    view_box: tuple[float, float, float, float]
    layers: Mapping[str, tuple[Shape, ...]]
    """Shapes by layer, back to front: ``ground``, ``pieces``, ``links``, ``marks``, ``panel``, ``hits`` (one for each
    place, and one with a style for what stands out of it), ``pills`` (click targets of places that something hides)."""
    places: Mapping[str, Place]
    """Places by key."""
    rows: tuple[tuple[str, ...], ...]
    """Place keys row by row, as read on the board from this side: the order of the keyboard and the text picture."""
    all_css: str = ""
    """The same rules for whatever may be drawn. A live page keeps these from picture to picture, so that the browser
    need not work out all styles anew at each click; "" where :attr:`css` does not change."""
    names: Mapping[str, str] = field(default_factory=dict)
    """Short names of places beside others of their kind in a grid, by key; of none where the keys are names."""
    sketch: tuple[str, ...] = field(default_factory=tuple)
    """The board as lines of text where :attr:`rows` make no grid, as on hexes."""
    spots: tuple[Spot, ...] = field(default_factory=tuple)
    """What else on the picture can be pointed at: it is no place, and tells what it is."""
    pitch: float = 0.0
    """How far apart its places lie, in its own units, where a phone shows a part of it at a time, so that each is as
    large as a thumb; 0 where all of it is shown."""
    crowded: bool = False
    """Does a piece hide another one where the picture is as wide as a phone, and pieces are drawn larger?"""
    summary: tuple[str, ...] = field(default_factory=tuple)
    """The visible facts outside the board (phase, points, stacks, AP, …), one sentence a line."""

    def __post_init__(self) -> None:
        """Keep parts given by :func:`later` unmade until somebody asks for them."""
        mine = self.__dict__
        for name in ("css", "places", "names", "sketch", "spots", "summary"):
            if type(mine[name]) is _Later:
                mine[f"_{name}"] = mine.pop(name).make

    def __getattr__(self, name: str) -> Any:
        """What is made when it is first asked for."""
        make = self.__dict__.get(f"_{name}")
        if make is None:
            raise AttributeError(name)
        found = self.__dict__[name] = make()
        return found

    def cropped(self, part: Part) -> Scene:
        """This scene with a part of its sheet in sight, without its foot and what can be pointed at out of sight."""
        left, top, width, height = part.box
        ground, *others = self.without(FOOT).layers.items()
        told = (*self.spots, *part.spots) if self.spots else ()
        return replace(
            self,
            view_box=part.box,
            css=self.all_css or self.css,  # what stands along the edges has rules of its own
            layers=dict([ground, ("edge", part.edge), *others]),
            spots=tuple(s for s in told if 0 <= s.x - left <= width and 0 <= s.y - top <= height),
        )

    def without(self, kind: str) -> Scene:
        """This scene without its shapes of a class, wherever in a group they lie: what a question keeps back."""

        def kept(shapes: tuple[Shape, ...]) -> tuple[Shape, ...]:
            stay = (shape for shape in shapes if kind not in shape.attrs.get("class", "").split())
            return tuple(replace(shape, children=kept(shape.children)) if shape.children else shape for shape in stay)

        return replace(self, layers={name: kept(shapes) for name, shapes in self.layers.items()})

    def to_svg(self) -> str:
        """The picture as SVG text: the same scene gives the same bytes."""
        return draw(self, self.css, self.to_text())

    def to_live_svg(self, *, styled: bool = True, worded: bool = True) -> str:
        """The picture as SVG for a live page, which tells its words apart: with all rules of style, or with none.

        Without its title it is the same in every language, as far as no word is drawn on it.
        """
        return draw(self, (self.all_css or self.css) if styled else "", worded=worded)

    def to_text(self) -> str:
        """The picture as plain text: the full visible state."""
        return picture(self)
