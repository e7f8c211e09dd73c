"""What the scripts of the site import. A page names it all, so that the browser asks for it at once."""

from __future__ import annotations

import posixpath
import re
from functools import cache
from pathlib import Path

SCRIPTS = Path(__file__).parents[1] / "static"
IMPORTED = re.compile(r'^import [^"]*"(\.[^"]+)";$', re.MULTILINE)


@cache
def imported(script: str) -> tuple[str, ...]:
    """What a script imports when it begins, and what that imports, each once, the nearest first.

    Args:
        script: its path in the folder of scripts, such as ``page/lesson.js``.
    """
    found = {script: None}
    for name in (waiting := [script]):
        for path in IMPORTED.findall((SCRIPTS / name).read_text("utf-8")):
            other = posixpath.normpath(posixpath.join(posixpath.dirname(name), path))
            if other not in found:
                found[other] = None
                waiting.append(other)
    return tuple(found)[1:]
