"""The cheapest way to a tent within one turn, found by search: how many AP, and by which actions."""

from __future__ import annotations

import heapq
from collections.abc import Iterator
from itertools import count

from boardlab.creed import Position
from boardlab.creed.actions import Action, Kind
from boardlab.creed.board import RANKS
from boardlab.creed.position import apply
from boardlab.creed.rules.sieges import SIEGE_AP
from boardlab.creed.tents import DESTROYED
from boardlab.creed.units import PROFILES
from boardlab.lessons.creed.fields import spent

ON_A_LINE = frozenset({Kind.DEPLOY, Kind.MORALE, Kind.ATTACK, Kind.SIEGE, Kind.REVEAL})
"""What is tried on one line: units from hand, morale, attacks on units and on tents."""
ANY_WAY = ON_A_LINE | {Kind.MOVE, Kind.ASSASSINATE}
"""The same with moves, and the special action that needs no line."""
MOST_AP = 99


def destroyed(p: Position, tent: str) -> bool:
    """Is a tent destroyed?"""
    return bool(p.camps[p.layout.tent_numbers[tent]] & DESTROYED)


def plan(p: Position, tent: str, line: str = "1", kinds: frozenset[Kind] = ON_A_LINE) -> tuple[str, ...]:
    """The actions of a cheapest plan within this turn; of equally cheap ones, one of the shortest.

    A best-first search (A*): first the position from which least may be possible, the AP spent and one more siege. So
    the first one in which the tent is destroyed is cheapest.

    Args:
        p: where the turn stands.
        tent: the tent that shall be destroyed, such as ``BT31``.
        line: the player's own line on which units are deployed, encouraged and attack.
        kinds: the kinds of action that are tried.

    Raises:
        ValueError: where no plan of this turn destroys it.
    """
    tie = count()
    start = p.ap[p.on_turn]
    queue: list[tuple[int, int, int, Position, tuple[str, ...]]] = [(0, 0, next(tie), p, ())]
    best = {_alike(p): 0}
    while queue:
        _, _, _, here, done = heapq.heappop(queue)
        if destroyed(here, tent):
            return done
        for act in _tried(here, line, kinds):
            after = apply(here, act)
            cost, alike = start - after.ap[p.on_turn], _alike(after)
            if cost < best.get(alike, MOST_AP):
                best[alike] = cost
                least = cost if destroyed(after, tent) else cost + SIEGE_AP
                heapq.heappush(queue, (least, len(done) + 1, next(tie), after, (*done, act.to_text())))
    raise ValueError("No plan of this turn reaches the goal.")


def _tried(p: Position, line: str, kinds: frozenset[Kind]) -> Iterator[Action]:
    """The actions of these kinds that happen on a line.

    Units are deployed face up, on the first free cell, and move one at a time: on its line every rank serves as well.
    """
    names, taken = p.layout.line_names, set[int]()
    for act in p.legal_actions():
        if act.kind not in kinds or act.hidden or len(act.moves) > 1:
            continue
        if act.kind == Kind.ASSASSINATE:
            yield act
            continue
        cell = act.moves[0][1] if act.moves else act.cell if act.kind == Kind.DEPLOY else act.source
        who = act.unit if act.kind == Kind.DEPLOY else PROFILES.stop + act.moves[0][0] if act.moves else -1
        if names[cell // RANKS].endswith(line) and who not in taken:
            if who >= 0:
                taken.add(who)
            yield act


def _alike(p: Position) -> tuple[object, ...]:
    """What decides how a plan goes on: on its line a unit may stand on any rank."""
    cells, seat = p.layout.cells_of[p.on_turn], p.on_turn
    lines = (p.units[start : start + RANKS] for start in cells[::RANKS])
    own = tuple(bytes(sorted(tiles)) for tiles in lines)
    enemy = bytes(tile for cell, tile in enumerate(p.units) if cell not in cells)
    return own, enemy, p.camps, p.ap[seat], p.boxes[seat], p.hand_piles[seat]


def price(p: Position, tent: str, line: str = "1", kinds: frozenset[Kind] = ON_A_LINE) -> int:
    """The AP of a cheapest plan.

    Raises:
        ValueError: where no plan of this turn destroys it.
    """
    return spent(p, plan(p, tent, line, kinds))
