"""Pictograms and the players' tokens as SVG path data, by the name the page asks for.

They travel with the words, so that the page's script holds no picture. A verb is drawn by the key its game uses for it
(the part before a colon); one without a picture of its own gets a dot.
"""

from __future__ import annotations

from boardlab.core.contract.game import Game
from boardlab.core.i18n.language import SHARED
from boardlab.core.json_data import Json
from boardlab.core.picture.seats import SeatLook, look_of

# Lines in a box of 24 by 24; those in SOLID are filled.
LINES = {
    "words": "M4 6h16M4 12h16M4 18h10",
    "big": "M4 9V4h5M20 9V4h-5M4 15v5h5M20 15v5h-5",
    "small": "M9 4v5H4M15 4v5h5M9 20v-5H4M15 20v-5h5",
    "part": "M4 4h16v16H4zM9 9h6v6H9z",
    "up": "M5 15l7-7 7 7",
    "down": "M5 9l7 7 7-7",
    "fork": "M6 4v16M6 14c0-5 11-3 11-9M13.5 8l3.5-4 3.5 4",
    "cards": "M9 7h10v13H9zM5 16V4h9",
    "road": "M3 16L19 7l2 3.5L5 19.5z",
    "roll": "M4 4h16v16H4zM8.5 8.5h.01M15.5 15.5h.01M15.5 8.5h.01M8.5 15.5h.01M12 12h.01",
    "offer": "M4 8h13M13 4l4 4-4 4M20 16H7M11 12l-4 4 4 4",
    "bank": "M3 9l9-5 9 5zM5 20h14M6.5 9v8M10.5 9v8M14 9v8M17.5 9v8",
    "accept": "M4 12.5l5 5L20 6.5",
    "decline": "M6 6l12 12M18 6L6 18",
    "counter": "M8 6L3 11l5 5M3 11h11a6 6 0 0 1 6 6v2",
    "ap": "M9 4h6v16H9z",
    "undo": "M8 5L3.5 9.5 8 14M4 9.5h10a6 6 0 0 1 0 11H9",
    "redo": "M16 5l4.5 4.5L16 14M20 9.5H10a6 6 0 0 0 0 11h5",
    "edit": "M4 20l1-4.5L16.5 4l3.5 3.5L8.5 19zM14 6.5l3.5 3.5",
    "lower": "M12 3l8 4.5v9L12 21l-8-4.5v-9zM8.5 12h7",
    "remove": "M6 6l12 12M18 6L6 18",
    "hint": "M9 18h6M10 21h4M12 3a6 6 0 0 0-3.5 10.9c.6.5 1 1.3 1 2.1h5c0-.8.4-1.6 1-2.1A6 6 0 0 0 12 3z",
    "copy": "M9 9h11v11H9zM5 15H4V4h11v1",
    "link": "M10 14a4 4 0 0 0 6 0l3-3a4 4 0 0 0-6-6l-1 1M14 10a4 4 0 0 0-6 0l-3 3a4 4 0 0 0 6 6l1-1",
    "question": "M4 4h16v16H4zM9.5 9.5a2.5 2.5 0 1 1 3.7 2.2c-.9.5-1.2 1-1.2 2M12 16.5h.01",
    "turn": "M4 13l8-4.5 8 4.5-8 4.5zM4 8c2-4 7-5.5 11-4M5 3.5L3.8 8.2l4.7-.4",
    "close": "M6 6l12 12M18 6L6 18",
    "back": "M15 5l-7 7 7 7",
    "on": "M9 5l7 7-7 7",
    "play": "M8 5l11 7-11 7z",
    "stop": "M8 5v14M16 5v14",
    "move": "M3 20h6v-6h6V8h6M5 9l5-5M10 8V4H6",
    "build": "M12 3l8 4.5v9L12 21l-8-4.5v-9zM4 7.5l8 4.5 8-4.5M12 12v9",
    "buy": "M7 3h10a2 2 0 0 1 2 2v14a2 2 0 0 1-2 2H7a2 2 0 0 1-2-2V5a2 2 0 0 1 2-2zM12 8.5v7M8.5 12h7",
    "card": "M7 3h10a2 2 0 0 1 2 2v14a2 2 0 0 1-2 2H7a2 2 0 0 1-2-2V5a2 2 0 0 1 2-2zM9 8h6M9 12h6",
    "end": "M5 4v16M9 12h11M15.5 7l5 5-5 5",
    "stay": "M5 12h14M12 5v14",
    "deploy": "M12 3v12M7 10l5 5 5-5M4 20h16",
    "lay": "M3 20L12 5l9 15zM12 11l3.5 9h-7z",
    "together": "M4 8h13M13 4l4 4-4 4M20 16H7M11 12l-4 4 4 4",
    "exchange": "M7 7h10a4 4 0 0 1 0 8M10 4L7 7l3 3M17 17H7a4 4 0 0 1 0-8M14 20l3-3-3-3",
    "attack": "M19 4L8.5 14.5M6 12l6 6M8 16l-4 4",
    "siege": "M3 20L10 8l7 12zM15 4l6 6M21 4l-6 6",
    "reveal": "M3 12c4-6.5 14-6.5 18 0-4 6.5-14 6.5-18 0zM12 9.5a2.5 2.5 0 1 0 .01 0z",
    "recall": "M8 6l-5 5 5 5M3 11h11a5 5 0 0 1 5 5v3",
    "morale": "M6 21V4h12l-3 4 3 4H6",
    "reinforce": "M12 21V9M7 14l5-5 5 5M4 4h16",
    "reposition": "M5 10a7 7 0 0 1 13-2M18 3.5V8h-4.5M19 14a7 7 0 0 1-13 2M6 20.5V16h4.5",
    "rumour": "M4 5h16v11h-9l-5 4v-4H4zM8 10.5h8",
    "fortify": "M4 20V7h3v3h3V7h4v3h3V7h3v13z",
    "assassinate": "M12 3v11M8 14h8M12 14v7M9.5 21h5",
    "give": "M4 12h13M12 7l5 5-5 5M20 5v14",
    "ally": "M9 12h11M15 7l5 5-5 5M4 6v12",
}
SOLID = {
    "add": "M4.5 21C4.5 14 7 9.5 8.5 8h7C17 9.5 19.5 14 19.5 21zM8.5 7.5V5a3.5 4 0 0 1 7 0v2.5z",
    "king": "M4 19h16l1.5-12-6 5L12 4l-3.5 8-6-5z",
    "point": "M12 3.5l2.6 5.5 6 .7-4.5 4.1 1.3 6L12 16.8 6.6 19.8l1.3-6L3.4 9.7l6-.7z",
    "dot": "M12 8.5a3.5 3.5 0 1 0 .01 0z",
}
ALIKE = {"knight": "add", "keep": "card", "place": "deploy", "trade": "together", "appoint": "point", "enough": "end"}
"""Actions that share the picture of another."""


def icons(game: Game, players: int) -> Json:
    """What the page draws, by name.

    ``icon.move`` is path data of lines, ``solid.king`` is filled; ``seats`` holds the token of each seat.
    """
    lines, solid = dict(LINES), dict(SOLID)
    for name, other in ALIKE.items():
        (solid if other in SOLID else lines)[name] = SOLID.get(other) or LINES[other]
    for name, data in game.icons().items():
        lines.pop(name, None)
        solid.pop(name, None)
        (solid if data.startswith("!") else lines)[name] = data.removeprefix("!")
    found: Json = {f"icon.{name}": path for name, path in lines.items()}
    found |= {f"solid.{name}": path for name, path in solid.items()}
    seats = {f"{seat}": _token(look_of(game.seats, seat)) for seat in range(players)}
    return found | {"seats": _NOBODY | seats, "apart": _apart(game.seats)}


def page_words(lang: str, *keys: str) -> dict[str, str]:
    """Some of the words that boards have, for a page without one, and the sign that closes."""
    return {key: SHARED.say(f"page.{key}", lang) for key in keys} | {"icon.close": LINES["close"]}


def _apart(seats: tuple[SeatLook, ...]) -> dict[str, str]:
    """For each colour of a seat the one that stands for it where seats are to be told apart by light and dark."""
    pairs = {(look.colour, look.apart[0]) for look in seats} | {(look.deep, look.apart[1]) for look in seats}
    return {usual: other for usual, other in sorted(pairs) if usual != other}


def _token(look: SeatLook) -> dict[str, str]:
    """A seat's token as the page draws it; ``round`` is the shape again where two lines go round it."""
    return {
        "letter": look.letter,
        "shape": look.shape,
        "round": "" if look.face else look.shape,
        "face": look.face,
        "foot": f"{look.foot:g}",
        "box": f"{-look.reach} {-look.reach} {2 * look.reach} {2 * look.reach}",
        "style": f"--c:{look.colour};--on:{look.ink};--size:{look.size:g}px",
    }


_FIVE = (-6, -6), (6, -6), (0, 0), (-6, 6), (6, 6)
_BLANK = {"letter": "", "round": "", "face": "", "foot": "0", "box": "-16 -16 32 32"}
_DIE = "M-10-13h20a3 3 0 0 1 3 3v20a3 3 0 0 1-3 3h-20a3 3 0 0 1-3-3v-20a3 3 0 0 1 3-3z"
_PIPS = "".join(f"M{x - 2.4:g} {y}a2.4 2.4 0 1 0 4.8 0a2.4 2.4 0 1 0-4.8 0z" for x, y in _FIVE)
_NOBODY = {
    "-1": {**_BLANK, "shape": _DIE, "face": _PIPS, "style": "--c:#23262b"},
    "-2": {**_BLANK, "shape": "M0-7a7 7 0 1 0 .01 0z", "style": "--c:var(--ink)"},
}
"""Chance, which is a die, and the start of a timeline."""
