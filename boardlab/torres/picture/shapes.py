"""The glyphs of a Torres picture: figures, tokens, pills, tags, rings, and the outline of a castle."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import NamedTuple

from boardlab.core.i18n.language import seat_letter
from boardlab.core.picture import drawing
from boardlab.core.picture.drawing import group, path, shift, text
from boardlab.core.picture.scene import Shape
from boardlab.core.picture.svg import number, pair

KING = -1
"""Stands for the king where a figure is asked for by seat."""

Point = tuple[float, float]

_CLOAK = "M-14 0q0-19 3-23q2-3 5-3h12q3 0 5 3q3 4 3 23q-14 13-28 0z"
_KNIGHT_EDGE = "M-14 0q0-19 3-23q2-3 5-3v-8a6 7 0 0 1 12 0v8q3 0 5 3q3 4 3 23q-14 13-28 0z"
_HELMET = "M-6-26v-8a6 7 0 0 1 12 0v8zm3-6h6"
_HEMS = (
    "M-8.5-2h0m4 3h0m4.5 1h0m4.5-1h0m4-3h0",
    "M-8-3v4m4-2.5v4.5m4-3.5v5m4-6v4.5m4-6v4",
    "M-10 0l3-4m1 6l3-4m1 6l4-5m1 4l3-4m2 2l2-3",
    "M-11-3l6 5 5-5 5 5 6-5m-21 4l5-4 5 6 5-6 5 4",
)
"""Each player's pattern, on the hem of the cloak: dots, bars, slants, lattice."""
_SHIELDS = (
    "M0-25a10 10 0 1 0 .01 0z",
    "M-9-24.5h18v18h-18z",
    "M0-28 12.5-6h-25z",
    "M0-28.5 12-15.5 0-2.5-12-15.5z",
)
"""Each player's shape: circle, square, triangle, diamond."""
_LETTER_FOOT = ("-10.5", "-11", "-8.6", "-11.1")
_ROBE = "M-14 0C-14-14-9-24-6-29H6C9-24 14-14 14 0A14 7 0 0 1-14 0z"
_HEM = "M-13.6-5Q0 4.5 13.6-5L14 0Q0 9-14 0z"
_FACE = "M0-44a8.5 8.5 0 1 0 .01 0z"
_KING_EDGE = (
    "M-14 0C-14-14-9-24-6-29L-9-38-13-52-5.5-46.5 0-56 5.5-46.5 13-52 9-38 6-29C9-24 14-14 14 0A14 7 0 0 1-14 0z"
)
_KING_CROWN = "M-9-38-13-52-5.5-46.5 0-56 5.5-46.5 13-52 9-38Q0-34.5-9-38z"
CROWN = "M-9 7-12-6-5 0 0-9 5 0 12-6 9 7z"


def signs(neighbours: list[str], across: list[int], down: list[int]) -> Shape:
    """The edge labels of a line of cells, each the sign its two nearest cells share: one text placed sign by sign."""
    shared = "".join(pair[0] if pair[0] == pair[2] else pair[1] for pair in neighbours)
    places = {"x": " ".join(map(str, across)), "y": " ".join(map(str, down))}
    return Shape("text", {"class": "bl-lab bl-m", **places}, shared)


def seat_class(seat: int) -> str:
    """The class that carries a player's colour."""
    return f"bl-{seat + 1}"


def figure(seat: int, x: float, y: float, *, key: str, origin: str = "", dim: bool = False) -> Shape:
    """A knight, or the king, standing with the middle of its foot at (x, y)."""
    if seat == KING:
        parts = [Shape("path", {"d": data}) for data in (_KING_EDGE, _ROBE, _HEM, _FACE, _KING_CROWN)]
        kind = "bl-kk"
    else:
        # Told apart by their order: a line of paper round all, cloak, hem, helmet, shield; classes cost a kilobyte.
        paths = (_KNIGHT_EDGE, _CLOAK, _HEMS[seat], _HELMET, _SHIELDS[seat])
        parts = [Shape("path", {"d": data}) for data in paths]
        parts.append(Shape("text", {"y": _LETTER_FOOT[seat]}, seat_letter(seat)))
        kind = f"bl-k {seat_class(seat)}"
    kind += " bl-dim" if dim else ""
    return group(*parts, kind=kind, data_key=key, data_from=origin, style=shift(x, y))


def edge_of(seat: int) -> str:
    """Path data round a knight, or the king, with the middle of its foot at (0, 0)."""
    return _KING_EDGE if seat == KING else _KNIGHT_EDGE


def token(seat: int, x: float, y: float, scale: float = 1, *, kind: str = "", **attrs: str) -> Shape:
    """A player's sign, or the king's, as a flat counter with its middle at (x, y)."""
    style = shift(x, y, scale)
    if seat == KING:
        disc = Shape("circle", {"class": "bl-king", "r": "12.5"})
        return group(
            disc,
            path("bl-crown", CROWN, style="transform:scale(.8)"),
            kind=kind,
            style=style,
            **attrs,
        )
    return drawing.token(seat, x, y, scale, kind=kind, **attrs)


def crown(x: float, y: float, scale: float = 1) -> Shape:
    """The crown alone, as the sign of the king's castle."""
    return path("bl-crown", CROWN, style=shift(x, y, scale))


class Tag(NamedTuple):
    """A castle's measures and where they stand: the middle, and the point of the castle they belong to."""

    x: int
    y: int
    area: int
    height: int
    royal: bool = False
    anchor: tuple[int, int] | None = None

    @property
    def reach(self) -> tuple[int, int]:
        """How far it reaches to the left and to the right of its middle; numbers of two digits need more room."""
        return (53 if self.royal else 29) + TAG_DIGIT * (self.area > 9), 29 + TAG_DIGIT * (self.height > 9)


TAG_DIGIT = 9
"""How wide a second digit of a tag is."""


def tags(all_tags: list[Tag], *, plates: bool) -> Shape:
    """Castle tags: a rhombus with the area, an arrow with the height. Never "5 × 4": that is the mistake.

    Stems, plates and signs are one path each: eight castles would otherwise cost a kilobyte more.
    """
    stems = "".join(f"M{t.anchor[0]} {t.anchor[1]}L{t.x} {t.y}" for t in all_tags if t.anchor)
    grounds = "".join(f"M{t.x - t.reach[0] + 10} {t.y}h{sum(t.reach) - 20}" for t in all_tags)
    rhombs = "".join(
        f"M{t.x - 24 - TAG_DIGIT} {t.y}l7-5 7 5-7 5zm{32 + TAG_DIGIT} 5v-10m-3.5 3.5l3.5-3.5 3.5 3.5"
        if t.area > 9
        else f"M{t.x - 24} {t.y}l7-5 7 5-7 5zm32 5v-10m-3.5 3.5l3.5-3.5 3.5 3.5"
        for t in all_tags
    )
    parts = [path("bl-ts", stems)] if stems else []
    if plates:
        parts.append(path("bl-tp", grounds))
    parts.append(Shape("path", {"d": rhombs}))
    for t in all_tags:
        if t.royal:
            parts.append(crown(t.x - t.reach[0] + 13, t.y, 0.75))
        if t.area < 10 and t.height < 10:
            parts.append(Shape("text", {"x": f"{t.x - 7} {t.x + 14}", "y": str(t.y + 5)}, f"{t.area}{t.height}"))
        else:
            left = t.x - 7 - TAG_DIGIT * (t.area > 9)
            parts += [text(left, t.y + 5, str(t.area)), text(t.x + 14, t.y + 5, str(t.height))]
    return group(*parts, kind="bl-tag")


def pill(
    x: float, y: float, words: str, *, seat: int | None = None, sign: str = "", kind: str = "", **attrs: str
) -> Shape:
    """What stands behind a tower, shown before it: a token and its level, or a mark and the cell’s name or level."""
    rect = Shape("rect", {"x": "-22", "y": "-13", "width": "44", "height": "26", "rx": "13"})
    if seat is None:
        inner = group(*mark_sign(sign, 0, 0), style=shift(-11, 0, 0.9))
        label = Shape("text", {"x": "-3" if len(words) > 1 else "2", "y": "5"}, words)
    else:
        inner = token(seat, -8, 0, 0.9)
        label = Shape("text", {"x": "8", "y": "5.5"}, words)
    return group(rect, inner, label, kind=f"bl-xr {kind}".strip(), style=shift(x, y), **attrs)


def mark_sign(sign: str, x: float, y: float) -> tuple[Shape, ...]:
    """The small sign inside a target ring or pill: what would happen there."""
    at = f"M{number(x)} {number(y)}"
    if sign == "door":
        return (path("bl-dot", at + "m-5 6v-6a5 6 0 0 1 10 0v6z"),)
    if sign == "add":
        return (path("bl-dot", at + "m-7 7q1-7 4-9v-3a3 4 0 0 1 6 0v3q3 2 4 9q-7 3-14 0z"),)
    if sign == "block":
        return (path("bl-dot", at + "m-8-3 8 5.5v8l-8-5.5zm16 0-8 5.5v8l8-5.5zm-8-6.5 7 4.8-7 4.8-7-4.8z"),)
    if sign == "king":
        return (path("bl-dot", at + "m-8 5-2.5-9 6 4 4.5-7 4.5 7 6-4-2.5 9z"),)
    if sign == "no":
        return (path("bl-no", at + "m-9 0a9 9 0 1 0 18 0a9 9 0 1 0-18 0zm3 6 12-12"),)
    if sign == "piece":
        return ()
    return (path("bl-dot", at + "m-5.3 0a5.3 3.6 0 1 0 10.6 0a5.3 3.6 0 1 0-10.6 0z"),)


@lru_cache(maxsize=1024)
def outline(
    cells: tuple[tuple[int, int], ...], inset: float, radius: float, project: Callable[[float, float], Point]
) -> str:
    """Path data round a set of cells, drawn in by ``inset`` cells, with rounded corners, seen through ``project``.

    Edges run with the inside on their left. Where two cells meet only at a corner the walk turns left and so stays on
    its own side: a castle never looks joined to itself or to another one there.
    """
    inside = set(cells)
    edges: dict[tuple[int, int], list[tuple[int, int]]] = {}
    for c, r in sorted(inside):
        for beside, start, way in (
            ((c, r - 1), (c, r), (1, 0)),
            ((c + 1, r), (c + 1, r), (0, 1)),
            ((c, r + 1), (c + 1, r + 1), (-1, 0)),
            ((c - 1, r), (c, r + 1), (0, -1)),
        ):
            if beside not in inside:
                edges.setdefault(start, []).append(way)
    data = ""
    while edges:
        start = min(edges)
        point, way = start, edges[start][0]
        steps: list[tuple[tuple[int, int], tuple[int, int]]] = []
        while not steps or point != start:
            left = (-way[1], way[0])
            ways = edges[point]
            way = left if steps and left in ways else ways[0]
            steps.append((point, way))
            ways.remove(way)
            if not ways:
                del edges[point]
            point = (point[0] + way[0], point[1] + way[1])
        data += _rounded(steps, inset, radius, project)
    return data


def _rounded(
    steps: list[tuple[tuple[int, int], tuple[int, int]]],
    inset: float,
    radius: float,
    project: Callable[[float, float], Point],
) -> str:
    data = ""
    last = (0, 0)
    for at, ((c, r), (ahead_c, ahead_r)) in enumerate(steps):
        came_c, came_r = steps[at - 1][1]
        if (came_c, came_r) == (ahead_c, ahead_r):
            continue
        # The inside lies to the left of both edges, so the corner moves in by the sum of their left-hand normals.
        c += inset * (-came_r - ahead_r)  # type: ignore[assignment]
        r += inset * (came_c + ahead_c)  # type: ignore[assignment]
        spots = [
            project(c - came_c * radius, r - came_r * radius),
            project(c, r),
            project(c + ahead_c * radius, r + ahead_r * radius),
        ]
        (x0, y0), (x1, y1), (x2, y2) = [(round(x), round(y)) for x, y in spots]
        bend = f"q{pair(x1 - x0, y1 - y0)}{pair(x2 - x0, y2 - y0, after=True)}"
        data += f"l{pair(x0 - last[0], y0 - last[1])}{bend}" if data else f"M{x0} {y0}{bend}"
        last = (x2, y2)
    return data + "z"
