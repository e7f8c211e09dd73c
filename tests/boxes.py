"""How much room the parts of a picture take, worked out from the shapes and the rules of style, without a browser."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache

from boardlab.core.picture.drawing import width
from boardlab.core.picture.scene import Scene, Shape

Chain = tuple[tuple[str, frozenset[str]], ...]
"""A shape and what it stands in, outermost first: tag and classes."""
_NUMBER = r"-?(?:\d+\.?\d*|\.\d+)"
_STEPS = {"M": 2, "L": 2, "H": 1, "V": 1, "C": 6, "Q": 4, "T": 2, "S": 4, "A": 7, "Z": 0}


@dataclass(frozen=True)
class Box:
    """A part of a picture and the room it takes."""

    name: str
    left: float
    top: float
    right: float
    bottom: float

    def meets(self, other: Box, gap: float = 0) -> bool:
        """Do the two touch, or come closer than the gap?"""
        return (
            self.left < other.right + gap
            and other.left < self.right + gap
            and self.top < other.bottom + gap
            and other.top < self.bottom + gap
        )

    def grown(self, by: float) -> Box:
        """The same with an edge round it."""
        return Box(self.name, self.left - by, self.top - by, self.right + by, self.bottom + by)


@dataclass(frozen=True)
class Placed:
    """A shape where it stands: its move and scale, and what it stands in."""

    shape: Shape
    chain: Chain
    x: float
    y: float
    scale: float
    key: str
    """The ``data-key`` of the shape, or of what it stands in."""
    own: str
    """Its style and that of all it stands in, the innermost first."""

    @property
    def classes(self) -> frozenset[str]:
        """Its classes and those of all it stands in."""
        return frozenset[str]().union(*(names for _, names in self.chain))


def placed(scene: Scene, *layers: str) -> Iterator[Placed]:
    """All shapes of these layers (all there are, where none is named), with those inside others."""
    for name in layers or scene.layers:
        for shape in scene.layers.get(name, ()):
            yield from _inside(shape, (("svg", frozenset(scene.classes)),), 0, 0, 1, "", "")


def _inside(shape: Shape, chain: Chain, x: float, y: float, scale: float, key: str, own: str) -> Iterator[Placed]:
    style = shape.attrs.get("style", "") + shape.attrs.get("transform", "")
    moved = re.search(rf"translate\(({_NUMBER})(?:px)?[, ]+({_NUMBER})", style)
    scaled = re.search(rf"scale\(({_NUMBER})\)", style)
    if moved:
        x, y = x + scale * float(moved[1]), y + scale * float(moved[2])
    scale *= float(scaled[1]) if scaled else 1
    chain = (*chain, (shape.tag, frozenset(shape.attrs.get("class", "").split())))
    key = shape.attrs.get("data-key", key)
    own = f"{shape.attrs.get('style', '')};{own}"
    yield Placed(shape, chain, x, y, scale, key, own)
    for child in shape.children:
        yield from _inside(child, chain, x, y, scale, key, own)


# -- style ------------------------------------------------------------------------------------------------------------


@cache
def _rules(css: str) -> tuple[tuple[str, dict[str, str]], ...]:
    found = []
    for line in css.splitlines():
        selectors, _, body = line.partition("{")
        if not body or line.startswith("@"):
            continue
        facts = dict(part.split(":", 1) for part in body.rstrip("}").split(";") if ":" in part and "{" not in part)
        found += [(one, facts) for one in re.split(r",(?![^(]*\))", selectors)]
    return tuple(found)


def style(scene: Scene, one: Placed, name: str, default: str) -> str:
    """What the rules of a picture say of a shape: the last one that is about it, or about what it stands in."""
    inline = re.search(rf"{name}:([^;]+)", one.own if name != "transform" else "")
    if inline:
        return inline[1]
    return _said(scene.css, one.chain, name) or default


@cache
def _said(css: str, chain: Chain, name: str) -> str:
    about = [(selector, facts[name]) for selector, facts in _rules(css) if name in facts]
    for length in range(len(chain), 0, -1):
        said = [value for selector, value in about if _is(selector, chain[:length])]
        if said:
            return said[-1]
    return ""


@cache
def _is(selector: str, chain: Chain) -> bool:
    parts = [part for part in re.split(r"[\s>]+", selector.strip()) if part]
    if not parts or "(" in selector or not _fits(parts[-1], chain[-1]):
        return False
    at = len(chain) - 2
    for part in reversed(parts[:-1]):
        while at >= 0 and not _fits(part, chain[at]):
            at -= 1
        if at < 0:
            return False
        at -= 1
    return True


def _fits(part: str, one: tuple[str, frozenset[str]]) -> bool:
    tag, *names = part.split(".")
    return (not tag or tag == one[0]) and ":" not in part and one[1].issuperset(names)


# -- room -------------------------------------------------------------------------------------------------------------


def text_size(scene: Scene, one: Placed) -> float:
    """How large a text is, in units of the sheet."""
    said = one.shape.attrs.get("font-size") or style(scene, one, "font-size", "")
    if not said:
        base = re.search(r"font:(?:\d+ )?([\d.]+)px", scene.css)
        said = base[1] if base else "16"
    return float(said.removesuffix("px")) * one.scale


def text_box(scene: Scene, one: Placed) -> Box | None:
    """The room of a text; None for one that is empty, or whose signs stand apart."""
    attrs = one.shape.attrs
    if not one.shape.text.strip() or " " in attrs.get("x", ""):
        return None
    size = text_size(scene, one)
    bold = style(scene, one, "font-weight", "400") not in ("400", "600", "normal")
    # As wide as the widest of the usual fonts of a system (DejaVu Sans) makes them.
    wide = sum(width(sign, size) * (1 if sign > "ᄀ" else 1.16 if bold else 1.03) for sign in one.shape.text)
    wide = float(attrs["textLength"]) * one.scale if "textLength" in attrs else wide
    moved = style(scene, one, "transform", "")
    if re.search("matrix|rotate|skew", moved + attrs.get("transform", "")):
        return None
    by = (
        re.search(rf"translate\(({_NUMBER})px,({_NUMBER})px\)", moved)
        if "transform" not in attrs.get("style", "")
        else None
    )
    x = one.x + one.scale * (float(attrs.get("x", 0)) + (float(by[1]) if by else 0))
    y = one.y + one.scale * (float(attrs.get("y", 0)) + (float(by[2]) if by else 0))
    anchor = attrs.get("text-anchor") or style(scene, one, "text-anchor", "start")
    left = x - {"start": 0, "middle": wide / 2, "end": wide}[anchor]
    return Box(one.shape.text, left, y - 0.72 * size, left + wide, y + 0.05 * size)


def shape_box(one: Placed) -> Box | None:
    """The room of a drawn shape, without its line; None for a group."""
    attrs = one.shape.attrs
    if one.shape.tag == "rect":
        x, y, wide, high = (float(attrs.get(name, 0)) for name in ("x", "y", "width", "height"))
        corners = [(x, y), (x + wide, y + high)]
    elif one.shape.tag == "circle":
        x, y, r = (float(attrs.get(name, 0)) for name in ("cx", "cy", "r"))
        corners = [(x - r, y - r), (x + r, y + r)]
    elif one.shape.tag == "path" and "d" in attrs:
        corners = list(points(attrs["d"]))
    else:
        return None
    xs, ys = ([one.x + one.scale * x for x, _ in corners], [one.y + one.scale * y for _, y in corners])
    return Box(one.key or attrs.get("class", one.shape.tag), min(xs), min(ys), max(xs), max(ys))


def points(data: str) -> Iterator[tuple[float, float]]:
    """The points a path goes through, or is drawn towards; the bulge of arcs as wide as their radius."""
    x = y = x0 = y0 = 0.0
    for command, rest in re.findall(r"([A-Za-z])([^A-Za-z]*)", data):
        kind, relative = command.upper(), command.islower()
        found = [float(number) for number in re.findall(_NUMBER, rest)]
        if kind == "A":
            found = [float(number) for number in arc_numbers(rest)]
        if kind == "Z":
            x, y = x0, y0
            continue
        step = _STEPS[kind]
        for at in range(0, len(found), step):
            part = found[at : at + step]
            if kind == "H":
                x = part[0] + (x if relative else 0)
            elif kind == "V":
                y = part[0] + (y if relative else 0)
            else:
                base = (x, y) if relative else (0.0, 0.0)
                if kind == "A":
                    end = (part[5] + base[0], part[6] + base[1])
                    if part[3]:  # the long way round: a circle, below where it begins and ends
                        yield from ((x - part[0], y + sign * part[1]) for sign in (0, 2))
                        yield (x + part[0], y)
                    elif (end[0] - x) and end[1] == y:
                        yield ((x + end[0]) / 2, y - part[1])
                else:
                    end = (part[-2] + base[0], part[-1] + base[1])
                    yield from ((part[n] + base[0], part[n + 1] + base[1]) for n in range(0, step - 2, 2))
                x, y = end
            if kind == "M" and at == 0:
                x0, y0 = x, y
            yield x, y


def arc_numbers(rest: str) -> Iterator[str]:
    """The numbers of arcs; their two flags may stand without a space."""
    at = 0
    for count in range(10_000):
        pattern = r"\s*,?\s*([01])" if count % 7 in (3, 4) else rf"\s*,?\s*({_NUMBER})"
        found = re.compile(pattern).match(rest, at)
        if found is None:
            return
        yield found[1]
        at = found.end()


def clashes(boxes: list[Box], gap: float = 0) -> Iterator[tuple[Box, Box]]:
    """Every two that meet."""
    for at, one in enumerate(boxes):
        for other in boxes[:at]:
            if one.meets(other, gap):
                yield other, one
