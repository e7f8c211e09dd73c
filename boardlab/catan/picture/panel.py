"""Beside the board of a still picture: whose turn it is, what everybody has, one hand, the bank and the costs."""

from __future__ import annotations

from collections.abc import Iterable

from boardlab.catan.actions import OVER
from boardlab.catan.cards import (
    CITY_COST,
    DEVELOPMENT_COST,
    RESOURCES,
    ROAD_COST,
    SETTLEMENT_COST,
    counts_of,
    holds,
    size,
)
from boardlab.catan.options import CITIES, ROADS, SETTLEMENTS
from boardlab.catan.picture.context import DrawContext
from boardlab.catan.picture.ground import card
from boardlab.catan.picture.pieces import house
from boardlab.catan.picture.robber import STAGES, is_on, stakes, steps
from boardlab.catan.picture.words import developments, shown_hand
from boardlab.catan.seats import SEATS
from boardlab.catan.state import State
from boardlab.core.i18n.language import Phrase
from boardlab.core.picture.drawing import cased_token, clip, fit, group, path, shift, text, width
from boardlab.core.picture.scene import Shape

Box = tuple[float, float, float, float]
LEFT, RIGHT = 704, 1016
_COLUMNS = (811, 863, 912, 957, 1002)
_HAND, _BANK = 819, 863
"""The middle of the columns of figures."""
_COSTS = ((902, ROAD_COST), (935, SETTLEMENT_COST), (968, CITY_COST), (1001, DEVELOPMENT_COST))
_ROWS = tuple([378 + 36 * kind for kind in range(5)])
"""The middle of each resource's row."""
DICE = ("m0 0h0", "m-8-8h0m16 16h0", "m-9-9h0m9 9h0m9 9h0", "m-8-8h0m16 0h0m-16 16h0m16 0h0",
        "m-9-9h0m18 0h0m-9 9h0m-9 9h0m18 0h0", "m-8-9h0m16 0h0m-16 9h0m16 0h0m-16 9h0m16 0h0")  # fmt: skip
"""The dots of a die 32 units wide, from its middle."""


def panel(ctx: DrawContext) -> tuple[Shape, ...]:
    """Everything beside the board."""
    return (*table(ctx)[0], *cards(ctx)[0], *(_foot(ctx) if is_on(ctx) else ()))


def table(ctx: DrawContext) -> tuple[tuple[Shape, ...], Box]:
    """Whose turn it is, and what everybody has; with the room it takes."""
    tall = 166 + 33 * ctx.position.players
    return (*_head(ctx), *_phases(ctx), *_table(ctx)), (692.0, 12.0, 336.0, tall - 18.0)


def cards(ctx: DrawContext) -> tuple[tuple[Shape, ...], Box]:
    """One hand, the bank and the costs, or what the robber puts at stake; with the room it takes."""
    if is_on(ctx):
        below = tuple(stakes(ctx, LEFT, RIGHT, 346))
        rows = sum(shape.attrs.get("class", "").startswith("bl-f ") for shape in below)
        return below, (692.0, 314.0, 336.0, 86.0 + 52 * rows)
    return (*_cards(ctx), *_foot(ctx)), (692.0, 314.0, 336.0, 326.0)


def _head(ctx: DrawContext) -> Iterable[Shape]:
    p = ctx.position
    seat = p.active
    key = "panel.over" if p.is_over else "panel.turn" if p.turn else "panel.founding"
    # Bold letters are a sixth wider than others, and between them and the dice stays a gap.
    room, bold = RIGHT - 746 - (84 if p.dice else 0), 28
    rest = width(ctx.say(key, player=""), bold)
    name = clip(ctx.name_of(seat), max(room * 1.05 - rest, 40), bold)
    yield cased_token(SEATS[seat], seat, 720, 44, 1.3)
    yield fit(746, 52, ctx.say(key, player=name), room, "bl-h", bold)
    for x, face in zip((962, 1000), p.dice or (), strict=False):
        box = {"class": "bl-die", "x": str(x - 16), "y": "28", "width": "32", "height": "32", "rx": "7"}
        yield Shape("rect", box)
        yield path("bl-dp", f"M{x} 44{DICE[face - 1]}")


def _phases(ctx: DrawContext) -> Iterable[Shape]:
    """The parts of a turn, the one that is under way underlined."""
    p = ctx.position
    if p.is_over:
        return
    yield path("bl-rule", f"M{LEFT} 103h{RIGHT - LEFT}")
    if p.stage in STAGES:
        yield from steps(ctx, LEFT, 94)
        return
    names = ["found"] if not p.turn else ["roll", "act"] if p.phase == "act" else ["roll", "trade", "build"]
    if p.turn and p.phase == "roll" and p.options.phase_mode == "combined":
        names = ["roll", "act"]
    for at, name in enumerate(names):
        x = LEFT + 107 * at
        now = name in (p.phase, "found")
        yield fit(
            x, 94, ctx.say(f"panel.{name}"), 200 if name in ("act", "found") else 100, "bl-b0" if now else "bl-mut", 17
        )
        if now:
            yield path("bl-now", f"M{x} 103h92")


def _table(ctx: DrawContext) -> Iterable[Shape]:
    p, before = ctx.position, ctx.marks.before
    for x, name in zip(_COLUMNS, ("points", "cards", "developments", "army", "road"), strict=True):
        yield fit(x, 140, ctx.say(f"panel.{name}"), 46, "bl-sm bl-m", 15.5)
    for seat in range(p.players):
        y = 166 + 33 * seat
        if seat == p.active:
            band = {"class": "bl-band", "x": "696", "y": str(y - 17), "width": "328", "height": "33", "rx": "6"}
            yield Shape("rect", band)
        yield cased_token(SEATS[seat], seat, 718, y)
        if ctx.names:
            yield text(738, y + 6, clip(ctx.name_of(seat), 60, 17))
        counts = _counts(p, seat)
        earlier = _counts(before, seat) if before is not None else counts
        figures = []
        for column, (x, count) in enumerate(zip(_COLUMNS, counts, strict=True)):
            if (column == 3 and p.army_holder == seat) or (column == 4 and p.road_holder == seat):
                pill = {"x": str(x - 14), "y": str(y - 13), "width": "28", "height": "26", "rx": "13"}
                words = Shape("text", {"x": str(x), "y": str(y + 6)}, str(count))
                yield group(Shape("rect", pill), words, kind="bl-num")
            else:
                kind = "bl-b0" if column == 0 else "" if count else "bl-mut"
                figures.append(text(x, y + 6, str(count) if count or not column else "–", kind))
            if count != earlier[column]:
                yield from _change(x, y, count, count - earlier[column])
        yield group(*figures, kind="bl-m")


def _counts(p: State, seat: int) -> tuple[int, ...]:
    """What may be seen of a seat here, column by column."""
    developments = size(p.developments[seat])
    return p.known_scores[seat], p.hand_sizes[seat], developments, p.knights[seat], p.pieces.lengths[seat]


def _change(x: int, y: int, count: int, by: int) -> Iterable[Shape]:
    """By how much a count has just changed, behind it."""
    words = f"+{by}" if by > 0 else f"−{-by}"
    x = min(x + 17 + 5 * len(str(count)), RIGHT - 4)
    pill = {"x": str(x - 13), "y": str(y - 15), "width": "27", "height": "17", "rx": "8.5"}
    kind = "bl-num bl-by" if by > 0 else "bl-less bl-by"
    yield group(Shape("rect", pill), Shape("text", {"x": str(x), "y": str(y - 2)}, words), kind=kind)


def _cards(ctx: DrawContext) -> Iterable[Shape]:
    """Hand, bank and costs in one table: what one has is filled, what one lacks is hollow."""
    p = ctx.position
    seat = shown_hand(ctx)
    hand = p.packed_hand(seat) if seat is not None else 0
    have = counts_of(hand)
    if seat is not None:
        yield cased_token(SEATS[seat], seat, 718, 341, 0.9)
        yield fit(_HAND, 346, ctx.say("panel.hand"), 40, "bl-sm bl-m", 15.5)
    yield fit(_BANK, 346, ctx.say("panel.bank"), 40, "bl-sm bl-m", 15.5)
    yield from _heads(p.active if seat is None else seat)
    figures = []
    for kind, (name, y) in enumerate(zip(RESOURCES, _ROWS, strict=True)):
        yield card(kind, LEFT, y - 15)
        yield fit(746, y + 6, ctx.say(f"resource.{name}"), 56, "", 17)
        if seat is not None:
            figures.append(text(_HAND, y + 6, str(have[kind]), "bl-b0" if have[kind] else "bl-mut"))
        figures.append(text(_BANK, y + 6, str(p.bank[kind]), "bl-mut"))
    yield group(*figures, kind="bl-m")
    yield from _costs(have, hand if seat is not None else -1)
    yield from _left(ctx, p.active if seat is None else seat)


def _heads(seat: int) -> Iterable[Shape]:
    """What each column buys, in small."""
    yield path("bl-ways", "M888 348l28-16", style="stroke-width:12")
    yield path(f"bl-road bl-o{seat + 1}", "M890 347l24-14", style="stroke-width:8")
    for x, y, scale, kind in ((935, 342, 0.7, "settlement"), (968, 344, 0.6, "city")):
        yield group(*house(seat, kind, 0, 0), kind=f"bl-b bl-y{seat + 1}", style=shift(x, y, scale))
    yield path("bl-any bl-card", "M992 328h18v24h-18z")
    yield path("bl-star", "M1001 333l2 4.5 5 .5-4 3.5 1 5-4-3-4 3 1-5-4-3.5 5-.5z")


def _costs(have: tuple[int, ...], hand: int) -> Iterable[Shape]:
    """What everything costs; a frame round what the hand can pay, -1 for a hand that is not shown."""
    for x, cost in _COSTS:
        if hand >= 0 and holds(hand, cost):
            frame = {"class": "bl-ok bl-can", "x": str(x - 16), "y": "321", "width": "32", "height": "245", "rx": "7"}
            yield Shape("rect", frame)
    lacking = ""
    for kind, y in enumerate(_ROWS):
        asked = [(x, counts_of(cost)[kind]) for x, cost in _COSTS if counts_of(cost)[kind]]
        for enough in (True, False):
            cells = [(x, count) for x, count in asked if (hand >= 0 and have[kind] >= count) is enough]
            data = "".join(f"M{x - 11} {y - 11}h22v22h-22z" for x, _ in cells)
            if not cells:
                continue
            if enough:
                yield path(f"bl-t{kind + 1} bl-card", data)
            else:
                lacking += data
            # One text with a place for each figure: all costs are single digits.
            places = {"x": " ".join(str(x) for x, _ in cells), "y": str(y + 6)}
            kinds = "bl-m bl-b0" if enough else "bl-m bl-mut"
            yield Shape("text", {"class": kinds, **places}, "".join(str(count) for _, count in cells))
    if lacking:
        yield path("bl-none", lacking)


def _left(ctx: DrawContext, seat: int) -> Iterable[Shape]:
    """Pieces left of a seat, and cards left in the pile."""
    pieces = ctx.position.pieces
    left = (
        ROADS - pieces.roads[seat].bit_count(),
        SETTLEMENTS - pieces.settlements[seat].bit_count(),
        CITIES - pieces.cities[seat].bit_count(),
        ctx.position.pile_size,
    )
    yield fit(748, 558, ctx.say("panel.left"), 110, "bl-sm", 15.5)
    for (x, _), count in zip(_COSTS, left, strict=True):
        yield text(x, 558, str(count), "bl-sm bl-m")


def _foot(ctx: DrawContext) -> Iterable[Shape]:
    """What is being decided, and the development cards of the hand that is shown."""
    p = ctx.position
    if p.stage != OVER:
        stage = Phrase(f"stage.{p.stage}")
        if p.decider in (p.active, -1):
            words = ctx.say("panel.stage", stage=stage)
        else:
            words = ctx.say("panel.stage_other", player=clip(ctx.name_of(p.decider), 90), stage=stage)
        yield fit(LEFT, 604, words, RIGHT - LEFT, "bl-b0", 17)
    seat = shown_hand(ctx)
    if seat is not None and p.developments[seat]:
        words = ctx.say("panel.owned", cards=developments(p.developments[seat]))
        yield fit(LEFT, 630, words, RIGHT - LEFT, "bl-mut", 17)
