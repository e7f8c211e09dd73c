"""Roads, settlements, cities and the robber. Each player's have a colour, a letter and, on roads, a pattern."""

from __future__ import annotations

from collections.abc import Iterable

from boardlab.catan.picture.context import DrawContext
from boardlab.catan.picture.map import SLOPES, SPOTS
from boardlab.catan.seats import SEATS
from boardlab.core.i18n.language import seat_letter
from boardlab.core.picture.drawing import group, path, shift
from boardlab.core.picture.scene import Shape
from boardlab.core.picture.svg import pair, polygon

_ALONG = {0: (0.0, 1.0), 1: (0.866, 0.5), -1: (0.866, -0.5)}
"""The way a path runs, by its slope."""
_REACH = {0: (0, 22, 24), 1: (19, 11, 12), -1: (19, -11, -12)}
"""From the middle of a path to the end of its road: across, down, and down to the end of the outline."""
_PATTERNS: tuple[tuple[tuple[tuple[float, float], ...], ...], ...] = (
    (((-17, 0), (17, 0)),),
    tuple(((at, 4.5), (at + 6, -4.5)) for at in (-18, -8, 2, 12)),
    (((-15, 0), (16, 0)),),
    tuple(tuple((at, side if at % 20 else -side) for at in range(-20, 21, 10)) for side in (3.5, -3.5)),
)  # fmt: skip
"""Each player's pattern as lines along a road: bars (dashed by style), slants, dots (dashed too), a lattice."""
_ROOFS = (
    ((-18, -3), "v-15h9v5h5v-5h8v5h5v-5h9v15z"),
    ((0, -21), "l19 18h-38z"),
    ((-18, -3), "v-3a18 14 0 0 1 36 0v3z"),
    ((0, -25), "l19 14-8 8h-22l-8-8z"),
)
"""Each player's roof, the shape of the token: battlements, a gable, a dome, a gem."""
_SMALL_ROOFS = (
    ((-13, -2), "v-11h6v4h4v-4h6v4h4v-4h6v11z"),
    ((0, -15), "l14 13h-28z"),
    ((-13, -2), "v-2a13 11 0 0 1 26 0v2z"),
    ((0, -18), "l14 10-6 6h-16l-6-6z"),
)
"""The roofs of the tower and the nave of a city, by seat."""
OUTLINE = "M-16 21Q-16 9-6 7L-8 0V-5Q-16-6-17-8-12-12-8-11L-6-17Q0-20 6-17L8-11Q12-12 17-8 16-6 8-5V0L6 7Q16 9 16 21z"
"""The robber, round its own middle."""
ROBBER_RISE = -20
"""How far above the middle of its tile the robber's own middle lies: on the rim of the chip, never on the number."""


def road_line(key: str) -> str:
    """The middle line of a road on a path."""
    x, y = SPOTS[key]
    across, down, _ = _REACH[SLOPES[key]]
    return f"M{x - across} {y - down}{_run(2 * across, 2 * down)}"


def outline(key: str) -> str:
    """The line of paper under a road: the road's own line, longer at both ends so that it shows there too."""
    x, y = SPOTS[key]
    across, _, down = _REACH[SLOPES[key]]
    across += 2 if across else 0
    return f"M{x - across} {y - down}{_run(2 * across, 2 * down)}"


def _run(across: int, down: int) -> str:
    return f"l{pair(across, down)}" if across else f"v{down}"


def _pattern(key: str, seat: int) -> str:
    """A player's pattern, turned as the road lies."""
    (x, y), (across, down) = SPOTS[key], _ALONG[SLOPES[key]]
    data, last = "", (0, 0)
    for points in _PATTERNS[seat]:
        spots = [(round(x + u * across - v * down), round(y + u * down + v * across)) for u, v in points]
        from_last = f"m{pair(spots[0][0] - last[0], spots[0][1] - last[1])}"
        line = polygon(spots, close=False)
        data += line if not data else from_last + line[len(f"M{pair(*spots[0])}") :]
        last = spots[-1]
    return data


def roads(ctx: DrawContext) -> Iterable[Shape]:
    """All roads: what outlines them together, each in its colour, the patterns of each player together."""
    if not ctx.roads:
        return
    ways = "".join(outline(key) for key in ctx.roads if not ctx.dim(key))
    yield path("bl-way0", ways)
    yield path("bl-ways", ways)
    for seat in range(ctx.position.players):
        drawn = [
            path("bl-dim" if ctx.dim(key) else "", road_line(key), data_key=f"road:{seat_letter(seat)}@{key}")
            for key, owner in ctx.roads.items()
            if owner == seat
        ]
        if drawn:
            yield group(*drawn, kind=f"bl-road bl-o{seat + 1}")
    for seat in range(ctx.position.players):
        mine = "".join(_pattern(key, seat) for key, owner in ctx.roads.items() if owner == seat and not ctx.dim(key))
        if mine:
            yield path(f"bl-p{seat + 1}", mine)


def house_lines(seat: int, kind: str, x: int, y: int) -> tuple[str, str]:
    """The walls and the roof of a settlement or a city that stands at (x, y), as path data."""
    if kind == "city":
        (dx, dy), roof = _SMALL_ROOFS[seat]
        tops = ((x + 12 + dx, y + dy), (x - 10 + dx, y - 11 + dy))
        walls = f"M{pair(x - 21, y - 14)}v30h43v-18h-21v-12z"
        return walls, "".join(f"M{pair(at, top)}{roof}" for at, top in tops)
    (dx, dy), roof = _ROOFS[seat]
    return f"M{pair(x - 13, y - 6)}v22h26v-22z", f"M{pair(x + dx, y + dy)}{roof}"


def house(seat: int, kind: str, x: int, y: int) -> tuple[Shape, ...]:
    """A settlement or a city that stands at (x, y): walls, roof and letter."""
    walls, roof = house_lines(seat, kind, x, y)
    letter = Shape("text", {"x": str(x), "y": str(y + 13)}, SEATS[seat].letter)
    return path("", walls), path(f"bl-w{seat + 1}", roof), letter


def buildings(ctx: DrawContext) -> Iterable[Shape]:
    """Settlements and cities, the front-most last."""
    all_ = sorted(ctx.buildings.values(), key=lambda each: SPOTS[each.key][1])
    # One line of paper round all of them: none stands so close to another that their order would matter.
    round_ = "".join("".join(house_lines(one.seat, one.kind, *SPOTS[one.key])) for one in all_ if not ctx.dim(one.key))
    if round_:
        yield path("bl-c0", round_)
    for building in all_:
        x, y = SPOTS[building.key]
        kind = f"bl-b bl-y{building.seat + 1}{' bl-dim' if ctx.dim(building.key) else ''}"
        key = f"{building.kind}:{seat_letter(building.seat)}@{building.key}"
        yield group(*house(building.seat, building.kind, x, y), kind=kind, data_key=key)


def robber(ctx: DrawContext) -> Iterable[Shape]:
    """The robber on the rim of the chip of its tile."""
    if not ctx.stands:
        return
    x, y = SPOTS[ctx.stands]
    yield group(
        path("bl-halo", OUTLINE),
        path("bl-rob", OUTLINE),
        path("bl-face", "M-7-5H7V-1Q6 5 0 5T-7-1z"),
        path("bl-rob", "M-8-5H8v4.5H-8z"),
        path("bl-eye", "M-3-2.7h0M3-2.7h0"),
        kind="bl-r bl-dim" if ctx.dim(ctx.stands) else "bl-r",
        data_key="robber",
        style=shift(x, y + ROBBER_RISE),
    )
