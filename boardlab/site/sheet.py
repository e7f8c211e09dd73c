"""Sheets of pictures: what the pictures of a page have in common lies there once.

A picture is then a view of its sheet, with an address such as ``pictures/0123456789abcdef.svg#p4``.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator, Mapping
from xml.etree import ElementTree as ET

_SPACE = "http://www.w3.org/2000/svg"
_G, _STYLE, _TITLE = (f"{{{_SPACE}}}{tag}" for tag in ("g", "style", "title"))
_HEAD = re.compile(r"<style>.*?</style>", re.DOTALL)
_UNSEEN = "bl-hit"
"""Takes clicks on a live board, and cannot be seen."""
_GAP = 400
"""Between two pictures, in their units: nothing of the next is seen beside one that does not fill its place."""
_CLASS = re.compile(r"\.(bl-[\w-]+)")
_AROUND = re.compile(r"[^{};,]+(?=[ >+~][^{};,]*\{)")
"""What a rule of style goes by that lies around what it is for."""
_WORN = "z"
"""What each picture of a sheet wears."""
_WORTH = 40
"""So many signs a part has at least that is laid down once for several pictures."""


def sheet(drawings: Mapping[str, str]) -> str:
    """One SVG of several, each a view of it; what they share is there once.

    Args:
        drawings: SVG by the names of the views; all of one kind (:func:`kind`).
    """
    ET.register_namespace("", _SPACE)
    roots = {name: ET.fromstring(drawing) for name, drawing in drawings.items()}
    texts = _Texts()
    seen = {name: _cleaned(root) for name, root in roots.items()}
    style = _HEAD.search(next(iter(drawings.values())))
    rules = style[0] if style else ""
    bound = frozenset(each for around in _AROUND.findall(rules) for each in _CLASS.findall(around))
    known: set[str] = set()
    found = Counter(text for root in seen.values() for text, _ in _parts(root, bound, known, texts))
    shared = {text: f"s{at}" for at, text in enumerate(text for text, count in found.items() if count > 1)}
    worn = next(iter(roots.values())).get("class", "")
    # One short class stands for all that a picture wears: it is written with every part.
    for each in worn.split()[1:]:
        rules = rules.replace(f".{each}", "")
    if worn:
        rules, worn = re.sub(rf"\.{worn.split()[0]}(?![\w-])", f".{_WORN}", rules), _WORN
    inside = {
        text: part for root in seen.values() for text, part in _parts(root, bound, set(), texts) if text in shared
    }
    made, top = [], 0.0
    for name, root in roots.items():
        left, up, wide, high = map(float, root.attrib["viewBox"].split())
        place = f'y="{top:g}" width="{wide:g}" height="{high:g}"'
        made.append(f'<view id="{name}" viewBox="0 {top:g} {wide:g} {high:g}"/>')
        made.append(f'<svg class="{worn}" {place} viewBox="{left:g} {up:g} {wide:g} {high:g}">')
        made += [*_laid(seen[name], shared, bound, texts), "</svg>"]
        top += high + _GAP
    # A part wears what its picture wears: rules of style go by that.
    parts = (
        f'<g id="{name}" class="{worn}">{"".join(_whole(inside[text], shared, bound, texts))}</g>'
        for text, name in shared.items()
    )
    defs = f"{rules}<defs>{''.join(parts)}</defs>"
    return f'<svg xmlns="{_SPACE}">{defs}{"".join(made)}</svg>\n'


def kind(drawing: str) -> str:
    """What drawings that lie on one sheet have in common: their rules of style, and what those go by.

    "" where a drawing lies alone: one that is no board, and tells its ground otherwise.
    """
    head = drawing[: drawing.find(">")]
    worn = re.search(r'class="([^"]*)"', head)
    style = _HEAD.search(drawing)
    return f"{worn[1]} {style[0]}" if worn and style and "bl-bg" in drawing.partition("</style>")[2] else ""


def _cleaned(root: ET.Element) -> ET.Element:
    for parent in root.iter():
        for child in [*parent]:
            empty = child.tag == _G and not len(child)
            if child.tag in (_STYLE, _TITLE) or child.get("class") == _UNSEEN or empty:
                parent.remove(child)
            elif not (child.tail or "").strip():
                child.tail = None
    return root


def _open(part: ET.Element, bound: frozenset[str]) -> bool:
    """Is this but a bundle of parts? No rule of style for these goes by it, so they may lie elsewhere."""
    return (
        part.tag == _G and part.attrib.keys() <= {"class", "style"} and bound.isdisjoint(part.get("class", "").split())
    )


class _Texts(dict[ET.Element, str]):
    """The text of each part, made once: it is asked for again with every bundle that the part lies in."""

    def __missing__(self, part: ET.Element) -> str:
        text = ET.tostring(part, encoding="unicode").replace(f' xmlns="{_SPACE}"', "").strip()
        self[part] = text
        return text


def _parts(root: ET.Element, bound: frozenset[str], known: set[str], texts: _Texts) -> Iterator[tuple[str, ET.Element]]:
    """The parts of a picture that may be shared, and those in them, but no part of one that is ``known``."""
    for child in root:
        text = texts[child]
        if len(text) >= _WORTH:
            yield text, child
        if _open(child, bound) and text not in known:
            known.add(text)
            yield from _parts(child, bound, known, texts)


def _laid(root: ET.Element, shared: Mapping[str, str], bound: frozenset[str], texts: _Texts) -> Iterator[str]:
    for child in root:
        text = texts[child]
        if text in shared:
            yield f'<use href="#{shared[text]}"/>'
        else:
            yield from _whole(child, shared, bound, texts)


def _whole(part: ET.Element, shared: Mapping[str, str], bound: frozenset[str], texts: _Texts) -> Iterator[str]:
    if not _open(part, bound):
        yield texts[part]
    elif inside := [*_laid(part, shared, bound, texts)]:
        worn = "".join(f' {name}="{value}"' for name, value in part.attrib.items())
        yield from (f"<g{worn}>", *inside, "</g>")
