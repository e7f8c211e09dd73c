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
        name = f"{sha256(svg.encode()).hexdigest()[:16]}.svg"
        path = self._folder / name
        if not path.exists():
            write_whole(path, svg.encode(), private=False)
        box = _BOX.search(svg)
        wide, high = (float(box[1]), float(box[2])) if box else (4.0, 3.0)
        size = f'width="{_WIDEST}" height="{round(_WIDEST * high / wide)}"'
        return f'<img src="{root}pictures/{name}" alt="{escape(alt)}" {size} loading="lazy" decoding="async">'


def says(drawn: Scene) -> str:
    """What a board shows, in words: its title, and the facts round it."""
    return " ".join(f"{part.rstrip('.')}." for part in (drawn.title, *drawn.summary) if part)
