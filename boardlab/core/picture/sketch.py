"""A scene as text: the picture for those who read or listen instead, and answers to "what is there?"."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Protocol

from boardlab.core.picture.shapes import Place

EMPTY = "."
_ARROWS = {
    "left": "←", "right": "→", "up": "↑", "down": "↓",
    "up-left": "↖", "up-right": "↗", "down-left": "↙", "down-right": "↘",
}  # fmt: skip


class Readable(Protocol):
    """What is told in words: see :class:`boardlab.core.picture.scene.Scene`."""

    @property
    def places(self) -> Mapping[str, Place]:
        """Places by key."""

    @property
    def rows(self) -> tuple[tuple[str, ...], ...]:
        """Place keys row by row."""

    @property
    def sketch(self) -> tuple[str, ...]:
        """The board as lines of text, where the rows make no grid."""

    @property
    def summary(self) -> tuple[str, ...]:
        """The facts outside the board, one sentence a line."""


def picture(scene: Readable) -> str:
    """The full visible state as text: the board as a grid, read from this side, then one fact a line."""
    lines = list(scene.sketch) or _grid(scene)
    if scene.summary:
        lines += ["", *scene.summary] if lines else list(scene.summary)
    return "\n".join(lines)


def where(scene: Readable, key: str) -> str:
    """One place in full words, with its row and its number in the row, and what lies beside it in each direction."""
    place = scene.places[key]
    spot = next(
        (f" ({across}/{len(row)}, {down}/{len(scene.rows)})"
         for down, row in enumerate(scene.rows, 1)
         for across, other in enumerate(row, 1)
         if other == key),
        "",
    )  # fmt: skip
    beside = "  ".join(
        f"{_ARROWS[direction]} {other} {scene.places[other].stands or EMPTY}"
        for direction, other in place.neighbours.items()
        if direction in _ARROWS
    )
    return f"{place.says}{spot}\n{beside}" if beside else place.says + spot


def _grid(scene: Readable) -> list[str]:
    if not scene.rows:
        return []
    across = max(len(row) for row in scene.rows)
    wide = max(len(_sign(scene.places[key])) for row in scene.rows for key in row)
    labels = [_shared(row) for row in scene.rows]
    edge = max(len(label) for label in labels)
    lines = [
        " ".join([label.rjust(edge), *(_sign(scene.places[key]).ljust(wide) for key in row)]).rstrip()
        for label, row in zip(labels, scene.rows, strict=True)
    ]
    feet = [_shared(tuple(row[at] for row in scene.rows if at < len(row))) for at in range(across)]
    if any(feet):
        foot = " ".join([" " * edge, *(label.ljust(wide) for label in feet)])
        lines.append(foot.rstrip())
    return lines


def _sign(place: Place) -> str:
    return place.stands or EMPTY


def _shared(keys: tuple[str, ...]) -> str:
    """What a row of names has in common: "3" for a3 … h3, "a" for a1 … a8, nothing where they differ throughout."""
    if len(keys) < 2:
        return ""
    return _start(keys) or _start([key[::-1] for key in keys])[::-1]


def _start(keys: Sequence[str]) -> str:
    low, high = min(keys), max(keys)
    same = 0
    while same < len(low) and same < len(high) and low[same] == high[same]:
        same += 1
    return low[:same]
