"""Pictograms and the players' shapes as SVG path data, by the name the page asks for.

They travel with the words, so that the page's script holds no picture. A deed is drawn by the key its game uses for it
(the part before a colon); one without a picture of its own gets a dot.
"""

from __future__ import annotations

# Lines in a box of 24 by 24; those in SOLID are filled.
LINES = {
    "undo": "M8 5L3.5 9.5 8 14M4 9.5h10a6 6 0 0 1 0 11H9",
    "redo": "M16 5l4.5 4.5L16 14M20 9.5H10a6 6 0 0 0 0 11h5",
    "copy": "M9 9h11v11H9zM5 15H4V4h11v1",
    "turn": "M4 13l8-4.5 8 4.5-8 4.5zM4 8c2-4 7-5.5 11-4M5 3.5L3.8 8.2l4.7-.4",
    "close": "M6 6l12 12M18 6L6 18",
    "back": "M15 5l-7 7 7 7",
    "on": "M9 5l7 7-7 7",
    "move": "M3 20h6v-6h6V8h6M5 9l5-5M10 8V4H6",
    "build": "M12 3l8 4.5v9L12 21l-8-4.5v-9zM4 7.5l8 4.5 8-4.5M12 12v9",
    "buy": "M7 3h10a2 2 0 0 1 2 2v14a2 2 0 0 1-2 2H7a2 2 0 0 1-2-2V5a2 2 0 0 1 2-2zM12 8.5v7M8.5 12h7",
    "card": "M7 3h10a2 2 0 0 1 2 2v14a2 2 0 0 1-2 2H7a2 2 0 0 1-2-2V5a2 2 0 0 1 2-2zM9 8h6M9 12h6",
    "end": "M5 4v16M9 12h11M15.5 7l5 5-5 5",
    "stay": "M5 12h14M12 5v14",
}
SOLID = {
    "add": "M4.5 21C4.5 14 7 9.5 8.5 8h7C17 9.5 19.5 14 19.5 21zM8.5 7.5V5a3.5 4 0 0 1 7 0v2.5z",
    "king": "M4 19h16l1.5-12-6 5L12 4l-3.5 8-6-5z",
    "point": "M12 3.5l2.6 5.5 6 .7-4.5 4.1 1.3 6L12 16.8 6.6 19.8l1.3-6L3.4 9.7l6-.7z",
    "dot": "M12 8.5a3.5 3.5 0 1 0 .01 0z",
}
ALIKE = {"knight": "add", "keep": "card"}
"""Deeds that share the picture of another."""

# Around the middle, in a box of 32 by 32: a seat's shape, and the face that bears its letter.
SHAPES = (
    "M0-12.5a12.5 12.5 0 1 0 .01 0z",
    "M-11-11h22v22h-22z",
    "M0-14.8 14.8 11.5h-29.6z",
    "M0-15 14 0 0 15-14 0z",
)
FACES = ("M0-9.2a9.2 9.2 0 1 0 .01 0z", "M-8-8h16v16h-16z", "M0-7.1 8.8 8.7h-17.6z", "M0-10.5 9.8 0 0 10.5-9.8 0z")


def icons() -> dict[str, str]:
    """Path data by name: ``icon.move``, ``solid.king`` where it is filled, ``shape.0`` and ``face.0`` for a seat."""
    found = {f"icon.{name}": path for name, path in LINES.items()}
    found |= {f"solid.{name}": path for name, path in SOLID.items()}
    for name, other in ALIKE.items():
        kind = "solid" if other in SOLID else "icon"
        found[f"{kind}.{name}"] = found[f"{kind}.{other}"]
    for seat, (shape, face) in enumerate(zip(SHAPES, FACES, strict=True)):
        found |= {f"shape.{seat}": shape, f"face.{seat}": face}
    return found
