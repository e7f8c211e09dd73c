"""Cards that move a knight: two levels up, elevator, diagonal, magnet, hurdle."""

from __future__ import annotations

from typing import ClassVar

from boardlab.core.contract.event import Event
from boardlab.core.contract.verdict import Breach
from boardlab.core.json_data import Json
from boardlab.torres.actions import Action, plays
from boardlab.torres.board import ALL, BIT, CELLS, DIAGONAL, NAMES, NEXT, cells_of
from boardlab.torres.cards import DIAGONAL_STEP, ELEVATOR, HURDLE, MAGNET, TWO_UP
from boardlab.torres.rules.action_type import Breaches, Events
from boardlab.torres.rules.card_type import PLAYED, Card, Carrying, ends_of
from boardlab.torres.rules.doors import ruled_out, through
from boardlab.torres.rules.knights import add_targets, levels
from boardlab.torres.rules.placing import blocked, next_to_own_knight, no_own_knight
from boardlab.torres.state import State


class KnightCard(Carrying):
    """A card that moves an own knight."""

    rule: ClassVar[str]
    """The rule that says how."""

    def facts(self, before: State, act: Action) -> Json:
        """What is told of it."""
        return levels(before, act)

    def events(self, before: State, after: State, act: Action) -> Events:
        yield Event(self.word, self.rule, self.facts(before, act), ends_of(act)[1], act.player)


@PLAYED.add
class TwoUp(KnightCard):
    """One step that climbs two levels (torres.card.two_up)."""

    kind, word, close = Card.TWO_UP, "two_up", True
    rule = "torres.card.two_up"

    def breaches(self, p: State, act: Action) -> Breaches:
        rule = self.rule
        yield from no_own_knight(p, act, "torres.move.cost")
        yield from blocked(p, act.cell, rule, "taken")
        facts, places = ends_of(act)
        heights = p.ground.heights
        if not NEXT[act.source] & BIT[act.cell]:
            yield Breach(rule, facts, places, "straight")
        climb = heights[act.cell] - heights[act.source]
        if climb <= 0:
            yield Breach(rule, facts, places, "down")
        elif p.options.two_up == "up_to" and climb > 2:
            yield Breach(rule, {**facts, "climb": climb}, places, "up_to")
        elif p.options.two_up == "exactly" and climb != 2:
            yield Breach(rule, {**facts, "climb": climb}, places, "levels")

    def add_plays(self, found: list[Action], p: State, seat: int, free: int) -> None:
        ground = p.ground
        if p.options.two_up == "up_to":
            _up_to_two(found, p, seat)
            return
        for cell in cells_of(p.pieces[seat]):
            goal = ground.heights[cell] + 2
            if goal < len(ground.tall) - 1:
                cells = NEXT[cell] & ground.tall[goal] & ~ground.tall[goal + 1] & free
                plays(seat, TWO_UP, cell).onto(found, cells)


def _up_to_two(found: list[Action], p: State, seat: int) -> None:
    """The card as ruled by ``two_up``: one level or two."""
    tall = (*p.ground.tall, 0, 0)
    for cell in cells_of(p.pieces[seat]):
        level = p.ground.heights[cell]
        plays(seat, TWO_UP, cell).onto(found, NEXT[cell] & tall[level + 1] & ~tall[level + 3] & p.free)


@PLAYED.add
class Elevator(KnightCard):
    """Through a castle and out on any level (torres.card.elevator)."""

    kind, word, mark = Card.ELEVATOR, "elevator", "door"
    rule = "torres.card.elevator"

    def breaches(self, p: State, act: Action) -> Breaches:
        rule = self.rule
        yield from no_own_knight(p, act, "torres.move.cost")
        if act.source == act.cell:
            yield Breach(rule, {"cell": NAMES[act.cell]}, (NAMES[act.cell],), "same")
            return
        yield from blocked(p, act.cell, rule, "taken")
        ground = p.ground
        level = ground.heights[act.source]
        door = p.options.door
        if not through(ground, act.source, door, climbing=True) & BIT[act.cell]:
            facts, places = ends_of(act)
            if door is not None and through(ground, act.source, None, climbing=True) & BIT[act.cell]:
                for why in ruled_out(ground, act.source, act.cell, door, climbing=True):
                    yield Breach(rule, facts, places, why)
            elif NEXT[act.source] & (ground.tall[level + 1]):
                yield Breach(rule, facts, places, "exit")
            else:
                yield Breach(rule, {"source": NAMES[act.source], "level": level}, places[:1], "none")

    def add_plays(self, found: list[Action], p: State, seat: int, free: int) -> None:
        ground = p.ground
        for cell in cells_of(p.pieces[seat]):
            cells = through(ground, cell, p.options.door, climbing=True) & free
            plays(seat, ELEVATOR, cell).onto(found, cells)


@PLAYED.add
class Diagonal(KnightCard):
    """One step across a corner (torres.card.diagonal)."""

    kind, word, close = Card.DIAGONAL, "diagonal", True
    rule = "torres.card.diagonal"

    def breaches(self, p: State, act: Action) -> Breaches:
        rule = self.rule
        yield from no_own_knight(p, act, "torres.move.cost")
        yield from blocked(p, act.cell, rule, "taken")
        if not DIAGONAL[act.source] & BIT[act.cell]:
            facts, places = ends_of(act)
            yield Breach(rule, facts, places, "distance")
        yield from climbs(p, act, rule)

    def add_plays(self, found: list[Action], p: State, seat: int, free: int) -> None:
        ground = p.ground
        for cell in cells_of(p.pieces[seat]):
            limit = ground.heights[cell] + 2
            cells = DIAGONAL[cell] & free
            if limit < len(ground.tall):
                cells &= ~ground.tall[limit]
            plays(seat, DIAGONAL_STEP, cell).onto(found, cells)


@PLAYED.add
class Magnet(KnightCard):
    """Beside another own knight, wherever it stands (torres.card.magnet)."""

    kind, word = Card.MAGNET, "magnet"
    rule = "torres.card.magnet"

    def breaches(self, p: State, act: Action) -> Breaches:
        rule = self.rule
        yield from no_own_knight(p, act, "torres.move.cost")
        if act.source == act.cell:
            yield Breach(rule, {"cell": NAMES[act.cell]}, (NAMES[act.cell],), "same")
            return
        yield from blocked(p, act.cell, rule, "taken")
        others = p.pieces[act.player] & ~BIT[act.source]
        yield from next_to_own_knight(p, act.cell, others, rule, rule, ("adjacent", "level"))

    def add_plays(self, found: list[Action], p: State, seat: int, free: int) -> None:
        mine = p.pieces[seat]
        for cell in cells_of(mine):
            cells = add_targets(p.ground, mine & ~BIT[cell]) & free
            plays(seat, MAGNET, cell).onto(found, cells)


@PLAYED.add
class Hurdle(KnightCard):
    """Straight over a knight (torres.card.hurdle)."""

    kind, word, close = Card.HURDLE, "hurdle", True
    rule = "torres.card.hurdle"

    def breaches(self, p: State, act: Action) -> Breaches:
        rule = self.rule
        yield from no_own_knight(p, act, "torres.move.cost")
        yield from blocked(p, act.cell, rule, "taken")
        over = NEXT[act.source] & NEXT[act.cell] & ALL
        straight = act.source != act.cell and over.bit_count() == 1 and not DIAGONAL[act.source] & BIT[act.cell]
        facts, places = ends_of(act)
        if not straight:
            yield Breach(rule, facts, places, "straight")
        else:
            middle = next(cells_of(over))
            figure = p.figure_on(middle)
            if figure is None:
                yield Breach(rule, {"cell": NAMES[middle]}, (NAMES[middle],), "nobody")
            elif figure < 0:
                yield Breach(rule, {"cell": NAMES[middle]}, (NAMES[middle],), "king")
        yield from climbs(p, act, rule)

    def add_plays(self, found: list[Action], p: State, seat: int, free: int) -> None:
        ground = p.ground
        knights = 0
        for mask in p.pieces:
            knights |= mask
        for cell in cells_of(p.pieces[seat]):
            limit = ground.heights[cell] + 2
            cells = 0
            for over in cells_of(NEXT[cell] & knights):
                behind = over + over - cell
                if 0 <= behind < CELLS and NEXT[over] >> behind & 1:
                    cells |= BIT[behind]
            if limit < len(ground.tall):
                cells &= ~ground.tall[limit]
            plays(seat, HURDLE, cell).onto(found, cells & free)

    def facts(self, before: State, act: Action) -> Json:
        return {**levels(before, act), "over": NAMES[(act.source + act.cell) // 2]}


def climbs(p: State, act: Action, rule: str) -> Breaches:
    """At most one level up, any number down."""
    facts, places = ends_of(act)
    climb = p.ground.heights[act.cell] - p.ground.heights[act.source]
    if climb > 1:
        yield Breach(rule, {**facts, "climb": climb}, places, "up")
