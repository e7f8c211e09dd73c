"""A picture as a notebook shows and keeps it: an ``<img>`` with its words, in place of bare SVG.

A notebook host shows SVG only where it trusts the notebook, and an export as a page gives it no alternative text. An
``<img>`` that holds the same SVG is shown everywhere, and says what it shows.
"""

from __future__ import annotations

import re
from base64 import b64encode
from collections.abc import Iterable
from html import escape, unescape

LONGEST = 600
"""Letters of an alternative text: whoever wants more has the text of the same output."""
_WORD = re.compile(r"[^\W\d_]{2}")
_ADDRESS = "data:image/svg+xml;charset=utf-8,"
# What an address, or an attribute around it, would take for its own. Quotes change places, which is shorter.
_CODED = {"%": "%25", "#": "%23", "&": "%26", "\n": "%0A", "'": "%27", '"': "'"}
"""In this order, one after the other, which is much quicker than sign by sign."""


def words_of(svg: str) -> str:
    """What a picture shows: its titles and the sentences of its descriptions, each once.

    A board drawn in letters is no sentence; it stands in the text of the same output.
    """
    lines = []
    for kind, text in re.findall(r"<(title|desc)>([^<]+)<", svg):
        lines += [line for line in unescape(text).splitlines() if kind == "title" or _WORD.search(line)]
    lines = [re.sub(r"\s{2,}", ", ", line.strip().rstrip(".")) for line in lines]
    told = ". ".join(dict.fromkeys(lines))
    return told if len(told) <= LONGEST else told[: LONGEST - 1].rpartition(" ")[0] + "…"


def picture_html(svg: str) -> str:
    """The ``<img>`` that holds a picture and says its words."""
    coded = svg
    for sign, code in _CODED.items():
        coded = coded.replace(sign, code)
    return f'<img alt="{escape(words_of(svg))}" style="max-width:100%" src="{_ADDRESS}{coded}">'


def html_table(caption: str, head: Iterable[str], rows: Iterable[Iterable[str]]) -> str:
    """A table as HTML; all texts are escaped here."""
    cells = "".join(f'<th scope="col">{escape(name)}</th>' for name in head)
    body = "\n".join("<tr>" + "".join(f"<td>{escape(cell)}</td>" for cell in row) + "</tr>" for row in rows)
    top = f"<caption>{escape(caption)}</caption>\n" if caption else ""
    return f"<table>\n{top}<thead><tr>{cells}</tr></thead>\n<tbody>\n{body}\n</tbody>\n</table>"


def data_address(kind: str, text: str) -> str:
    """The address of a text that a page holds itself, such as a table to be saved."""
    return f"data:{kind};charset=utf-8;base64,{b64encode(text.encode()).decode()}"
