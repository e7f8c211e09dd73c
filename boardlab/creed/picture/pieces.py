"""The pieces: tiles of units with their figures, backs of hidden ones, and tents standing, fortified or destroyed."""

from __future__ import annotations

from collections.abc import Iterable

from boardlab.core.i18n.language import seat_letter
from boardlab.core.picture.drawing import group, path, shift, text
from boardlab.core.picture.scene import Shape
from boardlab.creed.actions import COMMANDER, KING
from boardlab.creed.board import TENTS
from boardlab.creed.picture.board import place
from boardlab.creed.picture.context import DrawContext
from boardlab.creed.picture.icons import ICONS
from boardlab.creed.tents import DESTROYED, FORTIFIED, OPEN, TOKEN, UNKNOWN_TOKEN
from boardlab.creed.units import ATTACKED, HIDDEN, MORALE_SHIFT, PROFILE, UNITS, Unit

# -- tiles: the outline repeats the shape of the player's token, circle, square, triangle, diamond --------------------

_EDGES = (
    "M-11-11h22v26h-22z",
    "M-29-29h58v62h-58z",
    "M0-32 29-12v45h-58v-45z",
    "M-16-29h32l13 13v37l-12 12h-34l-12-12v-37z",
)
_BODIES = (
    "M-10-10h20v20h-20z",
    "M-26-26h52v52h-52z",
    "M0-29 26-11v37h-52v-37z",
    "M-15-26h30l11 11v32l-9 9h-34l-9-9v-32z",
)
_WALLS = ("M0 3h24v7a14 14 0 0 1-14 14h-10z", "M0 3h24v21h-24z", "M0 3h24v21h-24z", "M0 3h24v12l-9 9h-15z")
"""The block behind the defence."""
_PATTERNS = (
    "M-19-19h40M-19-9.5h40M-19 0h40M-19 9.5h40M-19 19h40",
    "M-24-17h48M-24-8.5h48M-24 0h48M-24 8.5h48M-24 17h48",
    "M-24 6 6-18M-24 22 24-14M-8 24 24 0M8 24 24 12M-24-10 0-24",
    "M-24 0 0-24 24 0 0 24zM-13-24 24 13M13 24-24-13M13-24-24 13M-13 24 24-13",
)
"""Dots, bars, slants, lattice: the same for a player in every game."""
_SEALS = (
    "M-15 0a15 15 0 1 1 30 0a15 15 0 1 1-30 0z",
    "M-13.2-13.2h26.4v26.4h-26.4z",
    "M0-20 18 12h-36z",
    "M0-18 18 0 0 18-18 0z",
)
"""What carries the letter on a back."""
ICON_AT = (-11, -11, -8, -11)
"""How high the pictogram sits on a tile."""


def figures(unit: Unit) -> tuple[str, str]:
    """The two figures of a unit as printed: attack or support, and defence; "" for no attack at all."""
    if unit.support:
        return f"+{unit.support}", str(unit.defence)
    return (str(unit.attack) if unit.hits else ""), str(unit.defence)


def units(ctx: DrawContext) -> Iterable[Shape]:
    """Every unit where it stands."""
    p = ctx.position
    glides = {target: source for source, target in ctx.marks.glide}
    for cell, tile in enumerate(p.units):
        if tile:
            key = p.layout.cell_names[cell]
            x, y = ctx.table.points[key]
            seat = p.layout.owner[cell]
            yield unit(
                seat, tile, style=shift(x, y - 1), key=f"unit:{key}", source=glides.get(key, ""), dim=ctx.dim(key)
            )


def unit(seat: int, tile: int, *, style: str, key: str = "", source: str = "", dim: bool = False) -> Shape:
    """One tile, face up, face down and unknown, or face down and known to who looks."""
    number = tile & PROFILE
    hidden = bool(tile & HIDDEN)
    kind = f"bl-u bl-p{seat + 1}" + (" bl-hid" if hidden and number else "") + (" bl-far" if dim else "")
    parts = [path("bl-e", _EDGES[seat])]
    if not hidden:
        parts.append(path("bl-b", _BODIES[seat]))
        if seat == 0:
            parts.append(path("bl-i", _BODIES[0]))
    else:
        parts.append(path("bl-bk", _BODIES[seat]))
        parts.append(path("bl-pt", _PATTERNS[seat]))
    if number:
        parts += _face(seat, UNITS[number - 1], hidden)
        parts += _state(tile)
    else:
        parts.append(path("bl-m", _SEALS[seat]))
        parts.append(text(0, 7, seat_letter(seat), "bl-l"))
    return group(*parts, kind=kind, data_key=key, data_from=source, style=style)


def _face(seat: int, profile: Unit, hidden: bool) -> Iterable[Shape]:
    icon, at, wall = ICONS[profile.kind], f"M0{ICON_AT[seat]}", _WALLS[seat]
    if icon.solid:
        yield path("bl-f", at + icon.solid + ("" if hidden else wall))
    if icon.thick:
        yield path("bl-s", at + icon.thick)
    if icon.thin:
        # Only where the lines lie on the silhouette do they have to be light.
        yield path("bl-k" if profile.kind in ("armoured_cavalry", "assassin") else "bl-t", at + icon.thin)
    if hidden or not icon.solid:
        yield path("bl-w", wall)
    attack, defence = figures(profile)
    if attack:
        # A plus sign and a figure are fitted to their half of the tile, whatever letters the page has.
        fits = {"textLength": "20", "lengthAdjust": "spacingAndGlyphs"} if len(attack) > 1 else {}
        yield Shape("text", {"class": "bl-a bl-as" if fits else "bl-a", **fits}, attack)
    else:
        yield path("bl-n", "M-16 13h9")
    yield Shape("text", {"class": "bl-d"}, defence)


def _state(tile: int) -> Iterable[Shape]:
    """What happened to a unit this turn: it has attacked, it got morale."""
    if tile & ATTACKED:
        yield path("bl-done", "M-31-20a11 11 0 1 1 22 0a11 11 0 1 1-22 0z")
        yield path("bl-tick", "M-25-20l4 4 7-8")
    if tile >> MORALE_SHIFT:
        yield path("bl-mor", "M6-31h26v20h-26z")
        yield text(19, -15.5, f"+{tile >> MORALE_SHIFT}", "bl-mt")


# -- tents ------------------------------------------------------------------------------------------------------------

_HEAP = "m-25 19q6-12 13-9 7-14 15-4 10-4 22 13z"
_POLES = "m-17 16l24-29m12 29l-21-25"


def tents(ctx: DrawContext) -> Iterable[Shape]:
    """All camps. Tents do not move, so those of a colour that look alike share their paths."""
    p, points, names = ctx.position, ctx.table.points, ctx.position.layout.tent_names
    for dim in (False, True):
        seen = [tent for tent, name in enumerate(names) if ctx.dim(name) is dim]
        if seen:
            parts = (*_tents(ctx, seen), *_walls(ctx, seen), *_leaders(ctx, seen))
            yield group(*parts, kind="bl-far" if dim else "", data_key="tents:dim" if dim else "tents")
    openings = "".join(
        f"M{place(*points[names[tent]])}m-25 19l25-42l25 42z" for tent, token in enumerate(p.camps) if token & OPEN
    )
    if openings:
        yield path("bl-open", openings)


def _colour(token: int, tent: int) -> int:
    """The colour a tent shows: its token's where that is known, else its camp's."""
    return tent // TENTS if token & TOKEN == UNKNOWN_TOKEN else token & 3


def _tents(ctx: DrawContext, seen: list[int]) -> Iterable[Shape]:
    p, points, names = ctx.position, ctx.table.points, ctx.position.layout.tent_names
    heaps = [f"M{place(*points[names[tent]])}" for tent in seen if p.camps[tent] & DESTROYED]
    if heaps:
        yield path("bl-tb", "".join(at + _HEAP for at in heaps))
        yield path("bl-tp", "".join(at + _POLES for at in heaps))
    for seat in range(p.players):
        at = [
            f"M{place(*points[names[tent]])}"
            for tent in seen
            if not p.camps[tent] & (DESTROYED | OPEN) and _colour(p.camps[tent], tent) == seat
        ]
        if at:
            yield group(
                path("bl-t1", "".join(f"{spot}m0-23l-25 42h50zm-3-5l3 5 3-5" for spot in at)),
                path("bl-t2", "".join(f"{spot}m0-23l25 42h-25z" for spot in at)),
                path("bl-td", "".join(f"{spot}m0-8l8 27h-16z" for spot in at)),
                kind=f"bl-p{seat + 1}",
            )


def _walls(ctx: DrawContext, seen: list[int]) -> Iterable[Shape]:
    p, points, names = ctx.position, ctx.table.points, ctx.position.layout.tent_names
    at = [f"M{place(*points[names[tent]])}" for tent in seen if p.camps[tent] & FORTIFIED]
    if at:
        wall = "m-30 2h9v5h6.5v-5h8v5h13v-5h8v5h6.5v-5h9v22h-60z"
        yield path("bl-wl", "".join(spot + wall for spot in at))
        yield path("bl-wj", "".join(spot + "m-30 15h60m-46 0v9m16-16v7m16 0v9" for spot in at))


def _leaders(ctx: DrawContext, seen: list[int]) -> Iterable[Shape]:
    """King and commander in a small disc, for those who may know; on a destroyed tent for all."""
    p, points, names = ctx.position, ctx.table.points, ctx.position.layout.tent_names
    discs: dict[int, str] = {}
    signs: dict[bool, str] = {}
    for tent in seen:
        token = ctx.found_in(tent) or p.camps[tent]
        kind = (token & TOKEN) >> 2
        if token & OPEN or token & TOKEN == UNKNOWN_TOKEN or kind not in (KING, COMMANDER):
            continue
        x, y = points[names[tent]]
        x, y, colour, gone = x + 16, y - 14, token & 3, bool(token & DESTROYED)
        discs[colour] = discs.get(colour, "") + f"M{place(x - 11, y)}a11 11 0 1 1 0 .1z"
        sign = ICONS["king" if kind == KING else "commander"].solid
        signs[gone] = signs.get(gone, "") + f"M{place(round(x / SMALL, 1), round(y / SMALL, 1))}{sign}"
    for colour, data in discs.items():
        yield path(f"bl-mk bl-p{colour + 1}", data)
    for gone, data in signs.items():
        yield path("bl-mi bl-gone" if gone else "bl-mi", data)


SMALL = 0.6
"""The size of a leader's sign in its disc, as in the style rules."""
