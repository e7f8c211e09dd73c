"""The picture of Pebbles."""

from __future__ import annotations

from typing import TYPE_CHECKING

from boardlab.core.i18n.language import Seat, seat_letter
from boardlab.core.picture.scene import Marks, PictureRequest, Place, Scene, Shape
from tests.toygame.actions import CELLS
from tests.toygame.rulings import WORDS

if TYPE_CHECKING:
    from tests.toygame.position import Pebbles

VIEWS = ("board", "dots")
CSS = """
.toy{font:700 24px system-ui,sans-serif}
.toy .bl-bg{fill:#F7F4EC}
.toy-cell{fill:#CBD3CF}
.toy text{text-anchor:middle;fill:#23262B}
.toy-0{fill:#5098D0}
.toy-1{fill:#A07000}
.toy-2{fill:#D03868}
.toy-3{fill:#7848E8}
.toy-target{fill:none;stroke:#0F766C;stroke-width:4}
.toy-picked{fill:none;stroke:#23262B;stroke-width:6}
.toy-refused{fill:none;stroke:#C93A16;stroke-width:6;stroke-dasharray:9 5}
.toy-last{fill:none;stroke:#DDA51C;stroke-width:4}
.toy .bl-hit{fill:transparent}
.toy .bl-over{stroke:#23262B;stroke-width:2}
.toy .bl-at{stroke:#23262B;stroke-width:5}
.toy .bl-lit{stroke:#23262B;stroke-width:5}
.toy-lit{fill:none;stroke:#23262B;stroke-width:2}
.toy .bl-dim{opacity:.35}
"""


def neighbours(cell: str, rotation: int = 0) -> dict[str, str]:
    """The cells that touch one by a side, by the way to them on a board turned by quarters."""
    x, y = spot(cell, rotation)
    near = {"left": (x - 1, y), "right": (x + 1, y), "up": (x, y - 1), "down": (x, y + 1)}
    found = {spot(other, rotation): other for other in CELLS}
    return {way: found[at] for way, at in near.items() if at in found}


def spot(cell: str, rotation: int = 0) -> tuple[int, int]:
    """Where a cell lies in the picture: its column and row there."""
    x, y = "abc".index(cell[0]), 3 - int(cell[1])
    for _ in range(rotation % 4):
        x, y = 2 - y, x
    return x, y


def touches(cell: str, other: str, corners: bool) -> bool:
    """Do two cells touch by a side, or where corners count by a corner?"""
    away = sorted(abs(one - two) for one, two in zip(spot(cell), spot(other), strict=True))
    return away == [0, 1] or (corners and away == [1, 1])


def scene(p: Pebbles, asked: PictureRequest) -> Scene:
    """The picture of a position; ``dots`` draws the pebbles small."""
    marks, rotation, lang, names = asked.marks, asked.rotation, asked.lang, asked.names
    glide = {target: source for source, target in marks.glide}
    ground, pieces, rings, hits, places = [], [], [], [], {}
    for cell in CELLS:
        x, y = spot(cell, rotation)
        px, py = 60 + x * 100, 60 + y * 100
        ground.append(
            Shape("rect", {"class": "toy-cell", "x": f"{px - 46}", "y": f"{py - 46}", "width": "92", "height": "92"})
        )
        owner = p.at.get(cell)
        if owner is not None:
            attrs = {"class": f"toy-{owner}", "data-key": f"pebble:{seat_letter(owner)}@{cell}"}
            attrs["style"] = f"transform:translate({px}px,{py}px)"
            if cell in glide:
                attrs["data-from"] = glide[cell]
            pieces.append(Shape("g", attrs, children=_pebble(owner, 30 if asked.view == "board" else 18)))
        kind = _mark(cell, marks)
        if kind:
            rings.append(Shape("circle", {"class": f"toy-{kind}", "cx": f"{px}", "cy": f"{py}", "r": "38"}))
        hits.append(Shape("path", {"class": "bl-hit", "data-place": cell, "d": f"M{px - 46} {py - 46}h92v92h-92z"}))
        said = "says.free" if owner is None else "says.held"
        says = WORDS.say(said, lang, names, cell=cell, owner=Seat(owner or 0))
        places[cell] = Place(cell, says, neighbours(cell, rotation), "" if owner is None else seat_letter(owner))
    shown = {spot(cell, rotation): cell for cell in CELLS}
    points = (WORDS.say("says.points", lang, names, owner=Seat(s), points=n) for s, n in enumerate(p.scores))
    return Scene(
        title=WORDS.say("says.board", lang),
        lang=lang,
        css="".join(CSS.split("\n")),
        classes=("bl-toy", "toy"),
        view_box=(0, 0, 320, 320),
        layers={"ground": tuple(ground), "pieces": tuple(pieces), "marks": tuple(rings), "hits": tuple(hits)},
        places=places,
        rows=tuple(tuple(shown[x, y] for x in range(3)) for y in range(3)),
        summary=(WORDS.phrase(p.headline(), lang), *points),
    )


def _pebble(owner: int, size: int) -> tuple[Shape, ...]:
    if owner % 2:
        side = {"x": f"{3 - size}", "y": f"{3 - size}", "width": f"{2 * size - 6}", "height": f"{2 * size - 6}"}
        shape = Shape("rect", side)
    else:
        shape = Shape("circle", {"r": f"{size}"})
    return shape, Shape("text", {"y": "8"}, seat_letter(owner))


def _mark(cell: str, marks: Marks) -> str:
    kinds = {"picked": marks.picked, "refused": marks.refused, "last": marks.last, "target": marks.targets}
    return next((kind for kind, cells in kinds.items() if cell in cells), "")
