"""One line of a receipt, drawn while a scoring is watched: the level counted on a ruler, the sum, the markers."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from boardlab.core.contract.receipt import CountedLine
from boardlab.core.i18n.language import seat_letter
from boardlab.core.picture.drawing import fit, group, path, text, token
from boardlab.core.picture.scene import Shape
from boardlab.core.picture.svg import number
from boardlab.torres.picture.context import DrawContext
from boardlab.torres.picture.tilted import Tilted


class Foot(NamedTuple):
    """Where the sum and the track of the markers stand below the board."""

    left: int
    right: int
    top: int


TILTED_FOOT = Foot(56, 826, 590)
PLAN_FOOT = Foot(26, 596, 612)
_SUM, _HIGH = 300, 50
_TRACK = 250
_APART = 23
"""How far apart markers stand at least, in units of the sheet."""


def ruler(ctx: DrawContext, board: Tilted) -> Iterator[Shape]:
    """The levels of the knight's tower, counted along an edge with neither a figure nor another tower beside it.

    On the wall of another tower they would be read as its levels; then the roof alone tells the level.
    """
    line = ctx.marks.step.line if ctx.marks.step else None
    if line is None or line.rule != _PRODUCT or not line.sum:
        return
    for cell in ctx.focus:
        tower, height = board.towers[ctx.at[cell]], ctx.heights[cell]
        if height != line.sum.facts.get("level"):
            continue  # the board has changed since the line was counted
        for side, way in ((tower.right, 1), (tower.left, -1)):
            if not _has_figure(ctx, board, cell, side, way) and not _is_walled(ctx, board, cell, side, way):
                yield from _ruler(board, height, side, way)
                break


def _has_figure(ctx: DrawContext, board: Tilted, cell: int, side: tuple[int, int], way: int) -> bool:
    """Does a figure stand before this side of a cell's tower?"""
    top = side[1] - board.towers[ctx.at[cell]].rise
    stands = [board.middle(ctx.at[other]) for other in ctx.figures if other != cell]
    return any(-12 < (x - side[0]) * way < 40 and top - 10 < y < side[1] + 50 for x, y in stands)


def _is_walled(ctx: DrawContext, board: Tilted, cell: int, side: tuple[int, int], way: int) -> bool:
    """Would a ruler at this side of a cell's tower stand on another tower?"""
    top = side[1] - board.towers[ctx.at[cell]].rise
    others = [board.towers[spot] for spot, other in ctx.cells.items() if other != cell and ctx.heights[other]]
    return any(
        each.covers(side[0] + out * way, y) for each in others for out in (8, 24) for y in range(top, side[1], 6)
    )


def _ruler(board: Tilted, height: int, side: tuple[int, int], way: int) -> Iterator[Shape]:
    x = side[0] + 8 * way
    ticks = "".join(f"M{x} {side[1] - board.block * at}h{7 * way}" for at in range(height + 1))
    yield path("bl-rule", f"M{x} {side[1]}v-{board.block * height}{ticks}")
    for at in range(1, height + 1):
        if at == height or board.block > 13:
            kind = "bl-c bl-halo" + (" bl-b" if at == height else "") + ("" if way > 0 else " bl-e")
            yield text(x + 10 * way, side[1] - board.block * at + 5, str(at), kind)


def sums(ctx: DrawContext, foot: Foot) -> Iterator[Shape]:
    """What the line that is watched pays, and the markers on the track, at the foot of the whole sheet."""
    if ctx.marks.step is not None:
        yield from _sum(ctx, ctx.marks.step, foot)
        yield from _track(ctx.marks.step, foot)


_PRODUCT = "torres.goal.product"


def _sum(ctx: DrawContext, step: CountedLine, foot: Foot) -> Iterator[Shape]:
    """What the line pays and how it comes about: 5 × 3 = 15."""
    line = step.line
    facts = line.sum.facts if line.sum else {}
    label = ctx.wording.phrase(line.label, ctx.lang, ctx.names)
    if line.rule == _PRODUCT and {"area", "level"} <= facts.keys():
        how = f"{facts['area']} × {facts['level']} = {line.points}"
    else:
        how = f"+{line.points}" if line.points else "0"
        reason = ctx.wording.phrase(line.sum, ctx.lang, ctx.names) if line.sum else ""
        label = f"{label}: {reason}" if reason else label
    box = {"class": "bl-chip", "x": str(foot.left), "y": str(foot.top), "width": str(_SUM), "height": str(_HIGH)}
    yield group(
        Shape("rect", {**box, "rx": "12"}),
        token(line.player, foot.left + 25, foot.top + 25, 1.15),
        fit(foot.left + 48, foot.top + 19, label, _SUM - 60, "bl-c"),
        text(foot.left + 48, foot.top + 43, how, "bl-h"),
        data_key="sum",
    )


def _track(step: CountedLine, foot: Foot) -> Iterator[Shape]:
    """The markers on the stretch of the track that the whole scoring needs, each with its score."""
    scores = step.line.scores
    if not scores:
        return
    left, right = foot.right - _TRACK + 16, foot.right - 16
    wide = (right - left) / max(step.highest - step.lowest, 1)
    seats = sorted(range(len(scores)), key=lambda seat: (scores[seat], seat))
    at = _spread([left + wide * (scores[seat] - step.lowest) for seat in seats], left, right)
    slab = {"class": "bl-slab", "x": str(foot.right - _TRACK), "y": str(foot.top), "width": str(_TRACK), "height": "28"}
    yield Shape("rect", {**slab, "rx": "6"})
    for x, seat in zip(at, seats, strict=True):
        had = step.before[seat] if seat < len(step.before) else scores[seat]
        letter = seat_letter(seat)
        came = str(had) if had != scores[seat] else ""
        key = f"marker:{letter}@{scores[seat]}"
        yield token(seat, x, foot.top + 14, 0.9, kind="bl-mk", data_key=key, data_from=came)
        kind = "bl-c bl-m bl-b" if came else "bl-c bl-m"
        yield Shape("text", {"class": kind, "x": number(x), "y": str(foot.top + 45)}, str(scores[seat]))


def _spread(at: list[float], left: float, right: float) -> list[float]:
    """Places along a line, moved apart in their order until none is too near to the next."""
    found = list(at)
    for i, x in enumerate(found):
        found[i] = max(x, found[i - 1] + _APART if i else left)
    for i in reversed(range(len(found))):
        found[i] = min(found[i], found[i + 1] - _APART if i + 1 < len(found) else right)
    return found
