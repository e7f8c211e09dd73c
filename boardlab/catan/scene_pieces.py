"""Roads, settlements, cities and the robber. Each player's have a colour, a letter and, on roads, a pattern."""

from __future__ import annotations

from collections.abc import Iterable

from boardlab.catan.board import PATH_AT
from boardlab.catan.scene_look import Look
from boardlab.catan.scene_map import SPOTS, slope
from boardlab.core.drawing import group, path, shift
from boardlab.core.language import seat_letter
from boardlab.core.scene import Shape
from boardlab.core.svg import number, pair, polygon

_ALONG = {0: (0.0, 1.0), 1: (0.866, 0.5), -1: (0.866, -0.5)}
"""The way a path runs, by its slope."""
_REACH = {0: (0, 22, 24), 1: (19, 11, 12), -1: (19, -11, -12)}
"""From the middle of a path to the end of its road: across, down, and down to the end of the outline."""
_PATTERNS: tuple[tuple[tuple[tuple[float, float], ...], ...], ...] = (
    (((-15, 0), (16, 0)),),
    (((-17, 0), (17, 0)),),
    tuple(((at, 4.5), (at + 6, -4.5)) for at in (-18, -8, 2, 12)),
    tuple(tuple((at, side if at % 20 else -side) for at in range(-20, 21, 10)) for side in (3.5, -3.5)),
)  # fmt: skip
"""Each player's pattern as lines along a road: dots and bars (dashed by style), slants, a lattice."""
OUTLINE = (
    "M-17 21Q-17 7-6 5L-8-3V-9Q-17-10-18-12-13-16-8-15L-6-22Q0-27 6-22L8-15Q13-16 18-12 17-10 8-9V-3L6 5Q17 7 17 21z"
)
"""The robber, round its own middle."""
ROBBER_RISE = -20
"""How far above the middle of its tile the robber's own middle lies: on the rim of the chip, never on the number."""


def road_line(key: str) -> str:
    """The middle line of a road on a path."""
    x, y = SPOTS[key]
    across, down, _ = _REACH[slope(PATH_AT[key])]
    return f"M{x - across} {y - down}l{pair(2 * across, 2 * down)}"


def outline(key: str) -> str:
    """The same, so much longer that it shows at the ends of a road too."""
    x, y = SPOTS[key]
    across, _, down = _REACH[slope(PATH_AT[key])]
    across += 2 if across else 0
    return f"M{x - across} {y - down}l{pair(2 * across, 2 * down)}"


def _pattern(key: str, seat: int) -> str:
    """A player's pattern, turned as the road lies."""
    (x, y), (across, down) = SPOTS[key], _ALONG[slope(PATH_AT[key])]
    data = ""
    for points in _PATTERNS[seat]:
        spots = [(round(x + u * across - v * down), round(y + u * down + v * across)) for u, v in points]
        data += polygon(spots, close=False)
    return data


def roads(look: Look) -> Iterable[Shape]:
    """All roads: what outlines them together, each in its colour, the patterns of each player together."""
    if not look.roads:
        return
    yield path("bl-ways", "".join(outline(key) for key in look.roads if not look.dim(key)))
    for key, seat in look.roads.items():
        kind = f"bl-road bl-o{seat + 1}{' bl-dim' if look.dim(key) else ''}"
        yield path(kind, road_line(key), data_key=f"road:{seat_letter(seat)}@{key}")
    for seat in range(look.position.players):
        mine = "".join(_pattern(key, seat) for key, owner in look.roads.items() if owner == seat and not look.dim(key))
        if mine:
            yield path(f"bl-p{seat + 1}", mine)


def house(seat: int, kind: str, x: int, y: int) -> tuple[Shape, ...]:
    """The walls and the roof of a settlement or a city that stands at (x, y)."""
    if kind == "city":
        walls = f"M{x - 20} {y - 14}v29h41v-19h-19v-10z"
        roof = f"M{x - 9} {y - 30}l14 17h-28zm18 12 17 15h-34z"
    else:
        walls = f"M{x - 13} {y - 5}v20h26v-20z"
        roof = f"M{x} {y - 19}l18 15h-36z"
    return path(f"bl-w{seat + 1}", walls), path(f"bl-{seat + 1}", roof)


def buildings(look: Look) -> Iterable[Shape]:
    """Settlements and cities, the front-most last."""
    for building in sorted(look.buildings.values(), key=lambda each: SPOTS[each.key][1]):
        x, y = SPOTS[building.key]
        letter = Shape("text", {"x": str(x), "y": number(y + 11.5)}, seat_letter(building.seat))
        kind = "bl-b bl-dim" if look.dim(building.key) else "bl-b"
        key = f"{building.kind}:{seat_letter(building.seat)}@{building.key}"
        yield group(*house(building.seat, building.kind, x, y), letter, kind=kind, data_key=key)


def robber(look: Look) -> Iterable[Shape]:
    """The robber on the rim of the chip of its tile."""
    if not look.stands:
        return
    x, y = SPOTS[look.stands]
    yield group(
        path("bl-halo", OUTLINE),
        path("bl-rob", OUTLINE),
        path("bl-face", "M-7-9H7V-4Q6 3 0 3T-7-4z"),
        path("bl-rob", "M-8-8.5H8v5H-8z"),
        path("bl-eye", "M-3-6h0M3-6h0"),
        kind="bl-r bl-dim" if look.dim(look.stands) else "bl-r",
        data_key="robber",
        style=shift(x, y + ROBBER_RISE),
    )
