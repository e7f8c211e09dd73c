"""One line of a receipt, drawn while a scoring is watched: the level counted on a ruler, the sum, the markers."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import NamedTuple

from boardlab.core.contract.receipt import CountedLine
from boardlab.core.i18n.language import seat_letter
from boardlab.core.picture.drawing import fit, group, path, text, token
from boardlab.core.picture.scene import Shape
from boardlab.core.picture.svg import number
from boardlab.torres.picture.context import DrawContext
from boardlab.torres.picture.plan import TopView
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


def counted(ctx: DrawContext, board: Tilted | TopView, foot: Foot, *, watched: bool) -> Iterable[Shape]:
    """How the line that is watched is counted; the foot of the picture only where there is room for one."""
    step = ctx.marks.step
    if step is None:
        return
    if isinstance(board, Tilted) and step.line.rule == _PRODUCT:
        yield from _ruler(ctx, board)
    if watched:
        yield from _sum(ctx, step, foot)
        yield from _track(step, foot)


_PRODUCT = "torres.goal.product"


def _ruler(ctx: DrawContext, board: Tilted) -> Iterator[Shape]:
    """The levels of the tower that the knight stands on, counted along the edge that no figure covers."""
    line = ctx.marks.step.line if ctx.marks.step else None
    level = line.sum.facts.get("level") if line and line.sum else None
    for cell in ctx.focus:
        spot = ctx.at[cell]
        tower, height = board.towers[spot], ctx.heights[cell]
        if height != level:
            continue  # the board has changed since the line was counted
        top = tower.right[1] - tower.rise
        stands = [board.middle(ctx.at[other]) for other in ctx.figures if other != cell]
        right = not any(-12 < x - tower.right[0] < 40 and top - 10 < y < tower.right[1] + 50 for x, y in stands)
        side, way = (tower.right, 1) if right else (tower.left, -1)
        x = side[0] + 8 * way
        ticks = "".join(f"M{x} {side[1] - board.block * at}h{7 * way}" for at in range(height + 1))
        yield path("bl-rule", f"M{x} {side[1]}v-{tower.rise}{ticks}")
        for at in range(1, height + 1):
            if at == height or board.block > 13:
                kind = "bl-c bl-halo" + (" bl-b" if at == height else "") + ("" if right else " bl-e")
                yield text(x + 10 * way, side[1] - board.block * at + 5, str(at), kind)


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
