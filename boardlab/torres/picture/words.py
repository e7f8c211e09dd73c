"""A Torres picture in words: what stands on each cell, where the arrow keys lead, and every fact round the board."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache

from boardlab.core.i18n.language import Phrase, Seat, Wording, seat_letter
from boardlab.core.picture.scene import Place, Spot
from boardlab.torres.board import NAMES, SIZE, castle_name, mask_of
from boardlab.torres.options import LEVEL_BONUS
from boardlab.torres.picture.look import Look
from boardlab.torres.picture.panel import shown_hand
from boardlab.torres.picture.shapes import KING, Tag

_WAYS = {"left": (-1, 0), "right": (1, 0), "up": (0, 1), "down": (0, -1)}
"""Arrow keys follow the plan as it lies after its turns. On the tilted board, where the plan is turned by an eighth, up
leads away and to the right, right leads nearer and to the right: each arrow keeps to one line of the grid."""


def places(look: Look) -> dict[str, Place]:
    """Every cell as a place, in reading order."""
    return {NAMES[cell]: _place(look, cell) for row in _rows(look) for cell in row}


def rows(look: Look) -> tuple[tuple[str, ...], ...]:
    """Cell names row by row, the farthest row first, as the board lies."""
    return tuple(tuple(NAMES[cell] for cell in row) for row in _rows(look))


def _rows(look: Look) -> list[list[int]]:
    return [[look.cells[c, r] for c in range(SIZE)] for r in reversed(range(SIZE))]


def _place(look: Look, cell: int) -> Place:
    c, r = look.at[cell]
    neighbours = {
        way: NAMES[look.cells[c + dc, r + dr]] for way, (dc, dr) in _WAYS.items() if (c + dc, r + dr) in look.cells
    }
    height = look.heights[cell]
    stands = str(height) if height else ""
    if cell in look.figures:
        seat = look.figures[cell]
        stands += "K" if seat == KING else seat_letter(seat)
        stands = stands if height else f".{stands}"
    return Place(NAMES[cell], _says(look, cell), neighbours, stands)


def _says(look: Look, cell: int) -> str:
    name = NAMES[cell]
    seat = look.figures.get(cell)
    castle = look.castle_of.get(cell)
    who = "" if seat is None else look.who(seat)
    if castle is None:
        return _said(look.wording, look.lang, "says.ground_figure" if who else "says.ground", cell=name, who=who)
    royal = "_king_castle" if look.position.king in castle.cells else ""
    facts = {"level": look.heights[cell], "area": castle.area, "height": castle.height}
    key = f"says.tower_figure{royal}" if who else f"says.tower{royal}"
    return _said(look.wording, look.lang, key, cell=name, who=who, **facts)


@lru_cache(maxsize=4096)
def _said(wording: Wording, lang: str, key: str, **facts: str | int) -> str:
    """A sentence about a cell. Few change from one picture to the next, and 64 of them take as long as the towers."""
    return wording.say(key, lang, None, **facts)


def title(look: Look) -> str:
    """What the picture shows, in one line."""
    position = look.position
    game = look.say("game")
    if position.is_over:
        return f"{game}: {look.say('panel.over')}"
    key = _PANEL_STAGE.get(position.stage, "panel.to_play")
    words = look.say(key, player=Seat(position.decider), kept=position.kept[position.decider])
    if position.stage in {"foundations", "knights", "king"}:
        return f"{game}: {look.say('panel.setup')}, {words}"
    return f"{game}: {look.say('panel.phase', phase=position.phase)}, {words}"


_PANEL_STAGE = {
    "foundations": "panel.setup_found",
    "carry": "panel.carry",
    "starter": "panel.starter",
    "knights": "panel.setup_knight",
    "king": "panel.setup_king",
    "move_king": "panel.move_king",
    "look": "panel.look",
}


def spots(look: Look, tags: Iterable[Tag]) -> tuple[Spot, ...]:
    """The castle tags: what their two numbers count, and whether the king is there."""
    return tuple(
        Spot(
            tag.x + (tag.reach[1] - tag.reach[0]) / 2,
            tag.y,
            (tag.reach[0] + tag.reach[1]) / 2,
            look.say("beside.castle", area=tag.area, height=tag.height),
            " ".join(look.say(f"beside.{part}") for part in (("king", "sign") if tag.royal else ("sign",))),
        )
        for tag in tags
    )


def summary(look: Look) -> Iterable[str]:
    """Every visible fact beyond the grid, one sentence a line."""
    position = look.position
    yield from _stage(look)
    for seat in range(position.players):
        stacks = position.stacks[seat]
        yield look.say(
            "summary.score" if stacks else "summary.score_no_stacks",
            player=Seat(seat),
            points=position.scores[seat],
            stacks=stacks,
            knights=len(position.knights[seat]),
            cards=len(position.hands[seat]),
        )
    hand = shown_hand(look)
    if hand is not None:
        yield look.say("summary.hand", player=Seat(hand[0]), cards=tuple(look.say(f"card.{card}") for card in hand[1]))
        if position.fresh:
            yield look.say("summary.fresh", cards=tuple(look.say(f"card.{card}") for card in position.fresh))
    for seat, kept in enumerate(position.kept):
        if kept:
            yield look.say("summary.kept", player=Seat(seat), n=kept)
    if position.master:
        text = position.wording.rules[f"torres.mcard.{position.master}"].statement
        name = Phrase(f"master.{position.master}")
        yield look.say("summary.master", card=name, text=text.get(look.lang, text["en"]))
    yield look.say("summary.supply", n=position.supply)
    if position.king >= 0 and not position.is_over:
        pays = LEVEL_BONUS[position.phase - 1]
        yield look.say("summary.king", cell=NAMES[position.king], level=position.phase, pays=pays)
    elif position.king < 0:
        yield look.say("summary.no_king")
    for castle in position.castles:
        yield look.say(
            "summary.castle", castle=castle_name(mask_of(castle.cells)), area=castle.area, height=castle.height
        )


_PLACING = {
    "foundations": "summary.place_found",
    "knights": "summary.place_knight",
    "king": "summary.place_king",
}


def _stage(look: Look) -> Iterable[str]:
    position = look.position
    if position.is_over:
        yield look.say("summary.over", players=tuple(Seat(seat) for seat in position.winners))
        return
    player = Seat(position.decider)
    if position.stage in _PLACING:
        yield look.say("summary.setup")
        yield look.say(_PLACING[position.stage], player=player)
        return
    yield look.say("summary.phase", phase=position.phase, round=position.round, rounds=position.rounds)
    if position.stage in {"move_king", "carry", "starter"}:
        yield look.say(f"summary.{position.stage}", player=player)
        return
    left = max(position.ap - position.spent, 0)
    yield look.say("summary.turn", player=player, left=left, of=position.ap)
    if position.turn_stack >= 0:
        yield look.say("summary.turn_stack", n=position.turn_stack)
    else:
        yield look.say("summary.no_stack")
    if position.stage == "look":
        yield look.say("summary.look", player=player)
        seen = [look.say(f"card.{card}") for card in position.looking if card != "?"]
        if seen:
            yield look.say("summary.looking", cards=tuple(seen))
