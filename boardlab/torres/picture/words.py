"""A Torres picture in words: what stands on each cell, where the arrow keys lead, and every fact round the board."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache, lru_cache

from boardlab.core.i18n.language import Phrase, Seat, Wording, seat_letter
from boardlab.core.picture.scene import Place, Spot
from boardlab.torres.board import NAMES, SIZE, castle_name, mask_of
from boardlab.torres.options import LEVEL_BONUS
from boardlab.torres.picture.context import DrawContext
from boardlab.torres.picture.context import spots as spots_of
from boardlab.torres.picture.panel import shown_hand
from boardlab.torres.picture.shapes import KING, Tag

_WAYS = {"left": (-1, 0), "right": (1, 0), "up": (0, 1), "down": (0, -1)}
"""Arrow keys follow the plan as it lies after its turns. On the tilted board, where the plan is turned by an eighth, up
leads away and to the right, right leads nearer and to the right: each arrow keeps to one line of the grid."""


def places(ctx: DrawContext) -> dict[str, Place]:
    """Every cell as a place, in reading order."""
    return {NAMES[cell]: _place(ctx, cell) for row in _rows(ctx.rotation) for cell in row}


def rows(ctx: DrawContext) -> tuple[tuple[str, ...], ...]:
    """Cell names row by row, the farthest row first, as the board lies."""
    return _names_by_row(ctx.rotation)


@cache
def _names_by_row(rotation: int) -> tuple[tuple[str, ...], ...]:
    return tuple([tuple([NAMES[cell] for cell in row]) for row in _rows(rotation)])


@cache
def _rows(rotation: int) -> list[list[int]]:
    cells = {spot: cell for cell, spot in enumerate(spots_of(rotation))}
    return [[cells[c, r] for c in range(SIZE)] for r in reversed(range(SIZE))]


def _place(ctx: DrawContext, cell: int) -> Place:
    c, r = ctx.at[cell]
    neighbours = {
        way: NAMES[ctx.cells[c + dc, r + dr]] for way, (dc, dr) in _WAYS.items() if (c + dc, r + dr) in ctx.cells
    }
    height = ctx.heights[cell]
    stands = str(height) if height else ""
    if cell in ctx.figures:
        seat = ctx.figures[cell]
        stands += "K" if seat == KING else seat_letter(seat)
        stands = stands if height else f".{stands}"
    return Place(NAMES[cell], _says(ctx, cell), neighbours, stands)


def _says(ctx: DrawContext, cell: int) -> str:
    name = NAMES[cell]
    seat = ctx.figures.get(cell)
    castle = ctx.castle_of.get(cell)
    who = "" if seat is None else ctx.who(seat)
    if castle is None:
        return _sentence(ctx.wording, ctx.lang, "says.ground_figure" if who else "says.ground", cell=name, who=who)
    royal = "_king_castle" if ctx.position.king in castle.cells else ""
    facts = {"level": ctx.heights[cell], "area": castle.area, "height": castle.height}
    key = f"says.tower_figure{royal}" if who else f"says.tower{royal}"
    return _sentence(ctx.wording, ctx.lang, key, cell=name, who=who, **facts)


@lru_cache(maxsize=4096)
def _sentence(wording: Wording, lang: str, key: str, **facts: str | int) -> str:
    """A sentence about a cell. Few change from one picture to the next, and 64 of them take as long as the towers."""
    return wording.say(key, lang, None, **facts)


def title(ctx: DrawContext) -> str:
    """What the picture shows, in one line."""
    position = ctx.position
    game = ctx.say("game")
    if position.is_over:
        return f"{game}: {ctx.say('panel.over')}"
    key = _PANEL_STAGE.get(position.stage, "panel.to_play")
    words = ctx.say(key, player=Seat(position.decider), kept=position.kept[position.decider])
    if position.stage in {"foundations", "knights", "king"}:
        return f"{game}: {ctx.say('panel.setup')}, {words}"
    return f"{game}: {ctx.say('panel.phase', phase=position.phase)}, {words}"


_PANEL_STAGE = {
    "foundations": "panel.setup_found",
    "carry": "panel.carry",
    "starter": "panel.starter",
    "knights": "panel.setup_knight",
    "king": "panel.setup_king",
    "move_king": "panel.move_king",
    "look": "panel.look",
}


def spots(ctx: DrawContext, tags: Iterable[Tag]) -> tuple[Spot, ...]:
    """The castle tags: what their two numbers count, and whether the king is there."""
    return tuple(
        Spot(
            tag.x + (tag.reach[1] - tag.reach[0]) / 2,
            tag.y,
            (tag.reach[0] + tag.reach[1]) / 2,
            ctx.say("beside.castle", area=tag.area, height=tag.height),
            " ".join(ctx.say(f"beside.{part}") for part in (("king", "sign") if tag.royal else ("sign",))),
        )
        for tag in tags
    )


def summary(ctx: DrawContext) -> Iterable[str]:
    """Every visible fact beyond the grid, one sentence a line."""
    position = ctx.position
    yield from _stage(ctx)
    for seat in range(position.players):
        stacks = position.stacks[seat]
        yield ctx.say(
            "summary.score" if stacks else "summary.score_no_stacks",
            player=Seat(seat),
            points=position.scores[seat],
            stacks=stacks,
            knights=len(position.knights[seat]),
            cards=len(position.hands[seat]),
        )
    hand = shown_hand(ctx)
    if hand is not None:
        yield ctx.say("summary.hand", player=Seat(hand[0]), cards=tuple(ctx.say(f"card.{card}") for card in hand[1]))
        if position.fresh:
            yield ctx.say("summary.fresh", cards=tuple(ctx.say(f"card.{card}") for card in position.fresh))
    for seat, kept in enumerate(position.kept):
        if kept:
            yield ctx.say("summary.kept", player=Seat(seat), n=kept)
    if position.master:
        text = position.wording.rules[f"torres.mcard.{position.master}"].statement
        name = Phrase(f"master.{position.master}")
        yield ctx.say("summary.master", card=name, text=text.get(ctx.lang, text["en"]))
    yield ctx.say("summary.supply", n=position.supply)
    if position.king >= 0 and not position.is_over:
        pays = LEVEL_BONUS[position.phase - 1]
        yield ctx.say("summary.king", cell=NAMES[position.king], level=position.phase, pays=pays)
    elif position.king < 0:
        yield ctx.say("summary.no_king")
    for castle in position.castles:
        yield ctx.say(
            "summary.castle", castle=castle_name(mask_of(castle.cells)), area=castle.area, height=castle.height
        )


_PLACING = {
    "foundations": "summary.place_found",
    "knights": "summary.place_knight",
    "king": "summary.place_king",
}


def _stage(ctx: DrawContext) -> Iterable[str]:
    position = ctx.position
    if position.is_over:
        yield ctx.say("summary.over", players=tuple(Seat(seat) for seat in position.winners))
        return
    player = Seat(position.decider)
    if position.stage in _PLACING:
        yield ctx.say("summary.setup")
        yield ctx.say(_PLACING[position.stage], player=player)
        return
    yield ctx.say("summary.phase", phase=position.phase, round=position.round, rounds=position.rounds)
    if position.stage in {"move_king", "carry", "starter"}:
        yield ctx.say(f"summary.{position.stage}", player=player)
        return
    left = max(position.ap - position.spent, 0)
    yield ctx.say("summary.turn", player=player, left=left, of=position.ap)
    if position.turn_stack >= 0:
        yield ctx.say("summary.turn_stack", n=position.turn_stack)
    else:
        yield ctx.say("summary.no_stack")
    if position.stage == "look":
        yield ctx.say("summary.look", player=player)
        seen = [ctx.say(f"card.{card}") for card in position.looking if card != "?"]
        if seen:
            yield ctx.say("summary.looking", cards=tuple(seen))
