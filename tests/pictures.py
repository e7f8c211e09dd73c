"""Pictures as a notebook keeps them."""

from __future__ import annotations

import re
from urllib.parse import unquote

_IMG = re.compile(r'<img alt="[^"]*" style="max-width:100%" src="data:image/svg\+xml;charset=utf-8,([^"]*)">')


def svg_in(html: str) -> str:
    """The SVG that an ``<img>`` of :func:`boardlab.core.picture.html.picture_html` holds; "" where there is none."""
    found = _IMG.search(html)
    return unquote(found[1].replace("'", '"')) if found else ""
