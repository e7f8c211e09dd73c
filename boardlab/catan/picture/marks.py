"""What a picture points out: where one may go, what is picked, refused, changed, and what a receipt counts."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache

from boardlab.catan.board import ENDS, HARBOUR_PATHS, PATH_AT, PATHS, SITE_AT, SITES, TILE_AT, TILES, mask_of
from boardlab.catan.picture.context import DrawContext
from boardlab.catan.picture.free import free_spot
from boardlab.catan.picture.geometry import Box, Point
from boardlab.catan.picture.map import HARBOUR_SPOTS, SLOPES, SPOTS, hexagon, whole_tile
from boardlab.catan.picture.pieces import house_lines, road_line
from boardlab.catan.picture.robber import tag_rooms, tags, things, trail
from boardlab.catan.picture.tags import house_room
from boardlab.catan.roads import longest_line
from boardlab.core.picture.drawing import group, path, shift
from boardlab.core.picture.scene import Shape
from boardlab.core.picture.svg import number

_PICTURE = -22
"""How far above the middle of a tile its picture lies, where a mark hides no number."""


def capsule(key: str, wide: int = 14) -> str:
    """The outline round a path: a narrow hexagon along it."""
    x, y = SPOTS[key]
    tilt = SLOPES[key]
    if tilt == 0:
        return f"M{x - wide} {y - 16}l{wide}-9 {wide} 9v32l-{wide} 9-{wide}-9z"
    if tilt == 1:
        return f"M{x - 22} {y - 13}l15-8 28 17 1 17-15 8-28-17z"
    return f"M{x + 22} {y - 13}l-15-8-28 17-1 17 15 8 28-17z"


def circle(key: str, radius: int) -> str:
    """A circle round a place."""
    return ring(*SPOTS[key], radius)


def ring(x: int, y: int, radius: int) -> str:
    """A circle round a point."""
    return f"M{x - radius} {y}a{radius} {radius} 0 1 0 {2 * radius} 0a{radius} {radius} 0 1 0-{2 * radius} 0z"


def under(ctx: DrawContext) -> Iterable[Shape]:
    """What lies on the tiles, under all pieces: the veil of the robber, rings, gold, and the ribbon of a line."""
    marks = ctx.marks
    if ctx.stands and not ctx.lit:
        yield path("bl-veil", whole_tile(SPOTS[ctx.stands]))
    tiles = [key for key in marks.targets if key in TILE_AT]
    if tiles:
        rings = "".join(hexagon(SPOTS[key]) for key in tiles)
        yield path("bl-case", rings)
        yield path("bl-ok", rings, data_key="targets")
    for key in marks.picked:
        if key in TILE_AT:
            yield path("bl-case", hexagon(SPOTS[key]))
            yield path("bl-pick", hexagon(SPOTS[key]))
    gold = [key for key in (*marks.last, *marks.focus) if key in TILE_AT]
    if gold:
        rings = "".join(hexagon(SPOTS[key]) for key in gold)
        yield path("bl-gold0", rings)
        yield path("bl-gold", rings)
    yield from _ribbon(ctx)
    yield from _gold(ctx)
    yield from trail(ctx)
    for key in marks.targets:
        if key in ctx.buildings:
            yield from _round("bl-ok", (key,), ctx, data_key=f"target@{key}")
    yield from _sources(ctx)
    yield from _round("bl-pick", (key for key in marks.picked if key not in TILE_AT), ctx)
    if any(key in TILE_AT for key in marks.refused):
        yield path("bl-nay", "".join(hexagon(SPOTS[key]) for key in marks.refused if key in TILE_AT))
    yield from _round("bl-nay", (key for key in marks.refused if key not in TILE_AT), ctx)


def away(ctx: DrawContext) -> Iterable[Shape]:
    """A veil over the tiles and chips that a receipt line does not count."""
    if ctx.lit and not ctx.line:
        yield path("bl-away", "".join(whole_tile(SPOTS[key]) for key in TILES if key not in ctx.lit))


def _gold(ctx: DrawContext) -> Iterable[Shape]:
    """A halo behind the pieces that came last, or that decide."""
    data = roads = ""
    for key in dict.fromkeys((*ctx.marks.last, *ctx.marks.focus)):
        if key in SITE_AT:
            x, y = SPOTS[key]
            if key in ctx.buildings:
                data += "".join(house_lines(ctx.buildings[key].seat, ctx.buildings[key].kind, x, y))
            else:
                data += circle(key, 12)
        elif key in PATH_AT and not ctx.line:
            roads += road_line(key)
    for under, above, found in (("bl-g0", "bl-g1", data), ("bl-g0 bl-gr0", "bl-g1 bl-gr1", roads)):
        if found:
            yield path(under, found)
            yield path(above, found)


def _ribbon(ctx: DrawContext) -> Iterable[Shape]:
    """The roads that a longest line counts, on a ribbon in their owner's colour."""
    if not ctx.line:
        return
    data = "".join(road_line(key) for key in ctx.line)
    yield path("bl-rib0", data)
    yield path("bl-rib1", data)
    yield path(f"bl-rib bl-o{ctx.roads[ctx.line[0]] + 1}", data)


def dots(ctx: DrawContext) -> Iterable[Shape]:
    """Where one may build: under all pieces."""
    for key in ctx.marks.targets:
        if key not in ctx.buildings and (key in SITE_AT or key in PATH_AT):
            x, y = _middle(ctx, key)
            dot = {"class": "bl-dot", "data-key": f"target@{key}", "cx": number(x), "cy": number(y), "r": "9"}
            yield Shape("circle", dot)


def over(ctx: DrawContext) -> Iterable[Shape]:
    """What lies above all, on nothing that stands there: what is refused, tags, numbers."""
    taken = list(tag_rooms(ctx))
    for key in ctx.marks.refused:
        if key in SPOTS:
            at = SPOTS[key][0], SPOTS[key][1] + (_PICTURE if key in TILE_AT else 0)
            x, y = free_spot(things(ctx), at, (13, 13), tuple(taken))
            taken.append((x - 13, y - 13, x + 13, y + 13))
            data = f"M{number(x - 11)} {number(y)}a11 11 0 1 0 22 0a11 11 0 1 0-22 0zm3.5 7.5 15-15"
            yield path("bl-no", data, data_key=f"refused@{key}")
    yield from tags(ctx)
    yield from _numbers(ctx)


def _round(kind: str, keys: Iterable[str], ctx: DrawContext, discs: str = "", **attrs: str) -> Iterable[Shape]:
    """A band round what stands on some places, or a line where nothing does; of harbours' ``discs`` too. It is seen
    round a thing, lying under it.
    """
    free = roads = ""
    houses = discs
    for key in keys:
        if key in ctx.buildings:
            houses += "".join(house_lines(ctx.buildings[key].seat, ctx.buildings[key].kind, *SPOTS[key]))
        elif key in ctx.roads:
            roads += road_line(key)
        elif key in SPOTS:
            free += capsule(key) if key in PATH_AT else circle(key, 19)
    for case, line, data in (
        ("bl-case", "", free),
        ("bl-round0", " bl-round", houses),
        ("bl-way0 bl-rr0", " bl-rr", roads),
    ):
        if data:
            yield path(case, data)
            yield path(kind + line, data, **attrs)


def _sources(ctx: DrawContext) -> Iterable[Shape]:
    """The houses a rate comes from, and their harbours."""
    sites = {SITE_AT[key] for key in ctx.marks.sources if key in SITE_AT}
    discs = [at for path_, at in zip(HARBOUR_PATHS, HARBOUR_SPOTS, strict=True) if sites.intersection(ENDS[path_])]
    yield from _round("bl-ok", ctx.marks.sources, ctx, "".join(ring(*at, 24) for at in discs), data_key="sources")


def _middle(ctx: DrawContext, key: str) -> Point:
    """Where a small mark of a place lies: on a path a step away from the house at its end, if there is one."""
    x, y = SPOTS[key]
    for site in (SITES[end] for end in ENDS[PATH_AT[key]]) if key in PATH_AT else ():
        if site in ctx.buildings:
            x0, y0 = SPOTS[site]
            return x + (x - x0) * 0.45, y + (y - y0) * 0.45
    return x, y


def _numbers(ctx: DrawContext) -> Iterable[Shape]:
    """The roads of a line counted, one by one; those it leaves out; what a line of a receipt pays."""
    rest = _left_out(ctx)
    counted = [("bl-badge", f"count@{key}", key, str(count)) for count, key in enumerate(ctx.line, 1)]
    counted += [
        ("bl-badge bl-out", f"aside@{key}", key, str(rest.index(key) + 1) if key in rest else "−")
        for key in ctx.marks.aside
        if key in ctx.roads
    ]
    around = things(ctx)
    taken: list[Box] = []
    for kind, mark, key, words in counted:
        x, y = free_spot(around, SPOTS[key], (12, 12), tuple(taken), own=key)
        taken.append((x - 12, y - 12, x + 12, y + 12))
        disc, digit = Shape("circle", {"r": "11"}), Shape("text", {"y": "5.5"}, words)
        yield group(disc, digit, kind=kind, data_key=mark, style=shift(x, y))
    keys = [key for key in (*ctx.marks.focus, *ctx.marks.lit) if key in SPOTS]
    if ctx.marks.bonus and keys:
        x, y = free_spot(things(ctx), (SPOTS[keys[0]][0], SPOTS[keys[0]][1] - 34), (25, 14))
        rect = Shape("rect", {"x": "-24", "y": "-13", "width": "48", "height": "26", "rx": "13"})
        pays = Shape("text", {"y": "6"}, f"+{ctx.marks.bonus}")
        yield group(rect, pays, kind="bl-num", data_key="bonus", style=shift(x, y))


def _left_out(ctx: DrawContext) -> list[str]:
    """The longest line of the roads left out, where they make one: it is counted anew."""
    out = [key for key in ctx.marks.aside if key in ctx.roads]
    if not out:
        return []
    blocked = ctx.position.pieces.others(ctx.roads[out[0]])
    found = longest_line(mask_of(PATH_AT[key] for key in out), blocked)
    return [PATHS[path] for path in found] if len(found) > 1 else []


def hits(ctx: DrawContext) -> Iterable[Shape]:
    """What may be touched. The layer that is asked for lies on top, with circles that just meet."""
    among = frozenset(ctx.marks.among)
    wanted = {_layer(key) for key in among or ctx.marks.targets if key in SPOTS}
    order = sorted(("tile", "path", "site"), key=lambda layer: layer in wanted)
    for layer in order:
        for key in {"tile": TILE_AT, "path": PATH_AT, "site": SITE_AT}[layer]:
            if among and key not in among:
                continue
            house = ctx.buildings.get(key) if layer == "site" else None
            yield _hit(key, layer in wanted, house.kind if house is not None else "")


@cache
def _hit(key: str, wanted: bool, house: str) -> Shape:
    """What is touched of a place: is its layer asked for, and what stands there?"""
    hit = {"class": "bl-hit", "data-place": key}
    x, y = SPOTS[key]
    if key in TILE_AT:
        return Shape("path", {**hit, "d": f"M{x} {y - 60}l52 30v60l-52 30-52-30v-60z"})
    if key in PATH_AT:
        return Shape("path", {**hit, "d": capsule(key)})
    if house and not wanted:
        # What stands there is touched wherever it is seen.
        left, top, right, bottom = map(round, house_room(key, house))
        return Shape("path", {**hit, "d": f"M{left} {top}h{right - left}v{bottom - top}h{left - right}z"})
    return Shape("circle", {**hit, "cx": str(x), "cy": str(y), "r": "26" if wanted else "18"})


def _layer(key: str) -> str:
    return "tile" if key in TILE_AT else "path" if key in PATH_AT else "site"
