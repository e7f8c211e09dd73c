"""The picture of Kayles: ten pins in a row."""

from __future__ import annotations

from boardlab.core.i18n.language import Seat
from boardlab.core.picture.scene import Marks, PictureRequest, Place, Scene, Shape
from boardlab.scaffold.templates.kayles.actions import CELLS, WORDS
from boardlab.scaffold.templates.kayles.position import State

WIDE, HIGH = 64, 150
"""The box of one place."""
CSS = """
.kayles{font:700 20px system-ui,sans-serif}
.kayles .bl-bg{fill:#F7F4EC}
.kayles text{text-anchor:middle;fill:#23262B}
.kayles-cell{fill:#CBD3CF}
.kayles-pin{fill:#A07000}
.kayles-target{fill:none;stroke:#0F766C;stroke-width:4}
.kayles-picked{fill:none;stroke:#23262B;stroke-width:6}
.kayles-refused{fill:none;stroke:#C93A16;stroke-width:6;stroke-dasharray:9 5}
.kayles-last{fill:none;stroke:#DDA51C;stroke-width:4}
.kayles .bl-hit{fill:transparent}
.kayles .bl-over,.kayles-lit{stroke:#23262B;stroke-width:2}
.kayles .bl-at,.kayles .bl-lit{stroke:#23262B;stroke-width:5}
.kayles-lit{fill:none}
.kayles .bl-dim{opacity:.35}
"""


def scene(p: State, asked: PictureRequest) -> Scene:
    """The picture of a position."""
    lang, names = asked.lang, asked.names
    ground, pins, rings, hits, places = [], [], [], [], {}
    for at, cell in enumerate(CELLS):
        x = 10 + at * WIDE
        box = {"x": f"{x + 2}", "y": "12", "width": f"{WIDE - 4}", "height": f"{HIGH - 4}"}
        ground.append(Shape("rect", {"class": "kayles-cell", **box}))
        ground.append(Shape("text", {"x": f"{x + WIDE // 2}", "y": f"{HIGH - 2}"}, cell))
        if cell in p.standing:
            style = f"transform:translate({x + WIDE // 2}px,70px)"
            attrs = {"class": "kayles-pin", "data-key": f"pin@{cell}", "style": style}
            pins.append(Shape("g", attrs, children=_PIN))
        if kind := _mark(cell, asked.marks):
            rings.append(Shape("rect", {"class": f"kayles-{kind}", **box}))
        hits.append(Shape("path", {"class": "bl-hit", "data-place": cell, "d": f"M{x} 10h{WIDE}v{HIGH}h-{WIDE}z"}))
        said = "says.pin" if cell in p.standing else "says.gap"
        places[cell] = Place(cell, WORDS.say(said, lang, names, cell=cell), _beside(at), "i" * (cell in p.standing))
    points = (WORDS.say("says.points", lang, names, owner=Seat(s), points=n) for s, n in enumerate(p.scores))
    return Scene(
        title=WORDS.say("says.board", lang),
        lang=lang,
        css="".join(CSS.split("\n")),
        classes=("bl-kayles", "kayles"),
        view_box=(0, 0, 20 + WIDE * len(CELLS), 20 + HIGH),
        layers={"ground": tuple(ground), "pieces": tuple(pins), "marks": tuple(rings), "hits": tuple(hits)},
        places=places,
        rows=(CELLS,),
        summary=(WORDS.phrase(p.headline(), lang), *points),
    )


_PIN = (
    Shape("circle", {"cx": "0", "cy": "-34", "r": "11"}),
    Shape("path", {"d": "M-7 -26h14c0 20 9 26 9 44c0 16 -5 26 -8 30h-16c-3 -4 -8 -14 -8 -30c0 -18 9 -24 9 -44z"}),
)


def _beside(at: int) -> dict[str, str]:
    """The places next to one, by the way to them."""
    left = {"left": CELLS[at - 1]} if at else {}
    return {**left, "right": CELLS[at + 1]} if at + 1 < len(CELLS) else left


def _mark(cell: str, marks: Marks) -> str:
    kinds = {"picked": marks.picked, "refused": marks.refused, "last": marks.last, "target": marks.targets}
    return next((kind for kind, cells in kinds.items() if cell in cells), "")
