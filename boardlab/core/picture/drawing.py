"""Drawing parts every game uses: paths, words that fit their room, and the tokens that tell players apart."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any

from boardlab.core.given import one_of, texts
from boardlab.core.i18n.language import PSEUDO, Address, Called, Wording, seat_letter
from boardlab.core.picture.scene import Marks, PictureRequest, Scene, Shape, later
from boardlab.core.picture.seats import HOUSE, SeatLook
from boardlab.core.picture.style import Sheet
from boardlab.core.picture.svg import number

PLAYERS = tuple(look.colour for look in HOUSE)
"""The colours of A, B, C, D."""
TOKENS = (
    ("M0-11a11 11 0 1 0 .01 0z", "M0-8a8 8 0 1 0 .01 0z", "4.5"),
    ("M-10-10h20v20h-20z", "M-7-7h14v14h-14z", "4.5"),
    ("M0-13 13 10h-26z", "M0-7 8 7.2h-16z", "6.2"),
    ("M0-13.5 13 0 0 13.5-13 0z", "M0-9.3 9 0 0 9.3-9 0z", "4.4"),
)
"""Each player's token: outer shape (circle, square, triangle, diamond), paper inside it, foot of the letter."""


def path(kind: str, data: str, **attrs: str) -> Shape:
    """A path of one class; ``data_key`` is written ``data-key``, and what is empty is left out."""
    named = {"class": kind} if kind else {}
    for name, value in attrs.items():
        if value:
            named[name.replace("_", "-")] = value
    named["d"] = data
    return Shape("path", named)


def text(x: float, y: float, words: str, kind: str = "") -> Shape:
    """Words with their foot at (x, y)."""
    place = {"x": number(x), "y": number(y)} if x or y else {}
    return Shape("text", {"class": kind, **place} if kind else place, words)


def group(*children: Shape, **attrs: str) -> Shape:
    """Shapes that belong together; ``data_key`` is written ``data-key``, ``kind`` is written ``class``."""
    named = {}
    for name, value in attrs.items():
        if value:
            named["class" if name == "kind" else name.replace("_", "-")] = value
    return Shape("g", named, "", children)


def shift(x: float, y: float, scale: float = 1) -> str:
    """A style that moves a group: style and not attribute, so that a change of it can glide."""
    moved = f"transform:translate({number(x)}px,{number(y)}px)"
    return moved if scale == 1 else f"{moved} scale({scale:g})"


def token(seat: int, x: float, y: float, scale: float = 1, *, kind: str = "", **attrs: str) -> Shape:
    """A player's sign as a flat counter with its middle at (x, y): classes ``bl-f`` and ``bl-1`` to ``bl-4``."""
    outer, inner, foot = TOKENS[seat]
    parts = (Shape("path", {"d": outer}), Shape("path", {"d": inner}), Shape("text", {"y": foot}, seat_letter(seat)))
    return group(*parts, kind=f"bl-f bl-{seat + 1} {kind}".strip(), style=shift(x, y, scale), **attrs)


def cased_token(look: SeatLook, seat: int, x: float, y: float, scale: float = 1, **attrs: str) -> Shape:
    """The token of a seat whose letter stands on its colour: paper round ink round the shape. Classes ``bl-f``,
    ``bl-c0`` for the line of paper, ``bl-y1`` to ``bl-y4``.
    """
    words = Shape("text", {"y": number(look.foot)}, look.letter)
    parts = (path("bl-c0", look.shape), Shape("path", {"d": look.shape}), words)
    return group(*parts, kind=f"bl-f bl-y{seat + 1}", style=shift(x, y, scale), **attrs)


def classes(shapes: Iterable[Shape]) -> set[str]:
    """The classes some shapes use, with those inside them."""
    found: set[str] = set()
    for shape in shapes:
        found.update(shape.attrs.get("class", "").split())
        if shape.children:
            found |= classes(shape.children)
    return found


def check_picture(view: str, views: Iterable[str], show: str, parts: Iterable[str], theme: str) -> None:
    """Can such a picture be drawn?

    Raises:
        PlainError: where not; it says which view, part or theme there is instead.
    """
    one_of("view", view, views)
    one_of("show", show, parts)
    one_of("theme", theme, THEMES)


@dataclass(frozen=True, kw_only=True)
class DrawContextBase:
    """What the drawing of a position asks of it, worked out once: here what all games ask, in each game the rest."""

    wording: Wording
    lang: str
    names: Called
    viewer: int | None
    """The seat that looks, of whom more is said; None where nobody in particular does."""
    marks: Marks

    def say(self, key: str, **facts: object) -> str:
        """A wording in the language of this picture."""
        return self.wording.say(key, self.lang, self.names, **facts)

    def name_of(self, seat: int) -> str:
        """What a player is called: the given name, or the game's word for the seat."""
        names = self.names.names if isinstance(self.names, Address) else self.names
        if names and seat < len(names):
            return names[seat]
        return self.wording.seat_name(seat, self.lang)


def composed(
    sheet: Sheet,
    asked: PictureRequest,
    layers: Mapping[str, tuple[Shape, ...]],
    *,
    title: str,
    view_box: tuple[float, float, float, float],
    **words: Any,
) -> Scene:
    """Shapes in the dress of their game as a scene.

    Args:
        sheet: the style sheet of the game.
        asked: what picture is wanted.
        layers: the shapes, by layer, back to front.
        title: what it shows, in one line.
        view_box: what of the drawing is seen.
        words: the rest of the :class:`Scene`: ``places``, ``names``, ``rows``, ``sketch``, ``spots``, ``pitch``,
            ``crowded`` and ``summary``.
    """
    theme = asked.theme
    return Scene(
        title=title,
        lang="en" if asked.lang == PSEUDO else asked.lang,
        css=later(lambda: sheet.css(theme, frozenset({"bl-bg"}.union(*map(classes, layers.values()))))),
        all_css=sheet.css(theme),
        classes=(sheet.root, f"bl-{theme}"),
        view_box=view_box,
        layers=layers,
        **{"places": {}, "rows": (), **words},
    )


# -- words -----------------------------------------------------------------------------------------------------------

_LONGEST_NAME = 40
_READ_OF_NAME = 200
"""Of a longer name only the beginning is looked at."""
THEMES = ("auto", "light", "dark")
_NARROW = frozenset(" iljtfr.,:;'’|!()I1")
_WIDE = frozenset("mwMWOQG@%…")


def width(words: str, size: float = 16) -> float:
    """Roughly how wide words are in a system font; a little too wide rather than too narrow."""
    total = 0.0
    for sign in words:
        if unicodedata.east_asian_width(sign) in "WF":
            total += 1
        else:
            total += 0.36 if sign in _NARROW else 0.9 if sign in _WIDE else 0.6
    return size * total


def clip(words: str, room: float, size: float = 16) -> str:
    """Words cut to a width, with an ellipsis where something is lost. Names are as long as strangers make them."""
    if width(words, size) <= room:
        return words
    while words and width(words + "…", size) > room:
        words = words[:-1]
    return words.rstrip() + "…"


def fit(x: float, y: float, words: str, room: float, kind: str = "", size: float = 16) -> Shape:
    """Words that must stay whole, squeezed where a font would make them wider than the room."""
    shape = text(x, y, words, kind)
    if width(words, size) <= room * 1.05:
        return shape
    squeeze = {"textLength": number(room), "lengthAdjust": "spacingAndGlyphs"}
    return Shape("text", {**shape.attrs, **squeeze}, words)


def clean_names(names: Called) -> Called:
    """Names without control and direction signs, and of a bearable length: they come from whoever sits at the table."""
    if isinstance(names, Address):
        return Address(None if names.names is None else _cleaned(names.names), names.you)
    return _cleaned(names)


def _cleaned(names: object) -> tuple[str, ...] | None:
    if names is None:
        return None
    given = [name[:_READ_OF_NAME] for name in texts("names", names, '["Ann", "Bo"]')]
    kept = ["".join(sign for sign in name if unicodedata.category(sign)[0] != "C").strip() for name in given]
    return tuple(
        (name if len(name) <= _LONGEST_NAME else name[: _LONGEST_NAME - 1] + "…") or seat_letter(seat)
        for seat, name in enumerate(kept)
    )
