"""The margins of a Torres picture: where the game stands, players, stacks, points, action points, hand, track."""

from __future__ import annotations

import math
from collections.abc import Iterable
from dataclasses import dataclass

from boardlab.core.picture.drawing import clip, fit, group, path, text, width
from boardlab.core.picture.scene import Shape
from boardlab.core.picture.svg import number
from boardlab.torres.options import LEVEL_BONUS
from boardlab.torres.picture.context import DrawContext
from boardlab.torres.picture.shapes import crown, token

SPACES = 30
"""How many spaces of the score track are shown at once."""
RIGHT = 852
TALLEST = 3
"""Stacks up to here are drawn block by block."""


@dataclass(frozen=True)
class PanelLayout:
    """Where the parts of the panel go; the two pictures leave different corners free."""

    head_x: int
    head_width: int
    table_y: int
    turn_y: int
    hand_x: int
    hand_y: int
    hand_width: int
    turn_room: int
    """How wide the line may be that says whose turn it is."""
    names_x: tuple[int, int, int, int]
    """Where the name in each row may begin: it ends before the token, and lower rows come nearer to the towers."""


TILTED = PanelLayout(
    head_x=28,
    head_width=250,
    table_y=32,
    turn_y=554,
    hand_x=28,
    hand_y=620,
    hand_width=270,
    turn_room=270,
    names_x=(560, 560, 576, 600),
)
PLAN = PanelLayout(
    head_x=616,
    head_width=236,
    table_y=168,
    turn_y=390,
    hand_x=616,
    hand_y=596,
    hand_width=248,
    turn_room=240,
    names_x=(612,) * 4,
)


def panel(ctx: DrawContext, layout: PanelLayout) -> tuple[Shape, ...]:
    """Everything round the board."""
    return (*_head(ctx, layout), *_table(ctx, layout), *_turn(ctx, layout), *_hand(ctx, layout), *_track(ctx))


def _head(ctx: DrawContext, layout: PanelLayout) -> Iterable[Shape]:
    position, x, room = ctx.position, layout.head_x, layout.head_width
    if position.stage in {"foundations", "knights", "king"}:
        yield fit(x, 46, ctx.say("panel.setup"), room, "bl-h")
        yield fit(x, 72, ctx.say("panel.supply") + f" {position.supply}", room, "bl-mut")
        if position.master:
            yield fit(x, 101, ctx.say("panel.master", card=ctx.say(f"master.{position.master}")), room)
        return
    if position.is_over:
        yield fit(x, 46, ctx.say("panel.over"), room, "bl-h")
        winners = ", ".join(clip(ctx.name_of(seat), 120) for seat in position.winners)
        yield fit(x, 72, ctx.say("panel.winner", players=winners), room, "bl-mut")
        return
    yield fit(x, 46, ctx.say("panel.phase", phase=position.phase), room, "bl-h")
    facts = {"round": position.round, "rounds": position.rounds, "supply": position.supply}
    yield fit(x, 72, ctx.say("panel.round", **facts), room, "bl-mut")
    yield crown(x + 12, 95)
    level = position.phase
    words = ctx.say("panel.king", level=level, points=LEVEL_BONUS[level - 1])
    yield fit(x + 34, 101, words, room - 34)
    if position.master:
        yield fit(x, 128, ctx.say("panel.master", card=ctx.say(f"master.{position.master}")), room)
    elif not ctx.picking and not ctx.lit:
        yield group(
            Shape("path", {"d": f"M{x + 3} 123l8-5.5 8 5.5-8 5.5zM{x + 78} 128v-11m-4 4l4-4 4 4"}), kind="bl-tag"
        )
        yield text(x + 24, 128, ctx.say("panel.area"), "bl-mut")
        yield text(x + 88, 128, ctx.say("panel.height"), "bl-mut")


def _table(ctx: DrawContext, layout: PanelLayout) -> Iterable[Shape]:
    position, top = ctx.position, layout.table_y
    if position.stage in _WITH_STACKS:
        yield text(708, top, ctx.say("panel.stacks"), "bl-mut")
    yield text(RIGHT, top, ctx.say("panel.points"), "bl-mut bl-e")
    pitch = 40 if position.players < 4 else 35
    marked = position.winners if position.is_over else (position.current_player,)
    for seat in range(position.players):
        middle = top + 26 + pitch * seat
        named = bool(ctx.names) and ctx.name_of(seat) != ""
        name = clip(ctx.name_of(seat), 664 - layout.names_x[seat], 15) if named else ""
        left = 658 if not name else round(660 - width(name, 15) - 8)
        if seat in marked:
            yield Shape(
                "rect",
                {"class": "bl-chip", "x": str(left), "y": str(middle - pitch // 2), "width": str(864 - left),
                 "height": str(pitch), "rx": "10"},
            )  # fmt: skip
        if name:
            yield text(664, middle + 5.5, name, "bl-c bl-e bl-halo")
        yield token(seat, 684, middle)
        yield from _stacks(ctx, seat, middle)
        cards = len(position.hands[seat])
        if cards:
            box = {"x": "777", "width": "18"} if cards < 10 else {"x": "773", "width": "26"}
            yield Shape("rect", {"class": "bl-card", **box, "y": str(middle - 11), "height": "22", "rx": "3"})
            yield text(786, middle + 5.5, str(cards), "bl-c bl-m")
        yield text(RIGHT, middle + 8, str(position.scores[seat]), "bl-h bl-e")


def _stacks(ctx: DrawContext, seat: int, middle: int) -> Iterable[Shape]:
    """A seat's stacks as columns of blocks: spent ones dashed, then the one in use, then the rest."""
    position = ctx.position
    if position.stage not in _WITH_STACKS:
        return
    own = seat == position.current_player and position.turn_stack >= 0
    columns = [(0, size) for size in position.stacks[seat]]
    if own:
        columns.insert(0, (max(min(position.options.most_in_stack, 3) - position.turn_stack, 0), position.turn_stack))
    spent = max(position.rounds - len(columns), 0)
    unit = 8
    gone, there = "", ""
    numbers: list[Shape] = []
    for at, (empty, size) in enumerate([(3, 0)] * spent + columns):
        x, foot = 708 + 17 * at, middle + 13
        if size > TALLEST:  # only some editions pile them so high: one frame with their number
            there += f"M{number(x)} {number(foot)}v-24h14v24z"
            numbers.append(fit(x + 7, foot - 7, str(size), 13, "bl-c bl-m"))
            continue
        there += _column(x, foot, size, unit)
        gone += _column(x, foot - unit * size, empty, unit)
    if gone:
        yield path("bl-none", gone)
    if there:
        yield path("bl-stone", there)
    yield from numbers


def _column(x: float, foot: float, blocks: int, unit: float) -> str:
    """A column of blocks: its frame, then the lines between."""
    if not blocks:
        return ""
    tall, step = number(unit * blocks), number(unit)
    lines = "m-14".join([f"-{step}h14"] * (blocks - 1))
    return f"M{number(x)} {number(foot)}v-{tall}h14v{tall}z" + (f"m0{lines}" if lines else "")


def _turn(ctx: DrawContext, layout: PanelLayout) -> Iterable[Shape]:
    position, y = ctx.position, layout.turn_y
    if position.is_over or position.current_player is None:
        return
    seat = position.current_player
    key = _STAGE_LINES.get(position.stage, "panel.to_play")
    left = max(position.ap - position.spent, 0)
    points = ctx.say("panel.ap", left=left, of=position.ap)
    # What the rest of the line leaves is for the name, in bold.
    kept = position.kept[seat]
    rest = width(ctx.say(key, player="", kept=kept)) + (width(points) + 10 if position.stage in {"turn", "look"} else 0)
    name = clip(ctx.name_of(seat), (layout.turn_room - rest) / 1.08)
    words = ctx.say(key, player=name, kept=kept)
    if position.stage not in {"turn", "look"}:
        yield fit(RIGHT, y, words, 236, "bl-b bl-e")
        return
    parts = (Shape("tspan", {"class": "bl-b"}, words), Shape("tspan", {"dx": "10"}, points))
    yield Shape("text", {"class": "bl-e", "x": str(RIGHT), "y": str(y)}, "", parts)
    first = RIGHT - 14 - 22 * (position.ap - 1)
    pips = [f"M{first + 22 * at} {y + 21}a7 7 0 0 1 14 0v8a7 7 0 0 1-14 0z" for at in range(position.ap)]
    if left:
        yield path("bl-on", "".join(pips[:left]))
    if left < position.ap:
        yield path("bl-off", "".join(pips[left:]))
    if position.turn_stack >= 0:
        stack = ctx.say("panel.stack_left", n=position.turn_stack)
    else:
        stack = ctx.say("panel.no_stack")
    yield fit(RIGHT, y + 64, stack, 236, "bl-mut bl-e")


_WITH_STACKS = frozenset({"turn", "look", "carry", "move_king", "starter"})
_STAGE_LINES = {
    "foundations": "panel.setup_found",
    "knights": "panel.setup_knight",
    "king": "panel.setup_king",
    "carry": "panel.carry",
    "move_king": "panel.move_king",
    "starter": "panel.starter",
}


def shown_hand(ctx: DrawContext) -> tuple[int, tuple[str, ...]] | None:
    """The seat and cards of the hand that may be named in this picture, if any."""
    position = ctx.position
    seat = position.current_player if ctx.viewer is None else ctx.viewer
    if seat is None or not 0 <= seat < position.players:
        return None
    cards = position.hands[seat]
    return (seat, cards) if cards and "?" not in cards else None


def _hand(ctx: DrawContext, layout: PanelLayout) -> Iterable[Shape]:
    """The visible hand as small cards, a dashed edge on those bought this turn (they cannot be played yet)."""
    shown = shown_hand(ctx)
    if shown is None:
        return
    seat, cards = shown
    fresh = ctx.position.fresh if seat == ctx.position.current_player else ()
    rows: list[list[tuple[str, float, bool]]] = [[]]
    used = 0.0
    for card in cards:
        name = ctx.say(f"card.{card}")
        wide = round(width(name, 15) + 16)
        if used + wide > layout.hand_width and rows[-1]:
            rows.append([])
            used = 0.0
        rows[-1].append((name, wide, card in fresh))
        used += wide + 6
    lost = sum(len(row) for row in rows[3:])
    rows = rows[:3]
    if lost:
        rows[-1][-1] = (f"+{lost + 1}", 40, False)
    y = layout.hand_y - 30 * (len(rows) - 1) - 24
    yield text(layout.hand_x, y - 9, ctx.say("panel.hand", n=len(cards)), "bl-mut")
    for row in rows:
        x: float = layout.hand_x
        for name, side, new in row:
            rect = {"class": "bl-card bl-new" if new else "bl-card", "x": number(x), "y": str(y), "width": number(side)}
            yield Shape("rect", {**rect, "height": "25", "rx": "5"})
            yield fit(x + side / 2, y + 18, name, side - 10, "bl-c bl-m")
            x += side + 6
        y += 30


def _track(ctx: DrawContext) -> Iterable[Shape]:
    """The stretch of the score track that holds all markers: one point a space, or more where they lie far apart."""
    scores = ctx.position.scores
    low, high = min(scores), max(scores)
    step, first = 1, low // 10 * 10
    if high >= first + SPACES:
        first = low // 5 * 5
    while high >= first + SPACES * step:
        step += 1 if step == 1 else 3 if step == 2 else 5
        first = low // (5 * step) * (5 * step)
    shared = scores.count(0) if first == 0 else 0
    # Any number of markers may share the start space, so it grows until they stand side by side.
    home = max(824 / SPACES, 25 * shared + 4)
    wide = (824 - home) / (SPACES - 1)

    def edge(space: float) -> float:
        return 28 + (home * space if space <= 1 else home + wide * (space - 1))

    # The start is a box of its own: in one slab with the others, its width is read as several spaces.
    start = first == 0 and step == 1
    slabs = ((28.0, edge(1) - 3), (edge(1) + 3, 852.0)) if start else ((28.0, 852.0),)
    for left, right in slabs:
        slab = {"class": "bl-slab", "x": number(left), "y": "644", "width": number(right - left), "height": "28"}
        yield Shape("rect", {**slab, "rx": "6"})
    # All ticks are one thick dashed line: thirty of them would be a tenth of a small picture.
    tick = number(edge(2 if start else 1) - 0.5)
    yield path("bl-tick", f"M{tick} 658H838", style=f"stroke-dasharray:1 {wide - 1:.3f}")
    labels = [
        text((edge(space) + edge(space + 1)) / 2, 691, str(first + space * step)) for space in range(0, SPACES, 5)
    ]
    yield group(*labels, kind="bl-mut bl-m")
    waiting = [seat for seat in range(len(scores)) if first == 0 and scores[seat] == 0]
    spots: list[tuple[float, int]] = []
    for seat, score in enumerate(scores):
        if seat in waiting:
            spots.append((28 + home / 2 + 25 * (waiting.index(seat) - (len(waiting) - 1) / 2), seat))
        else:
            space = (score - first) / step
            whole = math.floor(space)
            spots.append((edge(whole) + (edge(whole + 1) - edge(whole)) * (0.5 if step == 1 else space - whole), seat))
    spots.sort()
    # Far-apart scores squeeze the spaces; markers still stand side by side, in their order, on the track.
    at = [x for x, _ in spots]
    for i, x in enumerate(at):
        at[i] = max(x, at[i - 1] + 24 if i else 40)
    for i in reversed(range(len(at))):
        at[i] = min(at[i], at[i + 1] - 24 if i + 1 < len(at) else 840)
    for x, (_, seat) in zip(at, spots, strict=True):
        yield token(seat, x, 658, kind="bl-mr", data_key=f"marker:{seat}")
