"""Pictures as stored notebooks hold them: an ``<img>`` with its words, in place of bare SVG.

A notebook host shows SVG only where it trusts the notebook, and an export as a page gives it no alternative text. An
``<img>`` that holds the same SVG is shown everywhere, and says what it shows.
"""

from __future__ import annotations

import re
from html import escape, unescape
from typing import Any

SVG, HTML = "image/svg+xml", "text/html"
LONGEST = 600
"""Letters of an alternative text: whoever wants more has the text of the same output."""
_WORD = re.compile(r"[^\W\d_]{2}")
_ADDRESS = "data:image/svg+xml;charset=utf-8,"
_IMG = re.compile(rf'<img alt="[^"]*" style="max-width:100%" src="{re.escape(_ADDRESS)}([^"]*)">')
# What an address, or an attribute around it, would take for its own. Quotes change places, which is shorter.
_CODES = {"%": "%25", "#": "%23", "&": "%26", "\n": "%0A", "'": "%27"}


def words_of(svg: str) -> str:
    """What a picture shows: its titles and the sentences of its descriptions, each once.

    A board drawn in letters is no sentence; it stands in the text of the same output.
    """
    lines = []
    for kind, text in re.findall(r"<(title|desc)>([^<]+)<", svg):
        told = unescape(text).splitlines()
        lines += [line for line in told if kind == "title" or _WORD.search(line)]
    lines = [re.sub(r"\s{2,}", ", ", line.strip().rstrip(".")) for line in lines]
    told = ". ".join(dict.fromkeys(lines))
    return told if len(told) <= LONGEST else told[: LONGEST - 1].rpartition(" ")[0] + "…"


def to_stored(data: dict[str, Any]) -> dict[str, Any]:
    """The data of an output with its picture as an ``<img>``; as it is where it has none, or has HTML of its own.

    Raises:
        ValueError: for a picture without words.
    """
    svg = data.get(SVG)
    if not svg or HTML in data:
        return data
    words = words_of(svg)
    if not words:
        raise ValueError(f"a picture without a title: {svg[:80]}")
    held = "".join(_CODES.get(sign, sign) for sign in svg).replace('"', "'")
    picture = f'<img alt="{escape(words)}" style="max-width:100%" src="{_ADDRESS}{held}">'
    return {kind: shown for kind, shown in data.items() if kind != SVG} | {HTML: picture}


def from_stored(data: dict[str, Any]) -> dict[str, Any]:
    """The data of an output as Python gave it."""
    found = _IMG.fullmatch(data.get(HTML, ""))
    if found is None:
        return data
    svg = found[1].replace("'", '"')
    for sign, code in reversed(_CODES.items()):
        svg = svg.replace(code, sign)
    return {kind: shown for kind, shown in data.items() if kind != HTML} | {SVG: svg}
