"""The library: scripts and styles of whatever a notebook shows, on its page once and not once a board.

A board carries a few lines of its own (``static/stub.js``), which find the library of the kernel among the models of
the page and show the part that the board is for. Saved with the widgets of a notebook, the library stands in the file
once. It holds the parts that were needed so far, each with those it imports.
"""

from __future__ import annotations

import re
import threading
from functools import cache
from pathlib import Path

import traitlets
from ipywidgets import Widget

STATIC = Path(__file__).parent.parent / "static"
STUB = STATIC / "stub.js"
PARTS = tuple(sorted(path.stem for path in STATIC.glob("*.js") if path != STUB))

_IMPORT = re.compile(r'\bfrom\s*"\./(\w+)\.js"')


class Library(Widget):  # type: ignore[misc]  # ipywidgets tells no types
    """Scripts and styles, as a model of the page that shows nothing itself; one trait for each part."""

    def __init__(self) -> None:
        # Nothing is echoed: only Python writes these.
        self.add_traits(**{part: traitlets.Dict().tag(sync=True, echo_update=False) for part in PARTS})
        super().__init__()

    def hold(self, part: str) -> None:
        """Hold a part and all that it imports."""
        if not getattr(self, part):
            for other in needs(part):
                self.hold(other)
            setattr(self, part, text_of(part))


@cache
def text_of(part: str) -> dict[str, str]:
    """The script of a part, and its style, "" where it has none of its own."""
    style = STATIC / f"{part}.css"
    return {
        "script": (STATIC / f"{part}.js").read_text(encoding="utf-8"),
        "style": style.read_text(encoding="utf-8") if style.exists() else "",
    }


def needs(part: str) -> tuple[str, ...]:
    """The parts that a part imports itself."""
    return tuple(dict.fromkeys(_IMPORT.findall(text_of(part)["script"])))


def with_all_it_needs(part: str) -> tuple[str, ...]:
    """A part and all that it imports, each behind those it imports."""
    found = dict.fromkeys(each for other in needs(part) for each in with_all_it_needs(other))
    return (*found, part)


_lock = threading.Lock()
_library: Library | None = None


def library_with(part: str) -> Library:
    """The library of this kernel, with a part in it; made when it is first asked for, and anew where it was closed."""
    global _library  # noqa: PLW0603  (one a kernel)
    with _lock:
        if _library is None or _library.comm is None:
            _library = Library()
        _library.hold(part)
        return _library


def close_library() -> None:
    """Take the library off the page, where nothing needs it any more."""
    with _lock:
        if _library is not None:
            _library.close()
