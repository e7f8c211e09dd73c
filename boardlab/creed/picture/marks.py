"""What a picture points out: the picked unit and its line, targets, refusals, what changed, what a receipt counts."""

from __future__ import annotations

from collections.abc import Iterable

from boardlab.core.picture.drawing import group, path, shift
from boardlab.core.picture.scene import Shape
from boardlab.creed.picture.board import place, way
from boardlab.creed.picture.context import DrawContext

_RING = "m-31-31h62v62h-62z"
_CROSS = f"{_RING}m31-7v10m0 56v10m-38-38h10m56 0h10"
"""A ring with the hairs of a sight: what would be hit, where a ring alone is what may be picked."""


def under(ctx: DrawContext) -> Iterable[Shape]:
    """What lies under the pieces: the band along the line of a picked unit, and what the last action changed."""
    points = ctx.table.points
    if ctx.band:
        first, second = ctx.band.points
        yield path("bl-band", way((*first, *ctx.band.middle, *reversed(second))))
    last = [key for key in ctx.marks.last if key in points]
    if last:
        yield path("bl-gold", _rings(ctx, last), data_key="last")


def over(ctx: DrawContext) -> Iterable[Shape]:
    """What lies above the pieces."""
    marks, points = ctx.marks, ctx.table.points
    lit = [key for key in dict.fromkeys((*marks.lit, *marks.focus)) if key in points]
    if lit:
        yield path("bl-case", _rings(ctx, lit))
        yield path("bl-lg", _rings(ctx, lit))
    focus = [key for key in marks.focus if key in points]
    if focus:
        yield path("bl-fo", _rings(ctx, focus))
    asked = [key for key in marks.asked if key in points and key not in lit]
    if asked:
        yield path("bl-case", _rings(ctx, asked))
        yield path("bl-fo", _rings(ctx, asked), data_key="asked")
    rings = [key for key, kind in marks.targets.items() if key in points and _is_ring(ctx, key, kind)]
    hits = [key for key in rings if marks.targets[key] == "block"]
    vain = [key for key in rings if marks.targets[key] == "vain"]
    plain = [key for key in rings if marks.targets[key] not in ("block", "vain")]
    if plain:
        yield path("bl-can", _rings(ctx, plain), data_key="targets:piece")
    if hits:
        yield path("bl-case", _rings(ctx, hits, _CROSS))
        yield path("bl-tg", _rings(ctx, hits, _CROSS), data_key="targets:block")
    if vain:
        # Allowed, so not refused; but nothing would come of it.
        yield path("bl-case", _rings(ctx, vain))
        yield path("bl-tg bl-tv", _rings(ctx, vain), data_key="targets:vain")
    for key, kind in marks.targets.items():
        if key in points and not _is_ring(ctx, key, kind):
            x, y = points[key]
            dot = {"class": "bl-dot", "data-key": f"target@{key}", "cx": f"{x:g}", "cy": f"{y:g}", "r": "9"}
            yield Shape("circle", dot)
    picked = [key for key in marks.picked if key in points]
    if picked:
        yield path("bl-case", _rings(ctx, picked))
        yield path("bl-pick", _rings(ctx, picked), data_key="picked")
    for key in dict.fromkeys(marks.refused):
        if key in points:
            x, y = points[key]
            parts = (
                path("bl-no", f"M0 0{_RING}"),
                path("bl-sl", "M18-27a10 10 0 1 1 20 0a10 10 0 1 1-20 0z"),
                path("bl-sx", "M23-22l10-10"),
            )
            yield group(*parts, data_key=f"refused@{key}", style=shift(x, y))
    shown = focus or lit
    if marks.bonus and shown:
        x, y = points[shown[0]]
        chip = Shape("rect", {"class": "bl-chip", "x": "-26", "y": "-14", "width": "52", "height": "28", "rx": "14"})
        words = Shape("text", {"class": "bl-ct", "y": "6"}, f"+{marks.bonus}")
        yield group(chip, words, data_key="bonus", style=shift(x, y - 40))


def _is_ring(ctx: DrawContext, key: str, kind: str) -> bool:
    """Is a target ringed? Where nothing stands a dot shows better that one may go there."""
    return kind in ("block", "vain") or ctx.holds(key)


def _rings(ctx: DrawContext, keys: list[str], form: str = _RING) -> str:
    return "".join(f"M{place(*ctx.table.points[key])}{form}" for key in dict.fromkeys(keys))


def hits(ctx: DrawContext) -> Iterable[Shape]:
    """What may be touched: every cell and every tent, up to the next; gutters, where forecasts stand, stay free."""
    table = ctx.table
    tall = 66 if table.layout.name == "straight" else 72
    wide = 70 if table.layout.name == "straight" else 72
    if table.view == "upright":
        wide, tall = tall, wide
    for row in table.rows:
        for key in row:
            x, y = table.points[key]
            data = f"M{place(x - wide / 2, y - tall / 2)}h{wide}v{tall}h-{wide}z"
            yield Shape("path", {"class": "bl-hit", "data-place": key, "d": data})
