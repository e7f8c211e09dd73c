"""The ideas by which turns of Torres are told apart after a game. Each reads one way to play a turn, and no secret."""

from __future__ import annotations

from collections.abc import Mapping

from boardlab.core.contract.critic import Idea, Way
from boardlab.torres.actions import Kind
from boardlab.torres.board import Ground
from boardlab.torres.cards import EXTRA_BLOCK
from boardlab.torres.options import LEVEL_BONUS
from boardlab.torres.play.features import bonus_way, turns_of_game
from boardlab.torres.play.reasons import paid_for
from boardlab.torres.rules.scoring import castle_payments
from boardlab.torres.state import State

Facts = Mapping[str, object] | None
FEW_POINTS = 2
"""So many AP taken as points are worth a word."""


def _seat(way: Way) -> int:
    seat: int = way.actions[0].player
    return seat


def _blocks(way: Way) -> list[int]:
    return [act.cell for act in way.actions if act.kind == Kind.BUILD or act.card == EXTRA_BLOCK]


def _levels(p: State, seat: int) -> dict[int, tuple[int, int]]:
    """Of each castle with an own knight the area and the level that counts."""
    return {castle: (area, level) for castle, area, level in castle_payments(p.ground, p.pieces[seat])}


def bonus(way: Way) -> Facts:
    """A knight stands on the level of the king's bonus when the turn is over, and did not before."""
    p, end, seat = way.before, way.end, _seat(way)
    if way.actions[-1].kind != Kind.END or _bonus_way(end, seat, p.phase) or not _bonus_way(p, seat, p.phase):
        return None
    return {"bonus": LEVEL_BONUS[p.phase - 1], "level": p.phase}


def bonus_left(way: Way) -> Facts:
    """The bonus was earned, and is not any more."""
    p, seat = way.before, _seat(way)
    if way.actions[-1].kind != Kind.END or _bonus_way(p, seat, p.phase) or not _bonus_way(way.end, seat, p.phase):
        return None
    return {"bonus": LEVEL_BONUS[p.phase - 1], "level": p.phase}


def _bonus_way(p: State, seat: int, phase: int) -> int:
    return bonus_way(p.ground, p.pieces[seat], p.free, p.king, phase)


def climb(way: Way) -> Facts:
    """The knight that counts in a castle stands higher than before, and the castle pays more for it."""
    seat = _seat(way)
    before = _levels(way.before, seat)
    found = (0, 0, 0)
    for castle, (area, level) in _levels(way.end, seat).items():
        old = max((low for other, (_, low) in before.items() if other & castle), default=0)
        if old and level > old:
            found = max(found, (area * (level - old), area, level))
    gain, area, level = found
    return {"area": area, "level": level, "more": gain} if gain else None


def widen(way: Way) -> Facts:
    """An own castle covers more cells than before."""
    seat, found = _seat(way), (0, 0, 0)
    for castle, (area, level) in _levels(way.end, seat).items():
        old = sum(each.bit_count() for each in way.before.ground.masks if each & castle)
        if old and area > old:
            found = max(found, ((area - old) * level, area - old, level))
    gain, cells, level = found
    return {"cells": cells, "level": level, "more": gain} if gain else None


def for_another(way: Way) -> Facts:
    """The blocks of the turn bring somebody else more than oneself, with all knights where they stood before."""
    ground: Ground = way.before.ground
    for cell in _blocks(way):
        if not ground.buildable >> cell & 1:
            return None
        ground = ground.with_block(cell)
    p, seat = way.before, _seat(way)
    gains = [paid_for(ground, knights) - paid_for(p.ground, knights) for knights in p.pieces]
    others = max(gain for each, gain in enumerate(gains) if each != seat)
    own = paid_for(ground, way.end.pieces[seat]) - paid_for(p.ground, way.end.pieces[seat])
    return {"others": others, "own": own} if others > own else None


def door(way: Way) -> Facts:
    """A knight goes through a castle, to a cell that no step leads to."""
    for act in way.actions:
        if act.kind == Kind.MOVE and abs(act.cell % 8 - act.source % 8) + abs(act.cell // 8 - act.source // 8) > 1:
            return {}
    return None


def unused(way: Way) -> Facts:
    """AP are left when the turn ends."""
    p = way.before
    spent = sum(COSTS.get(act.kind, 0) * max(1, act.size if act.kind == Kind.POINT else 1) for act in way.actions)
    left = p.ap - p.spent - spent
    return {"ap": left} if left > 0 and way.actions[-1].kind == Kind.END else None


COSTS = {Kind.ADD: 2, Kind.MOVE: 1, Kind.BUILD: 1, Kind.BUY: 1, Kind.POINT: 1}


def points(way: Way) -> Facts:
    """AP are taken as points, more than one."""
    taken = sum(max(act.size, 1) for act in way.actions if act.kind == Kind.POINT)
    return {"ap": taken} if taken >= FEW_POINTS else None


def card(way: Way) -> Facts:
    """A card is played."""
    return {} if any(act.kind == Kind.PLAY for act in way.actions) else None


def late_card(way: Way) -> Facts:
    """A card is bought in the last turn, in which it can no longer be played."""
    bought = sum(act.kind == Kind.BUY for act in way.actions)
    return {"ap": bought} if bought and not turns_of_game(way.before, _seat(way)) else None


def knight(way: Way) -> Facts:
    """A new knight stands in a castle where one had none."""
    seat = _seat(way)
    p, end = way.before, way.end
    added = [act.cell for act in way.actions if act.kind == Kind.ADD]
    for castle in end.ground.masks:
        if castle & end.pieces[seat] and not castle & p.pieces[seat]:
            pays = castle.bit_count() * end.ground.top(castle & end.pieces[seat])
            return {"area": castle.bit_count(), "more": pays} if added else None
    return None


def lent_blocks(way: Way) -> Facts:
    """Blocks go back to the supply, since neither board nor stacks took them."""
    p, seat, last = way.before, _seat(way), way.actions[-1]
    if last.kind != Kind.END:
        return None
    had = sum(p.stacks[seat]) + max(p.turn_stack, 0)
    built = sum(act.kind == Kind.BUILD for act in way.actions)
    lost = had - built - sum(last.rest)
    return {"blocks": lost} if lost > 0 else None


def king(way: Way) -> Facts:
    """The king goes into a castle where somebody else stands and one does not."""
    act, p, seat = way.actions[-1], way.before, _seat(way)
    if act.kind != Kind.PLACE_KING:
        return None
    castle = p.ground.castle_mask(act.cell)
    others = sum((castle & knights).bit_count() for each, knights in enumerate(p.pieces) if each != seat)
    return {"others": others} if others and not castle & p.pieces[seat] else None


def close(way: Way) -> Facts:
    """The king's bonus comes within one move."""
    p, seat = way.before, _seat(way)
    if way.actions[-1].kind != Kind.END or _bonus_way(p, seat, p.phase) <= 1 or _bonus_way(way.end, seat, p.phase) != 1:
        return None
    return {"bonus": LEVEL_BONUS[p.phase - 1], "level": p.phase}


def top(way: Way) -> Facts:
    """A block raises the castle in which a knight can climb on."""
    seat, p = _seat(way), way.before
    for cell in _blocks(way):
        castle = way.end.ground.castle_mask(cell)
        if castle & way.end.pieces[seat] and p.ground.heights[cell] and way.end.ground.heights[cell] > 1:
            return {"level": way.end.ground.heights[cell]}
    return None


IDEAS = (
    Idea("bonus", "torres.king.exact", bonus),
    Idea("bonus_left", "torres.king.exact", bonus_left, fault=True),
    Idea("unused", "torres.turn.five_ap", unused, fault=True),
    Idea("late_card", "torres.play.later", late_card, fault=True),
    Idea("king", "torres.next.king_where", king, fault=True),
    Idea("for_another", "torres.score.everyone", for_another, fault=True),
    Idea("climb", "torres.score.highest", climb),
    Idea("card", "torres.play.free", card),
    Idea("knight", "torres.score.castle_once", knight),
    Idea("door", "torres.door.through", door),
    Idea("widen", "torres.build.extend", widen),
    Idea("close", "torres.king.exact", close),
    Idea("top", "torres.build.raise", top),
    Idea("points", "torres.point.cost", points, fault=True),
    Idea("lent_blocks", "torres.build.excess", lent_blocks, fault=True),
)
"""The most telling first."""
