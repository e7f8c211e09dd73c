"""A scene in words: the text picture for those who read or listen instead, and answers to "what is there?"."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from boardlab.core.position import Action, Position
from boardlab.core.scene import Place, Scene

EMPTY = "."
_ARROWS = {
    "left": "←", "right": "→", "up": "↑", "down": "↓",
    "up-left": "↖", "up-right": "↗", "down-left": "↙", "down-right": "↘",
}  # fmt: skip


def picture(scene: Scene) -> str:
    """The full visible state as text: the board as a grid, read from this side, then one fact a line."""
    lines = list(scene.sketch) or _grid(scene)
    if scene.summary:
        lines += ["", *scene.summary] if lines else list(scene.summary)
    return "\n".join(lines)


def scan_row(scene: Scene, key: str) -> tuple[str, ...]:
    """What stands in the row of a place, place by place from the left, in full words; places with nothing left out."""
    row = next((row for row in scene.rows if key in row), ())
    return tuple(scene.places[other].says for other in row if scene.places[other].stands)


def where(scene: Scene, key: str) -> str:
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


def name_of_action(position: Position, action: Action, lang: str | None = None) -> str:
    """An action, legal or not, as text with its places by name: ``build d4``, ``robber (hills 9)``."""
    words = action.to_text().split()
    named = [(word, position.place_name(word, lang)) for word in words]
    return " ".join(word if word == name else f"({name})" for word, name in named)


def deed_in_words(position: Position, action: Action, lang: str | None = None) -> str:
    """A legal action: its text, ``move d3 d4``; where places have names of their own, what it does in a sentence."""
    text = action.to_text()
    if name_of_action(position, action, lang) == text:
        return text
    return position.wording.narrate(position.events(action)[0], lang)


def places_in_words(position: Position, places: Iterable[str], lang: str | None = None) -> str:
    """Places in a row: ``a1 b2``; with semicolons where names have several words; a dash for none."""
    names = [(key, position.place_name(key, lang)) for key in places]
    return (" " if all(key == name for key, name in names) else "; ").join(name for _, name in names) or "–"


def _grid(scene: Scene) -> list[str]:
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
