"""The turn of the robber: where it came from, whose cards are at stake and how likely each is, and the three steps."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from boardlab.catan.actions import DISCARD, RIDE, ROBBER, STEAL
from boardlab.catan.board import SITES, SITES_OF_TILE, TILE_AT, TILES, bits
from boardlab.catan.cards import size
from boardlab.catan.island import WAYS_OF
from boardlab.catan.picture.context import DrawContext
from boardlab.catan.picture.geometry import Box
from boardlab.catan.picture.map import SPOTS
from boardlab.catan.picture.pieces import OUTLINE, ROBBER_RISE
from boardlab.catan.picture.tags import HIGH, WIDE, Leader, Things, leaders
from boardlab.catan.places import tile_phrase
from boardlab.catan.rules.robber.moving import candidates
from boardlab.catan.seats import SEATS
from boardlab.core.i18n.language import seat_letter
from boardlab.core.picture.drawing import cased_token, clip, fit, group, path, shift, text
from boardlab.core.picture.scene import Shape
from boardlab.core.picture.svg import number

STAGES = (DISCARD, ROBBER, RIDE, STEAL)
_STEPS = ("discard", "move", "steal")


def victims(ctx: DrawContext) -> tuple[int, ...]:
    """Whose cards are at stake on the tile the robber is drawn on."""
    p = ctx.position
    if p.stage == STEAL:
        return (p.underway.victim,)
    if p.stage in (ROBBER, RIDE) and ctx.ghost:
        return candidates(p, p.decider, TILE_AT[ctx.stands])
    return ()


# -- on the board ----------------------------------------------------------------------------------------------------


def ghost(ctx: DrawContext) -> Iterable[Shape]:
    """Where the robber stood, dashed."""
    if ctx.ghost and not ctx.lit:
        x, y = SPOTS[ctx.ghost]
        yield path("bl-ghost", OUTLINE, style=shift(x, y + ROBBER_RISE))


def trail(ctx: DrawContext) -> Iterable[Shape]:
    """An arrow from where the robber stood to where it stands, under all that it passes."""
    if not ctx.ghost or ctx.lit:
        return
    (x0, y0), (x1, y1) = SPOTS[ctx.ghost], SPOTS[ctx.stands]
    y0, y1 = y0 + ROBBER_RISE, y1 + ROBBER_RISE
    far = max(1.0, ((x1 - x0) ** 2 + (y1 - y0) ** 2) ** 0.5)
    across, down = (x1 - x0) / far, (y1 - y0) / far
    side = -1 if across > 0 else 1
    # A bow over the straight line, so that it runs above what lies between.
    bow = 26 + far / 8
    x2, y2 = round((x0 + x1) / 2 - side * down * bow), round((y0 + y1) / 2 + side * across * bow)
    start, end = _towards(x0, y0, x2, y2, 22), _towards(x1, y1, x2, y2, 30)
    tip = _towards(x1, y1, x2, y2, 20)
    data = f"M{start[0]} {start[1]}Q{x2} {y2} {end[0]} {end[1]}"
    wide, high = (end[0] - tip[0]) * 0.8, (end[1] - tip[1]) * 0.8
    head = f"M{tip[0]} {tip[1]}L{_point(end[0] - high, end[1] + wide)} {_point(end[0] + high, end[1] - wide)}z"
    yield path("bl-arc0", data)
    yield path("bl-arc", data)
    yield path("bl-arc bl-head", head)


def _point(x: float, y: float) -> str:
    return f"{round(x)} {round(y)}"


def _towards(x: float, y: float, x2: float, y2: float, steps: int) -> tuple[int, int]:
    far = max(1.0, ((x2 - x) ** 2 + (y2 - y) ** 2) ** 0.5)
    return round(x + (x2 - x) * steps / far), round(y + (y2 - y) * steps / far)


def things(ctx: DrawContext) -> Things:
    """What stands on the island."""
    return Things(tuple((key, house.kind) for key, house in ctx.buildings.items()), tuple(ctx.roads), ctx.stands)


def tags(ctx: DrawContext) -> Iterable[Shape]:
    """For each victim, out at sea with a line to its house: its token, the backs of its cards, the chance of each."""
    for seat, count, leader in _led(ctx):
        data = "M" + "L".join(f"{number(x)} {number(y)}" for x, y in leader.line)
        (x0, y0), (x, y) = _towards(*leader.line[0], *leader.line[1], 4), leader.tag
        pill = {"x": str(-WIDE // 2), "y": str(-HIGH // 2), "width": str(WIDE), "height": str(HIGH), "rx": "18"}
        yield group(
            path("bl-lead0", data),
            path("bl-lead", data),
            Shape("circle", {"class": "bl-end", "cx": number(x0), "cy": number(y0), "r": "4.5"}),
            group(
                Shape("rect", pill),
                cased_token(SEATS[seat], seat, -33, 0, 0.95),
                path("bl-back", "M-15-10h12v18h-12z" + "M-10-8h12v18h-12z" * (count > 1)),
                Shape("text", {"x": "8", "y": "6"}, f"1/{count}"),
                style=shift(x, y),
            ),
            kind="bl-stake", data_key=f"stake:{seat_letter(seat)}@{ctx.stands}",
        )  # fmt: skip


def tag_rooms(ctx: DrawContext) -> Iterator[Box]:
    """The room of each tag, and of the end of its line at the house."""
    for _, _, leader in _led(ctx):
        (x, y), (x0, y0) = leader.tag, leader.line[0]
        yield x - WIDE / 2, y - HIGH / 2, x + WIDE / 2, y + HIGH / 2
        yield x0 - 8, y0 - 8, x0 + 8, y0 + 8


def _led(ctx: DrawContext) -> Iterator[tuple[int, int, Leader]]:
    """The victims that have a tag, with how many cards each has. The list beside the board tells of every one."""
    found = [(seat, _houses_on(ctx, seat), size(ctx.position.packed_hand(seat))) for seat in victims(ctx)]
    open_to = [(seat, keys, count) for seat, keys, count in found if keys and count]
    led = leaders(things(ctx), tuple(keys for _, keys, _ in open_to)) if open_to else ()
    yield from ((seat, count, leader) for (seat, _, count), leader in zip(open_to, led, strict=True) if leader)


def _houses_on(ctx: DrawContext, seat: int) -> tuple[str, ...]:
    """Where a seat has buildings on the tile the robber is drawn on."""
    pieces = ctx.position.pieces
    mine = (pieces.settlements[seat] | pieces.cities[seat]) & SITES_OF_TILE[TILE_AT[ctx.stands]]
    return tuple(SITES[site] for site in bits(mine))


# -- beside it -------------------------------------------------------------------------------------------------------


def steps(ctx: DrawContext, left: int, y: int) -> Iterable[Shape]:
    """What a 7 or a knight asks for, in order: done, now, still to come."""
    stage = ctx.position.stage
    names = _STEPS[1:] if ctx.position.phase != "roll" and not _is_seven(ctx) else _STEPS
    now = {DISCARD: "discard", STEAL: "steal"}.get(stage, "move")
    for at, name in enumerate(names):
        x = left + 107 * at
        state = (names.index(name) > names.index(now)) - (names.index(name) < names.index(now))
        yield _SIGNS[state](x + 7, y - 6)
        yield fit(x + 20, y, ctx.say(f"panel.step.{name}"), 82, "bl-b0" if not state else "bl-mut", 17)
        if not state:
            yield path("bl-now", f"M{x} {y + 9}h92")


def _is_seven(ctx: DrawContext) -> bool:
    return ctx.position.stage in (DISCARD, ROBBER) or ctx.position.rolled == 7


_SIGNS = {
    -1: lambda x, y: path("bl-tick", f"M{x - 6} {y}l4 5 8-10"),
    0: lambda x, y: Shape("circle", {"class": "bl-dot", "cx": str(x), "cy": str(y), "r": "7"}),
    1: lambda x, y: Shape("circle", {"class": "bl-hole", "cx": str(x), "cy": str(y), "r": "6"}),
}


def stakes(ctx: DrawContext, left: int, right: int, y: int) -> Iterable[Shape]:
    """What the robber blocks on its tile, building by building, and the odds of a theft."""
    p = ctx.position
    tile = TILE_AT[ctx.stands]
    number = p.island.chips[tile]
    yield text(left, y, ctx.say("panel.on_tile", tile=tile_phrase(p.island, tile)), "bl-b0")
    if number:
        y += 22
        yield fit(left, y, ctx.say("panel.blocked", ways=WAYS_OF[number]), right - left, "bl-sm", 15.5)
    open_to = victims(ctx)
    for seat in range(p.players):
        small = (p.pieces.settlements[seat] & SITES_OF_TILE[tile]).bit_count()
        large = (p.pieces.cities[seat] & SITES_OF_TILE[tile]).bit_count()
        if not small + large:
            continue
        y += 52
        count = size(p.packed_hand(seat))
        if seat in open_to:
            frame = {"class": "bl-ok bl-can", "x": str(left - 8), "y": str(y - 30), "rx": "8"}
            yield Shape("rect", {**frame, "width": str(right - left + 16), "height": "48"})
        yield cased_token(SEATS[seat], seat, left + 12, y - 6)
        yield text(left + 34, y - 9, clip(ctx.name_of(seat), 110, 17), "bl-b0")
        if number:
            lost = ctx.say("panel.lost", n=small + 2 * large, number=number)
            yield fit(left + 34, y + 10, lost, 160, "bl-sm", 15.5)
        if seat in open_to:
            yield text(right, y - 9, ctx.say("panel.odds", n=count), "bl-e bl-b0")
            yield fit(right, y + 10, ctx.say("panel.sure" if count == 1 else "panel.each"), 90, "bl-e bl-sm", 15.5)


def is_on(ctx: DrawContext) -> bool:
    """Is the robber's tile what the table beside the board is about now?"""
    p = ctx.position
    return (p.stage == STEAL or (p.stage in (ROBBER, RIDE) and bool(ctx.ghost))) and ctx.stands in TILES
