"""Pictures of a site: each drawn once into a file of its own, whatever number of pages shows it, in any language."""

from __future__ import annotations

import re
from dataclasses import replace
from hashlib import sha256
from html import escape
from pathlib import Path

from boardlab.core.files import write_whole
from boardlab.core.scene import Scene

_BOX = re.compile(r'viewBox="[-\d.]+ [-\d.]+ ([\d.]+) ([\d.]+)"')
_WIDEST = 624
_STYLE = re.compile(r"(<style>)(.*?)(</style>)", re.DOTALL)
_RULE = re.compile(r"([^{};]+)(\{[^{}]*\})")
_WORN = re.compile(r'class="([^"]*)"')
_CLASS = re.compile(r"\.(-?[A-Za-z_][\w-]*)")
_KEYS = re.compile(r' (data-[a-z-]+)="[^"]*"')


class Pictures:
    """The pictures of a site.

    Args:
        folder: where they are written; it is there.
    """

    def __init__(self, folder: Path) -> None:
        self._folder = folder

    def scene(self, drawn: Scene, root: str) -> str:
        """The ``<img>`` of a board; ``root`` leads from the page to the site."""
        bare = replace(drawn, title="", lang="", all_css=drawn.css)
        return self.svg(bare.to_live_svg(), says(drawn), root)

    def svg(self, svg: str, alt: str, root: str) -> str:
        """The ``<img>`` of a drawing, in the words of ``alt``."""
        svg = small(svg)
        name = f"{sha256(svg.encode()).hexdigest()[:16]}.svg"
        path = self._folder / name
        if not path.exists():
            write_whole(path, svg.encode(), private=False)
        box = _BOX.search(svg)
        wide, high = (float(box[1]), float(box[2])) if box else (4.0, 3.0)
        size = f'width="{_WIDEST}" height="{round(_WIDEST * high / wide)}"'
        return f'<img src="{root}pictures/{name}" alt="{escape(alt)}" {size} loading="lazy" decoding="async">'


def small(svg: str) -> str:
    """A drawing that is only looked at: without the keys that a live board needs, and without rules of style that
    nothing in it wears. It looks the same.
    """
    # Some rules of style go by a key.
    svg = _KEYS.sub(lambda key: key[0] if f"[{key[1]}" in svg else "", svg)
    worn = {name for names in _WORN.findall(svg) for name in names.split()}

    def kept(rule: re.Match[str]) -> str:
        if "(" in rule[1]:
            return rule[0]
        parts = [part for part in rule[1].split(",") if worn.issuperset(_CLASS.findall(part))]
        return ",".join(part.strip() for part in parts) + rule[2] if parts else ""

    return _STYLE.sub(lambda style: style[1] + _RULE.sub(kept, style[2]) + style[3], svg)


def says(drawn: Scene) -> str:
    """What a board shows, in words: its title, and the facts round it."""
    return " ".join(f"{part.rstrip('.')}." for part in (drawn.title, *drawn.summary) if part)
