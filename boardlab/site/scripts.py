"""What the scripts of the site import, with its styles. A page names it all, so that the browser asks at once."""

from __future__ import annotations

import posixpath
import re
from functools import cache
from pathlib import Path, PurePosixPath

SCRIPTS = Path(__file__).parents[1] / "static"
IMPORTED = re.compile(r'(?<![\w.$"\'])import\b[^"\'`();]*"(\.[^"]+)"')


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


@cache
def worn(script: str) -> tuple[str, ...]:
    """The styles of all parts that a script imports, whether it draws something of them or not: each part that has a
    style lies beside it under its own name. A style stands behind those of the parts that its part imports.

    Args:
        script: its path in the folder of scripts, such as ``page/lesson.js``.

    Returns:
        Paths in that folder without their ending, such as ``stage``.
    """
    found: dict[str, None] = {}
    for path in IMPORTED.findall((SCRIPTS / script).read_text("utf-8")):
        other = posixpath.normpath(posixpath.join(posixpath.dirname(script), path))
        found.update(dict.fromkeys(worn(other)))
        name = str(PurePosixPath(other).with_suffix(""))
        if (SCRIPTS / f"{name}.css").is_file():
            found[name] = None
    return tuple(found)
