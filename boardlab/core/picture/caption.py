"""Words over a picture, as one picture: for places where only pictures are shown."""

from __future__ import annotations

import re
from collections.abc import Sequence

from boardlab.core.picture.svg import escape

_WIDE = 760
_LINE = 26
_LEFT = 24
SIZES = {"s": 14, "t": 22, "q": 17}
"""Pixels of the kinds of text: small, a title, a sentence."""


def captioned(drawn: str, texts: Sequence[tuple[str, str]], title: str) -> str:
    """A drawing as SVG text under lines of text, each with its kind: ``s`` small, ``t`` a title, ``q`` a sentence."""
    box = re.search(r'viewBox="([-\d. ]+)"', drawn)
    if box is None:
        return drawn
    _, _, width, height = (float(side) for side in box[1].split())
    tall = round(height * 792 / width)
    rows = []
    y = 8
    for text, kind in texts:
        y += _LINE + (6 if kind == "t" else 0)
        rows.append(f'<text class="bl-q-{kind}" x="{_LEFT}" y="{y}">{escape(text)}</text>')
    top = y + 14
    opening, _, drawn_inside = drawn.partition(">")
    opening = re.sub(r' (?:width|height)="[^"]*"', "", opening)  # the board's own size gives way to its place here
    inner = opening.replace("<svg ", f'<svg x="0" y="{top}" width="792" height="{tall}" ', 1) + ">" + drawn_inside
    style = (
        ".bl-q{font-family:system-ui,-apple-system,'Segoe UI','Noto Sans','Noto Sans KR',sans-serif;fill:#23262b}"
        ".bl-q-bg{fill:#f7f4ec}.bl-q-s{font-size:14px;fill:#63686f}.bl-q-t{font-size:22px;font-weight:650}"
        ".bl-q-q{font-size:17px}@media screen and (prefers-color-scheme:dark){"
        '.bl-q:not([data-jp-theme-light="true"] *){fill:#ece8df}.bl-q:not([data-jp-theme-light="true"] *) .bl-q-bg'
        '{fill:#1b1e23}.bl-q:not([data-jp-theme-light="true"] *) .bl-q-s{fill:#a2a8b0}}'
    )
    return "\n".join(
        [
            f'<svg xmlns="http://www.w3.org/2000/svg" class="bl-q" viewBox="0 0 792 {top + tall}" role="img">',
            f"<title>{escape(title)}</title>",
            f"<style>{style}</style>",
            f'<rect class="bl-q-bg" width="792" height="{top + tall}"/>',
            *rows,
            inner,
            "</svg>",
        ]
    )


def wrap(text: str, size: int) -> list[str]:
    """A text in lines that fit, by the usual widths of signs: Hangul is as wide as high, Latin half of that."""
    lines = [""]
    for word in text.split():
        longer = f"{lines[-1]} {word}".strip()
        if lines[-1] and sum(size * (0.95 if sign >= "ᄀ" else 0.54) for sign in longer) > _WIDE - 2 * _LEFT:
            lines.append(word)
        else:
            lines[-1] = longer
    return lines
