"""Drawing: a scene becomes SVG text. The same scene gives the same bytes, one shape of a layer a line."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from typing import Protocol

from boardlab.core.picture.shapes import Shape

STILL = 0.8
"""Size of a picture that nothing else sizes, in pixels for a unit of the sheet: a board and its text fit one screen."""
_FORBIDDEN = re.compile("[\x00-\x08\x0b-\x1f\ud800-\udfff\ufffe\uffff]")
"""Signs XML 1.0 cannot carry at all, not even escaped."""
_SPECIAL = re.compile('[\x00-\x1f"&<>\ud800-\U0010ffff]')
"""Whatever needs a second look before it is written; nearly all attributes hold nothing of the kind."""
_ESCAPES = str.maketrans({"&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;"})


def escape(text: str) -> str:
    """``text`` as it may stand in SVG, between tags and inside attributes: player names are written by strangers."""
    if not _SPECIAL.search(text):
        return text
    return _FORBIDDEN.sub("\ufffd", text).translate(_ESCAPES)


def number(value: float) -> str:
    """A coordinate in its shortest fixed form: one decimal at most, no trailing zero, no ``-0``."""
    if value == (whole := int(value)):
        return str(whole)
    text = f"{value:.1f}".removesuffix(".0")
    if text.startswith("0."):
        return text[1:]
    if text.startswith("-0."):
        return "-" + text[2:]
    return "0" if text == "-0" else text


def pair(x: int, y: int, *, after: bool = False) -> str:
    """Two numbers of path data, kept apart by a space only where no minus sign does it; ``after`` another number."""
    return f"{' ' if after and x >= 0 else ''}{x}{'' if y < 0 else ' '}{y}"


def polygon(points: Iterable[tuple[int, int]], *, close: bool = True) -> str:
    """Path data through whole-numbered points, as short as SVG allows: a full late board must stay under 35 kB."""
    parts: list[str] = []
    last_x = last_y = 0
    straight = False
    for x, y in points:
        dx, dy = x - last_x, y - last_y
        if not parts:
            parts.append("M" + pair(x, y))
        elif dx == 0:
            parts.append(f"v{dy}")
            straight = False
        elif dy == 0:
            parts.append(f"h{dx}")
            straight = False
        else:
            both = f"{dx}{dy}" if dy < 0 else f"{dx} {dy}"
            parts.append(("" if dx < 0 else " ") + both if straight else f"l{both}")
            straight = True
        last_x, last_y = x, y
    return "".join(parts) + ("z" if close else "")


def written(shape: Shape) -> str:
    """A shape as text, made once: the ground of a board is drawn again and again."""
    known: str | None = shape.__dict__.get("_written")
    if known is not None:
        return known
    attrs = shape.attrs
    is_plain = not _SPECIAL.search("".join(attrs.values()))
    head = shape.tag
    for name, value in attrs.items():
        head += f' {name}="{value if is_plain else escape(value)}"'
    if shape.text or shape.children:
        inner = "".join([escape(shape.text), *map(written, shape.children)])
        text = f"<{head}>{inner}</{shape.tag}>"
    else:
        text = f"<{head}/>"
    shape.__dict__["_written"] = text
    return text


class Drawable(Protocol):
    """What is drawn: see :class:`boardlab.core.picture.scene.Scene`."""

    @property
    def title(self) -> str:
        """What the picture shows, in one line."""

    @property
    def lang(self) -> str:
        """The language of its words."""

    @property
    def classes(self) -> tuple[str, ...]:
        """The classes that the style rules are scoped to."""

    @property
    def view_box(self) -> tuple[float, float, float, float]:
        """Left, top, width and height."""

    @property
    def layers(self) -> Mapping[str, tuple[Shape, ...]]:
        """Shapes by layer, back to front."""


def draw(scene: Drawable, css: str, told: str = "", *, worded: bool = True) -> str:
    """The scene as one SVG document that stands alone: its own background, style, title and text picture.

    Args:
        scene: what is drawn.
        css: its rules of style.
        told: the picture as plain text, for those who do not see it; "" where they find it elsewhere.
        worded: with its title, and the language of that.
    """
    title, lang = (scene.title, scene.lang) if worded else ("", "")
    x, y, width, height = scene.view_box
    box = " ".join(number(side) for side in scene.view_box)
    size = f'width="{number(width * STILL)}" height="{number(height * STILL)}" style="max-width:100%;height:auto"'
    out = [
        f'<svg xmlns="http://www.w3.org/2000/svg" class="{escape(" ".join(scene.classes))}"',
        f' viewBox="{box}" {size} role="img" lang="{escape(lang)}">\n',
        f"<title>{escape(title)}</title>\n",
        f"<desc>{escape(told)}</desc>\n" if told else "",
        # Style text comes from this package alone; "<" never stands in it, and ">" must stay a combinator.
        f"<style>{css}</style>\n",
        f'<rect class="bl-bg" x="{number(x)}" y="{number(y)}" width="{number(width)}" height="{number(height)}"/>\n',
    ]
    for name, shapes in scene.layers.items():
        out.append(f'<g data-layer="{escape(name)}">\n')
        for shape in shapes:
            out += (written(shape), "\n")
        out.append("</g>\n")
    out.append("</svg>\n")
    return "".join(out)
