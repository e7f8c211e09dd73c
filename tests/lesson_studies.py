"""The boards that the tutorials show: their code is run, and every Study it makes is found."""

from __future__ import annotations

import contextlib
import io
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from boardlab.lessons.build.source import parse
from boardlab.notebook.study import Study
from boardlab.session.game_session import Session

ROOT = Path(__file__).parents[1]


def positions(pattern: str, every: int = 1) -> dict[str, Any]:
    """The positions of those Studies, each once, by where the first of it stands; or of each so many one.

    Args:
        pattern: which sources, as ``torres/*.md``.
        every: take one of so many.
    """
    found: dict[str, tuple[str, Any]] = {}
    for name, session in sessions(pattern):
        found.setdefault(session.position.to_text(), (name, session.position))
    return dict(list(found.values())[::every])


def sessions(pattern: str = "*/*.md") -> Iterator[tuple[str, Session]]:
    """The sessions of all Studies that the tutorials show, each with where it stands."""
    found: list[Study] = []
    begin = Study.__init__

    def note(self: Study, *given: Any, **named: Any) -> None:
        begin(self, *given, **{name: value for name, value in named.items() if name != "name"})
        found.append(self)

    Study.__init__ = note  # type: ignore[method-assign]
    try:
        for path in sorted((ROOT / "notebooks" / "source").glob(pattern)):
            found.clear()
            room: dict[str, Any] = {}
            exec(f"from boardlab import Study, check, language, progress, scenario, {path.parent.name}", room)
            for code in _code(path):
                with contextlib.redirect_stdout(io.StringIO()):
                    exec(code, room)
            for number, study in enumerate(found, 1):
                yield f"{path.parent.name}/{path.stem}#{number}", study._session
    finally:
        Study.__init__ = begin  # type: ignore[method-assign]


def _code(path: Path) -> Iterator[str]:
    """The code of a lesson, cell by cell."""
    return (part.code for part in parse(path).parts if part.kind in ("setup", "code"))
